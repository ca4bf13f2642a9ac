/** Random games, as the people who play them see them. */
import type { Game, Move, Outcome, Refusal, Seat, State, View } from '../../../machines/kernel/game.ts'
import { configOf } from '../../../machines/kernel/promises.ts'
import { random } from '../../../machines/kernel/random.ts'
import { toldTo, type Told } from '../../../machines/kernel/steps.ts'

export interface Moment<M extends Move = Move, V extends View = View> {
  seats: number
  /** Who moves now, and what they see. */
  seat: Seat
  view: V
  moves: readonly M[]
  active: readonly Seat[]
  whyNot(move: M): Refusal | undefined
  outcome: Outcome | undefined
  /** What they saw before the last move; null at the start. */
  before: V | null
  /** What all may see, where that is enough to move; otherwise null. */
  open: V | null
  /** The last move as it was told to them. */
  told(): Told<V>[]
}

/** Random games with all numbers of seats and all options; each moment as the one who moves sees it. */
export function* moments<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  count: number,
): Generator<Moment<M, V>> {
  for (let n = 0; n < count; n++) {
    const config = configOf(game, n)
    const source = random(`screens ${n}`)
    let before: S | null = null
    let passed: ReturnType<typeof game.moments> = []
    let state = game.setup(config)
    for (let over = false; !over;) {
      const now = state
      const active = game.active(now)
      const seat = active.length > 0 ? source.pick(active) : 0
      const moves = game.legalMoves(now, seat)
      const last = passed
      yield {
        seats: config.seats,
        seat,
        view: game.view(now, seat),
        moves,
        active,
        whyNot: (move) => game.whyNot(now, seat, move),
        outcome: game.outcome(now),
        before: before && game.view(before, seat),
        open: game.open(now) ? game.view(now, 'table') : null,
        told: () => toldTo(last, seat),
      }
      before = now
      over = active.length === 0
      if (over) continue
      passed = game.moments(now, seat, source.pick(moves))
      state = passed.at(-1)?.state ?? now
    }
  }
}
