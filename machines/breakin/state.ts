/** What the table looks like, as plain JSON, and the questions that rules, views and bots all ask of it. */
import type { Seat, State } from '../kernel/game.ts'
import { bitsWhere, seated, type Around } from '../kernel/seats.ts'
import {
  catches,
  combinations,
  lyingCards,
  type Card,
  type Combination,
  type HiddenCard,
  type LyingCard,
  type Obstacle,
} from './data.ts'

export type Phase =
  'round.turnUp' | 'round.give' | 'receive.question' | 'receive.clover' | 'receive.lostLoot' | 'panic.choose' | 'over'

export type BreakInMove =
  | { type: 'turnUp' }
  | { type: 'give'; to: Seat }
  | { type: 'lawyer' }
  | { type: 'accept' }
  | { type: 'passOn'; to: Seat }
  | { type: 'clover'; obstacle: Obstacle }
  | { type: 'steal'; from: Seat }
  | { type: 'choose'; card: LyingCard }

export type Pile<Kind extends Card> = Record<Kind, number>

export interface Player {
  /** How this player went out; null while still in. */
  out: Combination | 'noLoot' | null
  /** Whether this round's card has been received. */
  received: boolean
  hidden: HiddenCard
  /** Whether the hidden card has been used. */
  used: boolean
  /** What lies in front of this player. */
  front: Pile<LyingCard>
}

/** A card on its way; to nobody yet when it has just been turned up. */
export interface Incoming {
  card: Card
  from: Seat
  to: Seat | null
}

/** A card that somebody is about to receive. */
export interface Arriving extends Incoming {
  to: Seat
}

export interface Panic {
  /** Who got the panic card. */
  by: Seat
  /** What each seat has secretly chosen; all null once the cards move. */
  choices: (LyingCard | null)[]
  /** Cards in the air, in the order in which they will be received. */
  moving: Arriving[]
}

export interface BreakInState extends State {
  phase: Phase
  /** Option: one of the hidden cards is the informant. */
  informant: boolean
  round: number
  activePlayer: Seat
  /** The active player took the dealing over in mid-round, and so stays active in the next one (BI-3.3). */
  tookOver: boolean
  finale: boolean
  /** The top card is the last. */
  deck: Card[]
  discard: Pile<Card>
  incoming: Incoming | null
  panic: Panic | null
  players: Player[]
}

/** One of its own: see `seated`. */
export const playerAt = <P>({ players }: Around<P>, seat: Seat): P => seated(players, seat)

export function clone(state: BreakInState): BreakInState {
  return {
    phase: state.phase,
    random: state.random.slice(),
    seats: state.seats,
    journal: state.journal.slice(),
    informant: state.informant,
    round: state.round,
    activePlayer: state.activePlayer,
    tookOver: state.tookOver,
    finale: state.finale,
    deck: state.deck.slice(),
    discard: { ...state.discard },
    incoming: state.incoming && { ...state.incoming },
    panic: state.panic && {
      by: state.panic.by,
      choices: state.panic.choices.slice(),
      moving: state.panic.moving.map((incoming) => ({ ...incoming })),
    },
    players: state.players.map(clonePlayer),
  }
}

function clonePlayer({ out, received, hidden, used, front }: Player): Player {
  return { out, received, hidden, used, front: { ...front } }
}

export function emptyPile<Kind extends Card>(kinds: readonly Kind[]): Pile<Kind> {
  return Object.fromEntries(kinds.map((kind) => [kind, 0])) as Pile<Kind>
}

export function listOf<Kind extends Card>(kinds: readonly Kind[], pile: Readonly<Pile<Kind>>): Kind[] {
  const list: Kind[] = []
  for (const card of kinds) for (let i = 0; i < pile[card]; i++) list.push(card)
  return list
}

export function stillIn(state: { players: readonly { out: unknown }[] }): number {
  let count = 0
  for (const player of state.players) if (player.out === null) count++
  return count
}

/** The next player still in, clockwise. */
export const leftOf = (state: BreakInState, seat: Seat): Seat => neighbour(state, seat, 1)
export const rightOf = (state: BreakInState, seat: Seat): Seat => neighbour(state, seat, state.seats - 1)

function neighbour(state: BreakInState, seat: Seat, step: number): Seat {
  let next = (seat + step) % state.seats
  while (next !== seat && playerAt(state, next).out !== null) next = (next + step) % state.seats
  return next
}

/** Who may still be given a card this round (BI-3.1). */
export function awaitsCard(player: Player): boolean {
  return player.out === null && !player.received
}

/** Whoever may still be given a card this round, by their bits. */
export const awaiting = (state: BreakInState): number => bitsWhere(state, (player) => awaitsCard(player))

export function hasCards(front: Readonly<Pile<LyingCard>>): boolean {
  for (const card in front) if (front[card as LyingCard] > 0) return true
  return false
}

const catchList = combinations.map((name) => ({ name, needs: { ...emptyPile(lyingCards), ...catches[name] } }))

/** BI-4.3 */
export function caughtWith(front: Readonly<Pile<LyingCard>>): Combination | null {
  for (const { name, needs } of catchList) if (hasAll(front, needs)) return name
  return null
}

/** Card by card: V8 reads a field that is named in place five times as fast as one whose name it is given. */
function hasAll(front: Readonly<Pile<LyingCard>>, needs: Readonly<Pile<LyingCard>>): boolean {
  return (
    front.police >= needs.police &&
    front.watchdog >= needs.watchdog &&
    front.doorChain >= needs.doorChain &&
    front.padlock >= needs.padlock &&
    front.loot >= needs.loot
  )
}

/** The card that is being received, and by whom. */
export function reception(state: { incoming: Incoming | null }): Arriving {
  const { incoming } = state
  if (!incoming || incoming.to === null) throw new Error('Nobody is receiving a card')
  return incoming as Arriving
}

export function panicOf(state: { panic: Panic | null }): Panic {
  if (!state.panic) throw new Error('There is no panic')
  return state.panic
}

/** Who has to choose a card for the panic and hasn't yet, by their bits. */
export function choosing(state: BreakInState): number {
  const { choices } = panicOf(state)
  return bitsWhere(state, ({ out, front }, seat) => out === null && choices[seat] === null && hasCards(front))
}
