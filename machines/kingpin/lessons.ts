/** Kingpin's course. */
import { by, type Course, type Lesson } from '../kernel/lessons.ts'
import type { KingpinMove, KingpinState } from './state.ts'
import { kill, pass, pickpocket, place, play, putBack, raid, recruit, spyTarget, swap, table, take } from './testing.ts'

type KingpinLesson = Lesson<KingpinState, KingpinMove>

const isPass = ({ type }: KingpinMove): boolean => type === 'pass'
const isFaceUp = (move: KingpinMove): boolean => move.type === 'place' && move.face === 'up'
const isFaceDown = (move: KingpinMove): boolean => move.type === 'place' && move.face === 'down'
const isDecline = ({ type }: KingpinMove): boolean => type === 'decline'

const recruitAndRaid: KingpinLesson = {
  id: 'raid',
  seat: 0,
  position: () =>
    table({
      dens: {
        A: ['Lefty', 'Tinker'],
        B: ['Sticks', 'Duchess'],
        C: ['Boxer', 'Hatchet', 'Countess'],
        D: ['Ace', 'Padre', 'Matches', 'Bricks'],
        E: ['Diamond', 'Bookie', 'The Cook', 'The Twins', 'Mad Marta'],
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
      answers: [{ to: isFaceDown, say: 'notDown' }, { say: 'mostWorth' }],
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
      answers: [{ to: isFaceDown, say: 'notDown' }, { say: 'beatThem' }],
    },
    { say: 'lead', about: ['target-7', 'target-9'], rule: 'KP-5.2', line: [] },
  ],
}

const faceDown: KingpinLesson = {
  id: 'hidden',
  seat: 0,
  position: () =>
    table({
      dens: {
        A: ['Lefty', 'Tinker'],
        B: ['Boxer', 'Duchess'],
        C: ['Bookie', 'Padre', 'Ace'],
        D: ['Hatchet', 'Sticks', 'Countess'],
        E: ['Diamond', 'The Cook', 'The Twins', 'Mad Marta', 'Matches'],
      },
    }),
  steps: [
    {
      say: 'look',
      about: ['den D'],
      rule: 'KP-3.2',
      line: [recruit('D')],
      answers: [{ to: isPass, say: 'notPass' }, { say: 'thisDen' }],
    },
    { say: 'hire', about: ['crook 20'], rule: 'KP-6', line: [take('Hatchet')], answers: [{ say: 'leaveThem' }] },
    {
      say: 'hide',
      about: ['down-0-8'],
      rule: 'KP-3.4',
      line: [place(8, 'down'), ...by(1, ...raid('D', 'Sticks', 7, 'down'))],
      answers: [{ to: isFaceUp, say: 'notUp' }, { say: 'theEight' }],
    },
    { say: 'guess', about: ['den D'], rule: 'KP-6', line: [] },
    {
      say: 'sure',
      about: ['den A'],
      rule: 'KP-3.2',
      line: [recruit('A')],
      answers: [{ to: isPass, say: 'notPass' }, { say: 'denA' }],
    },
    { say: 'beat', about: ['crook 21'], rule: 'KP-5.2', line: [take('Lefty')], answers: [{ say: 'tooWeak' }] },
    {
      say: 'open',
      about: ['slot-0-7'],
      rule: 'KP-3.4',
      line: [place(7)],
      answers: [{ to: isFaceDown, say: 'saveIt' }, { say: 'theSeven' }],
    },
    { say: 'secret', about: ['slot-0-8'], rule: 'KP-5.1', line: [] },
  ],
}

/** The other one has passed, and every crook comes into the learner's hand by itself: what is left to learn is what each can do. */
const skills: KingpinLesson = {
  id: 'skills',
  seat: 0,
  position: () =>
    play(
      table({
        passed: [1],
        dens: { A: ['Fingers', 'Tinker'], B: ['Razor'], C: ['Shadow'], D: ['Shuffle'], E: ['Whisper', 'Kingpin'] },
        street: [
          [0, 7, 'Lefty'],
          [1, 7, 'Boxer'],
          [1, 9, 'Bricks'],
          [1, 5, 'The Twins', 'down'],
        ],
      }),
      recruit('A'),
      take('Fingers'),
    ),
  steps: [
    {
      say: 'pickpocket',
      about: ['slot-0-2'],
      then: [['move.pickpocket']],
      rule: 'KP-4.1',
      line: [place(2), pickpocket, ...by(0, recruit('B'), take('Razor'))],
      answers: [{ to: isFaceDown, say: 'noSkillDown' }, { to: isDecline, say: 'twoDollars' }, { say: 'theTwo' }],
    },
    {
      say: 'killer',
      about: ['slot-0-9'],
      then: [['slot-1-9']],
      rule: 'KP-4.4',
      line: [place(9), kill(1), ...by(0, recruit('C'), take('Shadow'))],
      answers: [{ to: isFaceDown, say: 'noSkillDown' }, { to: isDecline, say: 'beatsYou' }, { say: 'theNine' }],
    },
    {
      say: 'accomplice',
      about: ['slot-0-7'],
      rule: 'KP-4.2',
      line: [place(7), ...by(0, recruit('D'), take('Shuffle'))],
      answers: [{ to: isFaceDown, say: 'noSkillDown' }, { say: 'joinLefty' }],
    },
    {
      say: 'swap',
      about: ['slot-0-2'],
      then: [['slot-0-4']],
      rule: 'KP-4.3',
      line: [place(2), swap(4), ...by(0, recruit('E'), take('Whisper'))],
      welcome: ({ type }) => type === 'swap',
      answers: [{ to: isFaceDown, say: 'noSkillDown' }, { say: 'ontoFingers' }],
    },
    {
      say: 'spy',
      about: ['slot-0-3'],
      then: [['target-5'], ['move.putBack']],
      rule: 'KP-4.6',
      line: [place(3), spyTarget(5), putBack, ...by(0, recruit('E'))],
      answers: [{ to: isFaceDown, say: 'noSkillDown' }, { to: isDecline, say: 'doLook' }, { say: 'spyThere' }],
    },
    {
      say: 'kingpin',
      about: ['crook 32'],
      then: [['slot-0-5']],
      rule: 'KP-4.5',
      line: [take('Kingpin'), place(5)],
      answers: [{ say: 'theFive' }],
    },
    { say: 'choice', about: ['slot-0-5'], rule: 'KP-4', line: [] },
  ],
}

const gangsAndTheEnd: KingpinLesson = {
  id: 'gangs',
  seat: 0,
  position: () =>
    table({
      money: [3, 2],
      dens: { A: ['Hatchet', 'Boxer'], B: ['Diamond'] },
      street: [
        [0, 9, 'Bricks'],
        [0, 4, 'Tinker'],
        [1, 9, 'Lefty'],
        [1, 3, 'Sidekick'],
        [1, 5, 'The Twins'],
        [1, 8, 'Sticks'],
      ],
    }),
  steps: [
    {
      say: 'look',
      about: ['gang-0-northside', 'gang-1-northside', 'den A'],
      rule: 'KP-5.3',
      line: [recruit('A')],
      answers: [{ to: isPass, say: 'notPass' }, { say: 'denA' }],
    },
    { say: 'colours', about: ['crook 20'], rule: 'KP-1.3', line: [take('Hatchet')], answers: [{ say: 'noGang' }] },
    {
      say: 'both',
      about: ['slot-0-8', 'gang-0-northside'],
      rule: 'KP-5.3',
      line: [place(8), ...by(1, pass)],
      answers: [{ to: isFaceDown, say: 'notDown' }, { say: 'theEight' }],
    },
    {
      say: 'out',
      about: ['out 1', 'den B'],
      then: [['crook 24']],
      rule: 'KP-3.1',
      line: [recruit('B'), take('Diamond')],
      answers: [{ to: isPass, say: 'oneMore' }, { say: 'denB' }],
    },
    {
      say: 'modifier',
      about: ['slot-0-7'],
      rule: 'KP-5.2',
      line: [place(7)],
      answers: [{ say: 'theSeven' }],
    },
    {
      say: 'count',
      about: ['target-4', 'target-7', 'target-8', 'target-9', 'gang-0-northside'],
      rule: 'KP-5',
      line: [],
    },
  ],
}

export const course: Course<KingpinState, KingpinMove> = {
  lessons: [recruitAndRaid, faceDown, skills, gangsAndTheEnd],
  firstGame: { seats: 2 },
}
