/** Syndicate's worked examples (SY-7), as positions: it is the reader's turn to play a card. */
import type { Example } from '../kernel/lessons.ts'
import type { SyndicateState } from './state.ts'
import { scene, type Actor } from './testing.ts'

/** Somebody with a card that changes nothing for the reader. */
const idle: Actor = { hand: [22] }

/** Who sits there, by example. */
export const scenes = {
  'SY-7.1': [{ hand: [43], display: [65, 8] }, { hand: [21], cash: 10 }, { hand: [25] }],
  'SY-7.2': [{ hand: [21], cash: 10, display: [23, 8] }, idle],
  'SY-7.3': [{ hand: [43], display: [65, 7] }, idle],
  'SY-7.4': [{ hand: [25], display: [8, 14] }, idle],
  'SY-7.5': [{ hand: [8], cash: 10, display: [7, 11] }, idle],
  'SY-7.6': [
    { hand: [56], display: [7, 11] },
    {
      ...idle,
      display: [
        { card: 18, markers: 4 },
        { card: 9, markers: 1 },
      ],
    },
  ],
} satisfies Record<string, Actor[]>

const example = (id: keyof typeof scenes, rule: string): Example<SyndicateState> => ({
  ...{ id, rule, seat: 0 },
  position: () => scene(scenes[id]).state,
})

export const examples: readonly Example<SyndicateState>[] = [
  example('SY-7.1', 'SY-2.3'),
  example('SY-7.2', 'SY-3.1'),
  example('SY-7.3', 'SY-3.2'),
  example('SY-7.4', 'SY-3.4'),
  example('SY-7.5', 'SY-3.4'),
  example('SY-7.6', 'SY-3.4'),
]
