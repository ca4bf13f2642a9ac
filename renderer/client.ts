/** The window's way to its host: Electron's preload, or the browser shell over HTTP on loopback. */
import type { Answer, Answers, Host, HostEvent, Input, Problem, RequestName } from '../electron/host/api.ts'

declare global {
  interface Window {
    larceny?: Host
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

type ConnectionListener = (connected: boolean) => void
const watchers = new Set<ConnectionListener>()
let connected = true

function setConnected(now: boolean): void {
  if (now === connected) return
  connected = now
  for (const watcher of watchers) watcher(now)
}

/** Tells when the host is gone and when it is back. */
export function onConnection(watcher: ConnectionListener): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

const gone: Problem = { key: 'problem.hostGone', params: {} }

const overHttp: Host = {
  async request<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>> {
    try {
      const response = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input ?? null),
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
    // An EventSource comes back by itself after a break in the line.
    const source = new EventSource('/events')
    source.onopen = () => setConnected(true)
    source.onerror = () => setConnected(false)
    source.onmessage = ({ data }) => listener(JSON.parse(data) as HostEvent)
    return () => source.close()
  },
}

const host = (): Host => window.larceny ?? overHttp

/** Asks the host; what it refuses is thrown as a HostProblem. */
export async function request<N extends RequestName>(
  name: N,
  ...[input]: undefined extends Input<N> ? [] : [Input<N>]
): Promise<Answers[N]> {
  const answer = await host().request(name, input as Input<N>)
  if (answer.ok) return answer.value
  throw new HostProblem(answer.problem)
}

/** Hears what the host says unasked, until the returned function is called. */
export function listen(listener: (event: HostEvent) => void): () => void {
  return host().listen(listener)
}
