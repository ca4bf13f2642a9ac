/**
 * What could happen next, for whoever asks: where a walk leads, whom the watch sees, where it would go. The rules answer
 * on an imagined table; all that is asked here is public, and the same on every table that could be.
 */
import { isArrestable, rangeOf } from '../../../machines/hadria/board.ts'
import { hadria } from '../../../machines/hadria/index.ts'
import { distances, spaces, type SpaceId } from '../../../machines/hadria/map.ts'
import { pathsFrom } from '../../../machines/hadria/movement.ts'
import { marchesOf } from '../../../machines/hadria/marching.ts'
import { printedRange, type General, type Special } from '../../../machines/hadria/data.ts'
import {
  guard,
  isDungeon,
  noFigure,
  type HadriaState,
  type March,
  type Player,
} from '../../../machines/hadria/state.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { attentionOf, isDetected, movementOf, sceneOf, sentriesOf } from '../../../machines/hadria/watch.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { random } from '../../../machines/kernel/random.ts'
import { asked } from './ways.ts'

/** A table with everything on it that the view shows. */
export function tableOf(view: HadriaView): HadriaState {
  return hadria.imagine(view, view.seat === 'table' ? 0 : view.seat, random('board'))
}

export interface Way {
  to: SpaceId
  /** From the first step on, the last included. */
  through: readonly SpaceId[]
  moves: readonly HadriaMove[]
  /** A watch figure stands there, and arrests. */
  arrests: boolean
  /** Whether the watch, if it acted now, could arrest there. */
  seen: boolean
}

/** HA-8.5: every space that the walker can reach, by a shortest way that meets no watch figure before its end. */
export function waysOf(view: HadriaView, table: HadriaState): ReadonlyMap<SpaceId, Way> {
  const walk = asked(view, 'walk')?.walk
  const walker = walk && table.players[walk.seat]
  const ways = new Map<SpaceId, Way>()
  if (!walk || !walker || walker.at === null) return ways
  const queue: { at: SpaceId; through: SpaceId[] }[] = [{ at: walker.at, through: [] }]
  for (const { at, through } of queue) {
    if (through.length === walk.left) continue
    for (const to of pathsFrom({ ...walker, at })) {
      if (to === walker.at || ways.has(to) || table.fire.includes(to)) continue
      const there: Player = { ...walker, at: to, escaped: walker.escaped || isDungeon(walker.at) }
      const steps = [...through, to]
      const passes = walker.thief === 'noiron' && steps.length < walk.left
      const arrests = table.watch[to] !== noFigure && isArrestable(table, there) && !passes
      const moves = steps.map((space): HadriaMove => ({ type: 'step', to: space }))
      ways.set(to, { to, through: steps, moves, arrests, seen: !arrests && couldArrest(table, there) })
      if (!arrests) queue.push({ at: to, through: steps })
    }
  }
  return ways
}

/** HA-10.2: some figure would detect this thief there, and could get there. */
function couldArrest(table: HadriaState, thief: Player): boolean {
  if (table.watchDone || !isArrestable(table, thief) || thief.at === null) return false
  for (let at = 0; at < table.watch.length; at++) {
    const figure = table.watch[at] ?? noFigure
    if (figure === noFigure || !isDetected(table, figure, at, thief)) continue
    if ((distances[at]?.[thief.at] ?? Infinity) <= movementOf(table, figure)) return true
  }
  return false
}

/** How many watch figures see each space. */
export function heatOf(table: HadriaState): readonly number[] {
  return spaces.map(({ id }) => {
    if (isDungeon(id)) return 0
    let seen = 0
    for (let at = 0; at < table.watch.length; at++) {
      const figure = table.watch[at] ?? noFigure
      if (figure !== noFigure && (distances[at]?.[id] ?? Infinity) <= attentionOf(table, figure)) seen += 1
    }
    return seen
  })
}

/** HA-10.3: where each figure would go if the watch acted now, one way for each; ties are the first player's. */
export function marchesNow(table: HadriaState): readonly (March & { figure: number })[] {
  const scene = sceneOf(table)
  return sentriesOf(table).flatMap((sentry) => {
    const [march] = marchesOf(scene, sentry, 0)
    return march ? [{ ...march, figure: sentry.figure }] : []
  })
}

/** HA-8.4: the spaces that a card of this seat's reaches now; null if it has no range. */
export function rangeFrom(table: HadriaState, seat: Seat, card: General | Special): readonly SpaceId[] | null {
  const at = table.players[seat]?.at ?? null
  if (at === null || isDungeon(at) || printedRange[card] === undefined) return null
  const range = rangeOf(table, seat, card)
  return spaces.filter(({ id }) => !isDungeon(id) && (distances[at]?.[id] ?? Infinity) <= range).map(({ id }) => id)
}

export const guardValues = (table: HadriaState, figure: number = guard): { attention: number; movement: number } => ({
  attention: Math.max(0, attentionOf(table, figure)),
  movement: movementOf(table, figure),
})
