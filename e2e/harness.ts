/** What all end-to-end tests share: the app on data of its own, and a page that must not complain. */
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { results } from '../build/paths.ts'
import type { Frame, HostEvent } from '../electron/host/api.ts'
import { Shell } from './shell.ts'

export { expect, type Page } from '@playwright/test'

interface Fixtures {
  /** The running app; `app.kill()` and `app.restart()`, then `page.goto(app.address)`. */
  app: Shell
}

/** `page` is open on the shelf. Any error that it reports makes the test fail. */
export const test = base.extend<Fixtures>({
  app: async ({}, use) => {
    const app = new Shell()
    await app.start()
    await use(app)
    await app.remove()
  },
  page: async ({ page, app }, use) => {
    const errors = complaints(page, app)
    await page.goto(app.address)
    await use(page)
    await page.close()
    expect(errors, 'errors that the page reported').toEqual([])
  },
})

const lostLine = /net::ERR_|WebSocket|EventSource/

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

/** Fails on what hinders people seriously. Without looking for frames and listing what is well it takes a third of the time. */
export async function axe(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
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
