import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from './testing/folder.ts'
import type { HostEvent } from './host/api.ts'
import type { Session } from './host/host.ts'
import { serve, type Server } from './server.ts'

const folder = temporaryFolder()
const files = join(folder, 'renderer')
const asked: unknown[] = []
/** The cookies that were noted for the next run. */
const kept: string[] = []
/** The sessions that the host has been asked for, in order. */
const sessions: (Session & { tell(event: HostEvent): void; closed: boolean })[] = []
let server: Server
let origin: string
let cookie: string

beforeAll(async () => {
  mkdirSync(join(files, 'assets'), { recursive: true })
  writeFileSync(join(files, 'index.html'), '<!doctype html><html><title>Larceny</title></html>')
  writeFileSync(join(files, 'assets', 'index-abc.js'), 'let a')
  writeFileSync(join(files, 'assets', 'index-abc.js.gz'), gzipSync('let a'))
  writeFileSync(join(folder, 'secret.html'), 'secret')
  symlinkSync(join(folder, 'secret.html'), join(files, 'link.html'))
  const host = {
    theme: () => 'paper' as const,
    connect(tell: (event: HostEvent) => void) {
      const session = {
        id: `session-${sessions.length}`,
        away: false,
        closed: false,
        tell,
        async handle(name: string, input: unknown) {
          asked.push([session.id, name, input])
          return { ok: true as const, value: null, name }
        },
        close: () => void (session.closed = true),
      }
      sessions.push(session)
      return session
    },
  }
  const passes = {
    last: () => 'former',
    keep: (port: number, pass: string) => void kept.push(`larceny-${port}=${pass}`),
  }
  server = await serve({ host, files, port: 0, key: 'the-key', passes, heartbeat: 20, patience: 200 })
  origin = new URL(server.address).origin
  cookie = (await fetch(server.address, { redirect: 'manual' })).headers.get('set-cookie')!.split(';')[0]!
  await openLine()
})

/** A window's line: what it has been told so far, and the way to cut it. */
async function openLine(lastEventId?: string) {
  const closing = new AbortController()
  const headers = { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const answer = await fetch(`${origin}/events`, { headers, signal: closing.signal })
  const line = { answer, text: '', cut: () => closing.abort() }
  const reading = async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) line.text += chunk
  }
  void reading().catch(() => undefined)
  await vi.waitFor(() => expect(line.text).toContain('"session"'))
  return line
}

afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers: { cookie, ...headers } })
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body,
    headers: { cookie, origin, 'content-type': 'application/json', 'x-larceny-session': 'session-0', ...headers },
  })

