/** Setting the watch on somebody: whom a card would have arrested, and where it is aimed for that. */
import type { Seat } from '../../kernel/game.ts'
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
} from '../board.ts'
import { most } from './choosing.ts'
import { house, type General, type Special } from '../data.ts'
import { guardhouses, spaces, type SpaceId } from '../map.ts'
import { postsOf, worthOf } from './posts.ts'
import { isThreatened, toGoal } from './prospects.ts'
import { districtOf, guard, playerAt, whereIs, type Aim, type HadriaState } from '../state.ts'

type S = HadriaState

/** Somebody whom a figure can be led to, and its first step there; null: it stands on their space. */
export interface Quarry {
  worth: number
  step: SpaceId | null
}

/** Whom an arrest on this space would hit; 0 where it would be nobody, or oneself as well. */
function catchAt(state: S, seat: Seat, space: SpaceId): number {
  const caught = arrestableAt(state, space)
  return caught.includes(seat) ? 0 : caught.reduce((sum, other) => sum + worthOf(state, other), 0)
}

/**
 * The best catch of a figure that is led so far, towards the goal if there is one: it arrests the first that it meets (HA-10.4), or
 * is left where it does harm.
 */
export function quarryOf(
  state: S,
  seat: Seat,
  from: SpaceId,
  left: number,
  goal: SpaceId | null,
  posts: readonly number[] = postsOf(state, seat),
): Quarry | undefined {
  if (arrestableAt(state, from).length > 0) {
    const worth = catchAt(state, seat, from)
    return worth > 0 ? { worth, step: null } : undefined
  }
  let best: Quarry | undefined
  const aimAt = (worth: number, step: SpaceId | null): void => {
    if (worth > (best?.worth ?? 0)) best = { worth, step }
  }
  aimAt(posts[from] as number, null)
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
        const meets = arrestableAt(state, to).length > 0
        if (!meets) next.push(way)
        aimAt(meets ? catchAt(state, seat, to) : (posts[to] as number), way.step)
      }
    }
    edge = next
  }
  return best
}

const worthOfLeading = (
  state: S,
  seat: Seat,
  from: SpaceId,
  left: number,
  goal: SpaceId | null,
  posts: Posts,
): number => (isTrappedGuard(state, from) ? 0 : (quarryOf(state, seat, from, left, goal, posts)?.worth ?? 0))

const figuresWithin = (state: S, space: SpaceId, range: number): SpaceId[] =>
  placesWithin(space, range).filter((at) => hasWatch(state, at))

type Posts = readonly number[]

/** By what is aimed: the catch that comes of aiming there. */
const catches: Partial<
  Record<Aim, (state: S, seat: Seat, space: SpaceId, from: SpaceId | null, posts: Posts) => number>
> = {
  beacon: (state, seat, space, _, posts) => worthOfLeading(state, seat, space, house.beacon, null, posts),
  gasFigure: (state, seat, space, _, posts) => worthOfLeading(state, seat, space, house.gas.moves, null, posts),
  noise(state, seat, space, _, posts) {
    const figures = figuresWithin(state, space, house.noise.within)
    return Math.max(0, ...figures.map((at) => worthOfLeading(state, seat, at, house.noise.moves, space, posts)))
  },
  noiseFigure: (state, seat, space, from, posts) => worthOfLeading(state, seat, space, house.noise.moves, from, posts),
  firecracker(state, seat, space, _, posts) {
    const figures = figuresWithin(state, space, house.firecracker.within)
    const nearest = Math.min(...figures.map((at) => distance(space, at)))
    const called = figures.filter((at) => distance(space, at) === nearest)
    return Math.max(0, ...called.map((at) => worthOfLeading(state, seat, at, house.firecracker.moves, space, posts)))
  },
  firecrackerFigure: (state, seat, space, from, posts) =>
    worthOfLeading(state, seat, space, house.firecracker.moves, from, posts),
  orders: (state, seat, _, __, posts) => Math.max(...guardhouses.map((space) => orderedTo(state, seat, space, posts))),
  ordersTo: (state, seat, space, _, posts) => orderedTo(state, seat, space, posts),
  /** She can't have it stop before it has come near her. */
  seduction: (state, seat, space) =>
    worthOfLeading(state, seat, space, house.seduction, whereIs(playerAt(state, seat)), nowhereGood),
}

const nowhereGood: Posts = spaces.map(() => 0)

/** HA-8.6: a guard set onto thieves arrests them. */
const orderedTo = (state: S, seat: Seat, space: SpaceId, posts: Posts): number =>
  hasWatch(state, space) || burns(state, space) ? 0 : catchAt(state, seat, space) || (posts[space] as number)

/** Where to aim so that somebody is arrested or held up; undefined where nobody would be. */
export function bestHunt(
  state: S,
  seat: Seat,
  what: Aim,
  spaces: readonly SpaceId[],
  from: SpaceId | null,
): SpaceId | undefined {
  const worth = catches[what]
  if (!worth) return undefined
  const posts = postsOf(state, seat)
  return most(spaces, (space) => worth(state, seat, space, from, posts) || -Infinity)
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

/** What it would be worth to have somebody arrested by it, or held up, from where the thief is now; 0 where nobody would be. */
export function huntWorth(state: S, seat: Seat, card: General | Special): number {
  if (card === 'automaticTrap') {
    const prey = preyOf(state, thievesWithin(state, seat, rangeOf(state, seat, card), anybody))
    return prey === undefined ? 0 : worthOf(state, prey)
  }
  const what = hunts[card]
  const worth = what && catches[what]
  if (!worth) return 0
  const posts = postsOf(state, seat)
  return Math.max(0, ...targetsOf(state, seat, card).map((space) => worth(state, seat, space, null, posts)))
}

export const canHunt = (state: S, seat: Seat, card: General | Special): boolean => huntWorth(state, seat, card) > 0

const anybody = (): boolean => true

/** Steps from which the jewel, or with it the gate, is within reach of one round. */
export const soon = house.sneak + house.elixir

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
