/** Electron's binary: whether it is there, and fetching it without holding anybody up. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cache, modules } from './paths.ts'

const home = join(modules, 'electron')
const version: string = createRequire(import.meta.url)('electron/package.json').version
const noteIn = (memory: string): string => join(memory, 'electron.json')

/** The binary's path, if it is installed. */
export function electronBinary(): string | undefined {
  const note = join(home, 'path.txt')
  if (!existsSync(note)) return undefined
  const binary = join(home, 'dist', readFileSync(note, 'utf8'))
  return existsSync(binary) ? binary : undefined
}

/** Whether this version could not be had last time. */
export function wasRefused(memory = cache): boolean {
  try {
    return JSON.parse(readFileSync(noteIn(memory), 'utf8')).refused === version
  } catch {
    return false
  }
}

export interface Fetching {
  /** The program that fetches it. */
  installer?: string
  /** How long to wait for a sign of life, in milliseconds. */
  patience?: number
  /** The folder in which the result is remembered. */
  memory?: string
  /** Told how many bytes have arrived, now and then. */
  onArrived?(bytes: number): void
}

/** Fetches the binary. As long as bytes arrive, it waits; when none do, it gives up, and that is remembered. */
export async function fetchElectron({
  installer = join(home, 'install.js'),
  patience = 15_000,
  memory = cache,
  onArrived,
}: Fetching = {}): Promise<boolean> {
  const inbox = join(memory, 'download')
  mkdirSync(inbox, { recursive: true })
  const env = { ...process.env, TMPDIR: inbox, TEMP: inbox, TMP: inbox, ELECTRON_GET_NO_PROGRESS: '1' }
  const child = spawn(process.execPath, [installer], { env, stdio: 'ignore' })
  let arrived = 0
  let lastSign = Date.now()
  const watch = setInterval(() => {
    const bytes = sizeOf(inbox) + sizeOf(join(home, 'dist'))
    if (bytes !== arrived) lastSign = Date.now()
    arrived = bytes
    onArrived?.(bytes)
    if (Date.now() - lastSign > patience) child.kill()
  }, patience / 30)
  const done = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
  clearInterval(watch)
  rmSync(inbox, { recursive: true, force: true })
  if (done) rmSync(noteIn(memory), { force: true })
  else writeFileSync(noteIn(memory), JSON.stringify({ refused: version }))
  return done
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return globSync('**', { cwd: folder })
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}
