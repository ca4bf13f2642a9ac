/** HA-1.8, 1.11: setting watch figures down, and taking guards off when the pool is empty. */
import { tell } from '../kernel/journal.ts'
import { startArrests } from './arrest.ts'
import { canPost, distance, figureAt, inPool, places } from './board.ts'
import type { SpaceId } from './map.ts'
import { guard, noFigure, type Aiming, type HadriaState, type Posting } from './state.ts'

type S = HadriaState

/** Figures from the pool onto these spaces, one after the other. What is missing is taken off the board first (HA-1.11). */
export function bringWatch(state: S, postings: readonly Posting[]): void {
  for (const posting of postings.toReversed()) state.todo.push({ do: 'post', ...posting })
  const missing = postings.filter(({ figure }) => figure === guard).length - inPool(state, guard)
  for (let i = 0; i < missing; i++) state.todo.push({ do: 'takeOff' })
}

export function askTakeOff(state: S): void {
  const spaces = places.filter((space) => figureAt(state, space) === guard)
  state.question = firstPlayers(state, 'takeOff', spaces)
}

export function takeOff(state: S, _: Aiming, space: SpaceId): void {
  state.watch[space] = noFigure
  state.trapped = state.trapped.filter((at) => at !== space)
  tell(state, 'guardTakenOff', { at: space })
}

/** HA-1.8: where it stands or burns already, the nearest possible space. */
export function post(state: S, posting: Posting): void {
  const spaces = canPost(state, posting.at) ? [posting.at] : nearestPossible(state, posting.at)
  const [only] = spaces
  if (spaces.length === 1 && only !== undefined) return setDown(state, posting, only)
  state.todo.push({ do: 'post', ...posting })
  state.question = firstPlayers(state, 'post', spaces)
}

/** The first player has broken the tie. */
export function postThere(state: S, _: Aiming, space: SpaceId): void {
  const task = state.todo.pop()
  if (task?.do !== 'post') throw new Error('No figure is to be set down')
  setDown(state, task, space)
}

function setDown(state: S, { figure, arrests }: Posting, space: SpaceId): void {
  state.watch[space] = figure
  tell(state, figure === guard ? 'guardPosted' : 'captainPosted', { at: space })
  if (arrests) startArrests(state, space)
}

function nearestPossible(state: S, from: SpaceId): SpaceId[] {
  const possible = places.filter((space) => canPost(state, space))
  const nearest = Math.min(...possible.map((space) => distance(from, space)))
  return possible.filter((space) => distance(from, space) === nearest)
}

/** A choice of space that the first player makes for the table. */
export function firstPlayers(state: S, what: Aiming['what'], spaces: readonly SpaceId[], may = false, left = 0) {
  return { ask: 'aim', seat: state.first, what, spaces, thieves: [], may, from: null, left } as const
}

/** Lifts a guard and sets it down elsewhere (HA-1.5). */
export function repositionGuard(state: S, from: SpaceId, to: SpaceId): void {
  state.watch[from] = noFigure
  state.watch[to] = guard
  tell(state, 'guardRepositioned', { from, to })
}
