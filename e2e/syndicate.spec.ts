/** Syndicate: pick, play, resolve; with people who choose in secret, with bots, by keyboard, and after a power cut. */
import { syndicate } from '../machines/syndicate/index.ts'
import { scene } from '../machines/syndicate/testing.ts'
import type { SyndicateView } from '../machines/syndicate/view.ts'
import type { Ahead } from './ahead.ts'
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { list, newGame, playByKeys } from './keys.ts'
import { sitDownAt } from './positions.ts'
import {
  changing,
  click,
  curtain,
  digit,
  end,
  goOn,
  hurryUp,
  logLines,
  moment,
  moves,
  phase,
  prompt,
  sitDown,
} from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const game = 'Syndicate'
const reading = (page: Page) => page.locator('.inspector')
/** The cards of the round, before all eyes. */
const showdown = (page: Page) => page.getByRole('region', { name: 'The cards of this round' })
/** Whatever comes next, until this is so. */
const until =
  (isThere: (view: SyndicateView) => boolean): Ahead =>
  ({ moves, view }, n) =>
    isThere(view as SyndicateView) ? undefined : moves[n % moves.length]

test('two people on one screen, through the first rounds: nobody sees what another holds or has chosen', async ({
  page,
}) => {
  const window = await frames(page)
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'hot seat' })
  const looked = new Set<string>()
  let shared = 0
  // All look at a round together from the third on; until cards have asked something as well.
  for (let n = 0; shared < 3 || looked.size < 3; n++) {
    const now = await moment(page)
    expect(now).not.toBe('end')
    if (now === 'curtain') {
      await expect(page.locator('.card, .tile, .inspector, [data-anchor], .dock')).toHaveCount(0)
      const last = await window.lastFrame('curtain')
      expect(last).not.toMatch(/"(hand|packet|choice|display)"/)
      await window.clear()
    } else if (now === 'handover') {
      // SY-2.2: all look at what was revealed, and see nobody's hand.
      await expect(showdown(page).getByRole('img').first()).toBeVisible()
      await expect(page.locator('.tray, section.small')).toHaveCount(0)
      expect(await window.lastFrame('watching')).not.toMatch(/"(hand|packet)":\[/)
      if (shared++ === 0) await picture(page, 'syndicate-two-together')
    } else if (now === 'move') {
      const where = await phase(page)
      // Nothing shows what the other has chosen.
      if (/Play/.test(where)) await expect(page.locator('.place:not(.own) .spot .tile')).toHaveCount(0)
      if (!looked.has(where)) {
        looked.add(where)
        await axe(page)
        await picture(page, `syndicate-two-${where.replace(/\W+/g, '-').toLowerCase()}`)
      }
    }
    await goOn(page, now, n)
  }
})

test('four people on one screen, in any order', async ({ page }) => {
  const people = ['Ada', 'Bert', 'Cleo', 'Dan']
  await sitDown(page, { game, people, seed: 'four' })
  const chosen = new Set<string>()
  let [lifted, noted, shared] = [0, false, 0]
  for (let n = 0; chosen.size < people.length || shared < 2; n++) {
    const now = await moment(page)
    expect(now).not.toBe('end')
    if (now === 'curtain') {
      // Whoever likes comes next: another one every time.
      const ways = curtain(page).getByRole('button', { name: /^I am / })
      const count = await ways.count()
      const next = ways.nth(lifted++ % count)
      if (count > 1) chosen.add(await next.innerText())
      await next.click()
      await expect(curtain(page)).toHaveCount(0)
      continue
    }
    if (now === 'move' && /Play/.test(await phase(page))) {
      await expect(page.locator('.place:not(.own) .spot .tile')).toHaveCount(0)
      if (!noted) {
        noted = true
        await expect(page.locator('.place')).toHaveCount(4)
        await expect(page.getByText('Round 3 of 12')).toBeAttached()
        await axe(page)
        await picture(page, 'syndicate-four')
        await page.getByRole('tab', { name: 'Notes' }).click()
        await expect(page.getByRole('heading', { name: 'Packets you passed on' })).toBeVisible()
        await axe(page)
        await page.getByRole('tab', { name: 'Log' }).click()
        await page.mouse.click(5, 5)
      }
    }
    if (now === 'handover') {
      shared += 1
      await goOn(page, now, n)
    } else await goOnByKeys(page, n)
  }
  expect(noted).toBe(true)
})

/** As goOn, by a single key. */
async function goOnByKeys(page: Page, n: number): Promise<void> {
  const key = (n % Math.min(9, await moves(page).count())) + 1
  await changing(page, () => digit(page, key))
}

