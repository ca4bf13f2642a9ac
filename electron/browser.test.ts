import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import { cache } from '../build/paths.ts'
import { askForWindow } from './running.ts'

const program = `
  const { runInBrowser } = await import(process.argv[1])
  const [, , data, port] = process.argv
  await runInBrowser({ version: '0', data, port: Number(port), open: true, say: (line) => console.log(line) }).catch((error) => {
    console.log(error.message)
    process.exitCode = 1
  })
`
let data: string
const children: ChildProcess[] = []

beforeEach(() => {
  data = temporaryFolder()
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts the shell, without a display unless there are programs to show it with, up to its first line. */
async function start({ port = 0, data: directory = data, programs = '' } = {}) {
  const address = import.meta.resolve('./browser.ts')
  const env = {
    ...process.env,
    DISPLAY: programs && ':7',
    WAYLAND_DISPLAY: '',
    PATH: programs,
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
  }
  const args = ['--input-type=module', '--eval', program, address, directory, String(port)]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  )
  return { child, ended, line, address: /http:\/\/\S+/.exec(line)?.[0] ?? '' }
}

it('says where it is in one line, serves, and stops cleanly when it is told to', async () => {
  const { child, ended, line, address } = await start()
  expect(line).toMatch(/^Larceny is at http:\/\/127\.0\.0\.1:\d+\/\?token=\S+ \(Ctrl-C stops it\)$/)
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
  expect(statSync(join(data, 'running.json')).mode & 0o777).toBe(0o600)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(existsSync(join(data, 'running.json'))).toBe(false)
})

it('gives a second start on the same data a window on the first, and no more', async () => {
  const first = await start()
  const second = await start()
  expect(await second.ended).toBe(0)
  expect(second.line).toMatch(/^Larceny is already running on the saves in .* Another window on it: http/)
  expect(new URL(second.address).origin).toBe(new URL(first.address).origin)
  expect((await fetch(second.address, { redirect: 'manual' })).status).toBe(303)
})

it('starts again after a power cut, whatever its note said', async () => {
  const first = await start()
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(data, 'running.json'))).toBe(true)
  expect((await start()).line).toMatch(/^Larceny is at /)
})

it('lets a window back in after a new start on the same port', async () => {
  const first = await start()
  const { port } = new URL(first.address)
  const [cookie = ''] = (await fetch(first.address, { redirect: 'manual' })).headers.get('set-cookie')!.split(';')
  expect(statSync(join(data, 'windows.json')).mode & 0o777).toBe(0o600)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await start({ port: Number(port) })
  const { origin } = new URL(second.address)
  const answer = await fetch(origin, { redirect: 'manual', headers: { cookie } })
  expect(answer.status).toBe(303)
  const [next = ''] = answer.headers.get('set-cookie')!.split(';')
  expect(next).not.toBe(cookie)
  // What is served is built elsewhere; who is let in is told that there is nothing here.
  expect((await fetch(origin, { headers: { cookie: next } })).status).not.toBe(401)
  expect((await fetch(origin, { headers: { cookie } })).status).toBe(401)
})

it('says so when another program has the data', async () => {
  const first = await start()
  first.child.kill('SIGINT')
  await first.ended
  const lock = new Database(join(data, 'lock.db'))
  lock.exec('BEGIN EXCLUSIVE')
  const { line, ended } = await start()
  expect(line).toMatch(/^Larceny is already running on the saves in .*larceny-/)
  expect(await ended).toBe(1)
  lock.close()
})

it('leaves saves of a newer version alone, and says so', async () => {
  const first = await start()
  first.child.kill('SIGINT')
  await first.ended
  const database = new Database(join(data, 'larceny.db'))
  database.pragma('user_version = 9999')
  database.close()
  const before = readFileSync(join(data, 'larceny.db'))
  const { line, ended } = await start()
  expect(line).toMatch(/larceny\.db are from a newer version of Larceny\. They are untouched/)
  expect(await ended).toBe(1)
  expect(readFileSync(join(data, 'larceny.db'))).toEqual(before)
})

