/** Hadria, put together. */
import { defineGame } from '../kernel/define.ts'
import { chart } from './chart.ts'
import { outcome } from './ending.ts'
import { imagine } from './imagine.ts'
import { steps } from './moves.ts'
import { deal, thiefChoices } from './setup.ts'
import { clone, type HadriaMove, type HadriaState } from './state.ts'
import { upgrade } from './upgrade.ts'
import { view, type HadriaView } from './view.ts'
import { vocabulary } from './vocabulary.ts'

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
  // HA-6.4: plans are shown to all, and so is what follows when one of them alone has chosen behind the curtain.
  shared: ({ phase }) => phase === 'plan' || phase === 'execute.discard' || phase === 'execute.swap',
  upgrade,
})
