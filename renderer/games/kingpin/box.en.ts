/** What is written on the box of Kingpin. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.kingpin': 'Kingpin',
  'tagline.kingpin': 'Chicago, 1928. Recruit the best crooks in town before the others do.',
  'time.kingpin': 'About 40 minutes.',
} as const satisfies Catalogue
