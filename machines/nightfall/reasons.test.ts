/** What a good thief would say for a move of Nightfall. */
import { describe, expect, it } from 'vitest'
import { reasonFor } from '../kernel/reasons.ts'
import { nightfall } from './index.ts'
import { nightfallReasons } from './reasons.ts'
import type { NightfallMove, NightfallState } from './state.ts'
import { dock, exhibit, hold, mover, offerInCity, place, play, stash, table } from './testing.ts'

function said(state: NightfallState, move: NightfallMove): string | undefined {
  const seat = mover(state)
  const moves = nightfall.legalMoves(state, seat)
  expect(moves).toContainEqual(move)
  return reasonFor(nightfall, nightfallReasons, nightfall.view(state, seat), seat, move, moves)?.key.slice(7)
}

/** Ada, the hammer, with these tools; in the Villa two chests for hammer and plan or pliers, in the Museum dear things. */
function night(...hand: Parameters<typeof hold>[2][]): NightfallState {
  const state = table(2, 'hammer', 'torch')
  hold(state, 0, ...hand)
  exhibit(state, 'villa', 3, 4)
  exhibit(state, 'museum', 10, 25)
  dock(state, 9, 14)
  return state
}

describe('a reason for a stone', () => {
  it('NF-3 is what can be done there: stealing, selling, taking tools', () => {
    expect(said(night('plan'), { type: 'place', place: 'villa' })).toBe('theft.gain')
    expect(said(night('torch'), { type: 'place', place: 'villa' })).toBe(undefined)
    expect(said(night('torch'), { type: 'place', place: 'city' })).toBe('supply.gain')
    const rich = night('torch')
    stash(rich, 0, 6)
    expect(said(rich, { type: 'place', place: 'harbour' })).toBe('sale.gain')
  })

  it('NF-4 is what comes of another stone: loot that can be sold in the same round', () => {
    const state = place(night('plan'), 'villa', 'ruin')
    expect(said(state, { type: 'place', place: 'harbour' })).toBe('swag.gain')
    expect(said(state, { type: 'place', place: 'ruin' })).toBe('swap.gain')
  })

  it('NF-4 is that one comes first there, where not everywhere is empty', () => {
    const state = place(night('torch'), 'villa', 'harbour')
    expect(said(state, { type: 'place', place: 'museum' })).toBe('first.gain')
  })
})

describe('a reason for a tool', () => {
  const city = (hand: Parameters<typeof hold>[2], ...offered: Parameters<typeof hold>[2][]) => {
    const state = night(hand)
    offerInCity(state, ...offered)
    return place(state, 'city', 'ruin', 'city', 'ruin', 'villa', 'ruin')
  }

  it('NF-4.1 is that it is the last one for something, or brings one nearer', () => {
    expect(said(city('torch', 'plan', 'torch', 'hammer'), { type: 'take', tool: 'plan' })).toBe('reach.gain')
    const dear = city('hammer', 'plan', 'torch', 'hammer')
    exhibit(dear, 'villa', 25, 10)
    exhibit(dear, 'museum')
    expect(said(dear, { type: 'take', tool: 'hammer' })).toBeUndefined()
    expect(said(dear, { type: 'take', tool: 'plan' })).toBe('near.gain')
  })

  it('NF-4.3 is that one can do without it', () => {
    const ruin = place(night('plan', 'plan', 'torch'), 'ruin', 'city', 'ruin', 'city', 'ruin', 'city')
    const acting = play(ruin, { type: 'decline' }, { type: 'decline' }, { type: 'decline' })
    expect(said(acting, { type: 'exchange', field: 0 })).toBe('profit.gain')
    const laying = play(acting, { type: 'exchange', field: 0 })
    expect(said(laying, { type: 'lay', tool: 'plan' })).toBe('kinds.spare')
    expect(said(laying, { type: 'lay', tool: 'torch' })).toBeUndefined()
  })
})

describe('a reason for a theft', () => {
  it('NF-4.2 is what it hides at least, that it sells, and what it costs', () => {
    const state = night('hammer', 'pliers', 'plan', 'plan', 'torch', 'lockpick', 'torch')
    const villa = place(state, 'villa', 'ruin', 'museum', 'ruin', 'harbour', 'ruin')
    const aimed = play(villa, { type: 'aim', house: 'villa', slot: 0 })
    expect(said(aimed, { type: 'steal', own: true })).toBe('thrift.most')
    const museum = play(villa, { type: 'decline' }, { type: 'decline' }, { type: 'decline' }, { type: 'decline' })
    // Behind 25 is a statue of 3 or coins of 4; behind 10 gold of 4 or jewellery of 3, which nobody here buys.
    dock(museum, 9, 11)
    expect(said(museum, { type: 'aim', house: 'museum', slot: 0 })).toBe('aim.gain')
    expect(said(museum, { type: 'aim', house: 'museum', slot: 1 })).toBe('market.gain')
  })
})

describe('a reason for a sale', () => {
  it('NF-4.4 is that it brings most', () => {
    const state = night('plan')
    stash(state, 0, 6, 10)
    const harbour = place(state, 'harbour', 'city', 'harbour', 'city', 'harbour', 'city')
    const acting = play(harbour, { type: 'decline' }, { type: 'decline' }, { type: 'decline' })
    expect(said(acting, { type: 'offer', loot: 10 })).toBe('deal.most')
    expect(said(acting, { type: 'offer', loot: 6 })).toBe('offer.gain')
  })
})
