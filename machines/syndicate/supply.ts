/** Money, markers and cards changing hands: the only places where they do. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { rightOf } from '../kernel/seats.ts'
import { putIn, takeOut } from '../kernel/zones.ts'
import { faceOf, hasEffect, kindOf } from './counting.ts'
import { playerAt, type Shown, type SyndicateState } from './state.ts'
import type { Displayed } from './vocabulary.ts'

type S = SyndicateState

/** SY-3.7: doubled by 78; echoed by each Parrot Pauline on the right. */
export function gainMoney(state: S, seat: Seat, money: number, card: number): void {
  if (money <= 0) return
  const got = hasEffect(state, seat, 'double') ? 2 * money : money
  playerAt(state, seat).cash += got
  tell(state, 'gained', { by: seat, money: got, card })
  const listener = rightOf(state, seat)
  for (const effect of playerAt(state, listener).effects) {
    if (effect.what === 'echo' && effect.round === state.round) gainMoney(state, listener, got, effect.card)
  }
}

/** SY-3.5: never below 0. */
export function loseMoney(state: S, seat: Seat, money: number, card: number): void {
  const player = playerAt(state, seat)
  const lost = Math.min(player.cash, money)
  if (lost <= 0) return
  player.cash -= lost
  tell(state, 'lostMoney', { by: seat, money: lost, card })
}

export function addMarkers(state: S, seat: Seat, on: Shown, markers: number, card: number): void {
  if (markers <= 0) return
  on.markers += markers
  tell(state, 'marked', { by: seat, on: on.card, markers, card })
}

export function removeMarkers(state: S, seat: Seat, on: Shown, markers: number, card: number): void {
  const removed = Math.min(on.markers, markers)
  if (removed <= 0 || faceOf(on).safeMarkers) return
  on.markers -= removed
  tell(state, 'unmarked', { by: seat, on: on.card, markers: removed, card })
}

export function shownAt(state: S, seat: Seat, card: number): Shown {
  const shown = playerAt(state, seat).display.find((one) => one.card === card)
  if (!shown) throw new RangeError(`Card ${card} is not in the display of seat ${seat}`)
  return shown
}

export function displayed(state: S, seat: Seat, kind: Displayed): Shown[] {
  const cards: Shown[] = []
  for (const shown of playerAt(state, seat).display) if (kindOf(shown) === kind) cards.push(shown)
  return cards
}

/** A card that all have seen goes to the hand. */
export function putInHand(state: S, seat: Seat, card: number): void {
  const player = playerAt(state, seat)
  putIn(player.hand, card)
  putIn(player.returned, card)
}

export function takeFromHand(state: S, seat: Seat, card: number): void {
  const player = playerAt(state, seat)
  takeOut(player.hand, card)
  if (player.returned.length > 0 && player.returned.includes(card)) takeOut(player.returned, card)
}

/** SY-1: from an empty deck nothing is drawn. */
export function drawCards(state: S, seat: Seat, wanted: number, card: number): void {
  const cards = state.deck.splice(Math.max(0, state.deck.length - wanted))
  if (cards.length === 0) return
  for (const drawn of cards) putIn(playerAt(state, seat).hand, drawn)
  tell(state, 'drew', { by: seat, count: cards.length, card })
  tell(state, 'drewCards', { cards }, [seat])
}
