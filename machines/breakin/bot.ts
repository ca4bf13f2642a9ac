/** A thief with some sense: tries its moves in imagined worlds, where all others have some sense too. */
import { monteCarlo, victory } from '../kernel/bots/montecarlo.ts'
import { breakIn } from './game.ts'
import { bestMove, chances } from './policy.ts'

export const breakInBot = monteCarlo(breakIn, {
  iterations: 300,
  horizon: 12,
  value: (seat, state, outcome) => (outcome ? victory(seat, outcome) : chances(state, seat)),
  policy: ({ state }, seat, moves, random) =>
    random.int(10) === 0 ? random.pick(moves) : bestMove(state, seat, moves, random),
})
