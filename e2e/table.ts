/** How the end-to-end tests sit at a table: they start a game, and play by what the screen offers. */
import type { Locator } from '@playwright/test'
import type { Chair, Settings } from '../electron/host/api.ts'
import { gameIds, type GameId } from '../machines/kernel/game.ts'
import { playAhead, type Ahead } from './ahead.ts'
import { expect, type Page } from './harness.ts'
import { asking, change, visit } from './host.ts'

export interface Lineup {
  /** As the shelf calls it. */
  game?: string
  people: readonly string[]
  bots?: number
  /** Where they aren't the usual ones. */
  botNames?: readonly string[]
  informant?: boolean
  seed: string
  /** The table as it is for somebody new: the list of moves and the log are closed. */
  plain?: boolean
  /** What was played before the test begins; bots don't wait then. */
  ahead?: Ahead
}

/** The names and looks of those at a table that no form was filled in for. */
export const looks = [
  { name: 'Moss', colour: 'ruby', emblem: 'fox' },
  { name: 'Pearl', colour: 'jade', emblem: 'lantern' },
  { name: 'Otto', colour: 'violet', emblem: 'moon' },
  { name: 'Wren', colour: 'copper', emblem: 'key' },
  { name: 'Basil', colour: 'slate', emblem: 'mask' },
  { name: 'Juno', colour: 'azure', emblem: 'crown' },
] as const

/** Names as long as can be: in words, in one word, and in the widest letters. */
export const longest = [
  'Bartholomew-Maximilian von Hohenlohe III',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Wolfeschlegelsteinhausenbergerdorffwelch',
  'Anna Maria Luisa de’ Medici of Florence',
  'Mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm',
  'Lord Archibald, Much Wenlock-on-the-Wold',
] as const

/** At a new table, where the tests read the log and play from the list of moves; people sit before bots. */
export async function sitDown(page: Page, lineup: Lineup): Promise<void> {
  const { game = 'Break-In', people, bots = 0, botNames = [], informant = false, seed, plain = false, ahead } = lineup
  await change(page, { ...told, ...(!plain && { movesOpen: true, side: 'log' }), ...(ahead && { speed: 'off' }) })
  const id = await asking(page, async (ask) => {
    const chairs: Chair[] = []
    for (const [n, usual] of looks.slice(0, people.length + bots).entries()) {
      const look = { ...usual, name: [...people, ...botNames][n] ?? usual.name }
      if (n >= people.length) chairs.push({ kind: 'bot', level: 'lookout', ...look })
      else chairs.push({ kind: 'person', profile: (await ask('saveProfile', look)).id })
    }
    const options = informant ? { informant } : {}
    return (await ask('newGame', { game: idOf(game), chairs, options, seed })).id
  })
  if (ahead) await playAhead(page, id, ahead)
  await visit(page, `#/table/${id}`)
}

/** Everything that is said once has been said. */
export const told: Partial<Settings> = { toldAboutSaving: true, lessonsOffered: [...gameIds] }

/** From the shelf's name of a game. */
const idOf = (game: string): GameId => gameIds.find((id) => id === game.replace('-', '').toLowerCase())!

/** The same from the shelf, through the new game's form. */
export async function sitDownByForm(page: Page, { game = 'Break-In', people, bots = 0, seed }: Lineup): Promise<void> {
  await page.getByRole('link', { name: `New game of ${game}` }).click()
  const seats = people.length + bots
  const rows = page.getByRole('group', { name: /Seat \d: person or bot/ })
  await expect(rows).not.toHaveCount(0)
  const offered = await rows.count()
  for (let n = offered; n > seats; n--) await page.getByRole('button', { name: `Remove seat ${n}` }).click()
  for (let n = offered; n < seats; n++) await page.getByRole('button', { name: 'Add a seat' }).click()
  await expect(rows).toHaveCount(seats)
  for (const [index, name] of people.entries()) {
    const row = page.getByRole('group', { name: `Seat ${index + 1}: person or bot` })
    await row.getByRole('radio', { name: 'Person' }).check()
    await page.getByLabel(`Seat ${index + 1}: name`).fill(name)
  }
  for (let n = people.length + 1; n <= seats; n++) {
    await page
      .getByRole('group', { name: `Seat ${n}: person or bot` })
      .getByRole('radio', { name: 'Bot' })
      .check()
  }
  await page.getByText('Advanced').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/#\/table\//)
}

