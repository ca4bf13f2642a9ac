/** How moves run on: a list of small ones until something comes in between, and what is forced. */
import type { Game, Move, Seat, State } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { random } from '../../machines/kernel/random.ts'
import { lessonOf, teachesMover } from '../../machines/kernel/undo.ts'
import type { Work } from './pieces.ts'
import type { Position } from './replay.ts'
import type { Telling } from './told.ts'

/** Moves that were made one after another, and how each is told. */
export interface Course {
  positions: Position[]
  telling: Telling
}

/** So many moves that nobody chose are enough. */
const mostForced = 20
/** Worlds that are imagined to see whether all agree; a difference shows in the first few. */
const worlds = 12

/** A legal move, made and told. */
export function makeMove(game: Game, state: State, made: NonNullable<Position['made']>) {
  const moments = game.moments(state, made.seat, made.move)
  const last = moments.at(-1)
  if (!last) throw new Error(`${made.move.type} has no moments`)
  return { position: { state: last.state, made }, moments }
}

/**
 * Whether the rest of a list may follow: nothing has come in between that the one who made the list didn't know of. A
 * list that goes on with moves that weren't there yet has counted on another phase.
 */
export function runsOn(game: Game, before: State, { state, made }: Position, rest: readonly Move[]): boolean {
  if (!made || !sameJson(before.random, state.random)) return false
  if (!sameJson(game.active(before), game.active(state))) return false
  const kinds = new Set(game.legalMoves(before, made.seat).map(({ type }) => type))
  const isNew = ({ type }: Move): boolean => !kinds.has(type) && !game.passing(state).includes(type)
  const changed = before.phase !== state.phase || game.legalMoves(state, made.seat).some(isNew)
  if (changed && !rest.some(isNew)) return false
  return !teachesMover(game, { before, ...made }, state, worlds)
}

/** How long a bot's move stands, of a pace that lets people follow: step by step of one movement, not as long. */
export function standing(game: Game, positions: readonly Position[], pace: number): number {
  const [before, now] = positions.slice(-2).map(({ state }) => state)
  if (!before || !now || game.passing(before).length === 0 || game.passing(now).length === 0) return pace
  return sameJson(game.active(before), game.active(now)) ? pace / 3 : pace
}

/** What follows from a state without anybody's choice, or with an obvious one, as far as that tells nobody anything. */
export function* forcedFrom(game: Game, people: readonly Seat[], from: State): Work<Course> {
  const course: { positions: Position[]; telling: Telling[number][] } = { positions: [], telling: [] }
  let state = from
  while (course.positions.length < mostForced) {
    const made = forcedIn(game, people, state)
    if (!made) break
    const { position, moments } = makeMove(game, state, { ...made, joined: true })
    if (lessonOf(game, { before: state, ...made }, position.state)) break
    course.positions.push(position)
    course.telling.push(moments)
    state = position.state
    yield
  }
  return course
}

function forcedIn(game: Game, people: readonly Seat[], state: State): { seat: Seat; move: Move } | undefined {
  if (game.lingers(state)) return undefined
  const active = game.active(state)
  // Nobody else looks on where one person plays with bots; those see the move, not whether it was asked for. Among several who
  // choose in secret, what is left to one of them may only end a plan.
  const unseen = active.length === 1 && (people.length === 1 || game.open(state))
  for (const seat of active) {
    const move = people.includes(seat) ? onlyMove(game, state, seat) : undefined
    if (move && (unseen || everybodyKnows(game, state, seat, move))) return { seat, move }
  }
  return undefined
}

/** What there is no choice of, or none that anybody would think about. */
function onlyMove(game: Game, state: State, seat: Seat): Move | undefined {
  const [move, choice] = game.legalMoves(state, seat)
  return choice ? game.obvious(state, seat) : move
}

/** Whether this is what would be done in every world that the others hold possible: to whom or with what is the mover's own. */
function everybodyKnows(game: Game, state: State, mover: Seat, { type }: Move): boolean {
  const source = random('forced')
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === mover) continue
    const view = game.view(state, seat)
    for (let i = 0; i < worlds; i++) {
      if (onlyMove(game, game.imagine(view, seat, source), mover)?.type !== type) return false
    }
  }
  return true
}
