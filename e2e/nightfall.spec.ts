/** Nightfall from the shelf: curtain, bots, the plan, the middle of the Ruin, keys. */
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { nightfall } from '../machines/nightfall/index.ts'
import { exhibit, hold, place, table } from '../machines/nightfall/testing.ts'
import { list, newGame, playByKeys, tabTo } from './keys.ts'
import { sitDownAt } from './positions.ts'
import {
  changing,
  click,
  curtain,
  goOn,
  handOver,
  hurryUp,
  logLines,
  moment,
  moves,
  phase,
  prompt,
  sitDown,
  undo,
} from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const game = 'Nightfall'
const board = (page: Page) => page.getByRole('region', { name: 'The board' })
/** What the board offers now. */
const offered = (page: Page, name: RegExp) => board(page).getByRole('button', { name, disabled: false })

/** Where the three stones of a night go: another plan for every player and every night. */
const plans = [
  ['Villa', 'City', 'Harbour'],
  ['Museum', 'City', 'Harbour'],
  ['Villa', 'City', 'Museum'],
  ['Harbour', 'Ruin', 'Museum'],
]
/** What a thief with some sense wants to do, the dearest wish first. */
const wishes = [
  /^Sell/,
  /^Offer .* as well/,
  /^Offer/,
  /^Use your own/,
  /^Discard [a-z]/,
  /^Go for/,
  /^Draw/,
  /^Lay/,
  /^Take/,
  /^Discard 3, draw 4/,
  /^Discard 2, draw 3/,
  /^Discard 1, draw 2/,
]

/** People who play in turn, with some sense, by what the screen offers. */
function thieves(page: Page, people: number): () => Promise<void> {
  let played = 0
  let placed = 0
  const wishOf = (offers: readonly string[]): RegExp => {
    if (!offers[0]?.startsWith('Place')) return wishes.find((wish) => offers.some((offer) => wish.test(offer))) ?? /^/
    const round = Math.floor(placed / people)
    const plan = plans[(Math.floor(round / 3) + (placed++ % people)) % plans.length]
    const wish = new RegExp(`in the ${plan?.[round % 3]}`)
    return offers.some((offer) => wish.test(offer)) ? wish : /^/
  }
  return async () => {
    const offers = await moves(page).allInnerTexts()
    const wish = wishOf(offers)
    const wished = offers.flatMap((offer, index) => (wish.test(offer) ? [index] : []))
    const choice = moves(page).nth(wished[played++ % wished.length] ?? 0)
    await changing(page, () => choice.press('Enter'))
  }
}

/** What is going on, and where. */
async function sceneOf(page: Page): Promise<string> {
  const step = await phase(page)
  const [lit = ''] = await page.locator('.place.lit h2').allInnerTexts()
  const [place = ''] = /City|Villa|Ruin|Museum|Harbour/.exec(lit) ?? []
  return step === place ? step : `${place} ${step}`.trim()
}

/** What flies grows to the size of where it flies, which must not be a house; what is mine can be read. */
async function expectSizes(page: Page): Promise<void> {
  const widths = (of: string) => page.locator(of).evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(Math.max(...(await widths('main [data-anchor]:not(.question *)')))).toBeLessThan(100)
  expect(Math.min(40, ...(await widths('.swag .front')))).toBeGreaterThan(30)
}

/** Goes on until the prompt says this; stones are placed where they are wanted. */
async function until(page: Page, asked: RegExp, where: RegExp): Promise<void> {
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now !== 'move') {
      await goOn(page, now, n)
      continue
    }
    const question = await prompt(page).innerText()
    if (asked.test(question)) return
    const wanted = moves(page).filter({ hasText: where })
    if (/where does/i.test(question) && (await wanted.count()) > 0) {
      await changing(page, () => click(page, wanted.first()))
    } else {
      await goOn(page, now, n)
    }
  }
}

