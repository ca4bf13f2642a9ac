import { describe, expect, it } from 'vitest'
import { BadConfig, IllegalMove } from '../kernel/game.ts'
import { cards, copies, equipment, obstacles } from './data.ts'
import { breakIn } from './game.ts'
import { awaitsCard } from './state.ts'
import { accept, deal, front, give, keys, lawyer, play, table, turnUp } from './testing.ts'

const sum = (kinds: readonly (keyof typeof copies)[]): number => kinds.reduce((all, kind) => all + copies[kind], 0)

describe('BI-1 Components', () => {
  it('BI-1.1 there are 103 cards: 52 obstacles, 16 loot, 23 pieces of equipment and three times four', () => {
    expect(sum(cards)).toBe(103)
    expect(sum(obstacles)).toBe(52)
    expect(sum(equipment)).toBe(23)
    expect([copies.loot, copies.clover, copies.panic, copies.lostLoot]).toEqual([16, 4, 4, 4])
  })

  it('BI-1.2 everyone has one lawyer', () => {
    for (const { hidden, used } of breakIn.setup({ seats: 6, seed: 'lawyers' }).players) {
      expect({ hidden, used }).toEqual({ hidden: 'lawyer', used: false })
    }
  })
})

describe('BI-2 Setup', () => {
  it('is for three to six players', () => {
    for (const seats of [3, 4, 5, 6]) expect(breakIn.setup({ seats, seed: 'a' }).players).toHaveLength(seats)
    for (const seats of [0, 2, 7, 3.5]) expect(() => breakIn.setup({ seats, seed: 'a' })).toThrow(BadConfig)
  })

  it('shuffles all cards into the deck and picks a first active player, by the seed', () => {
    const states = Array.from({ length: 40 }, (_, i) => breakIn.setup({ seats: 4, seed: `seed ${i}` }))
    for (const { deck } of states) {
      for (const card of cards) expect(deck.filter((one) => one === card)).toHaveLength(copies[card])
    }
    expect(new Set(states.map(({ deck }) => deck.join())).size).toBe(40)
    expect(new Set(states.map(({ activePlayer }) => activePlayer)).size).toBe(4)
  })

  it('starts everyone with nothing but the lawyer', () => {
    const state = breakIn.setup({ seats: 3, seed: 'a' })
    expect(state.phase).toBe('round.turnUp')
    for (const seat of [0, 1, 2]) expect(front(state, seat)).toEqual({})
  })

  it('when the last card has been turned up, shuffles the discard pile into a new deck, without that card', () => {
    const before = table({ fronts: [{}, {}, {}], deck: ['loot', 'bone'], deckEnds: true })
    const afterFirst = deal(before, 0)
    expect(afterFirst.deck).toEqual(['bone'])
    const state = play(afterFirst, turnUp)
    expect(state.incoming).toEqual({ card: 'bone', from: 0, to: null })
    expect(state.deck).toHaveLength(101)
    expect(state.deck.filter((card) => card === 'bone')).toHaveLength(copies.bone - 1)
    expect(cards.every((card) => state.discard[card] === 0)).toBe(true)
    expect(state.random).not.toEqual(before.random)
    expect(keys(state)).toEqual(['turnedUp', 'reshuffled'])
  })

  it('goes on with the round when the deck has run out in the middle of it', () => {
    const state = deal(table({ fronts: [{}, {}, {}], deck: ['loot', 'bone'], deckEnds: true }), 0, 1)
    expect(front(state, 1)).toEqual({ bone: 1 })
    expect(state.phase).toBe('round.turnUp')
    expect(state.players.map(awaitsCard)).toEqual([false, false, true])
    expect(state.deck).toHaveLength(101)
    const [next] = state.deck.slice(-1)
    expect(play(state, turnUp).incoming).toEqual({ card: next, from: 0, to: null })
  })
})

