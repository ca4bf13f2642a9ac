/** SY-2: the twelve rounds, from the packets to the end of the game. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { faceOf, hasEffect } from './counting.ts'
import { cardOf, firstPlay, rounds } from './data.ts'
import { settle } from './effects.ts'
import { playCard, useUp } from './resolve.ts'
import { leftOf, playerAt, putIn, takeOut, type MoveOf, type Player, type SyndicateState } from './state.ts'

type S = SyndicateState

// ---- Pick and play (SY-2.1, SY-2.2) -----------------------------------------------------------------------------------

/** Whoever has but one card to choose from has chosen. */
const onlyOne = (cards: readonly number[]): number | null => (cards.length === 1 ? (cards[0] ?? null) : null)

export function mustPick({ packet, choice }: Player): boolean {
  return packet.length > 0 && choice === null
}

export function mustPlay({ hand, choice }: Player): boolean {
  return hand.length > 0 && choice === null
}

export const allPicked = ({ players }: S): boolean => !players.some(mustPick)
export const allPlayed = ({ players }: S): boolean => !players.some(mustPlay)
export const isBeforePlay = (state: S): boolean => allPicked(state) && state.round < firstPlay

/** Secret: nobody else learns of it, not even from the log. */
export function choose(state: S, { card }: MoveOf<'pick' | 'play'>, seat: Seat): void {
  playerAt(state, seat).choice = card
  tell(state, 'chose', { card }, [seat])
}

export function passPackets(state: S): void {
  const packets = state.players.map(({ packet }) => packet)
  state.players.forEach((player, seat) => {
    const { choice } = player
    if (choice === null) throw new Error(`Seat ${seat} has not picked`)
    takeOut(player.packet, choice)
    putIn(player.hand, choice)
    player.picks.push(choice)
    player.choice = null
    tell(state, 'picked', { card: choice }, [seat])
  })
  packets.forEach((packet, seat) => (playerAt(state, leftOf(state, seat)).packet = packet))
}

export function beginPlay(state: S): void {
  for (const player of state.players) player.choice = onlyOne(player.hand)
}

/** SY-2.2, SY-2.3: all are revealed together, and resolve in ascending number. */
export function reveal(state: S): void {
  const number = (seat: Seat): number => playerAt(state, seat).choice ?? Infinity
  state.order = state.players.map((_, seat) => seat)
  // Who has no card left to play comes last.
  state.order.sort((a, b) => (number(a) === number(b) ? a - b : number(a) - number(b)))
  for (const seat of state.order) {
    const { choice } = playerAt(state, seat)
    if (choice !== null) tell(state, 'revealed', { by: seat, card: choice })
  }
  for (const seat of state.order.toReversed()) {
    const player = playerAt(state, seat)
    if (player.choice === null) continue
    playCard(state, seat, player.choice)
    player.choice = null
  }
}

// ---- Extra cards and each-round effects (SY-2.4) ------------------------------------------------------------------------

/** Who may play an extra card now. */
export function extraPlayer(state: S): Seat | undefined {
  return state.order.find((seat) => playerAt(state, seat).hand.length > 0 && hasEffect(state, seat, 'extraCard'))
}

export const extraIsLeft = (state: S): boolean => extraPlayer(state) !== undefined

export function playExtra(state: S, { card }: MoveOf<'play'>, seat: Seat): void {
  useUp(state, seat, 'extraCard')
  tell(state, 'revealed', { by: seat, card })
  playCard(state, seat, card)
}

export function playNoExtra(state: S, _move: MoveOf<'decline'>, seat: Seat): void {
  useUp(state, seat, 'extraCard')
}

export function lineUpEachRound(state: S): void {
  for (const seat of state.order.toReversed()) {
    const cards = playerAt(state, seat)
      .display.filter((shown) => faceOf(shown).eachRound)
      .map(({ card }) => card)
    if (cards.length > 0) state.todo.push({ do: 'eachRound', seat, cards })
  }
}

// ---- End of round (SY-2.5) ----------------------------------------------------------------------------------------------

export function lineUpLosses(state: S): void {
  const due = state.losses.filter(({ round }) => round === state.round).sort((a, b) => a.card - b.card)
  for (const { card, by, kind, who } of due.toReversed()) {
    for (const seat of state.order.toReversed()) {
      if (who === 'all' || seat !== by) state.todo.push({ do: 'lose', seat, kind, card })
    }
  }
}

export const isLastRound = ({ round }: S): boolean => round === rounds

export function endRound(state: S): void {
  state.losses = state.losses.filter(({ round }) => round > state.round)
  for (const player of state.players) player.effects = player.effects.filter(({ round }) => round > state.round)
}

export function newRound(state: S): void {
  state.round += 1
  state.order = []
  for (const player of state.players) player.choice = onlyOne(player.packet)
  tell(state, 'round', { round: state.round })
}

/** SY-3.8 */
export function endGame(state: S): void {
  const atEnd = state.players
    .flatMap(({ display }, seat) => display.map((shown) => ({ seat, shown })))
    .sort((a, b) => a.shown.card - b.shown.card)
  for (const { seat, shown } of atEnd) {
    const effect = cardOf(shown.as).atEnd
    if (effect) settle(state, { seat, card: shown.card, paid: 0 }, effect)
  }
  for (const player of state.players) player.effects = []
  state.losses = []
  tell(state, 'over')
}
