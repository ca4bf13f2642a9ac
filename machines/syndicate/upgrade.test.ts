import { describe, expect, it } from 'vitest'
import { syndicate } from './game.ts'
import type { SyndicateState } from './state.ts'
import { scene } from './testing.ts'

const encore = { what: 'encore', card: 68, round: 5, n: 0 } as const
const saved = (state: SyndicateState) => JSON.parse(JSON.stringify(state)) as SyndicateState

describe('a game that was saved under version 1', () => {
  it('goes on, by the rules of today', () => {
    const { state } = scene([{ hand: [34], effects: [encore] }, {}])
    const upgraded = syndicate.upgrade?.(saved(state), 1)
    expect(upgraded).toEqual(state)
    const after = syndicate.apply(upgraded!, 0, { type: 'play', card: 34 })
    expect(after.players[0]!.hand).toEqual([34])
  })

  it('can’t go on from a question that is no longer asked, and from no version that there never was', () => {
    const { state } = scene([{ hand: [80], effects: [encore] }, {}])
    const asked: SyndicateState = {
      ...saved(state),
      phase: 'resolve.bonus',
      question: { ask: 'bonus', seat: 0, card: 80, paid: 0, extra: 0, at: 0, source: 68 },
    }
    expect(syndicate.upgrade?.(asked, 1)).toBeUndefined()
    expect(syndicate.upgrade?.(saved(state), 0)).toBeUndefined()
  })
})
