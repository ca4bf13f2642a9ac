import { describe, expect, it } from 'vitest'
import { breakIn } from '../../../machines/breakin/index.ts'
import { leftOf } from './ways.ts'

describe('the neighbour on the left', () => {
  const view = breakIn.view(breakIn.setup({ seats: 4, seed: 'left' }), 0)

  it('is the next one still in', () => {
    const players = view.players.map((player, seat) => (seat === 1 ? { ...player, out: 'loot' as const } : player))
    expect(leftOf({ ...view, players }, 0)).toBe(2)
    expect(leftOf(view, view.players.length - 1)).toBe(0)
  })
})
