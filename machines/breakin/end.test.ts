import { describe, expect, it } from 'vitest'
import { breakIn } from './game.ts'
import { deal, front, give, keys, lawyer, play, table, turnUp } from './testing.ts'

describe('BI-5 The end', () => {
  it('BI-5.1 when only one player is left, that one wins at once, also in mid-round', () => {
    const state = table({ fronts: [{}, { police: 1 }, { police: 1 }], deck: ['police', 'police', 'police'] })
    const end = deal(state, 1, 2)
    expect(end.phase).toBe('over')
    expect(breakIn.active(end)).toEqual([])
    expect(breakIn.outcome(end)).toEqual({
      winners: [0],
      scores: [
        { seat: 0, total: 1, parts: [{ label: 'lastIn', points: 1 }] },
        { seat: 1, total: 0, parts: [{ label: 'caught', points: 0, params: { with: 'police' } }] },
        { seat: 2, total: 0, parts: [{ label: 'caught', points: 0, params: { with: 'police' } }] },
      ],
    })
    expect(keys(end)).toEqual(['gave', 'stays', 'caught', 'won'])
    expect(breakIn.whyNot(end, 0, turnUp)).toEqual({ rule: 'BI-5.1', message: 'refusal.over', params: {} })
  })

  it('BI-5.1 an active player who is caught last hands nothing on', () => {
    const end = deal(table({ fronts: [{ police: 1 }, {}, {}], deck: ['police'], out: [2] }), 0)
    expect(keys(end)).toEqual(['gave', 'stays', 'caught', 'won'])
    expect(breakIn.outcome(end)?.winners).toEqual([1])
  })

  it('BI-5.2 the finale starts once a round ends with two players in, not before', () => {
    const fronts = [{ loot: 1 }, { loot: 1 }, { police: 1 }]
    const midRound = deal(table({ fronts, deck: ['police', 'bone', 'keys'] }), 2)
    expect(midRound).toMatchObject({ finale: false, round: 1 })
    const state = deal(midRound, 0, 1)
    expect(state).toMatchObject({ finale: true, round: 2, activePlayer: 1, phase: 'round.turnUp' })
    expect(keys(state)).toEqual(['gave', 'stays', 'finale', 'round', 'finaleLoot'])
  })

  it('BI-5.2 with loot, the active player discards one at the start of each round', () => {
    const state = table({
      fronts: [{ loot: 1 }, { loot: 2 }, {}],
      deck: ['bone', 'keys', 'bone', 'keys'],
      out: [2],
      finale: true,
    })
    const second = deal(state, 0, 1)
    expect([0, 1].map((seat) => front(second, seat).loot)).toEqual([1, 1])
    expect(second.discard.loot).toBe(1)
    const third = deal(second, 0, 1)
    expect([0, 1].map((seat) => front(third, seat).loot ?? 0)).toEqual([0, 1])
    expect(keys(third)).toEqual(['gave', 'stays', 'round', 'finaleLoot'])
  })

  it('BI-5.2 without loot, the active player is out at once, lawyer or not, and the other one wins', () => {
    const fronts = [{ loot: 1 }, { bone: 1 }, {}]
    const state = table({ fronts, deck: ['keys', 'keys'], out: [2], finale: true, used: [] })
    const end = deal(state, 0, 1)
    expect(end.phase).toBe('over')
    expect(end.players[1]).toMatchObject({ out: 'noLoot', used: false })
    expect(breakIn.outcome(end)).toMatchObject({
      winners: [0],
      scores: [{ total: 1 }, { total: 0, parts: [{ label: 'noLoot', points: 0 }] }, { total: 0 }],
    })
    expect(keys(end)).toEqual(['stays', 'round', 'finaleOut', 'won'])
    expect(end.discard).toMatchObject({ bone: 1, keys: 1 })
  })

  it('BI-5.2 loot received in the round before is in time, a lawyer against it is not', () => {
    const state = table({ fronts: [{ loot: 1 }, {}, {}], deck: ['keys', 'loot'], out: [2], finale: true, used: [0] })
    const given = play(deal(state, 0), turnUp, give(1))
    expect(play(given, 1, lawyer).phase).toBe('over')
    expect(deal(state, 0, 1)).toMatchObject({ phase: 'round.turnUp', round: 2, activePlayer: 1 })
  })
})
