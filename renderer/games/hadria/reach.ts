/**
 * What could happen next, for whoever asks: where a walk leads, whom the watch sees, where it would go. The rules answer
 * on an imagined table; all that is asked here is public, and the same on every table that could be.
 */
import { arrestableAt, beside, exitsFor, isArrestable, rangeOf } from '../../../machines/hadria/board.ts'
import { hadria } from '../../../machines/hadria/index.ts'
import { distances, spaces, type SpaceId } from '../../../machines/hadria/map.ts'
import { leadObstacle } from '../../../machines/hadria/lead.ts'
import { choicesOf, goneWith, searchOf, stillSeeing } from '../../../machines/hadria/marching.ts'
import { basicMovement, pathsFrom } from '../../../machines/hadria/movement.ts'
import { house, printedRange, type Card, type Special } from '../../../machines/hadria/data.ts'
import {
  guard,
  isDungeon,
  noFigure,
  type HadriaState,
  type Lead,
  type March,
  type Player,
} from '../../../machines/hadria/state.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import {
  attentionOf,
  goneIn,
  groupsOf,
  isDetected,
  movementOf,
  sceneOf,
  sentriesOf,
} from '../../../machines/hadria/watch.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { random } from '../../../machines/kernel/random.ts'
import { asked, openGatesAt, turnedUp } from './ways.ts'

/** A table with everything on it that the view shows. */
export function tableOf(view: HadriaView): HadriaState {
  return hadria.imagine(view, view.seat === 'table' ? 0 : view.seat, random('board'))
}

export interface Danger {
  /** A watch figure stands there, and arrests. */
  arrests: boolean
  /** Whether the watch, if it acted now, could arrest there. */
  seen: boolean
}

export interface Way extends Danger {
  to: SpaceId
  /** How one goes, where that is still to be decided: it is chosen with the way. */
  as?: Stride
  /** From the first step on, the last included. */
  through: readonly SpaceId[]
  moves: readonly HadriaMove[]
}

/** Every space that whoever goes now can reach: a thief on a walk or about to go, or a figure that is led. */
export function waysOf(view: HadriaView, table: HadriaState): ReadonlyMap<SpaceId, Way> {
  const lead = asked(view, 'lead')?.lead
  return lead ? leadsOf(table, lead) : footwaysOf(view, table)
}

/** From where the ways lead. */
export function startOf(view: HadriaView): SpaceId | null {
  const seat = (asked(view, 'walk') ?? asked(view, 'decide'))?.seat
  return seat === undefined ? (asked(view, 'lead')?.lead.at ?? null) : (view.players[seat]?.at ?? null)
}

/** HA-10.2, 10.7: what may come of it to stop where the walker is. */
export function restOf(view: HadriaView, table: HadriaState): Danger | null {
  const walk = asked(view, 'walk')?.walk
  const walker = walk && table.players[walk.seat]
  if (!walk || !walker || walker.at === null || isDungeon(walker.at)) return null
  // Only Noiron goes on from a watch figure's space.
  const passes = walker.thief === 'noiron' && walk.entered
  const arrests = passes && table.watch[walker.at] !== noFigure && isArrestable(table, walker)
  return { arrests, seen: !arrests && couldArrest(table, walker) }
}

/** HA-13.1: who has the imperial jewel wins by leaving: at a gate that can be reached there is nothing to think over. */
export function escapesOf(view: HadriaView, table: HadriaState): ReadonlyMap<number, Way> {
  const escapes = new Map<number, Way>()
  for (const { seat, as, n, begin, ways } of movementsOf(view, table)) {
    if (table.players[seat]?.holds.imperial !== 1) continue
    for (const way of ways.values()) {
      if (way.arrests || way.through.length === n) continue
      for (const gate of openGatesAt(view, way.to)) {
        if (escapes.has(gate)) continue
        escapes.set(gate, { ...way, ...(as && { as }), moves: [...begin, ...way.moves, { type: 'leave', gate }] })
      }
    }
  }
  return escapes
}

