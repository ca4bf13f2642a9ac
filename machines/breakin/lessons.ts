/** Break-In's course: seat 0 learns, and the deck is stacked. */
import { by, type Course, type Lesson, type LessonAnswer, type LessonStep } from '../kernel/lessons.ts'
import type { Seat } from '../kernel/game.ts'
import type { BreakInMove, BreakInState } from './state.ts'
import { choose, clover, give, lawyer, steal, table, turnUp } from './testing.ts'

type BreakInLesson = Lesson<BreakInState, BreakInMove>
type Step = LessonStep<BreakInState, BreakInMove>

/** The learner turns up a card; what is said of it comes with the next step. */
const turn = (say: string): Step => ({ say, about: ['deck'], rule: 'BI-3.1', line: [turnUp] })
const givesTo =
  (seat: Seat) =>
  (move: BreakInMove): boolean =>
    move.type === 'give' && move.to === seat
const toSelf = (say: string): LessonAnswer<BreakInState, BreakInMove> => ({ to: givesTo(0), say })

/** Somebody else deals: each card goes where it is told. */
const deals = (seat: Seat, ...receivers: Seat[]) => receivers.flatMap((to) => by<BreakInMove>(seat, turnUp, give(to)))

const giveAndReceive: BreakInLesson = {
  id: 'give',
  seat: 0,
  position: () =>
    table({ fronts: [{ padlock: 2 }, { padlock: 1 }, { loot: 1 }], deck: ['watchdog', 'keys', 'doorChain', 'loot'] }),
  steps: [
    turn('turn'),
    {
      say: 'dog',
      about: ['panel-1'],
      rule: 'BI-3.1',
      line: [give(1)],
      answers: [toSelf('notYou'), { say: 'notHer' }],
    },
    turn('next'),
    {
      say: 'keys',
      about: ['pile 0 padlock'],
      rule: 'BI-4.2',
      line: [give(0)],
      answers: [{ say: 'keepKeys' }],
    },
    // Only one is left without a card: the last one goes there by itself.
    { say: 'last', about: ['deck'], rule: 'BI-3.1', line: [turnUp, ...by<BreakInMove>(0, give(2))] },
    { say: 'round', about: ['panel-1'], rule: 'BI-3.2', line: [] },
  ],
}

const whatCatches: BreakInLesson = {
  id: 'caught',
  seat: 0,
  position: () =>
    table({
      fronts: [{ padlock: 1 }, { watchdog: 2 }, { police: 1, loot: 1 }, { loot: 4 }, { doorChain: 1 }],
      deck: ['police', 'watchdog', 'loot', 'padlock', 'bone'],
    }),
  steps: [
    turn('turn'),
    {
      say: 'police',
      about: ['pile 2 police'],
      rule: 'BI-4.3',
      line: [give(2)],
      answers: [toSelf('notYou'), { say: 'onePolice' }],
    },
    turn('gone'),
    {
      say: 'dogs',
      about: ['pile 1 watchdog'],
      rule: 'BI-4.3',
      line: [give(1)],
      answers: [toSelf('notYou'), { say: 'oneDog' }],
    },
    turn('more'),
    {
      say: 'loot',
      about: ['pile 3 loot'],
      rule: 'BI-4.3',
      line: [give(3)],
      answers: [toSelf('fineForYou'), { say: 'fifth' }],
    },
    { say: 'left', about: ['panel-0', 'panel-4'], rule: 'BI-5.1', line: [] },
  ],
}

const lawyerAndLuck: BreakInLesson = {
  id: 'lawyer',
  seat: 0,
  position: () =>
    table({
      fronts: [{ watchdog: 2, police: 1 }, { loot: 2 }, { loot: 1 }],
      deck: ['watchdog', 'doorChain', 'padlock', 'clover', 'keys', 'padlock', 'lostLoot', 'bone'],
      activePlayer: 1,
      used: [1, 2],
    }),
  steps: [
    {
      say: 'call',
      about: ['pile 0 watchdog', 'move.lawyer'],
      rule: 'BI-4.1',
      line: [...deals(1, 0), lawyer, ...deals(1, 1, 2)],
      answers: [{ say: 'caught' }],
    },
    {
      say: 'clover',
      about: ['pile 0 police'],
      rule: 'BI-4.2',
      line: [...deals(2, 0), clover('police'), ...deals(2, 1, 2)],
      answers: [{ say: 'police' }],
    },
    turn('turn'),
    {
      say: 'keep',
      about: ['panel-0'],
      rule: 'BI-4.2',
      line: [give(0)],
      answers: [{ say: 'theyWould' }],
    },
    {
      say: 'steal',
      about: ['pile 1 loot'],
      rule: 'BI-4.2',
      line: [steal(1)],
      welcome: ({ type }) => type === 'steal',
    },
    { say: 'once', about: ['hidden 0'], rule: 'BI-4.1', line: [] },
  ],
}

const panic: BreakInLesson = {
  id: 'panic',
  seat: 0,
  position: () =>
    table({
      fronts: [{ watchdog: 1, loot: 1 }, { watchdog: 2, loot: 1 }, { padlock: 1 }, {}],
      deck: ['panic', 'keys', 'bone', 'doorChain'],
    }),
  steps: [
    turn('turn'),
    {
      say: 'start',
      about: ['panel-0', 'panel-1', 'panel-2', 'panel-3'],
      rule: 'BI-4.2',
      line: [give(2)],
      welcome: ({ type }) => type === 'give',
    },
    {
      say: 'choose',
      about: ['pile 0 watchdog', 'pile 1 watchdog'],
      rule: 'BI-4.2',
      line: [choose('watchdog'), ...by(1, choose('loot')), ...by(2, choose('padlock'))],
      answers: [{ say: 'loot' }],
    },
    { say: 'moved', about: ['panel-1', 'panel-3'], rule: 'BI-4.2', line: [] },
  ],
}

const finale: BreakInLesson = {
  id: 'finale',
  seat: 0,
  position: () =>
    table({
      fronts: [{ loot: 1, padlock: 2 }, { loot: 1, watchdog: 1 }, {}],
      deck: ['loot', 'padlock', 'doorChain', 'bone', 'loot', 'keys'],
      out: [2],
    }),
  steps: [
    turn('turn'),
    {
      say: 'keep',
      about: ['pile 0 loot'],
      rule: 'BI-5.2',
      line: [give(0)],
      answers: [{ say: 'notThem' }],
    },
    {
      say: 'rest',
      about: ['deck'],
      rule: 'BI-3.1',
      line: [turnUp, ...by<BreakInMove>(0, give(1)), ...by<BreakInMove>(1, turnUp, give(0), turnUp, give(1))],
    },
    turn('paid'),
    {
      say: 'again',
      about: ['panel-0'],
      rule: 'BI-5.2',
      line: [give(0)],
      answers: [{ say: 'notThem' }],
    },
    { say: 'win', about: ['deck'], rule: 'BI-5.2', line: [turnUp, ...by<BreakInMove>(0, give(1))] },
  ],
}

export const course: Course<BreakInState, BreakInMove> = {
  lessons: [giveAndReceive, whatCatches, lawyerAndLuck, panic, finale],
  firstGame: { seats: 3 },
}
