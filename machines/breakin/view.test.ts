import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { lessonOf } from '../kernel/undo.ts'
import type { BreakInMove, BreakInState } from './state.ts'
import type { Card } from './data.ts'
import { breakIn } from './game.ts'
import { accept, choose, clover, deal, give, lawyer, passOn, play, steal, table, turnUp } from './testing.ts'

describe('BI-7 What each seat knows', () => {
  const state = table({ fronts: [{ loot: 1 }, { bone: 2 }, {}], deck: ['panic', 'police'], used: [0] })

  it('everything is public but the order of the deck', () => {
    const view = breakIn.view(state, 2)
    expect(view).toEqual({ ...breakIn.view(state, 'table'), seat: 2 })
    expect(view).toMatchObject({ deck: 100, mine: null, activePlayer: 0, round: 1 })
    expect(view.players[1]).toMatchObject({ hidden: 'lawyer', used: false, front: { bone: 2, loot: 0 } })
    const other: BreakInState = { ...state, deck: state.deck.toReversed(), random: [1, 2, 3, 4] }
    expect(JSON.stringify(breakIn.view(other, 2))).toBe(JSON.stringify(view))
  })

  it('there is nothing of one’s own to know, so no curtain, but for the choice in a panic', () => {
    const panic = play(state, turnUp, give(0))
    expect([0, 1, 2].map((seat) => breakIn.view(panic, seat).mine)).toEqual([
      { hidden: 'lawyer', choice: null },
      { hidden: 'lawyer', choice: null },
      null,
    ])
    const chosen = play(panic, 1, choose('bone'))
    expect(breakIn.view(chosen, 1).mine).toEqual({ hidden: 'lawyer', choice: 'bone' })
    expect(breakIn.view(play(chosen, 0, choose('loot')), 1).mine).toBeNull()
  })

  it('a secret choice is imagined as any card that lies there', () => {
    const mixed = table({ fronts: [{ loot: 1, bone: 1 }, { bone: 1 }, {}], deck: ['panic'] })
    const chosen = play(mixed, turnUp, give(2), 0, choose('loot'))
    const source = random('choices')
    const choices = Array.from({ length: 50 }, () => breakIn.imagine(breakIn.view(chosen, 1), 1, source).panic?.choices)
    expect(new Set(choices.map((choice) => choice?.[0]))).toEqual(new Set(['loot', 'bone']))
    expect(new Set(choices.map((choice) => choice?.[1]))).toEqual(new Set([null]))
    expect(breakIn.imagine(breakIn.view(chosen, 0), 0, source).panic?.choices).toEqual(['loot', null, null])
  })
})

describe('Open steps', () => {
  const fronts = [{ loot: 1, police: 1, padlock: 1 }, { loot: 1 }, { bone: 1 }]
  const given = (card: Card, informant?: null) =>
    play(table({ fronts, deck: [card], used: [1, 2], ...(informant === null && { informant }) }), turnUp, give(0))

  it('are all but the answer of who may hold the informant', () => {
    const start = table({ fronts, deck: ['loot'] })
    expect([start, play(start, turnUp)].map(breakIn.open)).toEqual([true, true])
    expect(breakIn.open(given('clover'))).toBe(true)
    expect(breakIn.open(play(given('clover'), 0, accept))).toBe(true)
    expect(breakIn.open(play(given('lostLoot'), 0, accept))).toBe(true)
    expect(breakIn.open(given('clover', null))).toBe(false)
  })

  it('are not the choices in a panic, until only the last one is to choose', () => {
    const panic = play(given('panic'), 0, accept)
    expect(breakIn.open(panic)).toBe(false)
    const last = play(panic, 0, choose('loot'), 1, choose('loot'))
    expect({ active: breakIn.active(last), open: breakIn.open(last) }).toEqual({ active: [2], open: true })
  })
})

describe('Undo', () => {
  const lesson = (before: BreakInState, seat: number, move: BreakInMove) =>
    lessonOf(breakIn, { before, seat, move }, breakIn.apply(before, seat, move))
  const state = table({ fronts: [{ loot: 1, bone: 1 }, { bone: 1, keys: 1 }, {}], deck: ['loot', 'panic'], used: [] })

  it('takes back a gift and an answer, but not a card that was turned up', () => {
    expect(lesson(state, 0, turnUp)).toBe('learnt')
    const up = play(state, turnUp)
    expect(lesson(up, 0, give(1))).toBeUndefined()
    expect(lesson(play(up, give(1)), 1, lawyer)).toBeUndefined()
    expect(lesson(play(up, give(1)), 1, accept)).toBeUndefined()
  })

  it('takes back a choice in a panic until the last one has been made', () => {
    const panic = play(deal(state, 0), turnUp, give(2), 2, accept)
    expect(lesson(panic, 0, choose('loot'))).toBeUndefined()
    const chosen = play(panic, 0, choose('loot'))
    expect(lesson(chosen, 1, choose('bone'))).toBe('learnt')
  })

  it('does not take back the use of a hidden card that nobody knew', () => {
    const hidden = table({ fronts: [{}, {}, {}], deck: ['police'], used: [], informant: 1 })
    const asked = play(hidden, turnUp, give(1))
    expect(lesson(asked, 1, passOn(2))).toBe('learnt')
    expect(lesson(asked, 1, accept)).toBeUndefined()
  })
})

