/** Setting the watch on somebody: whom a card would have arrested, and where it is aimed for that. */
import type { Seat } from '../kernel/game.ts'
import {
  arrestableAt,
  beside,
  burns,
  distance,
  figureAt,
  hasWatch,
  isTrappedGuard,
  placesIn,
  placesWithin,
  rangeOf,
  thievesWithin,
} from './board.ts'
import { jewelWorth, most } from './choosing.ts'
import { house, jewelKinds, type General, type Special } from './data.ts'
import { centre, guardhouses, type SpaceId } from './map.ts'
import { isThreatened, toGoal } from './prospects.ts'
import { districtOf, guard, playerAt, whereIs, type Aim, type HadriaState } from './state.ts'

type S = HadriaState

/** Somebody whom a figure can be led to, and its first step there; null: it stands on their space. */
export interface Quarry {
  worth: number
  step: SpaceId | null
}

/** What a thief carries is worth. */
export function lootOf(state: S, seat: Seat): number {
  const { holds } = playerAt(state, seat)
  return jewelKinds.reduce((sum, jewel) => sum + holds[jewel] * jewelWorth[jewel], 0)
}

/** How glad one is to see somebody jailed: before the theft those who are near the jewel. */
function worthOf(state: S, seat: Seat): number {
  const near = state.stolen ? 0 : 30 - distance(whereIs(playerAt(state, seat)), centre)
  return 1 + lootOf(state, seat) + Math.max(0, near)
}

/** Whom an arrest on this space would hit; 0 where it would be nobody, or oneself as well. */
function catchAt(state: S, seat: Seat, space: SpaceId): number {
  const caught = arrestableAt(state, space)
  return caught.includes(seat) ? 0 : caught.reduce((sum, other) => sum + worthOf(state, other), 0)
}

/** The best catch of a figure that is led so far, towards the goal if there is one. It arrests the first that it meets (HA-10.4). */
export function quarryOf(state: S, seat: Seat, from: SpaceId, left: number, goal: SpaceId | null): Quarry | undefined {
  if (arrestableAt(state, from).length > 0) {
    const worth = catchAt(state, seat, from)
    return worth > 0 ? { worth, step: null } : undefined
  }
  let best: Quarry | undefined
  const passed = new Set([from])
  let edge: { at: SpaceId; step: SpaceId | null }[] = [{ at: from, step: null }]
  for (let steps = 1; steps <= left; steps++) {
    const next: typeof edge = []
    for (const { at, step } of edge) {
      for (const to of beside(at)) {
        const strays = goal !== null && distance(to, goal) >= distance(at, goal)
        if (strays || passed.has(to) || burns(state, to)) continue
        passed.add(to)
        const way = { at: to, step: step ?? to }
        if (arrestableAt(state, to).length === 0) next.push(way)
        const worth = catchAt(state, seat, to)
        if (worth > (best?.worth ?? 0)) best = { worth, step: way.step }
      }
    }
    edge = next
  }
  return best
}

const worthOfLeading = (state: S, seat: Seat, from: SpaceId, left: number, goal: SpaceId | null): number =>
  isTrappedGuard(state, from) ? 0 : (quarryOf(state, seat, from, left, goal)?.worth ?? 0)

const figuresWithin = (state: S, space: SpaceId, range: number): SpaceId[] =>
  placesWithin(space, range).filter((at) => hasWatch(state, at))

