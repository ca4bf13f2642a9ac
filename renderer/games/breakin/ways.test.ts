import { describe, expect, it } from 'vitest'
import { breakIn } from '../../../machines/breakin/index.ts'
import { table } from '../../../machines/breakin/testing.ts'
import { leftOf, sentence } from './ways.ts'

describe('the neighbour on the left', () => {
  const view = breakIn.view(breakIn.setup({ seats: 4, seed: 'left' }), 0)

  it('is the next one still in', () => {
    const players = view.players.map((player, seat) => (seat === 1 ? { ...player, out: 'loot' as const } : player))
    expect(leftOf({ ...view, players }, 0)).toBe(2)
    expect(leftOf(view, view.players.length - 1)).toBe(0)
  })
})

describe('giving a card', () => {
  const fronts = [{ police: 1 }, { police: 1 }, { police: 1 }, {}]
  const state = table({ fronts, deck: ['police'], used: [1] })
  const view = breakIn.view(breakIn.apply(state, 0, { type: 'turnUp' }), 0)
  const said = (to: number) => sentence({ type: 'give', to }, view).key

  it('says to whom it would be one too many, and who is caught by it (BI-4.3)', () => {
    expect([0, 1, 2, 3].map(said)).toEqual(['move.giveSelfTooMany', 'move.giveCaught', 'move.giveTooMany', 'move.give'])
  })
})
