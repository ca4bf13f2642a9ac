/** Theft: from one thief to another. */
import { domes, execute, planned, rob, target, walk } from '../testing.ts'
import { is, layOut, lesson, nearer, on, otherwise, sneakToo, to } from './making.ts'

const victim = domes(14)

export const theft = lesson(
  'theft',
  () =>
    planned(
      layOut({
        ...{ at: [domes(21), victim], guards: [domes(13)], hands: [['automaticTrap']] },
        holds: [{}, { green: 1, yellow: 1 }],
      }),
      [
        ['automaticTrap', 6],
        ['move', 4],
      ],
      [['move', 3]],
    ),
  [
    {
      say: 'use',
      about: [on.held('green'), on.way('card')],
      rule: 'HA-9.1',
      line: [execute('card')],
      answers: [otherwise('useTrap')],
    },
    {
      say: 'trap',
      about: [on.other],
      rule: 'HA-9.1',
      line: [target(1)],
      answers: [otherwise('notGuard')],
    },
    { ...sneakToo, about: [on.mark, ...sneakToo.about] },
    {
      say: 'go',
      about: [on.other],
      rule: 'HA-9.2',
      line: walk(domes(20), victim),
      welcome: nearer(victim),
      answers: [otherwise('toVictim')],
    },
    {
      say: 'rob',
      about: [on.quick('rob-green')],
      rule: 'HA-9.2',
      line: [rob(1, 'green')],
      answers: [to(is('rob'), 'better'), otherwise('robFirst')],
    },
    { say: 'once', about: [on.held('green'), on.other], rule: 'HA-9.3', line: [] },
  ],
)
