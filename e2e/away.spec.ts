/** The program goes, and its window is loaded anew: what is said then, who comes back, and what stays in the browser. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../build/browser.ts'
import { someMoves } from './ahead.ts'
import { axe, picture } from './harness.ts'
import { Shell } from './shell.ts'
import { changing, click, prompt, sitDown } from './table.ts'

/** A browser that keeps what it was left with, as people's do. */
type Launch = () => Promise<BrowserContext>

/** As a power cut does. */
async function kill(context: BrowserContext): Promise<void> {
  const told = await context.browser()!.newBrowserCDPSession()
  const { processInfo } = await told.send('SystemInfo.getProcessInfo')
  const closed = context.waitForEvent('close')
  process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL')
  await closed
}

/** A house and a browser of its own: here both are ended, and complain of it. */
const test = base.extend<{
  shell: Shell
  visitor: BrowserContext
  foreign: (port?: string) => Promise<Server>
  launch: Launch
}>({
  shell: async ({}, use) => {
    const shell = new Shell()
    await shell.start()
    await use(shell)
    await shell.remove()
  },
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(context)
    await context.close()
  },
  /** A server that has nothing to do with us. */
  foreign: async ({}, use) => {
    const servers: Server[] = []
    await use(async (port = '0') => {
      const server = createServer(({ method, url }, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.setHeader('X-Foreign', 'indeed')
        response.end(`<h1>Somebody else</h1><a href="${url?.slice(1)}">on</a><p>${method} ${url}</p>`)
      })
      servers.push(server)
      await once(server.listen(Number(port), '127.0.0.1'), 'listening')
      return server
    })
    for (const server of servers) server.close().closeAllConnections()
  },
  launch: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'larceny-profile-'))
    const launched: BrowserContext[] = []
    await use(async () => {
      launched.push(await chromium.launchPersistentContext(folder, findBrowser() ?? {}))
      return launched.at(-1)!
    })
    for (const context of launched) await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  },
})

/** A window with its worker in place. */
async function open(visitor: BrowserContext, { address }: Shell): Promise<Page> {
  const page = await visitor.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which job tonight?')
  await page.evaluate(() => navigator.serviceWorker.ready)
  return page
}

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('a window that is loaded anew says what to do, and comes back by itself', async ({ shell, visitor }) => {
  const page = await open(visitor, shell)
  const { port } = new URL(shell.address)
  await page.evaluate(() => (location.hash = '#/saved'))
  await shell.kill()
  for (let times = 0; times < 2; times++) {
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Larceny has stopped.')
    await expect(page.getByRole('alert')).toContainText('Every move that you have seen is saved. Start Larceny again')
  }
  await axe(page)
  await picture(page, 'stopped')

  await shell.start(port)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved games')
  // And so does one that was not loaded anew.
  await shell.kill()
  await expect(page.getByRole('alert')).toContainText('Larceny has stopped.')
  await shell.start(port)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved games')
  // It has been at home ever since.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await shell.kill()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Larceny has stopped.')
})

test('a table whose program went away comes back by itself, and the game goes on', async ({ shell, visitor }) => {
  const page = await open(visitor, shell)
  const { port } = new URL(shell.address)
  await sitDown(page, { people: ['Ada'], bots: 2, seed: 'away', plain: true, ahead: someMoves(3, 1) })
  const offered = page.locator('.board .target.legal')
  await offered.first().waitFor()
  const asked = await prompt(page).innerText()
  await shell.kill()
  await expect(page.getByRole('alert')).toContainText('Start Larceny again to go on.')
  await expect(page.locator('.table[data-ready]')).toHaveCount(0)
  await shell.start(port)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(prompt(page)).toHaveText(asked)
  await changing(page, () => click(page, offered.first()))
})

test('whatever else answers at the address is left alone, and nothing of ours stays', async ({
  shell,
  visitor,
  foreign,
}) => {
  const page = await open(visitor, shell)
  const { origin, port } = new URL(shell.address)
  expect(await registrations(page)).toBe(1)
  await shell.kill()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Larceny has stopped.')
  await foreign(port)
  const answer = await page.goto(`${origin}/one?two`)
  expect(answer?.headers()).toMatchObject({ 'x-foreign': 'indeed' })
  await expect(page.getByText('GET /one?two')).toBeVisible()
  await expect.poll(() => registrations(page)).toBe(0)
  await page.reload()
  await expect(page.getByText('GET /one?two')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('the worker goes with the last window', async ({ shell, visitor }) => {
  const [one, two] = [await open(visitor, shell), await open(visitor, shell)]
  const { origin } = new URL(shell.address)
  const told = await visitor.newCDPSession(two)
  const deleted: string[] = []
  told.on('ServiceWorker.workerRegistrationUpdated', (told) =>
    deleted.push(...told.registrations.filter(({ isDeleted }) => isDeleted).map(({ scopeURL }) => scopeURL)),
  )
  await told.send('ServiceWorker.enable')
  await shell.kill()
  await one.close()
  // It waits for as long whether a window comes back.
  await two.waitForTimeout(2500)
  await two.reload()
  await expect(two.getByRole('alert')).toContainText('Larceny has stopped.')
  expect(deleted).toEqual([])
  await two.goto('about:blank')
  await expect.poll(() => deleted).toEqual([`${origin}/`])
  const later = await visitor.newPage()
  await expect(later.goto(origin)).rejects.toThrow('ERR_CONNECTION_REFUSED')
})

test('nothing of ours is in the way after a browser was killed', async ({ shell, foreign, launch }) => {
  const { origin, port } = new URL(shell.address)
  const before = await launch()
  await open(before, shell)
  await kill(before)
  await shell.kill()

  // Somebody else has the port now: their pages come as they are, and the worker that was left behind goes.
  await foreign(port)
  const page = await (await launch()).newPage()
  const answer = await page.goto(`${origin}/one?two`)
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(answer?.headers()).toMatchObject({ 'x-foreign': 'indeed' })
  await expect(page.getByText('GET /one?two')).toBeVisible()
  await expect.poll(() => registrations(page)).toBe(0)
  await page.reload()
  await expect(page.getByText('GET /one?two')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a worker that was cut short before it was ready is in nobody’s way either', async ({
  shell,
  visitor,
  foreign,
}) => {
  const page = await open(visitor, shell)
  const { origin, port } = new URL(shell.address)
  // As if its browser had been killed between two steps of its start.
  const cutShort = (): Promise<void> =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable())
  await cutShort()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which job tonight?')
  await cutShort()
  await shell.kill()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Larceny has stopped.')
  await cutShort()
  await foreign(port)
  await page.goto(`${origin}/one?two`)
  await expect(page.getByText('GET /one?two')).toBeVisible()
  await expect.poll(() => registrations(page)).toBe(0)
})

test('who is led here by another page is still not let in', async ({ shell, visitor, foreign }) => {
  const page = await open(visitor, shell)
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const { origin } = new URL(shell.address)
  const { port } = (await foreign()).address() as AddressInfo
  const stranger = await visitor.newPage()
  await stranger.goto(`http://localhost:${port}/${origin}/`)
  await stranger.getByRole('link').click()
  await expect(stranger.getByText('This window was not opened by Larceny.')).toBeVisible()
  expect(stranger.url()).toBe(`${origin}/`)
})
