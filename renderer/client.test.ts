import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEvent } from '../electron/host/api.ts'

/** The line of events, as far as the client needs it. */
class Line {
  static readonly CLOSED = 2
  static all: Line[] = []
  static get last(): Line {
    return Line.all.at(-1)!
  }
  readyState = 0
  onerror?: () => void
  onmessage?: (message: { data: string }) => void
  close = vi.fn(() => (this.readyState = Line.CLOSED))
  readonly address: string
  constructor(address: string) {
    this.address = address
    Line.all.push(this)
  }
  tell(event: HostEvent): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
  /** The host's first word. */
  greet(id = 'me'): void {
    this.tell({ type: 'session', id })
  }
}

const answering = (body: unknown) => vi.fn(async () => new Response(JSON.stringify(body)))
const load = () => import('./client.ts')
/** A client that has been told who it is. */
async function greeted() {
  const client = await load()
  client.listen(() => {})
  Line.last.greet()
  return client
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  Line.all = []
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('EventSource', Line)
})
afterEach(() => vi.unstubAllGlobals())

describe('over HTTP', () => {
  it('waits until it knows who it is, then posts a request and gives its answer', async () => {
    const fetch = answering({ ok: true, value: { id: 'new' } })
    vi.stubGlobal('fetch', fetch)
    const { request } = await load()
    const answer = request('duplicateGame', { id: 'old' })
    await settle()
    expect(fetch).not.toHaveBeenCalled()
    Line.last.greet('session-1')
    expect(await answer).toEqual({ id: 'new' })
    expect(fetch).toHaveBeenCalledWith('/api/duplicateGame', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-larceny-session': 'session-1' },
      body: '{"id":"old"}',
    })
  })

  it('lets no request overtake another', async () => {
    const sent: string[] = []
    const answers: ((response: Response) => void)[] = []
    vi.stubGlobal('fetch', (path: string) => {
      sent.push(path)
      return new Promise<Response>((resolve) => answers.push(resolve))
    })
    const { request } = await greeted()
    const settings = {} as never
    const done = Promise.all([request('saveSettings', settings), request('home'), request('home')])
    const answer = async () => {
      await settle()
      answers.shift()?.(new Response('{"ok":true,"value":null}'))
    }
    await settle()
    expect(sent).toEqual(['/api/saveSettings'])
    await answer()
    await settle()
    expect(sent).toEqual(['/api/saveSettings', '/api/home'])
    await answer()
    await answer()
    await done
  })

  it('goes on asking after a request that failed', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')))
    const { request } = await greeted()
    const first = request('home')
    const second = request('home')
    await expect(first).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
    await expect(second).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
    vi.stubGlobal('fetch', answering({ ok: true, value: 7 }))
    expect(await request('home')).toBe(7)
  })

  it('throws what the host refuses as a problem', async () => {
    vi.stubGlobal('fetch', answering({ ok: false, problem: { key: 'problem.noGame', params: {} } }))
    const { request } = await greeted()
    await expect(request('deleteGame', { id: 'x' })).rejects.toMatchObject({ problem: { key: 'problem.noGame' } })
  })

  it.each([
    ['doesn’t know this window', 401, true, 1],
    ['has no line for it', 200, true, 0],
    ['is another one', 401, false, 0],
  ] as const)('is loaded anew only where the program was started anew: it %s', async (_, status, ours, times) => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', async () => new Response('', { status, headers: ours ? { 'x-larceny': 'yes' } : {} }))
    await greeted()
    Line.last.onerror?.()
    await settle()
    expect(reload).not.toHaveBeenCalled()
    Line.last.readyState = Line.CLOSED
    Line.last.onerror?.()
    await settle()
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('says when the host is gone and when it is back', async () => {
    const { onConnection, request } = await greeted()
    const seen: boolean[] = []
    onConnection((connected) => seen.push(connected))
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
    Line.last.onerror?.()
    const waiting = request('home')
    vi.stubGlobal('fetch', answering({ ok: true, value: {} }))
    Line.last.greet('me again')
    await waiting
    expect(seen).toEqual([false, true])
    expect(Line.all).toHaveLength(1)
  })

  it('asks again as somebody new when the host has given it up', async () => {
    const gaveUp = new Response('{"ok":false,"problem":{"key":"problem.hostGone","params":{}}}', { status: 409 })
    const fetch = vi.fn().mockResolvedValueOnce(gaveUp).mockResolvedValueOnce(new Response('{"ok":true,"value":1}'))
    vi.stubGlobal('fetch', fetch)
    const { request } = await greeted()
    const answer = request('home')
    await settle()
    expect(Line.all).toHaveLength(2)
    Line.last.greet('new')
    expect(await answer).toBe(1)
    expect(fetch.mock.calls.map(([, init]) => init.headers['x-larceny-session'])).toEqual(['me', 'new'])
  })

  it('takes an answer that is none for a host that is gone', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('This window was not opened by Larceny.', { status: 401 })),
    )
    const { request } = await greeted()
    await expect(request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
  })

  it('is told that the host is gone while it waits to hear who it is', async () => {
    const { request } = await load()
    const answer = request('home')
    await settle()
    Line.last.onerror?.()
    await expect(answer).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
  })

  it('shares one line among all who listen', async () => {
    const { listen } = await load()
    const heard: HostEvent[][] = [[], []]
    const stops = heard.map((list) => listen((event) => list.push(event)))
    const event: HostEvent = { type: 'go', to: 'about' }
    Line.last.tell(event)
    stops[0]!()
    Line.last.tell(event)
    expect(heard).toEqual([[event], [event, event]])
    expect(Line.all).toHaveLength(1)
  })
})

it('uses the bridge where there is one, and takes whatever it throws for a host that is gone', async () => {
  const closeTable = vi.fn(async () => ({ ok: true, value: null }))
  const home = vi.fn(async () => Promise.reject(new Error('reply was never sent')))
  const listen = vi.fn(() => () => {})
  vi.stubGlobal('window', { larceny: { closeTable, home, listen } })
  const client = await load()
  expect(await client.request('closeTable', { id: 'x' })).toBeNull()
  expect(closeTable).toHaveBeenCalledWith({ id: 'x' })
  await expect(client.request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
  client.listen(() => {})
  expect(listen).toHaveBeenCalledOnce()
  expect(Line.all).toHaveLength(0)
})