/** By what is aimed: the catch that comes of aiming there. */
const catches: Partial<Record<Aim, (state: S, seat: Seat, space: SpaceId, from: SpaceId | null) => number>> = {
  beacon: (state, seat, space) => worthOfLeading(state, seat, space, house.beacon, null),
  gasFigure: (state, seat, space) => worthOfLeading(state, seat, space, house.gas.moves, null),
  noise(state, seat, space) {
    const figures = figuresWithin(state, space, house.noise.within)
    return Math.max(0, ...figures.map((at) => worthOfLeading(state, seat, at, house.noise.moves, space)))
  },
  noiseFigure: (state, seat, space, from) => worthOfLeading(state, seat, space, house.noise.moves, from),
  firecracker(state, seat, space) {
    const figures = figuresWithin(state, space, house.firecracker.within)
    const nearest = Math.min(...figures.map((at) => distance(space, at)))
    const called = figures.filter((at) => distance(space, at) === nearest)
    return Math.max(0, ...called.map((at) => worthOfLeading(state, seat, at, house.firecracker.moves, space)))
  },
  firecrackerFigure: (state, seat, space, from) => worthOfLeading(state, seat, space, house.firecracker.moves, from),
  orders: (state, seat) => Math.max(...guardhouses.map((space) => orderedTo(state, seat, space))),
  ordersTo: (state, seat, space) => orderedTo(state, seat, space),
  seduction: (state, seat, space) =>
    worthOfLeading(state, seat, space, house.seduction, whereIs(playerAt(state, seat))),
}

/** HA-8.6: a guard set onto thieves arrests them. */
const orderedTo = (state: S, seat: Seat, space: SpaceId): number =>
  hasWatch(state, space) || burns(state, space) ? 0 : catchAt(state, seat, space)

/** Where to aim so that somebody is arrested; undefined where nobody would be. */
export function bestHunt(
  state: S,
  seat: Seat,
  what: Aim,
  spaces: readonly SpaceId[],
  from: SpaceId | null,
): SpaceId | undefined {
  const worth = catches[what]
  return worth && most(spaces, (space) => worth(state, seat, space, from) || -Infinity)
}

/** Cards that set the watch on somebody, with what is aimed at first. */
const hunts: Partial<Record<General | Special, Aim>> = {
  beacon: 'beacon',
  firecracker: 'firecracker',
  noiseGrenade: 'noise',
  confusingGas: 'gasFigure',
  forgedOrders: 'orders',
  seduction: 'seduction',
}

/** Whether it is of no other use: noise and traps also rob. */
export const isForHunting = (card: General | Special): boolean => card in hunts && card !== 'noiseGrenade'

/** Whether somebody could be arrested by it, or held up, from where the thief is now. */
export function canHunt(state: S, seat: Seat, card: General | Special): boolean {
  if (card === 'automaticTrap')
    return preyOf(state, thievesWithin(state, seat, rangeOf(state, seat, card), anybody)) !== undefined
  const what = hunts[card]
  return what !== undefined && bestHunt(state, seat, what, targetsOf(state, seat, card), null) !== undefined
}

const anybody = (): boolean => true

/** Steps from which the jewel, or with it the gate, is within reach of one round. */
const soon = house.sneak + house.elixir

/** Whom to trap: somebody whom the watch would arrest if it acted now, or who is about to be where all want to be. */
export function preyOf(state: S, thieves: readonly Seat[]): Seat | undefined {
  return most(thieves, (other) => {
    const isCaught = !state.watchDone && isThreatened(state, other, whereIs(playerAt(state, other)))
    return isCaught || isAhead(state, other) ? worthOf(state, other) : -Infinity
  })
}

/** About to take the jewel, or to leave with it. */
const isAhead = (state: S, seat: Seat): boolean =>
  (!state.stolen || playerAt(state, seat).holds.imperial > 0) && toGoal(state, seat, true) <= soon

function targetsOf(state: S, seat: Seat, card: General | Special): readonly SpaceId[] {
  const mine = whereIs(playerAt(state, seat))
  const range = card === 'confusingGas' ? house.gas.within : rangeOf(state, seat, card)
  const near = card === 'forgedOrders' ? placesIn(districtOf(mine)) : placesWithin(mine, range)
  if (card === 'firecracker' || card === 'noiseGrenade') return near
  return near.filter((at) => figureAt(state, at) === guard)
}