/** HA-8.5: by a shortest way that meets no watch figure before its end. */
function walksFrom(table: HadriaState, walker: Player | undefined, left: number): ReadonlyMap<SpaceId, Way> {
  const ways = new Map<SpaceId, Way>()
  if (!walker || walker.at === null) return ways
  const queue: { at: SpaceId; through: SpaceId[] }[] = [{ at: walker.at, through: [] }]
  for (const { at, through } of queue) {
    if (through.length === left) continue
    for (const to of pathsFrom({ ...walker, at })) {
      if (to === walker.at || ways.has(to) || table.fire.includes(to)) continue
      const there: Player = { ...walker, at: to, escaped: walker.escaped || isDungeon(walker.at) }
      const steps = [...through, to]
      const passes = walker.thief === 'noiron' && steps.length < left
      const arrests = table.watch[to] !== noFigure && isArrestable(table, there) && !passes
      ways.set(to, { to, through: steps, moves: stepsTo(steps), arrests, seen: !arrests && couldArrest(table, there) })
      if (!arrests) queue.push({ at: to, through: steps })
    }
  }
  return ways
}

/** A movement that somebody makes, or could begin with the card that is turned up. */
interface Movement {
  seat: Seat
  as?: Stride
  n: number
  begin: readonly HadriaMove[]
  ways: ReadonlyMap<SpaceId, Way>
}

function movementsOf(view: HadriaView, table: HadriaState): readonly Movement[] {
  const walk = asked(view, 'walk')?.walk
  const walker = walk && table.players[walk.seat]
  if (walk && walker) {
    return [{ seat: walk.seat, n: walk.left, begin: [], ways: walksFrom(table, walker, walk.left) }]
  }
  const now = turnedUp(view)
  const player = now && table.players[now.seat]
  const card = now?.stack.card ?? null
  if (!player || card === null || now.stack.special) return []
  const goes = { ...player, roped: player.roped || card === 'ropeAndHook' }
  return stridesOf(table, player, card).map(({ as, n }) => ({
    seat: now.seat,
    as,
    n,
    begin: [{ type: 'execute', as }],
    ways: walksFrom(table, goes, n),
  }))
}

/** HA-7.5, 8.1: by the mildest movement that leads there. A sprint that would cost own stacks is left to its button. */
function footwaysOf(view: HadriaView, table: HadriaState): ReadonlyMap<SpaceId, Way> {
  const all = new Map<SpaceId, Way>()
  for (const { seat, as, begin, ways } of movementsOf(view, table)) {
    const player = table.players[seat]
    if (as === 'sprint' && player?.stacks.some(({ done }) => !done)) continue
    // HA-8.5: what lies where it begins may be taken first.
    const halts = table.jewels.some(({ at }) => at === player?.at) || view.tiles.some((at) => at === player?.at)
    for (const way of ways.values()) {
      if (all.has(way.to)) continue
      all.set(way.to, as ? { ...way, as, moves: halts && as !== 'sprint' ? begin : [...begin, ...way.moves] } : way)
    }
  }
  return all
}

/** HA-8.6, 8.7: where whoever stands at an opening can come up; nobody passes on from there. */
export function exitsOf(view: HadriaView, table: HadriaState): ReadonlyMap<SpaceId, Danger> {
  const walk = asked(view, 'walk')?.walk
  const walker = walk && table.players[walk.seat]
  if (!walk?.opening || !walker || walker.at === null) return new Map()
  return new Map(
    exitsFor(table, walker, walker.at).map((to) => {
      const there: Player = { ...walker, at: to }
      const arrests = table.watch[to] !== noFigure && isArrestable(table, there)
      return [to, { arrests, seen: !arrests && couldArrest(table, there) }]
    }),
  )
}

const stepsTo = (through: readonly SpaceId[]): HadriaMove[] => through.map((to) => ({ type: 'step', to }))

