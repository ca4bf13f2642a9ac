/**
 * Why a move is worth making, in what can be said for certain: what it brings, or what every other move would cost, in
 * each world that the seat holds possible.
 */
import type { Game, Move, Seat, State, View } from './game.ts'
import type { Note } from './journal.ts'
import { sameJson } from './json.ts'
import { random } from './random.ts'

/** Something of a seat's that is counted; more is better. */
export interface Fact<S extends State = State> {
  name: string
  of(state: S, seat: Seat): number
}

/** Worlds that are imagined: what differs between them shows in the first few. */
const worlds = 24

/** How much the fact changes by a move in each of these worlds. */
export function changesBy<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  { of }: Fact<S>,
  from: readonly S[],
  seat: Seat,
  move: M,
): number[] {
  return from.map((world) => {
    const simulation = game.simulate(world, { silent: true })
    const before = of(world, seat)
    simulation.play(seat, move)
    return of(simulation.state, seat) - before
  })
}

/** The first of the facts that speaks for this move: `reason.<fact>.gain`, or `reason.<fact>.spare`. */
export function reasonFor<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  facts: readonly Fact<S>[],
  view: V,
  seat: Seat,
  move: M,
  moves: readonly M[],
): Note | undefined {
  const source = random('reason')
  const imagined = Array.from({ length: worlds }, () => game.imagine(view, seat, source))
  const others = moves.filter((other) => !sameJson(other, move))
  for (const fact of facts) {
    const least = Math.min(...changesBy(game, fact, imagined, seat, move))
    if (least > 0) return { key: `reason.${fact.name}.gain`, params: { least } }
    const costs = (other: M): number => -Math.max(...changesBy(game, fact, imagined, seat, other))
    const cost = least === 0 && others.length > 0 ? Math.min(...others.map(costs)) : 0
    if (cost > 0) return { key: `reason.${fact.name}.spare`, params: { cost } }
  }
  return undefined
}
