/** A thief with some sense: tries its moves in imagined worlds. */
import { monteCarlo, victory } from '../kernel/bots/montecarlo.ts'
import { breakIn } from './game.ts'

export const breakInBot = monteCarlo(breakIn, {
  iterations: 1500,
  value: (seat, _state, outcome) => victory(seat, outcome),
})
