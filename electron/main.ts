/** The Electron shell: a list of set-up calls. */
import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { chosenDirectory, dataDirectory } from './data.ts'
import { createHost, type RunningHost } from './host/host.ts'
import { serveWindows } from './ipc.ts'
import { setMenu } from './menu.ts'
import { registerScheme, serveFiles } from './protocol.ts'
import { Stop } from './stop.ts'
import { denyEverything, openWindow, shutIn } from './window.ts'
import { whyNotStarted } from './words.ts'

function start(): void {
  const data = dataDirectory(chosenDirectory(process.argv.slice(1)))
  app.setPath('userData', data)
  app.setPath('sessionData', dataDirectory(join(data, 'electron')))
  if (!app.requestSingleInstanceLock()) return app.quit()

  // Where the system has none to give, whoever starts us says so. To insist would take that word back, and end every page.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  app.on('web-contents-created', (_event, contents) => shutIn(contents))
  app.on('second-instance', showWindow)
  app.on('window-all-closed', () => app.quit())
  app
    .whenReady()
    .then(() => open(data))
    .catch(fail)
}

async function open(data: string): Promise<void> {
  const started = await createHost({ dataDir: data, shell: 'electron', version: app.getVersion() })
  if (!started.ok) throw new Stop(whyNotStarted(started.problem))
  closeAtTheEnd(started.host)
  denyEverything()
  serveFiles(join(import.meta.dirname, '..', 'renderer'), started.host.theme)
  serveWindows(started.host)
  setMenu()
  openWindow(data)
}

/** Quits a second time, once the host has written everything and let go. */
function closeAtTheEnd(host: RunningHost): void {
  app.once('will-quit', (event) => {
    event.preventDefault()
    void host.close().finally(() => app.quit())
  })
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (window?.isMinimized()) window.restore()
  window?.focus()
}

function fail(error: unknown): void {
  dialog.showErrorBox('Larceny', error instanceof Stop ? error.message : String(error))
  app.exit(1)
}

try {
  start()
} catch (error) {
  fail(error)
}
