/** SY-3: resolving a card. Tasks wait on a stack; where a player has to decide, a question interrupts it. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { amount, firstMarkers, givable, givesHandCard, hasEffect, holds, kindOf, priceOf } from './counting.ts'
import { cardOf } from './data.ts'
import { loseCard, settle } from './effects.ts'
import { addMarkers, displayed, gainMoney, putInHand, shownAt, takeFromHand } from './supply.ts'
import {
  leftOf,
  playerAt,
  putIn,
  rightOf,
  takeOut,
  type Asked,
  type MoveOf,
  type Question,
  type SyndicateState,
  type Task,
} from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'

type S = SyndicateState

/** Does what is to be done until it is done, or until somebody has to decide. */
export function carryOn(state: S): void {
  while (state.question === null) {
    const task = state.todo.pop()
    if (!task) return
    perform(state, task)
  }
}

function perform(state: S, task: Task): void {
  switch (task.do) {
    case 'play':
      return task.free ? place(state, task.seat, task.card, 0) : askCost(state, task.seat, task.card)
    case 'effects':
      return doEffects(state, task)
    case 'triggers':
      return trigger(state, task.seat, task.card)
    case 'leave':
      return leave(state, task.seat, task.card, task.back)
    case 'again':
      return doAgain(state, task)
    case 'eachRound':
      return doEachRound(state, task)
    case 'lose':
      return doLose(state, task)
  }
}

/** The open question, which the move that is being made answers. */
export function takeQuestion<Ask extends Question['ask']>(state: S, ask: Ask): Asked<Ask> {
  const { question } = state
  if (question?.ask !== ask) throw new Error(`Nobody was asked for ${ask}`)
  state.question = null
  return question as Asked<Ask>
}

/** SY-3.7: an effect that works once is used up. */
export function useUp(state: S, seat: Seat, what: RoundEffectName): void {
  const { effects } = playerAt(state, seat)
  effects.splice(
    effects.findIndex((effect) => effect.what === what && effect.round === state.round),
    1,
  )
}

// ---- Playing a card out of the hand ---------------------------------------------------------------------------------

/** A card from the hand lies open on the table, and will be resolved next. */
export function playCard(state: S, seat: Seat, card: number): void {
  takeFromHand(state, seat, card)
  playerAt(state, seat).open.push(card)
  state.todo.push({ do: 'play', seat, card, free: false })
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
  if (canPay(state, seat, card) || hasEffect(state, seat, 'ignoreCost')) state.question = { ask: 'cost', seat, card }
  else fail(state, seat, card, 'cost')
}

function canPay(state: S, seat: Seat, card: number): boolean {
  const price = priceOf(state, seat, card)
  const { cash, hand } = playerAt(state, seat)
  if (price !== null && price <= cash) return true
  return givable(state, seat, card).length > 0 || (hand.length > 0 && givesHandCard(card))
}

export function payCash(state: S): void {
  const { seat, card } = takeQuestion(state, 'cost')
  const price = priceOf(state, seat, card) ?? 0
  playerAt(state, seat).cash -= price
  tell(state, 'paid', { by: seat, money: price, card })
  meetNeed(state, seat, card, 0)
}

export function pay(state: S, { card: given }: MoveOf<'pay'>): void {
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
  if (cardOf(card).kind === 'thug') settleIn(state, seat, card, paid, 0)
  else askBonus(state, { ask: 'bonus', seat, card, paid, extra: 0, at: 0, source: 0 })
}

const bonuses = { thug: null, holding: 'extraMarkers', action: 'encore' } as const

/** SY-3.7: 41, 43 and 68 work on one card, which their owner chooses as it resolves. */
function askBonus(state: S, from: Asked<'bonus'>): void {
  const { seat, card, paid, extra } = from
  const { effects } = playerAt(state, seat)
  const wanted = bonuses[cardOf(card).kind]
  for (let at = from.at; at < effects.length; at++) {
    const effect = effects[at]
    if (effect?.what !== wanted || effect.round !== state.round) continue
    state.question = { ask: 'bonus', seat, card, paid, extra, at, source: effect.card }
    return
  }
  if (wanted === 'encore') act(state, seat, card, paid, false)
  else settleIn(state, seat, card, paid, extra)
}

export function useBonus(state: S): void {
  const question = takeQuestion(state, 'bonus')
  const { seat, card, paid, extra, at, source } = question
  const [used] = playerAt(state, seat).effects.splice(at, 1)
  tell(state, 'used', { by: seat, card, source })
  if (used?.what === 'encore') act(state, seat, card, paid, true)
  else askBonus(state, { ...question, extra: extra + (used?.n ?? 0) })
}

