/** The dock's one sentence while nothing is shown: what to do, or who is waited for. */
import type { Frame } from '../../../electron/host/api.ts'
import type { View } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase, type GameScreen } from '../../games/game.ts'

/** Whoever is in front has nothing to do, or all look, and no bot goes on: somebody does. */
export function canGoOn({ holds, mover, stage, thinking }: Frame): boolean {
  if (holds.length < 2 || mover !== null || thinking.length > 0) return false
  return stage === 'seated' || stage === 'watching'
}

/** `isOut`: the one in front can do nothing any more in this game. */
export function promptOf({ prompt }: Pick<GameScreen, 'prompt'>, frame: Frame, view: View, isOut: boolean): Phrase {
  const { stage, moves, thinking, active } = frame
  if (stage === 'over') return phrase('prompt.over')
  if (frame.lesson?.stage === 'reading' || frame.lesson?.stage === 'done') return phrase('prompt.reading')
  if (moves.length > 0) return prompt(view, moves)
  if (stage === 'watching' && canGoOn(frame)) return phrase('prompt.together')
  const who = thinking.length > 0 ? thinking : active
  return phrase(isOut ? 'prompt.out' : thinking.length > 0 ? 'prompt.thinking' : 'prompt.waiting', { who })
}
