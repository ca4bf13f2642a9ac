import { describe, expect, it } from 'vitest'
import type { SavedGame } from '../../electron/host/api.ts'
import { progress } from './saved.ts'

const saved = (round: number | null, outcome: SavedGame['outcome'] = null) =>
  progress({ round, outcome, played: Date.now() } as SavedGame)

describe('how far a saved game is', () => {
  it('is told by its round and day, once a round has begun', () => {
    expect(saved(3)).toMatch(/^Round 3 · today/)
    expect(saved(0)).toMatch(/^today/)
  })

  it('is told by its day alone where no rounds are counted, and when it is over', () => {
    expect(saved(null)).toMatch(/^today/)
    expect(saved(3, { winners: [0], scores: [] })).toMatch(/^today/)
  })
})