export function declineBonus(state: S): void {
  const question = takeQuestion(state, 'bonus')
  askBonus(state, { ...question, at: question.at + 1 })
}

/** An action; `back`: it will return to the hand. */
function act(state: S, seat: Seat, card: number, paid: number, back: boolean): void {
  tell(state, 'played', { by: seat, card })
  state.todo.push(
    { do: 'leave', seat, card, back },
    { do: 'triggers', seat, card },
    { do: 'effects', seat, card, as: card, at: 0, paid },
  )
}

/** A thug or a holding stays in the display; `extra`: first markers beyond those for symbols. */
function settleIn(state: S, seat: Seat, card: number, paid: number, extra: number): void {
  const player = playerAt(state, seat)
  const markers = cardOf(card).kind === 'holding' ? firstMarkers(state, seat, card, extra) : 0
  takeOut(player.open, card)
  tell(state, 'played', { by: seat, card })
  const shown = { card, as: card, markers: 0 }
  player.display.push(shown)
  addMarkers(state, seat, shown, markers, card)
  state.todo.push({ do: 'triggers', seat, card }, { do: 'effects', seat, card, as: card, at: 0, paid })
}

function doEffects(state: S, task: Extract<Task, { do: 'effects' }>): void {
  const { seat, card, at } = task
  const effects = cardOf(task.as).effect ?? []
  const effect = effects[at]
  if (!effect) return
  if (at + 1 < effects.length) state.todo.push({ ...task, at: at + 1 })
  switch (effect.do) {
    case 'markOne':
      return markOne(state, seat, card, amount(state, task, effect))
    case 'unearth':
      return unearth(state, seat)
    case 'copy':
      return askCopy(state, seat, card)
    case 'again':
      return again(state, seat)
    case 'return':
      if (holds(state, task, effect.if)) bringBack(state, card)
      return
    case 'another':
      if (playerAt(state, seat).hand.length > 0) state.question = { ask: 'another', seat, card }
      return
    default:
      return settle(state, task, effect)
  }
}

/** SY-3.7: a returning action reaches the hand only when fully resolved. */
function bringBack(state: S, card: number): void {
  for (const task of state.todo) if (task.do === 'leave' && task.card === card) task.back = true
}

function leave(state: S, seat: Seat, card: number, back: boolean): void {
  takeOut(playerAt(state, seat).open, card)
  if (!back) playerAt(state, seat).gone.push(card)
  else {
    putInHand(state, seat, card)
    tell(state, 'returned', { by: seat, card })
  }
}

/** 38, 56, 80: without a target it is skipped. */
function markOne(state: S, seat: Seat, card: number, n: number): void {
  const targets = displayed(state, seat, 'holding')
  const [only] = targets
  if (!only || n === 0) return
  if (targets.length === 1) addMarkers(state, seat, only, n, card)
  else state.question = { ask: 'holding', seat, card, n }
}

export function markHolding(state: S, { card: on }: MoveOf<'mark'>): void {
  const { seat, card, n } = takeQuestion(state, 'holding')
  addMarkers(state, seat, shownAt(state, seat, on), n, card)
}

/** 53 */
function unearth(state: S, seat: Seat): void {
  const turned: number[] = []
  for (let card = state.deck.pop(); card !== undefined; card = state.deck.pop()) {
    turned.push(card)
    putIn(state.unearthed, card)
    if (cardOf(card).kind !== 'thug') continue
    playerAt(state, seat).open.push(card)
    state.todo.push({ do: 'play', seat, card, free: true })
    break
  }
  tell(state, 'unearthed', { by: seat, cards: turned })
}

/** 54 */
function askCopy(state: S, seat: Seat, card: number): void {
  const models = copyable(state, seat, card)
  const [only] = models
  if (only === undefined) return
  if (models.length === 1) become(state, seat, card, only)
  else state.question = { ask: 'copy', seat, card }
}

export function copyable(state: S, seat: Seat, card: number): number[] {
  return displayed(state, seat, 'thug')
    .map((shown) => shown.card)
    .filter((other) => other !== card)
}

export function copyThug(state: S, { card: model }: MoveOf<'copy'>): void {
  const { seat, card } = takeQuestion(state, 'copy')
  become(state, seat, card, model)
}

function become(state: S, seat: Seat, card: number, model: number): void {
  const { as } = shownAt(state, seat, model)
  shownAt(state, seat, card).as = as
  tell(state, 'copied', { by: seat, card, model })
  state.todo.push({ do: 'effects', seat, card, as, at: 0, paid: 0 })
}

