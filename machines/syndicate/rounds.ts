/** SY-2: the twelve rounds, from the packets to the end of the game. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { isSilent, tell } from '../kernel/journal.ts'
import { bitsWhere, only, rightOf } from '../kernel/seats.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { putIn, takeOut } from '../kernel/zones.ts'
import { faceOf, hasEffect } from './counting.ts'
import { cardOf, cards, firstPlay, rounds } from './data.ts'
import { loseCard, settle, useUp } from './effects.ts'
import { playCard, showCard } from './resolve.ts'
import { displayed, shownAt } from './supply.ts'
import { playerAt, type Player, type SyndicateMove, type SyndicateState } from './state.ts'
import type { PlainEffect } from './vocabulary.ts'

type S = SyndicateState
type M = SyndicateMove

// ---- Pick and play (SY-2.1, SY-2.2) -----------------------------------------------------------------------------------

/** Whoever has but one card to choose from has chosen. */
const onlyOne = (cards: readonly number[]): number | null => (cards.length === 1 ? (cards[0] ?? null) : null)

/** Whether a player has to pick, or to play, and hasn't yet; nobody at an empty seat has. */
export const isToPick = (player: Player | undefined): boolean => player?.choice === null && player.packet.length > 0
export const isToPlay = (player: Player | undefined): boolean => player?.choice === null && player.hand.length > 0

/** Who has; one bit a seat. */
export const picking = (state: S): number => bitsWhere(state, (player) => isToPick(player))
export const playing = (state: S): number => bitsWhere(state, (player) => isToPlay(player))

export const allPicked = ({ players }: S): boolean => !players.some((player) => isToPick(player))
export const allPlayed = ({ players }: S): boolean => !players.some((player) => isToPlay(player))
export const isBeforePlay = (state: S): boolean => state.round < firstPlay && allPicked(state)

/** Secret: not even the log tells of it. */
export function choose(state: S, { card }: MoveOf<M, 'pick' | 'play'>, seat: Seat): void {
  playerAt(state, seat).choice = card
}

export function passPackets(state: S): void {
  let passed = playerAt(state, rightOf(state, 0)).packet
  for (const player of state.players) {
    const { choice, packet } = player
    if (choice === null) throw new Error('Somebody has not picked')
    takeOut(packet, choice)
    putIn(player.hand, choice)
    player.picks.push(choice)
    player.choice = null
    player.packet = passed
    passed = packet
  }
  if (isSilent(state)) return
  for (let seat = 0; seat < state.seats; seat++) {
    tell(state, 'picked', { card: playerAt(state, seat).picks.at(-1) ?? 0 }, only(seat))
  }
}

export function beginPlay(state: S): void {
  for (const player of state.players) player.choice = onlyOne(player.hand)
}

/** Who has no card left to play comes last. */
const choiceOf = (state: S, seat: Seat): number => playerAt(state, seat).choice ?? cards.length

/** SY-2.2, SY-2.3: all are revealed together, and resolve in ascending number. */
export function reveal(state: S): void {
  const { order } = state
  for (let seat = 0; seat < state.seats; seat++) {
    const choice = choiceOf(state, seat)
    let at = order.length
    order.push(seat)
    for (; at > 0 && choiceOf(state, order[at - 1] as Seat) > choice; at--) {
      order[at] = order[at - 1] as Seat
    }
    order[at] = seat
  }
  for (let last = order.length - 1; last >= 0; last--) {
    const seat = order[last] as Seat
    const player = playerAt(state, seat)
    if (player.choice === null) continue
    playCard(state, seat, player.choice)
    player.choice = null
  }
  if (isSilent(state)) return
  for (const seat of state.order) {
    for (const card of playerAt(state, seat).open) tell(state, 'revealed', { by: seat, card })
  }
}

// ---- Extra cards and each-round effects (SY-2.4) ------------------------------------------------------------------------

/** The next in order of play who has an extra card, and a hand to play it from. */
export function offerExtra(state: S): void {
  for (const seat of state.order) {
    if (playerAt(state, seat).hand.length === 0 || !hasEffect(state, seat, 'extraCard')) continue
    state.question = { ask: 'extra', seat }
    return
  }
}

export function playExtra(state: S, { card }: MoveOf<M, 'play'>): void {
  const { seat } = takeQuestion(state, 'extra')
  useUp(state, seat, 'extraCard')
  showCard(state, seat, card)
}

