/** How Syndicate is told: what to do now, what a move says, what a line of the log looks like. */
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { leftOf } from '../../../machines/kernel/seats.ts'
import type { Asked } from '../../../machines/kernel/tasks.ts'
import { givesHandCard, priceOf } from '../../../machines/syndicate/counting.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateMove, SyndicateState, SyndicateView } from '../../../machines/syndicate/index.ts'
import type { Question } from '../../../machines/syndicate/state.ts'
import type { Displayed, RoundEffectName } from '../../../machines/syndicate/vocabulary.ts'
import { worthOf } from '../../../machines/syndicate/worth.ts'
import { phrase } from '../game.ts'

const seatOf = (view: SyndicateView): Seat => (view.seat === 'table' ? (view.active[0] ?? 0) : view.seat)

// ---- What to do now ---------------------------------------------------------------------------------------------------

export function prompt(view: SyndicateView, moves: readonly SyndicateMove[]): Phrase {
  const { phase, question } = view
  if (phase === 'pick') return phrase('prompt.pick', { to: leftOf(view, seatOf(view)) })
  if (isPlaying(view)) return phrase('prompt.play')
  if (question) return asking(view, question, moves)
  return phrase(phase === 'over' ? 'prompt.over' : 'prompt.resolving')
}

function asking(view: SyndicateView, question: Question, moves: readonly SyndicateMove[]): Phrase {
  switch (question.ask) {
    case 'cost':
      return askingCost(view, question, moves)
    case 'need':
      return phrase('prompt.need', { card: question.card, source: sourceOf(view, question.seat, 'ignoreNeed') })
    case 'bonus': {
      const { card, source } = question
      return phrase('prompt.bonusMarkers', { card, source, n: bonusOf(view, question) })
    }
    case 'holding':
      return phrase('prompt.holding', { card: question.card, n: question.n })
    case 'copy':
    case 'another':
      return phrase(`prompt.${question.ask}`, { card: question.card })
    case 'lose':
      return phrase(question.kind === 'thug' ? 'prompt.loseThug' : 'prompt.loseHolding', { card: question.card })
    case 'order':
      return phrase('prompt.order', { card: repeaterOf(view, question.seat) })
    case 'extra':
      return phrase('prompt.extra', { source: sourceOf(view, question.seat, 'extraCard') })
    case 'eachRound':
      return phrase('prompt.eachRound')
  }
}

/** The card that an effect of this round came from: Mimic Mo can be anybody. */
const sourceOf = ({ players, round }: SyndicateView, seat: Seat, what: RoundEffectName): number =>
  players[seat]?.effects.find((effect) => effect.what === what && effect.round === round)?.card ?? 0

/** The holding that lets thugs act again. */
const repeaterOf = ({ players }: SyndicateView, seat: Seat): number =>
  players[seat]?.display.find(({ card }) => cardOf(card).effect?.some((effect) => effect.do === 'again'))?.card ?? 0

function askingCost(
  view: SyndicateView,
  { seat, card }: Asked<SyndicateState, 'cost'>,
  moves: readonly SyndicateMove[],
): Phrase {
  const ways = moves.filter(({ type }) => type !== 'decline')
  const only = ways.length === 1 ? ways[0]?.type : null
  if (only === 'payCash') return phrase('prompt.costCash', { card, price: priceOf(view, seat, card) ?? 0 })
  if (only === 'use') return phrase('prompt.costFree', { card, source: sourceOf(view, seat, 'ignoreCost') })
  return phrase('prompt.cost', { card, gives: givesOf(card) })
}

/** What a card is paid for with, if there is but one way. */
function givesOf(card: number): Displayed | 'hand' | 'back' | 'any' {
  const { give = [], back, cash } = cardOf(card).cost ?? {}
  const [only, another] = give
  if (!only || another || cash !== undefined) return 'any'
  return back ? 'back' : only
}

/** The extra markers that the bonus would bring. */
const bonusOf = ({ players }: SyndicateView, { seat, at }: Asked<SyndicateState, 'bonus'>): number =>
  players[seat]?.effects[at]?.n ?? 0

// ---- Moves ------------------------------------------------------------------------------------------------------------

export function sentence(move: SyndicateMove, view: SyndicateView): Phrase {
  const { question } = view
  switch (move.type) {
    case 'pick':
    case 'copy':
    case 'first':
    case 'lose':
      return phrase(`move.${move.type}`, { card: move.card })
    case 'play': {
      const key = question?.ask === 'another' ? 'playAnother' : question?.ask === 'extra' ? 'playExtra' : 'play'
      const fails = failing(move, view)
      return phrase(`move.${key}`, { card: move.card, ...(fails && { fails }) })
    }
    case 'pay':
      return phrase(payKey(question), { card: move.card })
    case 'mark':
      return question?.ask === 'holding'
        ? phrase('move.mark', { card: move.card, n: question.n })
        : phrase('move.markLater', { card: move.card })
    case 'payCash':
      return phrase('move.payCash', {
        price: question?.ask === 'cost' ? (priceOf(view, question.seat, question.card) ?? 0) : 0,
      })
    case 'use':
      return using(view, question)
    case 'decline':
      return declining(question)
  }
}

