/** What a test asks of the host itself: the way to what it is about takes no time, and nothing of it is still under way. */
import { sessionHeader, type Answer, type Answers, type Input, type RequestName } from '../electron/host/api.ts'
import type { Settings } from '../electron/host/api.ts'
import type { Page } from './harness.ts'

type Ask = <N extends RequestName>(name: N, input: Input<N>) => Promise<Answers[N]>

/** Asks as a window does, in a session that is over when this is done. */
export async function asking<T>(page: Page, work: (ask: Ask) => Promise<T>): Promise<T> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const headers = { origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const done = new AbortController()
  try {
    const line = await fetch(`${origin}/events`, { headers, signal: done.signal })
    // The first word of a line is the session's name.
    const first = await line.body?.getReader().read()
    const [, session = ''] = /^id: (\S+)$/m.exec(new TextDecoder().decode(first?.value)) ?? []
    return await work(async (name, input) => {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', [sessionHeader]: session },
        body: input === undefined ? '' : JSON.stringify(input),
      })
      const answer = (await response.json()) as Answer<typeof name>
      if (!answer.ok) throw new Error(`The host refuses ${name}: ${answer.problem.key}`)
      return answer.value
    })
  } finally {
    done.abort()
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
