/** Hadria from the shelf: plans behind the curtain, walks in the open, the watch, a save in the middle of a walk, keys. */
import { axe, expect, frames, picture, test, type Page } from './harness.ts'
import { newGame, playByKeys } from './keys.ts'
import {
  changing,
  click,
  curtain,
  goOn,
  handOver,
  hurryUp,
  lift,
  moment,
  moves,
  phase,
  prompt,
  recap,
  sitDown,
  undo,
} from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

const game = 'Hadria'
const board = (page: Page) => page.getByRole('region', { name: 'The board' })
const ready = (page: Page) => page.locator('.dock .buttons, .question').getByRole('button', { name: 'Ready' })
const offered = (page: Page, name: RegExp) => board(page).getByRole('button', { name, disabled: false })
const round = (page: Page, n: number) => page.getByRole('banner').getByText(`Round ${n}`)

/** Goes on until the phase map says this; questions on the way are answered with what comes first. */
async function until(page: Page, wanted: RegExp): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const now = await moment(page)
    if (now === 'move' && wanted.test(await phase(page))) return
    await goOn(page, now, 0)
  }
  throw new Error(`It never came to ${wanted}`)
}

/** A card with so many AP: laid with one, then raised on the ladder. */
async function lay(page: Page, card: string, ap: number): Promise<void> {
  await changing(page, () => click(page, offered(page, new RegExp(`^Lay ${card} with 1 AP`))))
  if (ap > 1) await changing(page, () => click(page, offered(page, new RegExp(`^Raise ${card} to ${ap}$`))))
}

test('two people, a whole round: plans behind the curtain, one of them taken back, walks in the open', async ({
  page,
}) => {
  const window = await frames(page)
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada', 'Bert'], seed: 'harbour 12' })
  // HA-2.5: nobody has anything to hide yet.
  await expect(curtain(page)).toHaveCount(0)
  for (const district of ['Salty Docks', 'Hammer Blow']) {
    await changing(page, () => click(page, offered(page, new RegExp(`^Start in the ${district}`))))
  }
  // HA-2.6: who has drawn looks at it. HA-4.3: the first player's decision has a default on one key.
  await until(page, /choose a space/)
  await expect(prompt(page)).toContainText('yellow jewel')
  await picture(page, 'hadria-event')
  await changing(page, () => page.keyboard.press('Enter'))
  await expect(curtain(page)).toBeVisible()

  await lift(page, 'I am Ada')
  await expect(prompt(page)).toContainText('Lay cards and AP')
  await lay(page, 'Move', 8)
  await expect(board(page).getByText(/^Move at 8, (before|after) the watch at \d/)).toBeVisible()
  await expect(board(page).getByText('2 AP left')).toBeVisible()
  await picture(page, 'hadria-plan')
  await axe(page)
  // A stack is lowered, and another taken back, whatever was laid since; what is left is as it was.
  await lay(page, 'Ambush', 2)
  await click(page, offered(page, /^Choose Move at 8/))
  await click(page, offered(page, /^Lower Move to 5$/))
  await expect(board(page).getByText(/^Move at 5, .*Ambush at 2/)).toBeVisible()
  await click(page, offered(page, /^Raise Move to 8$/))
  await expect(board(page).getByText(/^Move at 8, .*Ambush at 2/)).toBeVisible()
  await click(page, offered(page, /^Choose Ambush at 2/))
  await click(page, offered(page, /^Take Ambush back$/))
  await expect(board(page).getByText(/^Move at 8, (before|after) the watch at \d$/)).toBeVisible()
  await changing(page, () => click(page, ready(page)))
  // HA-6.4: not even "ready" is final while somebody still plans.
  await lift(page, /^Ada/)
  await expect(handOver(page)).toBeVisible()
  await changing(page, () => undo(page).click())
  await expect(board(page).getByText('2 AP left')).toBeVisible()
  await lay(page, 'Ambush', 2)
  await changing(page, () => click(page, ready(page)))

  await expect(curtain(page)).toBeVisible()
  const hidden = await window.lastFrame('curtain')
  expect(hidden).toContain('"view":null')
  expect(hidden).not.toContain('ambush')
  await lift(page, 'I am Bert')
  await expect(board(page).getByText('10 AP left')).toBeVisible()
  await lay(page, 'Move', 5)
  await changing(page, () => click(page, ready(page)))

  // Execution is open: no curtain any more, whoever decides.
  await until(page, /decide/)
  await expect(prompt(page)).toContainText('You turn up Move')
  await picture(page, 'hadria-decide')
  await axe(page)
  // A street that is clicked chooses the way to it; one undo takes back both.
  const way = board(page)
    .getByRole('button', { name: /^Go 2 spaces to/ })
    .first()
  await changing(page, () => click(page, way))
  expect(await phase(page)).toMatch(/walk/)
  await changing(page, () => undo(page).click())
  expect(await phase(page)).toMatch(/decide/)
  await changing(page, () => click(page, offered(page, /^Sneak/)))
  await way.hover()
  await picture(page, 'hadria-walk')
  await axe(page)
  await changing(page, () => click(page, way))
  await expect(curtain(page)).toHaveCount(0)
  for (;;) {
    const now = await moment(page)
    if (now === 'curtain' || (await round(page, 2).count()) > 0) break
    await goOn(page, now, (await moves(page).count()) - 1)
  }
})

