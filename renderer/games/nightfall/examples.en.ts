/** What Nightfall's examples are called. */
import type { Catalogue } from '../../messages/catalogue.ts'

export const messages = {
  'example.NF-8.1': 'Three players begin',
  'example.NF-8.2': 'Who acts when',
  'example.NF-8.3': 'A built-in hammer, twice',
  'example.NF-8.4': 'A built-in torch',
  'example.NF-8.5': 'A painting, and two statues',
} as const satisfies Catalogue
