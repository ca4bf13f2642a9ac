/** Bots among themselves: all that they do in a whole game is shown, line by line, and no window complains. */
import { gameIds } from '../machines/kernel/game.ts'
import { expect, test } from './harness.ts'
import { end, hurryUp, sitDown } from './table.ts'

for (const game of gameIds) {
  test(`a whole game of ${game}`, async ({ page }) => {
    await hurryUp(page)
    // Everything is shown all the same, and takes hardly any time.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { --pace: 0.02 !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await sitDown(page, { game, people: [], bots: 3, seed: 'shows', plain: true })
    await expect(end(page)).toBeVisible({ timeout: 200_000 })
  })
}
