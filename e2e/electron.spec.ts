/** The real Electron. playwright.config.ts leaves this out where its binary is missing. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron as electron, expect, test as base, type ElectronApplication, type Page } from '@playwright/test'
import { electronBinary } from '../build/electron.ts'
import { root } from '../build/paths.ts'
import { asRoot } from '../electron/chromium.ts'

const launch = (data: string): Promise<ElectronApplication> =>
  electron.launch({ executablePath: electronBinary() ?? '', args: [...asRoot, root, '--data', data] })

const test = base.extend<{ data: string; app: ElectronApplication; window: Page }>({
  data: async ({}, use) => use(mkdtempSync(join(tmpdir(), 'larceny-electron-'))),
  app: async ({ data }, use) => {
    const app = await launch(data)
    await use(app)
    await app.close()
  },
  window: async ({ app }, use) => {
    const window = await app.firstWindow()
    await expect(window.getByRole('heading').first()).toBeVisible()
    await use(window)
  },
})

test('opens the shelf under its own address, shut off from Node and from Electron', async ({ window }) => {
  expect(window.url()).toMatch(/^app:\/\/larceny\//)
  const known = await window.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'larceny'].filter((name) => name in globalThis),
  )
  expect(known).toEqual(['larceny'])
  const workers = await window.evaluate(async () =>
    'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
  )
  expect(workers).toBe(0)
})

test('can’t be led away, opened from, or given permissions', async ({ window: page, app }) => {
  const outcome = await page.evaluate(async () => {
    location.href = 'https://example.invalid/'
    const opened = window.open('https://example.invalid/')
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    const reached = await fetch('https://example.invalid/').then(
      () => true,
      () => false,
    )
    return { opened: opened !== null, permission: permission.state, reached }
  })
  expect(outcome).toEqual({ opened: false, permission: 'denied', reached: false })
  expect(page.url()).toMatch(/^app:\/\/larceny\//)
  expect(app.windows()).toHaveLength(1)
})

test('finds no file outside its folder', async ({ window }) => {
  const statuses = await window.evaluate(() =>
    Promise.all(['/..%2fpackage.json', '/nothing'].map(async (path) => (await fetch(path)).status)),
  )
  expect(statuses).toEqual([404, 404])
})

test('has the menu, which sends the window on', async ({ window, app }) => {
  const labels = await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items[0]?.submenu?.items ?? []
    items.find(({ label }) => label === 'About Larceny')?.click()
    return items.map(({ label }) => label).filter((label) => label !== '')
  })
  expect(labels).toEqual(['New game', 'Continue', 'Full screen', 'Reload', 'About Larceny', 'Quit'])
  await expect(window).toHaveURL(/about/)
})

test('comes back where it was when its page crashes', async ({ app, window }) => {
  await window.evaluate(() => (location.hash = '#/saved'))
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer())
  // The page that Playwright knows is dead; the window's own is another one.
  const shown = (): Promise<unknown> =>
    app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      if (!contents || contents.isCrashed()) return undefined
      return contents.executeJavaScript('[location.hash, document.querySelector("h1") !== null]')
    })
  await expect.poll(shown).toEqual(['#/saved', true])
})

test('remembers its size', async ({ app, data, window }) => {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1100, 750))
  await window.close()
  await app.close()
  const again = await launch(data)
  await again.firstWindow()
  const size = await again.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getSize())
  await again.close()
  expect(size).toEqual([1100, 750])
})
