/** Break-In's worked examples (BI-8), as positions. */
import type { Example } from '../kernel/lessons.ts'
import type { BreakInState } from './state.ts'
import { give, play, table, turnUp } from './testing.ts'

export const positions = {
  'BI-8.1': () => {
    const fronts = [{ police: 1, loot: 1 }, { watchdog: 1 }, { loot: 2 }]
    return play(table({ fronts, deck: ['police', 'loot', 'bone'], activePlayer: 1, used: [1, 2] }), 1, turnUp, give(0))
  },
  'BI-8.2': () => {
    const fronts = [{ watchdog: 2 }, { bone: 1 }, { padlock: 1 }]
    return play(table({ fronts, deck: ['bone', 'watchdog', 'keys'] }), 0, turnUp)
  },
  'BI-8.3': () =>
    play(table({ fronts: [{ loot: 4 }, { loot: 1 }, { loot: 2 }], deck: ['lostLoot', 'keys', 'bone'] }), 0, turnUp),
  'BI-8.4': () =>
    table({
      fronts: [{ loot: 1 }, { loot: 2 }, {}],
      deck: ['bone', 'keys', 'bone', 'keys'],
      out: [2],
      finale: true,
    }),
} as const

export const examples: readonly Example<BreakInState>[] = [
  { id: 'BI-8.1', rule: 'BI-4.1', seat: 0, position: positions['BI-8.1'] },
  { id: 'BI-8.2', rule: 'BI-4.2', seat: 0, position: positions['BI-8.2'] },
  { id: 'BI-8.3', rule: 'BI-4.3', seat: 0, position: positions['BI-8.3'] },
  { id: 'BI-8.4', rule: 'BI-5.2', seat: 0, position: positions['BI-8.4'] },
]
