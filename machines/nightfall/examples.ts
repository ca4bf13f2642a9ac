/** Nightfall's worked examples (NF-8), as positions. */
import type { Example } from '../kernel/lessons.ts'
import type { NightfallState } from './state.ts'
import { declineUntil, dock, exhibit, hold, place, stash, table } from './testing.ts'

export const positions = {
  'NF-8.1': () => table(3),
  'NF-8.2': () => place(table(3), 'harbour', 'museum', 'city', 'museum', 'city', 'villa', 'villa', 'ruin', 'harbour'),
  'NF-8.3': () => {
    const state = table(2, 'hammer')
    hold(state, 0, 'pliers', 'torch')
    exhibit(state, 'villa', 3)
    exhibit(state, 'museum', 22)
    return place(state, 'villa', 'ruin', 'museum', 'ruin', 'ruin', 'ruin')
  },
  'NF-8.4': () => {
    const state = table(2, 'torch')
    hold(state, 0, 'plan', 'plan')
    exhibit(state, 'villa', 25)
    return place(state, 'villa', 'harbour', 'harbour', 'harbour', 'harbour', 'harbour')
  },
  'NF-8.5': () => {
    const state = table(2)
    stash(state, 0, 28, 17, 20)
    dock(state, 7, 11)
    return declineUntil(place(state, 'harbour', 'city', 'harbour', 'city', 'city', 'city'), 'act.harbour')
  },
} as const

export const examples: readonly Example<NightfallState>[] = [
  { id: 'NF-8.1', rule: 'NF-2.2', seat: 0, position: positions['NF-8.1'] },
  { id: 'NF-8.2', rule: 'NF-4', seat: 2, position: positions['NF-8.2'] },
  { id: 'NF-8.3', rule: 'NF-4.2', seat: 0, position: positions['NF-8.3'] },
  { id: 'NF-8.4', rule: 'NF-4.2', seat: 0, position: positions['NF-8.4'] },
  { id: 'NF-8.5', rule: 'NF-4.4', seat: 0, position: positions['NF-8.5'] },
]
