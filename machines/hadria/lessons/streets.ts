/** The first two lessons: walking, taking, turning up tiles. */
import { domes, step, takeJewel, turnUp, walk } from '../testing.ts'
import { is, lesson, nearer, on, otherwise, to, walking } from './making.ts'

const yellow = domes(21)
const green = domes(14)

export const walkAndTake = lesson(
  'walk',
  () =>
    walking({
      at: [domes(22), domes(0)],
      jewels: [
        [yellow, 'yellow'],
        [green, 'green'],
      ],
    }),
  [
    {
      say: 'go',
      about: [on.me, on.jewel(yellow, 'yellow')],
      rule: 'HA-8.5',
      line: [step(yellow)],
      answers: [to(is('stop'), 'stay'), otherwise('thisWay')],
    },
    {
      say: 'take',
      about: [on.quick('take-yellow')],
      rule: 'HA-8.5',
      line: [takeJewel('yellow')],
      answers: [otherwise('takeFirst')],
    },
    {
      say: 'on',
      about: [on.jewel(green, 'green')],
      rule: 'HA-8.5',
      line: walk(domes(15), green),
      welcome: nearer(green),
      answers: [to(is('stop'), 'goOn'), otherwise('toGreen')],
    },
    {
      say: 'green',
      about: [on.quick('take-green')],
      rule: 'HA-8.5',
      line: [takeJewel('green')],
      answers: [otherwise('takeGreen')],
    },
    { say: 'worth', about: [on.held('green'), on.held('yellow')], rule: 'HA-13', line: [] },
  ],
)

export const tiles = lesson(
  'tiles',
  () =>
    walking({
      at: [domes(14), domes(0)],
      tiles: [
        [domes(15), 'trinket'],
        [domes(16), 'stash'],
        [domes(21), 'alertCitizens'],
      ],
    }),
  [
    {
      say: 'go',
      about: [on.tile(domes(15))],
      rule: 'HA-2.2',
      line: [step(domes(15))],
      answers: [otherwise('beside')],
    },
    {
      say: 'turn',
      about: [on.quick('turnUp')],
      rule: 'HA-8.5',
      line: [turnUp],
      answers: [otherwise('turnFirst')],
    },
    {
      say: 'trinket',
      about: [on.held('trinket'), on.tile(domes(16))],
      rule: 'HA-14',
      line: [step(domes(16))],
      answers: [otherwise('next')],
    },
    {
      say: 'second',
      about: [on.quick('turnUp')],
      rule: 'HA-8.5',
      line: [turnUp],
      answers: [otherwise('turnFirst')],
    },
    {
      say: 'stash',
      about: [on.card('elixirOfSpeed'), on.tile(domes(21))],
      rule: 'HA-14',
      line: [step(domes(21))],
      answers: [otherwise('lastTile')],
    },
    {
      say: 'third',
      about: [on.quick('turnUp')],
      rule: 'HA-8.5',
      line: [turnUp],
      answers: [otherwise('dare')],
    },
    { say: 'alert', about: [on.me], rule: 'HA-14', line: [] },
  ],
)
