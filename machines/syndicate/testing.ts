/** Scenes for tests: a table as told, in the play phase of some round, and short words to go on from there. */
import type { Seat } from '../kernel/game.ts'
import type { Phrase } from '../kernel/journal.ts'
import { cardNumbers, packetSize } from './data.ts'
import { deal } from './deal.ts'
import { syndicate } from './game.ts'
import { ascending, playerAt, type Player, type Shown, type SyndicateMove, type SyndicateState } from './state.ts'

export interface Actor {
  cash?: number
  /** Card numbers; with markers, and with what Mimic Mo copies. */
  display?: readonly (number | { card: number; markers?: number; as?: number })[]
  hand?: readonly number[]
  effects?: Player['effects']
}

/** `deck`: what is drawn first comes first; nothing is left in it if it is given as empty. */
export function scene(actors: readonly Actor[], { round = 5, deck }: { round?: number; deck?: number[] } = {}) {
  let state = dealt(actors, round, deck)
  const log: Phrase[] = []

  const apply = (seat: Seat, move: SyndicateMove): void => {
    state = syndicate.apply(state, seat, move)
    log.push(...state.journal)
  }
  const answer = (...moves: SyndicateMove[]): void => {
    for (const move of moves) {
      const [seat] = syndicate.active(state)
      if (seat === undefined) throw new Error('Nobody is asked')
      apply(seat, move)
    }
  }

  return {
    get state(): SyndicateState {
      return state
    },
    log,
    apply,
    /** Whoever is asked answers. */
    answer,
    /** Everybody plays a card at once: by seat, null for who has none. */
    play: (...cards: (number | null)[]): void => {
      cards.forEach((card, seat) => {
        if (card !== null && syndicate.active(state).includes(seat)) apply(seat, { type: 'play', card })
      })
    },
    /** Everybody picks the lowest card of their packet. */
    pick: (): void => {
      while (state.phase === 'pick') {
        const [seat] = syndicate.active(state)
        const [move] = syndicate.legalMoves(state, seat as Seat)
        apply(seat as Seat, move as SyndicateMove)
      }
    },
    /** What the seat that is asked may do. */
    moves: (): readonly SyndicateMove[] => syndicate.legalMoves(state, syndicate.active(state)[0] ?? 0),
    cash: (seat: Seat = 0): number => playerAt(state, seat).cash,
    hand: (seat: Seat = 0): readonly number[] => playerAt(state, seat).hand,
    gone: (seat: Seat = 0): readonly number[] => playerAt(state, seat).gone,
    shown: (card: number, seat: Seat = 0): Shown | undefined =>
      playerAt(state, seat).display.find((shown) => shown.card === card),
    markers: (card: number, seat: Seat = 0): number | undefined =>
      playerAt(state, seat).display.find((shown) => shown.card === card)?.markers,
    keys: (): string[] => log.map(({ key }) => key),
  }
}

function dealt(actors: readonly Actor[], round: number, top: readonly number[] | undefined): SyndicateState {
  const state = deal({ seats: actors.length, seed: 'scene' })
  const used = new Set(top)
  actors.forEach(({ cash = 0, display = [], hand = [], effects = [] }, seat) => {
    const player = playerAt(state, seat)
    player.cash = cash
    player.display = display.map((one) => {
      const { card, markers = 0, as = card } = typeof one === 'number' ? { card: one } : one
      return { card, as, markers }
    })
    player.hand = [...hand].sort(ascending)
    player.effects = effects.map((effect) => ({ ...effect }))
    for (const card of [...hand, ...player.display.map(({ card }) => card)]) used.add(card)
  })
  const rest = cardNumbers.filter((card) => !used.has(card))
  for (const player of state.players) player.packet = rest.splice(0, packetSize - round)
  const deck = top === undefined ? rest : [...top].reverse()
  return { ...state, phase: 'play', round, deck, dealt: state.players.map(({ packet }) => packet.slice()) }
}
