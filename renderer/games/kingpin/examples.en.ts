/** What Kingpin's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.price': 'Three crooks, three dollars',
  'example.modifiers': 'An 8 beats a 7, and both change the price',
} as const satisfies Catalogue
