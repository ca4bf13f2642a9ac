/** What is written on the box of Nightfall. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.nightfall': 'Nightfall',
  'tagline.nightfall': 'The city sleeps. Bring the right tools and take what shines.',
  'time.nightfall': 'About 45 minutes.',
} as const satisfies Catalogue
