/** How the end-to-end tests get about without a mouse. */
import { expect, type Page } from './harness.ts'
import { changing, digit, moves } from './table.ts'

/** Tab until what has the focus is called so. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
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

/** Nothing moves, so that nobody has to wait. */
export async function newGame(page: Page, seed: string, game = 'Break-In', seats?: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
  const list = page.getByRole('switch', { name: 'Always show the list of all moves' })
  for (let presses = 0; presses < 20 && !(await list.evaluate((one) => one === document.activeElement)); presses++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(list).toBeChecked()
  await page.evaluate(() => (location.hash = '#/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, new RegExp(`New game of ${game}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeFocused()
  const rows = page.getByRole('group', { name: /Seat \d: person or bot/ })
  await expect(rows).not.toHaveCount(0)
  for (let n = await rows.count(); seats !== undefined && n > seats; n--) {
    await tabTo(page, new RegExp(`Remove seat ${n}`))
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(n - 1)
  }
  // The same game every time.
  await tabTo(page, /^\s*Advanced\s*$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Seed')).toBeFocused()
  await page.keyboard.type(seed)
  await tabTo(page, /^\s*Play\s*$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/table\//)
}

/** The list of moves itself: the focus rests on it, and on no move. */
export const list = (page: Page) => page.getByRole('group', { name: 'Your moves' })

/** Plays the nth move, counted round, by its digit or by arrows and Enter in turn. */
export async function playByKeys(page: Page, n: number): Promise<void> {
  await expect(list(page)).toBeFocused()
  const count = await moves(page).count()
  const index = n % (n % 2 === 0 ? Math.min(count, 9) : count)
  const isGrave = await moves(page)
    .nth(index)
    .evaluate((button) => button.classList.contains('grave'))
  await changing(page, async () => {
    if (n % 2 === 0) {
      await digit(page, index + 1)
    } else {
      for (let step = 0; step <= index; step++) await page.keyboard.press('ArrowRight')
      await expect(moves(page).nth(index)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    if (!isGrave) return
    await tabTo(page, /^\s*Yes, I’m sure\s*$/)
    await page.keyboard.press('Enter')
  })
}
