/**
 * Why a move is worth making, in what can be said for certain: what it brings, or what every other move would cost, in
 * each world that the seat holds possible.
 */
import type { Game, Move, Seat, State, View } from './game.ts'
import type { Phrase } from './journal.ts'
import { sameJson } from './json.ts'
import { random } from './random.ts'

/** What can be said by a fact: that the move brings more of it, that every other costs some, or that none brings as much. */
export type Kind = 'gain' | 'spare' | 'most'

/** Something of a seat's that is counted; more is better. It counts what the seat can know, or what is so in any world. */
export type Fact<S extends State = State> = {
  name: string
  says: readonly Kind[]
  /** The types of move that it is said of; without it, all. */
  moves?: readonly string[]
} & (
  | { of(state: S, seat: Seat): number }
  /** Of what a move brings as things stand, whatever else it sets off: the move itself is looked at. */
  | { by(state: S, seat: Seat, move: Move): number }
)

/** Worlds that are imagined: what differs between them shows in the first few. */
const worlds = 24

/** How much the fact changes by a move in each of these worlds. */
export function changesBy<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  fact: Fact<S>,
  from: readonly S[],
  seat: Seat,
  move: M,
): number[] {
  if ('by' in fact) return from.map((world) => fact.by(world, seat, move))
  const { of } = fact
  return from.map((world) => {
    const simulation = game.simulate(world, { silent: true })
    const before = of(world, seat)
    simulation.play(seat, move)
    return of(simulation.state, seat) - before
  })
}

/** The first of the facts that speaks for this move: `reason.<fact>.<kind>`. */
export function reasonFor<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  facts: readonly Fact<S>[],
  view: V,
  seat: Seat,
  move: M,
  moves: readonly M[],
): Phrase | undefined {
  const source = random('reason')
  const imagined = Array.from({ length: worlds }, () => game.imagine(view, seat, source))
  const others = moves.filter((other) => !sameJson(other, move))
  for (const fact of facts) {
    if (fact.moves && !fact.moves.includes(move.type)) continue
    const least = Math.min(...changesBy(game, fact, imagined, seat, move))
    const byOthers = lazily(() => others.flatMap((other) => changesBy(game, fact, imagined, seat, other)))
    const best = (): number => Math.max(...byOthers())
    const holds: Record<Kind, () => boolean> = {
      // What any choice brings as well doesn't speak for this one.
      gain: () => least > 0 && (others.length === 0 || least > Math.min(...byOthers())),
      spare: () => least === 0 && others.length > 0 && best() < 0,
      most: () => others.length > 0 && least > best(),
    }
    const kind = fact.says.find((each) => holds[each]())
    if (kind) return { key: `reason.${fact.name}.${kind}`, params: kind === 'spare' ? { cost: -best() } : { least } }
  }
  return undefined
}

/** Every other move in every world is dear to look at: once, and only if it is asked for. */
function lazily(find: () => number[]): () => number[] {
  let found: number[] | undefined
  return () => (found ??= find())
}
