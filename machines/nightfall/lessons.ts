/** Nightfall's course: seat 0 learns, seat 1 keeps out of the way. */
import { by, type Course, type Lesson } from '../kernel/lessons.ts'
import type { FenceId, House, LootId, Place, Tool } from './data.ts'
import type { NightfallMove, NightfallState } from './state.ts'
import { dock, earn, exhibit, hold, offerInCity, place as placed, stash, table } from './testing.ts'

type NightfallLesson = Lesson<NightfallState, NightfallMove>
type M = NightfallMove

const place = (place: Place): M => ({ type: 'place', place })
const take = (tool: Tool): M => ({ type: 'take', tool })
/** Where there is only one way to pay, a click on the loot is all it takes. */
const steal = (house: House, slot: number, own: boolean): M[] => [
  { type: 'aim', house, slot },
  { type: 'steal', own },
]
const exchange = (field: number): M => ({ type: 'exchange', field })
const lay = (tool: Tool): M => ({ type: 'lay', tool })
const draw: M = { type: 'draw' }
const decline: M = { type: 'decline' }
const sell = (loot: LootId, fence: FenceId): M[] => [
  { type: 'offer', loot },
  { type: 'sell', fence },
]

const isDecline = ({ type }: M): boolean => type === 'decline'
const anyTool = ({ type }: M): boolean => type === 'take'

/** A table of two; the other one's stones wait in the Harbour. */
function night(thief: Tool, lay: (state: NightfallState) => void, ...stones: [Place, Place, Place]): NightfallState {
  const state = table(2, thief)
  hold(state, 1)
  lay(state)
  return placed(state, ...stones.flatMap((stone): Place[] => [stone, 'harbour']))
}

const lootAndFence: NightfallLesson = {
  id: 'loot',
  seat: 0,
  position: () =>
    night(
      'hammer',
      (state) => {
        hold(state, 0, 'lockpick')
        offerInCity(state, 'plan', 'torch', 'pliers', 'torch')
        exhibit(state, 'villa', 6, 25)
        dock(state, 8, 13)
        stash(state, 1, 27)
      },
      'harbour',
      'city',
      'villa',
    ),
  steps: [
    {
      say: 'plan',
      about: ['city-plan'],
      rule: 'NF-4.1',
      line: [take('plan')],
      answers: [{ to: isDecline, say: 'free' }, { say: 'needPlan' }],
    },
    {
      say: 'second',
      about: ['city-torch', 'city-pliers'],
      rule: 'NF-4.1',
      line: [take('torch')],
      welcome: anyTool,
    },
    {
      say: 'steal',
      about: ['back safe-lockpick-plan villa'],
      rule: 'NF-4.2',
      line: steal('villa', 0, false),
      answers: [{ say: 'youCan' }],
    },
    {
      say: 'sell',
      about: ['loot 6', 'fence 8'],
      then: [['fence 8']],
      rule: 'NF-4.4',
      line: sell(6, 8),
      answers: [{ say: 'sellIt' }],
    },
    { say: 'paid', about: ['money 0'], rule: 'NF-6', line: [] },
  ],
}

const ownTool: NightfallLesson = {
  id: 'own',
  seat: 0,
  position: () =>
    night(
      'hammer',
      (state) => {
        hold(state, 0, 'pliers', 'torch')
        exhibit(state, 'villa', 3, 29)
        exhibit(state, 'museum', 22, 28)
        dock(state, 14, 12)
        stash(state, 1, 27)
      },
      'harbour',
      'villa',
      'museum',
    ),
  steps: [
    {
      say: 'chest',
      about: ['bench', 'back chest-hammer-pliers villa'],
      rule: 'NF-4.2',
      line: steal('villa', 0, true),
      answers: [{ say: 'tryIt' }],
    },
    {
      say: 'again',
      about: ['back showcase-hammer-torch museum'],
      rule: 'NF-4.2',
      line: steal('museum', 0, true),
      answers: [{ say: 'tryIt' }],
    },
    {
      say: 'sell',
      about: ['loot 22', 'fence 14'],
      then: [['fence 14']],
      rule: 'NF-4.4',
      line: sell(22, 14),
      answers: [{ say: 'sellIt' }],
    },
    { say: 'houses', about: ['bench'], rule: 'NF-4.2', line: [] },
  ],
}

