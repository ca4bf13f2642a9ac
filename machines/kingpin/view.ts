/** KP-6: what a seat may know. */
import type { View, Viewer } from '../kernel/game.ts'
import { readable } from '../kernel/journal.ts'
import { denAt, type Den } from './data.ts'
import { ascending, pieceAt, type KingpinState, type Looking, type Looks, type Piece } from './state.ts'

/** A piece as everybody sees it. */
export interface ShownPiece extends Omit<Piece, 'crook'> {
  /** null: face down, in a hand, or killed face down. */
  crook: number | null
}

/** A seat's notes: what it has seen, and the others haven't. Empty ones count too: any turn may begin with a look. */
export interface Notes {
  /** `gone` of these crooks are there no more; those `missed` left unseen, as a later look showed. */
  dens: { den: Den; crooks: number[]; gone: number; missed: number[][] }[]
  /** Crooks that don't show: one's own, those that one has spied, and those that one knows by what a den is missing. */
  pieces: { piece: number; crook: number }[]
}

export interface KingpinView extends View {
  phase: string
  turn: number
  turns: number
  money: number[]
  passed: boolean[]
  /** How many crooks lie under each den. */
  dens: number[]
  pieces: ShownPiece[]
  looks: Looks[]
  looking: Looking | null
  mine: Notes | null
}

export function view(state: KingpinState, viewer: Viewer): Omit<KingpinView, 'active'> {
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    turn: state.turn,
    turns: state.turns,
    money: state.money.slice(),
    passed: state.passed.slice(),
    dens: state.dens.map(({ length }) => length),
    pieces: state.pieces.map(shown),
    looks: state.looks.map(({ dens, pieces }) => ({ dens: dens.slice(), pieces })),
    looking: state.looking,
    mine: viewer === 'table' || state.phase === 'over' ? null : notesOf(state, viewer),
  }
}

function shown({ crook, den, seat, at, faceUp }: Piece): ShownPiece {
  return { crook: faceUp ? crook : null, den, seat, at, faceUp }
}

function notesOf(state: KingpinState, viewer: number): Notes {
  const looks = state.looks[viewer] as Looks
  const crooksOf = (pieces: readonly number[]): number[] => pieces.map((piece) => pieceAt(state, piece).crook)
  const dens = looks.dens.flatMap((look, index) => {
    if (look === null) return []
    const lying = state.dens[index] as number[]
    const crooks = [...lying, ...crooksOf(look.gone)].sort(ascending)
    const missed = look.missed.map((pieces) => crooksOf(pieces).sort(ascending))
    return crooks.length + missed.length === 0 ? [] : [{ den: denAt(index), crooks, gone: look.gone.length, missed }]
  })
  const missedAlone = looks.dens.flatMap((look) => look?.missed.filter(({ length }) => length === 1).flat() ?? [])
  const knows = (piece: number, { seat, at }: Piece): boolean =>
    seat === viewer || looks.pieces.includes(piece) || (at !== 'killed' && missedAlone.includes(piece))
  const pieces = state.pieces.flatMap((piece, index) =>
    !piece.faceUp && knows(index, piece) ? [{ piece: index, crook: piece.crook }] : [],
  )
  return { dens, pieces }
}
