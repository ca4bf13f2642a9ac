/** What can be said for a move: money, points as the street lies open, and whom one gets. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { crook, gangs, seatList, targets } from './data.ts'
import { scoreGang, scoreTarget } from './scoring.ts'
import type { KingpinState } from './state.ts'

/** By seat, what would be scored now, as far as this seat can see it: where somebody else hides a crook, nothing is sure. */
function pointsSeenBy({ pieces, seats }: KingpinState, viewer: Seat): number[] {
  const hidden = pieces.filter(({ faceUp, seat, at }) => !faceUp && seat !== viewer && typeof at === 'number')
  const clear = targets.filter((target) => !hidden.some(({ at }) => at === target))
  const ofTargets = clear.map((target) => scoreTarget(pieces, target, seats))
  const ofGangs = hidden.length > 0 ? [] : gangs.map((gang) => scoreGang(pieces, gang, seats))
  return seatList(seats).map((seat) =>
    [
      ...ofTargets.filter(({ winners }) => winners.includes(seat)),
      ...ofGangs.filter(({ winner }) => winner === seat),
    ].reduce((sum, { points }) => sum + points, 0),
  )
}

export const kingpinReasons: readonly Fact<KingpinState>[] = [
  { name: 'money', says: ['gain', 'spare'], of: ({ money }, seat) => money[seat] ?? 0 },
  { name: 'points', says: ['gain', 'spare'], of: (state, seat) => pointsSeenBy(state, seat)[seat] ?? 0 },
  {
    name: 'rivals',
    says: ['gain'],
    of: (state, seat) =>
      -pointsSeenBy(state, seat).reduce((sum, points, other) => sum + (other === seat ? 0 : points), 0),
  },
  {
    name: 'strength',
    says: ['most'],
    of: ({ pieces }, seat) =>
      pieces.reduce(
        (sum, piece) => sum + (piece.seat === seat && piece.at === 'hand' ? crook(piece.crook).rank : 0),
        0,
      ),
  },
]
