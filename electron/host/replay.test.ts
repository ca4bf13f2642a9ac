import { afterEach, describe, expect, it } from 'vitest'
import { random } from '../../machines/kernel/random.ts'
import { replay } from './replay.ts'
import { gameStore, type Happening } from './store/games.ts'
import { newTable, openHouse, testGames, tidyUp } from './testing/house.ts'

afterEach(tidyUp)

const game = testGames['syndicate']!

describe('what happened at a table', () => {
  it('gives its states again, without what was taken back', () => {
    const step = (length: number): Happening => ({
      kind: 'move',
      seat: 0,
      move: Object.assign({ type: 'step' }, { length }),
    })
    const config = { seats: 2, seed: 's', options: { open: true } }
    const straight = replay(game, config, [step(2)])
    expect(replay(game, config, [step(1), { kind: 'undo', to: 0 }, step(2)])).toEqual(straight)
  })

  it('opens at once, also after 500 moves', async () => {
    const house = await openHouse()
    const store = gameStore(house.db)
    const { record } = store.read(await newTable(house, ['Ann', 'Ben', 'Cleo', 'Dan'], 'long', true, 'long'))
    const source = random('500 moves')
    const simulation = game.simulate(game.setup({ seats: 4, seed: record.seed, options: record.options }))
    const happenings: Happening[] = []
    for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
      const move = source.pick(simulation.legalMoves(seat))
      simulation.play(seat, move)
      happenings.push({ kind: 'move', seat, move })
    }
    expect(happenings).toHaveLength(500)
    const id = '11111111-2222-4333-8444-555555555555'
    store.create({ ...record, id }, happenings, { n: 500, made: 500, state: simulation.state })

    const begun = performance.now()
    const frame = await house.ask('openTable', { id })
    // The figure is 100 ms on a machine that has nothing else to do; tests share theirs.
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(frame.view).toEqual(game.view(simulation.state, 'table'))
    expect(frame.log.lines).toHaveLength(500)
  })
})
