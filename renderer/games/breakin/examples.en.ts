/** What Break-In's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.BI-8.1': 'Call your lawyer',
  'example.BI-8.2': 'A bone and two watchdogs',
  'example.BI-8.3': 'Lost loot, with four in front of you',
  'example.BI-8.4': 'The finale',
} as const satisfies Catalogue
