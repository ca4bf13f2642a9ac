/** Kingpin, put together. */
import { defineGame } from '../kernel/define.ts'
import type { Game } from '../kernel/game.ts'
import { chart } from './chart.ts'
import { outcome } from './ending.ts'
import { imagine } from './imagine.ts'
import { refuse, steps } from './moves.ts'
import { clone, deal, type KingpinMove, type KingpinState } from './state.ts'
import { view, type KingpinView } from './view.ts'

export const kingpin: Game<KingpinState, KingpinMove, KingpinView> = defineGame({
  id: 'kingpin',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  chart,
  deal,
  steps,
  clone,
  refuse,
  rules: { turn: 'KP-3', end: 'KP-5' },
  view,
  imagine,
  outcome,
})
