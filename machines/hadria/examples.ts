/** Hadria's worked examples (HA-18), as positions: all is planned, and the reader executes. */
import type { Example } from '../kernel/lessons.ts'
import { sewerExits, type SpaceId } from './map.ts'
import type { HadriaState } from './state.ts'
import { domes, execute, palace, planned, play, table, type Planned } from './testing.ts'

/** A low stack of seat 0: the game waits there instead of going on to the watch. */
const pause: Planned = ['ambush', 2]
const exit = sewerExits[0] as SpaceId

/** HA-18.3: equal stacks, against the watch's 2. */
const equal: Planned[][] = [
  [
    ['move', 4],
    ['ambush', 4],
  ],
  [
    ['move', 4],
    ['ambush', 2],
  ],
]

/** HA-18.23: twenty, none of them near. */
const everywhere = [...Array.from({ length: 20 }, (_, i) => (i < 8 ? 61 + i : 85 + i - 8)), palace(7)].filter(
  (space) => space !== 94,
)

export const positions = {
  'HA-18.1': () => table({ hands: [['smokeGrenade']] }),
  'HA-18.2': () =>
    planned(
      table({ initiative: 6, hands: [['cloak']] }),
      [
        ['move', 4],
        ['cloak', 1],
      ],
      [['move', 10]],
    ),
  'HA-18.3': () => planned(table({ initiative: 2 }), ...equal),
  'HA-18.3 alarmed': () => planned(table({ initiative: 2, gate: 'domes', alarmedRound: 1 }), ...equal),
  'HA-18.4': () =>
    planned(table({ at: [palace(2), domes(11), domes(17)], jewels: [[palace(0), 'imperial']] }), [['move', 5]]),
  'HA-18.5': () =>
    planned(table({ at: [domes(21), domes(11)], guards: [domes(22)], hands: [['beacon']] }), [['beacon', 5], pause]),
  'HA-18.6': () =>
    planned(table({ at: [domes(21), domes(12)], guards: [domes(14)], hands: [['forgedOrders']] }), [
      ['forgedOrders', 5],
      pause,
    ]),
  'HA-18.7': () =>
    planned(table({ at: [domes(12), domes(11)], jewels: [[exit, 'yellow']], hands: [['elixirOfSpeed']] }), [
      ['move', 5],
      ['elixirOfSpeed', 2],
    ]),
  'HA-18.8': () =>
    planned(
      table({
        thieves: ['jasmine', 'zain'],
        at: [domes(21), domes(11)],
        guards: [domes(22)],
        hands: [['beacon']],
      }),
      [['beacon', 5, 'special'], pause],
    ),
  'HA-18.9': () => planned(table({ at: [domes(21), domes(11)], hands: [['fishingRod']] }), [['fishingRod', 6], pause]),
  'HA-18.10': () =>
    planned(
      table({
        at: [domes(21), domes(11)],
        guards: [domes(22)],
        captains: [domes(20)],
        hands: [['automaticTrap']],
      }),
      [['automaticTrap', 6], pause],
    ),
  'HA-18.11': () =>
    planned(table({ at: [palace(9), palace(5)], jewels: [[palace(0), 'imperial']], hands: [['fireGrenade']] }), [
      ['fireGrenade', 6],
      pause,
    ]),
  'HA-18.12': () =>
    planned(
      table({
        at: [domes(21), domes(4)],
        guards: [domes(13), domes(19), domes(22)],
        hands: [['confusingGas']],
      }),
      [['confusingGas', 6], pause],
    ),
  'HA-18.13': () =>
    planned(table({ at: [domes(21), domes(21)], holds: [{}, { yellow: 2 }], hands: [['noiseGrenade']] }), [
      ['noiseGrenade', 6],
      pause,
    ]),
  'HA-18.14': () =>
    planned(table({ at: [domes(21), domes(14)], holds: [{}, { green: 1 }], hands: [['smokeGrenade']] }), [
      ['smokeGrenade', 6],
      ['move', 3],
    ]),
  'HA-18.15': () =>
    planned(table({ at: [domes(5), domes(22)], guards: [domes(17)], hands: [['cloak']], initiative: 4 }), [
      ['cloak', 6],
      pause,
    ]),
  'HA-18.16': () =>
    planned(
      table({
        ...{ seats: 3, at: [palace(0), domes(15), domes(17)], guards: [domes(22)], captains: [domes(23)] },
        ...{ gate: 'domes', alarmedRound: 1, initiative: 8 },
      }),
      [pause],
      [],
      [],
    ),
  'HA-18.17': () => {
    const state = table({
      ...{ seats: 4, at: [palace(0), domes(14), domes(14), domes(19)], guards: [domes(13)], initiative: 4 },
      hands: [[], ['cloak']],
    })
    return play(planned(state, [pause], [['cloak', 6]]), execute('card'))
  },
  'HA-18.18': () =>
    // Seat 1 is 3 away from the captain, seat 2 is 4 away.
    planned(
      table({
        ...{ seats: 3, at: [domes(4), domes(11), domes(13)], captains: [domes(22)], hands: [['fireGrenade']] },
        ...{ gate: 'domes', alarmedRound: 1, initiative: 4 },
      }),
      [['fireGrenade', 6], pause],
    ),
  'HA-18.19': () =>
    planned(table({ at: [domes(22), palace(0)], guards: [domes(22)], initiative: 4 }), [['move', 5]], [['ambush', 2]]),
  'HA-18.21': () =>
    planned(table({ at: [palace(0), domes(17), domes(21)], guards: [domes(23), domes(22)], initiative: 4, seats: 3 }), [
      pause,
    ]),
  'HA-18.22': () =>
    planned(
      table({ at: [domes(23), palace(0)], guards: [domes(22)], holds: [{ imperial: 1, yellow: 1 }], gate: 'pot' }),
      [['move', 5]],
      [['ambush', 3]],
    ),
  'HA-18.23': () =>
    planned(
      table({ at: [domes(22), palace(0)], guards: everywhere, tiles: [[domes(22), 'plainClothes']] }),
      [['move', 5]],
      [['ambush', 3]],
    ),
} as const

type Named = keyof typeof positions
const example = (id: Named, rule: string, seat = 0): Example<HadriaState> => ({
  ...{ id, rule, seat },
  position: positions[id],
})

export const examples: readonly Example<HadriaState>[] = [
  example('HA-18.1', 'HA-6.1'),
  example('HA-18.2', 'HA-7.1', 1),
  example('HA-18.3', 'HA-7.3'),
  example('HA-18.4', 'HA-11.1'),
  example('HA-18.5', 'HA-8.9'),
  example('HA-18.6', 'HA-8.6'),
  example('HA-18.7', 'HA-8.7'),
  example('HA-18.8', 'HA-8.2'),
  example('HA-18.9', 'HA-8.1'),
  example('HA-18.10', 'HA-8.4'),
  example('HA-18.11', 'HA-8.4'),
  example('HA-18.12', 'HA-8.4'),
  example('HA-18.13', 'HA-9.1'),
  example('HA-18.14', 'HA-9.1'),
  example('HA-18.15', 'HA-10.2'),
  example('HA-18.16', 'HA-10.3'),
  example('HA-18.17', 'HA-10.3'),
  example('HA-18.18', 'HA-10.5'),
  example('HA-18.19', 'HA-10.2'),
  example('HA-18.21', 'HA-10.3'),
  example('HA-18.22', 'HA-10.8'),
  example('HA-18.23', 'HA-1.8'),
]
