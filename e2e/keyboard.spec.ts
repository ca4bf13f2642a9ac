/** The same by keyboard alone: no mouse, and the focus is never lost. */
import { expect, test, type Page } from './harness.ts'
import { curtain, end, moment, moves, prompt, recap, undo } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const called = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
    if (called.length < 100 && name.test(called)) return
  }
  throw new Error(`Tab doesn't lead to ${name}`)
}

async function newGame(page: Page): Promise<void> {
  await tabTo(page, /Settings/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused()
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.getAttribute('value'))) === 'normal') break
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Off', exact: true })).toBeChecked()
  await page.evaluate(() => (location.hash = '#/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /New game of Break-In/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Break-In/ })).toBeFocused()
  await tabTo(page, /^\s*Play\s*$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\//)
}

test('a whole game', async ({ page }) => {
  await newGame(page)
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    expect(now).toBe('move')
    await expect(moves(page).first()).toBeFocused()
    const count = await moves(page).count()
    const before = await page.locator('.table').innerHTML()
    if (n % 2 === 0) {
      await page.keyboard.press(String((n % Math.min(count, 9)) + 1))
    } else {
      for (let step = 0; step < n % count; step++) await page.keyboard.press('ArrowRight')
      await expect(moves(page).nth(n % count)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => page.locator('.table').innerHTML()).not.toBe(before)
  }
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /Back to the shelf/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which job tonight?')
})

test('U takes back, ? opens the rules, L the log, and the focus comes back', async ({ page }) => {
  await newGame(page)
  expect(await moment(page)).toBe('move')
  await expect(moves(page).first()).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(moves(page).first()).toBeFocused()

  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.log button:focus')).toHaveCount(1)
  await page.keyboard.press('l')
  await expect(moves(page).first()).toBeFocused()

  await page.keyboard.press('u')
  await expect(page.getByText('There is nothing to take back yet.')).toBeVisible()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(curtain(page).or(recap(page))).toHaveCount(0)

  await tabTo(page, /^Menu$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what happens is said to those who can’t see it', async ({ page }) => {
  await newGame(page)
  await moment(page)
  const said = page.locator('.table > [aria-live=polite]')
  const asked = await prompt(page).innerText()
  await expect(said).toContainText(asked)
  await page.keyboard.press('1')
  await expect(said).not.toContainText(asked)
  await expect(said).toContainText(/\w+ (turns up|gives|keeps|calls|steals) |stays with/)
  await moment(page)
  await expect(said).toContainText(await prompt(page).innerText())
})