describe('BI-3 A round', () => {
  const fresh = table({ fronts: [{}, {}, {}, {}], deck: ['loot', 'bone', 'keys', 'police', 'loot'], activePlayer: 1 })

  it('BI-3.1 the active player turns up the top card, for all to see', () => {
    expect(breakIn.active(fresh)).toEqual([1])
    const state = play(fresh, turnUp)
    expect(breakIn.view(state, 'table').incoming).toEqual({ card: 'loot', from: 1, to: null })
    expect(breakIn.active(state)).toEqual([1])
  })

  it('BI-3.1 and gives it to any player still in who has not had one, themself included', () => {
    expect(breakIn.legalMoves(play(fresh, turnUp), 1)).toEqual([give(0), give(1), give(2), give(3)])
    const later = play(deal(fresh, 1, 3), turnUp)
    expect(breakIn.legalMoves(later, 1)).toEqual([give(0), give(2)])
    expect(() => play(later, give(3))).toThrow(IllegalMove)
  })

  it('BI-3.1 not to somebody who is out', () => {
    const state = play(table({ fronts: [{}, {}, {}, {}], deck: ['loot'], out: [2] }), turnUp)
    expect(breakIn.legalMoves(state, 0)).toEqual([give(0), give(1), give(3)])
  })

  it('BI-3.1, BI-3.2 when everyone has had exactly one, the left neighbour becomes active', () => {
    const state = deal(fresh, 1, 3, 0, 2)
    expect([1, 3, 0, 2].map((seat) => front(state, seat))).toEqual([
      { loot: 1 },
      { bone: 1 },
      { keys: 1 },
      { police: 1 },
    ])
    expect(state).toMatchObject({ phase: 'round.turnUp', round: 2, activePlayer: 2, tookOver: false })
    expect(state.players.every(awaitsCard)).toBe(true)
    expect(keys(state)).toEqual(['gave', 'stays', 'round'])
  })

  it('BI-3.2 the left neighbour who is still in', () => {
    const state = table({ fronts: [{}, {}, {}, {}], deck: ['loot', 'loot', 'loot'], activePlayer: 1, out: [2] })
    expect(deal(state, 0, 1, 3).activePlayer).toBe(3)
  })

  it('BI-3.2 the neighbour of the last seat is the first', () => {
    const state = table({ fronts: [{}, {}, {}], deck: ['loot', 'loot', 'loot'], activePlayer: 2 })
    expect(deal(state, 0, 1, 2).activePlayer).toBe(0)
  })

  it('BI-3.3 when the active player is caught, the next one still in finishes the dealing and is active again', () => {
    const state = table({
      fronts: [{}, { police: 1 }, {}, {}],
      deck: ['police', 'loot', 'loot', 'bone', 'bone', 'keys', 'keys'],
      activePlayer: 1,
    })
    const taken = deal(state, 1)
    expect(taken).toMatchObject({ round: 1, activePlayer: 2, tookOver: true, phase: 'round.turnUp' })
    expect(keys(taken)).toEqual(['gave', 'stays', 'caught', 'tookOver'])
    const next = deal(taken, 0, 2, 3)
    expect(next).toMatchObject({ round: 2, activePlayer: 2, tookOver: false })
    expect(deal(next, 0, 2, 3)).toMatchObject({ round: 3, activePlayer: 3 })
  })

  it('BI-3.3 likewise if that one is caught too', () => {
    const fronts = [{}, { police: 1 }, { watchdog: 2 }, {}]
    const deck = ['police', 'watchdog', 'loot', 'loot'] as const
    const taken = deal(table({ fronts, deck, activePlayer: 1 }), 1, 2)
    expect(taken).toMatchObject({ round: 1, activePlayer: 3, tookOver: true })
    expect(deal(taken, 0, 3)).toMatchObject({ round: 2, activePlayer: 3 })
  })

  it('BI-3.3 caught by the last card of the round, the active player is followed by the left neighbour', () => {
    const state = table({
      fronts: [{}, { police: 1 }, {}, {}],
      deck: ['loot', 'loot', 'loot', 'police'],
      activePlayer: 1,
    })
    expect(deal(state, 0, 2, 3, 1)).toMatchObject({ round: 2, activePlayer: 2, tookOver: false })
  })

  it('BI-3.3 somebody else who is caught does not matter to whose turn it is', () => {
    const state = table({
      fronts: [{}, {}, { police: 1 }, {}],
      deck: ['police', 'loot', 'loot', 'loot'],
      activePlayer: 1,
    })
    expect(deal(state, 2)).toMatchObject({ activePlayer: 1, tookOver: false })
    expect(deal(state, 2, 0, 1, 3)).toMatchObject({ round: 2, activePlayer: 3 })
  })
})

describe('BI-4.1 Lawyer', () => {
  const state = table({ fronts: [{}, { watchdog: 2 }, {}], deck: ['watchdog', 'loot'], used: [] })
  const asked = play(state, turnUp, give(1))

  it('a receiver with an unused lawyer is asked', () => {
    expect(asked.phase).toBe('receive.question')
    expect(breakIn.active(asked)).toEqual([1])
    expect(breakIn.legalMoves(asked, 1)).toEqual([accept, lawyer])
  })

  it('used on the card that would get one caught: it is discarded with no effect, and counts as the card', () => {
    const after = play(asked, 1, lawyer)
    expect(front(after, 1)).toEqual({ watchdog: 2 })
    expect(after.discard.watchdog).toBe(1)
    expect(after.players[1]).toMatchObject({ out: null, used: true, received: true })
    expect(keys(after)).toEqual(['lawyer'])
  })

  it('not used, the card has its effect', () => {
    const after = play(asked, 1, accept)
    expect(after.players[1]).toMatchObject({ out: 'watchdogs', used: false })
  })

  it('is for once in the game: who has used it is not asked again', () => {
    const again = table({ fronts: [{}, {}, {}], deck: ['watchdog'], used: [1] })
    expect(play(again, turnUp, give(1)).phase).toBe('round.turnUp')
    expect(play(again, turnUp, give(2)).phase).toBe('receive.question')
  })

  it('works against every card, also against a panic', () => {
    for (const card of cards) {
      const after = play(
        table({ fronts: [{ loot: 1 }, { loot: 1 }, {}], deck: [card], used: [] }),
        turnUp,
        give(1),
        1,
        lawyer,
      )
      expect(after).toMatchObject({ phase: 'round.turnUp', panic: null })
      expect(front(after, 1)).toEqual({ loot: 1 })
      expect(after.discard[card]).toBe(1)
    }
  })
})
