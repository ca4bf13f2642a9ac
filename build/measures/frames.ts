/** Whether a window stays smooth while the strongest bots think: how often it can draw at a table of theirs. */
import { chromium, type Page } from '@playwright/test'
import { Shell } from '../../e2e/shell.ts'
import { round, type Figure } from '../bench.ts'
import { installBrowser } from '../browser.ts'

const watched = 8000

/** Five masterminds sit down; the address of their table. */
async function seatBots(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const line = new EventSource('/events')
    const session = await new Promise<string>((resolve) => {
      line.onmessage = ({ data }: MessageEvent<string>) => resolve((JSON.parse(data) as { id: string }).id)
    })
    const colours = ['ruby', 'amber', 'jade', 'azure', 'violet']
    const emblems = ['mask', 'key', 'lantern', 'raven', 'dice']
    const chairs = colours.map((colour, n) => {
      return { kind: 'bot', name: `Bot ${n + 1}`, colour, emblem: emblems[n], level: 'mastermind' }
    })
    const headers = { 'content-type': 'application/json', 'x-larceny-session': session }
    const body = JSON.stringify({ game: 'nightfall', chairs, options: {}, seed: 'frames' })
    const answer = await (await fetch('/api/newGame', { method: 'POST', headers, body })).json()
    line.close()
    return (answer as { value: { id: string } }).value.id
  })
}

/** Milliseconds between one frame and the next. */
async function gaps(page: Page): Promise<number[]> {
  return page.evaluate(
    (time) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const begun = performance.now()
        let last = begun
        const frame = (now: number): void => {
          found.push(now - last)
          last = now
          if (now - begun < time) requestAnimationFrame(frame)
          else resolve(found)
        }
        requestAnimationFrame(frame)
      }),
    watched,
  )
}

const rate = (found: readonly number[]): number => (1000 * found.length) / found.reduce((sum, gap) => sum + gap, 0)

export async function measureFrames(): Promise<Figure[]> {
  const app = new Shell()
  await app.start()
  const browser = await chromium.launch(installBrowser())
  try {
    // Nothing moves: what is measured is the thinking, not the drawing of flights without a graphics card.
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(app.address)
    await page.getByRole('heading').first().waitFor()
    const atRest = await gaps(page)
    const table = await seatBots(page)
    await page.goto(`${app.address.replace(/#.*/, '')}#/table/${table}`)
    await page.locator('.table[data-revision]').waitFor()
    const thinking = await gaps(page)
    const longest = thinking.toSorted((a, b) => b - a)[Math.floor(thinking.length / 100)] ?? 0
    return [
      {
        what: 'Frames a second while five masterminds think',
        seen: rate(thinking),
        unit: 'frames',
        wanted: { least: 58 },
        from: `one gap in a hundred is longer than ${round(longest)} ms; ${round(rate(atRest))} frames at the shelf, at rest`,
      },
    ]
  } finally {
    await browser.close()
    await app.remove()
  }
}
