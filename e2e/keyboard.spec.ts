/** The same by keyboard alone: no mouse, and the focus is never lost. */
import type { Locator } from '@playwright/test'
import { expect, test } from './harness.ts'
import { someMoves } from './ahead.ts'
import { list, newGame, playByKeys, tabTo } from './keys.ts'
import { curtain, digit, end, moment, moves, prompt, sitDown, undo } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

test('a whole game', async ({ page }) => {
  // A short one, with every kind of question but the clover.
  await newGame(page, 'by keys 46')
  await moment(page)
  const named = page.getByRole('group', { name: 'Your moves' }).getByRole('button')
  await expect(named).toHaveCount(await moves(page).count())
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    expect(now).toBe('move')
    await playByKeys(page, n)
  }
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /Back to the shelf/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Which job tonight?' })).toBeVisible()
})

test('U takes back, ? opens the rules, L the log, and the focus comes back', async ({ page }) => {
  await newGame(page, 'by keys')
  expect(await moment(page)).toBe('move')
  await expect(list(page)).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(list(page)).toBeFocused()

  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.log button:focus')).toHaveCount(1)
  await page.keyboard.press('l')
  await expect(list(page)).toBeFocused()

  await page.keyboard.press('u')
  await expect(page.getByText('There is nothing to take back yet.')).toBeVisible()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(curtain(page)).toHaveCount(0)

  await tabTo(page, /^Menu$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const names = await page.getByRole('menuitem').allInnerTexts()
  for (let n = names.findIndex((name) => name.includes('Settings')); n > 0; n--) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is chosen while a move is on its way counts if it is a thing on the board, and only once', async ({
  page,
}) => {
  await sitDown(page, { game: 'Hadria', people: ['Ada'], bots: 3, seed: 'probe', ahead: someMoves(2, 5) })
  await moment(page)
  const planned = page.getByRole('region', { name: 'The board' }).getByText(/ at \d.*the watch at 2/)
  const numberOf = async (name: RegExp) => {
    const names = await moves(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    return names.findIndex((each) => name.test(each)) + 1
  }
  const [ambush, cloak] = [await numberOf(/^Lay Ambush/), await numberOf(/^Lay Cloak/)]
  const held = Promise.withResolvers()
  await page.route('**/api/play', async (route) => {
    await held.promise
    await route.continue()
  })
  await digit(page, ambush)
  await page.locator('.table:not([data-ready])').waitFor()
  for (const key of [cloak, ambush]) await page.keyboard.press(String(key))
  held.resolve(null)
  await expect(planned).toHaveText(/^Ambush at 1, Cloak at 1, after the watch at 2$/)
})

test('what happens is said to those who can’t see it', async ({ page }) => {
  await newGame(page, 'by keys')
  await moment(page)
  const said = page.locator('.table > [aria-live=polite]')
  /** Without the spaces, which chips don't need. */
  const words = async (from: Locator) => ((await from.textContent()) ?? '').replaceAll(/\s/g, '')
  const first = await words(prompt(page))
  expect(await words(said)).toContain(first)
  await digit(page, 1)
  await expect.poll(() => words(said)).not.toContain(first)
  await expect(said).toContainText(/\w+ (turns? up|gives?|keeps?|calls?|steals?) |stays with/)
  await moment(page)
  expect(await words(said)).toContain(await words(prompt(page)))
})
