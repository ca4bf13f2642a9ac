/** How a bot's expectations are said: against the best of its moves, in words. */
import type { Weighed } from '../../../machines/kernel/bots/bot.ts'

export type Worth = 'best' | 'close' | 'worse' | 'bad' | 'unknown'

/** So much of a game's outcome makes no difference worth a word. */
const close = 0.02
const clearly = 0.1

export function worthOf({ value }: Pick<Weighed, 'value'>, all: readonly Pick<Weighed, 'value'>[]): Worth {
  if (value === null) return 'unknown'
  const gap = Math.max(...all.map((each) => each.value ?? 0)) - value
  if (gap <= 0) return 'best'
  if (gap <= close) return 'close'
  return gap <= clearly ? 'worse' : 'bad'
}

/** In hundredths. */
export const percent = (part: number): number => Math.round(part * 100)
