/** Who may do what, by phase: the one statement of legality. */
import type { Step } from '../kernel/define.ts'
import type { Seat } from '../kernel/game.ts'
import { givable, givesHandCard, hasEffect, priceOf } from './counting.ts'
import { cardNumbers } from './data.ts'
import { copyable } from './choices.ts'
import { mustPick, mustPlay } from './rounds.ts'
import {
  playerAt,
  type Asked,
  type MoveOf,
  type Phase,
  type Player,
  type Question,
  type SyndicateMove,
  type SyndicateState,
} from './state.ts'
import { displayed } from './supply.ts'

type S = SyndicateState
type CardMove = Extract<SyndicateMove, { card: number }>['type']

/** Moves and lone seats are made once: playouts ask for them a hundred thousand times a second. */
const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => [seat])
const nobody: readonly Seat[] = []
const byCard = <Type extends CardMove>(type: Type): readonly MoveOf<Type>[] =>
  [0, ...cardNumbers].map((card) => ({ type, card }) as MoveOf<Type>)
const table = {
  pick: byCard('pick'),
  play: byCard('play'),
  pay: byCard('pay'),
  mark: byCard('mark'),
  copy: byCard('copy'),
  first: byCard('first'),
  lose: byCard('lose'),
}
const payCash: SyndicateMove = { type: 'payCash' }
const use: SyndicateMove = { type: 'use' }
const decline: SyndicateMove = { type: 'decline' }
const useOrDecline = [use, decline]

function movesWith(type: CardMove, cards: readonly number[]): SyndicateMove[] {
  const moves: SyndicateMove[] = []
  for (const card of cards) moves.push(table[type][card] as SyndicateMove)
  return moves
}

function waiting(state: S, must: (player: Player) => boolean): Seat[] {
  const seats: Seat[] = []
  state.players.forEach((player, seat) => {
    if (must(player)) seats.push(seat)
  })
  return seats
}

const asked = ({ question }: S): readonly Seat[] => (question && alone[question.seat]) ?? nobody

/** The moves that answer a question. */
const answering = <Ask extends Question['ask']>(
  ask: Ask,
  moves: (state: S, question: Asked<Ask>) => readonly SyndicateMove[],
): Step<S, SyndicateMove> => ({
  active: asked,
  moves: (state) => (state.question?.ask === ask ? moves(state, state.question as Asked<Ask>) : []),
})

/** SY-3.1 */
function payments(state: S, { seat, card }: Asked<'cost'>): SyndicateMove[] {
  const { cash, hand } = playerAt(state, seat)
  const price = priceOf(state, seat, card)
  const moves = movesWith('pay', givesHandCard(card) ? hand : givable(state, seat, card).map((shown) => shown.card))
  if (price !== null && price <= cash) moves.push(payCash)
  if (hasEffect(state, seat, 'ignoreCost')) moves.push(use)
  moves.push(decline)
  return moves
}

export const steps: Partial<Record<Phase, Step<S, SyndicateMove>>> = {
  // SY-2.1
  pick: {
    active: (state) => waiting(state, mustPick),
    moves: (state, seat) => movesWith('pick', playerAt(state, seat).packet),
  },
  // SY-2.2
  play: {
    active: (state) => waiting(state, mustPlay),
    moves: (state, seat) => movesWith('play', playerAt(state, seat).hand),
  },
  // SY-3
  'resolve.cost': answering('cost', payments),
  'resolve.need': answering('need', () => useOrDecline),
  'resolve.bonus': answering('bonus', () => useOrDecline),
  'resolve.holding': answering('holding', (state, { seat }) =>
    movesWith(
      'mark',
      displayed(state, seat, 'holding').map(({ card }) => card),
    ),
  ),
  'resolve.copy': answering('copy', (state, { seat, card }) => movesWith('copy', copyable(state, seat, card))),
  'resolve.order': answering('order', (_, { cards }) => movesWith('first', cards)),
  'resolve.another': answering('another', (state, { seat }) => [
    ...movesWith('play', playerAt(state, seat).hand),
    decline,
  ]),
  // SY-2.4
  'extra.offer': answering('extra', (state, { seat }) => [...movesWith('play', playerAt(state, seat).hand), decline]),
  'eachRound.order': answering('eachRound', (_, { cards }) => movesWith('first', cards)),
  // SY-2.5
  'endOfRound.lose': answering('lose', (state, { seat, kind }) =>
    movesWith(
      'lose',
      displayed(state, seat, kind).map(({ card }) => card),
    ),
  ),
}