test('one person against a bot: what a card would bring, and why it can’t be played yet', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'against bots' })
  await moment(page)
  await expect(page.getByText(/^Next to you: a packet that you haven’t seen, 11 cards$/)).toBeVisible()

  const first = page.getByRole('button', { name: /^Take / }).first()
  await first.hover()
  const name = (await first.getAttribute('aria-label'))?.replace(/^Take ([^.]+)\..*$/s, '$1') ?? ''
  await expect(reading(page)).toContainText(name)
  await expect(reading(page).getByRole('list', { name: 'Now' })).toBeVisible()

  const hand = page.locator('.small').getByRole('button')
  for (let n = 0; ; n++) {
    expect(await moment(page)).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    if ((await prompt(page).innerText()).startsWith('Take a card') && (await hand.count()) > 0) break
    await goOn(page, 'move', n)
  }
  await hand.first().hover()
  await expect(page.locator('.why')).toContainText('First take a card out of the packet.')
})

test('a question stays open over a power cut', async ({ page, app }) => {
  await sitDown(page, {
    game,
    people: ['Ada', 'Bert'],
    seed: 'power cut',
    ahead: until(({ question }) => question !== null),
  })
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  const [asked, log] = [await prompt(page).innerText(), await logLines(page).allInnerTexts()]
  const choices = await moves(page).allInnerTexts()
  await picture(page, 'syndicate-question')
  await axe(page)

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await page
    .getByRole('link', { name: /Ada and Bert/ })
    .first()
    .click()
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  await expect(prompt(page)).toHaveText(asked)
  expect(await moves(page).allInnerTexts()).toEqual(choices)
  expect(await logLines(page).allInnerTexts()).toEqual(log)
  await goOn(page, 'move', 0)
  await moment(page)
})

test('four people, the last round, and what became of everybody', async ({ page }) => {
  const people = ['Ada', 'Bert', 'Cleo', 'Dan']
  await sitDown(page, { game, people, seed: 'four', ahead: until(({ round }) => round === 12) })
  for (let [n, now] = [0, await moment(page)]; now !== 'end'; now = await moment(page)) await goOn(page, now, n++)
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins?$/)
  await expect(end(page).locator('ol > li')).toHaveCount(people.length)
  for (const name of people) await expect(end(page).locator('ol > li').filter({ hasText: name })).not.toHaveCount(0)
  await axe(page)
  await picture(page, 'syndicate-end-four')
})

test('one person against three bots, to the end by mouse', async ({ page }) => {
  const ahead = until(({ round }) => round === 11)
  await sitDown(page, { game, people: ['Ada'], bots: 3, seed: 'by mouse', plain: true, ahead })
  const can = page.locator('.board .target.legal, .question button, .dock button.short')
  for (;;) {
    await can.or(end(page)).first().waitFor()
    if (await end(page).isVisible()) break
    await changing(page, () => click(page, can.first()))
  }
  await expect(end(page).locator('ol > li')).toHaveCount(4)
})

test('by keyboard alone, to the end', async ({ page }) => {
  await newGame(page, 'by keys', game)
  let read = false
  for (let n = 0; ; n++) {
    const now = await moment(page)
    if (now === 'end') break
    expect(now).toBe('move')
    if (!read && n > 3) {
      read = true
      await readByKeys(page)
    }
    await playByKeys(page, n)
  }
  expect(read).toBe(true)
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins?$/)
  const cash = end(page).getByText(/brought \$\d+ in cash\.$/)
  await expect(cash.first()).toBeVisible()
  await expect(end(page).locator('ol > li')).not.toHaveCount(0)
  await axe(page)
  await picture(page, 'syndicate-end')
})

/** A card is read, with what it would bring now, by going to its move in the list, or to the card itself. */
async function readByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await expect(moves(page).first()).toBeFocused()
  const label = (await moves(page).first().getAttribute('aria-label')) ?? ''
  const name = label.replace(/^(Take|Play) /, '').replace(/ \(.*\)$/, '')
  await expect(reading(page).getByRole('heading')).toHaveText(name)
  await expect(reading(page).getByRole('list', { name: 'Now' })).toBeVisible()
  const card = page
    .locator('.room')
    .getByRole('button', { name: /\d, (thug|holding|action)\./ })
    .first()
  await card.focus()
  await expect(reading(page).getByRole('heading')).toBeVisible()
  await list(page).focus()
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('all cards turn at once before all eyes, then the money moves card by card', async ({ page }) => {
    await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'movement' })
    const shown = await watch(page)
    for (let n = 0; ; n++) {
      const now = await moment(page)
      const { turning, sums } = await shown()
      if (now === 'handover' && turning === 2 && sums.length > 1) break
      const paying = moves(page).filter({ hasText: /Quincy|Bea|Tabitha|Open House|Collection|Muscle|Labour|Lender/ })
      if (now === 'move' && (await paying.count()) > 0) await changing(page, () => paying.first().press('Enter'))
      else await goOn(page, now, n)
    }
    await expect(
      showdown(page)
        .getByText(/^\+\$\d+$/)
        .first(),
    ).toBeVisible()
    const { heights, sums, phases, lines } = await shown()
    expect([...new Set(heights)]).toHaveLength(1)
    // The phase map and the last line of the window step along.
    expect(phases).toContain('card by card')
    expect(lines.filter((line) => /plays? |gains? /.test(line)).length).toBeGreaterThan(2)
    expect(sums.at(-1)).toBe((await page.locator('.cash').allInnerTexts()).join(' '))
  })
})

