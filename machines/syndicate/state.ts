/** What the table looks like, as plain JSON: zones, pending tasks, the open question. */
import type { Seat, State } from '../kernel/game.ts'
import { seated, type Around } from '../kernel/seats.ts'
import type { Agenda } from '../kernel/tasks.ts'
import type { Displayed, RoundEffectName } from './vocabulary.ts'

/** Nobody is waited for in those called next: they are passed through in the middle of a move, card by card. */
export const phases = [
  'pick',
  'play',
  'resolve.next',
  'resolve.cost',
  'resolve.need',
  'resolve.bonus',
  'resolve.holding',
  'resolve.copy',
  'resolve.order',
  'resolve.another',
  'extra.offer',
  'eachRound.next',
  'eachRound.order',
  'endOfRound.next',
  'endOfRound.lose',
  'over',
] as const
export type Phase = (typeof phases)[number]

export type SyndicateMove =
  | { type: 'pick'; card: number }
  /** The secret choice of the round; openly: the card after an Opening Move, or the extra card. */
  | { type: 'play'; card: number }
  /** Give up a card as a cost. */
  | { type: 'pay'; card: number }
  | { type: 'payCash' }
  /** Use an effect of the last round: ignore a cost or a need, add first markers. */
  | { type: 'use' }
  | { type: 'decline' }
  /** Put markers on a holding. */
  | { type: 'mark'; card: number }
  | { type: 'copy'; card: number }
  /** Carry out this card's effect first. */
  | { type: 'first'; card: number }
  | { type: 'lose'; card: number }

/** A thug or a holding that lies in front of its owner. */
export interface Shown {
  card: number
  /** The card whose symbols and effects it has: its own number, but for Mimic Mo. */
  as: number
  markers: number
}

/** SY-3.7: something that works in one round. */
export interface RoundEffect {
  what: RoundEffectName
  /** Where it came from. */
  card: number
  round: number
  n: number
}

export interface Player {
  cash: number
  display: Shown[]
  effects: RoundEffect[]
  /** Played cards that have not yet found their place. */
  open: number[]
  /** Cards of this player that left the game. */
  gone: number[]
  /** Cards in the hand that all have seen going there. */
  returned: number[]
  /** Ascending, as all packets are. */
  hand: number[]
  packet: number[]
  /** What was picked, round by round. */
  picks: number[]
  /** The secret choice of this phase. */
  choice: number | null
}

/** What remains to be done, in words of its own. It names no card that isn't known to all. */
export type Task =
  /** `free`: without cost or need. */
  | { do: 'play'; seat: Seat; card: number; free: boolean }
  /** The effects of card `as` from number `at` on, for the card; `paid`: markers given up for it. */
  | { do: 'effects'; seat: Seat; card: number; as: number; at: number; paid: number }
  /** What follows from having played the card. */
  | { do: 'triggers'; seat: Seat; card: number }
  /** An action leaves the game, or goes back to the hand. */
  | { do: 'leave'; seat: Seat; card: number; back: boolean }
  /** The one-time effects of these cards, in any order. */
  | { do: 'again'; seat: Seat; cards: number[] }
  | { do: 'eachRound'; seat: Seat; cards: number[] }
  | { do: 'lose'; seat: Seat; kind: Displayed; card: number }

/** What the seat has to decide before anything else goes on. It names no card that isn't known to all. */
export type Question =
  | { ask: 'cost'; seat: Seat; card: number }
  | { ask: 'need'; seat: Seat; card: number; paid: number }
  /** Whether a holding gets the first markers of the player's effect number `at`, which came from card `source`. */
  | { ask: 'bonus'; seat: Seat; card: number; paid: number; extra: number; at: number; source: number }
  | { ask: 'holding'; seat: Seat; card: number; n: number }
  | { ask: 'copy'; seat: Seat; card: number }
  | { ask: 'order'; seat: Seat; cards: number[] }
  | { ask: 'another'; seat: Seat; card: number }
  | { ask: 'extra'; seat: Seat }
  | { ask: 'eachRound'; seat: Seat; cards: number[] }
  | { ask: 'lose'; seat: Seat; kind: Displayed; card: number }

/** A loss that was announced for the end of a round. */
export interface Loss {
  card: number
  by: Seat
  round: number
  kind: Displayed
  who: 'all' | 'others'
}

export interface SyndicateState extends State, Agenda<Task, Question> {
  phase: Phase
  round: number
  /** This round's order of play, from the reveal on. */
  order: Seat[]
  losses: Loss[]
  /** What Wildcard Wanda turned up, the thugs that she found included. */
  unearthed: number[]
  /** The top card is the last. */
  deck: number[]
  /** The packets as they were dealt, by seat. */
  dealt: number[][]
  players: Player[]
}

/** One of its own: see `seated`. */
export const playerAt = <P>({ players }: Around<P>, seat: Seat): P => seated(players, seat)

export function clone(state: SyndicateState): SyndicateState {
  return {
    phase: state.phase,
    random: state.random.slice(),
    seats: state.seats,
    journal: state.journal.slice(),
    round: state.round,
    order: state.order.slice(),
    losses: state.losses.map((loss) => ({ ...loss })),
    unearthed: state.unearthed.slice(),
    todo: state.todo.map(cloneTask),
    question: state.question && cloneTask(state.question),
    deck: state.deck.slice(),
    dealt: state.dealt.map((packet) => packet.slice()),
    players: state.players.map(clonePlayer),
  }
}

function clonePlayer(player: Player): Player {
  return {
    cash: player.cash,
    display: player.display.map(({ card, as, markers }) => ({ card, as, markers })),
    effects: player.effects.map(({ what, card, round, n }) => ({ what, card, round, n })),
    open: player.open.slice(),
    gone: player.gone.slice(),
    returned: player.returned.slice(),
    hand: player.hand.slice(),
    packet: player.packet.slice(),
    picks: player.picks.slice(),
    choice: player.choice,
  }
}

export function cloneTask<T extends Task | Question>(task: T): T {
  return 'cards' in task ? { ...task, cards: task.cards.slice() } : { ...task }
}

export const ascending = (a: number, b: number): number => a - b
