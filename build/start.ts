/** `npm start`: builds what is out of date, and opens the app in Electron, or in a browser where that can't be had. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { asRoot, hasDisplay } from '../electron/chromium.ts'
import { dataDirectory } from '../electron/data.ts'
import { Stop } from '../electron/stop.ts'
import { buildIfNeeded } from './build.ts'
import { electronBinary, fetchElectron, wasRefused } from './electron.ts'
import { dist, root } from './paths.ts'
import { progress } from './progress.mjs'

const usage = 'npm start takes, after --, any of --electron, --browser, --data DIR, --port N and --no-open.'

export interface Wishes {
  shell: 'electron' | 'browser' | undefined
  data: string | undefined
  port: number | undefined
  open: boolean
}

/** What the person asked for; anything else gets a sentence. */
export function parseWishes(args: readonly string[]): Wishes {
  const values = parse(args)
  if (values.browser && values.electron) throw new Stop('Choose one of --electron and --browser.')
  if (values.data === '') throw new Stop('--data needs a folder, as in --data ~/larceny.')
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
    throw new Stop(`${values.port} is not a port: it must be a number from 0 to 65535.`)
  }
  const onlyInBrowser = port !== undefined || values['no-open'] === true
  if (values.electron && onlyInBrowser)
    throw new Stop('--port and --no-open are for the browser shell, not for --electron.')
  return {
    shell: values.electron ? 'electron' : values.browser || onlyInBrowser ? 'browser' : undefined,
    data: values.data,
    port,
    open: values['no-open'] !== true,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        electron: { type: 'boolean' },
        browser: { type: 'boolean' },
        data: { type: 'string' },
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Stop(`${(error as Error).message.split('. ')[0]}. ${usage}`)
  }
}

export async function run(args: readonly string[]): Promise<void> {
  const wishes = parseWishes(args)
  await buildIfNeeded()
  const binary = await chooseElectron(wishes)
  if (binary === undefined || !(await runInElectron(binary, wishes))) await runInBrowser(wishes)
}

/** Electron's binary, if the app should open in it. A browser shell that runs already gets another window instead. */
async function chooseElectron({ shell, data }: Wishes): Promise<string | undefined> {
  if (shell === 'electron' && !hasDisplay()) console.log('There is no display for Electron here, so a browser it is.')
  if (shell === 'browser' || !hasDisplay() || (await isServed(data))) return undefined
  const there = electronBinary()
  if (there !== undefined) return there
  if (shell === 'electron' || !wasRefused()) {
    const line = progress('Fetching Electron, once')
    await fetchElectron({ onArrived: (bytes) => line.say(`${Math.round(bytes / 1e6)} MB`) })
    line.end()
  }
  const fetched = electronBinary()
  if (fetched === undefined)
    console.log('Electron could not be fetched, so a browser it is; npm start -- --electron tries again.')
  return fetched
}

async function isServed(data: string | undefined): Promise<boolean> {
  const directory = dataDirectory(data)
  if (!existsSync(join(directory, 'running.json'))) return false
  const { askForWindow } = await import('../electron/running.ts')
  return (await askForWindow(directory)) !== undefined
}

/** Whether the app ran. A binary that dies at once (a missing library, a forbidden sandbox) is no reason not to play. */
async function runInElectron(binary: string, { data }: Wishes): Promise<boolean> {
  const started = Date.now()
  const args = [...asRoot, root, ...(data === undefined ? [] : ['--data', data])]
  const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ignore = (): void => undefined
  process.on('SIGINT', ignore)
  process.on('SIGTERM', () => child.kill())
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', resolve)
  })
  process.off('SIGINT', ignore)
  if (code === 0 || code === null || Date.now() - started > 3000) return true
  console.log('Electron could not be started on this system, so a browser it is.')
  return false
}

async function runInBrowser({ data, port, open }: Wishes): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const address = pathToFileURL(join(dist, 'electron', 'browser.js')).href
  const shell: typeof import('../electron/browser.ts') = await import(address)
  await shell.runInBrowser({ version, data, port, open, say: (line) => console.log(line) })
}
