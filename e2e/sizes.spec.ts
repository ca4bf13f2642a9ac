/** Every table at every size of window and text: nothing is clipped, covered, off the screen or too small. */
import { someMoves } from './ahead.ts'
import { expect, picture, test, type Page } from './harness.ts'
import { misfits } from './fit.ts'
import { games } from '../machines/index.ts'
import { syndicate } from '../machines/syndicate/index.ts'
import { scene } from '../machines/syndicate/testing.ts'
import { sitDownAt } from './positions.ts'
import { longest, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The last is a window of 1920 × 1080 at a zoom of 200 %. */
const sizes = [
  [1280, 800],
  [1024, 700],
  [1920, 1080],
  [2560, 1440],
  [960, 540],
] as const
const texts = ['normal', 'large', 'larger'] as const

/** With the side open. */
const beside = [
  [1280, 800, 'normal'],
  [1024, 700, 'normal'],
  [1024, 700, 'larger'],
] as const

/** What is kept for people to look at. */
const pictured = ['1280×800 normal', '1280×800 larger', '1024×700 larger', '2560×1440 normal']

interface Fullness {
  game: string
  bots: number
  names?: readonly string[]
}

const tables: readonly Fullness[] = [
  { game: 'Break-In', bots: 2 },
  { game: 'Break-In', bots: 5, names: longest },
  { game: 'Kingpin', bots: 1 },
  { game: 'Kingpin', bots: 3 },
  { game: 'Nightfall', bots: 1 },
  { game: 'Nightfall', bots: 4 },
  { game: 'Nightfall', bots: 4, names: longest },
  { game: 'Syndicate', bots: 1 },
  { game: 'Syndicate', bots: 3 },
  { game: 'Syndicate', bots: 4, names: longest },
  { game: 'Hadria', bots: 3 },
]

for (const { game, bots, names = ['Ada'] } of tables) {
  const table = `${game}-${bots + 1}${names === longest ? '-longest' : ''}`
  test(`${game} with ${bots + 1}${names === longest ? ', with names as long as can be' : ''}`, async ({ page }) => {
    const [ada = '', ...botNames] = names
    await sitDown(page, { game, people: [ada], bots, botNames, seed: 'sizes', plain: true, ahead: someMoves(12, 3) })
    await page.locator('.table[data-ready]:not(.fresh)').waitFor()
    const wrong: string[] = []
    for (const [width, height] of sizes) {
      for (const text of texts) {
        await setSize(page, width, height, text)
        const name = `${width}×${height} ${text}`
        wrong.push(...(await misfits(page)).map((misfit) => `${name}: ${misfit}`))
        const away = height < 700 ? [] : await scrolledAway(page)
        wrong.push(...away.map((what) => `${name}: ${what} is scrolled away`))
        wrong.push(...(await hiddenSideways(page)).map((what) => `${name}: ${what} can be chosen, and isn’t seen`))
        if (!(await isAimNear(page))) wrong.push(`${name}: the game’s aim is nowhere`)
        if (pictured.includes(name)) await picture(page, `sizes-${table}-${width}-${text}`)
      }
    }
    for (const sheet of ['Log', 'Notes', 'Rules']) {
      await page.keyboard.press(sheet === 'Log' ? 'l' : 'ArrowRight')
      await expect(page.getByRole('tab', { name: sheet, selected: true })).toBeFocused()
      for (const [width, height, text] of beside) {
        await setSize(page, width, height, text)
        const name = `beside the ${sheet} at ${width}×${height} ${text}`
        wrong.push(...(await misfits(page)).map((misfit) => `${name}: ${misfit}`))
        wrong.push(...(await hiddenSideways(page)).map((what) => `${name}: ${what} can be chosen, and isn’t seen`))
        await picture(page, `sizes-${table}-${sheet}-${width}-${text}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('names as long as can be leave room for what belongs to whom', async ({ page }) => {
  const [ada, ...botNames] = longest
  await sitDown(page, { game: 'Kingpin', people: [ada], bots: 3, botNames, seed: 'sizes', plain: true })
  await page.locator('.table[data-ready]:not(.fresh)').waitFor()
  for (const text of texts) {
    for (const [width, height] of sizes) {
      await setSize(page, width, height, text)
      const panels = await page
        .locator('.owner .panel')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      const bottoms = panels.slice(0, -1).map(({ bottom }, at) => bottom - (panels[at + 1]?.top ?? 0))
      expect(Math.max(...bottoms), `how far one lies over the next at ${width}, ${text}`).toBeLessThan(2)
    }
  }
})

test('all cards of full displays in Syndicate can be told apart, however little room there is', async ({ page }) => {
  const from = (first: number) => Array.from({ length: 9 }, (_, index) => ({ card: first + index, markers: index }))
  const fulls = [57, 66, 7, 16, 44].map((first, seat) => ({ cash: 125, display: from(first), hand: [1 + seat] }))
  await sitDownAt(page, scene(fulls, { round: 11 }).state, ['Ada'], syndicate, { plain: true })
  const tiles = page.locator('.lounge .shown .tile')
  await expect(tiles).toHaveCount(45)
  for (const text of texts) {
    await setSize(page, 1024, 700, text)
    expect(await misfits(page)).toEqual([])
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()))
    const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
    expect(Math.min(...boxes.map(({ width }) => width)) / rem, `${text}: how wide`).toBeGreaterThan(2.4)
    expect(Math.min(...boxes.map(({ height }) => height)) / rem, `${text}: how high`).toBeGreaterThan(2.1)
  }
})

test('all cards of a round of Syndicate have room on the board while one of them is paid for', async ({ page }) => {
  const round = scene([{ cash: 10, hand: [21, 6] }, { hand: [2, 7] }, { hand: [42, 9] }])
  round.play(21, 2, 42)
  await sitDownAt(page, round.state, ['Ada'], syndicate)
  const lounge = page.locator('.lounge')
  for (const text of texts) {
    await setSize(page, 1280, 800, text)
    await expect(lounge.locator('.showdown .card')).toHaveCount(3)
    expect(await lounge.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), text).toBe(0)
  }
})

for (const { id: game, seats } of Object.values(games)) {
  test(`board, seats and hand of ${game} have three quarters of the window, however many play`, async ({ page }) => {
    await sitDown(page, { game, people: ['Ada'], bots: seats.max - 1, seed: 'three quarters', plain: true })
    await page.locator('.dock').waitFor()
    const { width, height } = (await page.getByRole('main').boundingBox()) ?? { width: 0, height: 0 }
    expect((width * height) / (1280 * 800)).toBeGreaterThan(0.75)
  })
}

/** Whoever is asked sees whose is what, everybody's money and symbols, and in Kingpin what each house is worth, without a hand on the wheel; at 200 % not all of it. */
function scrolledAway(page: Page): Promise<string[]> {
  return page.locator('.scroller').evaluate((scroller) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const things = [
      ...scroller.querySelectorAll(
        '.lounge .panel .name, .lounge .cash, .lounge .counts, .town .panel .name, .building .plate',
      ),
    ]
    const isAway = (box: DOMRect) => box.top < top - 1 || box.bottom > bottom + 1
    return things.flatMap((thing) =>
      isAway(thing.getBoundingClientRect()) ? [thing.textContent || `house ${things.indexOf(thing)}`] : [],
    )
  })
}

/** What can be chosen on a board that is scrolled sideways, and isn't seen; if there is room for all of it. */
function hiddenSideways(page: Page): Promise<string[]> {
  return page.locator('.scroller').evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect()
    const targets = [...scroller.querySelectorAll('.target.legal')].filter((target) => !target.closest('.viewport'))
    const boxes = targets.map((target) => target.getBoundingClientRect())
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
    const isAway = (box: DOMRect | undefined) => !!box && (box.left < left - 1 || box.right > right + 1)
    return width + 16 > right - left
      ? []
      : targets.flatMap((target, at) => (isAway(boxes[at]) ? (target.getAttribute('aria-label') ?? '') : []))
  })
}

/** What the game is about can be read, or asked for. */
async function isAimNear(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Aim', exact: true })
  const told = page
    .locator('.strip')
    .getByText(/^Aim ./)
    .or(page.locator('.strip [popover]'))
    .filter({ visible: true })
  if ((await button.count()) > 0) await button.click()
  const isTold = (await told.count()) === 1
  await page.keyboard.press('Escape')
  return isTold
}

async function setSize(page: Page, width: number, height: number, text: string): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
  await drawn(page)
}

/** Boards that measure themselves have done so after two frames. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
