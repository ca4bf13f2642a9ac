/** What a good player would say for a move of Syndicate. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { reasonFor } from '../kernel/reasons.ts'
import { syndicate } from './game.ts'
import { syndicateReasons } from './reasons.ts'
import type { SyndicateMove, SyndicateState } from './state.ts'
import { scene, type Actor } from './testing.ts'

function said(state: SyndicateState, seat: Seat, move: SyndicateMove) {
  const moves = syndicate.legalMoves(state, seat)
  const reason = reasonFor(syndicate, syndicateReasons, syndicate.view(state, seat), seat, move, moves)
  return reason && { [reason.key]: Object.values(reason.params)[0] }
}

describe('a reason for a card that is played', () => {
  const played = (card: number, mine: Actor, theirs: Actor = { hand: [62] }) =>
    said(scene([mine, theirs]).state, 0, { type: 'play', card })

  it('is that none brings as much now', () => {
    expect(played(34, { hand: [22, 34] })).toEqual({ 'reason.choice.most': 30 })
    expect(played(22, { hand: [22, 34, 62] })).toEqual({ 'reason.choice.gain': 10 })
    expect(played(22, { hand: [22, 34] })).toBeUndefined()
  })

  it('SY-2.2 is the same for who chooses last', () => {
    const last = scene([{ hand: [22, 34] }, { hand: [62, 66] }])
    last.apply(1, { type: 'play', card: 62 })
    expect(said(last.state, 0, { type: 'play', card: 34 })).toEqual({ 'reason.choice.most': 30 })
  })

  it('SY-3.1, 3.2 is that the others would fail', () => {
    expect(played(66, { hand: [29, 66] })).toEqual({ 'reason.sound.most': 1 })
  })

  it('SY-2.4 is what comes in every round', () => {
    expect(played(46, { hand: [46, 62, 66] })).toEqual({ 'reason.income.gain': 10 })
  })

  it('is what the others lose', () => {
    expect(played(76, { hand: [62, 76] }, { cash: 20, hand: [66] })).toEqual({ 'reason.harm.most': 10 })
  })

  it('is nothing where nothing can be said', () => {
    expect(played(62, { hand: [62, 66] })).toBeUndefined()
  })
})

describe('a reason for paying or not', () => {
  it('SY-3.1 counts cash and markers together', () => {
    const hotel = scene([{ cash: 30, hand: [18] }, { hand: [62] }])
    hotel.play(18, 62)
    expect(said(hotel.state, 0, { type: 'payCash' })).toEqual({ 'reason.worth.gain': 30 })
    expect(said(hotel.state, 0, { type: 'decline' })).toBeUndefined()
  })

  it('SY-2.5 is that anything else would be a greater loss', () => {
    const display = [{ card: 8, markers: 3 }, { card: 9, markers: 1 }, 62]
    const eviction = scene([
      { display, hand: [62, 66] },
      { display: [42], hand: [79, 45] },
    ])
    eviction.play(66, 79)
    eviction.pick()
    eviction.play(eviction.hand(0)[0]!, eviction.hand(1)[0]!)
    while (eviction.state.phase !== 'endOfRound.lose') eviction.answer(eviction.moves()[0]!)
    expect(said(eviction.state, 0, { type: 'lose', card: 9 })).toEqual({ 'reason.worth.most': -10 })
  })
})

describe('a reason for a card that is picked', () => {
  /** Out of 8 to 14: holdings for cash, with bottles, hearts and wrenches. */
  const picked = (card: number, mine: Actor, theirs: Actor = {}) => {
    const packet = scene([
      { ...mine, hand: [62] },
      { ...theirs, hand: [45] },
    ])
    packet.play(62, 45)
    expect(packet.state).toMatchObject({ phase: 'pick', round: 6 })
    return said(packet.state, 0, { type: 'pick', card })
  }

  it('is that none would bring as much', () => {
    expect(picked(8, { cash: 10, display: [51] })).toEqual({ 'reason.pick.most': 30 })
  })

  it('SY-3.4 is that its symbols go with the display, also before one can pay for it', () => {
    expect(picked(8, { display: [51] })).toEqual({ 'reason.match.most': 2 })
    expect(picked(11, { display: [51] })).toEqual({ 'reason.match.gain': 1 })
  })

  it('SY-2.1 is that the neighbour, who gets the rest, could use it', () => {
    expect(picked(8, {}, { cash: 10, display: [51] })).toEqual({ 'reason.denial.most': 30 })
  })
})
