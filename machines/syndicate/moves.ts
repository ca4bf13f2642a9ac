/** Legality, stated once: what could be tried in each phase, and what stands in its way. */
import { unhindered, type Obstacle, type Step, type Vocabulary } from '../kernel/define.ts'
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { refusals } from '../kernel/refusals.ts'
import { setOf } from '../kernel/seats.ts'
import { asked, questionOf } from '../kernel/tasks.ts'
import { givesHandCard, hasEffect, isAffordable, kindOf, pays, priceOf } from './counting.ts'
import { cardNumbers } from './data.ts'
import { isToPick, isToPlay, picking, playing } from './rounds.ts'
import { playerAt, type Phase, type Player, type Shown, type SyndicateMove, type SyndicateState } from './state.ts'
import type { Displayed } from './vocabulary.ts'

type S = SyndicateState
type M = SyndicateMove
type CardMove = Extract<M, { card: number }>['type']

const refusal = refusals('SY')

// ---- All that could ever be tried, made once: playouts ask for it a hundred thousand times a second ----------------------

const card = cardNumbers
export const vocabulary: Vocabulary<M> = {
  pick: { card },
  play: { card },
  pay: { card },
  payCash: {},
  use: {},
  decline: {},
  mark: { card },
  copy: { card },
  first: { card },
  lose: { card },
}

/** By the card's number. */
const every = <Type extends CardMove>(type: Type): readonly M[] =>
  [0, ...cardNumbers].map((card) => ({ type, card }) as M)
const byCard: Readonly<Record<CardMove, readonly M[]>> = {
  pick: every('pick'),
  play: every('play'),
  pay: every('pay'),
  mark: every('mark'),
  copy: every('copy'),
  first: every('first'),
  lose: every('lose'),
}
const payCash: M = { type: 'payCash' }
const use: M = { type: 'use' }
const decline: M = { type: 'decline' }
const useOrDecline: readonly M[] = [use, decline]

const withCards = (all: readonly M[], cards: readonly number[]): M[] => cards.map((card) => all[card] as M)

/** With each card of this kind in the own display. */
function withDisplay(all: readonly M[], { display }: Player, kind: Displayed): M[] {
  const moves: M[] = []
  for (const shown of display) if (kindOf(shown) === kind) moves.push(all[shown.card] as M)
  return moves
}

// SY-3.1
function waysToPay(state: S, seat: Seat): readonly M[] {
  const { card: cause } = questionOf(state, 'cost')
  const { hand, display } = playerAt(state, seat)
  const moves = givesHandCard(cause) ? withCards(byCard.pay, hand) : []
  if (!givesHandCard(cause)) {
    for (const shown of display) if (pays(shown, cause)) moves.push(byCard.pay[shown.card] as M)
  }
  if (isAffordable(state, seat, cause)) moves.push(payCash)
  if (hasEffect(state, seat, 'ignoreCost')) moves.push(use)
  moves.push(decline)
  return moves
}

// ---- What stands in the way ----------------------------------------------------------------------------------------------

/** The card in the seat's own display. */
const ownShown = (state: S, seat: Seat, card: number): Shown | undefined =>
  playerAt(state, seat).display.find((shown) => shown.card === card)

const notInHand =
  (paragraph: string): Obstacle<S, MoveOf<M, 'play' | 'pay'>> =>
  (state, seat, { card }) =>
    playerAt(state, seat).hand.includes(card) ? undefined : refusal(paragraph, 'notInHand', { card })

/** For the order in which the cards of a question act. */
const notInOrder =
  (paragraph: string, ask: 'order' | 'eachRound'): Obstacle<S, MoveOf<M, 'first'>> =>
  (state, _seat, { card }) =>
    questionOf(state, ask).cards.includes(card) ? undefined : refusal(paragraph, 'nothingToDo', { card })

const notFromHand = notInHand('3.1')

function payObstacle(state: S, seat: Seat, move: MoveOf<M, 'pay'>): Refusal | undefined {
  const { card: cause } = questionOf(state, 'cost')
  if (givesHandCard(cause)) return notFromHand(state, seat, move)
  const { card } = move
  const shown = ownShown(state, seat, card)
  if (!shown) return refusal('3.1', 'notYours', { card })
  return pays(shown, cause) ? undefined : refusal('3.1', 'wrongPayment', { card, cause })
}

function payCashObstacle(state: S, seat: Seat): Refusal | undefined {
  const { card } = questionOf(state, 'cost')
  if (isAffordable(state, seat, card)) return undefined
  const price = priceOf(state, seat, card)
  if (price === null) return refusal('3.1', 'noCashCost', { card })
  return refusal('3.1', 'tooPoor', { card, price, cash: playerAt(state, seat).cash })
}

const nothingToIgnoreCost = (state: S, seat: Seat): Refusal | undefined =>
  hasEffect(state, seat, 'ignoreCost') ? undefined : refusal('3.7', 'nothingToIgnoreCost')

