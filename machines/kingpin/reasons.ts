/** What can be said for a move: the money. What a crook is worth shows at the scoring alone. */
import type { Fact } from '../kernel/reasons.ts'
import type { KingpinState } from './state.ts'

export const kingpinReasons: readonly Fact<KingpinState>[] = [
  { name: 'money', of: ({ money }, seat) => money[seat] ?? 0 },
]