/** Sends what fetch would not: a path as it is, any Host. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(origin)
    const sent = request({ host: '127.0.0.1', port, path, headers: { cookie, ...headers } }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
    sent.on('error', reject).end()
  })

describe('who is let in', () => {
  it('listens on loopback alone, and shows an address with a token', () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/)
  })

  it('changes the token into a cookie that scripts and other sites do not get, and takes it out of the address', async () => {
    const answer = await fetch(server.address, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('set-cookie')).toMatch(/^larceny-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
  })

  it('lets an invitation open one window', async () => {
    const address = server.invite()
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(401)
  })

  it('lets a window of the run before in once, by its own page, and notes what it has to show from now on', async () => {
    const before = { cookie: cookie.replace(/=.*/, '=former') }
    for (const path of ['/events', '/assets/index-abc.js', '/index.html']) {
      expect((await get(path, before)).status).toBe(401)
    }
    expect((await post('/api/home', '', before)).status).toBe(401)
    expect((await fetch(origin, { method: 'HEAD', headers: before })).status).toBe(401)
    expect((await get('/', { ...before, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await get('/', { cookie: 'larceny-1=former' })).status).toBe(401)

    const answer = await get('/', before)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('set-cookie')).toBe(`${cookie}; HttpOnly; SameSite=Strict; Path=/`)
    expect((await get('/', before)).status).toBe(401)
    expect(kept).toEqual([cookie])
  })

  it.each(['', 'larceny-1=x', 'nonsense', 'larceny-0=; ='])('refuses the cookie "%s"', async (cookie) => {
    for (const path of ['/', '/events', '/assets/index-abc.js', '/?token=wrong', '/?token=']) {
      expect((await get(path, { cookie })).status).toBe(401)
    }
    expect((await post('/api/home', '', { cookie })).status).toBe(401)
  })

  it.each(['localhost', 'evil.example', '127.0.0.1:1'])(
    'refuses the Host %s, so that no name can be rebound',
    async (host) => {
      expect((await raw('/', { host })).status).toBe(403)
    },
  )

  it.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses what another page sends: %o', async (headers) => {
    expect((await post('/api/home', '', headers as Record<string, string>)).status).toBe(403)
    expect((await get('/events', headers as Record<string, string>)).status).toBe(403)
  })

  it('refuses a request that does not name its page', async () => {
    const headers = { cookie, 'content-type': 'application/json' }
    expect((await fetch(`${origin}/api/home`, { method: 'POST', body: '', headers })).status).toBe(403)
  })

  it('gives another start on the same data an address, for its key alone', async () => {
    const ask = (authorization: string) => fetch(`${origin}/invite`, { method: 'POST', headers: { authorization } })
    expect(await (await ask('the-key')).text()).toMatch(new RegExp(`^${origin}/\\?token=`))
    expect((await ask('the-kez')).status).toBe(403)
    expect((await ask('clé')).status).toBe(403)
  })
})

