/** Kingpin, put together. */
import { defineGame } from '../kernel/define.ts'
import type { Game } from '../kernel/game.ts'
import { chart } from './chart.ts'
import { outcome } from './ending.ts'
import { imagine } from './imagine.ts'
import { steps, vocabulary } from './moves.ts'
import { clone, deal, upgrade, type KingpinMove, type KingpinState } from './state.ts'
import { view, type KingpinView } from './view.ts'

export const kingpin: Game<KingpinState, KingpinMove, KingpinView> = defineGame({
  id: 'kingpin',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options: [],
  chart,
  deal,
  vocabulary,
  steps,
  clone,
  rules: { turn: 'KP-3', end: 'KP-5' },
  view,
  imagine,
  outcome,
  upgrade,
})
