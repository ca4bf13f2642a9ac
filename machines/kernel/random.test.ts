import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import { draw, random, resume } from './random.ts'

describe('seeded randomness', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const roll = (seed: string): number[] => {
      const source = random(seed)
      return Array.from({ length: 20 }, () => source.int(1000))
    }
    expect(roll('night')).toEqual(roll('night'))
    expect(roll('night')).not.toEqual(roll('nighu'))
  })

  it('draws what pure-rand does, where many numbers are thrown away as well', () => {
    const source = random('the same')
    const other = xoroshiro128plusFromState(source.state())
    for (const below of [1, 2, 3, 5, 6, 80, 1000, 0x7fffffff, 0x80000001, 0xc0000000, 0xffffffff]) {
      for (let i = 0; i < 500; i++) expect(source.int(below)).toBe(uniformInt(other, 0, below - 1))
    }
    expect(source.state()).toEqual(other.getState())
  })

  it('goes on from where a state left it', () => {
    const source = random('go on')
    source.int(6)
    const later = resume(source.state())
    expect([later.int(100), later.int(100)]).toEqual([source.int(100), source.int(100)])
  })

  it('puts what is left of it back into the state', () => {
    const state = { random: random('state').state() }
    const before = state.random
    expect(draw(state, (source) => source.int(6))).toBeLessThan(6)
    expect(state.random).not.toEqual(before)
  })

  it('shuffles evenly: each card is as likely in each place', () => {
    const source = random('even')
    const seen = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let i = 0; i < 8000; i++) source.shuffle([0, 1, 2, 3]).forEach((card, place) => seen[place]![card]!++)
    for (const count of seen.flat()) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('refuses to pick from nothing', () => {
    expect(() => random('x').pick([])).toThrow(RangeError)
  })
})
