/** What the rulebook says happens. Every function changes a state that it owns. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { draw } from '../kernel/random.ts'
import { seatsWhere } from '../kernel/seats.ts'
import { cards, counterpart, isLying, lyingCards, obstacles, type Card, type LyingCard, type Obstacle } from './data.ts'
import {
  awaiting,
  caughtWith,
  choosing,
  emptyPile,
  leftOf,
  listOf,
  panicOf,
  playerAt,
  reception,
  rightOf,
  stillIn,
  type BreakInState,
  type BreakInMove,
  type Player,
} from './state.ts'

type S = BreakInState
type M = BreakInMove

// ---- BI-3 A round, BI-5.2 the finale ----------------------------------------------------------------------------------

function openRound(state: S): void {
  state.round += 1
  tell(state, 'round', { round: state.round, by: state.activePlayer })
  if (state.finale) payForFinale(state, state.activePlayer)
}

// BI-5.2
function payForFinale(state: S, by: Seat): void {
  const player = playerAt(state, by)
  if (player.front.loot > 0) {
    player.front.loot -= 1
    state.discard.loot += 1
    tell(state, 'finaleLoot', { by })
  } else {
    player.out = 'noLoot'
    discardFront(state, by)
    tell(state, 'finaleOut', { by })
  }
}

// BI-3.1, BI-2
function turnUp(state: S, _move: MoveOf<M, 'turnUp'>, by: Seat): void {
  const card = state.deck.pop()
  if (card === undefined) throw new Error('The deck is empty')
  state.incoming = { card, from: by, to: null }
  tell(state, 'turnedUp', { by, card })
  if (state.deck.length === 0) reshuffle(state)
}

// BI-2
function reshuffle(state: S): void {
  state.deck = draw(state, (random) => random.shuffle(listOf(cards, state.discard)))
  state.discard = emptyPile(cards)
  tell(state, 'reshuffled', { cards: state.deck.length })
}

// BI-3.1
function give(state: S, { to }: MoveOf<M, 'give'>, by: Seat): void {
  const { incoming } = state
  if (!incoming) throw new Error('No card is turned up')
  incoming.to = to
  playerAt(state, to).received = true
  tell(state, 'gave', { by, to, card: incoming.card })
}

// BI-3.2, BI-3.3, BI-5.2
function closeRound(state: S): void {
  for (const player of state.players) player.received = false
  if (!state.tookOver) state.activePlayer = leftOf(state, state.activePlayer)
  state.tookOver = false
  if (!state.finale && stillIn(state) === 2) {
    state.finale = true
    tell(state, 'finale')
  }
}

// ---- BI-4.1 Lawyer, BI-6 informant ------------------------------------------------------------------------------------

function useLawyer(state: S, _move: MoveOf<M, 'lawyer'>, by: Seat): void {
  playerAt(state, by).used = true
  const card = discardIncoming(state)
  tell(state, 'lawyer', { by, card })
}

// BI-6
function passOn(state: S, { to }: MoveOf<M, 'passOn'>, by: Seat): void {
  const { card } = reception(state)
  const informant = playerAt(state, by)
  informant.used = true
  informant.received = false
  playerAt(state, to).received = true
  state.incoming = { card, from: by, to }
  tell(state, 'passedOn', { by, to, card })
}

// ---- BI-4.2 Effects ---------------------------------------------------------------------------------------------------

/** Equipment, obstacles and loot. */
function layDown(state: S): void {
  const { card, to } = reception(state)
  const kind = card as LyingCard
  const { front } = playerAt(state, to)
  const other = counterpart[kind]
  if (other !== null && front[other] > 0) {
    front[other] -= 1
    state.discard[other] += 1
    discardIncoming(state)
    tell(state, 'pair', { by: to, card, other })
  } else {
    front[kind] += 1
    state.incoming = null
    tell(state, 'stays', { by: to, card })
    arrestIfCaught(state, to)
  }
}

/** BI-4.2, BI-4.3: whether the card that is being received would stay as an obstacle, or get its receiver caught. */
export function threatens(state: S): boolean {
  const { card, to } = reception(state)
  const { front } = playerAt(state, to)
  if (card === 'loot' || (card === 'lostLoot' && lootOwners(state, to).length > 0)) {
    return caughtWith({ ...front, loot: front.loot + 1 }) !== null
  }
  const obstacle = obstacles.find((one) => one === card)
  if (!obstacle) return false
  const other = counterpart[obstacle]
  return other === null || front[other] === 0
}

export function obstaclesBefore(state: S, seat: Seat): Obstacle[] {
  const { front } = playerAt(state, seat)
  return obstacles.filter((obstacle) => front[obstacle] > 0)
}

function cloverTakes(state: S, { obstacle }: MoveOf<M, 'clover'>): void {
  const { to } = reception(state)
  playerAt(state, to).front[obstacle] -= 1
  state.discard[obstacle] += 1
  discardIncoming(state)
  tell(state, 'clover', { by: to, obstacle })
}