it('says so when its port is taken, and lets go of the data', async () => {
  const { address } = await start()
  const other = temporaryFolder()
  const second = await start({ port: Number(new URL(address).port), data: other })
  expect(second.line).toMatch(/^Port \d+ can't be had/)
  expect(await second.ended).toBe(1)
  expect((await start({ data: other })).line).toMatch(/^Larceny is at /)
})

it('keeps all that it makes to its owner, also in a directory that others can open', async () => {
  chmodSync(data, 0o755)
  const { child, ended } = await start()
  const made = readdirSync(data, { recursive: true }).map(String)
  child.kill('SIGINT')
  await ended
  made.push(...readdirSync(data, { recursive: true }).map(String))
  expect(made).toEqual(expect.arrayContaining(['larceny.db', 'larceny.db-wal', 'lock.db', 'backups', 'running.json']))
  const open = made.filter((name) => ((statSync(join(data, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0)
  expect(open).toEqual([])
})

it('says in a sentence that its note can’t be written', async () => {
  mkdirSync(join(data, 'running.json'))
  const { line, ended } = await start()
  expect(line).toMatch(/^Larceny can't write .*running\.json: EISDIR.*\. Your saves are untouched\.$/)
  expect(await ended).toBe(1)
})

it('asks nobody but a server on loopback for a window', async () => {
  expect(await askForWindow(data)).toBeUndefined()
  for (const note of [
    '{',
    '{}',
    '{"origin":"http://evil.example:80","key":"k"}',
    '{"origin":"http://127.0.0.1:1","key":"k"}',
  ]) {
    writeFileSync(join(data, 'running.json'), note)
    expect(await askForWindow(data)).toBeUndefined()
  }
})

/** A folder of programs that note their arguments in a file of the data directory, and then do this. */
function programs(named: Record<string, string>): string {
  const folder = temporaryFolder()
  for (const [name, code] of Object.entries(named)) {
    const text = `#!${process.execPath}
      require('node:fs').writeFileSync(${JSON.stringify(join(data, `${name}.args`))}, process.argv.slice(2).join(' '))
      ${code}`
    writeFileSync(join(folder, name), text, { mode: 0o755 })
  }
  return folder
}

describe('with a display', () => {
  const window = `
    const address = process.argv.find((arg) => arg.startsWith('--app=')).slice(6)
    fetch(address, { redirect: 'manual' }).then(async (answer) => {
      const cookie = answer.headers.get('set-cookie').split(';')[0]
      await fetch(new URL('/events', address), { headers: { cookie } })
      setTimeout(() => process.exit(0), 500)
    })`

  it('opens a window, and stops when that is closed', async () => {
    const { ended, line } = await start({ programs: programs({ chromium: window }) })
    expect(await ended).toBe(0)
    const args = readFileSync(join(data, 'chromium.args'), 'utf8')
    expect(args).toMatch(/^--app=http:\/\/127\.0\.0\.1:\d+\/\?token=\S+ --user-data-dir=/)
    // What stands in the list of processes is not what stands in the terminal.
    expect(line).not.toContain(/token=(\S+)/.exec(args)![1])
  })

  it('closes the window when it is stopped', async () => {
    const closed = join(data, 'closed')
    const staying = `
      process.on('SIGTERM', () => {
        require('node:fs').writeFileSync(${JSON.stringify(closed)}, '')
        process.exit()
      })
      setInterval(() => {}, 1000)`
    const { child, ended } = await start({ programs: programs({ chromium: staying }) })
    await expect.poll(() => existsSync(join(data, 'chromium.args')), { timeout: 10_000 }).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect.poll(() => existsSync(closed)).toBe(true)
  })

  it('takes the system’s own browser when the window can not be opened', async () => {
    const broken = programs({ chromium: 'process.exit(1)', 'xdg-open': '' })
    const { child, ended } = await start({ programs: broken })
    await expect.poll(() => existsSync(join(data, 'xdg-open.args')), { timeout: 10_000 }).toBe(true)
    expect(readFileSync(join(data, 'xdg-open.args'), 'utf8')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=/)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('goes on without any browser: the address has been printed', async () => {
    const { child, ended, address } = await start({ programs: programs({}) })
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })
})
