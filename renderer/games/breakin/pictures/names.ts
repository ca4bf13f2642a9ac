/** What can be drawn, by name. */
import { cards, hiddenCards } from '../../../../machines/breakin/data.ts'

export const pictureNames = [...cards, ...hiddenCards] as const
export type Picture = (typeof pictureNames)[number]

/** What isn't a card: its back, and what only shows up for a moment. */
export const signs = ['back', 'caught', 'won', 'siren', 'stamp-caught', 'stamp-out'] as const
export type Sign = (typeof signs)[number]

/** A picture of a card, `turn-` and a card for one that is being turned up, or a sign. */
export function isPicture(what: string): boolean {
  return isCard(what) || isCard(what.replace(/^turn-/, '')) || (signs as readonly string[]).includes(what)
}

export function isCard(what: string): what is Picture {
  return (pictureNames as readonly string[]).includes(what)
}
