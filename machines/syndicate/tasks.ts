/** How each kind of task is done. */
import { carryingOn } from '../kernel/tasks.ts'
import { doAgain, doEffects } from './choices.ts'
import { doPlay, leave, trigger } from './resolve.ts'
import { doEachRound, doLose } from './rounds.ts'
import type { SyndicateState } from './state.ts'

export const carryOn = carryingOn<SyndicateState>({
  play: doPlay,
  effects: doEffects,
  triggers: trigger,
  leave,
  again: doAgain,
  eachRound: doEachRound,
  lose: doLose,
})
