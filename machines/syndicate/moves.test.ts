import { describe, expect, it } from 'vitest'
import { syndicate } from './game.ts'
import type { RoundEffect, SyndicateMove, SyndicateState } from './state.ts'
import { scene, type Actor } from './testing.ts'

const why = (state: SyndicateState, move: SyndicateMove, seat = 0) => syndicate.whyNot(state, seat, move)
const now = (what: RoundEffect['what'], card: number): RoundEffect => ({ what, card, round: 5, n: 3 })

/** The state after seat 0 has played the card and whatever it asks first has been answered. */
function asked(card: number, actor: Actor, ...answers: SyndicateMove[]): SyndicateState {
  const table = scene([{ ...actor, hand: [card, ...(actor.hand ?? [])] }, {}])
  table.play(card)
  table.answer(...answers)
  return table.state
}

describe('refusals', () => {
  it('pick: a card that is not in the packet, or another kind of move', () => {
    const state = syndicate.setup({ seats: 2, seed: 'refuse' })
    const card = state.players[1]!.packet[0]!
    expect(why(state, { type: 'pick', card })).toEqual({
      rule: 'SY-2.1',
      message: 'refusal.notInPacket',
      params: { card },
    })
    expect(why(state, { type: 'play', card })).toEqual({ rule: 'SY-2.1', message: 'refusal.pickFirst', params: {} })
    expect(why(state, { type: 'pick', card: 81 })?.message).toBe('refusal.noMove')
  })

  it('play: a card that is not in the hand, or a second one', () => {
    const table = scene([{ hand: [22, 24] }, { hand: [25] }])
    expect(why(table.state, { type: 'play', card: 25 })).toEqual({
      rule: 'SY-2.2',
      message: 'refusal.notInHand',
      params: { card: 25 },
    })
    table.apply(0, { type: 'play', card: 22 })
    expect(why(table.state, { type: 'play', card: 24 })?.message).toBe('refusal.turn')
  })

  it('cost: the wrong kind of card, somebody else’s, no money, nothing to ignore it with', () => {
    const state = asked(21, { cash: 5, display: [22] })
    expect(why(state, { type: 'payCash' })).toEqual({
      rule: 'SY-3.1',
      message: 'refusal.tooPoor',
      params: { card: 21, price: 10, cash: 5 },
    })
    expect(why(state, { type: 'pay', card: 8 })?.message).toBe('refusal.notYours')
    expect(why(state, { type: 'use' })?.message).toBe('refusal.nothingToIgnoreCost')
    expect(why(state, { type: 'mark', card: 22 })?.message).toBe('refusal.costFirst')
    expect(why(state, { type: 'decline' }, 1)?.message).toBe('refusal.turn')
    const turncoat = asked(35, { cash: 50, display: [22, 8] })
    expect(why(turncoat, { type: 'pay', card: 8 })).toEqual({
      rule: 'SY-3.1',
      message: 'refusal.wrongPayment',
      params: { card: 8, cause: 35 },
    })
    expect(why(turncoat, { type: 'payCash' })?.message).toBe('refusal.noCashCost')
    expect(why(asked(27, { hand: [22] }), { type: 'pay', card: 24 })?.message).toBe('refusal.notInHand')
  })

  it.each<[string, SyndicateState, SyndicateMove, string, string]>([
    ['need', asked(30, { effects: [now('ignoreNeed', 64)] }), { type: 'payCash' }, 'SY-3.7', 'needFirst'],
    ['bonus', asked(15, { effects: [now('extraMarkers', 43)] }), { type: 'payCash' }, 'SY-3.7', 'bonusFirst'],
    ['holding', asked(38, { display: [8, 9] }), { type: 'mark', card: 10 }, 'SY-3.4', 'notYourHolding'],
    ['holding', asked(38, { display: [8, 9] }), { type: 'copy', card: 8 }, 'SY-3.4', 'markFirst'],
    ['copy', asked(54, { display: [22, 24] }), { type: 'copy', card: 54 }, 'SY-3.4', 'notYourOtherThug'],
    ['copy', asked(54, { display: [22, 24] }), { type: 'mark', card: 22 }, 'SY-3.4', 'copyFirst'],
    ['order', asked(55, { display: [22, 24, 6] }), { type: 'first', card: 6 }, 'SY-3.4', 'nothingToDo'],
    ['order', asked(55, { display: [22, 24] }), { type: 'decline' }, 'SY-3.4', 'orderFirst'],
    ['another', asked(80, { hand: [22] }), { type: 'play', card: 24 }, 'SY-3.4', 'notInHand'],
    ['another', asked(80, { hand: [22] }), { type: 'use' }, 'SY-3.4', 'anotherFirst'],
    ['extra', asked(22, { hand: [24], effects: [now('extraCard', 67)] }), { type: 'use' }, 'SY-2.4', 'extraFirst'],
    ['each round', asked(60, { display: [6, 69, 22] }), { type: 'first', card: 22 }, 'SY-2.4', 'nothingToDo'],
  ])('%s: %#', (_question, state, move, rule, message) => {
    expect(why(state, move)).toMatchObject({ rule, message: `refusal.${message}` })
  })

  it('end of round: only a card of the kind that is to be lost', () => {
    const table = scene([{ hand: [60], display: [22, 24, 8] }, {}])
    table.state.losses.push({ card: 73, by: 0, round: 5, kind: 'thug', who: 'all' })
    table.play(60)
    expect(why(table.state, { type: 'lose', card: 8 })).toEqual({
      rule: 'SY-2.5',
      message: 'refusal.notToLose',
      params: { card: 8, kind: 'thug' },
    })
    expect(why(table.state, { type: 'decline' })?.message).toBe('refusal.loseFirst')
  })

  it('over: nothing any more', () => {
    const table = scene([{ hand: [60] }, {}], { round: 12 })
    table.play(60)
    expect(why(table.state, { type: 'play', card: 22 })).toMatchObject({ rule: 'SY-4', message: 'refusal.over' })
  })
})
