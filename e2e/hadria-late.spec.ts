/** Hadria late in the game, from positions: the click that wins, theft and arrest, leaving at any question, what is decided by key. */
import { gates } from '../machines/hadria/map.ts'
import { domes, palace, table, type Layout } from '../machines/hadria/testing.ts'
import { misfits } from './fit.ts'
import { axe, expect, picture, test, type Page } from './harness.ts'
import { change } from './host.ts'
import { sitDownAt } from './positions.ts'
import { changing, click, curtain, end, goOn, lift, moment, moves, phase, prompt, recap } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const board = (page: Page) => page.getByRole('region', { name: 'The board' })
const offered = (page: Page, name: RegExp) => board(page).getByRole('button', { name, disabled: false })
const press = (page: Page, name: RegExp) => changing(page, () => click(page, offered(page, name).first()))
const ready = (page: Page) =>
  changing(page, () => click(page, page.locator('.dock .buttons, .question').getByRole('button', { name: 'Ready' })))

async function lay(page: Page, card: string, ap: number): Promise<void> {
  await press(page, new RegExp(`^Lay ${card} with 1 AP`))
  if (ap > 1) await press(page, new RegExp(`^Raise ${card} to ${ap}$`))
}

const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the shelf' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
const comeBack = (page: Page) => page.getByRole('link', { name: /Ada/ }).first().click()

/** A sheet that is as full as it gets. */
const full = { green: 1, yellow: 2, trinket: 1, informer: 2, guildAgent: 1, backOfMyHand: 1 }

/** Before the gate in the lower right corner of the map, with the jewel. */
const escape: Layout = {
  seats: 4,
  at: [gates[2]?.space ?? 0, palace(0), palace(1), palace(2)],
  guards: [domes(0), domes(2)],
  captains: [domes(14)],
  gate: 'pot',
  round: 9,
  alarmedRound: 2,
  holds: [{ ...full, imperial: 1 }, full, full, full],
}

test('one against three bots to the end: a click in the middle of the gate wins', async ({ page }) => {
  await sitDownAt(page, table(escape), ['Ada'])
  expect(await moment(page)).toBe('move')
  // With full sheets and the log open, everybody is still called by name.
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    for (const name of ['Ada', 'Bot 1', 'Bot 2', 'Bot 3']) {
      const called = page.locator('.seats .name', { hasText: name })
      await expect.poll(async () => (await called.boundingBox())?.width, `${name} at ${width}`).toBeGreaterThan(20)
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await picture(page, 'hadria-full-sheets')
  await lay(page, 'Move', 9)
  await ready(page)
  expect(await moment(page)).toBe('move')
  expect(await phase(page)).toMatch(/decide/)
  await press(page, /^Sneak/)
  // The whole map in the window: whatever can be clicked on it is large enough for a finger.
  await change(page, { movesOpen: false, side: 'closed' })
  await page.reload()
  const gate = offered(page, /^Leave the city/)
  await gate.waitFor()
  // Where the thief stands the map stops the walk, as the dock does.
  await expect(offered(page, /^Stop here|^Stay here/)).toBeVisible()
  await picture(page, 'hadria-gate')
  const targets = board(page).locator('.city .target.legal')
  const sizes = () => targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().width))
  expect((await sizes()).length).toBeGreaterThan(2)
  // The map takes its size from the window when it has been drawn.
  await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(36)
  // In its middle, where nothing else may lie over it.
  await changing(page, () => click(page, gate))
  expect(await moment(page)).toBe('end')
  await expect(end(page)).toContainText('Out of the city with the imperial jewel')
  await axe(page)
  await picture(page, 'hadria-end')
})

/** Bert has two jewels and a guard two streets away; Ada has a fishing rod, and is further from the guard. */
const theft: Layout = {
  at: [domes(22), domes(20)],
  guards: [domes(13)],
  initiative: 2,
  hands: [
    ['fishingRod', 'beacon'],
    ['cloak', 'beacon'],
  ],
  holds: [{}, { yellow: 1, green: 1 }],
}