function markObstacle(state: S, seat: Seat, { card }: MoveOf<M, 'mark'>): Refusal | undefined {
  const shown = ownShown(state, seat, card)
  return shown && kindOf(shown) === 'holding' ? undefined : refusal('3.4', 'notYourHolding', { card })
}

function copyObstacle(state: S, seat: Seat, { card }: MoveOf<M, 'copy'>): Refusal | undefined {
  const shown = ownShown(state, seat, card)
  const isOther = shown && kindOf(shown) === 'thug' && card !== questionOf(state, 'copy').card
  return isOther ? undefined : refusal('3.4', 'notYourOtherThug', { card })
}

function loseObstacle(state: S, seat: Seat, { card }: MoveOf<M, 'lose'>): Refusal | undefined {
  const { kind } = questionOf(state, 'lose')
  const shown = ownShown(state, seat, card)
  return shown && kindOf(shown) === kind ? undefined : refusal('2.5', 'notToLose', { card, kind })
}

// ---- The phases ----------------------------------------------------------------------------------------------------------

/** Everybody sees what it is about: no card of a hand. */
const open = (): boolean => true

const playOrDecline = (state: S, seat: Seat): readonly M[] => {
  const moves = withCards(byCard.play, playerAt(state, seat).hand)
  moves.push(decline)
  return moves
}

export const steps: Partial<Record<Phase, Step<S, M>>> = {
  // SY-2.1
  pick: {
    active: (state) => setOf(picking(state)),
    isActive: ({ players }, seat) => isToPick(players[seat]),
    candidates: (state, seat) => withCards(byCard.pick, playerAt(state, seat).packet),
    exact: true,
    obstacles: {
      pick: (state, seat, { card }) =>
        playerAt(state, seat).packet.includes(card) ? undefined : refusal('2.1', 'notInPacket', { card }),
    },
    otherwise: refusal('2.1', 'pickFirst'),
  },
  // SY-2.2
  play: {
    active: (state) => setOf(playing(state)),
    isActive: ({ players }, seat) => isToPlay(players[seat]),
    candidates: (state, seat) => withCards(byCard.play, playerAt(state, seat).hand),
    exact: true,
    obstacles: { play: notInHand('2.2') },
    otherwise: refusal('2.2', 'playFirst'),
  },
  // SY-3.1
  'resolve.cost': {
    ...asked,
    candidates: waysToPay,
    exact: true,
    obstacles: { pay: payObstacle, payCash: payCashObstacle, use: nothingToIgnoreCost, decline: unhindered },
    otherwise: refusal('3.1', 'costFirst'),
    open: (state) => !givesHandCard(questionOf(state, 'cost').card),
  },
  // SY-3.7
  'resolve.need': {
    ...asked,
    candidates: () => useOrDecline,
    exact: true,
    obstacles: { use: unhindered, decline: unhindered },
    otherwise: refusal('3.7', 'needFirst'),
    open,
  },
  'resolve.bonus': {
    ...asked,
    candidates: () => useOrDecline,
    exact: true,
    obstacles: { use: unhindered, decline: unhindered },
    otherwise: refusal('3.7', 'bonusFirst'),
    open,
  },
  // SY-3.4
  'resolve.holding': {
    ...asked,
    candidates: (state, seat) => withDisplay(byCard.mark, playerAt(state, seat), 'holding'),
    exact: true,
    obstacles: { mark: markObstacle },
    otherwise: refusal('3.4', 'markFirst'),
    open,
  },
  'resolve.copy': {
    ...asked,
    candidates: (state, seat) => withDisplay(byCard.copy, playerAt(state, seat), 'thug'),
    obstacles: { copy: copyObstacle },
    otherwise: refusal('3.4', 'copyFirst'),
    open,
  },
  'resolve.order': {
    ...asked,
    candidates: (state) => withCards(byCard.first, questionOf(state, 'order').cards),
    exact: true,
    obstacles: { first: notInOrder('3.4', 'order') },
    otherwise: refusal('3.4', 'orderFirst'),
    open,
  },
  'resolve.another': {
    ...asked,
    candidates: playOrDecline,
    exact: true,
    obstacles: { play: notInHand('3.4'), decline: unhindered },
    otherwise: refusal('3.4', 'anotherFirst'),
  },
  // SY-2.4
  'extra.offer': {
    ...asked,
    candidates: playOrDecline,
    exact: true,
    obstacles: { play: notInHand('2.4'), decline: unhindered },
    otherwise: refusal('2.4', 'extraFirst'),
  },
  'eachRound.order': {
    ...asked,
    candidates: (state) => withCards(byCard.first, questionOf(state, 'eachRound').cards),
    exact: true,
    obstacles: { first: notInOrder('2.4', 'eachRound') },
    otherwise: refusal('2.4', 'orderFirst'),
    open,
  },
  // SY-2.5
  'endOfRound.lose': {
    ...asked,
    candidates: (state, seat) => withDisplay(byCard.lose, playerAt(state, seat), questionOf(state, 'lose').kind),
    exact: true,
    obstacles: { lose: loseObstacle },
    otherwise: refusal('2.5', 'loseFirst'),
    open,
  },
}
