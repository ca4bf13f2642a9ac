/** Kingpin from the shelf to the last point: curtain, notes, dens that keep their crooks, bots, keys, the scoring show. */
import { kingpin } from '../machines/kingpin/index.ts'
import { play, recruit, table, take } from '../machines/kingpin/testing.ts'
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { newGame, playByKeys } from './keys.ts'
import { sitDownAt } from './positions.ts'
import { click, curtain, end, goOn, hurryUp, lift, logLines, moment, moves, phase, prompt, sitDown } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const game = 'Kingpin'
/** Bots may go on for long after the others have passed. */
const patience = 120_000
const fan = (page: Page) => page.locator('.eyeful li')
const names = async (page: Page) =>
  (
    await fan(page)
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''))
  ).sort()

/** Goes on by one step; who may recruit doesn't pass, but for those who are tired of it. */
async function recruitOn(page: Page, n: number, tired = false): Promise<void> {
  const now = await moment(page)
  if (now !== 'move' || !(await prompt(page).innerText()).startsWith('Recruit')) return goOn(page, now, n)
  const dens = (await moves(page).count()) - 1
  return goOn(page, now, dens === 0 || tired ? dens : n % dens)
}

for (const people of [
  ['Ada', 'Bert'],
  ['Ada', 'Bert', 'Cleo', 'Dora'],
]) {
  test(`a hot-seat game of ${people.length}: nobody sees what another has seen`, async ({ page }) => {
    const window = await frames(page)
    await sitDown(page, { game, people, seed: `kingpin ${people.length}` })
    const looked = new Set<string>()
    let [curtains, turns] = [0, 0]
    for (let n = 0; ; n++) {
      const now = await moment(page)
      if (now === 'end') break
      if (now === 'curtain') {
        curtains += 1
        await expect(page.locator('svg.crook, svg.back, .eyeful, [data-anchor], .log, .dock')).toHaveCount(0)
        const last = await window.lastFrame('curtain')
        expect(last).toContain('"view":null')
        await window.clear()
      }
      const state = now === 'move' ? await phase(page) : now
      if (state === 'recruit') turns += 1
      if (!looked.has(state)) {
        looked.add(state)
        await axe(page)
        await picture(page, `kingpin-${people.length}-${state.replaceAll(/\W+/g, '-')}`)
      }
      await recruitOn(page, n * 5 + 3, turns > people.length * 2)
    }
    // KP-3.2: even before a first look the others look away.
    expect(curtains).toBeGreaterThanOrEqual(people.length * 2)
    expect([...looked]).toEqual(expect.arrayContaining(['curtain', 'recruit', 'take', 'raid']))
    await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/ wins?$/)
    await end(page).getByText('All points').click()
    await expect(end(page).getByRole('row')).toHaveCount(people.length + 1)
    await expect(end(page)).toContainText('which only breaks a tie')
    const rows = await end(page).locator('tbody tr').all()
    for (const row of rows) {
      const points = (await row.locator('.points').allInnerTexts()).map(Number)
      expect(points.reduce((sum, point) => sum + point, 0)).toBe(Number(await row.locator('td.number').innerText()))
    }
    await axe(page)
    await picture(page, `kingpin-${people.length}-end`)
  })
}

test('the crook in the hand is seen whole beside the log, at every size of text', async ({ page }) => {
  const street = table({ seats: 4, dens: { A: ['Shuffle', 'Tinker'], B: ['Ace'] }, street: [[0, 3, 'Sticks']] })
  await sitDownAt(page, play(street, recruit('A'), take('Shuffle')), ['Ada'], kingpin, { plain: true })
  await page.locator('.table[data-ready]:not(.fresh)').waitFor()
  await page.keyboard.press('l')
  const hand = page.locator('.eyeful').locator('li, .label')
  for (const [width, height] of [
    [1024, 700],
    [1152, 720],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const text of ['normal', 'large', 'larger']) {
      await page.evaluate((text) => (document.documentElement.dataset.textSize = text), text)
      const size = `${width} × ${height}, ${text}`
      await expect(hand).toHaveCount(2)
      for (const one of await hand.all()) await expect(one, size).toBeInViewport({ ratio: 1 })
    }
  }
})

test('from the sentence an arrow leads to what can be chosen on the board', async ({ page }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'kingpin arrows', plain: true })
  await lift(page)
  expect(await moment(page)).toBe('move')
  await expect(prompt(page)).toBeFocused()
  for (const den of ['A', 'B', 'C', 'D', 'E']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(`[data-anchor="den-${den}"]`).getByRole('button')).toBeFocused()
  }
  // The dens behind the fan can't be seen, and are not in the way.
  await page.keyboard.press('Enter')
  await expect(fan(page)).toHaveCount(5)
  for (const card of await fan(page).getByRole('button').all()) {
    await page.keyboard.press('ArrowRight')
    await expect(card).toBeFocused()
  }
})

test('a first look falls behind the curtain, and the notes keep it for its seat alone', async ({ page }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'kingpin notes' })
  await expect(curtain(page)).toBeVisible()
  await lift(page)
  await goOn(page, await moment(page), 4)
  await expect(fan(page)).toHaveCount(5)
  const seen = await names(page)
  await goOn(page, await moment(page), 0)
  await expect(prompt(page)).toHaveText(/^Where do you send /)
  await goOn(page, await moment(page), 1)

  await lift(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByText('Whom you see in a den is kept here for you')).toBeVisible()
  await expect(page.locator('.slot svg.crook')).toHaveCount(0)
  await expect(page.locator('.slot svg.back')).toHaveCount(1)
  await expect(page.getByRole('tabpanel').locator('.den')).toHaveCount(0)
  for (const nth of [4, 0, 1]) await goOn(page, await moment(page), nth)

  await lift(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  const notes = page.getByRole('tabpanel')
  await expect(notes.locator('.den li')).toHaveCount(seen.length - 1)
  await expect(notes).toContainText('One of these is gone.')
  await expect(notes).toContainText('Your face-down crooks')
  await axe(page)
  await picture(page, 'kingpin-notes')
  await page.locator('.dens .den').last().hover()
  await expect(page.locator('.dens .note li')).toHaveCount(seen.length - 1)
})

