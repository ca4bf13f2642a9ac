/** How each kind of task is done. */
import { carryingOn } from '../kernel/tasks.ts'
import { doAgain, doEffects } from './choices.ts'
import { doPlay, doTriggers, leave } from './resolve.ts'
import { doEachRound, doLose } from './rounds.ts'
import type { SyndicateState } from './state.ts'

export const carryOn = carryingOn<SyndicateState>({
  play: doPlay,
  effects: doEffects,
  triggers: doTriggers,
  leave,
  again: doAgain,
  eachRound: doEachRound,
  lose: doLose,
})
