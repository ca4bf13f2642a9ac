/** HA-5: drawing, the hand limit and discarding. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { isSilent, others, tell } from '../kernel/journal.ts'
import { draw as drawRandom } from '../kernel/random.ts'
import { questionOf, takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { takeOut } from '../kernel/zones.ts'
import { eventCard, house, type General } from './data.ts'
import { clockwise, playerAt, putIn, type DiscardReason, type HadriaMove, type HadriaState } from './state.ts'

type S = HadriaState

/** HA-1.8: an empty deck is shuffled anew at once; with both empty nothing is drawn. */
export function drawCard(state: S): General | undefined {
  reshuffle(state)
  const card = state.deck.pop()
  reshuffle(state)
  return card
}

function reshuffle(state: S): void {
  if (state.deck.length > 0 || state.discards.length === 0) return
  state.deck = drawRandom(state, (random) => random.shuffle(state.discards))
  state.discards = []
  tell(state, 'reshuffled')
}

/** HA-2.6 */
export function dealHands(state: S): void {
  for (let seat = 0; seat < state.seats; seat++) drawInto(state, seat, house.startCards)
}

/** Clockwise from the first player; the market sells one more. */
export function beginDraw(state: S): void {
  const n = 1 + eventCard(state.event).draws
  for (const seat of clockwise(state).toReversed()) {
    if (playerAt(state, seat).thief !== 'nikolai') {
      state.todo.push({ do: 'draw', seat, n })
      continue
    }
    // Nikolai: the limit comes after each of his draws.
    for (let i = 0; i < n; i++) state.todo.push({ do: 'limit', seat }, { do: 'invent', seat })
  }
}

/** One whole effect: the limit counts after it. */
export function draw(state: S, { seat, n }: TaskOf<S, 'draw'>): void {
  drawInto(state, seat, n)
  keepLimit(state, seat)
}

function drawInto(state: S, seat: Seat, n: number): void {
  const { hand } = playerAt(state, seat)
  const told: General[] = []
  const silent = isSilent(state)
  for (let i = 0; i < n; i++) {
    const card = drawCard(state)
    if (card === undefined) break
    putIn(hand, card)
    if (!silent) told.push(card)
  }
  if (!silent) tellDraw(state, seat, told)
}

function tellDraw(state: S, seat: Seat, cards: readonly General[]): void {
  if (cards.length === 0) return tell(state, 'drewNothing', { by: seat })
  tell(state, 'drew', { by: seat, n: cards.length }, others(state.seats, seat))
  tell(state, 'drewCards', { by: seat, cards }, [seat])
}

export function limit(state: S, { seat }: TaskOf<S, 'limit'>): void {
  keepLimit(state, seat)
}

function keepLimit(state: S, seat: Seat): void {
  const over = playerAt(state, seat).hand.length - house.handLimit
  if (over > 0) state.question = { ask: 'discard', seat, n: over, why: 'limit' }
}

/** HA-1.11: whoever can't discard doesn't; a choice of one is none. */
export function mustDiscard(state: S, { seat, n }: TaskOf<S, 'discard'>): void {
  const { hand } = playerAt(state, seat)
  if (hand.length > n) state.question = { ask: 'discard', seat, n, why: 'must' }
  else for (const card of hand.slice()) discardCard(state, seat, card)
}

function discardCard(state: S, seat: Seat, card: General): void {
  takeOut(playerAt(state, seat).hand, card)
  state.discards.push(card)
  tell(state, 'discarded', { by: seat, card })
}

export function discard(state: S, { card }: MoveOf<HadriaMove, 'discard'>): void {
  const { seat, n, why } = takeQuestion(state, 'discard')
  discardCard(state, seat, card)
  if (why === 'smugglers') state.todo.push({ do: 'draw', seat, n: 1 })
  else if (n > 1) state.question = { ask: 'discard', seat, n: n - 1, why }
}

/** Smugglers may be sent away. */
export function discardNothing(state: S): void {
  takeQuestion(state, 'discard')
}

export function canKeepAll(state: S): boolean {
  return questionOf(state, 'discard').why === ('smugglers' satisfies DiscardReason)
}

// ---- Nikolai ------------------------------------------------------------------------------------------------------------

/** He takes two, and discards one face up. */
export function invent(state: S, { seat }: TaskOf<S, 'invent'>): void {
  const player = playerAt(state, seat)
  for (let i = 0; i < house.inventorDraws; i++) {
    const card = drawCard(state)
    if (card !== undefined) putIn(player.drawn, card)
  }
  const [only, second] = player.drawn
  if (only !== undefined && second !== undefined && only !== second) state.question = { ask: 'keep', seat }
  else if (only !== undefined) keepCard(state, seat, only)
}

export function keep(state: S, { card }: MoveOf<HadriaMove, 'pick'>): void {
  keepCard(state, takeQuestion(state, 'keep').seat, card)
}

function keepCard(state: S, seat: Seat, card: General): void {
  const player = playerAt(state, seat)
  const rest = player.drawn
  player.drawn = []
  takeOut(rest, card)
  putIn(player.hand, card)
  state.discards.push(...rest)
  if (isSilent(state)) return
  tellDraw(state, seat, [card])
  for (const other of rest) tell(state, 'discarded', { by: seat, card: other })
}
