/** The second shell: the same app, served on loopback to a window of a browser. */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findChromium, hasDisplay, openApp, openDefault } from './chromium.ts'
import { dataDirectory } from './data.ts'
import { createHost } from './host/host.ts'
import { announce, askForWindow, passesIn, withdraw } from './running.ts'
import { serve, type Server } from './server.ts'
import { Stop } from './stop.ts'
import { whyNotStarted } from './words.ts'

export interface BrowserOptions {
  version: string
  /** Where the saves go; the usual place if absent. */
  data?: string | undefined
  port?: number | undefined
  /** Whether to open a window, where there is a display. */
  open: boolean
  /** Says a line to the person who started it. */
  say(line: string): void
}

/** Serves until it is stopped, or until the window that it opened is closed. */
export async function runInBrowser({ version, data, port = 0, open, say }: BrowserOptions): Promise<void> {
  const directory = dataDirectory(data)
  const opening = open && hasDisplay()
  const elsewhere = await askForWindow(directory)
  if (elsewhere !== undefined) {
    say(`Larceny is already running on the saves in ${directory}. Another window on it: ${elsewhere}`)
    if (opening) openAny(elsewhere, directory).unref()
    return
  }

  const started = await createHost({ dataDir: directory, shell: 'browser', version })
  if (!started.ok) throw new Stop(whyNotStarted(started.problem))
  const { host } = started
  const key = randomBytes(32).toString('base64url')
  try {
    const files = join(import.meta.dirname, '..', 'renderer')
    const server = await serve({ host, files, port, key, passes: passesIn(directory) })
    try {
      announce(directory, { origin: new URL(server.address).origin, key })
      say(`Larceny is at ${server.address} (Ctrl-C stops it)`)
      const stopped = new AbortController()
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => once(process, name, stopped))
      await Promise.race(opening ? [...signals, showWindow(server, directory, stopped.signal)] : signals)
      stopped.abort()
    } finally {
      withdraw(directory)
      await server.close()
    }
  } finally {
    await host.close()
  }
}

/** Opens a window, and waits until it is closed; only a window of our own can tell. */
async function showWindow(server: Server, directory: string, signal: AbortSignal): Promise<void> {
  const chromium = findChromium()
  if (chromium !== undefined) {
    const window = openApp(chromium, server.invite(), directory, signal)
    const well = await new Promise<boolean>((resolve) => {
      window.once('exit', (code) => resolve(code === 0))
      window.once('error', () => resolve(false))
    })
    // A profile that is already open takes the window over, and this process ends at once.
    for (let patience = 20; well && server.windows.ever === 0 && patience > 0; patience--) await delay(500)
    while (server.windows.open > 0) await delay(1000)
    if (server.windows.ever > 0) return
  }
  if (signal.aborted) return
  openDefault(server.invite())
  await once(signal, 'abort')
}

/** A window that is left to itself. */
function openAny(address: string, directory: string): ChildProcess {
  const chromium = findChromium()
  return chromium === undefined ? openDefault(address) : openApp(chromium, address, directory)
}
