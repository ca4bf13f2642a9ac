/** Syndicate as the kernel's contract asks for it. */
import { defineGame } from '../kernel/define.ts'
import { chart } from './chart.ts'
import { deal } from './deal.ts'
import { imagine } from './imagine.ts'
import { steps } from './moves.ts'
import { outcome } from './outcome.ts'
import { refuse } from './refuse.ts'
import { clone, type SyndicateMove, type SyndicateState } from './state.ts'
import { view, type SyndicateView } from './view.ts'

export const syndicate = defineGame<SyndicateState, SyndicateMove, SyndicateView>({
  id: 'syndicate',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: [],
  chart,
  deal,
  steps,
  clone,
  refuse,
  rules: { turn: 'SY-2', end: 'SY-4' },
  view,
  imagine,
  outcome,
})