export function playNoExtra(state: S): void {
  const { seat } = takeQuestion(state, 'extra')
  useUp(state, seat, 'extraCard')
}

export function lineUpEachRound(state: S): void {
  for (let last = state.order.length - 1; last >= 0; last--) {
    const seat = state.order[last] as Seat
    let cards: number[] | undefined
    for (const shown of playerAt(state, seat).display) if (faceOf(shown).eachRound) (cards ??= []).push(shown.card)
    if (cards) state.todo.push({ do: 'eachRound', seat, cards })
  }
}

export function doEachRound(state: S, { seat, cards }: TaskOf<S, 'eachRound'>): void {
  for (let first = cards[0]; first !== undefined; first = cards[0]) {
    if (orderMatters(state, seat, cards)) {
      state.question = { ask: 'eachRound', seat, cards }
      return
    }
    takeOut(cards, first)
    settleEachRound(state, seat, first)
  }
}

/** Of all each-round effects only 6 looks at what others change: it is worth something first, or never. */
function orderMatters(state: S, seat: Seat, cards: readonly number[]): boolean {
  if (cards.length < 2 || playerAt(state, seat).cash > 0) return false
  const needsNoMoney = (card: number): boolean => {
    const effect = cardOf(shownAt(state, seat, card).as).eachRound
    return effect?.do === 'gain' && effect.if?.atMost?.cash !== undefined
  }
  const poor = cards.filter(needsNoMoney).length
  return poor > 0 && poor < cards.length
}

export function settleFirst(state: S, { card }: MoveOf<M, 'first'>): void {
  const { seat, cards } = takeQuestion(state, 'eachRound')
  state.todo.push({ do: 'eachRound', seat, cards: cards.filter((other) => other !== card) })
  settleEachRound(state, seat, card)
}

function settleEachRound(state: S, seat: Seat, card: number): void {
  const { eachRound } = cardOf(shownAt(state, seat, card).as)
  if (eachRound) settle(state, { seat, card, paid: 0 }, eachRound)
}

// ---- End of round (SY-2.5) ----------------------------------------------------------------------------------------------

export function lineUpLosses(state: S): void {
  if (state.losses.length === 0) return
  const due = state.losses.filter(({ round }) => round === state.round).sort((a, b) => a.card - b.card)
  for (const { card, by, kind, who } of due.toReversed()) {
    for (const seat of state.order.toReversed()) {
      if (who === 'all' || seat !== by) state.todo.push({ do: 'lose', seat, kind, card })
    }
  }
}

/** SY-2.5: who has none loses nothing. */
export function doLose(state: S, { seat, kind, card }: TaskOf<S, 'lose'>): void {
  const losable = displayed(state, seat, kind)
  const [only] = losable
  if (!only) return
  if (losable.length === 1) loseCard(state, seat, only.card, card)
  else state.question = { ask: 'lose', seat, kind, card }
}

export function loseChosen(state: S, { card: lost }: MoveOf<M, 'lose'>): void {
  const { seat, card } = takeQuestion(state, 'lose')
  loseCard(state, seat, lost, card)
}

export const isLastRound = ({ round }: S): boolean => round === rounds

export function endRound(state: S): void {
  expire(state.losses, state.round)
  for (const { effects } of state.players) expire(effects, state.round)
}

/** What was for this round is over. */
function expire(list: { round: number }[], now: number): void {
  for (let at = list.length - 1; at >= 0; at--) if ((list[at]?.round ?? now) <= now) list.splice(at, 1)
}

export function newRound(state: S): void {
  state.round += 1
  // Emptied, not replaced: an array that is pushed to grows at first, and that takes longer than all of this.
  while (state.order.length > 0) state.order.pop()
  for (const player of state.players) player.choice = onlyOne(player.packet)
  tell(state, 'round', { round: state.round })
}

/** SY-3.8 */
export function endGame(state: S): void {
  const due: { seat: Seat; card: number; effect: PlainEffect }[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    for (const shown of playerAt(state, seat).display) {
      const effect = faceOf(shown).atEnd
      if (effect) due.push({ seat, card: shown.card, effect })
    }
  }
  for (const { seat, card, effect } of due.sort((a, b) => a.card - b.card))
    settle(state, { seat, card, paid: 0 }, effect)
  for (const player of state.players) player.effects = []
  state.losses = []
  tell(state, 'over')
}
