/** What is turned up and drawn in the open: nobody is called behind the curtain for what all see, or for what they need later. */
import { afterEach, expect, it } from 'vitest'
import { hadria } from '../../machines/hadria/index.ts'
import type { Tile } from '../../machines/hadria/data.ts'
import type { HadriaMove, HadriaState } from '../../machines/hadria/state.ts'
import {
  domes,
  execute,
  lay,
  plan,
  planned,
  ready,
  table,
  turnUp,
  walk,
  type Planned,
} from '../../machines/hadria/testing.ts'
import type { Game } from '../../machines/kernel/game.ts'
import type { Frame } from './api.ts'
import { openHouse, people, tidyUp } from './testing/house.ts'

afterEach(tidyUp)

/** Ann ends her walk on a tile; who comes next is told by what was planned. */
const onto = (tile: Tile): HadriaState => table({ at: [domes(11), domes(22)], tiles: [[domes(5), tile]] })
const ontoIt = [execute('sneak'), ...walk(domes(5), domes(4), domes(10), domes(5)), turnUp]

async function seen(state: HadriaState, moves: readonly HadriaMove[]): Promise<Frame> {
  const house = await openHouse({ games: { hadria: { ...hadria, setup: () => state } as unknown as Game } })
  const [ann, ben] = await people(house, 'Ann', 'Ben')
  const chairs = [ann!, ben!].map(({ id }) => ({ kind: 'person' as const, profile: id }))
  const { id } = await house.ask('newGame', { game: 'hadria', chairs, options: {}, seed: 'seed' })
  let frame = await house.see('openTable', { id })
  if (frame.stage === 'curtain') frame = await house.see('liftCurtain', { id, seat: 0 })
  for (const move of moves) frame = await house.see('play', { id, seat: 0, moves: [move], revision: frame.revision })
  return frame
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

it('the last who is ready shows all that was planned to all', async () => {
  const laid = lay(plan(table({ at: [domes(11), domes(22)] }), 1, [['ambush', 2]]), 0, ['move', 5])
  const frame = await seen(laid, [ready])
  expect(frame).toMatchObject({
    stage: 'open',
    front: null,
    waiting: [],
    view: { phase: 'execute.decide', mine: null },
  })
})