/** With one kind of obstacle or none, there is nothing to ask. */
function cloverTakesOnly(state: S): void {
  const { to } = reception(state)
  const [obstacle] = obstaclesBefore(state, to)
  if (obstacle) return cloverTakes(state, { type: 'clover', obstacle })
  discardIncoming(state)
  tell(state, 'cloverIdle', { by: to })
}

export const hasLootBut =
  (but: Seat) =>
  ({ front }: Player, seat: Seat): boolean =>
    seat !== but && front.loot > 0

const lootOwners = (state: S, but: Seat): readonly Seat[] => seatsWhere(state, hasLootBut(but))

function steal(state: S, { from }: MoveOf<M, 'steal'>): void {
  const { to } = reception(state)
  playerAt(state, from).front.loot -= 1
  playerAt(state, to).front.loot += 1
  discardIncoming(state)
  tell(state, 'stole', { by: to, from })
  arrestIfCaught(state, to)
}

/** With one owner of loot or none, there is nothing to ask. */
function stealFromOnly(state: S): void {
  const { to } = reception(state)
  const [from] = lootOwners(state, to)
  if (from !== undefined) return steal(state, { type: 'steal', from })
  discardIncoming(state)
  tell(state, 'lostLootIdle', { by: to })
}

// ---- BI-4.2 Panic -----------------------------------------------------------------------------------------------------

function startPanic(state: S): void {
  const { to } = reception(state)
  state.panic = { by: to, choices: state.players.map(() => null), moving: [] }
  discardIncoming(state)
  tell(state, 'panic', { by: to })
}

function choose(state: S, { card }: MoveOf<M, 'choose'>, by: Seat): void {
  panicOf(state).choices[by] = card
  tell(state, 'chose', { by })
}

/** All chosen cards leave before any is received; whoever got the panic card is the first to receive one. */
function moveCards(state: S): void {
  const panic = panicOf(state)
  let to = panic.by
  do {
    const from = rightOf(state, to)
    const card = panic.choices[from]
    if (card) {
      playerAt(state, from).front[card] -= 1
      panic.moving.push({ card, from, to })
      tell(state, 'moved', { from, to, card })
    }
    to = leftOf(state, to)
  } while (to !== panic.by)
  panic.choices.fill(null)
}

function nextMovingCard(state: S): void {
  state.incoming = panicOf(state).moving.shift() ?? null
}

function endPanic(state: S): void {
  state.panic = null
}

// ---- BI-4.3 Caught? ---------------------------------------------------------------------------------------------------

function arrestIfCaught(state: S, by: Seat): void {
  const player = playerAt(state, by)
  const combination = caughtWith(player.front)
  if (combination === null) return
  player.out = combination
  discardFront(state, by)
  tell(state, 'caught', { by, with: combination })
  if (by === state.activePlayer && stillIn(state) > 1) takeOver(state)
}

// BI-3.3
function takeOver(state: S): void {
  state.activePlayer = leftOf(state, state.activePlayer)
  state.tookOver = true
  tell(state, 'tookOver', { by: state.activePlayer })
}

// ---- BI-5.1 The end ---------------------------------------------------------------------------------------------------

function win(state: S): void {
  tell(state, 'won', { by: state.players.findIndex((player) => player.out === null) })
}

// ---- Discarding -------------------------------------------------------------------------------------------------------

function discardIncoming(state: S): Card {
  const { card } = reception(state)
  state.discard[card] += 1
  state.incoming = null
  return card
}

function discardFront(state: S, seat: Seat): void {
  const { front } = playerAt(state, seat)
  for (const card of lyingCards) {
    state.discard[card] += front[card]
    front[card] = 0
  }
}

export const rules = {
  openRound,
  turnUp,
  give,
  closeRound,
  useLawyer,
  passOn,
  layDown,
  cloverTakes,
  cloverTakesOnly,
  steal,
  stealFromOnly,
  startPanic,
  choose,
  moveCards,
  nextMovingCard,
  endPanic,
  win,
}

const receives = (card: Card) => (state: S) => reception(state).card === card

/** What the chart asks in order to find its way; legality is in moves.ts. */
export const conditions = {
  oneIsLeft: (state: S) => stillIn(state) === 1,
  allHaveReceived: (state: S) => awaiting(state) === 0,
  hiddenCardIsUsed: (state: S) => playerAt(state, reception(state).to).used,
  lies: (state: S) => isLying(reception(state).card),
  isPanic: receives('panic'),
  isClover: receives('clover'),
  hasNoChoiceOfObstacle: (state: S) => obstaclesBefore(state, reception(state).to).length < 2,
  hasNoChoiceOfLoot: (state: S) => lootOwners(state, reception(state).to).length < 2,
  allHaveChosen: (state: S) => choosing(state) === 0,
  inPanic: (state: S) => state.panic !== null,
  cardsAreMoving: (state: S) => state.panic !== null && state.panic.moving.length > 0,
}
