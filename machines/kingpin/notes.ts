/** KP-6: who has seen what. Only where a seat has looked is kept; what it saw is what lies there. */
import type { Seat } from '../kernel/game.ts'
import { isSilent, tell } from '../kernel/journal.ts'
import { denIndex, type Den } from './data.ts'
import { ascending, crooksIn, looksOf, pieceAt, type DenLook, type KingpinState, type Piece } from './state.ts'

/** The seat whose turn it is sees a den's crooks: its notes on the den start afresh, and name those that were gone. */
export function lookInto(state: KingpinState, den: Den, fee: number): void {
  const looks = looksOf(state, state.turn)
  const { gone, missed } = looks.dens[denIndex(den)] ?? neverLooked
  state.looking = { den, fee }
  looks.dens[denIndex(den)] = { gone: [], missed: gone.length === 0 ? missed : [...missed, gone] }
}

const neverLooked: DenLook = { gone: [], missed: [] }

/** What lies in a den is told to the one who looks. */
export function tellDen(state: KingpinState, den: Den): void {
  if (isSilent(state)) return
  tell(state, 'sawDen', { by: state.turn, den, crooks: crooksIn(state, den).slice() }, [state.turn])
}

/** The seat whose turn it is sees others' face-down crooks: its notes on their dens no longer guess at them. */
export function lookUnder(state: KingpinState, target: number): number[] {
  const seat = state.turn
  const hidden = faceDownAt(state, target).filter((piece) => pieceAt(state, piece).seat !== seat)
  const looks = looksOf(state, seat)
  state.looking = { target }
  looks.pieces = [...new Set([...looks.pieces, ...hidden])].sort(ascending)
  for (const piece of hidden) noteFound(state, seat, piece)
  return hidden
}

export function faceDownAt({ pieces }: KingpinState, target: number): number[] {
  const found: number[] = []
  for (let index = 0; index < pieces.length; index++) {
    const { at, faceUp } = pieces[index] as Piece
    if (!faceUp && typeof at === 'number' && at === target) found.push(index)
  }
  return found
}

/** The seat whose turn it is took a piece unseen: to others who had looked into its den, one of those is gone. */
export function noteGone(state: KingpinState, piece: number): void {
  const den = denIndex(pieceAt(state, piece).den)
  for (let seat = 0; seat < state.seats; seat++) {
    const { dens } = looksOf(state, seat)
    const look = dens[den]
    if (seat !== state.turn && look) dens[den] = { gone: [...look.gone, piece], missed: look.missed }
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
  const { dens } = looksOf(state, seat)
  const den = denIndex(pieceAt(state, piece).den)
  const look = dens[den]
  if (!look || !isUnseen(look, piece)) return
  const missed = look.missed.map((pieces) => without(pieces, piece)).filter(({ length }) => length > 0)
  dens[den] = { gone: without(look.gone, piece), missed }
}

const isUnseen = ({ gone, missed }: DenLook, piece: number): boolean =>
  gone.includes(piece) || missed.some((pieces) => pieces.includes(piece))

const without = (pieces: readonly number[], piece: number): readonly number[] =>
  pieces.includes(piece) ? pieces.filter((other) => other !== piece) : pieces