test('one against three bots: what the watch sees, where it would go, and a round within twenty clicks', async ({
  page,
}) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 3, seed: 'harbour bots 28' })
  let clicks = 0
  const press = async (what: ReturnType<typeof offered>) => {
    clicks += 1
    await changing(page, () => click(page, what))
  }
  expect(await moment(page)).toBe('move')
  await press(offered(page, /^Start in the/).first())
  for (;;) {
    expect(await moment(page)).toBe('move')
    if (/Plan/.test(await phase(page))) break
    // The pointer lies where the start was, and asks nothing.
    await expect(page.locator('.why')).toHaveCount(0)
    await changing(page, () => page.keyboard.press('Enter'))
  }
  await press(offered(page, /^Lay Move with 1 AP/))
  await press(offered(page, /^Raise Move to 9$/))
  await press(ready(page))
  await until(page, /decide/)
  await press(offered(page, /^Sneak/))
  await page.keyboard.press('s')
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: /What the watch sees/ })).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'hadria-heat')
  await page.keyboard.press('s')
  await press(
    board(page)
      .getByRole('button', { name: /^Go \d spaces to/ })
      .first(),
  )
  // Asked while nothing moves: bots in a hurry go through a round in which somebody in the dungeon is asked nothing.
  for (; (await moment(page)) === 'move' && (await round(page, 1).count()) > 0; clicks += 1) {
    await goOn(page, 'move', (await moves(page).count()) - 1)
  }
  await expect(round(page, 2)).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(20)
  await axe(page)
  await picture(page, 'hadria-round-2')
})

test('a game is left in the middle of a walk, and goes on there', async ({ page, app }) => {
  await hurryUp(page)
  await sitDown(page, { game, people: ['Ada'], bots: 1, seed: 'harbour walk 8' })
  await until(page, /Plan/)
  await lay(page, 'Move', 8)
  await changing(page, () => click(page, ready(page)))
  await until(page, /decide/)
  await changing(page, () => click(page, offered(page, /^Sneak/)))
  await changing(page, () => click(page, offered(page, /^Go to/).first()))
  const question = await prompt(page).innerText()
  expect(question).toContain('spaces left')
  const choices = await moves(page).allInnerTexts()

  await app.kill()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await app.start()
  await page.goto(app.address)
  await expect(page.getByRole('link', { name: /Ada and/ }).first()).toBeVisible()
  await picture(page, 'hadria-on-the-shelf')
  await page
    .getByRole('link', { name: /Ada and/ })
    .first()
    .click()
  expect(await moment(page)).toBe('move')
  await expect(prompt(page)).toHaveText(question)
  expect(await moves(page).allInnerTexts()).toEqual(choices)
  // The round so far can be read again, until they go on.
  await expect(recap(page)).toContainText('Round 1')
  await picture(page, 'hadria-came-back')
  await changing(page, () => click(page, offered(page, /^Go to/).first()))
  await expect(recap(page)).toHaveCount(0)
})

test('a round by keyboard alone', async ({ page }) => {
  await newGame(page, 'by keys', game, 2)
  for (let n = 1; ; n++) {
    expect(await moment(page)).toBe('move')
    if ((await round(page, 2).count()) > 0) break
    await playByKeys(page, n)
  }
  await axe(page)
})
