/** SY-3: resolving a card: cost, need, its place, and what follows from it. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { leftOf, rightOf } from '../kernel/seats.ts'
import { takeQuestion, type Asked, type TaskOf } from '../kernel/tasks.ts'
import { takeOut } from '../kernel/zones.ts'
import { firstMarkers, givesHandCard, hasEffect, holds, pays, priceOf } from './counting.ts'
import { cardOf } from './data.ts'
import { loseCard, settle, useUp } from './effects.ts'
import { addMarkers, gainMoney, putInHand, takeFromHand } from './supply.ts'
import { playerAt, type SyndicateMove, type SyndicateState } from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'

type S = SyndicateState

// ---- Playing a card out of the hand ---------------------------------------------------------------------------------

/** A card from the hand lies open on the table, and will be resolved next. */
export function playCard(state: S, seat: Seat, card: number): void {
  takeFromHand(state, seat, card)
  playerAt(state, seat).open.push(card)
  state.todo.push({ do: 'play', seat, card, free: false })
}

/** Openly, all by itself: after an Opening Move, or as the extra card. */
export function showCard(state: S, seat: Seat, card: number): void {
  playCard(state, seat, card)
  tell(state, 'revealed', { by: seat, card })
}

export function doPlay(state: S, { seat, card, free }: TaskOf<S, 'play'>): void {
  if (free) place(state, seat, card, 0)
  else askCost(state, seat, card)
}

/** SY-3.1 to SY-3.3: a failed card leaves the game, and was not played. */
function fail(state: S, seat: Seat, card: number, why: 'cost' | 'need'): void {
  takeOut(playerAt(state, seat).open, card)
  playerAt(state, seat).gone.push(card)
  tell(state, 'failed', { by: seat, card, why })
}

// ---- Cost (SY-3.1) ----------------------------------------------------------------------------------------------------

function askCost(state: S, seat: Seat, card: number): void {
  const { cost } = cardOf(card)
  if (!cost) return meetNeed(state, seat, card, 0)
  const price = priceOf(state, seat, card)
  if (price === 0 && !cost.give) return meetNeed(state, seat, card, 0)
  const affordable = price !== null && price <= playerAt(state, seat).cash
  if (affordable || canGive(state, seat, card) || hasEffect(state, seat, 'ignoreCost')) {
    state.question = { ask: 'cost', seat, card }
  } else {
    fail(state, seat, card, 'cost')
  }
}

function canGive(state: S, seat: Seat, card: number): boolean {
  if (!cardOf(card).cost?.give) return false
  const { display, hand } = playerAt(state, seat)
  for (const shown of display) if (pays(shown, card)) return true
  return givesHandCard(card) && hand.length > 0
}

export function payCash(state: S): void {
  const { seat, card } = takeQuestion(state, 'cost')
  const price = priceOf(state, seat, card) ?? 0
  playerAt(state, seat).cash -= price
  tell(state, 'paid', { by: seat, money: price, card })
  meetNeed(state, seat, card, 0)
}

export function pay(state: S, { card: given }: MoveOf<SyndicateMove, 'pay'>): void {
  const { seat, card } = takeQuestion(state, 'cost')
  if (!givesHandCard(card)) {
    return meetNeed(state, seat, card, loseCard(state, seat, given, card, cardOf(card).cost?.back))
  }
  // SY-3.1: a hand card leaves face up and is not lost.
  takeFromHand(state, seat, given)
  playerAt(state, seat).gone.push(given)
  tell(state, 'gaveUp', { by: seat, card: given, cause: card })
  meetNeed(state, seat, card, 0)
}

export function ignoreCost(state: S): void {
  const { seat, card } = takeQuestion(state, 'cost')
  useUp(state, seat, 'ignoreCost')
  tell(state, 'ignored', { by: seat, card, what: 'cost' })
  meetNeed(state, seat, card, 0)
}

export function declineCost(state: S): void {
  const { seat, card } = takeQuestion(state, 'cost')
  fail(state, seat, card, 'cost')
}

// ---- Need (SY-3.2) ----------------------------------------------------------------------------------------------------

function meetNeed(state: S, seat: Seat, card: number, paid: number): void {
  if (holds(state, { seat, card, paid }, cardOf(card).need)) place(state, seat, card, paid)
  else if (hasEffect(state, seat, 'ignoreNeed')) state.question = { ask: 'need', seat, card, paid }
  else fail(state, seat, card, 'need')
}

export function ignoreNeed(state: S): void {
  const { seat, card, paid } = takeQuestion(state, 'need')
  useUp(state, seat, 'ignoreNeed')
  tell(state, 'ignored', { by: seat, card, what: 'need' })
  place(state, seat, card, paid)
}

