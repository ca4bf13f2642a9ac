/** What Kingpin's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.KP-7.1': 'Three crooks, three dollars',
  'example.KP-7.2': 'An 8 beats a 7, and both change the price',
  'example.KP-7.3': 'Most of a gang, and nobody as many',
} as const satisfies Catalogue
