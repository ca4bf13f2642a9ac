/** The watch: whom it sees, what an arrest costs, and the way out of the dungeon. */
import { by } from '../../kernel/lessons.ts'
import { at, domes, execute, laying, raise, ready, step, stop } from '../testing.ts'
import { executes, is, lesson, on, otherwise, to, walking } from './making.ts'

const post = domes(21)
const hideout = domes(10)

export const watch = lesson(
  'watch',
  () =>
    walking({
      ...{ at: [domes(17), at('docks', 11)], guards: [post], initiative: 3 },
      ...{ holds: [{ green: 1, yellow: 1 }], hands: [['cloak']] },
    }),
  [
    {
      say: 'caught',
      about: [on.figure(post), on.stop],
      rule: 'HA-10.2',
      line: [stop, ...by(1, ready)],
      answers: [otherwise('run')],
    },
    { say: 'price', about: [on.me], rule: 'HA-10.8', line: [] },
    {
      say: 'lay',
      about: [on.card('move'), on.ap],
      rule: 'HA-10.9',
      line: laying(0, ['move', 1]),
      answers: [otherwise('moveFirst')],
    },
    {
      say: 'raise',
      about: [on.rung(2)],
      rule: 'HA-10.9',
      line: raise(0, 1),
      answers: [to(is('ready'), 'both'), otherwise('onMove')],
    },
    { say: 'ready', about: [on.ready], rule: 'HA-6.4', line: [ready] },
    {
      say: 'sneak',
      about: [on.way('sneak')],
      rule: 'HA-10.9',
      line: [execute('sneak')],
      welcome: executes('sprint'),
      answers: [otherwise('stayIn')],
    },
    {
      say: 'out',
      about: [on.space(hideout)],
      rule: 'HA-10.9',
      line: [step(hideout)],
      answers: [otherwise('toHideout')],
    },
    { say: 'hide', about: [on.me], rule: 'HA-1.6', line: [] },
  ],
)
