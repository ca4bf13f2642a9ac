/** A full table that a seat's view allows: what it has noted is kept, the rest is dealt anew. */
import type { Seat } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import { crooks, denIndex, kingpinNumber } from './data.ts'
import { canPlace } from './moves.ts'
import { ascending, pieceAt, type KingpinState, type Piece } from './state.ts'
import type { KingpinView } from './view.ts'

const unknown = 0

export function imagine(view: KingpinView, seat: Seat, random: Random): KingpinState {
  const state: KingpinState = {
    phase: view.phase,
    random: random.fork().state(),
    seats: view.money.length,
    journal: view.news.map(({ key, params }) => ({ key, params })),
    turn: view.turn,
    turns: view.turns,
    money: view.money.slice(),
    passed: view.passed.slice(),
    dens: view.dens.map(() => []),
    box: [],
    pieces: view.pieces.map(({ crook, den, seat, at, faceUp }) => ({ crook: crook ?? unknown, den, seat, at, faceUp })),
    looks: view.looks.map(({ dens, pieces }) => ({ dens: dens.slice(), pieces })),
    looking: view.looking,
  }
  const notes = view.mine ?? { dens: [], pieces: [] }
  for (const { piece, crook } of notes.pieces) pieceAt(state, piece).crook = crook
  for (const { den, crooks: seen, missed } of notes.dens) {
    const index = denIndex(den)
    const look = view.looks[seat]?.dens[index]
    look?.missed.forEach((pieces, group) => {
      const named = random.shuffle((missed[group] as number[]).slice())
      pieces.forEach((piece, i) => (pieceAt(state, piece).crook = named[i] as number))
    })
    const hidden = (look?.gone ?? []).map((piece) => pieceAt(state, piece))
    state.dens[index] = dealOnto(hidden, seen, state, view, random).sort(ascending)
  }

  const accounted = new Set([...state.pieces.map(({ crook }) => crook), ...state.dens.flat()])
  const loose = crooks.map(({ number }) => number).filter((number) => !accounted.has(number))
  const hidden = state.pieces.filter(({ crook }) => crook === unknown)
  const rest = dealOnto(hidden, loose, state, view, random)
  state.dens = state.dens.map((noted, index) => {
    const missing = (view.dens[index] as number) - noted.length
    return missing === 0 ? noted : rest.splice(0, missing).sort(ascending)
  })
  state.box = rest.sort(ascending)
  return state
}

/** Gives each of these pieces one of the crooks that it can be; returns the others, shuffled. */
function dealOnto(
  pieces: readonly Piece[],
  from: readonly number[],
  state: KingpinState,
  view: KingpinView,
  random: Random,
): number[] {
  const rest = random.shuffle(from.slice())
  // KP-4.5: no kingpin lies face down, and it is in a hand only if it was the last of its den.
  const kingpinIsTaken = rest.length === pieces.length && rest.includes(kingpinNumber)
  const fitsHand = ({ seat, den }: Piece, number: number): boolean => {
    if (number !== kingpinNumber) return !kingpinIsTaken && canPlace(state, seat, number)
    return view.dens[denIndex(den)] === 0 && canPlace(state, seat, number)
  }
  const inHandFirst = pieces.toSorted((a, b) => Number(b.at === 'hand') - Number(a.at === 'hand'))
  for (const piece of inHandFirst) {
    const fits = (number: number): boolean => (piece.at === 'hand' ? fitsHand(piece, number) : number !== kingpinNumber)
    piece.crook = rest.splice(rest.findIndex(fits), 1)[0] as number
  }
  return rest
}
