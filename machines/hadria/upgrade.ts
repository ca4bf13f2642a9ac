/** Games that were saved under older rules. */
import type { State } from '../kernel/game.ts'
import type { HadriaState } from './state.ts'

/**
 * Version 2 judged smoke's marks and Noiron's standing still otherwise (HA-9.1, HA-10.7): it goes on as it is. Version 1 had other streets, and sewers, hideouts and guardhouses in other places. Everything stays where it stands; but what
 * is asked in the middle of a round names ways that are no more.
 */
export function upgrade(state: State, from: number): HadriaState | undefined {
  const saved = state as HadriaState
  if (from === 2) return saved
  return from === 1 && (saved.phase === 'plan' || saved.phase === 'over') ? saved : undefined
}
