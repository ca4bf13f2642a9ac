/** How each kind of task is done. */
import { carryingOn } from '../kernel/tasks.ts'
import { doAgain, doEffects } from './choices.ts'
import { doPlay, doTriggers, leave } from './resolve.ts'
import { doEachRound, doLose } from './rounds.ts'
import type { SyndicateState, Task } from './state.ts'

function doTask(state: SyndicateState, task: Task): void {
  switch (task.do) {
    case 'play':
      return doPlay(state, task)
    case 'effects':
      return doEffects(state, task)
    case 'triggers':
      return doTriggers(state, task)
    case 'leave':
      return leave(state, task)
    case 'again':
      return doAgain(state, task)
    case 'eachRound':
      return doEachRound(state, task)
    case 'lose':
      return doLose(state, task)
  }
}

export const carryOn = carryingOn(doTask)