/** HA-8.9: it passes other figures, but rests on no space of theirs; where it meets thieves, it arrests, and is there. */
function leadsOf(table: HadriaState, lead: Lead): ReadonlyMap<SpaceId, Way> {
  const ways = new Map<SpaceId, Way>()
  const reached = new Set([lead.at])
  // HA-10.7: on its own space it arrests instead of its first step.
  const begins = !lead.begun && arrestableAt(table, lead.rest).length > 0
  const queue: { at: SpaceId; through: SpaceId[] }[] = [{ at: lead.at, through: [] }]
  for (const { at, through } of queue) {
    const left = lead.left - through.length
    for (const to of beside(at)) {
      if (reached.has(to) || leadObstacle(table, { ...lead, at, left }, to) !== undefined) continue
      reached.add(to)
      const steps = [...through, to]
      const arrests = begins || arrestableAt(table, to).length > 0
      // A far goal is meant as one; from step to step it may still be led around something.
      const stops = !arrests && left > 1 && steps.length > 1 && !lead.must
      const moves: HadriaMove[] = [...stepsTo(steps), ...(stops ? [{ type: 'stop' } as const] : [])]
      if (arrests || table.watch[to] === noFigure) ways.set(to, { to, through: steps, moves, arrests, seen: false })
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

/** How many watch figures would detect this thief on each space; who is hidden there is seen by none (HA-1.6, 10.2). */
export function heatOf(table: HadriaState, seat: Seat): readonly number[] {
  const player = table.players[seat]
  return spaces.map(({ id }) => {
    if (!player || isDungeon(id)) return 0
    const there: Player = { ...player, at: id, cloaked: false, escaped: false }
    return table.watch.filter((figure, at) => figure !== noFigure && isDetected(table, figure, at, there)).length
  })
}

/** HA-10.3: where the figures would go if the watch acted now, one after another; ties are the first player's. */
export function marchesNow(table: HadriaState): readonly March[] {
  const scene = sceneOf(table)
  const marches: March[] = []
  let gone = goneIn(table)
  for (const group of groupsOf(scene, sentriesOf(table))) {
    let pending = (1 << group.length) - 1
    for (;;) {
      const search = searchOf(scene, group)
      pending = stillSeeing(search, pending, gone)
      const [next] = choicesOf(search, pending, gone)
      if (!next) break
      const { index, ...march } = next
      marches.push(march)
      pending &= ~(1 << index)
      const figure = scene.watch[march.from] ?? noFigure
      scene.watch[march.from] = noFigure
      scene.watch[march.to] = figure
      if (march.arrests !== null) gone = goneWith(scene, march.arrests, gone)
    }
  }
  return marches
}

/** A movement that a card allows. */
export type Stride = 'sneak' | 'sprint' | 'card'

/** How far a card's movements lead, the longest last. */
function stridesOf(
  table: HadriaState,
  { trapped, executed }: Player,
  card: Card | Special,
): readonly { as: Stride; n: number }[] {
  if (trapped) return []
  if (card === 'elixirOfSpeed') return [{ as: 'card', n: house.elixir }]
  if (card === 'ropeAndHook') return [{ as: 'card', n: house.rope }]
  if (card !== 'move') return []
  // HA-8.1: a sprint is all that one does.
  const all = ['sneak', ...(executed === 0 ? (['sprint'] as const) : [])] as const
  return all.map((as) => ({ as, n: basicMovement(table, as) }))
}

/** Where a movement by this card leads, as all stands now; and where only the longest that it allows does. */
export function strideFrom(table: HadriaState, seat: Seat, card: Card | Special): { near: SpaceId[]; far: SpaceId[] } {
  const player = table.players[seat]
  const [near = 0, far = near] = player ? stridesOf(table, player, card).map(({ n }) => n) : []
  const ways = [...walksFrom(table, player, far).values()]
  return {
    near: ways.filter(({ through }) => through.length <= near).map(({ to }) => to),
    far: ways.filter(({ through }) => through.length > near).map(({ to }) => to),
  }
}

/** HA-8.4: the spaces that a card of this seat's reaches now; null if it has no range. */
export function rangeFrom(table: HadriaState, seat: Seat, card: Card | Special): readonly SpaceId[] | null {
  const at = table.players[seat]?.at ?? null
  if (card === 'move' || card === 'ambush') return null
  if (at === null || isDungeon(at) || (printedRange[card] === undefined && card !== 'confusingGas')) return null
  const range = card === 'confusingGas' ? house.gas.within : rangeOf(table, seat, card)
  const isNear = (id: SpaceId): boolean => !isDungeon(id) && (distances[at]?.[id] ?? Infinity) <= range
  // One jumps within a district.
  const within = card === 'rooftops' ? spaces[at]?.district : undefined
  return spaces
    .filter(({ id, district }) => isNear(id) && (within === undefined || district === within))
    .map(({ id }) => id)
}

/** A card's numbers as they are now, for this seat. */
export const numbersOf = (
  table: HadriaState,
  seat: Seat,
  card: Card | Special,
): { range: number; sneak: number; sprint: number } => ({
  range: card === 'move' || card === 'ambush' ? 0 : rangeOf(table, seat, card),
  sneak: basicMovement(table, 'sneak'),
  sprint: basicMovement(table, 'sprint'),
})

export const guardValues = (table: HadriaState, figure: number = guard): { attention: number; movement: number } => ({
  attention: Math.max(0, attentionOf(table, figure)),
  movement: movementOf(table, figure),
})
