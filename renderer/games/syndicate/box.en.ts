/** What is written on the box of Syndicate. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.syndicate': 'Syndicate',
  'tagline.syndicate': 'Twelve rounds in the lounge. Gather thugs and holdings, count your money.',
  'time.syndicate': 'About 40 minutes.',
} as const satisfies Catalogue
