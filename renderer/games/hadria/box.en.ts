/** What is written on the box of Hadria. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.hadria': 'Hadria',
  'tagline.hadria': 'A harbour city of clockwork and guards. Plan in secret, steal in the open.',
  'time.hadria': 'About two hours.',
} as const satisfies Catalogue
