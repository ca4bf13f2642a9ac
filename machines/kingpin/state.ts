/** What lies on the table, and who has looked where. */
import type { Entry } from '../kernel/journal.ts'
import { random } from '../kernel/random.ts'
import type { Config, Seat, State } from '../kernel/game.ts'
import { crooks, denIndex, forPlayers, seatList, startMoney, targets, type Den } from './data.ts'

export const phases = [
  'turn.choose',
  'turn.take',
  'turn.place',
  'turn.skill.pickpocket',
  'turn.skill.swap',
  'turn.skill.killer',
  'turn.skill.spy',
  'turn.skill.look',
  'over',
] as const
export type PhaseId = (typeof phases)[number]

export const faces = ['up', 'down'] as const
export type Face = (typeof faces)[number]

export type KingpinMove =
  | { type: 'pass' }
  | { type: 'recruit'; den: Den }
  | { type: 'take'; crook: number }
  /** All back under the den, or the spied ones face down again. */
  | { type: 'putBack' }
  | { type: 'place'; target: number; face: Face }
  | { type: 'pickpocket' }
  | { type: 'swap'; to: number }
  | { type: 'kill'; victim: Seat }
  | { type: 'spyDen'; den: Den }
  | { type: 'spyTarget'; target: number }
  /** Leaves a skill unused. */
  | { type: 'decline' }

/** A crook that was taken from a den. Its place in the state's list is its public name. */
export interface Piece {
  crook: number
  /** Where it was recruited. */
  den: Den
  /** Whose it is. */
  seat: Seat
  /** The target that it raids, by its printed value. */
  at: number | 'hand' | 'killed'
  faceUp: boolean
}

/**
 * Where a seat has looked. That is public, and enough to know what its notes say: a den's notes are the crooks that
 * lie there and those of the pieces gone since (KP-6).
 */
export interface Looks {
  /** By den; null if this seat never looked there. */
  dens: (DenLook | null)[]
  /** Others' face-down pieces that this seat has spied. */
  pieces: readonly number[]
}

/** Pieces that others took from a den and didn't show since a seat first looked there. */
export interface DenLook {
  /** Since its last look: it can't tell them from those that still lie there. */
  gone: readonly number[]
  /** Before: each later look showed which crooks these were, though not which is which where several were gone at once. */
  missed: readonly (readonly number[])[]
}

export type Looking = { den: Den; /** What the look has cost. */ fee: number } | { target: number }

export interface KingpinState extends State {
  journal: Entry[]
  /** Whose turn it is. */
  turn: Seat
  /** Which turn of the game it is, from 1. */
  turns: number
  /** By seat. */
  money: number[]
  /** By seat: out for the rest of the game. */
  passed: boolean[]
  /** The crooks under each den, in order of number: their order tells nothing. */
  dens: number[][]
  /** The crooks that were not dealt. */
  box: readonly number[]
  /** All crooks that were taken, in the order in which they were. */
  pieces: Piece[]
  /** By seat. */
  looks: Looks[]
  /** What the seat whose turn it is has before its eyes. */
  looking: Looking | null
}

/** KP-2 */
export function deal({ seats, seed }: Required<Config>): KingpinState {
  const source = random(seed)
  const shuffled = source.shuffle(crooks.map(({ number }) => number))
  const { dealt } = forPlayers(seats)
  const dens = dealt.map((size) => shuffled.splice(0, size).sort(ascending))
  const start = source.int(seats)
  return {
    phase: 'turn.choose',
    random: source.state(),
    seats,
    journal: [{ key: 'started', params: { by: start } }],
    turn: start,
    turns: 1,
    money: seatList(seats).map(() => startMoney),
    passed: seatList(seats).map(() => false),
    dens,
    box: shuffled.sort(ascending),
    pieces: [],
    looks: seatList(seats).map(() => ({ dens: dens.map(() => null), pieces: [] })),
    looking: null,
  }
}

/** Shares only what is never changed in place: the random state, the box, lists of looks, what is looked at. */
export function clone(state: KingpinState): KingpinState {
  return {
    phase: state.phase,
    random: state.random,
    seats: state.seats,
    journal: state.journal.slice(),
    turn: state.turn,
    turns: state.turns,
    money: state.money.slice(),
    passed: state.passed.slice(),
    dens: state.dens.map((den) => den.slice()),
    box: state.box,
    pieces: state.pieces.map(({ crook, den, seat, at, faceUp }) => ({ crook, den, seat, at, faceUp })),
    looks: state.looks.map((looks) => ({ dens: looks.dens.slice(), pieces: looks.pieces })),
    looking: state.looking,
  }
}

/** A table saved under the first rules, whose notes forgot at every look what was gone before it. */
export function upgrade(state: State, from: number): KingpinState | undefined {
  if (from !== 1) return undefined
  const saved = state as Omit<KingpinState, 'looks'> & { looks: { dens: (number[] | null)[]; pieces: number[] }[] }
  const looks = saved.looks.map(({ dens, pieces }) => ({
    dens: dens.map((gone) => gone && { gone, missed: [] }),
    pieces,
  }))
  return { ...saved, looks }
}

export const ascending = (a: number, b: number): number => a - b

export function crooksIn(state: { dens: number[][] }, den: Den): number[] {
  return state.dens[denIndex(den)] as number[]
}

export function moneyOf(state: { money: readonly number[] }, seat: Seat): number {
  return state.money[seat] as number
}

export function looksOf(state: { looks: Looks[] }, seat: Seat): Looks {
  return state.looks[seat] as Looks
}

/** The crook of this turn: in the hand, then where it was played. */
export function latest(state: KingpinState): Piece {
  return state.pieces[state.pieces.length - 1] as Piece
}

export function pieceAt(state: { pieces: Piece[] }, index: number): Piece {
  return state.pieces[index] as Piece
}

export function hasCrooksAt(state: KingpinState, seat: Seat, target: number): boolean {
  // Whether it is a target at all is asked first: a number is compared with a number faster than with a word.
  for (const { seat: owner, at } of state.pieces) {
    if (owner === seat && typeof at === 'number' && at === target) return true
  }
  return false
}

/** By their bits: targets where the seat has no crook. Between two of them is one bit more, for a crook face down. */
export function freeSlots({ pieces }: { pieces: readonly Piece[] }, seat: Seat): number {
  let free = everySlot
  for (let index = 0; index < pieces.length; index++) {
    const { seat: owner, at } = pieces[index] as Piece
    if (owner === seat && typeof at === 'number') free &= ~slotBit(at)
  }
  return free
}

export const slotBit = (target: number): number => 1 << (2 * (target - targets[0]))
export const everySlot = targets.reduce((bits, target) => bits | slotBit(target), 0)
