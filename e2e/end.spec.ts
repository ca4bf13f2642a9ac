/** The end of a game, in windows with little room for it. */
import { someMoves } from './ahead.ts'
import { axe, expect, picture, test } from './harness.ts'
import { change } from './host.ts'
import { end, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1024, height: 700 } })

test('the story begins with the winner, and the own place is in sight, with larger text too', async ({ page }) => {
  await change(page, { textSize: 'larger' })
  await sitDown(page, { game: 'Syndicate', people: ['Ada'], bots: 3, seed: 'audit', ahead: someMoves(2000, 3) })
  const rows = end(page).locator('ol > li')
  await expect(rows).toHaveCount(4)
  const own = end(page).locator('.own .who').filter({ visible: true })
  await expect(own.last()).toBeInViewport({ ratio: 1 })
  // Nothing lies over how they won.
  for (const told of [rows.first().locator('.who'), rows.first().locator('li').last()]) {
    const isSeen = await told.evaluate((line) => {
      const { left, top, height } = line.getBoundingClientRect()
      return line.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
    expect(isSeen).toBe(true)
  }
  await axe(page)
  await picture(page, 'end-larger')
  await own.first().scrollIntoViewIfNeeded()
  await expect(own).toHaveCount(1)
  await expect(own).toBeInViewport({ ratio: 1 })
})
