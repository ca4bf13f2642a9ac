/** Kingpin's course. */
import { by, type Course, type Lesson } from '../kernel/lessons.ts'
import type { KingpinMove, KingpinState } from './state.ts'
import { place, raid, recruit, table, take } from './testing.ts'

type KingpinLesson = Lesson<KingpinState, KingpinMove>

const isPass = ({ type }: KingpinMove): boolean => type === 'pass'

const recruitAndRaid: KingpinLesson = {
  id: 'raid',
  seat: 0,
  position: () =>
    table({
      dens: {
        A: ['Lefty', 'Tinker'],
        B: ['Sticks', 'Duchess'],
        C: ['Boxer', 'Bookie', 'Countess'],
        D: ['Ace', 'Padre', 'Matches', 'Bricks'],
        E: ['Diamond', 'Hatchet', 'The Cook', 'The Twins', 'Mad Marta'],
      },
    }),
  steps: [
    {
      say: 'look',
      about: ['den C'],
      rule: 'KP-3.2',
      line: [recruit('C')],
      answers: [{ to: isPass, say: 'notPass' }, { say: 'thisDen' }],
    },
    {
      say: 'hire',
      about: ['crook 29'],
      rule: 'KP-3.2',
      line: [take('Boxer')],
      answers: [{ say: 'strongest' }],
    },
    {
      say: 'send',
      about: ['slot-0-9'],
      rule: 'KP-3.4',
      line: [place(9), ...by(1, ...raid('B', 'Sticks', 7))],
      answers: [{ to: (move) => move.type === 'place' && move.face === 'down', say: 'notDown' }, { say: 'mostWorth' }],
    },
    {
      say: 'again',
      about: ['den A', 'slot-1-7'],
      rule: 'KP-3.2',
      line: [recruit('A')],
      answers: [{ to: isPass, say: 'notPass' }, { say: 'cheapDen' }],
    },
    {
      say: 'stronger',
      about: ['crook 21'],
      rule: 'KP-5.2',
      line: [take('Lefty')],
      answers: [{ say: 'tooWeak' }],
    },
    {
      say: 'overtake',
      about: ['slot-0-7'],
      rule: 'KP-5.2',
      line: [place(7)],
      answers: [{ to: (move) => move.type === 'place' && move.face === 'down', say: 'notDown' }, { say: 'beatThem' }],
    },
    { say: 'lead', about: ['target-7', 'target-9'], rule: 'KP-5.2', line: [] },
  ],
}

export const course: Course<KingpinState, KingpinMove> = {
  lessons: [recruitAndRaid],
  firstGame: { seats: 2 },
}
