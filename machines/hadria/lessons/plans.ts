/** Planning: whose action comes first, and cards that do what feet can't. */
import { by } from '../../kernel/lessons.ts'
import { distance } from '../board.ts'
import { watchValues } from '../data.ts'
import { aim, at, domes, execute, lay, laying, plan, raise, ready, stop, takeJewel, walk } from '../testing.ts'
import { executes, is, layOut, lesson, nearer, on, otherwise, sneak, sneakToo, to } from './making.ts'

const prize = domes(22)

export const initiative = lesson(
  'plan',
  () => {
    const state = layOut({
      ...{ at: [domes(5), domes(20)], guards: [domes(0), domes(2)], jewels: [[prize, 'yellow']] },
      initiative: 4,
    })
    return plan(state, 1, [['move', 6]])
  },
  [
    {
      say: 'lay',
      about: [on.card('move'), on.ap],
      rule: 'HA-6.1',
      line: laying(0, ['move', 1]),
      answers: [to(is('ready'), 'planFirst'), otherwise('moveFirst')],
    },
    {
      say: 'raise',
      about: [on.rung(9), on.jewel(prize, 'yellow')],
      rule: 'HA-7.1',
      line: raise(0, 8),
      answers: [to(is('ready'), 'tooSlow'), otherwise('moveFirst')],
    },
    {
      say: 'second',
      about: [on.card('ambush'), on.ap],
      rule: 'HA-6.1',
      line: laying(1, ['ambush', 1]),
      answers: [to(is('add'), 'keepOne'), otherwise('pointLeft')],
    },
    { say: 'ready', about: [on.watch, on.ready], rule: 'HA-6.4', line: [ready] },
    sneak,
    {
      say: 'go',
      about: [on.jewel(prize, 'yellow')],
      then: [...Array<[string]>(3).fill([on.jewel(prize, 'yellow')]), [on.quick('take-yellow')]],
      rule: 'HA-8.5',
      line: [
        ...walk(domes(11), domes(17), domes(23), prize),
        takeJewel('yellow'),
        ...by(1, execute('sneak'), ...walk(domes(21), prize), stop),
      ],
      welcome: nearer(prize),
      answers: [otherwise('toJewel')],
    },
    {
      say: 'ambush',
      about: [on.way('clevernessDraw'), on.way('clevernessGain')],
      rule: 'HA-8.1',
      line: [execute('clevernessDraw')],
      welcome: executes('clevernessGain'),
      answers: [otherwise('useIt')],
    },
    { say: 'over', about: [on.ap], rule: 'HA-12', line: [] },
  ],
)

const guarded = domes(23)

export const cards = lesson(
  'cards',
  () => {
    const state = layOut({
      ...{ at: [domes(5), at('docks', 11)], guards: [guarded, domes(2)], jewels: [[guarded, 'yellow']] },
      ...{ hands: [['forgedOrders']], initiative: 2 },
    })
    return plan(lay(state, 0, ['move', 4]), 1, [])
  },
  [
    {
      say: 'lay',
      about: [on.figure(guarded), on.card('forgedOrders')],
      rule: 'HA-8.3',
      line: laying(1, ['forgedOrders', 1]),
      answers: [to(is('ready'), 'arrested'), otherwise('ordersFirst')],
    },
    {
      say: 'raise',
      about: [on.rung(6)],
      rule: 'HA-7.1',
      line: raise(1, 5),
      answers: [to(is('ready'), 'tooLate'), otherwise('onOrders')],
    },
    { say: 'ready', about: [on.ready], rule: 'HA-5', line: [ready] },
    {
      say: 'use',
      about: [on.way('card')],
      rule: 'HA-7.5',
      line: [execute('card')],
      answers: [otherwise('noForgo')],
    },
    {
      say: 'whom',
      about: [on.figure(guarded)],
      rule: 'HA-8.4',
      line: [aim(guarded)],
      answers: [otherwise('thatGuard')],
    },
    {
      say: 'where',
      about: [on.space(domes(1))],
      rule: 'HA-8.4',
      line: [aim(domes(1))],
      welcome: (move) => move.type === 'aim' && distance(move.space, guarded) > watchValues.calmGuard.attention + 4,
      answers: [otherwise('tooNear')],
    },
    sneakToo,
    {
      say: 'take',
      about: [on.jewel(guarded, 'yellow')],
      then: [...Array<[string]>(2).fill([on.jewel(guarded, 'yellow')]), [on.quick('take-yellow')]],
      rule: 'HA-8.5',
      line: [...walk(domes(11), domes(17), guarded), takeJewel('yellow')],
      welcome: nearer(guarded),
      answers: [otherwise('toJewel')],
    },
  ],
)