describe('what it says with everything', () => {
  it.each(['/', '/nothing', '/?token=wrong'])('%s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-larceny')).toBe('yes')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('files', () => {
  it('serves the page, always asked for anew', async () => {
    const answer = await get('/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<html data-theme="paper"><title>Larceny</title>')
  })

  it('serves what has a hash in its name for ever, and compressed', async () => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip' })
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('let a')
    expect(
      (await get('/assets/index-abc.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  it.each([
    '/nothing',
    '/assets',
    '/assets/index-abc.js.gz',
    '/link.html',
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/..%2f..%2fsecret.html',
    '/..%5csecret.html',
    '/index.html%00.js',
    '/%',
    '/%ff',
    '/C:%5cWindows',
  ])('finds nothing at %s', async (path) => {
    const { status, body } = await raw(path)
    expect(status).toBe(404)
    expect(body).not.toContain('secret')
  })

  it.each(['http://[', '//secret.html', 'http://evil.example/'])(
    'refuses %s, which is no address here',
    async (path) => {
      expect((await raw(path)).status).toBe(400)
    },
  )

  it('refuses to change a file', async () => {
    const answer = await fetch(`${origin}/`, { method: 'PUT', body: 'x', headers: { cookie, origin } })
    expect(answer.status).toBe(405)
  })
})

describe('requests', () => {
  it('passes what was asked to the host, and its answer back', async () => {
    const answer = await post('/api/renameGame', '{"id":"1","title":"A"}')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ ok: true, value: null, name: 'renameGame' })
    expect(asked.at(-1)).toEqual(['session-0', 'renameGame', { id: '1', title: 'A' }])
  })

  it('takes an empty body for nothing', async () => {
    await post('/api/home', '')
    expect(asked.at(-1)).toEqual(['session-0', 'home', undefined])
  })

  it.each(['nothing', 'toString', '__proto__', 'home/x', ''])('knows no request "%s"', async (name) => {
    const before = asked.length
    expect((await post(`/api/${name}`, '{}')).status).toBe(404)
    expect(asked.length).toBe(before)
  })

  it('refuses what is not JSON, what is too large, and what is not posted', async () => {
    const before = asked.length
    expect((await post('/api/home', '{')).status).toBe(400)
    expect((await post('/api/home', '{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('/api/renameGame', `"${'x'.repeat(200_000)}"`)).status).toBe(413)
    expect((await get('/api/home')).status).toBe(405)
    expect(asked.length).toBe(before)
    expect((await post('/api/importGame', `"${'x'.repeat(2_000_000)}"`)).status).toBe(200)
  })
})

describe('sessions', () => {
  it('are told who they are first, then what the host tells them, and their line is kept open', async () => {
    const before = server.windows.open
    const line = await openLine()
    const session = sessions.at(-1)!
    expect(line.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(line.text).toMatch(
      new RegExp(`^retry: 500\\nid: ${session.id}\\ndata: {"type":"session","id":"${session.id}"}\\n\\n`),
    )
    expect(server.windows.open).toBe(before + 1)
    session.tell({ type: 'go', to: 'about' })
    await expect.poll(() => line.text).toContain('data: {"type":"go","to":"about"}\n\n')
    await expect.poll(() => line.text).toContain('\n:\n')
    line.cut()
    await expect.poll(() => server.windows.open).toBe(before)
  })

  it('are told apart', async () => {
    const [one, two] = [await openLine(), await openLine()]
    const [first, second] = sessions.slice(-2)
    first!.tell({ type: 'go', to: 'new' })
    second!.tell({ type: 'go', to: 'continue' })
    await expect.poll(() => one.text + two.text).toMatch(/new[^]*continue/)
    expect(one.text).not.toContain('continue')
    expect(two.text).not.toContain('"new"')
    await post('/api/home', '', { 'x-larceny-session': second!.id })
    expect(asked.at(-1)).toEqual([second!.id, 'home', undefined])
    one.cut()
    two.cut()
  })

  it.each(['', 'somebody', 'session-0, session-1', '__proto__'])('named "%s" are not known', async (name) => {
    const before = asked.length
    const answer = await post('/api/home', '', { 'x-larceny-session': name })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ ok: false, problem: { key: 'problem.hostGone', params: {} } })
    expect(asked.length).toBe(before)
  })

  it('are the same if they are back in time', async () => {
    const line = await openLine()
    const session = sessions.at(-1)!
    line.cut()
    await expect.poll(() => session.away).toBe(true)
    const again = await openLine(session.id)
    expect(sessions.at(-1)).toBe(session)
    expect(session).toMatchObject({ away: false, closed: false })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(session.closed).toBe(false)
    session.tell({ type: 'go', to: 'about' })
    await expect.poll(() => again.text).toContain('about')
    again.cut()
  })

  it('that don’t read are hung up on', async () => {
    const { ever } = server.windows
    const { hostname, port } = new URL(server.address)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.pause()
    socket.on('error', () => {})
    socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`)
    await expect.poll(() => server.windows.ever).toBe(ever + 1)
    const session = sessions.at(-1)!
    const problem = { key: 'x'.repeat(1_000_000), params: {} }
    for (let n = 0; n < 40 && !session.away; n++) {
      session.tell({ type: 'problem', problem })
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(session.away).toBe(true)
    socket.destroy()
  })

  it('are over if they are not', async () => {
    const line = await openLine()
    const session = sessions.at(-1)!
    line.cut()
    await expect.poll(() => session.closed).toBe(true)
    expect((await post('/api/home', '', { 'x-larceny-session': session.id })).status).toBe(409)
    const again = await openLine(session.id)
    expect(sessions.at(-1)).not.toBe(session)
    again.cut()
  })

  it('are new when a window is opened anew', async () => {
    const line = await openLine()
    const session = sessions.at(-1)!
    line.cut()
    const again = await openLine()
    expect(sessions.at(-1)).not.toBe(session)
    again.cut()
  })
})

it('says so when its port is taken', async () => {
  const port = Number(new URL(origin).port)
  const host = { connect: () => sessions[0]!, theme: () => 'night' as const }
  await expect(serve({ host, files, port, key: '' })).rejects.toThrow(`Port ${port} can't be had`)
})
