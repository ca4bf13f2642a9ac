/** Kingpin's worked examples (KP-7), as positions. */
import type { Example } from '../kernel/lessons.ts'
import type { KingpinState } from './state.ts'
import { table } from './testing.ts'

export const examples: readonly Example<KingpinState>[] = [
  {
    id: 'price',
    rule: 'KP-3.2',
    seat: 0,
    position: () =>
      table({
        dens: { A: ['Ace'], C: ['Sticks', 'Padre'], D: ['Boxer', 'Bookie', 'Countess'], E: ['Lefty', 'Hatchet'] },
        street: [[1, 7, 'Bricks']],
      }),
  },
  {
    id: 'modifiers',
    rule: 'KP-5.2',
    seat: 0,
    position: () =>
      table({
        dens: { A: ['Ace', 'Lefty'], B: ['Padre', 'Bookie'] },
        street: [
          [0, 6, 'Diamond'],
          [1, 6, 'Safecracker'],
        ],
      }),
  },
]
