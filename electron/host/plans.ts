/**
 * Plans that are taken back. In a phase where several choose in secret, a seat can take back its own moves one by one,
 * whatever others have done meanwhile: the others' moves are made again as if the taken ones had never been.
 */
import type { Game, Seat, State, View, Viewer } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { teachesMover } from '../../machines/kernel/undo.ts'
import type { Work } from './pieces.ts'
import { after, happeningOf, type Past, type Position } from './replay.ts'
import { stateOf, type Change } from './situation.ts'

/** Enough to be sure that the planner has learnt nothing. */
const worlds = 40

/** A group of moves that one seat made: from this position on, so many. */
export interface Plan {
  begun: number
  moves: number
}

/** The last thing that each seat did in a phase where several choose at once, as long as it goes on. */
export function plansIn(game: Game, past: Past): Map<Seat, Plan> {
  const { positions } = past
  const plans = new Map<Seat, Plan>()
  let moves = 0
  let several = false
  for (let index = positions.length - 1; index > 0; index--) {
    const { state, made } = positions[index] as Position
    const { state: before } = positions[index - 1] as Position
    if (!made || !isSamePhase(game, before, state)) break
    several ||= game.active(before).length > 1
    moves += 1
    if (made.joined) continue
    if (!plans.has(made.seat)) plans.set(made.seat, { begun: index, moves })
    moves = 0
  }
  return several ? plans : new Map()
}

/** Nothing is drawn, and those who are waited for become fewer, if anything. */
function isSamePhase(game: Game, before: State, after: State): boolean {
  const waited = game.active(before)
  if (before.phase !== after.phase || !sameJson(before.random, after.random)) return false
  const waitedStill = game.active(after)
  return waitedStill.length > 0 && waitedStill.every((seat) => waited.includes(seat))
}

/** The past without what this seat did last; undefined if that can't be. */
export function* planTakenBack(game: Game, past: Past, seat: Seat): Work<Change | undefined> {
  const plan = plansIn(game, past).get(seat)
  if (!plan) return undefined
  const { begun, moves } = plan
  const { positions, base } = past
  for (let index = begun; index < begun + moves; index++) {
    const { state: before } = positions[index - 1] as Position
    const { state, made } = positions[index] as Position
    if (made && teachesMover(game, { before, ...made }, state, worlds)) return undefined
    yield
  }

  const again = madeAgain(game, (positions[begun - 1] as Position).state, positions.slice(begun + moves))
  const state = again?.at(-1)?.state ?? (positions[begun - 1] as Position).state
  if (!again || !looksTheSameToOthers(game, stateOf(past), state, seat)) return undefined
  return {
    keep: begun,
    added: again,
    removed: moves,
    happenings: [{ kind: 'undo', to: base + begun - 1 }, ...again.flatMap(happeningOf)],
  }
}

function madeAgain(game: Game, from: State, others: readonly Position[]): Position[] | undefined {
  const again: Position[] = []
  let state = from
  for (const { made } of others) {
    const position = made && after(game, state, made)
    if (!position) return undefined
    again.push(position)
    state = position.state
  }
  return again
}

/** The others may see that somebody is waited for again, and nothing else. */
function looksTheSameToOthers(game: Game, before: State, now: State, planner: Seat): boolean {
  const others: Viewer[] = ['table', ...Array.from({ length: now.seats }, (_, seat) => seat)]
  const seen = (state: State, viewer: Viewer): View => ({ ...game.view(state, viewer), active: [], news: [] })
  return others.every((viewer) => viewer === planner || sameJson(seen(before, viewer), seen(now, viewer)))
}
