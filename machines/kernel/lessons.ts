/**
 * Lessons are data: a position, who learns, and steps that each ask for one thing. Their words stand in the catalogue of
 * the game's lessons, under names that are made here; what they point at has its name on the board.
 */
import type { Game, Move, Options, Seat, State } from './game.ts'
import { sameJson } from './json.ts'

/** What is learnt of one game, in this order; then a first game against gentle bots. */
export interface Course<S extends State = State, M extends Move = Move> {
  lessons: readonly Lesson<S, M>[]
  firstGame: { seats: number; options?: Options }
}

/** One idea. Its words: `lesson.<id>` is the title, `lesson.<id>.goal` what one will be able to do. */
export interface Lesson<S extends State = State, M extends Move = Move> {
  id: string
  /** The learner's. */
  seat: Seat
  /** Where it begins, laid out by hand; the same every time. */
  position(): S
  /** At most eight; the first gives something to do. */
  steps: readonly LessonStep<S, M>[]
}

/** A position that one can open and play on from: a worked example of the rulebook. Its title is `example.<id>`. */
export interface Example<S extends State = State> {
  id: string
  /** The paragraph that it is an example of. */
  rule: string
  /** Whose place one takes. */
  seat: Seat
  position(): S
}

export interface LessonStep<S extends State = State, M extends Move = Move> {
  /** Names its sentence, `lesson.<lesson>.<say>`: at most 25 words. It may name players: `{seat1:seat}`. */
  say: string
  /** What it is about, by `data-anchor` or `data-about` on the board as the learner sees it then. */
  about: readonly string[]
  /** What it is about after the learner's first move of several, after the second … */
  then?: readonly (readonly string[])[]
  /** The paragraph that says the same: `KP-3.2`. */
  rule: string
  /**
   * How it goes: the learner's moves as they are, everybody else's with `by`. What others do after the learner's last
   * move is played as the next step begins. A move of the learner's own with `by` makes itself. Without a move of the
   * learner's the step is only read.
   */
  line: readonly Entry<M>[]
  /** Other moves that do as well as the line's next: they are simply played, and the rest of the line still works. */
  welcome?(move: M, state: S): boolean
  /** When the step is done; otherwise it is after as many moves of the learner's as the line has. */
  done?(state: S): boolean
  /** Kind words on other legal moves, which are not made: the first that fits. */
  answers?: readonly LessonAnswer<S, M>[]
}

export interface LessonAnswer<S extends State = State, M extends Move = Move> {
  /** All that nothing before fits, if it doesn't say. */
  to?(move: M, state: S): boolean
  /** Names its sentence, as a step's. */
  say: string
}

export type Entry<M extends Move = Move> = M | Scripted<M>

/** A move that the learner doesn't have to make. */
export interface Scripted<M extends Move = Move> {
  by: Seat
  move: M
}

export const by = <M extends Move>(seat: Seat, ...moves: M[]): Scripted<M>[] =>
  moves.map((move) => ({ by: seat, move }))

export const isScripted = <M extends Move>(entry: Entry<M>): entry is Scripted<M> => 'by' in entry && 'move' in entry

/** The learner's moves of a step. */
export const ownMoves = <M extends Move>({ line }: { line: readonly Entry<M>[] }): M[] =>
  line.flatMap((entry) => (isScripted(entry) ? [] : [entry]))

/** What a step is about when the learner has made so many moves in it. */
export function aboutAfter({ about, then = [] }: Pick<LessonStep, 'about' | 'then'>, made: number): readonly string[] {
  return then[Math.min(made, then.length) - 1] ?? about
}

/** Nothing is to be done: one reads, and goes on. */
export const isOnlyRead = <S extends State, M extends Move>(step: LessonStep<S, M>): boolean =>
  ownMoves(step).length === 0

/** A move of the line, and the state that it leads to. */
export interface Rehearsed<S extends State = State, M extends Move = Move> {
  seat: Seat
  move: M
  state: S
}

/** A lesson as it is meant to go. */
export interface Rehearsal<S extends State = State, M extends Move = Move> {
  position: S
  moves: readonly Rehearsed<S, M>[]
  /** By step, and one more for the end: how many moves have been made when it is the learner's turn, or time to read. */
  starts: readonly number[]
}

/** As it is laid out: nothing has been told yet. */
export const laidOut = <S extends State>({ position }: { position(): S }): S => ({ ...position(), journal: [] })

/** Plays the lines of all steps; throws if one of their moves isn't legal. */
export function rehearse<S extends State, M extends Move>(game: Game<S, M>, lesson: Lesson<S, M>): Rehearsal<S, M> {
  const position = laidOut(lesson)
  const moves: Rehearsed<S, M>[] = []
  const starts: number[] = []
  let state = position
  for (const { line } of lesson.steps) {
    let begun = false
    for (const entry of line) {
      const { by: seat, move } = isScripted(entry) ? entry : { by: lesson.seat, move: entry }
      if (!begun && !isScripted(entry)) begun = starts.push(moves.length) > 0
      state = game.apply(state, seat, move)
      moves.push({ seat, move, state })
    }
    if (!begun) starts.push(moves.length)
  }
  return { position, moves, starts: [...starts, moves.length] }
}

/** Whether the learner may make this move: the line's next one, or one that does as well. */
export function isWelcome<S extends State, M extends Move>(
  step: LessonStep<S, M>,
  next: M | undefined,
  state: S,
  move: M,
): boolean {
  return (next !== undefined && sameJson(next, move)) || (step.welcome?.(move, state) ?? false)
}

// ---- Names in the catalogue -----------------------------------------------------------------------------------------------

export const titleOf = ({ id }: { id: string }): string => `lesson.${id}`
export const sentenceOf = ({ id }: { id: string }, { say }: { say: string }): string => `lesson.${id}.${say}`
export const goalOf = ({ id }: { id: string }): string => `lesson.${id}.goal`
export const exampleTitle = ({ id }: { id: string }): string => `example.${id}`