/** 55: the thugs that are there as it resolves, and do something once; Mimic Mo as what it copies. */
function again(state: S, seat: Seat): void {
  const cards = displayed(state, seat, 'thug')
    .filter(({ as }) => cardOf(as).effect?.some((effect) => effect.do !== 'copy'))
    .map(({ card }) => card)
  state.todo.push({ do: 'again', seat, cards })
}

function doAgain(state: S, { seat, cards }: Extract<Task, { do: 'again' }>): void {
  const [only] = cards
  if (only === undefined) return
  if (cards.length === 1) repeat(state, seat, only)
  else state.question = { ask: 'order', seat, cards }
}

function repeat(state: S, seat: Seat, card: number): void {
  tell(state, 'repeated', { by: seat, card })
  state.todo.push({ do: 'effects', seat, card, as: shownAt(state, seat, card).as, at: 0, paid: 0 })
}

export function repeatFirst(state: S, { card }: MoveOf<'first'>): void {
  const { seat, cards } = takeQuestion(state, 'order')
  state.todo.push({ do: 'again', seat, cards: cards.filter((other) => other !== card) })
  repeat(state, seat, card)
}

/** 80 */
export function playAnother(state: S, { card }: MoveOf<'play'>): void {
  const { seat } = takeQuestion(state, 'another')
  tell(state, 'revealed', { by: seat, card })
  playCard(state, seat, card)
}

export function playNoOther(state: S): void {
  takeQuestion(state, 'another')
}

// ---- Triggers (SY-3.7) ------------------------------------------------------------------------------------------------

/** What its owner's display, and the neighbours' 2 and 3, make of a card that was played. */
function trigger(state: S, seat: Seat, card: number): void {
  const { kind } = cardOf(card)
  for (const shown of playerAt(state, seat).display) {
    const when = cardOf(shown.as).whenYouPlay
    if (when?.kind !== kind || (when.another && shown.card === card)) continue
    settle(state, { seat, card: shown.card, paid: 0 }, when.effect, card)
  }
  const watching = kind === 'action' ? 'watchActions' : 'watchThugs'
  if (kind === 'holding') return
  const left = leftOf(state, seat)
  watch(state, left, watching)
  // SY-3.6: with two players the one opponent is a neighbour once.
  if (rightOf(state, seat) !== left) watch(state, rightOf(state, seat), watching)
}

function watch(state: S, seat: Seat, watching: RoundEffectName): void {
  for (const { what, round, n, card } of playerAt(state, seat).effects) {
    if (what === watching && round === state.round) gainMoney(state, seat, n, card)
  }
}

// ---- Each-round effects and announced losses --------------------------------------------------------------------------

function doEachRound(state: S, { seat, cards }: Extract<Task, { do: 'eachRound' }>): void {
  const [first] = cards
  if (first === undefined) return
  if (orderMatters(state, seat, cards)) state.question = { ask: 'eachRound', seat, cards }
  else {
    if (cards.length > 1) state.todo.push({ do: 'eachRound', seat, cards: cards.slice(1) })
    settleEachRound(state, seat, first)
  }
}

/** Of all each-round effects only 6 looks at what others change: it is worth something first, or never. */
function orderMatters(state: S, seat: Seat, cards: readonly number[]): boolean {
  if (cards.length < 2 || playerAt(state, seat).cash > 0) return false
  const needsNoMoney = (card: number): boolean => {
    const effect = cardOf(shownAt(state, seat, card).as).eachRound
    return effect?.do === 'gain' && effect.if?.atMost?.cash !== undefined
  }
  const poor = cards.filter(needsNoMoney).length
  return poor > 0 && poor < cards.length
}

export function settleFirst(state: S, { card }: MoveOf<'first'>): void {
  const { seat, cards } = takeQuestion(state, 'eachRound')
  state.todo.push({ do: 'eachRound', seat, cards: cards.filter((other) => other !== card) })
  settleEachRound(state, seat, card)
}

function settleEachRound(state: S, seat: Seat, card: number): void {
  const { eachRound } = cardOf(shownAt(state, seat, card).as)
  if (eachRound) settle(state, { seat, card, paid: 0 }, eachRound)
}

/** SY-2.5: who has none loses nothing. */
function doLose(state: S, { seat, kind, card }: Extract<Task, { do: 'lose' }>): void {
  const losable = playerAt(state, seat).display.filter((shown) => kindOf(shown) === kind)
  const [only] = losable
  if (!only) return
  if (losable.length === 1) loseCard(state, seat, only.card, card)
  else state.question = { ask: 'lose', seat, kind, card }
}

export function loseChosen(state: S, { card: lost }: MoveOf<'lose'>): void {
  const { seat, card } = takeQuestion(state, 'lose')
  loseCard(state, seat, lost, card)
}
