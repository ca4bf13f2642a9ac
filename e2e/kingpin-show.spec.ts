/** Kingpin's scoring is a show, and can be skipped. */
import { expect, test } from './harness.ts'
import { end, goOn, moment, moves, play, prompt, sitDown } from './table.ts'

test.setTimeout(120_000)

test('face-down crooks turn over, points fly, and Space ends it', async ({ page }) => {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Quick' }).check()
  await page.getByRole('link', { name: 'Shelf' }).click()
  await sitDown(page, { game: 'Kingpin', people: ['Ada', 'Bert'], seed: 'kingpin show' })
  const sitIn = async () => {
    for (let now = await moment(page); now !== 'move'; now = await moment(page)) {
      await goOn(page, now, 0)
    }
  }
  await sitIn()
  await moves(page).nth(1).press('Enter')
  await expect(prompt(page)).toHaveText(/Whom do you take/)
  await moves(page).first().press('Enter')
  await expect(prompt(page)).toHaveText(/^Where does /)
  await moves(page).nth(1).press('Enter')
  for (const _ of [0, 1]) {
    await sitIn()
    await expect(prompt(page)).toHaveText(/^Recruit/)
    await play(page, moves(page).last())
  }
  await expect(page.locator('[data-flight^="turn-"]')).toHaveCount(1)
  await expect(page.locator('[data-flight^="headline-"]').first()).toBeVisible()
  await expect(page.locator('[data-flight^="points-"]').first()).toBeVisible()
  await expect(end(page)).toHaveCount(0)
  // Once skips a step, twice all of them.
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused({ timeout: 2000 })
  await expect(page.locator('[data-flight]')).toHaveCount(0)
})
