/** KP-3: a turn, pass or recruit and raid. Each rule changes a state that it owns. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeOut } from '../kernel/zones.ts'
import { denPrice, faceDownPrice } from './data.ts'
import { lookInto, noteGone, noteShown, tellDen } from './notes.ts'
import { crooksIn, latest, moneyOf, type KingpinMove, type KingpinState } from './state.ts'

type M = KingpinMove

/** KP-3.1 */
export function pass(state: KingpinState): void {
  state.passed[state.turn] = true
  tell(state, 'passed', { by: state.turn })
}

/** KP-3.3 */
export function passForced(state: KingpinState): void {
  state.passed[state.turn] = true
  const noneLeft = state.dens.every(({ length }) => length === 0)
  tell(state, noneLeft ? 'passedDensEmpty' : 'passedBroke', { by: state.turn })
}

export function allPassed(state: KingpinState): boolean {
  return !state.passed.includes(false)
}

/** KP-3.3 */
export function mustPass(state: KingpinState): boolean {
  return openDens(state, state.turn) === 0
}

/** KP-3.2, by their bits: the dens that the seat can recruit from. */
export function openDens(state: KingpinState, seat: Seat): number {
  const money = moneyOf(state, seat)
  let open = 0
  for (let index = 0; index < state.dens.length; index++) {
    const { length } = state.dens[index] as number[]
    if (length > 0 && denPrice(length) <= money) open |= 1 << index
  }
  return open
}

/** KP-2.2, KP-3.1: clockwise, past those who are out. */
export function nextSeat(state: KingpinState): void {
  if (allPassed(state)) return
  do state.turn = (state.turn + 1) % state.seats
  while (state.passed[state.turn])
  state.turns += 1
}

/** KP-3.2 */
export function recruit(state: KingpinState, { den }: MoveOf<M, 'recruit'>): void {
  const price = denPrice(crooksIn(state, den).length)
  pay(state, state.turn, price)
  lookInto(state, den, price)
  tell(state, 'recruited', { by: state.turn, den, price })
  tellDen(state, den)
}

/** KP-3.2 */
export function take(state: KingpinState, { crook }: MoveOf<M, 'take'>): void {
  const { looking, turn: seat } = state
  if (looking === null || !('den' in looking)) throw new Error('No den is open')
  const { den } = looking
  takeOut(crooksIn(state, den), crook)
  state.pieces.push({ crook, den, seat, at: 'hand', faceUp: false })
  state.looking = null
  noteGone(state, state.pieces.length - 1)
  tell(state, 'took', { by: seat, den })
  tell(state, 'tookCrook', { by: seat, den, crook }, [seat])
}

/** KP-3.6: the fee is lost. After spying, which is free, this only ends the look. */
export function putBack(state: KingpinState): void {
  const { looking, turn } = state
  state.looking = null
  if (looking !== null && 'den' in looking && looking.fee > 0) {
    tell(state, 'feeLost', { by: turn, den: looking.den, price: looking.fee })
  }
}

/** KP-3.4 */
export function placeFaceUp(state: KingpinState, { target }: MoveOf<M, 'place'>): void {
  const piece = latest(state)
  piece.at = target
  piece.faceUp = true
  noteShown(state, state.pieces.length - 1)
  tell(state, 'placedUp', { by: piece.seat, den: piece.den, crook: piece.crook, target })
}

/** KP-3.4 */
export function placeFaceDown(state: KingpinState, { target }: MoveOf<M, 'place'>): void {
  const piece = latest(state)
  piece.at = target
  pay(state, piece.seat, faceDownPrice)
  tell(state, 'placedDown', { by: piece.seat, den: piece.den, target })
  tell(state, 'placedDownCrook', { by: piece.seat, den: piece.den, crook: piece.crook, target }, [piece.seat])
}

export function isFaceDown(_state: KingpinState, { face }: MoveOf<M, 'place'>): boolean {
  return face === 'down'
}

function pay(state: KingpinState, seat: Seat, price: number): void {
  state.money[seat] = moneyOf(state, seat) - price
}
