/** Nothing jumps: what has its place on the screen stays there while others move, flights land and questions come. */
import { gameIds } from '../machines/kernel/game.ts'
import { expect, test, type Page } from './harness.ts'
import { change } from './host.ts'
import { watchJumps } from './jumps.ts'
import { sitDown } from './table.ts'

test.setTimeout(120_000)

const choices = '.target.legal, .dock .short, .question button'

/** Clicks on what is offered on the board, at a question or in the dock; false when the game is over. */
async function chooseNext(page: Page, n: number): Promise<boolean> {
  const found = await page.waitForFunction((choices) => {
    if (document.querySelector('dialog.end')) return 'end'
    return document.querySelector(`.table[data-ready]:not(.fresh) :is(${choices})`) && 'choice'
  }, choices)
  if ((await found.jsonValue()) === 'end') return false
  const places = await page.locator(choices).evaluateAll((all) => {
    const offered = all.filter((one) => one.checkVisibility() && !one.matches('.grave'))
    const boxes = offered.map((one) => one.getBoundingClientRect())
    return boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
  })
  const [x, y] = places[(n * 3) % places.length] ?? [0, 0]
  await page.mouse.click(x, y)
  return true
}

const windows = [
  { name: '', width: 1280, height: 800, textSize: 'normal' },
  { name: ', in a small window with larger text', width: 1024, height: 700, textSize: 'larger' },
] as const

for (const { game, name, width, height, textSize } of gameIds.flatMap((game) =>
  windows.map((window) => ({ game, ...window })),
)) {
  test(`in ${game}${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await change(page, { speed: 'quick', textSize })
    await sitDown(page, { game, people: ['Ada'], bots: 2, seed: 'jumps', plain: true })
    await page.locator('.table[data-ready]:not(.fresh)').waitFor()
    const jumps = await watchJumps(page)
    for (let n = 0; n < 7 && (await chooseNext(page, n)); n++) {
      // A click that meets what lies over its target changes nothing; the next one is another.
      await page.waitForTimeout(300)
    }
    expect(await jumps()).toEqual([])
  })
}
