import { describe, expect, it } from 'vitest'
import { standing } from './standing.ts'
import { city, domes, palace, type Layout } from '../testing.ts'

const chances = (layout: Layout): [number, number] => {
  const state = city(layout)
  return [standing(state, 0), standing(state, 1)]
}
const chance = (layout: Layout): number => chances(layout)[0]

describe('how a thief stands', () => {
  it('is a chance: together with nobody’s they are one', () => {
    const [mine, theirs] = chances({ at: [domes(14), domes(19)] })
    expect(mine).toBeGreaterThan(0)
    expect(theirs).toBeGreaterThan(0)
    expect(mine + theirs).toBeLessThan(1)
  })

  it('before the theft: the nearer to the jewel the better', () => {
    const near = chance({ thieves: ['zain', 'jasmine'], at: [palace(1), domes(19)] })
    expect(near).toBeGreaterThan(chance({ thieves: ['zain', 'jasmine'], at: [domes(14), domes(19)] }))
  })

  it('after it: best with the jewel, and near the gate', () => {
    const gate = 'domes'
    const [holder, other] = chances({ at: [domes(14), domes(14)], gate, holds: [{ imperial: 1 }] })
    expect(holder).toBeGreaterThan(other)
    const farther = chance({ at: [palace(0), domes(14)], gate, holds: [{ imperial: 1 }] })
    expect(holder).toBeGreaterThan(farther)
  })

  it('counts what a thief has taken out of the city', () => {
    const gone = (yellow: number): number => {
      const state = city({ at: [domes(14), domes(19)], gate: 'docks', holds: [{ yellow }] })
      state.players[0]!.at = null
      return standing(state, 0)
    }
    expect(gone(3)).toBeGreaterThan(gone(1))
  })
})
