/** How the end-to-end tests sit at a table: they start a game from the shelf, and play by what the screen offers. */
import type { Locator } from '@playwright/test'
import type { Settings } from '../electron/host/api.ts'
import { gameIds } from '../machines/kernel/game.ts'
import { expect, type Page } from './harness.ts'

export interface Lineup {
  /** As the shelf calls it. */
  game?: string
  people: readonly string[]
  bots?: number
  informant?: boolean
  seed: string
  /** The table as it is for somebody new: the list of moves and the log are closed. */
  plain?: boolean
}

/** Changes settings as their page does, in a session of its own. */
export async function change(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.evaluate(async (settings) => {
    const line = new EventSource('/events')
    const session = await new Promise<string>((resolve) => {
      line.onmessage = ({ data }: MessageEvent<string>) => resolve((JSON.parse(data) as { id: string }).id)
    })
    const ask = async (name: string, body: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', 'x-larceny-session': session }
      return (await fetch(`/api/${name}`, { method: 'POST', headers, body })).json()
    }
    const { value } = (await ask('home', '')) as { value: { settings: object } }
    await ask('saveSettings', JSON.stringify({ ...value.settings, ...settings }))
    line.close()
  }, settings)
}

/** From the shelf through the new game's form to the table, where the tests read the log and play from the list of moves. */
export async function sitDown(page: Page, lineup: Lineup): Promise<void> {
  const { game = 'Break-In', people, bots = 0, informant = false, seed, plain = false } = lineup
  await change(page, { lessonsOffered: [...gameIds], ...(!plain && { movesOpen: true, side: 'log' }) })
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
  if (informant) await page.getByRole('switch', { name: 'The informant' }).check()
  await page.getByText('Advanced').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await page.getByRole('button', { name: 'Got it' }).click()
}

/** Bots don't wait for anybody to look. */
export async function hurryUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Off', exact: true }).check()
  await page.getByRole('link', { name: 'Shelf' }).click()
}

export const curtain = (page: Page) => page.locator('main.curtain')
export const recap = (page: Page) => page.locator('.strip .recap')
export const end = (page: Page) => page.locator('dialog.end')
/** By class, since they are asked for at every step: to find buttons by role and name takes its time on a full board. */
export const moves = (page: Page) => page.locator('.moves button.move')
export const prompt = (page: Page) => page.locator('.dock .prompt p')
export const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' })
export const logLines = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('button')

/** Who has seen what only they may see hands over. */
export const handOver = (page: Page) => page.getByRole('button', { name: 'Hand over', exact: true })

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
 * Waits until somebody has something to do, and says what. Who is out waits for all that the bots still do. Waiting
 * within the page, here and below, sees at once what an assertion would see a second later: games have many moves.
 */
export async function moment(page: Page, patience = 30_000): Promise<Moment> {
  const ready = page.locator('.moves .move:not([aria-disabled="true"])')
  await curtain(page).or(end(page)).or(ready).or(handOver(page)).first().waitFor({ timeout: patience })
  if (await end(page).isVisible()) return 'end'
  if (await curtain(page).isVisible()) return 'curtain'
  return (await handOver(page).isVisible()) ? 'handover' : 'move'
}

/** The phase in the words of the phase map. */
export const phase = (page: Page) => page.locator('.map [aria-current=step]').innerText()

/** Until nothing is shown, and nothing is asked that the host hasn't answered: what is done now counts. */
export const ready = (page: Page): Promise<void> => page.locator('.table[data-ready]').waitFor()

/** Does something, and waits until the table has changed. */
export async function changing(page: Page, act: () => Promise<unknown>): Promise<void> {
  await ready(page)
  const before = (await page.locator('.table').getAttribute('data-revision')) ?? ''
  await act()
  await page.locator(`.table:not([data-revision="${before}"])`).waitFor({ timeout: 30_000 })
}

/** A click by mouse, which counts only when the choices have stood for a moment. */
export async function click(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  await page.locator('.table[data-ready]:not(.fresh)').waitFor()
  await what.click()
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
