/** What is turned up and drawn in the open: nobody is called behind the curtain for what all see, or for what they need later. */
import { afterEach, expect, it } from 'vitest'
import { hadria } from '../../machines/hadria/index.ts'
import type { Tile } from '../../machines/hadria/data.ts'
import type { HadriaMove, HadriaState } from '../../machines/hadria/state.ts'
import {
  discard,
  domes,
  execute,
  lay,
  plan,
  planned,
  play,
  ready,
  table,
  turnUp,
  walk,
  type Layout,
  type Planned,
} from '../../machines/hadria/testing.ts'
import type { Game } from '../../machines/kernel/game.ts'
import type { Frame } from './api.ts'
import { standing } from './course.ts'
import { openHouse, people, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

/** Ann ends her walk on a tile; who comes next is told by what was planned. */
const onto = (tile: Tile): HadriaState => table({ at: [domes(11), domes(22)], tiles: [[domes(5), tile]] })
const ontoIt = [execute('sneak'), ...walk(domes(5), domes(4), domes(10), domes(5)), turnUp]

async function seen(state: HadriaState, moves: readonly HadriaMove[]): Promise<Frame> {
  return (await played(state, moves)).frame
}

async function played(state: HadriaState, moves: readonly HadriaMove[]): Promise<{ house: House; frame: Frame }> {
  const house = await openHouse({ games: { hadria: { ...hadria, setup: () => state } as unknown as Game } })
  const [ann, ben] = await people(house, 'Ann', 'Ben')
  const chairs = [ann!, ben!].map(({ id }) => ({ kind: 'person' as const, profile: id }))
  const { id } = await house.ask('newGame', { game: 'hadria', chairs, options: {}, seed: 'seed' })
  let frame = await house.see('openTable', { id })
  if (frame.stage === 'curtain') frame = await house.see('liftCurtain', { id, seat: 0 })
  for (const move of moves) frame = await house.see('play', { id, seat: 0, moves: [move], revision: frame.revision })
  return { house, frame }
}

const plans = {
  own: [
    [
      ['move', 5],
      ['ambush', 4],
    ],
  ],
  another: [[['move', 5]], [['ambush', 4]]],
} satisfies Record<string, Planned[][]>
it.each([
  ['informer', 'own'],
  ['informer', 'another'],
  ['stash', 'own'],
  ['stash', 'another'],
] as const)('a tile turned up, %s, leaves all at the table before the next stack: %s', async (tile, next) => {
  const frame = await seen(planned(onto(tile), ...plans[next]), ontoIt)
  expect(frame).toMatchObject({ stage: 'open', front: null, waiting: [], view: { phase: 'execute.decide' } })
})

/** Ann is the last to plan, and a guard stands two streets from her. */
const beside: Layout = {
  at: [domes(20), domes(11)],
  guards: [domes(13)],
  hands: [['beacon', 'cloak']],
  initiative: 3,
}
function lastToPlan(
  own: readonly Planned[],
  others: readonly Planned[] = [['ambush', 2]],
  layout = beside,
): HadriaState {
  const begun = plan(table(layout), 1, others)
  return own.reduce((now, stack) => lay(now, 0, stack), begun)
}
const equal: Planned[] = [
  ['move', 5],
  ['ambush', 5],
]
const all = { front: null, waiting: [], view: { seat: 'table', mine: null } }
const linesOf = ({ steps }: Frame) => steps.flatMap(({ lines }) => lines.map(({ key }) => key))

it.each<[string, Planned[]]>([
  ['execute.decide', [['move', 5]]],
  ['execute.which', equal],
])('the last who is ready shows all that was planned to all, before %s', async (phase, own) => {
  const frame = await seen(lastToPlan(own), [ready])
  expect(frame).toMatchObject({ stage: 'open', ...all, mover: 0, view: { ...all.view, phase } })
  expect(linesOf(frame)).toEqual(expect.arrayContaining(['planShown', 'planShown']))
})

it('whoever has several stacks of the same AP may look at them before they choose', async () => {
  const { house, frame } = await played(lastToPlan(equal), [ready])
  const { id } = frame
  expect(JSON.stringify(frame.moves)).not.toContain('ambush')
  const own = await house.see('liftCurtain', { id, seat: 0 })
  expect(own).toMatchObject({ stage: 'seated', front: 0, mover: 0 })
  const [move] = own.moves
  expect(await house.see('play', { id, seat: 0, moves: [{ ...move! }], revision: own.revision })).toMatchObject({
    stage: 'open',
    ...all,
    view: { ...all.view, phase: 'execute.decide' },
  })
})

it('who is arrested as soon as the plans are shown is called when all have seen it', async () => {
  const { house, frame } = await played(lastToPlan([]), [ready])
  const { id } = frame
  expect(frame).toMatchObject({ stage: 'watching', ...all, view: { ...all.view, phase: 'execute.discard' } })
  expect(linesOf(frame)).toEqual(expect.arrayContaining(['planShown', 'arrested']))
  expect(await house.see('lowerCurtain', { id })).toMatchObject({ stage: 'curtain', waiting: [0] })
  expect(await house.see('liftCurtain', { id, seat: 0 })).toMatchObject({ front: 0, recap: null })
})

/** No jewel is laid: nobody is asked anything before the next plans. */
const alarmed: Layout = { ...beside, gate: 'pot', alarmedRound: 1, events: ['panic'] }

it('HA-12 how the round ends and the next begins after a discard in arrest is seen by all', async () => {
  const { house, frame } = await played(lastToPlan([], [], alarmed), [ready])
  const { id } = frame
  await house.see('lowerCurtain', { id })
  const { revision } = await house.see('liftCurtain', { id, seat: 0 })
  const after = await house.see('play', { id, seat: 0, moves: [discard('beacon')], revision })
  expect(after).toMatchObject({ stage: 'watching', ...all, view: { ...all.view, phase: 'plan', round: 4 } })
  expect(linesOf(after)).toEqual(expect.arrayContaining(['discarded', 'roundBegins']))
  expect(await house.see('lowerCurtain', { id })).toMatchObject({ stage: 'curtain', waiting: [0, 1] })
})

it('HA-10.8 of two who are arrested, the second is called as soon as all have seen it', async () => {
  const twice: Layout = {
    ...beside,
    at: [domes(20), domes(20)],
    hands: [
      ['beacon', 'cloak'],
      ['beacon', 'cloak'],
    ],
  }
  const { house, frame } = await played(lastToPlan([], [], twice), [ready])
  const { id } = frame
  await house.see('lowerCurtain', { id })
  const { revision } = await house.see('liftCurtain', { id, seat: 0 })
  const after = await house.see('play', { id, seat: 0, moves: [discard('beacon')], revision })
  expect(after).toMatchObject({ stage: 'curtain', waiting: [1] })
})

it('HA-15 who draws for a card that smugglers took looks at it when they plan, not before the next is asked', async () => {
  const hands: Layout['hands'] = [
    ['beacon', 'cloak'],
    ['beacon', 'cloak'],
  ]
  const { house, frame } = await played(lastToPlan([], [], { ...beside, guards: [], hands, events: ['smugglers'] }), [
    ready,
  ])
  const { id } = frame
  expect(frame).toMatchObject({ stage: 'watching', view: { phase: 'event.discard' } })
  await house.see('lowerCurtain', { id })
  const { revision } = await house.see('liftCurtain', { id, seat: 1 })
  const after = await house.see('play', { id, seat: 1, moves: [discard('beacon')], revision })
  expect(after).toMatchObject({ stage: 'curtain', waiting: [0] })
})

it('a walk is followed step by step at three times the pace of what else bots do', () => {
  const moves = [execute('sneak'), ...walk(domes(5), domes(4))]
  const begun = planned(table({ at: [domes(11), domes(22)] }), [['move', 5]], [['ambush', 4]])
  const states = moves.reduce((all, move) => [...all, play(all.at(-1) ?? begun, move)], [begun])
  const stood = states.map((_, at) => {
    const positions = states.slice(0, at + 1).map((state) => ({ state, made: null }))
    return standing(hadria as unknown as Game, positions, 900)
  })
  expect(stood).toEqual([900, 900, 300, 300])
})
