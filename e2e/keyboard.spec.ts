/** The same by keyboard alone: no mouse, and the focus is never lost. */
import type { Locator } from '@playwright/test'
import { expect, test } from './harness.ts'
import { list, newGame, playByKeys, tabTo } from './keys.ts'
import { curtain, end, moment, moves, prompt, undo } from './table.ts'

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

test('what happens is said to those who can’t see it', async ({ page }) => {
  await newGame(page, 'by keys')
  await moment(page)
  const said = page.locator('.table > [aria-live=polite]')
  /** Without the spaces, which chips don't need. */
  const words = async (from: Locator) => ((await from.textContent()) ?? '').replaceAll(/\s/g, '')
  const first = await words(prompt(page))
  expect(await words(said)).toContain(first)
  await page.keyboard.press('1')
  await expect.poll(() => words(said)).not.toContain(first)
  await expect(said).toContainText(/\w+ (turns? up|gives?|keeps?|calls?|steals?) |stays with/)
  await moment(page)
  expect(await words(said)).toContain(await words(prompt(page)))
})
