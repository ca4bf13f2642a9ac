/** Opening a window in a browser: a Chromium without its frame if there is one, else the system's own choice. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]
const onMac = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const onWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

type Environment = Record<string, string | undefined>

export function findChromium(platform: string = process.platform, env: Environment = process.env): string | undefined {
  return candidates(platform, env).find((path) => existsSync(path))
}

function candidates(platform: string, env: Environment): string[] {
  if (platform === 'darwin') return onMac.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (platform === 'win32') {
    const roots = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    )
    return onWindows.flatMap((name) => roots.map((root) => `${root}\\${name}`))
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return onPath.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Chromium refuses to run as root with its sandbox on. */
export const asRoot: readonly string[] =
  process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** A window of its own, with a profile of its own in the data directory. */
export function openApp(chromium: string, address: string, data: string, signal?: AbortSignal): ChildProcess {
  const profile = profileFor(chromium, data)
  mkdirSync(profile, { recursive: true, mode: 0o700 })
  const flags = [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--window-size=1280,840',
    ...asRoot,
  ]
  return start(chromium, flags, signal)
}

/** A Chromium that came as a snap can't see hidden folders such as ~/.local. */
function profileFor(chromium: string, data: string): string {
  const { HOME } = process.env
  const confined =
    chromium.startsWith('/snap/') || (chromium.endsWith('/chromium-browser') && existsSync('/snap/bin/chromium'))
  return confined && HOME ? join(HOME, 'snap', 'chromium', 'common', 'larceny') : join(data, 'chromium')
}

/** The system's default browser. */
export function openDefault(address: string): ChildProcess {
  if (process.platform === 'darwin') return start('open', [address])
  if (process.platform === 'win32') return start('rundll32', ['url.dll,FileProtocolHandler', address])
  return start('xdg-open', [address])
}

/** A program that may be missing or be stopped: the address has been printed in any case. */
function start(program: string, args: string[], signal?: AbortSignal): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore', ...(signal && { signal }) })
  return child.on('error', () => undefined)
}

/** Whether there is a screen to open a window on. */
export function hasDisplay(platform: string = process.platform, env: Environment = process.env): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}
