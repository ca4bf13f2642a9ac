/** Every screen around the table at every size of window and text, with nothing in it and with names as long as can be. */
import { someMoves } from './ahead.ts'
import { expect, picture, test, type Page } from './harness.ts'
import { misfits } from './fit.ts'
import { visit } from './host.ts'
import { longest, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [1280, 800, 'normal'],
  [1024, 700, 'normal'],
  [1024, 700, 'larger'],
  [2560, 1440, 'normal'],
  [960, 540, 'larger'],
] as const
const screens = ['', 'new/breakin', 'new/hadria', 'saved', 'profiles', 'settings', 'about', 'learn']

/** A screen is as long as it is. */
const isMeant = (misfit: string): boolean => misfit.startsWith('the page scrolls:')

/** What reaches out of its column lies under what stands in the next. */
const reachingOut = (page: Page): Promise<string[]> =>
  page
    .locator('.words')
    .evaluateAll((columns) =>
      columns.flatMap((column) => (column.scrollWidth > column.clientWidth + 1 ? (column.textContent ?? '') : [])),
    )

async function walk(page: Page, state: string): Promise<void> {
  const wrong: string[] = []
  for (const screen of screens) {
    await visit(page, `#/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [width, height, text] of sizes) {
      await page.setViewportSize({ width, height })
      await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
      const found = (await misfits(page)).filter((misfit) => !isMeant(misfit))
      found.push(...(await reachingOut(page)).map((words) => `reaches out of its column: ${words}`))
      wrong.push(...found.map((misfit) => `${screen} at ${width}, ${text}: ${misfit}`))
      await picture(page, `${state}-${screen.replace('/', '-')}-${width}-${text}`)
    }
  }
  expect(wrong).toEqual([])
}

test('with nothing in it yet', async ({ page }) => {
  await walk(page, 'empty')
})

test('with names as long as can be', async ({ page }) => {
  for (const game of ['Break-In', 'Hadria', 'Kingpin']) {
    const ahead = someMoves(game === 'Break-In' ? 2000 : 4, 1)
    await sitDown(page, {
      game,
      people: [longest[0], longest[1]],
      bots: 1,
      botNames: [longest[2]],
      seed: 'long',
      ahead,
    })
  }
  await walk(page, 'full')
})
