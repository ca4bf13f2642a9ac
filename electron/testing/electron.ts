/**
 * A small stand-in for Electron: it records what the shell sets up, and lets a test be the window. For machines where
 * the real one can't be had; e2e/electron.spec.ts says the same of the real one where it can.
 */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'

type Listener = (...args: unknown[]) => unknown

/** What was set up, by name, with the arguments; cleared by `reset`. */
export const calls: [name: string, ...args: unknown[]][] = []
export const called = (name: string): unknown[][] => calls.filter(([own]) => own === name).map(([, ...args]) => args)
const record =
  (name: string, result?: unknown) =>
  (...args: unknown[]): unknown => {
    calls.push([name, ...args])
    return result
  }

export class WebContents extends EventEmitter {
  sent: unknown[][] = []
  openHandler: Listener = () => ({ action: 'allow' })
  send(...args: unknown[]): void {
    this.sent.push(args)
  }
  /** As the real one: a page that hangs dies of it. */
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
  }
  reload = record('reload')
  setWindowOpenHandler(handler: Listener): void {
    this.openHandler = handler
  }
}

export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = []
  static getAllWindows = (): BrowserWindow[] => BrowserWindow.all
  webContents = new WebContents()
  options: Record<string, unknown>
  bounds = { x: 10, y: 20, width: 1300, height: 900 }
  maximized = false
  minimized = false
  focused = false
  destroyed = false
  address: string | undefined
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
    BrowserWindow.all.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  loadURL = async (address: string): Promise<void> => {
    calls.push(['loadURL', address])
    this.address = address
  }
  show = record('show')
  maximize = (): void => void (this.maximized = true)
  isDestroyed = (): boolean => this.destroyed
  isMaximized = (): boolean => this.maximized
  getNormalBounds = () => this.bounds
  isMinimized = (): boolean => this.minimized
  restore = (): void => void (this.minimized = false)
  focus = (): void => void (this.focused = true)
}

/** What a test may set before the shell starts. */
export const world = {
  firstInstance: true,
  displays: [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
  ready: Promise.withResolvers<unknown>(),
}

class App extends EventEmitter {
  isPackaged = false
  /** As the real one: the folder must be there. */
  setPath(...args: [name: string, path: string]): void {
    if (!existsSync(args[1])) throw new Error(`Failed to set path: ${args[1]}`)
    calls.push(['setPath', ...args])
  }
  enableSandbox = record('enableSandbox')
  commandLine = { hasSwitch: (name: string): boolean => process.argv.includes(`--${name}`) }
  quit = record('quit')
  exit = record('exit')
  getVersion = (): string => '1.2.3'
  requestSingleInstanceLock = (): boolean => world.firstInstance
  whenReady = (): Promise<unknown> => world.ready.promise
}
export const app = new App()

export const handlers = new Map<string, Listener>()
export const protocol = {
  registerSchemesAsPrivileged: record('registerSchemesAsPrivileged'),
  handle: (scheme: string, handler: Listener) => handlers.set(`${scheme}://`, handler),
}
export const ipcMain = { handle: (channel: string, handler: Listener) => handlers.set(channel, handler) }

export const session = {
  defaultSession: {
    setPermissionRequestHandler: record('setPermissionRequestHandler'),
    setPermissionCheckHandler: record('setPermissionCheckHandler'),
    setDevicePermissionHandler: record('setDevicePermissionHandler'),
    webRequest: { onBeforeRequest: record('onBeforeRequest') },
  },
}
export const screen = { getAllDisplays: () => world.displays }
export const dialog = { showErrorBox: record('showErrorBox') }
export const Menu = {
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: record('setApplicationMenu'),
}

export const ipcRenderer = Object.assign(new EventEmitter(), { invoke: record('invoke', Promise.resolve('answer')) })
export const contextBridge = { exposeInMainWorld: record('exposeInMainWorld') }

export function reset(): void {
  calls.length = 0
  handlers.clear()
  BrowserWindow.all = []
  app.removeAllListeners()
  ipcRenderer.removeAllListeners()
  world.firstInstance = true
  world.ready = Promise.withResolvers<unknown>()
}
