/** Tables for tests: laid out as a story needs them, with all 103 cards on them. */
import type { Seat } from '../kernel/game.ts'
import { cards, copies, lyingCards, type Card } from './data.ts'
import { breakIn } from './game.ts'
import { emptyPile, listOf, playerAt, type BreakInMove, type BreakInState, type Pile, type Player } from './state.ts'

export type Lying = Partial<Player['front']>

export interface Layout {
  /** What lies in front of each seat; as many as there are seats. */
  fronts: readonly Lying[]
  /** The next cards of the deck, the top one first. The deck goes on with the cards that are left, or ends here. */
  deck: readonly Card[]
  deckEnds?: boolean
  activePlayer?: Seat
  finale?: boolean
  out?: readonly Seat[]
  /** Who has used the lawyer; everybody, if not told otherwise, so that stories need not answer for each card. */
  used?: readonly Seat[]
  /** With the option: who holds the informant; nobody if null. */
  informant?: Seat | null
}

export function table(layout: Layout): BreakInState {
  const { fronts, deck, deckEnds = false, activePlayer = 0, finale = false, out = [], informant } = layout
  const seats = fronts.map((_, seat) => seat)
  const state = structuredClone(
    breakIn.setup({ seats: seats.length, seed: 'table', options: { informant: informant !== undefined } }),
  )
  const used = layout.used ?? seats
  const players = fronts.map((front, seat): Player => ({
    out: out.includes(seat) ? 'police' : null,
    received: false,
    hidden: seat === informant ? 'informant' : 'lawyer',
    used: used.includes(seat),
    front: { ...emptyPile(lyingCards), ...front },
  }))
  const left = cardsLeft(deck, players)
  return {
    ...state,
    round: 1,
    activePlayer,
    finale,
    deck: [...(deckEnds ? [] : listOf(cards, left)), ...deck.toReversed()],
    discard: deckEnds ? left : emptyPile(cards),
    players,
  }
}

function cardsLeft(deck: readonly Card[], players: readonly Player[]): Pile<Card> {
  const left = { ...copies }
  for (const card of deck) left[card] -= 1
  for (const { front } of players) for (const card of lyingCards) left[card] -= front[card]
  const missing = cards.find((card) => left[card] < 0)
  if (missing) throw new RangeError(`There are not so many cards of ${missing}`)
  return left
}

/** Plays moves one after another, each by the seat before it: `play(state, 0, give(2), 2, lawyer)`. */
export function play(state: BreakInState, ...story: readonly (Seat | BreakInMove)[]): BreakInState {
  let by: Seat = state.activePlayer
  for (const word of story) {
    if (typeof word === 'number') by = word
    else state = breakIn.apply(state, by, word)
  }
  return state
}

/** The active player turns up a card and gives it to each of these in turn; who is asked for a lawyer accepts. */
export function deal(state: BreakInState, ...receivers: readonly Seat[]): BreakInState {
  for (const to of receivers) {
    state = play(state, turnUp, give(to))
    if (state.phase === 'receive.question') state = play(state, to, accept)
  }
  return state
}

export const turnUp: BreakInMove = { type: 'turnUp' }
export const accept: BreakInMove = { type: 'accept' }
export const lawyer: BreakInMove = { type: 'lawyer' }
export const give = (to: Seat): BreakInMove => ({ type: 'give', to })
export const passOn = (to: Seat): BreakInMove => ({ type: 'passOn', to })
export const steal = (from: Seat): BreakInMove => ({ type: 'steal', from })
export const choose = (card: Card): BreakInMove => ({ type: 'choose', card }) as BreakInMove
export const clover = (obstacle: Card): BreakInMove => ({ type: 'clover', obstacle }) as BreakInMove

/** What lies in front of a seat, without the zeros. */
export function front(state: BreakInState, seat: Seat): Lying {
  return Object.fromEntries(Object.entries(playerAt(state, seat).front).filter(([, count]) => count > 0))
}

export const keys = (state: BreakInState): string[] => state.journal.map(({ key }) => key)
