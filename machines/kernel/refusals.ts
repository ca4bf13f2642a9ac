/** Sentences that say why not: a paragraph of the game's rulebook, and a sentence of the message catalogue. */
import type { Refusal } from './game.ts'
import type { Params } from './journal.ts'

/** `refusals('KP')('3.2', 'denEmpty')` → KP-3.2, refusal.denEmpty */
export function refusals(rulebook: string) {
  return (paragraph: string, sentence: string, params: Params = {}): Refusal => ({
    rule: `${rulebook}-${paragraph}`,
    message: `refusal.${sentence}`,
    params,
  })
}

/** The same sentence about something else: playouts refuse a million times, and words are slow to put together. */
export const about = ({ rule, message }: Refusal, params: Params): Refusal => ({ rule, message, params })
