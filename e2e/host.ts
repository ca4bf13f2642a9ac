/** What a test asks of the host itself: the way to what it is about takes no time, and nothing of it is still under way. */
import { sessionHeader, type Answer, type Answers, type Input, type RequestName } from '../electron/host/api.ts'
import type { HostEvent, Settings } from '../electron/host/api.ts'
import type { Page } from './harness.ts'

/** What lets somebody in: the cookie that a window has. */
interface Pass {
  origin: string
  cookie: string
}

export interface Visitor {
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** What the host tells by itself, in order. */
  events: AsyncGenerator<HostEvent>
}

/** Asks as a window does, in a session that is over when this is done. */
export async function asking<T>(page: Page, work: (ask: Visitor['ask'], visitor: Visitor) => Promise<T>): Promise<T> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return visiting({ origin, cookie }, (visitor) => work(visitor.ask, visitor))
}

/** The same where no window is open yet, by the address that opens one. */
export async function askingAt<T>(address: string, work: (ask: Visitor['ask']) => Promise<T>): Promise<T> {
  const { headers } = await fetch(address, { redirect: 'manual' })
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
  return visiting({ origin: new URL(address).origin, cookie }, ({ ask }) => work(ask))
}

async function visiting<T>({ origin, cookie }: Pass, work: (visitor: Visitor) => Promise<T>): Promise<T> {
  const headers = { origin, cookie }
  const done = new AbortController()
  try {
    const events = told(await fetch(`${origin}/events`, { headers, signal: done.signal }))
    // The first word of a line is the session's name.
    const { value: first } = await events.next()
    const session = first?.type === 'session' ? first.id : ''
    const ask: Visitor['ask'] = async (name, input) => {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', [sessionHeader]: session },
        body: input === undefined ? '' : JSON.stringify(input),
      })
      const answer = (await response.json()) as Answer<typeof name>
      if (!answer.ok) throw new Error(`The host refuses ${name}: ${answer.problem.key}`)
      return answer.value
    }
    return await work({ ask, events })
  } finally {
    done.abort()
  }
}

async function* told({ body }: Response): AsyncGenerator<HostEvent> {
  let text = ''
  for await (const piece of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece
    const words = text.split('\n\n')
    text = words.pop() ?? ''
    for (const word of words) {
      const [, data] = /^data: (.*)$/m.exec(word) ?? []
      if (data !== undefined) yield JSON.parse(data) as HostEvent
    }
  }
}

/** Changes settings. A window that is open already doesn't know of it: `visit` opens one that does. */
export const change = (page: Page, settings: Partial<Settings>): Promise<unknown> =>
  asking(page, async (ask) => ask('saveSettings', { ...(await ask('home', undefined)).settings, ...settings }))

/** Opens a screen in a window that is loaded anew. */
export async function visit(page: Page, hash: string): Promise<void> {
  const { origin } = new URL(page.url())
  // From one screen to another a window isn't loaded anew.
  await page.goto('about:blank')
  await page.goto(`${origin}/${hash}`)
  // A pointer that comes from nowhere hasn't moved.
  await page.mouse.move(0, 0)
}
