/** What is to be done waits on a stack; where somebody has to decide, a question interrupts it. */
import { waitingFor, type Condition } from './chart.ts'
import type { Seat } from './game.ts'
import { only } from './seats.ts'

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

/** A rule that does what is to be done until it is done, or until somebody has to decide. */
export function carryingOn<S extends AnyAgenda>(
  doTask: (state: S, task: S['todo'][number]) => void,
): (state: S) => void {
  return (state) => {
    while (state.question === null) {
      const task = state.todo.pop()
      if (task === undefined) return
      doTask(state, task)
    }
  }
}

const nobody: readonly Seat[] = []

/** Of a step: it waits for whoever is asked. */
export const asked = {
  active: ({ question }: AnyAgenda): readonly Seat[] => (question ? only(question.seat) : nobody),
  isActive: ({ question }: AnyAgenda, seat: Seat): boolean => question?.seat === seat,
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
