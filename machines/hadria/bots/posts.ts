/** Where a figure of the watch would do rivals harm: near enough to arrest them when it acts, or in their only way. */
import type { Seat } from '../../kernel/game.ts'
import { beside, burns, distance, hasWatch, isArrestable, placesWithin } from '../board.ts'
import { jewelWorth } from './choosing.ts'
import { jewelKinds } from '../data.ts'
import { centre, type SpaceId } from '../map.ts'
import { isThreatened, nowhere, toGoal, waysOf } from './prospects.ts'
import { apOn, guard, isJailed, playerAt, whereIs, type HadriaState } from '../state.ts'
import { isDetected, movementOf } from '../watch.ts'

type S = HadriaState

/** What a thief carries is worth. */
export function lootOf(state: S, seat: Seat): number {
  const { holds } = playerAt(state, seat)
  return jewelKinds.reduce((sum, jewel) => sum + holds[jewel] * jewelWorth[jewel], 0)
}

/** How glad one is to see somebody jailed: before the theft those who are near the jewel. */
export function worthOf(state: S, seat: Seat): number {
  const near = state.stolen ? 0 : 30 - distance(whereIs(playerAt(state, seat)), centre)
  return 1 + lootOf(state, seat) + Math.max(0, near)
}

/** How much less it is worth than an arrest to have somebody arrested only when the watch acts, or held up. */
const later = 0.8
const heldUp = 0.5

/** By space: what it is worth to have a guard there; 0 where it would do no harm, or could not stand. */
export function postsOf(state: S, seat: Seat): number[] {
  const posts = Array<number>(state.watch.length).fill(0)
  const post = (spaces: readonly SpaceId[], worth: number): void => {
    for (const space of spaces) {
      if (hasWatch(state, space) || burns(state, space)) continue
      posts[space] = Math.max(posts[space] as number, worth)
    }
  }
  for (let rival = 0; rival < state.seats; rival++) {
    const player = playerAt(state, rival)
    if (rival === seat || player.at === null || isJailed(player)) continue
    const worth = worthOf(state, rival)
    if (isUnwary(state, rival)) post(spotsAround(state, seat, rival), worth * later)
    post(straitsOf(state, seat, rival), worth * heldUp)
  }
  return posts
}

/** Whom the watch would not find, and who has nothing laid that comes before it acts: they are there when it does. */
function isUnwary(state: S, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (state.watchDone || !isArrestable(state, player) || isThreatened(state, seat, whereIs(player))) return false
  return !player.stacks.some((stack) => !stack.done && apOn(stack) >= state.initiative)
}

/** From where a guard would go for this rival, and not for oneself. */
function spotsAround(state: S, seat: Seat, rival: Seat): SpaceId[] {
  const player = playerAt(state, seat)
  const prey = playerAt(state, rival)
  const mine = isArrestable(state, player) ? whereIs(player) : undefined
  return placesWithin(whereIs(prey), movementOf(state, guard)).filter((space) => {
    if (!isDetected(state, guard, space, prey)) return false
    return mine === undefined || distance(space, mine) > distance(space, whereIs(prey))
  })
}

/** A way that is so much longer is none. */
const longer = 3

/** The spaces on a rival's way to the jewel, or with it out of the city, that can't be gone around; none that would shut one's own. */
function straitsOf(state: S, seat: Seat, rival: Seat): SpaceId[] {
  const start = whereIs(playerAt(state, rival))
  const ways = waysOf(state, rival)
  const far = ways[start] as number
  if (far === nowhere || (state.stolen && playerAt(state, rival).holds.imperial === 0)) return []
  const own = toGoal(state, seat)
  return wayFrom(start, ways).filter((space) => {
    const shut: S = { ...state, watch: state.watch.with(space, guard) }
    return toGoal(shut, rival) > far + longer && toGoal(shut, seat) <= own
  })
}

/** A shortest way, without where it begins. */
function wayFrom(start: SpaceId, ways: readonly number[]): SpaceId[] {
  const way: SpaceId[] = []
  const next = (from: SpaceId): SpaceId | undefined =>
    beside(from).find((to) => (ways[to] as number) < (ways[from] as number))
  for (let at = next(start); at !== undefined; at = next(at)) way.push(at)
  return way
}
