/** The window: where it was last time, and shut off from everything but its own page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, screen, session, type Rectangle, type WebContents } from 'electron'
import * as v from 'valibot'
import { origin } from './protocol.ts'
import { keepAlive } from './revival.ts'

const smallest = { width: 1024, height: 700 }
const usual = { width: 1280, height: 840 }

const whole = v.pipe(v.number(), v.integer())
const placementSchema = v.object({
  bounds: v.object({
    x: whole,
    y: whole,
    width: v.pipe(whole, v.minValue(smallest.width)),
    height: v.pipe(whole, v.minValue(smallest.height)),
  }),
  maximized: v.boolean(),
})
type Placement = v.InferOutput<typeof placementSchema>

export function openWindow(data: string): BrowserWindow {
  const placement = rememberedPlacement(data)
  const window = new BrowserWindow({
    ...(placement?.bounds ?? usual),
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    title: 'Larceny',
    backgroundColor: '#14121f',
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: !app.isPackaged,
      spellcheck: false,
    },
  })
  if (placement?.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => remember(data, { bounds: window.getNormalBounds(), maximized: window.isMaximized() }))
  keepAlive(window)
  void window.loadURL(`${origin}/`)
  return window
}

/** No page goes anywhere, opens anything or embeds anything. */
export function shutIn(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

/** No permission is granted, and nothing is fetched from anywhere. */
export function denyEverything(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, grant) => grant(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  const network = { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] }
  defaultSession.webRequest.onBeforeRequest(network, (_details, decide) => decide({ cancel: true }))
}

const fileIn = (data: string): string => join(data, 'window.json')

/** Where the window was, unless that is nowhere to be seen now. */
function rememberedPlacement(data: string): Placement | undefined {
  try {
    const placement = v.parse(placementSchema, JSON.parse(readFileSync(fileIn(data), 'utf8')))
    return screen.getAllDisplays().some(({ workArea }) => overlap(workArea, placement.bounds)) ? placement : undefined
  } catch {
    return undefined
  }
}

/** A full disk must not keep the window from closing. */
function remember(data: string, placement: Placement): void {
  try {
    writeFileSync(fileIn(data), JSON.stringify(placement))
  } catch {
    return
  }
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
