import { afterEach, describe, expect, it } from 'vitest'
import { replay } from './replay.ts'
import { newTable, openHouse, testGames, tidyUp } from './testing/house.ts'

afterEach(tidyUp)

describe('a game of 500 moves', () => {
  it('is opened from its moves, and comes out as it was saved', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben', 'Cleo', 'Dan'], 'long', true, 'long')
    let frame = await house.ask('openTable', { id })
    while (frame.stage !== 'over') {
      const move = frame.moves[house.frames().length % 3] as { type: string }
      frame = await house.ask('play', { ...frame, seat: frame.front!, move })
    }
    expect(house.frames()).toHaveLength(500)
    await house.ask('closeTable', { id })
    const begun = performance.now()
    const opened = await house.ask('openTable', { id })
    // The figure is 100 ms on a machine with nothing else to do; here others may be busy.
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(opened.view).toEqual(frame.view)
    expect(opened.log.lines).toHaveLength(500)
  })

  it('leaves out what was taken back', () => {
    const game = testGames['syndicate']!
    const step = (length: number) =>
      ({ kind: 'move', seat: 0, move: { type: 'step', length } as { type: string } }) as const
    const config = { seats: 2, seed: 's', options: { open: true } }
    const straight = replay(game, config, [step(2)])
    expect(replay(game, config, [step(1), { kind: 'undo', to: 0 }, step(2)])).toEqual(straight)
  })
})
