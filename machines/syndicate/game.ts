/** Syndicate as the kernel's contract asks for it. */
import { defineGame } from '../kernel/define.ts'
import { chart } from './chart.ts'
import { deal } from './deal.ts'
import { imagine } from './imagine.ts'
import { steps, vocabulary } from './moves.ts'
import { outcome } from './outcome.ts'
import { clone, type SyndicateMove, type SyndicateState } from './state.ts'
import { upgrade } from './upgrade.ts'
import { view, type SyndicateView } from './view.ts'

export const syndicate = defineGame<SyndicateState, SyndicateMove, SyndicateView>({
  id: 'syndicate',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
  options: [],
  chart,
  deal,
  vocabulary,
  steps,
  clone,
  rules: { turn: 'SY-2', end: 'SY-4' },
  view,
  imagine,
  outcome,
  // SY-2.2: all are revealed together. Picking shows nobody anything.
  shared: ({ phase }) => phase !== 'pick',
  upgrade,
})
