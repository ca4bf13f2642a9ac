/** Questions and effects that work once: what a player's answer uses up. */
import type { Seat } from '../kernel/game.ts'
import { playerAt, type Asked, type Question, type SyndicateState } from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'

type S = SyndicateState

/** The open question, which the move that is being made answers. */
export function takeQuestion<Ask extends Question['ask']>(state: S, ask: Ask): Asked<Ask> {
  const { question } = state
  if (question?.ask !== ask) throw new Error(`Nobody was asked for ${ask}`)
  state.question = null
  return question as Asked<Ask>
}

/** SY-3.7: an effect that works once is used up. */
export function useUp(state: S, seat: Seat, what: RoundEffectName): void {
  const { effects } = playerAt(state, seat)
  effects.splice(
    effects.findIndex((effect) => effect.what === what && effect.round === state.round),
    1,
  )
}
