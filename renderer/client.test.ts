import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEvent } from '../electron/host/api.ts'

/** The line of events, as far as the client needs it. */
class Line {
  static all: Line[] = []
  onopen?: () => void
  onerror?: () => void
  onmessage?: (message: { data: string }) => void
  close = vi.fn()
  readonly address: string
  constructor(address: string) {
    this.address = address
    Line.all.push(this)
  }
}

const answering = (body: unknown) => vi.fn(async () => new Response(JSON.stringify(body)))
const load = () => import('./client.ts')

beforeEach(() => {
  Line.all = []
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('EventSource', Line)
})
afterEach(() => vi.unstubAllGlobals())

describe('over HTTP', () => {
  it('posts a request and gives its answer', async () => {
    const fetch = answering({ ok: true, value: { id: 'new' } })
    vi.stubGlobal('fetch', fetch)
    const { request } = await load()
    expect(await request('duplicateGame', { id: 'old' })).toEqual({ id: 'new' })
    expect(fetch).toHaveBeenCalledWith('/api/duplicateGame', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"old"}',
    })
  })

  it('throws what the host refuses as a problem', async () => {
    vi.stubGlobal('fetch', answering({ ok: false, problem: { key: 'problem.noGame', params: {} } }))
    const { request } = await load()
    await expect(request('deleteGame', { id: 'x' })).rejects.toMatchObject({ problem: { key: 'problem.noGame' } })
  })

  it('says when the host is gone and when it is back', async () => {
    const { onConnection, request } = await load()
    const seen: boolean[] = []
    onConnection((connected) => seen.push(connected))
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
    await expect(request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
    vi.stubGlobal('fetch', answering({ ok: true, value: {} }))
    await request('home')
    expect(seen).toEqual([false, true])
  })

  it('takes an answer that is none for a host that is gone', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('This window was not opened by Larceny.', { status: 401 })),
    )
    const { request } = await load()
    await expect(request('home')).rejects.toMatchObject({ problem: { key: 'problem.hostGone' } })
  })

  it('shares one line among all who listen, and closes it after the last', async () => {
    const { listen } = await load()
    const heard: HostEvent[][] = [[], []]
    const stops = heard.map((list) => listen((event) => list.push(event)))
    const event: HostEvent = { type: 'go', to: 'about' }
    Line.all[0]!.onmessage?.({ data: JSON.stringify(event) })
    stops[0]!()
    Line.all[0]!.onmessage?.({ data: JSON.stringify(event) })
    expect(heard).toEqual([[event], [event, event]])
    expect(Line.all[0]!.close).not.toHaveBeenCalled()
    stops[1]!()
    expect(Line.all).toHaveLength(1)
    expect(Line.all[0]!.close).toHaveBeenCalledOnce()
  })
})

it('uses the bridge where there is one', async () => {
  const closeTable = vi.fn(async () => ({ ok: true, value: null }))
  const listen = vi.fn(() => () => {})
  vi.stubGlobal('window', { larceny: { closeTable, listen } })
  const client = await load()
  expect(await client.request('closeTable', { id: 'x' })).toBeNull()
  expect(closeTable).toHaveBeenCalledWith({ id: 'x' })
  client.listen(() => {})
  expect(listen).toHaveBeenCalledOnce()
  expect(Line.all).toHaveLength(0)
})
