/** A window that crashes or hangs comes back: where it was; if that is what kills it, on the shelf; and then no more. */
import { app, dialog, type BrowserWindow } from 'electron'
import { origin } from './protocol.ts'
import { words } from './words.ts'

/** Crashes that are not further apart than this, in milliseconds, have one reason. */
const soon = 30_000

export function keepAlive(window: BrowserWindow): void {
  const { webContents } = window
  let crashes = 0
  let last = Number.NEGATIVE_INFINITY
  // The host has every move: nothing is lost with a page that no longer answers.
  window.on('unresponsive', () => webContents.forcefullyCrashRenderer())
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const now = Date.now()
    crashes = now - last < soon ? crashes + 1 : 1
    last = now
    // Not before the engine is done with the old one.
    setImmediate(() => !window.isDestroyed() && revive(window, crashes))
  })
}

/** The address names the table, so to load it again is to sit there again. */
function revive(window: BrowserWindow, crashes: number): void {
  if (crashes === 1) return window.webContents.reload()
  if (crashes === 2) return void window.loadURL(`${origin}/`)
  dialog.showErrorBox('Larceny', words.keepsCrashing)
  app.quit()
}