function payKey(question: Question | null): string {
  if (question?.ask !== 'cost') return 'move.pay'
  if (isPaidByHand(question)) return 'move.payHand'
  return cardOf(question.card).cost?.back ? 'move.payBack' : 'move.pay'
}

function using(view: SyndicateView, question: Question | null): Phrase {
  if (question?.ask === 'need') return phrase('move.ignoreNeed', { card: question.card })
  if (question?.ask !== 'bonus')
    return phrase('move.ignoreCost', { card: question?.ask === 'cost' ? question.card : 0 })
  return phrase('move.useMarkers', { card: question.card, n: bonusOf(view, question) })
}

function declining(question: Question | null): Phrase {
  switch (question?.ask) {
    case 'cost':
      return phrase('move.declineCost', { card: question.card })
    case 'need':
      return phrase('move.declineNeed', { card: question.card })
    case 'bonus':
      return phrase('move.declineBonus', { card: question.card })
    case 'another':
      return phrase('move.declineAnother')
    default:
      return phrase('move.declineExtra')
  }
}

/** SY-3.1, SY-3.2: why a card would leave the game without effect, if it were played as things are; null if it wouldn't. */
export function failing(move: SyndicateMove, view: SyndicateView): 'cost' | 'need' | null {
  if (move.type !== 'play' || view.seat === 'table' || !view.mine) return null
  const left = view.mine.hand.length - (view.mine.hand.includes(move.card) ? 1 : 0)
  const { payable, needMet } = worthOf(view, view.seat, move.card, left, view.deckSize)
  if (!payable) return 'cost'
  return needMet ? null : 'need'
}

/** In the middle of a move the phase is the one that it began in: after the reveal it is no longer true. */
const isPlaying = ({ phase, order }: SyndicateView): boolean => phase === 'play' && order.length === 0

/** Whether the cards to choose from are those in the hand. */
export function choosesFromHand(view: SyndicateView): boolean {
  const { question, seat } = view
  if (isPlaying(view)) return true
  if (question?.seat !== seat) return false
  return question.ask === 'another' || question.ask === 'extra' || isPaidByHand(question)
}
const isPaidByHand = (question: Question | null): boolean => question?.ask === 'cost' && givesHandCard(question.card)

export function movePicture(move: SyndicateMove, { question }: SyndicateView): string | null {
  if ('card' in move) return `card-${move.card}`
  switch (move.type) {
    case 'payCash':
      return 'cash'
    case 'use':
      if (question?.ask === 'bonus') return `card-${question.source}`
      return question && 'card' in question ? `card-${question.card}` : null
    case 'decline':
      return 'no'
  }
}

/** What a card in the own display would be chosen for now. */
export function displayMove({ question }: SyndicateView, card: number): SyndicateMove | null {
  switch (question?.ask) {
    case 'cost':
      return cardOf(question.card).cost?.give?.some((kind) => kind !== 'hand') ? { type: 'pay', card } : null
    case 'holding':
      return { type: 'mark', card }
    case 'copy':
      return { type: 'copy', card }
    case 'order':
    case 'eachRound':
      return { type: 'first', card }
    case 'lose':
      return { type: 'lose', card }
    default:
      return null
  }
}

/** What a card in the hand would be chosen for now. */
export const handMove = ({ question }: SyndicateView, card: number): SyndicateMove =>
  isPaidByHand(question) ? { type: 'pay', card } : { type: 'play', card }

// ---- The rulebook -----------------------------------------------------------------------------------------------------

const paragraphs: Readonly<Record<SyndicateView['phase'], string>> = {
  pick: 'SY-2.1',
  play: 'SY-2.2',
  'resolve.next': 'SY-2.3',
  'resolve.cost': 'SY-3.1',
  'resolve.need': 'SY-3.2',
  'resolve.bonus': 'SY-3.7',
  'resolve.holding': 'SY-3.4',
  'resolve.copy': 'SY-3.4',
  'resolve.order': 'SY-3.4',
  'resolve.another': 'SY-3.4',
  'extra.offer': 'SY-2.4',
  'eachRound.next': 'SY-2.4',
  'eachRound.order': 'SY-2.4',
  'endOfRound.next': 'SY-2.5',
  'endOfRound.lose': 'SY-2.5',
  over: 'SY-4',
}
export const paragraph = ({ phase }: SyndicateView): string => paragraphs[phase]
