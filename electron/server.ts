/**
 * The browser shell's server: the window's files, the host's requests and its events, on 127.0.0.1 and for one user.
 * Whoever has the address with a token gets a cookie; without the cookie nothing is answered. Requests that another
 * page could send are refused by Host, Origin and content type.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contentOf, findFile } from './files.ts'
import { browserHeaders } from './headers.ts'
import { requests, sessionHeader, type Answer, type HostEvent, type RequestName } from './host/api.ts'
import type { RunningHost, Session } from './host/host.ts'
import { Stop } from './stop.ts'

/** What a shell needs of the host. */
export type Served = Pick<RunningHost, 'connect' | 'theme'>

export interface Server {
  /** The address to be shown: good for as long as the server runs. */
  address: string
  /** An address that opens one window; it may show up in a list of processes. */
  invite(): string
  /** How many windows are listening, and how many have been. */
  readonly windows: { readonly open: number; readonly ever: number }
  close(): Promise<void>
}

interface Settings {
  host: Served
  /** The folder with the window's files. */
  files: string
  /** 0 takes any free port. */
  port: number
  /** What another start on the same data must know to get an invitation. */
  key: string
  /** What windows had to show at this port when the program last ran, and where it is kept what they have to show now. */
  passes?: Passes
  heartbeat?: number
  /** How long, in milliseconds, a session waits for a line that is broken. */
  patience?: number
}

export interface Passes {
  last(port: number): string | undefined
  keep(port: number, pass: string): void
}

const secret = (): string => randomBytes(32).toString('base64url')

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name)

/** A window with a line to it, or one that may come back. */
interface Caller {
  session: Session
  stream: ServerResponse | null
  leaving: NodeJS.Timeout | undefined
}

/** In bytes, of what a window was told and hasn't read. */
const mostUnread = 4_000_000

/** In bytes. Only a saved game is large, and written in JSON once more it is larger. */
const largest = (name: RequestName): number => (name === 'importGame' ? 5_000_000 : 100_000)

