/** Nightfall from the shelf: curtain, bots, the plan, the middle of the Ruin, keys. */
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { newGame, playByKeys } from './keys.ts'
import { curtain, goOn, hurryUp, logLines, moment, moves, phase, prompt, sitDown, undo } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const game = 'Nightfall'
const board = (page: Page) => page.getByRole('region', { name: 'The board' })
/** What the board offers now. */
const offered = (page: Page, name: RegExp) => board(page).getByRole('button', { name, disabled: false })

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
    if (question.startsWith('Where does') && (await wanted.count()) > 0) {
      const before = await page.locator('.table').innerHTML()
      await wanted.first().click()
      await expect.poll(() => page.locator('.table').innerHTML()).not.toBe(before)
    } else {
      await goOn(page, now, n)
    }
  }
}

test('three people on one screen: nobody sees another’s tools', async ({ page }) => {
  const window = await frames(page)
  await sitDown(page, { game, people: ['Ada', 'Bert', 'Cleo'], seed: 'nightfall 3' })
  const looked = new Set<string>()
  let curtains = 0
  for (let n = 0; n < 48; n++) {
    const now = await moment(page)
    if (now === 'end') break
    if (now === 'curtain') {
      curtains += 1
      await expect(page.locator('.rack, .swag, svg.tool, [data-anchor], .log, .dock')).toHaveCount(0)
      const last = (await window.sent()).at(-1)?.text ?? ''
      expect(last).toContain('"stage":"curtain"')
      expect(last).toContain('"view":null')
      await window.clear()
    }
    const state = now === 'move' ? await phase(page) : now
    if (!looked.has(state)) {
      looked.add(state)
      await axe(page)
      await picture(page, `nightfall-${state.replaceAll(/\W+/g, '-')}`)
    }
    await goOn(page, now, n)
  }
  // NF-2.1: everybody holds secret tools from the start, so every change of player hides them.
  expect(curtains).toBeGreaterThan(9)
  expect([...looked]).toEqual(expect.arrayContaining(['curtain', 'recap', 'Place', 'City']))
})

test('one person against four bots: the plan, the lights, and what can’t be done', async ({ page }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 4, seed: 'nightfall bots' })
  expect(await moment(page)).toBe('move')
  await expect(page.locator('.panel')).toHaveCount(5)
  await expect(page.locator('.plan')).toHaveText(/not placed yet/)
  const loot = board(page)
    .getByRole('button', { name: /^Go for the / })
    .first()
  await expect(loot).toHaveAccessibleName(/You have it|short/i)
  await loot.hover()
  await expect(page.locator('.why')).toContainText('First all stones are placed.')
  await page.mouse.move(0, 0)
  await picture(page, 'nightfall-five-seats')
  for (const place of ['Harbour', 'City', 'Villa']) {
    expect(await moment(page)).toBe('move')
    await expect(curtain(page)).toHaveCount(0)
    await offered(page, new RegExp(`^Place a stone in the ${place}`)).click()
  }
  await moment(page)
  await expect(page.locator('.place.lit')).toHaveCount(1)
  await until(page, /City/, /nowhere/)
  await expect(page.locator('.place.lit h2')).toContainText('City')
  await axe(page)
  await offered(page, /^Take /)
    .first()
    .click()
  await expect(prompt(page)).toHaveText('Take one more tool.')
  await undo(page).click()
  await expect(prompt(page)).toHaveText('Take two tools in the City.')
  await logLines(page).filter({ hasText: 'places a stone in the Villa' }).first().hover()
  await expect(page.locator('.place.pointed')).toHaveCount(1)
})

test('a game is left in the middle of the Ruin, and goes on there', async ({ page, app }) => {
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'nightfall ruin' })
  await until(page, /^How many tools do you exchange/, /the Ruin/)
  await offered(page, /^Discard 2, draw 3/).click()
  await offered(page, /^Lay down /)
    .first()
    .click()
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
  await offered(page, /^Lay down /)
    .first()
    .click()
  await offered(page, /^Draw 3 tools/).click()
  await expect(curtain(page)).toBeVisible()
  // NF-4.3: the next in the Ruin finds that exchange blocked.
  for (let now = await moment(page); now !== 'move'; now = await moment(page)) await goOn(page, now, 0)
  await expect(board(page).getByText(/blocked by/)).toHaveCount(1)
})

test('a night by keyboard alone', async ({ page }) => {
  await newGame(page, game)
  for (let n = 0; n < 8; n++) {
    expect(await moment(page)).toBe('move')
    await playByKeys(page, n + 1)
  }
  await moment(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused()
  await axe(page)
  await page.keyboard.press('?')
  await expect(moves(page).first()).toBeFocused()
})
