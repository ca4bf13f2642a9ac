/** Kingpin's scoring is a show, and can be skipped. */
import { flying, holdFlights, takesOff } from './flights.ts'
import { expect, test } from './harness.ts'
import { changing, end, goOn, moment, moves, play, prompt, sitDown } from './table.ts'

test.setTimeout(120_000)

test('face-down crooks turn over, points fly, and Space ends it', async ({ page }) => {
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
  await sitIn()
  await expect(prompt(page)).toHaveText(/^Recruit/)
  await changing(page, () => play(page, moves(page).last()))
  await sitIn()
  await expect(prompt(page)).toHaveText(/^Recruit/)
  await holdFlights(page)
  await play(page, moves(page).last())

  for (const kind of ['turn-', 'headline-', 'points-']) await takesOff(page, kind)
  await expect(end(page)).toHaveCount(0)
  // Once skips a step, twice at once all of them.
  await page.evaluate(() => {
    for (const _ of [1, 2]) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
  })
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(flying(page)).toHaveCount(0)
})
