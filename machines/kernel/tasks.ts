/** What is to be done waits on a stack; where somebody has to decide, a question interrupts it. */
import { waitingFor, type Condition } from './chart.ts'
import type { Seat } from './game.ts'

export interface Agenda<Task extends { do: string }, Question extends { ask: string; seat: Seat }> {
  /** A stack: the last task comes first. */
  todo: Task[]
  /** What a seat has to decide before anything else goes on. */
  question: Question | null
}

export type AnyAgenda = Agenda<{ do: string }, { ask: string; seat: Seat }>
export type TaskOf<S extends AnyAgenda, Do extends S['todo'][number]['do']> = Extract<S['todo'][number], { do: Do }>
export type AskOf<S extends AnyAgenda> = NonNullable<S['question']>['ask']
export type Asked<S extends AnyAgenda, Ask extends AskOf<S>> = Extract<NonNullable<S['question']>, { ask: Ask }>

/** How each kind of task is done. */
export type Doings<S extends AnyAgenda> = {
  readonly [Do in S['todo'][number]['do']]: (state: S, task: TaskOf<S, Do>) => void
}

/** A rule that does what is to be done until it is done, or until somebody has to decide. */
export function carryingOn<S extends AnyAgenda>(doings: Doings<S>): (state: S) => void {
  const ways = doings as unknown as Record<string, (state: S, task: S['todo'][number]) => void>
  return (state) => {
    while (state.question === null) {
      const task = state.todo.pop()
      if (!task) return
      ways[task.do]?.(state, task)
    }
  }
}

/** A guard: whether this is being asked. */
export function asks<S extends AnyAgenda>(ask: AskOf<S>): Condition<S> {
  return waitingFor<Condition<S>>(ask, ({ question }) => question?.ask === ask)
}

/** The question, which is now answered. */
export function takeQuestion<S extends AnyAgenda, Ask extends AskOf<S>>(state: S, ask: Ask): Asked<S, Ask> {
  const question = questionOf(state, ask)
  state.question = null
  return question
}

/** The question that is open. */
export function questionOf<S extends AnyAgenda, Ask extends AskOf<S>>({ question }: S, ask: Ask): Asked<S, Ask> {
  if (question?.ask !== ask) throw new Error(`Nobody was asked for ${ask}`)
  return question as Asked<S, Ask>
}
