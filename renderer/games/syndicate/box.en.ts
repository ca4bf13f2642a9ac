/** What is written on the box of Syndicate. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.syndicate': 'Syndicate',
  'tagline.syndicate': 'Twelve rounds in the lounge. Gather thugs and holdings, count your money.',
} as const satisfies Catalogue
