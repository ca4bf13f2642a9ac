/** What a hint says for a move in Break-In. */
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../kernel/reasons.ts'
import type { Card } from './data.ts'
import { breakIn } from './index.ts'
import { breakInReasons } from './reasons.ts'
import type { BreakInMove, BreakInState } from './state.ts'
import { accept, choose, clover, give, lawyer, play, steal, table, turnUp, type Lying } from './testing.ts'

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

describe('for giving a card it is also said', () => {
  const turned = (card: Card, ...fronts: Lying[]) => play(table({ fronts, deck: [card] }), 0, turnUp)

  it('that nobody else comes as close to being caught by it', () => {
    const state = turned('doorChain', { doorChain: 2 }, { doorChain: 1 }, {}, { doorChain: 1, boltCutter: 1 })
    expect(why(state, give(1))).toBe('closer.most')
    expect(why(state, give(2))).toBe('burden.gain')
    expect(why(state, give(3))).toBeUndefined()
    expect(why(turned('loot', {}, { loot: 2 }, { loot: 1 }), give(1))).toBe('closer.most')
    expect(why(turned('loot', {}, { loot: 2 }, { loot: 2 }), give(1))).toBeUndefined()
  })

  it('that elsewhere it would help', () => {
    expect(why(turned('keys', {}, {}, { padlock: 1 }), give(1))).toBe('unhelped.gain')
    expect(why(turned('clover', {}, {}, { police: 1 }), give(1))).toBe('unhelped.gain')
    expect(why(turned('keys', {}, {}, { padlock: 1 }), give(2))).toBeUndefined()
    expect(why(turned('keys', { padlock: 1 }, {}, {}), give(1))).toBeUndefined()
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

  it('that loot stays, or that it is one too many for the neighbour', () => {
    const panicked = (...fronts: Lying[]) => play(table({ fronts, deck: ['panic'] }), 0, turnUp, 0, give(1))
    expect(why(panicked({ bone: 1, loot: 1 }, {}, {}), choose('bone'))).toBe('loot.spare')
    expect(why(panicked({ padlock: 1, doorChain: 1 }, { padlock: 3 }, {}), choose('padlock'))).toBe('neighbour.gain')
  })

  it('which obstacle a clover should take', () => {
    const clovered = (own: Lying) => play(table({ fronts: [own, {}, {}], deck: ['clover'] }), 0, turnUp, 0, give(0))
    expect(why(clovered({ police: 1, padlock: 1 }), clover('police'))).toBe('police.gain')
    expect(why(clovered({ padlock: 3, doorChain: 1 }), clover('padlock'))).toBe('slack.gain')
    expect(why(clovered({ padlock: 3, doorChain: 1 }), clover('doorChain'))).toBeUndefined()
  })

  it('that any other theft takes somebody out of danger', () => {
    const fronts = [{}, { loot: 2 }, { loot: 4 }]
    expect(why(play(table({ fronts, deck: ['lostLoot'] }), 0, turnUp, 0, give(0)), steal(1))).toBe('pressed.spare')
  })
})
