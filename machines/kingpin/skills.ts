/** KP-4: the skills of crooks that are played face up. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { crook, pickpocketLoot, targets, type Skill } from './data.ts'
import { lookInto, lookUnder, noteEnd, tellDen } from './notes.ts'
import { hasCrooksAt, latest, moneyOf, pieceAt, type KingpinMove, type KingpinState } from './state.ts'

type M = KingpinMove

const skillOf = (state: KingpinState): Skill | null => crook(latest(state).crook).skill

// KP-4.1

export function isPickpocket(state: KingpinState): boolean {
  return skillOf(state) === 'pickpocket'
}

export function pickpocket(state: KingpinState): void {
  state.money[state.turn] = moneyOf(state, state.turn) + pickpocketLoot
  tell(state, 'pickpocketed', { by: state.turn, dollars: pickpocketLoot })
}

// KP-4.3

/** A swap goes onto an occupied slot: whoever was there will move on. */
export function startsSwap(state: KingpinState, { target }: MoveOf<M, 'place'>): boolean {
  return skillOf(state) === 'swap' && hasCrooksAt(state, state.turn, target)
}

export function swap(state: KingpinState, { to }: MoveOf<M, 'swap'>): void {
  const swapper = latest(state)
  const from = swapper.at
  let moved = 0
  for (const piece of state.pieces) {
    if (piece === swapper || piece.seat !== swapper.seat || piece.at !== from) continue
    piece.at = to
    moved += 1
  }
  if (typeof from === 'number') tell(state, 'swapped', { by: swapper.seat, from, to, count: moved })
}

// KP-4.4

/** A killer goes onto one's own slot. */
export function startsKillOfOwn(state: KingpinState, { target }: MoveOf<M, 'place'>): boolean {
  return skillOf(state) === 'killer' && hasCrooksAt(state, state.turn, target)
}

export function killOwn(state: KingpinState): void {
  remove(state, state.turn)
}

export function hasVictim(state: KingpinState): boolean {
  return skillOf(state) === 'killer' && state.money.some((_, seat) => canKill(state, seat))
}

export function canKill(state: KingpinState, victim: Seat): boolean {
  const { at } = latest(state)
  return victim !== state.turn && typeof at === 'number' && hasCrooksAt(state, victim, at)
}

export function kill(state: KingpinState, { victim }: MoveOf<M, 'kill'>): void {
  remove(state, victim)
}

function remove(state: KingpinState, victim: Seat): void {
  const killer = latest(state)
  const target = killer.at
  const crooks: number[] = []
  let hidden = 0
  for (let index = 0; index < state.pieces.length; index++) {
    const piece = pieceAt(state, index)
    if (piece === killer || piece.seat !== victim || piece.at !== target) continue
    piece.at = 'killed'
    if (piece.faceUp) crooks.push(piece.crook)
    else hidden += 1
    noteEnd(state, index)
  }
  if (typeof target === 'number') tell(state, 'killed', { by: state.turn, victim, target, crooks, hidden })
}

// KP-4.6

export function hasSomethingToSpy(state: KingpinState): boolean {
  if (skillOf(state) !== 'spy') return false
  return state.dens.some(({ length }) => length > 0) || targets.some((target) => hidesSomething(state, target))
}

/** Whether a crook of another seat lies face down there. */
export function hidesSomething(state: KingpinState, target: number): boolean {
  return state.pieces.some(({ at, faceUp, seat }) => !faceUp && seat !== state.turn && at === target)
}

export function spyDen(state: KingpinState, { den }: MoveOf<M, 'spyDen'>): void {
  lookInto(state, den, 0)
  tell(state, 'spiedDen', { by: state.turn, den })
  tellDen(state, den)
}

export function spyTarget(state: KingpinState, { target }: MoveOf<M, 'spyTarget'>): void {
  const by = state.turn
  const crooks = lookUnder(state, target).map((piece) => pieceAt(state, piece).crook)
  tell(state, 'spiedTarget', { by, target })
  tell(state, 'sawTarget', { by, target, crooks }, [by])
}

export function decline(state: KingpinState): void {
  tell(state, 'declined', { by: state.turn, crook: latest(state).crook })
}
