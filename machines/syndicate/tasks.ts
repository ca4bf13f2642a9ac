/** What is to be done waits on a stack; where a player has to decide, a question interrupts it. */
import { doAgain, doEffects } from './choices.ts'
import { askCost, leave, place, trigger } from './resolve.ts'
import { doEachRound, doLose } from './rounds.ts'
import type { SyndicateState, Task } from './state.ts'

type S = SyndicateState

/** Does what is to be done until it is done, or until somebody has to decide. */
export function carryOn(state: S): void {
  while (state.question === null) {
    const task = state.todo.pop()
    if (!task) return
    perform(state, task)
  }
}

function perform(state: S, task: Task): void {
  switch (task.do) {
    case 'play':
      return task.free ? place(state, task.seat, task.card, 0) : askCost(state, task.seat, task.card)
    case 'effects':
      return doEffects(state, task)
    case 'triggers':
      return trigger(state, task.seat, task.card)
    case 'leave':
      return leave(state, task.seat, task.card, task.back)
    case 'again':
      return doAgain(state, task)
    case 'eachRound':
      return doEachRound(state, task)
    case 'lose':
      return doLose(state, task)
  }
}
