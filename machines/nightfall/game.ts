/** Nightfall: place three thieves' stones, act from the City to the Harbour, and be the richest at dawn. */
import { defineGame } from '../kernel/define.ts'
import type { Game, Outcome, Score } from '../kernel/game.ts'
import { chart } from './chart.ts'
import { steps, vocabulary } from './moves.ts'
import { deal } from './piles.ts'
import { moneyOf } from './reckon.ts'
import { winnersOf } from './rules.ts'
import { clone, type NightfallMove, type NightfallState, type Player } from './state.ts'
import { imagine, view, type NightfallView } from './view.ts'

// NF-6
function outcome(state: NightfallState): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  return {
    winners: winnersOf(state),
    scores: state.players.map((player, seat) => ({ seat, total: moneyOf(player), parts: partsOf(player) })),
  }
}

/** Where the money came from; of what brought nothing, only the unsold loot is worth a word. */
function partsOf({ income, loot }: Player): Score['parts'] {
  const { chests, sales, bonuses } = income
  return [
    ...(chests > 0 ? [{ label: 'chests', points: chests }] : []),
    { label: 'sales', points: sales },
    ...(bonuses > 0 ? [{ label: 'bonuses', points: bonuses }] : []),
    ...(loot.length > 0 ? [{ label: 'unsold', points: 0, params: { cards: loot.length } }] : []),
  ]
}

export const nightfall: Game<NightfallState, NightfallMove, NightfallView> = defineGame({
  id: 'nightfall',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: [{ name: 'thieves', kind: 'choice', values: ['dealt', 'chosen'], default: 'dealt' }],
  chart,
  deal,
  vocabulary,
  steps,
  clone,
  rules: { turn: 'NF-3', end: 'NF-6' },
  view,
  imagine,
  outcome,
})
