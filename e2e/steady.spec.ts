/** The board keeps its room, whoever is asked what, whatever is told: in small windows too, with the longest names. */
import { gameIds } from '../machines/kernel/game.ts'
import { expect, test, type Page } from './harness.ts'
import { change } from './host.ts'
import { goOn, longest, moment, sitDown } from './table.ts'

test.setTimeout(180_000)

const windows = [
  { width: 1024, height: 700, text: 'larger' },
  { width: 960, height: 540, text: 'normal' },
  { width: 1024, height: 700, text: 'larger', side: 'log' },
] as const

/** From now on: how high the board is, as often as that changes, and what was asked and told just then. */
async function watchRoom(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const rooms = new Map<number, string>()
    Object.assign(window, { rooms })
    const saidBy = (of: string) => (document.querySelector(of)?.textContent ?? '').replace(/\s+/g, ' ').slice(0, 160)
    const look = () => {
      const height = document.querySelector('.table .scroller')?.clientHeight
      if (height !== undefined && !rooms.has(height))
        rooms.set(height, `${height} px: ${saidBy('.dock')} | ${saidBy('.strip')}`)
      if ((window as unknown as { rooms: typeof rooms }).rooms === rooms) requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(window as unknown as { rooms: Map<number, string> }).rooms.values()])
}

for (const game of gameIds) {
  test(`in ${game}`, async ({ page }) => {
    await change(page, { speed: 'quick' })
    const [ada = '', bert = '', ...botNames] = longest
    await sitDown(page, { game, people: [ada, bert], bots: 1, botNames, seed: 'steady', plain: true })
    let n = 0
    const goOnOnce = async () => {
      const now = await moment(page)
      if (now !== 'end') await goOn(page, now, n++ % 3)
    }
    for (const { width, height, text, ...beside } of windows) {
      await page.setViewportSize({ width, height })
      await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
      if ('side' in beside) {
        while ((await moment(page)) !== 'move') await goOnOnce()
        await page.keyboard.press('l')
        await page.locator('.frame.open').waitFor()
      }
      const rooms = await watchRoom(page)
      for (let times = 0; times < 4; times++) await goOnOnce()
      const seen = await rooms()
      expect
        .soft(seen, `${width}×${height}, ${text} text, ${'side' in beside ? 'the log beside it' : ''}`)
        .toHaveLength(1)
    }
  })
}