test('a card glides from the packet to the hand, and from there to where all turn over', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'gliding', plain: true })
  await page.evaluate(() => {
    const { animate } = Element.prototype
    const glides: string[] = []
    Object.assign(window, { glides })
    Element.prototype.animate = function (frames, options) {
      const [first] = frames as { transform?: string }[]
      const list = this.closest('.small, .tray, .showdown')?.classList[0]
      if (list && first?.transform?.includes('scale')) glides.push(list)
      return animate.call(this, frames, options)
    }
  })
  const glides = () => page.evaluate(() => (window as unknown as { glides: string[] }).glides.splice(0))
  const choose = () => changing(page, () => click(page, page.locator('.tray .target.legal').first()))
  await choose()
  await expect.poll(glides).toContain('small')
  for (let n = 0; n < 2; n++) await choose()
  await expect.poll(glides).toContain('tray')
  await choose()
  await expect.poll(glides).toContain('showdown')
})

test('a card that has gone elsewhere under a still pointer is not read any more', async ({ page }) => {
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'still pointer' })
  await moment(page)
  await page.locator('.tray .target').last().hover()
  await expect(reading(page).getByRole('heading')).toBeVisible()
  await changing(page, () => digit(page, 1))
  await moment(page)
  await expect(reading(page).getByRole('heading')).toHaveCount(0)
})

test('in a small window with larger text, all that can be chosen is seen, and every card that lies there', async ({
  page,
}) => {
  const nine = (first: number) => Array.from({ length: 9 }, (_, index) => ({ card: first + index, markers: index }))
  const round = scene(
    [57, 66, 7, 16, 44].map((first, seat) => ({ cash: 125, display: nine(first), hand: [21 + seat, 1 + seat] })),
    { round: 11 },
  )
  const playing = round.state
  round.play(21, 2, 23, 24, 25)
  for (const state of [playing, round.state]) {
    await sitDownAt(page, state, ['Ada'], syndicate, { plain: true })
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.locator('.table[data-ready]:not(.fresh)').waitFor()
    await page.evaluate(() => (document.documentElement.dataset.textSize = 'larger'))
    await expect.poll(() => hidden(page)).toEqual([])
  }
})

/** What can be chosen, or lies in a display, and is not in sight as a whole: beside the window, or under what stays there. */
function hidden(page: Page): Promise<string[]> {
  return page.locator('.scroller').evaluate((scroller) => {
    const window = scroller.getBoundingClientRect()
    const things = [...scroller.querySelectorAll('.target.legal, .place .shown .tile')]
    const isHidden = (thing: Element) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const head = thing.closest('.place')?.querySelector('.purse')?.getBoundingClientRect().bottom ?? window.top
      // Outlines have three pixels.
      return top < head - 4 || bottom > window.bottom + 1 || left < window.left - 1 || right > window.right + 1
    }
    return things.filter(isHidden).map((thing) => thing.getAttribute('aria-label') ?? thing.textContent)
  })
}

interface Seen {
  turning: number
  /** How high everybody's places were while cards turned and were resolved. */
  heights: number[]
  sums: string[]
  phases: string[]
  lines: string[]
}

/** How many cards have turned at the same time, how high the places were then, and all that money, phase map and last line have come to, from now on. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen: Seen = { turning: 0, heights: [], sums: [], phases: [], lines: [] }
    Object.assign(window, { seen })
    const textOf = (of: string) => [...document.querySelectorAll(of)].map(({ textContent }) => textContent).join(' ')
    const add = (list: string[], now: string) => now !== '' && now !== list.at(-1) && list.push(now)
    new MutationObserver(() => {
      seen.turning = Math.max(seen.turning, document.querySelectorAll('[data-flight^=turn-]').length)
      const height = document.querySelector('.places')?.clientHeight
      if (height !== undefined && document.querySelector('[data-flight^=turn-], .showdown')) seen.heights.push(height)
      add(seen.sums, textOf('.cash'))
      add(seen.phases, textOf('.map [aria-current=step]').trim())
      add(seen.lines, textOf('.strip .last').trim())
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}