export function declineNeed(state: S): void {
  const { seat, card } = takeQuestion(state, 'need')
  fail(state, seat, card, 'need')
}

// ---- Effect (SY-3.4) --------------------------------------------------------------------------------------------------

/** The card goes where it belongs, and its effects and triggers are lined up. */
function place(state: S, seat: Seat, card: number, paid: number): void {
  switch (cardOf(card).kind) {
    case 'thug':
      return settleIn(state, seat, card, paid, 0)
    case 'holding':
      return askBonus(state, { ask: 'bonus', seat, card, paid, extra: 0, at: 0, source: 0 })
    case 'action':
      return act(state, seat, card, paid)
  }
}

/** SY-3.7: 41 and 43 work on one holding, which their owner chooses as it resolves. */
function askBonus(state: S, from: Asked<S, 'bonus'>): void {
  const { seat, card, paid, extra } = from
  const { effects } = playerAt(state, seat)
  for (let at = from.at; at < effects.length; at++) {
    const effect = effects[at]
    if (effect?.what !== 'extraMarkers' || effect.round !== state.round) continue
    state.question = { ask: 'bonus', seat, card, paid, extra, at, source: effect.card }
    return
  }
  settleIn(state, seat, card, paid, extra)
}

export function useBonus(state: S): void {
  const question = takeQuestion(state, 'bonus')
  const { seat, card, extra, at, source } = question
  const [used] = playerAt(state, seat).effects.splice(at, 1)
  tell(state, 'used', { by: seat, card, source })
  askBonus(state, { ...question, extra: extra + (used?.n ?? 0) })
}

export function declineBonus(state: S): void {
  const question = takeQuestion(state, 'bonus')
  askBonus(state, { ...question, at: question.at + 1 })
}

/** SY-3.7: 68 brings back the first action that is played, and that is only one, however often it was prepared. */
function act(state: S, seat: Seat, card: number, paid: number): void {
  const encore = useUp(state, seat, 'encore')
  while (useUp(state, seat, 'encore')) continue
  state.todo.push(
    { do: 'leave', seat, card, back: encore !== undefined },
    { do: 'triggers', seat, card },
    { do: 'effects', seat, card, as: card, at: 0, paid },
  )
  if (encore) tell(state, 'used', { by: seat, card, source: encore.card })
  tell(state, 'played', { by: seat, card })
}

/** A thug or a holding stays in the display; `extra`: first markers beyond those for symbols. */
function settleIn(state: S, seat: Seat, card: number, paid: number, extra: number): void {
  const player = playerAt(state, seat)
  const markers = cardOf(card).kind === 'holding' ? firstMarkers(state, seat, card, extra) : 0
  takeOut(player.open, card)
  const shown = { card, as: card, markers: 0 }
  player.display.push(shown)
  tell(state, 'played', { by: seat, card })
  addMarkers(state, seat, shown, markers, card)
  if (!cardOf(card).effect) return trigger(state, seat, card)
  state.todo.push({ do: 'triggers', seat, card }, { do: 'effects', seat, card, as: card, at: 0, paid })
}

/** SY-3.4 */
export function leave(state: S, { seat, card, back }: TaskOf<S, 'leave'>): void {
  takeOut(playerAt(state, seat).open, card)
  if (!back) playerAt(state, seat).gone.push(card)
  else {
    putInHand(state, seat, card)
    tell(state, 'returned', { by: seat, card })
  }
}

// ---- Triggers (SY-3.7) ------------------------------------------------------------------------------------------------

export const doTriggers = (state: S, { seat, card }: TaskOf<S, 'triggers'>): void => trigger(state, seat, card)

/** What its owner's display, and the neighbours' 2 and 3, make of a card that was played. */
function trigger(state: S, seat: Seat, card: number): void {
  const { kind } = cardOf(card)
  for (const shown of playerAt(state, seat).display) {
    const when = cardOf(shown.as).whenYouPlay
    if (when?.kind !== kind || (when.another && shown.card === card)) continue
    settle(state, { seat, card: shown.card, paid: 0 }, when.effect, card)
  }
  if (kind === 'holding') return
  const watching = kind === 'action' ? 'watchActions' : 'watchThugs'
  const left = leftOf(state, seat)
  const right = rightOf(state, seat)
  watch(state, left, watching)
  // SY-3.6: with two players the one opponent is a neighbour once.
  if (right !== left) watch(state, right, watching)
}

function watch(state: S, seat: Seat, watching: RoundEffectName): void {
  for (const { what, round, n, card } of playerAt(state, seat).effects) {
    if (what === watching && round === state.round) gainMoney(state, seat, n, card)
  }
}
