/** The imperial jewel: taking it, what the city does then, and getting out with it. */
import { by } from '../../kernel/lessons.ts'
import { alarmSpacesOf } from '../map.ts'
import {
  at,
  domes,
  execute,
  laying,
  palace,
  planned,
  play,
  raise,
  ready,
  sewer,
  step,
  stop,
  takeJewel,
  walk,
} from '../testing.ts'
import { executes, is, layOut, lesson, nearer, on, otherwise, to, walking } from './making.ts'

const throne = palace(0)

export const alarm = lesson(
  'palace',
  () => {
    const greens = [1, 3, 4].map((court): [number, 'green'] => [palace(court), 'green'])
    return walking({
      ...{ at: [palace(2), at('docks', 11)], jewels: [[throne, 'imperial'], ...greens], holds: [{ green: 1 }] },
      ...{ first: 1, seed: 'palace' },
    })
  },
  [
    {
      say: 'go',
      about: [on.jewel(throne, 'imperial')],
      rule: 'HA-11.1',
      line: [step(throne)],
      answers: [otherwise('toThrone')],
    },
    {
      say: 'take',
      about: [on.quick('take-imperial')],
      rule: 'HA-11.1',
      line: [takeJewel('imperial')],
      answers: [otherwise('takeFirst')],
    },
    {
      say: 'best',
      about: [on.bestThief, on.stop],
      rule: 'HA-11.2',
      line: [stop, ...by(1, ready)],
      answers: [otherwise('stopHere')],
    },
    { say: 'gates', about: [on.gate(6), on.gate(7)], rule: 'HA-11.2', line: [] },
    { say: 'alarm', about: alarmSpacesOf('hammer').captain.map(on.figure), rule: 'HA-11.3', line: [] },
    {
      say: 'red',
      about: [on.ap, on.card('move')],
      rule: 'HA-11.1',
      line: laying(0, ['move', 1]),
      answers: [otherwise('moveFirst')],
    },
    {
      say: 'dice',
      about: [on.watch, on.rung(11)],
      rule: 'HA-7.2',
      line: raise(0, 10),
      answers: [to(is('ready'), 'tooSlow'), otherwise('onMove')],
    },
    { say: 'rounds', about: [on.event, on.ready], rule: 'HA-12', line: [ready] },
  ],
)

const entrance = domes(7)
const ladder = at('docks', 16)
const gateSquare = at('docks', 20)
const gate = 5

export const out = lesson(
  'out',
  () => {
    const state = layOut({
      ...{ at: [domes(8), at('hammer', 11)], holds: [{ imperial: 1, yellow: 1 }], hands: [['elixirOfSpeed']] },
      ...{ gate: 'docks', round: 6, alarmedRound: 2, initiative: 2 },
      ...{ captains: [at('docks', 19)], guards: [at('docks', 12)], openTiles: [[ladder, 'ladder']] },
    })
    state.bestThief = 0
    const plan = planned(state, [
      ['move', 7],
      ['elixirOfSpeed', 3],
    ])
    return play(plan, execute('sneak'))
  },
  [
    {
      say: 'go',
      about: [on.gate(gate), on.space(entrance)],
      rule: 'HA-11.2',
      line: [step(entrance)],
      answers: [otherwise('shortest')],
    },
    {
      say: 'down',
      about: [on.openTile('ladder')],
      rule: 'HA-8.7',
      line: [sewer(ladder)],
      answers: [to(is('sewer'), 'tooFar'), otherwise('goDown')],
    },
    {
      say: 'elixir',
      about: [on.way('card')],
      rule: 'HA-8.7',
      line: [execute('card')],
      answers: [to(executes('forgo'), 'noForgo')],
    },
    {
      say: 'square',
      about: [on.space(gateSquare), on.gate(gate)],
      rule: 'HA-11.2',
      line: walk(at('docks', 21), gateSquare),
      welcome: nearer(gateSquare),
      answers: [otherwise('toGate')],
    },
    {
      say: 'leave',
      about: [on.gate(gate)],
      rule: 'HA-13',
      line: [{ type: 'leave', gate }],
      answers: [otherwise('sure')],
    },
  ],
)
