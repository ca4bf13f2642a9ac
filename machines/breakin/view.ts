/** What a seat may know (BI-7), and a whole table imagined from it. */
import type { Seat, View, Viewer } from '../kernel/game.ts'
import { readable } from '../kernel/journal.ts'
import type { Random } from '../kernel/random.ts'
import { cards, copies, hiddenPack, lyingCards, type Card, type HiddenCard, type LyingCard } from './data.ts'
import {
  hasCards,
  listOf,
  playerAt,
  type Arriving,
  type BreakInState,
  type Incoming,
  type Phase,
  type Pile,
  type Player,
} from './state.ts'

export interface PlayerView {
  /** How this player went out; null while still in. */
  out: Player['out']
  received: boolean
  /** The hidden card, as far as the whole table knows it. */
  hidden: HiddenCard | 'unknown'
  used: boolean
  front: Pile<LyingCard>
}

export interface BreakInView extends View {
  phase: Phase
  informant: boolean
  round: number
  activePlayer: Seat
  tookOver: boolean
  finale: boolean
  /** How many cards are left to turn up. */
  deck: number
  discard: Pile<Card>
  /** The card that was turned up, or that is being received. */
  incoming: Incoming | null
  /** Who got the panic card, and which cards are in the air. */
  panic: { by: Seat; moving: Arriving[] } | null
  players: PlayerView[]
  /** The own hidden card, and the own choice in a panic. */
  mine: { hidden: HiddenCard; choice: LyingCard | null } | null
}

export function view(state: BreakInState, viewer: Viewer): Omit<BreakInView, 'active'> {
  const { informant, panic } = state
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    informant,
    round: state.round,
    activePlayer: state.activePlayer,
    tookOver: state.tookOver,
    finale: state.finale,
    deck: state.deck.length,
    discard: { ...state.discard },
    incoming: state.incoming && { ...state.incoming },
    panic: panic && {
      by: panic.by,
      moving: panic.moving.map((incoming) => ({ ...incoming })),
    },
    players: state.players.map(({ out, received, hidden, used, front }) => ({
      out,
      received,
      hidden: used || !informant ? hidden : 'unknown',
      used,
      front: { ...front },
    })),
    mine: viewer === 'table' ? null : mineOf(state, viewer),
  }
}

function mineOf({ phase, informant, panic, players }: BreakInState, seat: Seat): BreakInView['mine'] {
  const { out, hidden, used, front } = playerAt({ players }, seat)
  const chooses = phase === 'panic.choose' && out === null && hasCards(front)
  if (!chooses && (used || !informant)) return null
  return { hidden, choice: panic?.choices[seat] ?? null }
}

/** Random are the deck's order, the others' choices in a panic, and who holds the informant. */
export function imagine(view: BreakInView, seat: Seat, random: Random): BreakInState {
  const { phase, informant, round, activePlayer, tookOver, finale, panic } = view
  const hidden = imagineHidden(view, seat, random)
  return {
    phase,
    random: random.fork().state(),
    seats: view.players.length,
    journal: view.news.map(({ key, params }) => ({ key, params })),
    informant,
    round,
    activePlayer,
    tookOver,
    finale,
    deck: random.shuffle(unseen(view)),
    discard: { ...view.discard },
    incoming: view.incoming && { ...view.incoming },
    panic: panic && {
      by: panic.by,
      choices: view.players.map(({ front }, chooser) => {
        if (!hasChosen(view, chooser)) return null
        return (chooser === seat && view.mine?.choice) || imagineChoice(front, random)
      }),
      moving: panic.moving.map((incoming) => ({ ...incoming })),
    },
    players: view.players.map(({ out, received, used, front }, holder) => ({
      out,
      received,
      hidden: hidden[holder] ?? 'lawyer',
      used,
      front: { ...front },
    })),
  }
}

/** All cards that are neither in front of anybody nor discarded nor on their way. */
function unseen({ players, discard, incoming, panic }: BreakInView): Card[] {
  const left = { ...copies }
  for (const card of cards) left[card] -= discard[card]
  for (const { front } of players) for (const card of lyingCards) left[card] -= front[card]
  if (incoming) left[incoming.card] -= 1
  for (const { card } of panic?.moving ?? []) left[card] -= 1
  return listOf(cards, left)
}

/** Whether a seat has chosen its card for the panic, and it doesn't move yet. */
export function hasChosen({ phase, active, panic, players }: BreakInView, seat: Seat): boolean {
  const { out, front } = playerAt({ players }, seat)
  const choosing = phase === 'panic.choose' && !panic?.moving.some(({ from }) => from === seat)
  return choosing && !active.includes(seat) && out === null && hasCards(front)
}

function imagineChoice(front: Pile<LyingCard>, random: Random): LyingCard {
  return random.pick(listOf(lyingCards, front))
}

/** Used cards and the own one are known; whoever else may hold the informant does so with the same chance. */
function imagineHidden(view: BreakInView, seat: Seat, random: Random): HiddenCard[] {
  const known = view.players.map(({ hidden }, holder) => (holder === seat && view.mine?.hidden) || hidden)
  const rest = [...hiddenPack]
  for (const card of known) if (card !== 'unknown') rest.splice(rest.indexOf(card), 1)
  random.shuffle(rest)
  return known.map((card) => (card === 'unknown' ? (rest.pop() ?? 'lawyer') : card))
}
