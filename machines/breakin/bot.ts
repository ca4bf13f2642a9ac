/** A thief with some sense: tries its moves in imagined worlds, where all others have some sense too. */
import { crewOf, victory } from '../kernel/bots/bot.ts'
import { monteCarlo } from '../kernel/bots/montecarlo.ts'
import { breakIn } from './game.ts'
import { bestMove, chances } from './policy.ts'

export const breakInCrew = crewOf('1', { lookout: 10, pickpocket: 40, burglar: 300, mastermind: 1000 }, (iterations) =>
  monteCarlo(breakIn, {
    iterations,
    horizon: 12,
    value: (seat, state, outcome) => (outcome ? victory(seat, outcome) : chances(state, seat)),
    policy: ({ state }, seat, moves, random) =>
      random.int(10) === 0 ? random.pick(moves) : bestMove(state, seat, moves, random),
  }),
)
