/** Games that were saved under older rules. */
import type { State } from '../kernel/game.ts'
import { cardOf } from './data.ts'
import type { SyndicateState } from './state.ts'

/** In version 1 the owner of an Encore Ella (68) was asked at each action; a game can't go on from that question. */
export function upgrade(state: State, from: number): SyndicateState | undefined {
  const saved = state as SyndicateState
  const { question } = saved
  if (from !== 1 || (question?.ask === 'bonus' && cardOf(question.card).kind === 'action')) return undefined
  return saved
}
