import { describe, expect, it } from 'vitest'
import { prospectOf } from './prospect.ts'
import { scene } from './testing.ts'
import { worthOf } from './worth.ts'

const idle = {}

/** What seat 0 may expect of a card. */
function prospect(card: number, actors: Parameters<typeof scene>[0], more: Parameters<typeof scene>[1] = {}) {
  const { state } = scene(actors, more)
  const deckSize = state.deck.length
  return prospectOf(state, 0, card, worthOf(state, 0, card, 1, deckSize), deckSize)
}

describe('what a card would bring later', () => {
  it('each round, as things would stand', () => {
    expect(prospect(6, [idle, idle]).eachRound).toEqual([10, 0])
    expect(prospect(6, [{ cash: 5 }, idle]).eachRound).toEqual([0, 0])
    expect(prospect(22, [idle, idle]).eachRound).toBeNull()
    // The cash that is left after paying counts, and so does the card itself.
    expect(prospect(16, [{ cash: 10, display: [8] }, idle]).eachRound).toEqual([5, 0])
    expect(prospect(46, [idle, { display: [8] }]).eachRound).toEqual([0, 0])
    expect(prospect(49, [{ display: [64, 9, 14] }, idle]).eachRound).toEqual([5, 0])
  })

  it('each round, for whoever has the most', () => {
    expect(prospect(10, [{ cash: 15 }, { display: [8, 9] }]).eachRound).toEqual([0, 5])
    expect(prospect(19, [{ cash: 15 }, idle]).eachRound).toEqual([5, 0])
    expect(prospect(19, [{ cash: 15 }, { display: [9] }]).eachRound).toEqual([0, 0])
  })

  it('at the end of the game', () => {
    expect(prospect(24, [idle, idle]).atEnd).toEqual({ money: -25, markers: 0 })
    expect(prospect(7, [{ cash: 10, display: [8] }, idle]).atEnd).toEqual({ money: 10, markers: 0 })
    expect(prospect(12, [{ cash: 10, display: [8] }, idle]).atEnd).toEqual({ money: 0, markers: 2 })
    expect(prospect(13, [{ cash: 5, display: [22] }, idle]).atEnd.money).toBe(20)
    expect(prospect(13, [{ cash: 5, display: [22] }, { display: [23] }]).atEnd.money).toBe(0)
  })

  it('markers for a holding of the next round', () => {
    expect(prospect(43, [{ display: [65, 7] }, idle]).nextMarkers).toBe(3)
    expect(prospect(41, [{ display: [{ card: 8, markers: 2 }] }, idle]).nextMarkers).toBe(4)
  })

  it('that it returns, before what its playing sets off', () => {
    expect(prospect(36, [{ cash: 34 }, idle]).returns).toBe(true)
    expect(prospect(36, [{ cash: 34, display: [70] }, idle]).returns).toBe(true)
    expect(prospect(36, [{ cash: 35 }, idle]).returns).toBe(false)
  })

  it('that it returns because it is the first action after an Encore Ella', () => {
    const encore = [{ effects: [{ what: 'encore', card: 68, round: 5, n: 0 } as const] }, idle]
    expect(prospect(34, encore).returns).toBe(true)
    expect(prospect(22, encore).returns).toBe(false)
  })

  it('a thug that nobody knows, as long as there is a deck', () => {
    expect(prospect(53, [idle, idle]).turnsUp).toBe(true)
    expect(prospect(53, [idle, idle], { deck: [] }).turnsUp).toBe(false)
  })

  it.each([63, 67, 78, 79, 5])('%i prepares or announces nothing in the last round', (card) => {
    expect(prospect(card, [idle, idle], { round: 12 }).tooLate).toBe(true)
    expect(prospect(card, [idle, idle], { round: 11 }).tooLate).toBe(false)
  })
})