test('three people on one screen, through all that a night can bring: nobody sees another’s tools', async ({
  page,
}) => {
  const window = await frames(page)
  await sitDown(page, { game, people: ['Ada', 'Bert', 'Cleo'], seed: 'nightfall 36' })
  const playOn = thieves(page, 3)
  const acts = ['City', 'Villa aim', 'Ruin exchange', 'Ruin lay down', 'Ruin draw']
  const late = ['Museum aim', 'Harbour offer', 'Harbour sell']
  const unseen = new Set(['Place', ...acts, ...late, 'curtain'])
  let curtains = 0
  while (unseen.size > 0) {
    const now = await moment(page)
    if (now === 'curtain') {
      curtains += 1
      await expect(page.locator('.rack, .swag, svg.tool, [data-anchor], .log, .dock')).toHaveCount(0)
      const last = await window.lastFrame('curtain')
      expect(last).toContain('"view":null')
      await window.clear()
    }
    const scene = now === 'move' ? await sceneOf(page) : now
    if (unseen.delete(scene)) {
      await axe(page)
      await picture(page, `nightfall-${scene.replaceAll(/\W+/g, '-')}`)
      if (now === 'move') await expectSizes(page)
    }
    await (now === 'move' ? playOn() : goOn(page, now, 0))
  }
  // Stones are placed in the open; where tools and loot are used, every change of player hides them (NF-7).
  expect(curtains).toBeGreaterThan(8)
})

test('three people need at most 28 clicks for a round, curtains and all', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada', 'Bert', 'Cleo'], seed: 'nightfall 36', plain: true })
  const can = page.locator('.board .target.legal, .question button, .dock button.short')
  const nameOf = (one: HTMLElement | SVGElement) => one.getAttribute('aria-label') ?? one.textContent
  const round = page.getByRole('banner').locator('.round')
  const clicks: { name: string; now: number }[] = []
  const sells = ({ name }: { name: string }) => name.startsWith('Sell')
  for (let [now, placed] = [1, 0]; !clicks.some(sells);) {
    await curtain(page).or(can).or(handOver(page)).first().waitFor()
    const covered = (await curtain(page).count()) > 0
    if (!covered) now = Number((await round.innerText()).replace('Round ', ''))
    let what = covered ? curtain(page).getByRole('button').first() : handOver(page)
    if (!covered && !(await what.isVisible())) {
      const names = await can.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      const plan = plans[placed % 3]?.[Math.floor(placed / 3) % 3]
      const places = names[0]?.startsWith('Place')
      if (places) placed += 1
      const wish = places ? new RegExp(`in the ${plan}`) : wishes.find((one) => names.some((name) => one.test(name)))
      const at = names.findIndex((name) => wish?.test(name))
      what = can.nth(Math.max(at, 0))
    }
    clicks.push({ name: (await what.evaluate(nameOf)) ?? '', now })
    await changing(page, () => click(page, what))
  }
  const nights = Map.groupBy(clicks, ({ now }) => now)
  for (const night of nights.values()) {
    const names = night.map(({ name }) => name).join('\n')
    expect(night.length, names).toBeLessThanOrEqual(28)
  }
  // NF-4.4: a fence's best deal is one click, with nothing offered before.
  expect(clicks.filter(({ name }) => name.startsWith('Offer'))).toEqual([])
  const pays = clicks.at(-1)?.name.replace(/.* for /, '') ?? ''
  if ((await moment(page)) === 'curtain') await goOn(page, 'curtain', 0)
  await expect(page.locator('.panel .money', { hasText: pays })).toHaveCount(1)
})

test('one person against four bots: the plan, the lights, what can’t be done, and a night', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 4, seed: 'nightfall bots' })
  expect(await moment(page)).toBe('move')
  await expect(page.locator('.panel')).toHaveCount(5)
  await expect(page.locator('.plan')).toHaveText(/not placed yet/)
  const loot = board(page)
    .getByRole('button', { name: /^Go for the / })
    .first()
  await expect(loot).toHaveAccessibleName(/You have the tools|short/i)
  await loot.hover()
  await expect(page.locator('.why')).toContainText('First all stones are placed.')
  await page.mouse.move(0, 0)
  await picture(page, 'nightfall-five-seats')
  for (const place of ['Harbour', 'City', 'Villa']) {
    expect(await moment(page)).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    await click(page, offered(page, new RegExp(`^Place a stone in the ${place}`)))
  }
  await moment(page)
  await expect(page.locator('.place.lit')).toHaveCount(1)
  await until(page, /City/, /nowhere/)
  await expect(page.locator('.place.lit h2')).toContainText('City')
  await axe(page)
  await click(page, offered(page, /^Take /).first())
  await expect(prompt(page)).toHaveText('Take one more tool.')
  await moment(page)
  await undo(page).click()
  await expect(prompt(page)).toHaveText('Take two tools in the City.')
  await logLines(page)
    .filter({ hasText: /places? a stone in the Villa/ })
    .first()
    .hover()
  await expect(page.locator('.place.pointed')).toHaveCount(1)
  await page.mouse.move(0, 0)

  const playOn = thieves(page, 1)
  const second = page.getByRole('banner').getByText('Round 2')
  while ((await second.count()) === 0) {
    expect(await moment(page)).toBe('move')
    await playOn()
  }
  for (const place of ['City', 'Villa', 'Museum', 'Harbour']) {
    await expect(logLines(page).filter({ hasText: new RegExp(`places? a stone in the ${place}`) })).not.toHaveCount(0)
  }
  await axe(page)
  await picture(page, 'nightfall-five-seats-later')
})

