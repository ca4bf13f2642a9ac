/** What can be said for a move: money, then loot, then tools. */
import type { Fact } from '../kernel/reasons.ts'
import { moneyOf } from './reckon.ts'
import type { NightfallState } from './state.ts'

export const nightfallReasons: readonly Fact<NightfallState>[] = [
  { name: 'money', of: ({ players }, seat) => (players[seat] ? moneyOf(players[seat]) : 0) },
  { name: 'loot', of: ({ players }, seat) => players[seat]?.loot.length ?? 0 },
  {
    name: 'tools',
    of: ({ players }, seat) => Object.values(players[seat]?.hand ?? {}).reduce((sum, count) => sum + count, 0),
  },
]
