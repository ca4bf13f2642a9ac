/** What a hint says for a move in Break-In. */
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../kernel/reasons.ts'
import { breakIn } from './index.ts'
import { breakInReasons } from './reasons.ts'
import type { BreakInMove, BreakInState } from './state.ts'
import { accept, choose, give, lawyer, play, steal, table, turnUp } from './testing.ts'

function why(state: BreakInState, move: BreakInMove): string | undefined {
  const seat = breakIn.active(state)[0] ?? 0
  const moves = breakIn.legalMoves(state, seat)
  return reasonFor(breakIn, breakInReasons, breakIn.view(state, seat), seat, move, moves)?.key.replace('reason.', '')
}

describe('for giving a card it is said', () => {
  it('that it gets somebody caught, or that only a hidden card still saves them', () => {
    const fronts = [{}, { police: 1 }, { police: 1 }, {}]
    const state = play(table({ fronts, deck: ['police'], used: [0, 1, 3] }), 0, turnUp)
    expect(why(state, give(1))).toBe('rivals.gain')
    expect(why(state, give(2))).toBe('threat.gain')
    expect(why(state, give(3))).toBe('pressed.gain')
  })

  it('that equipment lies ready, or rids oneself of an obstacle', () => {
    const fronts = [{ padlock: 1 }, {}, {}]
    expect(why(play(table({ fronts, deck: ['keys'] }), 0, turnUp), give(0))).toBe('clear.gain')
    expect(why(play(table({ fronts, deck: ['bone'] }), 0, turnUp), give(0))).toBe('armour.gain')
  })
})

describe('for keeping a card it is said', () => {
  it('that it is one’s card of the round, and no obstacle', () => {
    const kept = (card: 'clover' | 'lostLoot' | 'padlock' | 'panic') =>
      why(play(table({ fronts: [{}, { padlock: 1 }, {}], deck: [card] }), 0, turnUp), give(0))
    expect(kept('clover')).toBe('safe.gain')
    expect(kept('lostLoot')).toBe('safe.gain')
    expect(kept('padlock')).toBeUndefined()
    expect(kept('panic')).toBeUndefined()
  })
})

describe('for an answer it is said', () => {
  const asked = (own: object) =>
    play(table({ fronts: [own, {}, {}], deck: ['watchdog'], used: [1, 2] }), 0, turnUp, 0, give(0))

  it('that any other gets one caught, or brings an obstacle', () => {
    expect(why(asked({ watchdog: 2 }), lawyer)).toBe('freedom.spare')
    expect(why(asked({}), lawyer)).toBe('clear.spare')
  })

  it('that any other uses up the hidden card', () => {
    expect(why(asked({}), accept)).toBe('lawyer.spare')
  })
})

describe('for a choice it is said', () => {
  it('whom a theft leaves without loot', () => {
    const fronts = [{}, { loot: 1 }, { loot: 2 }]
    const state = play(table({ fronts, deck: ['lostLoot'] }), 0, turnUp, 0, give(0))
    expect(why(state, steal(1))).toBe('poor.gain')
    // Loot comes from anybody.
    expect(why(state, steal(2))).toBeUndefined()
  })

  it('that an obstacle leaves in a panic', () => {
    const fronts = [{ padlock: 1, loot: 1 }, { loot: 1 }, { bone: 1, loot: 1 }]
    const state = play(table({ fronts, deck: ['panic'] }), 0, turnUp, 0, give(1))
    expect(breakIn.active(state)[0]).toBe(0)
    expect(why(state, choose('padlock'))).toBe('clear.gain')
  })
})
