/** The contract that every game keeps, and that hosts, bots, tests and screens rest on. */
import type { AnyStateMachine } from 'xstate'
import type { Entry, Phrase, Params } from './journal.ts'
import type { Random, RandomState } from './random.ts'

export const gameIds = ['kingpin', 'nightfall', 'syndicate', 'breakin', 'hadria'] as const
export type GameId = (typeof gameIds)[number]

/** Players are numbered from 0, clockwise. */
export type Seat = number
/** Somebody at the table, or a spectator who sees what all may see. */
export type Viewer = Seat | 'table'

export interface Move {
  type: string
}
/** The moves of one type. */
export type MoveOf<M extends Move, Type extends M['type']> = Extract<M, { type: Type }>

/** Plain JSON, always: no classes, Maps, Dates, functions or undefined. */
export interface State {
  /** The chart's leaf state, as a path: `round.give`. */
  phase: string
  random: RandomState
  seats: number
  /** The entries of the last move. */
  journal: Entry[]
}

export interface View {
  seat: Viewer
  phase: string
  /** Who may move now; in secret phases, who hasn't yet. Nobody in the middle of a move. */
  active: readonly Seat[]
  /** What this viewer may read of the last move. */
  news: Phrase[]
  /** What this seat knows and the table doesn't; null if there is nothing, and it has no secret choice to make now. */
  mine: unknown
}

export type Options = Record<string, boolean | number | string>

export type OptionSpec = { name: string } & (
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; values: readonly string[]; default: string }
  | { kind: 'number'; min: number; max: number; default: number }
)

export interface Config {
  seats: number
  seed: string
  options?: Options
}

/** Why a move is not possible: a rulebook paragraph, and a sentence of the message catalogue. */
export interface Refusal {
  rule: string
  message: string
  params: Params
}

export interface Outcome {
  /** Several on a shared victory; none when all have lost. */
  winners: readonly Seat[]
  scores: readonly Score[]
}

export interface Score {
  seat: Seat
  total: number
  /** Where the total came from, in the order in which it should be told. */
  parts: readonly { label: string; points: number; params?: Params }[]
}

export interface Game<S extends State = State, M extends Move = Move, V extends View = View> {
  id: GameId
  rulesVersion: number
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  chart: AnyStateMachine
  setup(config: Config): S
  /** Who may move now; several at once in secret phases; none when the game is over. */
  active(state: S): readonly Seat[]
  /** All that this seat may do now: complete, without doubles, in a stable order. */
  legalMoves(state: S, seat: Seat): readonly M[]
  /** Every move that has a place in this game, possible or not: what `whyNot` can be asked about. */
  everyMove(): Iterable<M>
  /** The state after the move; throws IllegalMove and changes nothing. */
  apply(state: S, seat: Seat, move: M): S
  /** What a legal move passes through: a moment after each line that it tells; the last one is the state after it. */
  moments(state: S, seat: Seat, move: M): readonly Moment<S, V>[]
  /** Silent: it keeps no journal, and differs in nothing else. */
  simulate(state: S, how?: { silent: boolean }): Simulation<S, M>
  /** Why this move can't be made now; undefined if it can. */
  whyNot(state: S, seat: Seat, move: M): Refusal | undefined
  /** One seat is to move, and what it may do depends on nothing that anybody else doesn't know. */
  open(state: S): boolean
  /** There is something to look at before this state is left: nobody may hurry the seat on. */
  lingers(state: S): boolean
  /** What a move from here leads to is dealt for later: the mover need not look at it before the game goes on. */
  deals(state: S): boolean
  /** What was told from here to there concerns all: they look at it together, before anybody is asked in secret again. */
  shared(from: S, to: S): boolean
  /** The move that hardly anybody would leave here; undefined where there is something to think about. */
  obvious(state: S, seat: Seat): M | undefined
  /** On a way of several moves: the types of move that are no new choice when they become possible; none where there is no such way. */
  passing(state: S): readonly M['type'][]
  view(state: S, viewer: Viewer): V
  /** A full state that this view allows, random in all that its seat can't know. */
  imagine(view: V, seat: Seat, random: Random): S
  outcome(state: S): Outcome | undefined
  /** A state that was saved under older rules, as these rules would have it; undefined if they can't go on from it. */
  upgrade?(state: State, from: number): S | undefined
}

/** The table in the middle of a move, when a line has just been told. */
export interface Moment<S extends State = State, V extends View = View> {
  state: S
  view(viewer: Viewer): V
}

/** A game played in place on a copy of its own, at full speed. Moves are trusted: take them from legalMoves. */
export interface Simulation<S extends State, M extends Move> {
  state: S
  active(): readonly Seat[]
  legalMoves(seat: Seat): readonly M[]
  play(seat: Seat, move: M): void
  outcome(): Outcome | undefined
}

export class IllegalMove extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`${refusal.message} (${refusal.rule})`)
    this.name = 'IllegalMove'
    this.refusal = refusal
  }
}

/** A table that can't be set up as asked. */
export class BadConfig extends Error {
  override name = 'BadConfig'
}
