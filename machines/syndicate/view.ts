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

export function view(state: SyndicateState, viewer: Viewer): Omit<SyndicateView, 'active'> {
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

/** SY-6: that a seat has made its secret choice is public: it has something to choose from, and isn't waited for. */
export function hasChosen({ phase, active, players }: SyndicateView, seat: Seat): boolean {
  if ((phase !== 'pick' && phase !== 'play') || active.length === 0 || active.includes(seat)) return false
  const { packetSize, handSize } = playerAt({ players }, seat)
  return (phase === 'pick' ? packetSize : handSize) > 0
}

/** To whom the packet was dealt that a seat holds in a round (from 0): packets go to the left. */
export const originOf = (seats: number, seat: Seat, round: number): Seat => (seat + seats * round - round) % seats

export interface ComingPacket {
  /** The round in which this seat passed it on; null if it has never had it. */
  round: number | null
  /** How many cards there will be in it. */
  size: number
  /** What may be in it, of what was passed on. */
  cards: number[]
}

/** What this seat knows of the packet that comes to it after the one that it has; null if none comes any more. */
export function comingPacket({ mine, seats, players, unearthed }: SyndicateView): ComingPacket | null {
  if (!mine || mine.packet.length <= 1) return null
  const size = mine.packet.length - 1
  const round = mine.notes.length + 1 - seats
  const note = mine.notes[round]
  if (!note) return { round: null, size, cards: [] }
  const seen = new Set(unearthed)
  for (const player of players) for (const card of seenOf(player)) seen.add(card)
  return { round: round + 1, size, cards: note.passed.filter((card) => !seen.has(card)) }
}

/** All that the table has seen of a player's cards. */
export function seenOf({ display, gone, open, returned }: PlayerView): number[] {
  return [...display.map(({ card }) => card), ...gone, ...open, ...returned]
}
