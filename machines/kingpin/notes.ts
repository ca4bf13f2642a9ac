/** KP-6: who has seen what. Only where a seat has looked is kept; what it saw is what lies there. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { denIndex, type Den } from './data.ts'
import { ascending, crooksIn, looksOf, pieceAt, type KingpinState } from './state.ts'

/** The seat whose turn it is sees a den's crooks: its notes on the den start afresh. */
export function lookInto(state: KingpinState, den: Den, fee: number): void {
  const seat = state.turn
  state.looking = { den, fee }
  looksOf(state, seat).dens[denIndex(den)] = []
  tell(state, 'sawDen', { by: seat, den, crooks: crooksIn(state, den).slice() }, [seat])
}

/** The seat whose turn it is sees others' face-down crooks: its notes on their dens no longer guess at them. */
export function lookUnder(state: KingpinState, target: number): void {
  const seat = state.turn
  const hidden = faceDownAt(state, target).filter((piece) => pieceAt(state, piece).seat !== seat)
  const looks = looksOf(state, seat)
  state.looking = { target }
  looks.pieces = [...new Set([...looks.pieces, ...hidden])].sort(ascending)
  for (const piece of hidden) noteFound(state, seat, piece)
  const crooks = hidden.map((piece) => pieceAt(state, piece).crook)
  tell(state, 'sawTarget', { by: seat, target, crooks }, [seat])
}

export function faceDownAt({ pieces }: KingpinState, target: number): number[] {
  const found: number[] = []
  for (const [index, { at, faceUp }] of pieces.entries()) if (at === target && !faceUp) found.push(index)
  return found
}

/** The seat whose turn it is took a piece unseen: to others who had looked into its den, one of those is gone. */
export function noteGone(state: KingpinState, piece: number): void {
  const den = denIndex(pieceAt(state, piece).den)
  for (let seat = 0; seat < state.seats; seat++) {
    const looks = looksOf(state, seat)
    const gone = looks.dens[den]
    if (seat !== state.turn && gone) looks.dens[den] = [...gone, piece]
  }
}

/** Everybody sees a piece. */
export function noteShown(state: KingpinState, piece: number): void {
  for (let seat = 0; seat < state.seats; seat++) noteFound(state, seat, piece)
  noteEnd(state, piece)
}

/** A target's notes end for this piece. */
export function noteEnd(state: KingpinState, piece: number): void {
  for (const looks of state.looks) if (looks.pieces.includes(piece)) looks.pieces = without(looks.pieces, piece)
}

function noteFound(state: KingpinState, seat: Seat, piece: number): void {
  const den = denIndex(pieceAt(state, piece).den)
  const looks = looksOf(state, seat)
  const gone = looks.dens[den]
  if (gone?.includes(piece)) looks.dens[den] = without(gone, piece)
}

const without = (pieces: readonly number[], piece: number): number[] => pieces.filter((other) => other !== piece)
