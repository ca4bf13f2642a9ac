/** What Syndicate's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.SY-7.1': '21, 25, 43',
  'example.SY-7.2': 'Three ways to pay',
  'example.SY-7.3': 'A need that is met',
  'example.SY-7.4': 'Two bottles',
  'example.SY-7.5': 'Four markers at once',
  'example.SY-7.6': 'As full as theirs',
} as const satisfies Catalogue
