/**
 * The packaged app, once: its fuses, its window, a bot's move, a clean end. playwright.config.ts leaves this out where
 * nothing was packaged. Playwright's own way to Electron is closed, since it goes through Node's inspector, which a fuse
 * shuts off; so it talks to the window alone, as to any Chromium.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { packagedApp, resourcesOf, wrongFuses } from '../build/packaged.ts'
import { asRoot } from '../electron/chromium.ts'
import { changing, logLines, moment, moves, sitDownByForm } from './table.ts'

/** What was built here; what is installed elsewhere may be an archive without a binary to look into. */
const built = packagedApp({})
const program = packagedApp() ?? ''

test('has its fuses set', async () => {
  expect(await wrongFuses(built ?? program)).toEqual([])
})

test('brings the licences of all that it is made of', () => {
  const resources = resourcesOf(built ?? program)
  expect(readFileSync(join(resources, 'NOTICES.txt'), 'utf8')).toContain('svelte')
  const chromiums = [join(resources, '..', 'LICENSES.chromium.html'), join(resources, 'LICENSES.chromium.html')]
  expect(chromiums.some((file) => existsSync(file))).toBe(true)
})

test('opens its window, lets a bot move, and quits clean', async () => {
  const data = mkdtempSync(join(tmpdir(), 'larceny-packaged-'))
  const app = spawn(program, [...asRoot, '--remote-debugging-port=0', '--data', data], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(app, 'exit')
  try {
    const page = await firstPage(await debuggingAddress(app))
    expect(page.url()).toMatch(/^app:\/\/larceny\//)
    await sitDownByForm(page, { people: ['Ada'], bots: 2, seed: 'packaged' })
    await moment(page)
    await page.keyboard.press('l')
    await untilABotMoves(page)
    await page.close()
    expect(await ended).toEqual([0, null])
  } finally {
    app.kill('SIGKILL')
  }
  expect(existsSync(join(data, 'larceny.db'))).toBe(true)
  // The log of changes is gone when the database was closed, and only then.
  expect(existsSync(join(data, 'larceny.db-wal'))).toBe(false)
})

function debuggingAddress(app: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    app.stderr?.on('data', (chunk) => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found) resolve(found[1]!)
    })
    app.once('error', reject)
    app.once('exit', (code) => reject(new Error(`It ended at once (${code}): ${said}`)))
  })
}

/** The window may come after the address. */
async function firstPage(address: string): Promise<Page> {
  const browser = await chromium.connectOverCDP(address, { noDefaults: true })
  const [context] = browser.contexts()
  const page = context!.pages()[0] ?? (await context!.waitForEvent('page'))
  await expect(page.getByRole('link', { name: /New game of / }).first()).toBeVisible()
  return page
}

/** Ada plays on until there is a line in the log that is not hers. */
async function untilABotMoves(page: Page): Promise<void> {
  await expect(async () => {
    if ((await moment(page)) === 'move') await changing(page, () => moves(page).first().press('Enter'))
    const lines = await logLines(page).allInnerTexts()
    expect(lines.filter((line) => !line.startsWith('Ada'))).not.toEqual([])
  }).toPass({ timeout: 120_000 })
}
