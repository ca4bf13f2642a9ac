/** Hadria, put together. */
import { defineGame } from '../kernel/define.ts'
import { chart } from './chart.ts'
import { outcome } from './ending.ts'
import { imagine } from './imagine.ts'
import { steps } from './moves.ts'
import { deal, thiefChoices } from './setup.ts'
import { clone, type HadriaMove, type HadriaState, type Phase } from './state.ts'
import { upgrade } from './upgrade.ts'
import { view, type HadriaView } from './view.ts'
import { vocabulary } from './vocabulary.ts'

/** Where one chooses behind the curtain in the middle of a round. */
const alone: readonly Phase[] = ['execute.discard', 'execute.swap']

export const hadria = defineGame<HadriaState, HadriaMove, HadriaView>({
  id: 'hadria',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [
    { name: 'thieves', kind: 'choice', values: thiefChoices, default: 'random' },
    // HA-2.4: without special cards, as advised for a first game.
    { name: 'specials', kind: 'flag', default: true },
  ],
  chart,
  deal,
  vocabulary,
  steps,
  clone,
  rules: { turn: 'HA-3', end: 'HA-13' },
  view,
  imagine,
  outcome,
  // HA-6.4, HA-12: plans are shown to all; so is how a round ends and the next begins after one alone has chosen behind the curtain.
  shared: (from, to) => from.phase === 'plan' || (alone.includes(from.phase) && to.round > from.round),
  upgrade,
})
