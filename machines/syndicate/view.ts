/** SY-6: what each seat may know. */
import type { Seat, View, Viewer } from '../kernel/game.ts'
import { readable } from '../kernel/journal.ts'
import {
  cloneTask,
  playerAt,
  type Loss,
  type Phase,
  type Player,
  type Question,
  type RoundEffect,
  type Shown,
  type SyndicateState,
  type Task,
} from './state.ts'

export interface PlayerView {
  cash: number
  display: Shown[]
  effects: RoundEffect[]
  open: number[]
  gone: number[]
  /** Cards in the hand that all have seen going there. */
  returned: number[]
  handSize: number
  packetSize: number
  /** Whether a secret choice has been made, not which. */
  hasChosen: boolean
}

/** A packet as this seat passed it on, and the card that it had taken out. */
export interface PassedPacket {
  took: number
  passed: number[]
}

export interface Mine {
  hand: number[]
  packet: number[]
  choice: number | null
  /** Round by round, from the first. */
  notes: PassedPacket[]
}

export interface SyndicateView extends View {
  phase: Phase
  mine: Mine | null
  seats: number
  round: number
  order: Seat[]
  losses: Loss[]
  unearthed: number[]
  todo: Task[]
  question: Question | null
  deckSize: number
  players: PlayerView[]
}

export function view(state: SyndicateState, viewer: Viewer): SyndicateView {
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    mine: viewer === 'table' ? null : mineOf(state, viewer),
    seats: state.seats,
    round: state.round,
    order: state.order.slice(),
    losses: state.losses.map(({ card, by, round, kind, who }) => ({ card, by, round, kind, who })),
    unearthed: state.unearthed.slice(),
    todo: state.todo.map(cloneTask),
    question: state.question && cloneTask(state.question),
    deckSize: state.deck.length,
    players: state.players.map(playerView),
  }
}

function playerView(player: Player): PlayerView {
  return {
    cash: player.cash,
    display: player.display.map(({ card, as, markers }) => ({ card, as, markers })),
    effects: player.effects.map(({ what, card, round, n }) => ({ what, card, round, n })),
    open: player.open.slice(),
    gone: player.gone.slice(),
    returned: player.returned.slice(),
    handSize: player.hand.length,
    packetSize: player.packet.length,
    hasChosen: player.choice !== null,
  }
}

function mineOf(state: SyndicateState, seat: Seat): Mine {
  const { hand, packet, choice } = playerAt(state, seat)
  return { hand: hand.slice(), packet: packet.slice(), choice, notes: notesOf(state, seat) }
}

function notesOf({ players, dealt, seats }: SyndicateState, seat: Seat): PassedPacket[] {
  const { picks } = playerAt({ players }, seat)
  return picks.map((took, round) => {
    const origin = originOf(seats, seat, round)
    const out = players.flatMap((player, other) =>
      player.picks.filter((_, at) => at <= round && originOf(seats, other, at) === origin),
    )
    return { took, passed: (dealt[origin] ?? []).filter((card) => !out.includes(card)) }
  })
}

/** To whom the packet was dealt that a seat holds in a round (from 0): packets go to the left. */
export const originOf = (seats: number, seat: Seat, round: number): Seat => (seat + seats * round - round) % seats
