import { afterEach, describe, expect, it } from 'vitest'
import { hadria } from '../../machines/hadria/index.ts'
import type { Game } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { inOneGo } from './pieces.ts'
import { dealt, replay } from './replay.ts'
import { gameStore, type Happening } from './store/games.ts'
import { newTable, openHouse, testGames, tidyUp } from './testing/house.ts'

afterEach(tidyUp)

const game = testGames['pockets']!

describe('what happened at a table', () => {
  it('gives its states again, without what was taken back', () => {
    const step = (length: number): Happening => ({
      kind: 'move',
      seat: 0,
      move: Object.assign({ type: 'step' }, { length }),
    })
    const begun = { n: 0, made: 0, state: game.setup({ seats: 2, seed: 's', options: { open: true } }) }
    const straight = inOneGo(replay(game, begun, [step(2)]))
    expect(inOneGo(replay(game, begun, [step(1), { kind: 'undo', to: 0 }, step(2)]))).toEqual(straight)
    // Somebody else sits down: no move.
    const chair = { kind: 'bot', name: 'Moss', colour: 'jade', emblem: 'fox', level: 'lookout' } as const
    expect(inOneGo(replay(game, begun, [{ kind: 'chair', seat: 1, chair }, step(2)]))).toEqual(straight)
  })

  it('gives a long game of Hadria again, byte for byte', () => {
    const source = random('a long evening')
    const begun = { n: 0, made: 0, state: hadria.setup({ seats: 4, seed: 'a long evening' }) }
    const simulation = hadria.simulate(begun.state, { silent: false })
    const happenings: Happening[] = []
    for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
      const moves = simulation.legalMoves(seat)
      // Everybody lays all that they have.
      const move = source.pick(moves.length > 1 ? moves.filter(({ type }) => type !== 'ready') : moves)
      simulation.play(seat, move)
      happenings.push({ kind: 'move', seat, move: { ...move } })
    }
    expect(happenings.length).toBeGreaterThan(500)
    const { positions } = inOneGo(replay(hadria as unknown as Game, begun, happenings))
    expect(JSON.stringify(positions.at(-1)?.state)).toBe(JSON.stringify(simulation.state))
  })

  it('opens as it stood, also after 500 moves', async () => {
    const house = await openHouse()
    const store = gameStore(house.db)
    const long = { open: true, length: 'long' }
    const { record } = store.find(await newTable(house, ['Ann', 'Ben', 'Cleo', 'Dan'], 'long', long))
    const source = random('500 moves')
    const simulation = game.simulate(dealt(game, record).state)
    const happenings: Happening[] = []
    for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
      const move = source.pick(simulation.legalMoves(seat))
      simulation.play(seat, move)
      happenings.push({ kind: 'move', seat, move })
    }
    expect(happenings).toHaveLength(500)
    const id = '11111111-2222-4333-8444-555555555555'
    const snapshot = { n: 500, made: 500, state: simulation.state }
    inOneGo(store.create({ record: { ...record, id }, happenings, snapshot, base: null }))

    const frame = await house.see('openTable', { id })
    expect(frame.view).toEqual(game.view(simulation.state, 'table'))
    expect(frame.log.from + frame.log.lines.length).toBe(500)
  })
})
