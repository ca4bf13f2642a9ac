/** Tables that begin in the middle: a position of the rules' own testing, brought in as a saved game. */
import { writeSave } from '../electron/host/savefile.ts'
import { hadria } from '../machines/hadria/index.ts'
import type { HadriaState } from '../machines/hadria/state.ts'
import { expect, type Page } from './harness.ts'
import { change } from './table.ts'

const looks = [
  { colour: 'ruby', emblem: 'fox' },
  { colour: 'jade', emblem: 'lantern' },
  { colour: 'violet', emblem: 'moon' },
  { colour: 'copper', emblem: 'key' },
] as const
const untouched = { profile: null, level: null, lent: false, hints: 0, seen: 0, lifted: 0, shown: 0 }

/** Sits down at it; bots take the seats that nobody has. */
export async function sitDownAt(page: Page, state: HadriaState, people: readonly string[]): Promise<void> {
  const seats = Array.from({ length: state.seats }, (_, seat) => ({
    seat,
    kind: people[seat] === undefined ? ('bot' as const) : ('person' as const),
    name: people[seat] ?? `Bot ${seat}`,
    ...(looks[seat] ?? looks[0]),
    ...untouched,
  }))
  const { id: game, rulesVersion } = hadria
  const base = { n: 0, made: 0, state }
  const record = { id: 'a', game, rulesVersion, title: 'The middle', seed: 'a table', options: {} }
  const played = Date.UTC(2026, 0, 1)
  const whole = { ...record, created: played, played, copy: false, winners: null, hints: false, seats }
  const { name, text } = writeSave({ record: whole, happenings: [], base, snapshot: base }, false)

  await change(page, { movesOpen: true, side: 'log', speed: 'off', toldAboutSaving: true })
  await page.goto(`${page.url().split('#')[0] ?? ''}#/saved`)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import a game' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByText('The game is imported.')).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(/#\/table\//)
}
