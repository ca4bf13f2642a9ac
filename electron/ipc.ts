/** The one way from a window to the host, and back. A page is a session: it ends when the page does. */
import { app, ipcMain, type BrowserWindow, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { requests, type HostEvent, type RequestName } from './host/api.ts'
import type { Session } from './host/host.ts'
import { origin } from './protocol.ts'
import type { Served } from './server.ts'

export function serveWindows(host: Served): void {
  const sessions = new Map<WebContents, Session>()

  function sessionOf(contents: WebContents): Session {
    const known = sessions.get(contents)
    if (known) return known
    const session = host.connect((event) => contents.send('event', event))
    sessions.set(contents, session)
    return session
  }

  function leave(contents: WebContents): void {
    sessions.get(contents)?.close()
    sessions.delete(contents)
  }

  app.on('web-contents-created', (_event, contents) => {
    contents.on('destroyed', () => leave(contents))
    contents.on('render-process-gone', () => leave(contents))
    contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) leave(contents)
    })
  })

  ipcMain.handle('request', (event, name: unknown, input: unknown) => {
    if (!isOurs(event)) throw new Error('Only the window of Larceny may ask for this.')
    if (!isRequest(name)) throw new Error('There is no such request.')
    return sessionOf(event.sender).handle(name, input)
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
