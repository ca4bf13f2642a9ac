/** Leads through a lesson: what is asked for now, what is left of the line, what was said to the last try. */
import { assign, setup } from 'xstate'
import type { Move, Seat, State } from './game.ts'
import { isOnlyRead, isScripted, isWelcome, ownMoves, type Entry, type Lesson, type LessonStep } from './lessons.ts'
import { sameJson } from './json.ts'

/** Where the learner is. */
export interface Lead {
  lesson: Lesson
  /** From 0; as many as there are steps when all are done. */
  step: number
  /** What the line still has in store: what others do after the step before, then this step's. */
  rest: readonly Entry[]
  /** How many moves the learner has made in this step. */
  made: number
  /** Names the sentence that answers the last try. */
  answer: string | null
}

export type LessonEvent =
  /** Somebody has made a move, which led to this state. */
  | { type: 'moved'; seat: Seat; move: Move; state: State }
  /** The learner has tried something else that is legal. */
  | { type: 'tried'; answer: string }
  /** What was to be read has been read. */
  | { type: 'wentOn' }
  /** The table was laid out as it is when this step begins. */
  | { type: 'laid'; step: number }

/** What the learner is to do next; undefined when there is nothing to do, or nobody can say. */
export function nextMove({ rest }: Lead): Move | undefined {
  return rest.find((entry) => !isScripted(entry)) as Move | undefined
}

/** What the lesson has in store for a seat that is to move. */
export function scriptedFor({ rest }: Lead, seat: Seat): Move | undefined {
  return rest.filter(isScripted).find(({ by }) => by === seat)?.move
}

/** A move of the learner's that makes itself now. */
export function ownScripted({ lesson, rest: [first] }: Lead): Move | undefined {
  return first && isScripted(first) && first.by === lesson.seat ? first.move : undefined
}

export const stepOf = ({ lesson, step }: Lead): LessonStep | undefined => lesson.steps[step]

/** Whether a legal move of the learner's will be made; if not, what to say to it. */
export function judge(lead: Lead, state: State, move: Move): { welcome: boolean; answer: string | null } {
  const step = stepOf(lead)
  if (!step || isOnlyRead(step)) return { welcome: false, answer: null }
  if (isWelcome(step, nextMove(lead), state, move)) return { welcome: true, answer: null }
  const answer = step.answers?.find(({ to }) => to?.(move, state) ?? true)
  return { welcome: false, answer: answer?.say ?? null }
}

export function leadAt(lesson: Lesson, step: number): Lead {
  return { lesson, step, rest: fromTheStart(lesson.steps[step]), made: 0, answer: null }
}

/** When a step is laid out, what others do before the learner's first move has been done. */
function fromTheStart(step: LessonStep | undefined): readonly Entry[] {
  if (!step) return []
  const first = step.line.findIndex((entry) => !isScripted(entry))
  return first < 0 ? [] : step.line.slice(first)
}

function afterMove(lead: Lead, seat: Seat, move: Move): Lead {
  const { lesson, rest, made } = lead
  const own = seat === lesson.seat && !sameJson(ownScripted(lead), move)
  const at = rest.findIndex((entry) => (isScripted(entry) ? !own && entry.by === seat : own))
  return {
    ...lead,
    rest: at < 0 ? rest : rest.toSpliced(at, 1),
    made: own ? made + 1 : made,
    answer: own ? null : lead.answer,
  }
}

function isDone(lead: Lead, state: State): boolean {
  const step = stepOf(lead)
  if (!step || isOnlyRead(step)) return false
  return step.done ? lead.made > 0 && step.done(state) : lead.made >= ownMoves(step).length
}

/** The next step begins; what others still have to do comes first. */
function advanced({ lesson, step, rest }: Lead): Lead {
  const line = lesson.steps[step + 1]?.line ?? []
  return { lesson, step: step + 1, rest: [...rest.filter(isScripted), ...line], made: 0, answer: null }
}

export const lessonMachine = setup({
  types: {
    input: {} as { lesson: Lesson; step: number },
    context: {} as Lead,
    events: {} as LessonEvent,
  },
  guards: {
    isOver: ({ context }) => stepOf(context) === undefined,
    isOnlyRead: ({ context: { lesson, step } }) =>
      isOnlyRead(lesson.steps[step] ?? { say: '', about: [], rule: '', line: [] }),
    finishesStep: ({ context }, { seat, move, state }: { seat: Seat; move: Move; state: State }) =>
      isDone(afterMove(context, seat, move), state),
  },
  actions: {
    follow: assign(({ context }, { seat, move }: { seat: Seat; move: Move }) => afterMove(context, seat, move)),
    advance: assign(({ context }) => advanced(context)),
    answer: assign({ answer: (_, { answer }: { answer: string }) => answer }),
    lay: assign(({ context }, { step }: { step: number }) => leadAt(context.lesson, step)),
  },
}).createMachine({
  context: ({ input: { lesson, step } }) => leadAt(lesson, step),
  initial: 'step',
  on: {
    moved: { actions: { type: 'follow', params: ({ event }) => event } },
    laid: { target: '.step', actions: { type: 'lay', params: ({ event }) => event } },
  },
  states: {
    step: {
      always: [
        { guard: 'isOver', target: 'finished' },
        { guard: 'isOnlyRead', target: 'reading' },
        { target: 'doing' },
      ],
    },
    doing: {
      on: {
        moved: [
          {
            guard: { type: 'finishesStep', params: ({ event }) => event },
            target: 'step',
            actions: [{ type: 'follow', params: ({ event }) => event }, 'advance'],
          },
          { actions: { type: 'follow', params: ({ event }) => event } },
        ],
        tried: { actions: { type: 'answer', params: ({ event }) => event } },
      },
    },
    reading: { on: { wentOn: { target: 'step', actions: 'advance' } } },
    finished: {},
  },
})
