/** What can be said for a move: cash, then markers. */
import type { Fact } from '../kernel/reasons.ts'
import { markersOf } from './outcome.ts'
import type { SyndicateState } from './state.ts'

export const syndicateReasons: readonly Fact<SyndicateState>[] = [
  { name: 'cash', of: ({ players }, seat) => players[seat]?.cash ?? 0 },
  { name: 'markers', of: (state, seat) => markersOf(state, seat) },
]
