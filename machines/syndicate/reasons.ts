/** What can be said for a move: cash and markers; and for a card, what it would bring as things stand, to whom, and when. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { leftOf } from '../kernel/seats.ts'
import { cardOf, markerWorth } from './data.ts'
import { symbolMarkers } from './counting.ts'
import { markersOf } from './outcome.ts'
import { prospectOf } from './prospect.ts'
import type { SyndicateState } from './state.ts'
import { worthOf, type Worth } from './worth.ts'

type S = SyndicateState
type OfCard = (state: S, seat: Seat, card: number) => number

const handSize = 1
const wouldWork = ({ payable, needMet }: Worth): boolean => payable && needMet

/** In thousands of dollars: money and markers, less what it costs; nothing for a card that would fail. */
const bringsNow: OfCard = (state, seat, card) => {
  const worth = worthOf(state, seat, card, handSize)
  return wouldWork(worth) ? Math.max(0, worth.money + markerWorth * worth.markers - (worth.price ?? 0)) : 0
}

/** Of a card that wouldn't fail: money in every round, what the end of the game brings, what the others lose. */
const bringsEachRound: OfCard = (state, seat, card) => {
  const worth = worthOf(state, seat, card, handSize)
  return wouldWork(worth) ? (prospectOf(state, seat, card, worth, state.deck.length).eachRound?.[seat] ?? 0) : 0
}
const bringsAtEnd: OfCard = (state, seat, card) => {
  const worth = worthOf(state, seat, card, handSize)
  if (!wouldWork(worth)) return 0
  const { money, markers } = prospectOf(state, seat, card, worth, state.deck.length).atEnd
  return Math.max(0, money + markerWorth * markers)
}
const costsOthers: OfCard = (state, seat, card) => {
  const worth = worthOf(state, seat, card, handSize)
  if (!wouldWork(worth)) return 0
  return Math.max(0, -worth.others.reduce((sum, { money, markers }) => sum + money + markerWorth * markers, 0))
}
const works: OfCard = (state, seat, card) => (wouldWork(worthOf(state, seat, card, handSize)) ? 1 : 0)

/** Markers that a holding would get for symbols in the display, beyond those for its own. */
const matches: OfCard = (state, seat, card) => {
  const { kind, symbols } = cardOf(card)
  return kind === 'holding' ? symbolMarkers(state, seat, card) - symbols.B - symbols.H - symbols.W : 0
}

/** SY-2.1: what stays in the packet goes to the left neighbour. */
const servesNext: OfCard = (state, seat, card) => bringsNow(state, leftOf(state, seat), card)

const ofCard = (type: 'pick' | 'play', name: string, of: OfCard, says: Fact<S>['says']): Fact<S> => ({
  name,
  says,
  moves: [type],
  by: (state, seat, move) => ('card' in move && typeof move.card === 'number' ? of(state, seat, move.card) : 0),
})

export const syndicateReasons: readonly Fact<S>[] = [
  {
    name: 'worth',
    says: ['gain', 'spare', 'most'],
    moves: ['payCash', 'pay', 'use', 'decline', 'mark', 'copy', 'first', 'lose'],
    of: (state, seat) => (state.players[seat]?.cash ?? 0) + markerWorth * markersOf(state, seat),
  },
  ofCard('play', 'choice', bringsNow, ['most']),
  ofCard('play', 'sound', works, ['most']),
  ofCard('play', 'income', bringsEachRound, ['gain']),
  ofCard('play', 'choice', bringsNow, ['gain']),
  ofCard('play', 'legacy', bringsAtEnd, ['gain']),
  ofCard('play', 'harm', costsOthers, ['most']),
  ofCard('pick', 'pick', bringsNow, ['most']),
  ofCard('pick', 'stream', bringsEachRound, ['gain']),
  ofCard('pick', 'match', matches, ['most', 'gain']),
  ofCard('pick', 'pick', bringsNow, ['gain']),
  ofCard('pick', 'finish', bringsAtEnd, ['gain']),
  ofCard('pick', 'denial', servesNext, ['most']),
]
