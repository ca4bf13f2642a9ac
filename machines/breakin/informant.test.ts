import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { breakIn } from './game.ts'
import { accept, choose, deal, front, give, keys, lawyer, passOn, play, table, turnUp, type Layout } from './testing.ts'

/** Nobody has used the hidden card yet; seat 1 holds the informant. */
const hidden = (layout: Omit<Layout, 'informant'>, informant: number | null = 1) =>
  table({ used: [], informant, ...layout })

describe('BI-6 The informant', () => {
  it('seven cards with one informant are shuffled, one for everyone; it may be among the rest', () => {
    const holders = Array.from({ length: 200 }, (_, i) => {
      const { players } = breakIn.setup({ seats: 3, seed: `deal ${i}`, options: { informant: true } })
      return players.findIndex((player) => player.hidden === 'informant')
    })
    const share = (seat: number) => holders.filter((holder) => holder === seat).length / holders.length
    for (const seat of [0, 1, 2]) expect(share(seat)).toBeCloseTo(1 / 7, 1)
    expect(share(-1)).toBeCloseTo(4 / 7, 1)
    const full = Array.from({ length: 60 }, (_, i) =>
      breakIn.setup({ seats: 6, seed: `${i}`, options: { informant: true } }),
    )
    for (const { players } of full) {
      expect(players.filter((player) => player.hidden === 'informant').length).toBeLessThanOrEqual(1)
    }
  })

  const state = hidden({ fronts: [{}, { police: 1 }, { police: 1 }, {}], deck: ['police', 'loot', 'bone', 'keys'] })
  const asked = play(state, turnUp, give(1))

  it('has no lawyer, but may pass the card on to another still in who has had none this round', () => {
    expect(breakIn.legalMoves(asked, 1)).toEqual([accept, passOn(0), passOn(2), passOn(3)])
    const later = play(deal(state, 3), turnUp, give(1))
    expect(breakIn.legalMoves(later, 1)).toEqual([accept, passOn(0), passOn(2)])
  })

  it('that card is the other one’s card of the round, and the informant still gets another', () => {
    const passed = play(asked, 1, passOn(2))
    expect(passed).toMatchObject({ phase: 'receive.question', incoming: { card: 'police', from: 1, to: 2 } })
    expect(breakIn.active(passed)).toEqual([2])
    expect(keys(passed)).toEqual(['passedOn'])
    const saved = play(passed, 2, lawyer)
    expect(saved.players.map(({ received }) => received)).toEqual([false, false, true, false])
    const after = play(passed, 2, accept)
    expect(after.players[2]?.out).toBe('police')
    expect(front(after, 1)).toEqual({ police: 1 })
    expect(breakIn.legalMoves(play(after, turnUp), 0)).toEqual([give(0), give(1), give(3)])
  })

  it('is for once: afterwards its owner is not asked any more', () => {
    const after = play(asked, 1, passOn(3), 3, accept)
    expect(after.players[1]).toMatchObject({ used: true, received: false })
    expect(play(after, turnUp, give(1)).phase).toBe('round.turnUp')
  })

  it('can be kept: accepting is no use of it', () => {
    const after = play(hidden({ fronts: [{}, {}, {}], deck: ['loot'] }), turnUp, give(1), 1, accept)
    expect(after.players[1]).toMatchObject({ used: false, received: true })
  })

  it('is impossible if everyone else has had theirs; the owner is asked all the same', () => {
    const last = play(deal(state, 0, 2, 3), turnUp, give(1))
    expect(last.phase).toBe('receive.question')
    expect(breakIn.legalMoves(last, 1)).toEqual([accept])
  })

  it('is used before any effect, a panic card’s included', () => {
    const given = play(hidden({ fronts: [{ loot: 1 }, {}, {}], deck: ['panic'] }), turnUp, give(1))
    const passed = play(given, 1, passOn(0))
    expect(passed).toMatchObject({ phase: 'receive.question', panic: null })
    expect(play(passed, 0, accept)).toMatchObject({ phase: 'panic.choose', panic: { by: 0 } })
  })

  it('lets the active player pass on a card given to themself', () => {
    const own = play(hidden({ fronts: [{}, {}, {}], deck: ['police'] }, 0), turnUp, give(0))
    expect(front(play(own, 0, passOn(2), 2, accept), 2)).toEqual({ police: 1 })
  })

  it('can’t be used on a card moved by a panic; the owner is asked all the same', () => {
    const panic = play(hidden({ fronts: [{ loot: 1 }, {}, {}], deck: ['panic'] }), turnUp, give(2), 2, accept)
    const moved = play(panic, 0, choose('loot'))
    expect(moved).toMatchObject({ phase: 'receive.question', incoming: { card: 'loot', to: 1 } })
    expect(breakIn.legalMoves(moved, 1)).toEqual([accept])
    expect(breakIn.whyNot(moved, 1, passOn(2))).toMatchObject({ rule: 'BI-4.2', message: 'refusal.noInformantInPanic' })
  })

  it('every receiver with an unused hidden card is asked, and the others can’t tell which one it is', () => {
    const withLawyer = play(hidden({ fronts: [{}, { police: 1 }, {}], deck: ['police'] }, null), turnUp, give(1))
    const withInformant = play(hidden({ fronts: [{}, { police: 1 }, {}], deck: ['police'] }, 1), turnUp, give(1))
    for (const viewer of [0, 2, 'table'] as const) {
      expect(JSON.stringify(breakIn.view(withInformant, viewer))).toBe(JSON.stringify(breakIn.view(withLawyer, viewer)))
    }
    expect(breakIn.view(withInformant, 1).mine).toEqual({ hidden: 'informant', choice: null })
    expect(breakIn.view(withLawyer, 1).mine).toEqual({ hidden: 'lawyer', choice: null })
  })

  it('an unused hidden card stays hidden when its owner is caught; a used one is known', () => {
    const caught = play(asked, 1, accept)
    expect(breakIn.view(caught, 0).players[1]).toMatchObject({ out: 'police', hidden: 'unknown', used: false })
    const passed = play(asked, 1, passOn(2))
    expect(breakIn.view(passed, 0).players[1]).toMatchObject({ hidden: 'informant', used: true })
    expect(breakIn.view(passed, 1).mine).toBeNull()
  })

  it('is imagined with anybody who may hold it, as often as the shuffle would give it', () => {
    const source = random('holders')
    const worlds = Array.from({ length: 2000 }, () => breakIn.imagine(breakIn.view(state, 0), 0, source))
    const share = (seat: number) => worlds.filter(({ players }) => players[seat]?.hidden === 'informant').length / 2000
    expect(share(0)).toBe(0)
    for (const seat of [1, 2, 3]) expect(share(seat)).toBeCloseTo(1 / 6, 1)
    const known = breakIn.imagine(breakIn.view(state, 1), 1, source)
    expect(known.players.map((player) => player.hidden)).toEqual(['lawyer', 'informant', 'lawyer', 'lawyer'])
  })
})
