/** Nightfall: place three thieves' stones, act from the City to the Harbour, and be the richest at dawn. */
import { defineGame } from '../kernel/define.ts'
import type { Game, Outcome } from '../kernel/game.ts'
import { chart } from './chart.ts'
import { steps } from './moves.ts'
import { deal } from './piles.ts'
import { moneyOf } from './reckon.ts'
import { refuse } from './refuse.ts'
import { winnersOf } from './rules.ts'
import { clone, type NightfallMove, type NightfallState } from './state.ts'
import { imagine, view, type NightfallView } from './view.ts'

// NF-6
function outcome(state: NightfallState): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  return {
    winners: winnersOf(state),
    scores: state.players.map((player, seat) => ({
      seat,
      total: moneyOf(player),
      parts: [
        { label: 'chests', points: player.income.chests },
        { label: 'sales', points: player.income.sales },
        { label: 'bonuses', points: player.income.bonuses },
        { label: 'unsold', points: 0, params: { cards: player.loot.length } },
      ],
    })),
  }
}

export const nightfall: Game<NightfallState, NightfallMove, NightfallView> = defineGame({
  id: 'nightfall',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: [{ name: 'thieves', kind: 'choice', values: ['dealt', 'chosen'], default: 'dealt' }],
  chart,
  deal,
  steps,
  clone,
  refuse,
  rules: { turn: 'NF-3', end: 'NF-6' },
  view,
  imagine,
  outcome,
})
