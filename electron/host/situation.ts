/**
 * Where a table stands: its past, who sits in front of the screen, who has seen what. Pure: a change makes a new
 * situation, so that one which could not be saved never was.
 */
import type { Game, Move, Seat, State, View, Viewer } from '../../machines/kernel/game.ts'
import { readable, type Note } from '../../machines/kernel/journal.ts'
import { lessonOf, type Lesson } from '../../machines/kernel/undo.ts'
import type { LogLine, UndoState } from './api.ts'
import type { Past, Position } from './replay.ts'
import type { Looks } from './store/games.ts'

export interface Situation extends Past, Looks {
  /** Who looks at the screen; null: nobody, or all of them. */
  front: Seat | null
  /** The people one of whom must take the seat. The curtain is down as long as there are any. */
  waiting: readonly Seat[]
}

/** What stays the same as long as the table stands. */
export interface Round {
  game: Game
  people: readonly Seat[]
}

export function stateOf({ positions }: Past): State {
  return (positions.at(-1) as Position).state
}

/** How many moves have been made, undone ones not counted. */
export function madeIn({ positions, base }: Past): number {
  return base + positions.length - 1
}

/** A table as it is when it is opened: nobody looks yet. */
export function opened(round: Round, past: Past, looks: Looks): Situation {
  return seated(round, { ...past, ...looks, front: null, waiting: [] })
}

export function played(round: Round, situation: Situation, seat: Seat, move: Move): Situation {
  const state = round.game.apply(stateOf(situation), seat, move)
  return seated(round, { ...situation, positions: [...situation.positions, { state, made: { seat, move } }] })
}

export function wentBack(round: Round, situation: Situation, to: number): Situation {
  const atMost = (count: number): number => Math.min(count, to)
  return seated(round, {
    ...situation,
    positions: situation.positions.slice(0, to - situation.base + 1),
    seen: situation.seen.map(atMost),
    lifted: situation.lifted.map(atMost),
  })
}

export function lifted(situation: Situation, seat: Seat): Situation {
  const made = madeIn(situation)
  return { ...shown({ ...situation, front: seat, waiting: [] }), lifted: situation.lifted.with(seat, made) }
}

/** Who sits in front now. The curtain falls between two people if either has secrets. */
function seated(round: Round, situation: Situation): Situation {
  const { game, people } = round
  const state = stateOf(situation)
  const hasSecrets = (seat: Seat): boolean => game.view(state, seat).mine !== null
  const sits = (front: Seat | null): Situation => shown({ ...situation, front, waiting: [] })

  const only = people.length === 1 ? people[0] : undefined
  if (only !== undefined) return sits(only)
  const active = game.active(state)
  if (active.length === 0) return sits(null)
  const next = active.filter((seat) => people.includes(seat))
  const [first] = next
  const { front } = situation
  if (first === undefined) return sits(front)
  if (front !== null && next.includes(front)) return sits(front)
  if (next.some(hasSecrets) || (front !== null && hasSecrets(front)))
    return { ...situation, front: null, waiting: next }
  return sits(first)
}

/** Whoever is in front has now seen everything that was made. */
function shown(situation: Situation): Situation {
  const { front, seen } = situation
  return front === null ? situation : { ...situation, seen: seen.with(front, madeIn(situation)) }
}

// ---- The log ----------------------------------------------------------------------------------------------------------

/** The log as one viewer may read it, and how many moves had been made before each line's. */
export function logOf(past: Past, viewer: Viewer): { line: LogLine; before: number }[] {
  let number = -1
  return past.positions.flatMap(({ state: { journal } }, index) => {
    const notes: Note[] = readable(journal, viewer)
    if (notes.length > 0) number += 1
    return notes.map((note) => ({ line: { ...note, move: number }, before: past.base + index - 1 }))
  })
}

/**
 * What happened since this seat last looked, as far as it may know. Where nothing has happened for all to see there is
 * nothing to tell: what a seat did in secret it knows, and finds in the log.
 */
export function recapFor(situation: Situation, seat: Seat): LogLine[] {
  const seen = situation.seen[seat] ?? 0
  const isNew = ({ before }: { before: number }): boolean => before >= seen
  if (!logOf(situation, 'table').some(isNew)) return []
  return logOf(situation, seat).flatMap((entry) => (isNew(entry) ? [entry.line] : []))
}

/** What this seat saw when it last looked; undefined if that is too long ago. */
export function lastSeenBy({ game }: Round, { seen, positions, base }: Situation, seat: Seat): View | undefined {
  const position = positions[(seen[seat] ?? 0) - base]
  return position && game.view(position.state, seat)
}

// ---- Undo -------------------------------------------------------------------------------------------------------------

export interface Undo {
  state: UndoState
  /** How many moves would be left. */
  to: number
}

/** Asking what was learnt is dear; it is asked once a move. */
const lessons = new WeakMap<Position, Lesson | 'none'>()

/** Back to before the last move of a person, with the bots' moves since; but nobody ever un-sees anything. */
export function undoOf({ game, people }: Round, { positions, base, lifted }: Situation): Undo {
  const last = positions.findLastIndex(({ made }) => made !== null && people.includes(made.seat))
  if (last < 1) return { state: 'nothing', to: base }
  const to = base + last - 1
  const mover = positions[last]?.made?.seat
  if (lifted.some((at, seat) => seat !== mover && at > to)) return { state: 'looked', to }
  for (let index = last; index < positions.length; index++) {
    const lesson = lessonAt(game, positions, index)
    if (lesson !== 'none') return { state: lesson, to }
  }
  return { state: 'possible', to }
}

function lessonAt(game: Game, positions: readonly Position[], index: number): Lesson | 'none' {
  const { state: before } = positions[index - 1] as Position
  const position = positions[index] as Position
  const { state, made } = position
  if (made === null) return 'none'
  const lesson = lessons.get(position) ?? lessonOf(game, { before, ...made }, state) ?? 'none'
  lessons.set(position, lesson)
  return lesson
}
