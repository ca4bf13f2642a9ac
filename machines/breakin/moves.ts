/** Legality, stated once: whom each phase waits for, what could be tried, and what stands in its way. */
import { unhindered, type Step, type Vocabulary } from '../kernel/define.ts'
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { about, refusals } from '../kernel/refusals.ts'
import { bitsWhere, only, setOf } from '../kernel/seats.ts'
import { selections } from '../kernel/selections.ts'
import { lyingCards, obstacles, type LyingCard } from './data.ts'
import { hasLootBut, threatens } from './rules.ts'
import {
  awaiting,
  awaitsCard,
  choosing,
  playerAt,
  reception,
  type BreakInMove,
  type BreakInState,
  type Phase,
} from './state.ts'

type S = BreakInState
type M = BreakInMove

const refusal = refusals('BI')

/** The most players, and so the chairs that a move may name. */
const chairs: readonly Seat[] = [0, 1, 2, 3, 4, 5]

export const vocabulary: Vocabulary<M> = {
  turnUp: {},
  give: { to: chairs },
  lawyer: {},
  accept: {},
  passOn: { to: chairs },
  clover: { obstacle: obstacles },
  steal: { from: chairs },
  choose: { card: lyingCards },
}

// ---- Moves, made once: playouts ask for them a hundred thousand times a second ----------------------------------------

const turnUp: readonly M[] = [{ type: 'turnUp' }]
const accept: M = { type: 'accept' }
const clovers = selections(obstacles.map((obstacle): M => ({ type: 'clover', obstacle })))
const choices = selections(lyingCards.map((card): M => ({ type: 'choose', card })))
const gives = selections(chairs.map((to): M => ({ type: 'give', to })))
const steals = selections(chairs.map((from): M => ({ type: 'steal', from })))
const answers = selections<M>([accept, { type: 'lawyer' }, ...chairs.map((to): M => ({ type: 'passOn', to }))])

// ---- Who ----------------------------------------------------------------------------------------------------------------

const activePlayer = (state: S): readonly Seat[] => only(state.activePlayer)
const receiver = (state: S): readonly Seat[] => only(reception(state).to)

const choosers = (state: S): readonly Seat[] => setOf(choosing(state))

// ---- What could be tried: bit by bit, in the order of the moves above -----------------------------------------------------

function lyingBefore(state: S, seat: Seat, cards: readonly LyingCard[]): number {
  const { front } = playerAt(state, seat)
  let bits = 0
  for (let at = 0; at < cards.length; at++) if (front[cards[at] as LyingCard] > 0) bits |= 1 << at
  return bits
}

/** Accept, lawyer, and passing on to every chair. */
function answering(state: S, seat: Seat): number {
  if (playerAt(state, seat).hidden === 'lawyer') return 0b11
  return state.panic ? 0b01 : 0b01 | ((awaiting(state) & ~(1 << seat)) << 2)
}

// ---- What stands in the way -------------------------------------------------------------------------------------------

const emptyChair = refusal('3.1', 'noMove')
const hasReceived = refusal('3.1', 'hasReceived')
const receiverIsOut = refusal('3.1', 'receiverIsOut')
const notInFront = refusal('4.2', 'notInFront')
const noLoot = refusal('4.2', 'noLoot')
const noLawyer = refusal('6', 'noLawyer')
const noInformant = refusal('6', 'noInformant')

/** BI-3.1: a card goes to somebody who awaits one. */
function obstacleToReceiver({ players }: S, to: Seat): Refusal | undefined {
  const player = players[to]
  if (!player) return emptyChair
  if (awaitsCard(player)) return undefined
  return about(player.out === null ? hasReceived : receiverIsOut, { to })
}

// BI-6
function obstacleToPassOn(state: S, seat: Seat, { to }: MoveOf<M, 'passOn'>): Refusal | undefined {
  if (playerAt(state, seat).hidden !== 'informant') return noInformant
  if (state.panic) return refusal('4.2', 'noInformantInPanic')
  if (to === seat) return refusal('6', 'passOnToSelf')
  const obstacle = obstacleToReceiver(state, to)
  return obstacle && { ...obstacle, rule: 'BI-6' }
}

function obstacleToSteal(state: S, seat: Seat, { from }: MoveOf<M, 'steal'>): Refusal | undefined {
  if (from === seat) return refusal('4.2', 'stealFromSelf')
  const victim = state.players[from]
  if (!victim) return emptyChair
  return victim.front.loot > 0 ? undefined : about(noLoot, { from })
}

function obstacleToCard(state: S, seat: Seat, card: LyingCard): Refusal | undefined {
  return playerAt(state, seat).front[card] > 0 ? undefined : about(notInFront, { card })
}

// ---- The phases -------------------------------------------------------------------------------------------------------

/** All lies open on the table, but for hidden cards that may be the informant. */
const open = (): boolean => true

export const steps: Record<Exclude<Phase, 'over'>, Step<S, M>> = {
  // BI-3.1
  'round.turnUp': {
    active: activePlayer,
    candidates: () => turnUp,
    exact: true,
    obstacles: { turnUp: unhindered },
    otherwise: refusal('3.1', 'turnUpFirst'),
    open,
  },
  'round.give': {
    active: activePlayer,
    candidates: (state) => gives(awaiting(state)),
    exact: true,
    obstacles: { give: (state, _seat, { to }) => obstacleToReceiver(state, to) },
    otherwise: refusal('3.1', 'giveFirst'),
    open,
  },
  // BI-4.1, BI-6
  'receive.question': {
    active: receiver,
    candidates: (state, seat) => answers(answering(state, seat)),
    exact: true,
    obstacles: {
      accept: unhindered,
      lawyer: (state, seat) => (playerAt(state, seat).hidden === 'lawyer' ? undefined : noLawyer),
      passOn: obstacleToPassOn,
    },
    otherwise: refusal('4.1', 'answerFirst'),
    open: ({ informant }) => !informant,
    // Whoever may hold the informant is always asked: a harmless card can be passed on too.
    obvious: (state) => (state.informant || threatens(state) ? undefined : accept),
  },
  // BI-4.2
  'receive.clover': {
    active: receiver,
    candidates: (state, seat) => clovers(lyingBefore(state, seat, obstacles)),
    exact: true,
    obstacles: { clover: (state, seat, { obstacle }) => obstacleToCard(state, seat, obstacle) },
    otherwise: refusal('4.2', 'cloverFirst'),
    open,
  },
  'receive.lostLoot': {
    active: receiver,
    candidates: (state, seat) => steals(bitsWhere(state, hasLootBut(seat))),
    exact: true,
    obstacles: { steal: obstacleToSteal },
    otherwise: refusal('4.2', 'stealFirst'),
    open,
  },
  'panic.choose': {
    active: choosers,
    candidates: (state, seat) => choices(lyingBefore(state, seat, lyingCards)),
    exact: true,
    obstacles: { choose: (state, seat, { card }) => obstacleToCard(state, seat, card) },
    otherwise: refusal('4.2', 'chooseFirst'),
    // The last one to choose has nothing to keep secret any more.
    open,
  },
}
