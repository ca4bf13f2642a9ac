import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../machines/kernel/game.ts'
import { leadOf, storyOf } from './story.ts'

const part = (label: string, points: number) => ({ label, points })
const outcome = (winners: number[], totals: number[]): Outcome => ({
  winners,
  scores: totals.map((total, seat) => ({ seat, total, parts: [part('all', total)] })),
})

describe('the story of the end', () => {
  it('goes from the first place to the last', () => {
    expect(storyOf(outcome([2], [3, 1, 9])).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ])
  })

  it('gives the same place for the same points, but for who wins the tie', () => {
    expect(storyOf(outcome([1], [5, 5, 5, 2])).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ])
  })

  it('says by how much the winner leads, and before whom, where points decided', () => {
    expect(leadOf(outcome([2], [3, 7, 9]))).toEqual({ by: 2, next: [1] })
    expect(leadOf(outcome([2], [7, 7, 9]))).toEqual({ by: 2, next: [0, 1] })
    // Money, the last one in, or the only one out of the city.
    expect(leadOf(outcome([0], [9, 9, 2]))).toBeNull()
    expect(leadOf(outcome([0], [1, 0, 0]))).toBeNull()
    expect(leadOf(outcome([0], [5, 0, 0]))).toBeNull()
    expect(leadOf(outcome([0, 1], [9, 9, 2]))).toBeNull()
    expect(leadOf(outcome([], [0, 0]))).toBeNull()
  })

  it('tells the three things that made or cost most, and nothing that didn’t matter', () => {
    const parts = [part('a', 1), part('b', 0), part('c', -7), part('d', 4), part('e', 2)]
    const [told] = storyOf({ winners: [0], scores: [{ seat: 0, total: 0, parts }] })
    expect(told?.things.map(({ key }) => key)).toEqual(['score.c', 'score.d', 'score.e'])
  })
})
