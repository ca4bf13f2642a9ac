/** Syndicate's course: seat 0 learns; seat 1 does a day's labour, round after round. */
import type { Seat } from '../kernel/game.ts'
import { by, type Course, type Entry, type Lesson, type LessonStep } from '../kernel/lessons.ts'
import { syndicate } from './game.ts'
import { ascending, playerAt, type SyndicateMove, type SyndicateState } from './state.ts'
import { scene, type Actor } from './testing.ts'

type SyndicateLesson = Lesson<SyndicateState, SyndicateMove>
type Step = LessonStep<SyndicateState, SyndicateMove>
type M = SyndicateMove

const pick = (card: number): M => ({ type: 'pick', card })
const play = (card: number): M => ({ type: 'play', card })
const mark = (card: number): M => ({ type: 'mark', card })
const payCash: M = { type: 'payCash' }

const plays =
  (card: number) =>
  (move: M): boolean =>
    move.type === 'play' && move.card === card

/** 36 comes back to the hand as long as its owner is poor. */
const dayLabour = 36
const rival: Actor = { hand: [dayLabour, 60, 75] }
const both = (card: number): Entry<M>[] => [play(card), ...by(1, play(dayLabour))]

/** Any card will do: the others' packets hold nothing that the lesson needs. */
const pickAny = (say: string, mine: number, theirs: number, ...about: string[]): Step => ({
  say,
  about: [...about, 'tray'],
  rule: 'SY-2.1',
  line: [pick(mine), ...by(1, pick(theirs))],
  welcome: ({ type }) => type === 'pick',
})

/** These cards are in the packets of seats 0 and 1, each in exchange for another. */
function packed(state: SyndicateState, ...packets: readonly number[][]): SyndicateState {
  const wanted = packets.flat()
  const zones = [...state.players.map(({ packet }) => packet), state.deck]
  packets.forEach((cards, seat: Seat) => {
    const own = playerAt(state, seat).packet
    for (const card of cards) {
      if (own.includes(card)) continue
      const there = zones.find((zone) => zone.includes(card))
      const spare = own.findIndex((one) => !wanted.includes(one))
      if (!there) throw new Error(`${card} is in nobody's packet, and not in the deck`)
      there[there.indexOf(card)] = own[spare] as number
      own[spare] = card
    }
  })
  for (const { packet } of state.players) packet.sort(ascending)
  state.dealt = state.players.map(({ packet }) => packet.slice())
  return state
}

const thugAndHolding: SyndicateLesson = {
  id: 'thug',
  seat: 0,
  position: () => packed(scene([{ hand: [8, 22, 30] }, rival], { round: 3 }).state, [33, 12], [2, 3]),
  steps: [
    {
      say: 'quincy',
      about: ['tray-22'],
      rule: 'SY-2.2',
      line: both(22),
      answers: [{ to: plays(8), say: 'noMoney' }, { say: 'noThugs' }],
    },
    pickAny('pick', 33, 2),
    {
      say: 'roadhouse',
      about: ['tray-8'],
      rule: 'SY-3.4',
      line: both(8),
      answers: [{ say: 'holding' }],
    },
    {
      say: 'pay',
      about: ['move.payCash'],
      rule: 'SY-3.1',
      line: [payCash],
      answers: [{ say: 'lost' }],
    },
    pickAny('again', 3, 12),
    {
      say: 'fail',
      about: ['tray-30'],
      rule: 'SY-3.2',
      line: both(30),
      answers: [{ say: 'tryIt' }],
    },
    { say: 'failed', about: ['gone'], rule: 'SY-3.2', line: [] },
  ],
}

const orderOfNumbers: SyndicateLesson = {
  id: 'order',
  seat: 0,
  position: () => scene([{ cash: 10, hand: [14, 29, 56] }, { hand: [36, 60, 76] }], { round: 4 }).state,
  steps: [
    {
      say: 'lounge',
      about: ['tray-14'],
      rule: 'SY-2.3',
      line: [play(14), ...by(1, play(76))],
      answers: [{ say: 'early' }],
    },
    { say: 'pay', about: ['move.payCash'], rule: 'SY-3.1', line: [payCash], answers: [{ say: 'hurry' }] },
    { say: 'after', about: ['shown-76', 'cash 0'], rule: 'SY-3.5', line: [] },
  ],
}

