import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../../../electron/host/api.ts'
import { seatingOf } from './seating.ts'

const table = (kinds: string): SeatInfo[] =>
  [...kinds].map((kind, seat) => ({
    seat,
    kind: kind === 'p' ? 'person' : 'bot',
    name: `${seat}`,
    colour: 'ruby',
    emblem: 'mask',
  }))
const rows = (kinds: string) => {
  const places = seatingOf(table(kinds))
  const row = (name: string) => places.filter(({ row }) => row === name).map(({ seat }) => seat)
  return { top: row('top'), bottom: row('bottom') }
}

describe('the places in the hallway', () => {
  it.each([
    ['ppp', { top: [1, 2], bottom: [0] }],
    ['pppp', { top: [1, 2], bottom: [0, 3] }],
    ['ppppp', { top: [1, 2, 3], bottom: [0, 4] }],
    ['pppppp', { top: [2, 3, 4], bottom: [1, 0, 5] }],
  ])('go clockwise: %s', (kinds, places) => {
    expect(rows(kinds)).toEqual(places)
  })

  it('put the only person below in the middle', () => {
    expect(rows('bbp')).toEqual({ top: [0, 1], bottom: [2] })
    expect(rows('bbbpbb').bottom[1]).toBe(3)
  })

  it('have everybody exactly once', () => {
    for (const kinds of ['ppp', 'bpbb', 'bbbbb', 'bbbbbp']) {
      const seats = seatingOf(table(kinds)).map(({ seat }) => seat)
      expect(seats.sort()).toEqual([...kinds].map((_, seat) => seat))
    }
  })
})
