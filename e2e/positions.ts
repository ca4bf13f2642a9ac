/**
 * Tables that begin in the middle: a position of the rules' own testing. No file may bring one, so it is put among the saves
 * while the app is not running.
 */
import { randomUUID } from 'node:crypto'
import { inOneGo } from '../electron/host/pieces.ts'
import { gameStore } from '../electron/host/store/games.ts'
import { openData } from '../electron/host/store/open.ts'
import { hadria } from '../machines/hadria/index.ts'
import type { State } from '../machines/kernel/game.ts'
import { appOf, type Page } from './harness.ts'
import { change, visit } from './host.ts'
import { looks, told } from './table.ts'

const untouched = { profile: null, level: null, lent: false, hints: 0, seen: 0, lifted: 0, shown: 0 }

/** Sits down at it; bots take the seats that nobody has. */
export async function sitDownAt(
  page: Page,
  state: State,
  people: readonly string[],
  game: Rules = hadria,
  { plain = false } = {},
): Promise<void> {
  const [id = ''] = await laidOut(page, [state], people, game, { plain })
  await visit(page, `#/table/${id}`)
}

type Rules = Pick<typeof hadria, 'id' | 'rulesVersion'>

/** Tables in these positions, all among the saves at once: their names. */
export async function laidOut(
  page: Page,
  states: readonly State[],
  people: readonly string[],
  { id: game, rulesVersion }: Rules = hadria,
  { plain = false } = {},
): Promise<string[]> {
  const played = Date.now()
  const kept = { title: 'The middle', seed: 'a table', options: {}, copy: true, winners: null, hints: false }
  const tables = states.map((state) => {
    const seats = Array.from({ length: state.seats }, (_, seat) => ({
      seat,
      kind: people[seat] === undefined ? ('bot' as const) : ('person' as const),
      ...(looks[seat] ?? looks[0]),
      name: people[seat] ?? `Bot ${seat}`,
      ...untouched,
    }))
    const record = { id: randomUUID(), game, rulesVersion, ...kept, created: played, played, seats }
    return { record, base: { n: 0, made: 0, state } }
  })
  await change(page, { ...told, ...(!plain && { movesOpen: true, side: 'log' }), speed: 'off' })
  const app = appOf(page)
  const { port } = new URL(app.address)
  // A browser that is still fetching the page's worker complains if nobody answers any more.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('about:blank')
  await app.stop()
  const data = openData({ folder: app.data, clock: Date.now, report: (error) => console.error(error) })
  const store = gameStore(data.db)
  for (const { record, base } of tables) inOneGo(store.create({ record, happenings: [], base, snapshot: base }))
  data.close()
  await app.start(port)
  await page.goto(app.address, { waitUntil: 'commit' })
  return tables.map(({ record }) => record.id)
}
