/** What is written on the box of Nightfall. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.nightfall': 'Nightfall',
  'tagline.nightfall': 'The city sleeps. Bring the right tools and take what shines.',
} as const satisfies Catalogue