/** Bots don't wait for anybody to look. */
export const hurryUp = (page: Page) => change(page, { speed: 'off' })

export const curtain = (page: Page) => page.locator('main.curtain')
export const recap = (page: Page) => page.locator('.strip .recap')
export const end = (page: Page) => page.locator('dialog.end')
/** By class, since they are asked for at every step: to find buttons by role and name takes its time on a full board. */
export const moves = (page: Page) => page.locator('.moves button.move')
export const prompt = (page: Page) => page.locator('.dock .prompt p')
export const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' })
export const logLines = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('button')

/** Who has seen what only they may see hands over. */
export const handOver = (page: Page) => page.locator('.dock .buttons button', { hasText: /^\s*Hand over\s*$/ })

/** Somebody comes to the screen; what is asked next is asked of the table, never of a curtain that still hangs. */
export async function lift(page: Page, name?: RegExp | string): Promise<void> {
  await curtain(page)
    .getByRole('button', name === undefined ? {} : { name })
    .first()
    .click()
  await curtain(page).waitFor({ state: 'detached' })
}

export type Moment = 'curtain' | 'end' | 'move' | 'handover'

/**
 * Waits until somebody has something to do, and says what. Who is out waits for all that the bots still do. Looking
 * within the page, here and below, sees at once what an assertion would see a second later, and costs less: games have
 * many moves.
 */
export async function moment(page: Page, patience = 30_000): Promise<Moment> {
  const seen = await page.waitForFunction(
    () => {
      const isThere = (of: string) => [...document.querySelectorAll(of)].some((one) => one.checkVisibility())
      if (isThere('dialog.end')) return 'end'
      if (isThere('main.curtain')) return 'curtain'
      // While something is shown, a button may be there only until the next thing is.
      const buttons = [...document.querySelectorAll('.table[data-ready] .dock .buttons button')]
      if (buttons.some(({ textContent }) => textContent.trim() === 'Hand over')) return 'handover'
      return isThere('.moves .move:not([aria-disabled="true"])') && 'move'
    },
    undefined,
    { timeout: patience },
  )
  return (await seen.jsonValue()) as Moment
}

/** The phase in the words of the phase map. */
export const phase = (page: Page) => page.locator('.map [aria-current=step]').innerText()

/** Until nothing is shown, and nothing is asked that the host hasn't answered: what is done now counts. */
export const ready = (page: Page): Promise<void> => page.locator('.table[data-ready]').waitFor()

/** Does something, and waits until the table has changed. */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.locator('.table[data-ready]').getAttribute('data-revision')
  await act()
  await page.locator(`.table:not([data-revision="${before}"])`).waitFor({ timeout: 30_000 })
}

/** A click by mouse, which counts only when the choices have stood for a moment. */
export async function click(page: Page, what: Locator): Promise<void> {
  await page.locator('.table[data-ready]:not(.fresh)', { has: what }).waitFor()
  await what.click()
}

/** Plays the nth move of the list by its digit, from 1, which counts only when the choices have stood for a moment. */
export async function digit(page: Page, n: number): Promise<void> {
  await page.locator('.table[data-ready]:not(.fresh)').waitFor()
  await page.keyboard.press(String(n))
}

/** Goes on by one step; the nth time it takes the nth move, in turn. */
export async function goOn(page: Page, now: Moment, n: number): Promise<void> {
  if (now === 'curtain') return lift(page)
  if (now === 'handover') return changing(page, () => handOver(page).click())
  const choices = moves(page)
  const choice = choices.nth(n % (await choices.count()))
  await changing(page, () => play(page, choice))
}

/** Plays a move of the list by key, and says once more that it is wanted where that is asked. */
export async function play(page: Page, choice: Locator): Promise<void> {
  const isGrave = await choice.evaluate((button) => button.classList.contains('grave'))
  await choice.press('Enter')
  if (isGrave) await page.getByRole('button', { name: 'Yes, I’m sure' }).click()
}
