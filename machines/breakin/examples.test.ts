/** BI-8: the worked examples, by number. */
import { expect, it } from 'vitest'
import { positions } from './examples.ts'
import { front, give, keys, lawyer, play, steal, turnUp } from './testing.ts'

it('BI-8.1 the lawyer takes the second police, and is used', () => {
  const state = play(positions['BI-8.1'](), 0, lawyer)
  expect(front(state, 0)).toEqual({ police: 1, loot: 1 })
  expect(state.players[0]).toMatchObject({ used: true, out: null })
})

it('BI-8.2 a bone takes one of two watchdogs; a bone that waits takes the next', () => {
  const given = play(positions['BI-8.2'](), 0, give(0))
  expect(front(given, 0)).toEqual({ watchdog: 1 })
  expect(front(play(given, 0, turnUp, give(1)), 1)).toEqual({})
})

it('BI-8.3 lost loot makes the fifth, and catches', () => {
  const state = play(positions['BI-8.3'](), 0, give(0), 0, steal(1))
  expect(state.players[0]).toMatchObject({ out: 'loot' })
})

it('BI-8.4 one loot lasts for one round of the finale', () => {
  const second = play(positions['BI-8.4'](), 0, turnUp, give(0), 0, turnUp, give(1))
  expect(keys(second)).toContain('finaleLoot')
  const third = play(second, 1, turnUp, give(0), 1, turnUp, give(1))
  expect([front(third, 0).loot, front(third, 1).loot]).toEqual([undefined, 1])
})