describe('Refusals', () => {
  const why = (state: BreakInState, seat: number, move: BreakInMove) => breakIn.whyNot(state, seat, move)
  const start = table({
    fronts: [{ loot: 1 }, { police: 1, padlock: 1 }, {}, {}],
    deck: ['clover', 'lostLoot'],
    out: [3],
  })
  const up = play(start, turnUp)

  it('BI-3.1 whose turn it is, and what comes first', () => {
    expect(why(start, 1, turnUp)).toEqual({ rule: 'BI-3.1', message: 'refusal.turn', params: {} })
    expect(why(start, 0, give(1))).toEqual({ rule: 'BI-3.1', message: 'refusal.turnUpFirst', params: {} })
    expect(why(up, 0, turnUp)).toEqual({ rule: 'BI-3.1', message: 'refusal.giveFirst', params: {} })
  })

  it('BI-3.1 who can’t be given a card', () => {
    expect(why(up, 0, give(3))).toEqual({ rule: 'BI-3.1', message: 'refusal.receiverIsOut', params: { to: 3 } })
    const second = play(deal(start, 0), turnUp)
    expect(why(second, 0, give(0))).toEqual({ rule: 'BI-3.1', message: 'refusal.hasReceived', params: { to: 0 } })
    expect(why(up, 0, give(9))?.message).toBe('refusal.noMove')
  })

  it('BI-4.2 what a clover and lost loot can’t take', () => {
    const asked = play(up, give(1))
    expect(why(asked, 1, clover('watchdog'))).toMatchObject({
      message: 'refusal.notInFront',
      params: { card: 'watchdog' },
    })
    expect(why(asked, 1, give(2))?.message).toBe('refusal.cloverFirst')
    const fronts = [{ loot: 1 }, { loot: 1 }, {}, { loot: 1 }]
    const thief = play(table({ fronts, deck: ['lostLoot'] }), turnUp, give(1))
    expect(why(thief, 1, steal(1))).toEqual({ rule: 'BI-4.2', message: 'refusal.stealFromSelf', params: {} })
    expect(why(thief, 1, steal(2))).toEqual({ rule: 'BI-4.2', message: 'refusal.noLoot', params: { from: 2 } })
    expect(why(thief, 1, turnUp)?.message).toBe('refusal.stealFirst')
  })

  it('BI-4.2 what can’t be chosen in a panic', () => {
    const panic = play(table({ fronts: [{ loot: 1 }, {}, {}], deck: ['panic'] }), turnUp, give(0))
    expect(why(panic, 0, choose('bone'))).toEqual({
      rule: 'BI-4.2',
      message: 'refusal.notInFront',
      params: { card: 'bone' },
    })
    expect(why(panic, 0, turnUp)?.message).toBe('refusal.chooseFirst')
    expect(why(panic, 1, choose('bone'))?.message).toBe('refusal.turn')
  })

  it('BI-6 which hidden card one doesn’t have, and to whom nothing can be passed on', () => {
    const ask = (informant: number | null, to: number) =>
      play(table({ fronts: [{}, {}, {}, {}], deck: ['loot', 'loot'], out: [3], used: [], informant }), turnUp, give(to))
    expect(why(ask(1, 1), 1, lawyer)).toEqual({ rule: 'BI-6', message: 'refusal.noLawyer', params: {} })
    expect(why(ask(1, 1), 1, passOn(1))).toEqual({ rule: 'BI-6', message: 'refusal.passOnToSelf', params: {} })
    expect(why(ask(1, 1), 1, passOn(3))).toEqual({ rule: 'BI-6', message: 'refusal.receiverIsOut', params: { to: 3 } })
    expect(why(ask(1, 2), 2, passOn(0))).toEqual({ rule: 'BI-6', message: 'refusal.noInformant', params: {} })
    expect(why(ask(1, 2), 2, turnUp)?.message).toBe('refusal.answerFirst')
    const later = play(ask(1, 2), 2, accept, 0, turnUp, give(1))
    expect(why(later, 1, passOn(2))).toEqual({ rule: 'BI-6', message: 'refusal.hasReceived', params: { to: 2 } })
  })
})
