/** Why a move of a seat whose turn it is can't be made: the paragraph, and a sentence of the catalogue. */
import type { Refusal, Seat } from '../kernel/game.ts'
import type { Params } from '../kernel/journal.ts'
import { cards, obstacles } from './data.ts'
import { playerAt, type BreakInMove, type BreakInState, type Phase } from './state.ts'

type S = BreakInState

const refusal = (rule: string, message: string, params: Params = {}): Refusal => ({
  rule,
  message: `refusal.${message}`,
  params,
})

/** What a phase waits for, when somebody tries something else. */
const waitsFor: Readonly<Record<Phase, Refusal>> = {
  'round.turnUp': refusal('BI-3.1', 'turnUpFirst'),
  'round.give': refusal('BI-3.1', 'giveFirst'),
  'receive.question': refusal('BI-4.1', 'answerFirst'),
  'receive.clover': refusal('BI-4.2', 'cloverFirst'),
  'receive.lostLoot': refusal('BI-4.2', 'stealFirst'),
  'panic.choose': refusal('BI-4.2', 'chooseFirst'),
  over: refusal('BI-5.1', 'over'),
}

const phaseOf: Readonly<Record<BreakInMove['type'], Phase>> = {
  turnUp: 'round.turnUp',
  give: 'round.give',
  lawyer: 'receive.question',
  accept: 'receive.question',
  passOn: 'receive.question',
  clover: 'receive.clover',
  steal: 'receive.lostLoot',
  choose: 'panic.choose',
}

const noMove = refusal('BI-3.1', 'noMove')

export function refuse(state: S, seat: Seat, move: BreakInMove): Refusal {
  if (phaseOf[move.type] !== state.phase) return waitsFor[state.phase]
  switch (move.type) {
    case 'give':
      return refuseReceiver(state, move.to, 'BI-3.1')
    case 'lawyer':
      return refusal('BI-6', 'noLawyer')
    case 'passOn':
      if (playerAt(state, seat).hidden !== 'informant') return refusal('BI-6', 'noInformant')
      if (state.panic) return refusal('BI-4.2', 'noInformantInPanic')
      return move.to === seat ? refusal('BI-6', 'passOnToSelf') : refuseReceiver(state, move.to, 'BI-6')
    case 'clover':
      return obstacles.includes(move.obstacle) ? refusal('BI-4.2', 'notInFront', { card: move.obstacle }) : noMove
    case 'steal':
      if (move.from === seat) return refusal('BI-4.2', 'stealFromSelf')
      return isSeat(state, move.from) ? refusal('BI-4.2', 'noLoot', { from: move.from }) : noMove
    case 'choose':
      return cards.includes(move.card) ? refusal('BI-4.2', 'notInFront', { card: move.card }) : noMove
    default:
      return noMove
  }
}

function refuseReceiver(state: S, to: Seat, rule: string): Refusal {
  if (!isSeat(state, to)) return noMove
  const { out, received } = playerAt(state, to)
  if (out !== null) return refusal(rule, 'receiverIsOut', { to })
  return received ? refusal(rule, 'hasReceived', { to }) : noMove
}

function isSeat(state: S, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < state.seats
}
