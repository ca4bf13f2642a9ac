/** Kingpin's worked examples (KP-7), as positions. */
import type { Example } from '../kernel/lessons.ts'
import type { KingpinState } from './state.ts'
import { table } from './testing.ts'

export const positions = {
  'KP-7.1': () =>
    table({
      dens: { A: ['Matches'], C: ['Sticks', 'Padre'], D: ['Fingers', 'Ace', 'Boxer'], E: ['Lefty', 'Hatchet'] },
      street: [[1, 7, 'Bricks']],
    }),
  'KP-7.2': () =>
    table({
      dens: { A: ['Ace', 'Lefty'], B: ['Padre', 'Bookie'] },
      street: [
        [0, 6, 'Diamond'],
        [1, 6, 'Safecracker'],
      ],
    }),
  'KP-7.3': () =>
    table({
      seats: 3,
      dens: { A: ['Bricks', 'Boxer'], B: ['Safecracker', 'Ace'], C: ['Sticks'] },
      street: [
        [0, 2, 'Fingers'],
        [0, 3, 'Sidekick'],
        [0, 4, 'Duchess'],
        [0, 5, 'Lefty'],
        [1, 2, 'Tinker'],
        [1, 3, 'Switch'],
        [1, 4, 'Loudmouth'],
        [2, 2, 'Padre'],
        [2, 3, 'Lookout'],
      ],
    }),
} as const

export const examples: readonly Example<KingpinState>[] = [
  { id: 'KP-7.1', rule: 'KP-3.2', seat: 0, position: positions['KP-7.1'] },
  { id: 'KP-7.2', rule: 'KP-5.2', seat: 0, position: positions['KP-7.2'] },
  { id: 'KP-7.3', rule: 'KP-5.3', seat: 0, position: positions['KP-7.3'] },
]