const order: NightfallLesson = {
  id: 'order',
  seat: 0,
  position() {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'lockpick')
    offerInCity(state, 'plan', 'torch', 'pliers', 'hammer')
    exhibit(state, 'villa', 11, 19)
    dock(state, 13, 9)
    return state
  },
  steps: [
    {
      say: 'first',
      about: ['place villa', 'back safe-lockpick-plan villa'],
      rule: 'NF-3',
      line: [place('villa'), ...by(1, place('villa'))],
      answers: [{ say: 'notFirst' }],
    },
    {
      say: 'before',
      about: ['place city'],
      rule: 'NF-4',
      line: [place('city'), ...by(1, place('museum'))],
      answers: [{ say: 'needPlan' }],
    },
    {
      say: 'last',
      about: ['place harbour'],
      rule: 'NF-4',
      line: [place('harbour'), ...by(1, place('harbour'))],
      answers: [{ say: 'sellIt' }],
    },
    {
      say: 'plan',
      about: ['city-plan'],
      rule: 'NF-4.1',
      line: [take('plan')],
      answers: [{ say: 'thePlan' }],
    },
    {
      say: 'second',
      about: ['city-torch', 'city-pliers', 'city-hammer'],
      rule: 'NF-4.1',
      line: [take('pliers')],
      welcome: anyTool,
    },
    {
      say: 'steal',
      about: ['back safe-lockpick-plan villa'],
      rule: 'NF-4.2',
      line: steal('villa', 0, false),
      answers: [{ say: 'beQuick' }],
    },
    { say: 'late', about: ['order'], rule: 'NF-4', line: [] },
    {
      say: 'sell',
      about: ['fence 13'],
      then: [['fence 13']],
      rule: 'NF-4.4',
      line: [...by(1, decline, decline), ...sell(11, 13)],
      answers: [{ say: 'sellNow' }],
    },
  ],
}

const ruin: NightfallLesson = {
  id: 'ruin',
  seat: 0,
  position: () =>
    night(
      'hammer',
      (state) => {
        hold(state, 0, 'torch', 'torch', 'pliers')
        stash(state, 0, 27)
      },
      'harbour',
      'ruin',
      'harbour',
    ),
  steps: [
    {
      say: 'choose',
      about: ['exchange 1'],
      rule: 'NF-4.3',
      line: [exchange(1)],
      answers: [{ to: isDecline, say: 'trade' }, { say: 'thisOne' }],
    },
    {
      say: 'lay',
      about: ['rack-torch'],
      rule: 'NF-4.3',
      line: [lay('torch'), lay('torch')],
      answers: [{ say: 'keepPliers' }],
    },
    { say: 'draw', about: ['toolPile'], rule: 'NF-4.3', line: [draw] },
    { say: 'blocked', about: ['place ruin'], rule: 'NF-4.3', line: [] },
  ],
}

const end: NightfallLesson = {
  id: 'end',
  seat: 0,
  position: () =>
    night(
      'hammer',
      (state) => {
        hold(state, 0)
        stash(state, 0, 28)
        stash(state, 1, 17)
        dock(state, 7, 2)
        earn(state, 0, 17)
        earn(state, 1, 17)
      },
      'harbour',
      'ruin',
      'ruin',
    ),
  steps: [
    {
      say: 'sell',
      about: ['loot 28', 'fence 7'],
      then: [['fence 7']],
      rule: 'NF-4.4',
      line: [...sell(28, 7), ...by(1, ...sell(17, 2))],
      answers: [{ to: isDecline, say: 'worthless' }, { say: 'twoMore' }],
    },
    { say: 'over', about: ['money 0', 'money 1'], rule: 'NF-6', line: [] },
  ],
}

export const course: Course<NightfallState, NightfallMove> = {
  lessons: [lootAndFence, ownTool, order, ruin, end],
  firstGame: { seats: 2 },
}
