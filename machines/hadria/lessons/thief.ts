/** What one thief can do and no other: a special card, and an ability that needs none. */
import { aim, domes, execute, lay, laying, plan, raise, ready, takeJewel, walk } from '../testing.ts'
import { executes, is, layOut, lesson, nearer, on, otherwise, sneakToo, to } from './making.ts'

const guards = [domes(23), domes(15)]
const roof = domes(16)
const prize = domes(14)

export const ownWays = lesson(
  'thief',
  () => {
    const state = layOut({
      ...{ thieves: ['noiron', 'jasmine'], specials: true, at: [domes(17), domes(0)], hands: [['cloak']] },
      ...{ guards, jewels: [[prize, 'green']], initiative: 2 },
    })
    return plan(lay(state, 0, ['move', 4]), 1, [])
  },
  [
    {
      say: 'lay',
      about: [on.me, on.card('rooftops'), on.card('cloak')],
      rule: 'HA-6.3',
      line: laying(1, ['cloak', 1, 'special']),
      answers: [to(is('ready'), 'notYet'), to(is('lay'), 'coverIt'), otherwise('roofsFirst')],
    },
    {
      say: 'raise',
      about: [on.rung(6)],
      rule: 'HA-7.1',
      line: raise(1, 5),
      answers: [to(is('ready'), 'tooLate'), otherwise('onRoofs')],
    },
    { say: 'ready', about: [on.ready], rule: 'HA-6.3', line: [ready] },
    {
      say: 'use',
      about: [on.way('special')],
      rule: 'HA-8.2',
      line: [execute('special')],
      answers: [to(executes('card'), 'notCloak'), otherwise('noForgo')],
    },
    {
      say: 'where',
      about: [on.space(roof)],
      rule: 'HA-8.4',
      line: [aim(roof)],
      answers: [otherwise('thatOne')],
    },
    sneakToo,
    {
      say: 'through',
      about: [on.figure(domes(15)), on.jewel(prize, 'green')],
      then: [[on.jewel(prize, 'green')], [on.quick('take-green')]],
      rule: 'HA-8.2',
      line: [...walk(domes(15), prize), takeJewel('green')],
      welcome: nearer(prize),
      answers: [otherwise('toJewel')],
    },
    { say: 'others', about: [on.me, on.other], rule: 'HA-2.4', line: [] },
  ],
)