export async function serve({
  host,
  files,
  port,
  key,
  passes,
  heartbeat = 15_000,
  patience = 10_000,
}: Settings): Promise<Server> {
  const pass = secret()
  const lasting = secret()
  const invitations = new Set<string>()
  const callers = new Map<string, Caller>()
  const windows = { open: 0, ever: 0 }
  const server = createServer((request, response) => {
    answer(request, response).catch(() =>
      response.headersSent ? response.destroy() : send(response, 500, 'Something went wrong here.'),
    )
  })
  await listening()
  const { port: own } = server.address() as AddressInfo
  const name = `127.0.0.1:${own}`
  const origin = `http://${name}`
  // Cookies don't know ports: two servers for two data directories must not take each other's.
  const cookie = `larceny-${own}`
  let former = passes?.last(own)
  passes?.keep(own, pass)

  const beat = setInterval(() => {
    for (const { stream } of callers.values()) stream?.write(':\n\n')
  }, heartbeat)
  beat.unref()

  function invite(): string {
    const token = secret()
    invitations.add(token)
    return `${origin}/?token=${token}`
  }

  function listening(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
        reject(taken ? new Stop(`Port ${port} can't be had: choose another one, or leave --port out.`) : error)
      })
      server.listen(port, '127.0.0.1', resolve)
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [header, value] of Object.entries(browserHeaders)) response.setHeader(header, value)
    if (request.headers.host !== name) return send(response, 403, 'This is not the address of Larceny.')
    const url = URL.parse(request.url ?? '', origin)
    if (url?.origin !== origin) return send(response, 400, 'This is not an address.')
    const { pathname, searchParams } = url
    const { method = 'GET' } = request

    if (method === 'POST' && pathname === '/invite') {
      return same(request.headers.authorization ?? '', key) ? send(response, 200, invite()) : send(response, 403, 'No.')
    }
    const token = searchParams.get('token')
    const opens = method === 'GET' && pathname === '/'
    if (opens && token !== null && (same(token, lasting) || invitations.delete(token))) return letIn(response)
    if (opens && comesBack(request)) return letIn(response)
    if (!same(cookieOf(request, cookie), pass)) {
      return send(response, 401, 'This window was not opened by Larceny. Run npm start again to get one.')
    }
    if (isForeign(request)) return send(response, 403, 'Only the window of Larceny may ask for this.')
    if (pathname.startsWith('/api/')) return call(request, response, pathname.slice('/api/'.length))
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'This can only be read.')
    return pathname === '/events' ? listen(request, response) : file(request, response, pathname)
  }

  function letIn(response: ServerResponse): void {
    response.setHeader('Set-Cookie', `${cookie}=${pass}; HttpOnly; SameSite=Strict; Path=/`)
    response.setHeader('Location', '/')
    send(response, 303, '')
  }

  /** A window of the run before, which found this port again: once, as its browser has only one pass to change. */
  function comesBack(request: IncomingMessage): boolean {
    if (former === undefined || isForeign(request) || !same(cookieOf(request, cookie), former)) return false
    former = undefined
    return true
  }

  /** Whether another page sent this. Browsers name the page that asks; what can change something must be named. */
  function isForeign({ method, headers }: IncomingMessage): boolean {
    const site = headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
    return headers.origin === undefined ? method === 'POST' : headers.origin !== origin
  }

  async function call(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const reply = (status: number, answer: Answer<RequestName>): void =>
      send(response, status, JSON.stringify(answer), 'application/json')
    const refuse = (status: number, key = 'problem.badRequest'): void =>
      reply(status, { ok: false, problem: { key, params: { request: name.slice(0, 40) } } })

    if (request.method !== 'POST') return refuse(405)
    if (!isRequest(name)) return refuse(404)
    if (request.headers['content-type'] !== 'application/json') return refuse(415)
    const body = await read(request, largest(name))
    if (body === undefined) return refuse(413, name === 'importGame' ? 'problem.importTooLarge' : 'problem.badRequest')
    const input = parse(body)
    if (!input.ok) return refuse(400)
    const caller = callers.get(String(request.headers[sessionHeader]))
    if (!caller) return reply(409, { ok: false, problem: { key: 'problem.hostGone', params: {} } })
    reply(200, await caller.session.handle(name, input.value))
  }

  /** A line to a window: the one that it had, if it names it in time, or a new one. Its first word is the session's name. */
  function listen(request: IncomingMessage, response: ServerResponse): void {
    const caller = callers.get(String(request.headers['last-event-id'])) ?? newCaller()
    clearTimeout(caller.leaving)
    caller.stream?.end()
    caller.stream = response
    caller.session.away = false
    const { id } = caller.session
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    response.write(`retry: 500\nid: ${id}\ndata: ${JSON.stringify({ type: 'session', id } satisfies HostEvent)}\n\n`)
    windows.open++
    windows.ever++
    response.once('close', () => {
      windows.open--
      if (caller.stream === response) hangUp(caller)
    })
  }

  function newCaller(): Caller {
    const session = host.connect((event) => {
      const { stream } = caller
      stream?.write(`data: ${JSON.stringify(event)}\n\n`)
      // A window that reads comes back, and is told anew; one that doesn't would fill the memory.
      if (stream && stream.writableLength > mostUnread) stream.destroy()
    })
    const caller: Caller = { session, stream: null, leaving: undefined }
    callers.set(session.id, caller)
    return caller
  }

  function hangUp(caller: Caller): void {
    caller.stream = null
    caller.session.away = true
    caller.leaving = setTimeout(() => leave(caller), patience)
    caller.leaving.unref()
  }

  function leave({ session, stream, leaving }: Caller): void {
    clearTimeout(leaving)
    callers.delete(session.id)
    session.close()
    stream?.end()
  }

  async function file(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const found = await findFile(files, pathname)
    if (!found) return send(response, 404, 'There is nothing here.')
    response.setHeader('Cache-Control', found.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.setHeader('Vary', 'Accept-Encoding')
    const zipped =
      found.immutable && acceptsGzip(request) && (await readFile(`${found.path}.gz`).catch(() => undefined))
    if (zipped) response.setHeader('Content-Encoding', 'gzip')
    send(response, 200, zipped || (await contentOf(found, host.theme())), found.type)
  }

  return {
    address: `${origin}/?token=${lasting}`,
    invite,
    windows,
    close() {
      clearInterval(beat)
      for (const caller of callers.values()) leave(caller)
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'text/plain; charset=utf-8',
): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

function cookieOf(request: IncomingMessage, name: string): string {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? ''
}

const acceptsGzip = (request: IncomingMessage): boolean => /\bgzip\b/.test(String(request.headers['accept-encoding']))

/** The body, or nothing if it is larger than it may be. */
async function read(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** JSON has no word for nothing: an empty body says it. */
function parse(body: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: body === '' ? undefined : JSON.parse(body) }
  } catch {
    return { ok: false }
  }
}
