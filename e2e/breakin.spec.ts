/** Break-In's hall: what lies between its players has room at every size, and says what it is. */
import { breakIn } from '../machines/breakin/index.ts'
import { give, play, table, turnUp, type Layout } from '../machines/breakin/testing.ts'
import { expect, test, type Page } from './harness.ts'
import { sitDownAt } from './positions.ts'
import { click, longest } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [960, 540],
  [1024, 700],
  [1280, 800],
] as const
const texts = ['normal', 'large', 'larger'] as const

/** Everybody but the first is one card short of being caught. */
const fronts = (players: number): Layout['fronts'] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { loot: 1 } : { police: 1, loot: 2, keys: 1 }))

/** Which of these lie over one another, by more than a pixel. */
function overlaps(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) => {
    const drawn = all.filter((one) => one.checkVisibility())
    const boxes = drawn.map((one) => one.getBoundingClientRect())
    const nameOf = (at: number) => `${drawn[at]?.classList[0]} ${at}`
    return boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b, after) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 1 && high > 1 ? [`${nameOf(at)} and ${nameOf(at + 1 + after)}`] : []
      }),
    )
  })
}

for (const players of [3, 4, 5, 6]) {
  test(`deck, card and discard pile lie between the rows and beside one another, with ${players}`, async ({ page }) => {
    const state = breakIn.apply(table({ fronts: fronts(players), deck: ['boltCutter'] }), 0, turnUp)
    await sitDownAt(page, state, longest.slice(0, players), breakIn, { plain: true })
    const name = page.locator('.spot text.label')
    await name.waitFor()
    for (const side of [false, true]) {
      if (side) await page.keyboard.press('l')
      for (const [width, height] of sizes) {
        for (const text of texts) {
          await page.setViewportSize({ width, height })
          await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
          const where = `${width}×${height} ${text}${side ? ' beside the log' : ''}`
          const things = '.row .place, .hall .stack:has(.top), .hall .pile:has(.anchor), .spot .anchor, .siren'
          expect(await overlaps(page, things), where).toEqual([])
          expect(await name.isVisible(), `the card’s name can be read at ${where}`).toBe(true)
        }
      }
    }
  })
}

test('the discard pile has on top what came last, also for whoever comes back', async ({ page }) => {
  const state = play(table({ fronts: [{}, { watchdog: 1 }, {}], deck: ['padlock', 'bone'] }), turnUp, give(2), turnUp)
  await sitDownAt(page, state, ['Ada', 'Ben', 'Cleo'], breakIn, { plain: true })
  const top = page.locator('.discard span.card > svg').last()
  await click(page, page.locator('.board').getByRole('button', { name: 'Give the bone to Ben' }))
  await expect(top).toHaveClass(/obstacle/)
  await page.reload()
  await expect(top).toHaveClass(/obstacle/)
})

test('who is asked for the lawyer finds it on the board, also where several people look', async ({ page }) => {
  const state = breakIn.apply(table({ fronts: [{}, {}, {}], deck: ['police'], used: [] }), 0, turnUp)
  await sitDownAt(page, state, ['Ada', 'Ben', 'Cleo'], breakIn, { plain: true })
  const lawyer = page.locator('.board').getByRole('button', { name: 'Call the lawyer' })
  await click(page, page.locator('.board').getByRole('button', { name: 'Give the police to Ben' }))
  await click(page, lawyer)
  await expect(page.locator('.discard span.card > svg')).toHaveCount(1)
  await expect(lawyer).toHaveCount(0)
})
