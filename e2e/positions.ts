/** Tables that begin in the middle: a position of the rules' own testing, brought in as a saved game. */
import { writeSave } from '../electron/host/savefile.ts'
import { hadria } from '../machines/hadria/index.ts'
import type { State } from '../machines/kernel/game.ts'
import type { Page } from './harness.ts'
import { asking, change, visit } from './host.ts'
import { looks, told } from './table.ts'

const untouched = { profile: null, level: null, lent: false, hints: 0, seen: 0, lifted: 0, shown: 0 }

/** Sits down at it; bots take the seats that nobody has. */
export async function sitDownAt(
  page: Page,
  state: State,
  people: readonly string[],
  { id: game, rulesVersion }: Pick<typeof hadria, 'id' | 'rulesVersion'> = hadria,
  { plain = false } = {},
): Promise<void> {
  const seats = Array.from({ length: state.seats }, (_, seat) => ({
    seat,
    kind: people[seat] === undefined ? ('bot' as const) : ('person' as const),
    ...(looks[seat] ?? looks[0]),
    name: people[seat] ?? `Bot ${seat}`,
    ...untouched,
  }))
  const base = { n: 0, made: 0, state }
  const record = { id: 'a', game, rulesVersion, title: 'The middle', seed: 'a table', options: {} }
  const played = Date.UTC(2026, 0, 1)
  const whole = { ...record, created: played, played, copy: false, winners: null, hints: false, seats }
  const { text } = writeSave({ record: whole, happenings: [], base, snapshot: base }, false)

  await change(page, { ...told, ...(!plain && { movesOpen: true, side: 'log' }), speed: 'off' })
  const { id } = await asking(page, (ask) => ask('importGame', { text }))
  await visit(page, `#/table/${id}`)
}
