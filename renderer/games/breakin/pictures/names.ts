/** What can be drawn, by name. */
import { cards, hiddenCards } from '../../../../machines/breakin/data.ts'

export const pictureNames = [...cards, ...hiddenCards] as const
export type Picture = (typeof pictureNames)[number]

/** What isn't a card: its back, and what only shows up for a moment. */
export const signs = ['back', 'caught', 'won', 'siren', 'stamp-caught', 'stamp-out'] as const
export type Sign = (typeof signs)[number]

/**
 * A small card by its name, `whole-` for one with its label, `turn-` for one that is being turned up, `stow-` for a whole one that
 * becomes small, `draw-` for a small one that becomes whole; or a sign.
 */
export function isPicture(what: string): boolean {
  return isCard(cardIn(what)) || (signs as readonly string[]).includes(what)
}

export function isCard(what: string): what is Picture {
  return (pictureNames as readonly string[]).includes(what)
}

export function cardIn(what: string): string {
  return what.replace(/^(turn|whole|stow|draw)-/, '')
}