test('five places, five players and the own tools are seen at once, however small the window and large the text', async ({
  page,
}) => {
  await sitDown(page, { game, people: ['Ada'], bots: 4, seed: 'nightfall small', plain: true })
  await page.setViewportSize({ width: 1024, height: 700 })
  const hidden = () =>
    page
      .locator('.scroller')
      .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])
  for (const text of ['normal', 'large', 'larger']) {
    await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
    await expect.poll(hidden, text).toEqual([0, 0])
  }
})

test('how to pay is asked only where another stone could want the own tool', async ({ page }) => {
  const state = table(2, 'hammer', 'torch')
  hold(state, 0, 'hammer', 'hammer', 'pliers', 'pliers', 'pliers')
  exhibit(state, 'villa', 1, 3)
  exhibit(state, 'museum', 26, 10)
  // Ada has two stones in the Villa and one in the Museum: there the own hammer serves without a question.
  await sitDownAt(page, place(state, 'villa', 'ruin', 'villa', 'ruin', 'museum', 'ruin'), ['Ada'], nightfall)
  await click(page, offered(page, /^Go for the chest/).first())
  await expect(prompt(page)).toHaveText('How do you pay for the chest (hammer, pliers)?')
  await expect(page.locator('.ways button')).toHaveCount(2)
  await expectSizes(page)
  await axe(page)
  await picture(page, 'nightfall-Villa-steal')
  await click(page, offered(page, /^Use your own hammer and discard pliers/))
  await until(page, /steal in the Museum/, /^/)
  await click(page, offered(page, /^Go for the pillar/))
  await expect(
    page.getByRole('button', { name: /^You steal the pillar .* with your own tool, discarding pliers/ }),
  ).toBeVisible()
})

test('a game is left in the middle of the Ruin, and goes on there', async ({ page, app }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'nightfall ruin' })
  // Of two tools the second would be laid down without a question: whoever comes next has three.
  await until(page, /^How many tools do you exchange/, /the Ruin/)
  await click(page, offered(page, /^Discard 1, draw 2/))
  await click(page, offered(page, /^Lay down /).first())
  await click(page, offered(page, /^Draw 2 tools/))
  await click(page, handOver(page))
  await until(page, /^How many tools do you exchange/, /the Ruin/)
  await click(page, offered(page, /^Discard 2, draw 3/))
  await click(page, offered(page, /^Lay down /).first())
  await expect(prompt(page)).toHaveText('Lay down one more tool.')
  const rack = await page.locator('.rack').innerText()
  const choices = await moves(page).allInnerTexts()
  await picture(page, 'nightfall-ruin')

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await picture(page, 'nightfall-on-the-shelf')
  await page
    .getByRole('link', { name: /Ada and Bert/ })
    .first()
    .click()
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  await expect(prompt(page)).toHaveText('Lay down one more tool.')
  expect(await page.locator('.rack').innerText()).toBe(rack)
  expect(await moves(page).allInnerTexts()).toEqual(choices)
  await click(page, offered(page, /^Lay down /).first())
  await click(page, offered(page, /^Draw 3 tools/))
  // Who has drawn looks at it first.
  await click(page, handOver(page))
  // NF-4.3: the next in the Ruin finds both exchanges blocked.
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  await expect(board(page).getByRole('button', { name: /Blocked by/ })).toHaveCount(2)
})

test('a whole game by keyboard alone', async ({ page }) => {
  // A short one, in which she comes to every place.
  await newGame(page, 'by keys 10', game, 2)
  expect(await moment(page)).toBe('move')
  await page.keyboard.press('?')
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused()
  await axe(page)
  await page.keyboard.press('?')
  await expect(list(page)).toBeFocused()
  // After a few nights the person only watches, and the bot gets its twenty sooner.
  for (let n = 1; (await moment(page)) !== 'end'; n++) {
    const count = await moves(page).count()
    await playByKeys(page, n < 24 ? n : count - 1 + (n % 2) * count)
  }
  await axe(page)
  await picture(page, 'nightfall-end')
  await tabTo(page, /Play again/)
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toHaveText(/^Where does a stone go|is thinking/)
})
