/** Every game's table, full, from the shelf through the form, in the themes that the other tests don't use. */
import { gameName } from '../build/names.ts'
import { games } from '../machines/index.ts'
import { axe, expect, picture, test } from './harness.ts'
import { change, visit } from './host.ts'
import { goOn, moment, sitDownByForm, told } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const themes = [
  ['Daylight', 'paper'],
  ['High contrast', 'contrast'],
] as const

for (const { id, seats } of Object.values(games)) {
  const game = await gameName(id)
  test(`a full table of ${game} can be read by daylight and in high contrast`, async ({ page }) => {
    await change(page, { ...told, speed: 'off' })
    await visit(page, '#/')
    await sitDownByForm(page, { game, people: ['Ada'], bots: seats.max - 1, seed: 'themes' })
    for (let n = 0; n < 3; n++) await goOn(page, await moment(page), 1)
    expect(await moment(page)).toBe('move')
    for (const [label, theme] of themes) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Settings' }).click()
      await page.getByRole('radio', { name: label }).check()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await axe(page)
      await picture(page, `${game.toLowerCase()}-${theme}`)
    }
  })
}
