/** What Hadria's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.HA-18.1': 'Three stacks, nine points',
  'example.HA-18.2': 'Before and after the watch',
  'example.HA-18.3': 'Equal stacks',
  'example.HA-18.4': 'The imperial jewel',
  'example.HA-18.5': 'A guard led by a beacon',
  'example.HA-18.6': 'Past a thief',
  'example.HA-18.7': 'Through the sewer',
  'example.HA-18.8': 'One of two',
  'example.HA-18.9': 'Strong, and alone',
  'example.HA-18.10': 'No trap for captains',
  'example.HA-18.11': 'Fire in the Palace',
  'example.HA-18.12': 'Gas for three guards',
  'example.HA-18.13': 'Noise on your own space',
  'example.HA-18.14': 'Smoke, then a hand',
  'example.HA-18.15': 'Under the cloak',
  'example.HA-18.16': 'Guard and captain',
  'example.HA-18.17': 'Two ways for one guard',
  'example.HA-18.18': 'Behind the fire',
  'example.HA-18.19': 'Gone before the arrest',
  'example.HA-18.21': 'One each',
  'example.HA-18.22': 'What an arrest costs',
  'example.HA-18.23': 'No guard left',
} as const satisfies Catalogue
