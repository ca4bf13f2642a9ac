import { describe, expect, it } from 'vitest'
import { leftOf, only, playerAt, rightOf, seatsWhere } from './seats.ts'

const table = { seats: 3, players: [{ chose: true }, { chose: false }, { chose: false }] }

describe('around the table', () => {
  it('left is the next seat, right the one before', () => {
    expect([0, 1, 2].map((seat) => leftOf(table, seat))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((seat) => rightOf(table, seat))).toEqual([2, 0, 1])
  })

  it('one seat, or those who have something in common, in order', () => {
    expect(only(2)).toEqual([2])
    expect(seatsWhere(table, ({ chose }) => !chose)).toEqual([1, 2])
    expect(seatsWhere(table, () => false)).toEqual([])
  })

  it('nobody sits where there is no seat', () => {
    expect(playerAt(table, 0).chose).toBe(true)
    expect(() => playerAt(table, 3)).toThrow('There is no seat 3')
  })
})
