/** The window's way to its host: Electron's preload, or the browser shell over HTTP on loopback. */
import type { Answer, Answers, Bridge, Host, HostEvent, Input, Problem, RequestName } from '../electron/host/api.ts'

declare global {
  interface Window {
    larceny?: Bridge
  }
}

/** The host said no; the problem says why, in a sentence of the catalogue. */
export class HostProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.key)
    this.name = 'HostProblem'
    this.problem = problem
  }
}

const gone: Problem = { key: 'problem.hostGone', params: {} }
const watchers = new Set<(connected: boolean) => void>()
let connected = true

/** Tells when the host is gone and when it is back. */
export function onConnection(watcher: (connected: boolean) => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function setConnected(now: boolean): void {
  if (now === connected) return
  connected = now
  for (const watcher of watchers) watcher(now)
}

/** One line for all who listen; it comes back by itself after a break. */
const listeners = new Set<(event: HostEvent) => void>()
let line: EventSource | undefined

function openLine(): EventSource {
  const source = new EventSource('/events')
  source.onopen = () => setConnected(true)
  source.onerror = () => setConnected(false)
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data) as HostEvent
    for (const listener of listeners) listener(event)
  }
  return source
}

const overHttp: Host = {
  async request<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>> {
    try {
      const response = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: input === undefined ? '' : JSON.stringify(input),
      })
      const answer = (await response.json()) as Answer<N>
      setConnected(true)
      return answer
    } catch {
      setConnected(false)
      return { ok: false, problem: gone }
    }
  },
  listen(listener) {
    listeners.add(listener)
    line ??= openLine()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      line?.close()
      line = undefined
    }
  },
}

function overBridge(bridge: Bridge): Host {
  const asking: { [N in RequestName]: (input: Input<N>) => Promise<Answer<N>> } = bridge
  return {
    request: (name, input) => asking[name](input),
    listen: (listener) => bridge.listen(listener),
  }
}

const host = window.larceny ? overBridge(window.larceny) : overHttp

/** Asks the host; what it refuses is thrown as a HostProblem. */
export async function request<N extends RequestName>(
  name: N,
  ...[input]: undefined extends Input<N> ? [] : [Input<N>]
): Promise<Answers[N]> {
  const answer = await host.request(name, input as Input<N>)
  if (answer.ok) return answer.value
  throw new HostProblem(answer.problem)
}

/** Hears what the host says unasked, until the returned function is called. */
export function listen(listener: (event: HostEvent) => void): () => void {
  return host.listen(listener)
}