test('theft and arrest behind the curtain; left while planning, and at a question to somebody else', async ({
  page,
}) => {
  await sitDownAt(page, table(theft), ['Ada', 'Bert'])
  await lift(page, 'I am Ada')
  await lay(page, 'Fishing rod', 6)
  await expect(board(page).getByText('Fishing rod at 6, before the watch at 2')).toBeVisible()

  // Left while planning: what was laid lies there still.
  await leave(page)
  await picture(page, 'hadria-left-planning')
  await comeBack(page)
  await lift(page, 'I am Ada')
  expect(await phase(page)).toMatch(/Plan/)
  await expect(board(page).getByText('Fishing rod at 6, before the watch at 2')).toBeVisible()
  await ready(page)
  await lift(page, 'I am Bert')
  await lay(page, 'Ambush', 1)
  await ready(page)

  // HA-8.4, HA-9: the rod robs at once, in the open.
  await expect(curtain(page)).toHaveCount(0)
  await press(page, /^Execute Fishing rod/)
  await changing(page, () => moves(page).filter({ hasText: 'yellow' }).first().press('Enter'))

  // HA-10.8: the guard arrests Bert, who chooses what he loses, and only he sees his hand.
  await expect(curtain(page)).toBeVisible()
  await page.getByRole('button', { name: /shelf/ }).click()
  await picture(page, 'hadria-left-at-a-question')
  await comeBack(page)
  await lift(page, 'I am Bert')
  await expect(prompt(page)).toContainText('You are arrested: discard a card.')
  await expect(recap(page)).toContainText('robs')
  await expect(page.getByRole('region', { name: 'Ada' }).first()).toContainText('1 × yellow jewel')
  await picture(page, 'hadria-arrested')
  await axe(page)
  await press(page, /^Discard Cloak/)
  const bert = page.getByRole('region', { name: 'Bert' }).first()
  for (let n = 0; n < 20 && !(await bert.getByText('in the dungeon').isVisible()); n++)
    await goOn(page, await moment(page), 0)
  await expect(bert).toContainText('in the dungeon')
})

test('a card is executed and aimed with one click on what it is to hit, and one undo takes back both', async ({
  page,
}) => {
  const hands: Layout['hands'] = [['beacon', 'poisonedBola']]
  await sitDownAt(page, table({ at: [domes(22), palace(0)], hands, guards: [domes(13), domes(14)] }), ['Ada'])
  await lay(page, 'Beacon', 6)
  await lay(page, 'Poisoned bola', 4)
  await ready(page)
  expect(await moment(page)).toBe('move')
  expect(await phase(page)).toMatch(/decide/)
  await expect(prompt(page)).toContainText('Click a target')
  await picture(page, 'hadria-targets')
  expect(await misfits(page)).toEqual([])
  await press(page, /^Lead the guard/)
  expect(await phase(page)).toMatch(/lead/)
  await changing(page, () => page.getByRole('button', { name: 'Undo' }).click())
  expect(await phase(page)).toMatch(/decide/)
  // No thief is near enough for what comes next, and it looks so.
  await press(page, /^Forgo/)
  expect(await moment(page)).toBe('move')
  await expect(prompt(page)).toContainText('find no target')
  await expect(board(page).getByText('No target')).toBeVisible()
})

/** HA-18.17: a guard as far from one thief as from the other, and only one of them to be had. */
const tie: Layout = { at: [domes(19), domes(15)], guards: [domes(14)], initiative: 8 }

for (const [key, decides] of [
  ['Enter', 'comes with a default on one key'],
  ['a', 'and all that follow, are made as marked with one key'],
] as const) {
  test(`the first player’s decision about the watch, ${decides}`, async ({ page }) => {
    await sitDownAt(page, table({ ...tie, seats: 2 }), ['Ada', 'Bert'])
    for (const name of ['Ada', 'Bert']) {
      await lift(page, `I am ${name}`)
      await lay(page, 'Ambush', 1)
      await ready(page)
    }
    expect(await moment(page)).toBe('move')
    expect(await phase(page)).toMatch(/watch/)
    await expect(board(page).getByText('Enter')).toHaveCount(1)
    await expect(board(page).getByRole('button', { name: 'All as marked' })).toBeVisible()
    await picture(page, 'hadria-watch-choice')
    expect(await misfits(page)).toEqual([])
    await changing(page, () => page.keyboard.press(key))
    expect(await phase(page)).not.toMatch(/watch/)
  })
}