test('a den shows the same crooks after leaving and after a power cut between looking and taking', async ({
  page,
  app,
}) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'kingpin resume' })
  await moment(page)
  await moves(page).nth(4).press('Enter')
  await expect(prompt(page)).toHaveText(/is open to you alone/)
  const seen = await names(page)
  expect(seen.length).toBeGreaterThan(2)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the shelf' }).click()
  await picture(page, 'kingpin-on-the-shelf')
  await page.getByRole('link', { name: /Ada/ }).first().click()
  await moment(page)
  expect(await names(page)).toEqual(seen)

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await page.getByRole('link', { name: /Ada/ }).first().click()
  await moment(page)
  expect(await names(page)).toEqual(seen)
  await click(page, fan(page).getByRole('button', { disabled: false }).first())
  await expect(prompt(page)).toHaveText(/^Where do you send /)
})

test('one person plays on the board against bots, and a target says how it stands', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 2, seed: 'kingpin bots' })
  const board = page.getByRole('region', { name: 'The board' })
  for (let turn = 0; turn < 2; turn++) {
    expect(await moment(page)).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    await click(page, board.getByRole('button', { name: /^Recruit /, disabled: false }).first())
    await click(page, board.getByRole('button', { name: /^Take /, disabled: false }).first())
    const free = board.getByRole('button', { name: turn === 0 ? /, face down for / : /, face up/, disabled: false })
    await click(page, free.nth(4))
    await moment(page)
  }
  const taken = board.getByRole('button', { name: /^Target 6$/ })
  await taken.hover()
  await expect(page.locator('.standing.open')).toContainText(/Worth \d+ now/)
  await picture(page, 'kingpin-target')
  await page.mouse.move(0, 0)
  await taken.focus()
  await expect(page.locator('.standing.open')).toHaveCount(1)
  await logLines(page)
    .filter({ hasText: /opens? den/ })
    .first()
    .hover()
  await expect(page.locator('.dens .pointed')).toHaveCount(1)
  await axe(page)
  for (let n = 0; (await moment(page, patience)) !== 'end'; n++) await recruitOn(page, n, true)
  await expect(end(page).locator('ol > li')).toHaveCount(3)
})

test('with the notes open everything stays in its place, whatever is played; and every crook says who it is', async ({
  page,
}) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 3, seed: 'kingpin in place' })
  await moment(page)
  await page.getByRole('tab', { name: 'Notes' }).click()
  const top = page.getByRole('banner')
  for (let n = 0; n < 9; n++) {
    expect(await moment(page)).toBe('move')
    await recruitOn(page, n)
    expect((await top.boundingBox())?.y).toBe(0)
    const scrolled = await page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('.table, .frame, main, .side, .sheet')]
        .map(({ scrollTop }) => scrollTop)
        .filter((top) => top !== 0),
    )
    expect(scrolled).toEqual([])
  }
  // Once the bots are done: what is drawn anew under a pointer that lies still is not asked about.
  await moment(page)
  const bubble = page.locator('.why .about')
  for (const place of ['.slot .card', '.notes li', '.money', '.gang', '.prize [data-about]']) {
    await page.locator(place).first().hover()
    await expect(bubble.locator('h2')).not.toBeEmpty()
    await expect(bubble.locator('p')).toHaveText(/\w.*\.$/)
    await picture(page, `kingpin-about-${place.replaceAll(/\W+/g, '')}`)
    await page.mouse.move(0, 0)
    await expect(bubble).toHaveCount(0)
  }
})

test('passing comes last, has a picture of its own, and is asked about once more', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'kingpin pass', plain: true })
  const pass = page.locator('.dock .buttons button.grave')
  await click(page, pass)
  await expect(pass).toHaveAccessibleName('Pass: you are out, and your crooks stay')
  await expect(pass.locator('svg')).toHaveCount(1)
  const sure = page.getByRole('dialog', { name: 'Pass for the rest of the game?' })
  await sure.getByRole('button', { name: 'No' }).click()
  await expect(sure).toBeHidden()
  await expect(page.locator('.owner .out')).toHaveCount(0)
  await click(page, pass)
  await sure.getByRole('button', { name: 'Yes, I’m sure' }).click()
  await expect(page.locator('.owner .out').or(end(page)).first()).toBeVisible()
})

test('what can’t be done says why', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'kingpin why' })
  const taken = page.getByRole('button', { name: /^Send .* to target \d, face up$/, disabled: true })
  for (let n = 0; (await moment(page)) === 'move' && (await taken.count()) === 0; n++) await recruitOn(page, n)
  await taken.first().hover()
  await expect(page.locator('.why')).toContainText('You already have a crook at target')
  await expect(page.locator('.why')).toContainText('KP-3.4')
})

test('a whole game by keyboard alone', async ({ page }) => {
  await newGame(page, 'by keys', game, 2)
  for (let n = 0; ; n++) {
    const now = await moment(page, patience)
    if (now === 'end') break
    expect(now).toBe('move')
    await playByKeys(page, n + 1)
  }
  await expect(end(page).getByRole('heading', { level: 1 })).toBeFocused()
})
