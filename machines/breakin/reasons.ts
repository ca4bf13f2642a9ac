/** What can be said for a move: staying in the game, then loot, then fewer obstacles. */
import type { Fact } from '../kernel/reasons.ts'
import { obstacles } from './data.ts'
import type { BreakInState } from './state.ts'

export const breakInReasons: readonly Fact<BreakInState>[] = [
  { name: 'freedom', of: ({ players }, seat) => (players[seat]?.out === null ? 1 : 0) },
  { name: 'loot', of: ({ players }, seat) => players[seat]?.front.loot ?? 0 },
  {
    name: 'clear',
    of({ players }, seat) {
      const player = players[seat]
      // Whoever is caught has no obstacles either: that is nothing to be glad of.
      if (!player || player.out !== null) return Number.NEGATIVE_INFINITY
      return -obstacles.reduce((sum, obstacle) => sum + player.front[obstacle], 0)
    },
  },
]
