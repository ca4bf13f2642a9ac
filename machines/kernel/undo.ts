/**
 * Undo is computed, not annotated. A move can be taken back as long as it drew no random number and taught nobody
 * anything. A seat has learnt something if a world that it held possible before the move is ruled out after it: we
 * imagine worlds from its view, make the move there, and see whether it would look the same.
 */
import type { Game, Move, Seat, State, View } from './game.ts'
import { sameJson } from './json.ts'
import { random } from './random.ts'

/** A move that was made, and the state that it was made in. */
export interface Made<S extends State, M extends Move> {
  before: S
  seat: Seat
  move: M
}

export type Lesson = 'random' | 'learnt'

/** Enough that an overlooked lesson is a curiosity: two equally likely worlds slip through once in 2⁴⁰. */
const worlds = 40

/** What stands in the way of taking this move back; undefined if nothing does. */
export function lessonOf<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  made: Made<S, M>,
  after: S,
): Lesson | undefined {
  if (!sameJson(made.before.random, after.random)) return 'random'
  const asked = new Set<string>()
  for (let seat = 0; seat < after.seats; seat++) {
    const known = game.view(made.before, seat)
    const seen = game.view(after, seat)
    if (sawNothing(known, seen)) continue
    // Others who know the same and saw the same have learnt the same: one of them is asked.
    const knowledge = JSON.stringify([seat === made.seat, { ...known, seat: null }, { ...seen, seat: null }])
    if (asked.has(knowledge)) continue
    asked.add(knowledge)
    if (hasLearnt(game, made, seat, known, seen)) return 'learnt'
  }
  return undefined
}

/**
 * Whether the mover could not know what this move has shown them, or the part of it that counts. A few worlds tell as a
 * rule, at little cost.
 */
export function teachesMover<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  made: Made<S, M>,
  after: S,
  tries = 12,
  part: (view: V) => unknown = (view) => view,
): boolean {
  const known = game.view(made.before, made.seat)
  const seen = game.view(after, made.seat)
  return !sameJson(part(known), part(seen)) && hasLearnt(game, made, made.seat, known, seen, tries, part)
}

function hasLearnt<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  { seat: mover, move }: Made<S, M>,
  seat: Seat,
  known: V,
  seen: V,
  tries = worlds,
  part: (view: V) => unknown = (view) => view,
): boolean {
  const looksTheSame = (world: S, candidate: M): boolean => {
    const simulation = game.simulate(world)
    simulation.play(mover, candidate)
    return sameJson(part(game.view(simulation.state, seat)), part(seen))
  }
  const source = random(`undo ${seat}`)
  for (let i = 0; i < tries; i++) {
    const world = game.imagine(known, seat, source)
    // The mover knows their own move; anybody else may hold any move for possible that looks the same to them.
    const candidates = game.legalMoves(world, mover)
    const possible =
      seat === mover
        ? candidates.filter((candidate) => sameJson(candidate, move))
        : [...candidates].sort((a, b) => Number(sameJson(b, move)) - Number(sameJson(a, move)))
    if (!possible.some((candidate) => looksTheSame(world, candidate))) return true
  }
  return false
}

/** A secret move in the middle of somebody's turn: for this seat the table looks as before, and nothing was told. */
export function sawNothing(known: View, seen: View): boolean {
  return seen.news.length === 0 && sameJson({ ...known, news: [] }, seen)
}