const markers: SyndicateLesson = {
  id: 'markers',
  seat: 0,
  position: () =>
    packed(
      scene(
        [
          {
            cash: 10,
            display: [
              { card: 7, markers: 1 },
              { card: 15, markers: 1 },
            ],
            hand: [8, 29, 38],
          },
          rival,
        ],
        { round: 5 },
      ).state,
      [33],
      [2],
    ),
  steps: [
    {
      say: 'roadhouse',
      about: ['tray-8', 'symbol 0 B', 'symbol 0 W'],
      rule: 'SY-3.4',
      line: both(8),
      answers: [{ to: plays(29), say: 'tooPoor' }, { say: 'later' }],
    },
    { say: 'pay', about: ['move.payCash'], rule: 'SY-3.1', line: [payCash], answers: [{ say: 'worthIt' }] },
    pickAny('pick', 33, 2),
    {
      say: 'facelift',
      about: ['tray-38'],
      rule: 'SY-3.4',
      line: both(38),
      answers: [{ say: 'twoMarkers' }],
    },
    {
      say: 'where',
      about: ['shown-8', 'shown-7', 'shown-15'],
      rule: 'SY-3.4',
      line: [mark(8)],
      welcome: ({ type }) => type === 'mark',
    },
    { say: 'worth', about: ['worth 0'], rule: 'SY-4', line: [] },
  ],
}

const drafting: SyndicateLesson = {
  id: 'draft',
  seat: 0,
  position: () => packed(syndicate.setup({ seats: 2, seed: 'a draft' }), [18, 22, 60], [15, 23, 36]),
  steps: [
    {
      say: 'first',
      about: ['tray-22'],
      rule: 'SY-2.1',
      line: [pick(22), ...by(1, pick(36))],
      answers: [{ to: (move) => 'card' in move && move.card === 18, say: 'tooDear' }, { say: 'quincy' }],
    },
    {
      say: 'second',
      about: ['tray-23'],
      rule: 'SY-2.1',
      line: [pick(23), ...by(1, pick(60))],
      answers: [{ say: 'bea' }],
    },
    {
      say: 'back',
      about: ['tray-18'],
      rule: 'SY-6',
      line: [pick(18), ...by(1, pick(15))],
      answers: [{ say: 'hotel' }],
    },
    {
      say: 'play',
      about: ['tray-22'],
      rule: 'SY-2.2',
      line: both(22),
      welcome: plays(23),
      answers: [{ say: 'notYet' }],
    },
    { say: 'on', about: ['round 12'], rule: 'SY-2.5', line: [] },
  ],
}

const eachAndNext: SyndicateLesson = {
  id: 'rounds',
  seat: 0,
  position: () => packed(scene([{ hand: [22, 46, 78] }, rival], { round: 3 }).state, [33, 12], [2, 3]),
  steps: [
    {
      say: 'hall',
      about: ['tray-46'],
      rule: 'SY-2.4',
      line: both(46),
      answers: [{ to: plays(78), say: 'nothingYet' }, { say: 'everyRound' }],
    },
    pickAny('pick', 33, 2),
    {
      say: 'double',
      about: ['tray-78'],
      rule: 'SY-3.7',
      line: both(78),
      answers: [{ say: 'doubleFirst' }],
    },
    pickAny('again', 3, 12, 'effect 0 0'),
    {
      say: 'now',
      about: ['tray-22'],
      rule: 'SY-3.7',
      line: both(22),
      answers: [{ say: 'money' }],
    },
    { say: 'doubled', about: ['cash 0'], rule: 'SY-3.7', line: [] },
  ],
}

export const course: Course<SyndicateState, SyndicateMove> = {
  lessons: [thugAndHolding, orderOfNumbers, markers, drafting, eachAndNext],
  firstGame: { seats: 2 },
}
