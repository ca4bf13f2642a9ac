/** What Hadria's lessons are made of: tables that wait for the learner, and what is welcome or answered again and again. */
import type { Lesson, LessonAnswer, LessonStep } from '../../kernel/lessons.ts'
import { distance } from '../board.ts'
import type { SpaceId } from '../map.ts'
import { playerAt, whereIs, type HadriaMove, type HadriaState, type Way } from '../state.ts'
import { city, execute, planned, play, type Layout } from '../testing.ts'

export type HadriaLesson = Lesson<HadriaState, HadriaMove>
export type HadriaStep = LessonStep<HadriaState, HadriaMove>
type Answer = LessonAnswer<HadriaState, HadriaMove>
type Holds = (move: HadriaMove, state: HadriaState) => boolean

/** Zain learns, but for one lesson: nothing in the others is different for him. */
const learner = 0
export const lesson = (id: string, position: () => HadriaState, steps: readonly HadriaStep[]): HadriaLesson => ({
  ...{ id, seat: learner, position, steps },
})

/** Zain and Jasmine, without special cards, as advised for a first game (HA-2.4). */
export const layOut = (layout: Layout): HadriaState =>
  city({ thieves: ['zain', 'jasmine'], specials: false, events: [], ...layout })

/** The learner's Move is turned up, and the first of four spaces is to be chosen. */
export const walking = (layout: Layout): HadriaState => play(planned(layOut(layout), [['move', 5]]), execute('sneak'))

// ---- What lessons point at ----------------------------------------------------------------------------------------------

export const on = {
  ready: 'move.ready',
  stop: 'move.stop',
  me: 'thief-0',
  other: 'thief-1',
  /** That the other can be robbed. */
  mark: 'mark-1',
  bestThief: 'bestThief',
  /** Beside the name of whoever has it: the first of them. */
  held: (jewel: string) => `jewel ${jewel}`,
  ap: 'ap',
  watch: 'watch',
  event: 'event',
  space: (space: SpaceId) => `space-${space}`,
  tile: (space: SpaceId) => `tile-${space}`,
  figure: (space: SpaceId) => `figure-${space}`,
  jewel: (space: SpaceId, jewel: string) => `jewel-${space}-${jewel}`,
  quick: (what: string) => `quick-${what}`,
  gate: (gate: number) => `gate-${gate}`,
  card: (card: string) => `card ${card}`,
  openTile: (tile: string) => `openTile ${tile}`,
  rung: (ap: number) => `rung-${ap}`,
  way: (way: Way) => `way-${way}`,
}

// ---- What is welcome, and what is answered ------------------------------------------------------------------------------

const whereLearner = (state: HadriaState): SpaceId => whereIs(playerAt(state, learner))

/** Steps that lead there, by whatever way is as short. */
export const nearer =
  (goal: SpaceId): Holds =>
  (move, state) =>
    move.type === 'step' && distance(move.to, goal) < distance(whereLearner(state), goal)

export const is =
  (...types: HadriaMove['type'][]): Holds =>
  ({ type }) =>
    types.includes(type)

export const executes =
  (...ways: Way[]): Holds =>
  (move) =>
    move.type === 'execute' && ways.includes(move.as)

export const to = (fits: Holds, say: string): Answer => ({ to: fits, say })
export const otherwise = (say: string): Answer => ({ say })

/** Move is turned up. As a first action it could sprint, but who sprints takes nothing. */
export const sneak: HadriaStep = {
  say: 'sneak',
  about: [on.way('sneak')],
  rule: 'HA-8.1',
  line: [execute('sneak')],
  answers: [to(executes('sprint'), 'noSprint'), otherwise('noForgo')],
}
/** After another action. */
export const sneakToo: HadriaStep = { ...sneak, answers: [otherwise('noForgo')] }
