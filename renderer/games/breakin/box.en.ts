/** What is written on the box of Break-In. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'game.breakin': 'Break-In',
  'tagline.breakin': 'Hand each other watchdogs, padlocks and the police. The last one not caught wins.',
  'time.breakin': 'About 20 minutes.',
} as const satisfies Catalogue
