/** The one way from a window to the host, and back. */
import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron'
import { requests, type HostEvent, type RequestName } from './host/api.ts'
import { origin } from './protocol.ts'
import type { Served } from './server.ts'

export function serveWindows(host: Served): void {
  ipcMain.handle('request', (event, name: unknown, input: unknown) => {
    if (!isOurs(event)) throw new Error('Only the window of Larceny may ask for this.')
    if (!isRequest(name)) throw new Error('There is no such request.')
    return host.handle(name, input)
  })
  host.listen((event) => {
    for (const window of BrowserWindow.getAllWindows()) tell(window, event)
  })
}

export function tell(window: BrowserWindow, event: HostEvent): void {
  window.webContents.send('event', event)
}

/** Only the page itself, never a frame in it, and only while it is our page. */
function isOurs({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.origin === origin && senderFrame.parent === null
}

function isRequest(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(requests, name)
}
