/** HA-7.5, 8.4: what the card that is turned up can hit; a click there executes and aims it. */
import { hadria } from '../../../machines/hadria/index.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import type { SpaceId } from '../../../machines/hadria/map.ts'
import type { Aim, HadriaState, Way } from '../../../machines/hadria/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { turnedUp } from './ways.ts'

export interface Shot {
  /** How the card is executed for it. */
  as: Way
  what: Aim
  aim: HadriaMove & { type: 'aim' | 'target' }
  /** Both in one go. */
  moves: readonly HadriaMove[]
}

export interface Aims {
  spaces: ReadonlyMap<SpaceId, Shot>
  thieves: ReadonlyMap<Seat, Shot>
  /** The ways to execute it that find no target. */
  misses: readonly Way[]
}

export const noAims: Aims = { spaces: new Map(), thieves: new Map(), misses: [] }

/** Of a special and the card on it both may be meant. */
const aimed: readonly Way[] = ['special', 'card']

export function aimsOf(view: HadriaView, table: HadriaState): Aims {
  const now = turnedUp(view)
  if (!now) return noAims
  const spaces = new Map<SpaceId, Shot[]>()
  const thieves = new Map<Seat, Shot[]>()
  const misses: Way[] = []
  for (const move of hadria.legalMoves(table, now.seat)) {
    if (move.type !== 'execute' || !aimed.includes(move.as)) continue
    const { question, journal } = hadria.apply(table, now.seat, move)
    if (journal.some(({ key }) => key === 'noTarget')) misses.push(move.as)
    if (question?.ask !== 'aim' || question.seat !== now.seat) continue
    const shot = (aim: Shot['aim']): Shot => ({ as: move.as, what: question.what, aim, moves: [move, aim] })
    for (const space of question.spaces) add(spaces, space, shot({ type: 'aim', space }))
    for (const thief of question.thieves) add(thieves, thief, shot({ type: 'target', thief }))
  }
  return { spaces: onlyOnes(spaces), thieves: onlyOnes(thieves), misses }
}

function add<Key>(shots: Map<Key, Shot[]>, key: Key, shot: Shot): void {
  shots.set(key, [...(shots.get(key) ?? []), shot])
}

/** What two ways could hit is left to their buttons. */
const onlyOnes = <Key>(shots: ReadonlyMap<Key, readonly Shot[]>): ReadonlyMap<Key, Shot> =>
  new Map([...shots].flatMap(([key, [one, another]]) => (one && !another ? [[key, one] as const] : [])))
