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

// ---- Over HTTP ------------------------------------------------------------------------------------------------------------

/** One line for the whole window. It comes back by itself after a break, and says first who we are. */
const listeners = new Set<(event: HostEvent) => void>()
let line: EventSource | undefined
/** Who we are to the host; null if it can't be reached. */
let session = Promise.withResolvers<string | null>()

function openLine(): void {
  if (line && line.readyState !== EventSource.CLOSED) return
  const source = new EventSource('/events')
  line = source
  source.onerror = () => {
    hangUp()
    setConnected(false)
    if (source.readyState === EventSource.CLOSED) void comeBack()
  }
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data) as HostEvent
    if (event.type === 'session') {
      session.resolve(event.id)
      setConnected(true)
    }
    for (const listener of listeners) listener(event)
  }
}

/** The program was started anew, and doesn't know this window: loaded anew it may be let in again. */
async function comeBack(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 401 && answer.headers.has('x-larceny')) location.reload()
}

/** Whoever waits to be told who we are waits no longer; whoever asks next waits for the line to come back. */
function hangUp(): void {
  session.resolve(null)
  session = Promise.withResolvers<string | null>()
}

async function post<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>> {
  const away: Answer<N> = { ok: false, problem: gone }
  for (let tries = 0; tries < 2; tries++) {
    openLine()
    const id = await session.promise
    if (id === null) return away
    try {
      const response = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-larceny-session': id },
        body: input === undefined ? '' : JSON.stringify(input),
      })
      const answer = (await response.json()) as Answer<N>
      // The host has given us up: we were away for too long, or it was started anew.
      if (response.status === 409) {
        line?.close()
        hangUp()
        continue
      }
      setConnected(true)
      return answer
    } catch {
      setConnected(false)
      return away
    }
  }
  return away
}

/** What was asked last: the next request waits for its answer, so that none overtakes another. */
let asked: Promise<unknown> = Promise.resolve()

const overHttp: Host = {
  request<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const answered = asked.then(() => post(name, input))
    asked = answered
    return answered
  },
  listen(listener) {
    listeners.add(listener)
    openLine()
    return () => listeners.delete(listener)
  },
}

// ---- Either way -----------------------------------------------------------------------------------------------------------

function overBridge(bridge: Bridge): Host {
  const asking: { [N in RequestName]: (input: Input<N>) => Promise<Answer<N>> } = bridge
  return {
    request: (name, input) => asking[name](input),
    listen: (listener) => bridge.listen(listener),
  }
}

const host = window.larceny ? overBridge(window.larceny) : overHttp

/** Asks the host; what it refuses, and whatever else goes wrong, is thrown as a HostProblem. */
export async function request<N extends RequestName>(
  name: N,
  ...[input]: undefined extends Input<N> ? [] : [Input<N>]
): Promise<Answers[N]> {
  const answer = await host.request(name, input as Input<N>).catch((): Answer<N> => ({ ok: false, problem: gone }))
  if (answer.ok) return answer.value
  throw new HostProblem(answer.problem)
}

/** Hears what the host says unasked, until the returned function is called. */
export function listen(listener: (event: HostEvent) => void): () => void {
  return host.listen(listener)
}
