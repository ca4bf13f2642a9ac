/**
 * The browser shell's service worker. It is there for one thing: where a window is loaded whose program is gone, it says
 * so in the place of the browser's own error page. It keeps nothing, touches nothing else, and goes as soon as something
 * else answers at this address, or its last window has left.
 */
import { stoppedPage } from './page.ts'

/** What is needed of a service worker's world, which the window's types don't know. */
interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Navigation extends Extended {
  readonly request: Request
  /** What the browser itself has asked for, with the cookies and the marks of whoever leads there. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Extended) => void): void
  addEventListener(type: 'fetch', listener: (event: Navigation) => void): void
}
const scope = self as unknown as Scope
const { registration, clients } = scope

/** A window that is loaded anew is there again by then. */
const patience = 2000

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload.enable()))
scope.addEventListener('message', (event) => event.waitUntil(goWithTheLast()))
scope.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event))
})

async function answer(event: Navigation): Promise<Response> {
  const response = await event.preloadResponse.catch(() => null)
  if (response === null) return stoppedPage()
  if (response === undefined) return again(event)
  if (!response.headers.has('x-larceny') && !letsIn(event.request, response)) event.waitUntil(registration.unregister())
  return response
}

/** The browser was killed before it had been told to ask: it is told now, and comes once more. */
async function again({ request }: Navigation): Promise<Response> {
  await registration.navigationPreload.enable()
  return Response.redirect(request.url)
}

/** A redirect shows no headers: ours leads from the address with a token, and who answers where it leads is seen there. */
function letsIn({ url }: Request, { type }: Response): boolean {
  return type === 'opaqueredirect' && new URL(url).searchParams.has('token')
}

async function goWithTheLast(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patience))
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length === 0) await registration.unregister()
}
