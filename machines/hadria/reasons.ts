/** What can be said for a move: the jewel, what else is worth points, and not to lie in the dungeon. */
import type { Fact } from '../kernel/reasons.ts'
import { isDungeon, jewelsHeld, type HadriaState } from './state.ts'

export const hadriaReasons: readonly Fact<HadriaState>[] = [
  { name: 'imperial', of: ({ players }, seat) => players[seat]?.holds.imperial ?? 0 },
  { name: 'jewels', of: ({ players }, seat) => (players[seat] ? jewelsHeld(players[seat]) : 0) },
  {
    name: 'liberty',
    of({ players }, seat) {
      const at = players[seat]?.at ?? null
      return at !== null && isDungeon(at) ? 0 : 1
    },
  },
]
