/** What all end-to-end tests share: the app on data of its own, and a page that must not complain. */
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import engine from 'axe-core'
import { results } from '../build/paths.ts'
import type { Frame, HostEvent } from '../electron/host/api.ts'
import { Houses } from './houses.ts'
import type { Shell } from './shell.ts'

export { expect, type Page } from '@playwright/test'

interface Fixtures {
  /** The running app; `app.kill()` and `app.restart()`, then `page.goto(app.address)`. */
  app: Shell
}

interface Shared {
  houses: Houses
}

const apps = new WeakMap<Page, Shell>()

/** The app that a page is open on. */
export function appOf(page: Page): Shell {
  const app = apps.get(page)
  if (!app) throw new Error('This page is open on no app')
  return app
}

/** `page` is open on the shelf. Any error that it reports makes the test fail. */
export const test = base.extend<Fixtures, Shared>({
  houses: [
    async ({}, use) => {
      const houses = new Houses()
      await use(houses)
      await houses.close()
    },
    { scope: 'worker' },
  ],
  app: async ({ houses }, use) => use(await houses.next()),
  page: async ({ page, app }, use) => {
    const errors = complaints(page, app)
    apps.set(page, app)
    // Most tests go elsewhere at once; what is asked of the shelf waits for it by itself.
    await page.goto(app.address, { waitUntil: 'commit' })
    await use(page)
    await page.goto('about:blank')
    expect(errors, 'errors that the page reported').toEqual([])
  },
})

/** The last is what a browser says that was about to fetch the service worker. */
const lostLine = /net::ERR_|WebSocket|EventSource|An unknown error occurred when fetching the script/

function complaints(page: Page, app: Shell): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (app.killed && lostLine.test(message.text())) return
    errors.push(message.text())
  })
  return errors
}

/** Fails on what hinders people seriously. Kept in the window, its engine is read and warmed up only once. */
export async function axe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine.source)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof engine }
    return (await axe.run(document, { resultTypes: ['violations'], iframes: false, selectors: false })).violations
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  expect(found, 'serious findings of axe').toEqual([])
}

export interface Sent {
  /** The request that this answers; `event` for what the host tells by itself. */
  to: string
  text: string
}

export interface Frames {
  /** Everything that was sent to the window so far, in order. */
  sent(): Promise<Sent[]>
  /** The frames of tables among them: they come as events alone. */
  frames(): Promise<Frame[]>
  /** The last of these, as it was sent, once it is one of this stage: what is seen may be told of here a moment later. */
  lastFrame(stage: Frame['stage']): Promise<string>
  /** Forgets what was sent so far. */
  clear(): Promise<void>
}

/** Records every answer and event that the host sends to the window from now on. */
export async function frames(page: Page): Promise<Frames> {
  let record: Promise<Sent | undefined>[] = []
  page.on('response', (response) => {
    const [, to] = /\/api\/(\w+)$/.exec(response.url()) ?? []
    if (to === undefined) return
    record.push(
      response.text().then(
        (text) => ({ to, text }),
        () => undefined,
      ),
    )
  })
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  protocol.on('Network.eventSourceMessageReceived', ({ data }) =>
    record.push(Promise.resolve({ to: 'event', text: data })),
  )
  const sent = async () => (await Promise.all(record)).filter((each) => each !== undefined)
  const events = async () =>
    (await sent()).flatMap(({ to, text }) => (to === 'event' ? [JSON.parse(text) as HostEvent] : []))
  const frames = async () => (await events()).flatMap((event) => (event.type === 'frame' ? [event.frame] : []))
  return {
    sent,
    frames,
    async lastFrame(stage) {
      await expect.poll(async () => (await frames()).at(-1)?.stage).toBe(stage)
      return JSON.stringify((await frames()).at(-1))
    },
    async clear() {
      await Promise.all(record)
      record = []
    },
  }
}

/** A picture for people to look at, in test-results/pictures; only for those who ask for them, since each takes a while. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return
  await page.screenshot({ path: join(results, 'pictures', `${name}.png`), animations: 'disabled' })
}
