/** What can be said for a move: cash, markers; and for a card, what it would bring as things stand. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { markerWorth } from './data.ts'
import { markersOf } from './outcome.ts'
import type { SyndicateState } from './state.ts'
import { worthOf } from './worth.ts'

/** In thousands of dollars: money and markers, less what it costs; nothing for a card that would fail. */
function bringsNow(state: SyndicateState, seat: Seat, card: number): number {
  const { payable, needMet, money, markers, price } = worthOf(state, seat, card, 1)
  return payable && needMet ? money + markerWorth * markers - (price ?? 0) : 0
}

export const syndicateReasons: readonly Fact<SyndicateState>[] = [
  { name: 'cash', says: ['gain', 'spare'], of: ({ players }, seat) => players[seat]?.cash ?? 0 },
  { name: 'markers', says: ['gain', 'spare'], of: (state, seat) => markersOf(state, seat) },
  {
    name: 'choice',
    says: ['most', 'gain'],
    of(state, seat) {
      const choice = state.phase === 'play' ? (state.players[seat]?.choice ?? null) : null
      return choice === null ? 0 : bringsNow(state, seat, choice)
    },
  },
  {
    name: 'hand',
    says: ['gain'],
    of: (state, seat) =>
      state.phase === 'pick'
        ? Math.max(0, ...(state.players[seat]?.hand ?? []).map((card) => bringsNow(state, seat, card)))
        : 0,
  },
]
