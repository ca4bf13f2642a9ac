/** Tables laid out by hand, for tests that tell one story. */
import type { Seat } from '../kernel/game.ts'
import { crooks, denIndex, type Den } from './data.ts'
import { kingpin } from './index.ts'
import type { Face, KingpinMove, KingpinState } from './state.ts'

/** A crook's number by its name. */
export function who(name: string): number {
  const found = crooks.find((crook) => crook.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found.number
}

/** A crook on the street: whose, where, who, and which way up. */
export type Laid = [seat: Seat, target: number, name: string, face?: Face, den?: Den]

export interface Layout {
  seats?: number
  turn?: Seat
  money?: number[]
  passed?: Seat[]
  /** The dens that are not empty. */
  dens?: Partial<Record<Den, string[]>>
  street?: Laid[]
}

/** It is seat 0's turn to choose, everybody has $18, and all that is not named is in the box. */
export function table({ seats = 2, turn = 0, money, passed = [], dens = {}, street = [] }: Layout): KingpinState {
  const state = kingpin.setup({ seats, seed: 'a table' })
  state.journal = []
  state.turn = turn
  if (money) state.money = money
  state.passed = state.passed.map((_, seat) => passed.includes(seat))
  state.dens = state.dens.map(() => [])
  for (const [den, names] of Object.entries(dens)) {
    state.dens[denIndex(den as Den)] = names.map(who).sort((a, b) => a - b)
  }
  state.pieces = street.map(([seat, at, name, face = 'up', den = 'A']) => {
    return { crook: who(name), den, seat, at, faceUp: face === 'up' }
  })
  const used = [...state.dens.flat(), ...state.pieces.map(({ crook }) => crook)]
  state.box = crooks.map(({ number }) => number).filter((number) => !used.includes(number))
  return state
}

/** Moves made one after the other, each by the seat whose turn it is. */
export function play(state: KingpinState, ...moves: KingpinMove[]): KingpinState {
  return moves.reduce((now, move) => kingpin.apply(now, now.turn, move), state)
}

export const pass: KingpinMove = { type: 'pass' }
export const putBack: KingpinMove = { type: 'putBack' }
export const decline: KingpinMove = { type: 'decline' }
export const pickpocket: KingpinMove = { type: 'pickpocket' }
export const recruit = (den: Den): KingpinMove => ({ type: 'recruit', den })
export const take = (name: string): KingpinMove => ({ type: 'take', crook: who(name) })
export const place = (target: number, face: Face = 'up'): KingpinMove => ({ type: 'place', target, face })
export const swap = (to: number): KingpinMove => ({ type: 'swap', to })
export const kill = (victim: Seat): KingpinMove => ({ type: 'kill', victim })
export const spyDen = (den: Den): KingpinMove => ({ type: 'spyDen', den })
export const spyTarget = (target: number): KingpinMove => ({ type: 'spyTarget', target })

/** A whole turn: recruit, take, place. */
export const raid = (den: Den, name: string, target: number, face: Face = 'up'): KingpinMove[] => [
  recruit(den),
  take(name),
  place(target, face),
]

export const legal = (state: KingpinState): readonly KingpinMove[] => kingpin.legalMoves(state, state.turn)

/** The paragraph and sentence that refuse a move of the seat whose turn it is. */
export function refused(state: KingpinState, move: KingpinMove): string | undefined {
  const refusal = kingpin.whyNot(state, state.turn, move)
  return refusal && `${refusal.rule} ${refusal.message.replace('refusal.', '')}`
}

/** Who of a seat lies at a target, in the order in which they came. */
export function at(state: KingpinState, seat: Seat, target: number): string[] {
  return state.pieces
    .filter((piece) => piece.seat === seat && piece.at === target)
    .map(({ crook, faceUp }) => `${crooks[crook - 1]?.name}${faceUp ? '' : ' (face down)'}`)
}

/** A seat's row, full of crooks without a skill. */
export const fullRow = (seat: Seat, ...except: number[]): Laid[] =>
  ['Loudmouth', 'The Leak', 'Duchess', 'Bookie', 'Tinker', 'Matches', 'Countess', 'Sticks']
    .map((name, index): Laid => [seat, index + 2, name])
    .filter(([, target]) => !except.includes(target))
