/** Why a move of a seat whose turn it is can't be made: the paragraph, and a sentence of the catalogue. */
import type { Refusal, Seat } from '../kernel/game.ts'
import type { Params } from '../kernel/journal.ts'
import { givesHandCard, priceOf } from './counting.ts'
import { cards } from './data.ts'
import { playerAt, type Phase, type SyndicateMove, type SyndicateState } from './state.ts'

type S = SyndicateState

const refusal = (rule: string, message: string, params: Params = {}): Refusal => ({
  rule,
  message: `refusal.${message}`,
  params,
})

/** What a phase waits for, when somebody tries something else. */
const waitsFor: Readonly<Record<Phase, { moves: readonly SyndicateMove['type'][]; otherwise: Refusal }>> = {
  pick: { moves: ['pick'], otherwise: refusal('SY-2.1', 'pickFirst') },
  play: { moves: ['play'], otherwise: refusal('SY-2.2', 'playFirst') },
  'resolve.cost': { moves: ['pay', 'payCash', 'use', 'decline'], otherwise: refusal('SY-3.1', 'costFirst') },
  'resolve.need': { moves: ['use', 'decline'], otherwise: refusal('SY-3.7', 'needFirst') },
  'resolve.bonus': { moves: ['use', 'decline'], otherwise: refusal('SY-3.7', 'bonusFirst') },
  'resolve.holding': { moves: ['mark'], otherwise: refusal('SY-3.4', 'markFirst') },
  'resolve.copy': { moves: ['copy'], otherwise: refusal('SY-3.4', 'copyFirst') },
  'resolve.order': { moves: ['first'], otherwise: refusal('SY-3.4', 'orderFirst') },
  'resolve.another': { moves: ['play', 'decline'], otherwise: refusal('SY-3.4', 'anotherFirst') },
  'extra.offer': { moves: ['play', 'decline'], otherwise: refusal('SY-2.4', 'extraFirst') },
  'eachRound.order': { moves: ['first'], otherwise: refusal('SY-2.4', 'orderFirst') },
  'endOfRound.lose': { moves: ['lose'], otherwise: refusal('SY-2.5', 'loseFirst') },
  over: { moves: [], otherwise: refusal('SY-4', 'over') },
}

const noMove = refusal('SY-2', 'noMove')

export function refuse(state: S, seat: Seat, move: SyndicateMove): Refusal {
  const { moves, otherwise } = waitsFor[state.phase]
  if (!moves.includes(move.type)) return otherwise
  if ('card' in move && !isCard(move.card)) return noMove
  switch (move.type) {
    case 'pick':
      return refusal('SY-2.1', 'notInPacket', { card: move.card })
    case 'play':
      return refusal(otherwise.rule, 'notInHand', { card: move.card })
    case 'pay':
      return refusePayment(state, seat, move.card)
    case 'payCash':
      return refuseCash(state, seat)
    case 'use':
      return refusal('SY-3.7', 'nothingToIgnoreCost')
    case 'mark':
      return refusal('SY-3.4', 'notYourHolding', { card: move.card })
    case 'copy':
      return refusal('SY-3.4', 'notYourOtherThug', { card: move.card })
    case 'first':
      return refusal(otherwise.rule, 'nothingToDo', { card: move.card })
    case 'lose':
      return refuseLoss(state, move.card)
    case 'decline':
      return noMove
  }
}

function refusePayment({ question, players }: S, seat: Seat, given: number): Refusal {
  const card = question?.ask === 'cost' ? question.card : 0
  if (givesHandCard(card)) return refusal('SY-3.1', 'notInHand', { card: given })
  const isYours = playerAt({ players }, seat).display.some((shown) => shown.card === given)
  return isYours
    ? refusal('SY-3.1', 'wrongPayment', { card: given, cause: card })
    : refusal('SY-3.1', 'notYours', { card: given })
}

function refuseCash(state: S, seat: Seat): Refusal {
  const card = state.question?.ask === 'cost' ? state.question.card : 0
  const price = priceOf(state, seat, card)
  if (price === null) return refusal('SY-3.1', 'noCashCost', { card })
  return refusal('SY-3.1', 'tooPoor', { card, price, cash: playerAt(state, seat).cash })
}

function refuseLoss({ question }: S, card: number): Refusal {
  return refusal('SY-2.5', 'notToLose', { card, kind: question?.ask === 'lose' ? question.kind : 'thug' })
}

const isCard = (card: unknown): card is number => typeof card === 'number' && cards[card] !== undefined
