/** The app's own words. */
import type { Catalogue } from '../catalogue.ts'

export const messages = {
  'app.name': 'Larceny',
  'ui.close': 'Close',
  'seat.bot': 'bot',
  'refusal.over': 'The game is over.',
  'refusal.turn': 'It is not your turn.',
  'refusal.noMove': 'That is not possible now.',
  'problem.hostGone':
    'Larceny itself has stopped, so this window can’t go on. Every move that you have seen is saved. Start Larceny again to continue.',
} as const satisfies Catalogue
