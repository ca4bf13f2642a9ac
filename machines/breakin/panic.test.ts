import { describe, expect, it } from 'vitest'
import { toldTo } from '../kernel/steps.ts'
import { breakIn } from './game.ts'
import { accept, choose, deal, front, give, keys, lawyer, play, table, turnUp, type Layout } from './testing.ts'
import { hasChosen } from './view.ts'

/** Seat 1 is given a panic card. */
const panic = (layout: Omit<Layout, 'deck'>, by = 1) => play(table({ deck: ['panic'], ...layout }), turnUp, give(by))

describe('BI-4.2 Panic', () => {
  it('is discarded; then everyone still in who has a card must choose one', () => {
    const state = panic({ fronts: [{ loot: 1 }, { bone: 1, police: 1 }, {}, {}], out: [3] })
    expect(state.phase).toBe('panic.choose')
    expect(state.discard.panic).toBe(1)
    expect(breakIn.active(state)).toEqual([0, 1])
    expect(breakIn.legalMoves(state, 0)).toEqual([choose('loot')])
    expect(breakIn.legalMoves(state, 1)).toEqual([choose('police'), choose('bone')])
    expect(breakIn.legalMoves(state, 2)).toEqual([])
  })

  it('with no card in front of anybody, nothing happens', () => {
    expect(panic({ fronts: [{}, {}, {}] })).toMatchObject({ phase: 'round.turnUp', panic: null })
  })

  it('the choices are made in any order, and stay secret until all are made', () => {
    const state = panic({
      fronts: [
        { loot: 1, bone: 1 },
        { keys: 1, loot: 1 },
        { loot: 2, bone: 1 },
      ],
    })
    const sees = (card: string) => breakIn.view(play(state, 2, choose(card as 'loot')), 0)
    expect(JSON.stringify(sees('loot'))).toBe(JSON.stringify(sees('bone')))
    const after = play(state, 2, choose('bone'), 0, choose('loot'))
    expect(breakIn.active(after)).toEqual([1])
    expect([0, 1, 2].map((seat) => front(after, seat))).toEqual([0, 1, 2].map((seat) => front(state, seat)))
    expect(breakIn.view(after, 2).mine).toEqual({ hidden: 'lawyer', choice: 'bone' })
    const seen = breakIn.view(after, 'table')
    expect(seen.panic).toEqual({ by: 1, moving: [] })
    expect([0, 1, 2].map((seat) => hasChosen(seen, seat))).toEqual([true, false, true])
    expect(() => play(after, 2, choose('loot'))).toThrow('refusal.turn')
  })

  it('all chosen cards move to the left at the same moment, and are received from the panicking player on', () => {
    const fronts = [{ loot: 1 }, { bone: 1 }, { keys: 1 }, {}]
    const state = play(panic({ fronts }), 0, choose('loot'), 1, choose('bone'), 2, choose('keys'))
    expect([0, 1, 2, 3].map((seat) => front(state, seat))).toEqual([{}, { loot: 1 }, { bone: 1 }, { keys: 1 }])
    const moved = state.journal.filter(({ key }) => key === 'moved').map(({ params }) => params)
    expect(moved).toEqual([
      { from: 0, to: 1, card: 'loot' },
      { from: 1, to: 2, card: 'bone' },
      { from: 2, to: 3, card: 'keys' },
    ])
    expect(state.journal.filter(({ key }) => key === 'stays').map(({ params }) => params.by)).toEqual([1, 2, 3])
    expect(state).toMatchObject({ phase: 'round.turnUp', panic: null })
  })

  it('is told card by card: what has not moved yet is still there, chosen and unseen', () => {
    const fronts = [{ loot: 2 }, { bone: 1, keys: 1 }, { padlock: 2 }]
    const chosen = play(panic({ fronts }), 0, choose('loot'), 1, choose('bone'))
    const told = toldTo(breakIn.moments(chosen, 2, choose('padlock')), 'table').slice(0, 4)
    const seen = told.map(({ lines, view }) => ({
      line: lines.map(({ key }) => key).join(),
      chosen: [0, 1, 2].filter((seat) => hasChosen(view, seat)),
      arriving: view.panic?.moving.map(({ card }) => card),
    }))
    expect(seen).toEqual([
      { line: 'chose', chosen: [0, 1, 2], arriving: [] },
      { line: 'moved', chosen: [1, 2], arriving: ['loot'] },
      { line: 'moved', chosen: [2], arriving: ['loot', 'bone'] },
      { line: 'moved', chosen: [], arriving: ['loot', 'bone', 'padlock'] },
    ])
  })

  it('the left neighbour is the next one still in', () => {
    const state = panic({ fronts: [{ loot: 1 }, { bone: 1 }, {}, { keys: 1 }], out: [2] }, 3)
    const after = play(state, 3, choose('keys'), 1, choose('bone'), 0, choose('loot'))
    expect([0, 1, 3].map((seat) => front(after, seat))).toEqual([{ keys: 1 }, { loot: 1 }, { bone: 1 }])
  })

  it('a moved card meets what lies there when it arrives: what has left is no longer there', () => {
    const state = panic({ fronts: [{ bone: 1 }, { watchdog: 1 }, { bone: 1, loot: 1 }] })
    const swapped = play(state, 0, choose('bone'), 1, choose('watchdog'), 2, choose('bone'))
    expect([0, 1, 2].map((seat) => front(swapped, seat))).toEqual([{ bone: 1 }, { bone: 1 }, { watchdog: 1, loot: 1 }])
    const kept = play(state, 0, choose('bone'), 1, choose('watchdog'), 2, choose('loot'))
    expect([0, 1, 2].map((seat) => front(kept, seat))).toEqual([{ loot: 1 }, { bone: 1 }, {}])
    expect(keys(kept)).toContain('pair')
  })

  it('moved cards do not count as received this round', () => {
    const state = play(panic({ fronts: [{ loot: 1 }, {}, {}] }), 0, choose('loot'))
    expect(state.players.map(({ received }) => received)).toEqual([false, true, false])
    expect(breakIn.legalMoves(play(state, turnUp), 0)).toEqual([give(0), give(2)])
  })

  it('a lawyer may be used against a moved card, and that does not count either', () => {
    const state = panic({ fronts: [{}, { police: 1 }, { police: 1, loot: 1 }], used: [0, 1] })
    const asked = play(state, 1, choose('police'), 2, choose('loot'))
    expect(asked).toMatchObject({ phase: 'receive.question', incoming: { card: 'police', from: 1, to: 2 } })
    expect(breakIn.legalMoves(asked, 2)).toEqual([accept, lawyer])
    expect(play(asked, 2, accept).players[2]?.out).toBe('police')
    const after = play(asked, 2, lawyer)
    expect(after.players[2]).toMatchObject({ out: null, received: false, used: true })
    expect([0, 1, 2].map((seat) => front(after, seat))).toEqual([{ loot: 1 }, {}, { police: 1 }])
    expect(after.discard.police).toBe(1)
  })

  it('can catch two players; a card arrives even if its former owner is caught meanwhile', () => {
    const fronts = [{ police: 1 }, { police: 1, watchdog: 1 }, { watchdog: 2, padlock: 1 }, { loot: 1 }]
    const chosen = play(panic({ fronts }), 0, choose('police'), 1, choose('watchdog'), 2, choose('padlock'))
    const state = play(chosen, 3, choose('loot'))
    expect(state.players.map(({ out }) => out)).toEqual([null, 'police', 'watchdogs', null])
    expect([0, 3].map((seat) => front(state, seat))).toEqual([{ loot: 1 }, { padlock: 1 }])
    expect(state).toMatchObject({ phase: 'round.turnUp', activePlayer: 0, panic: null })
  })

  it('that catches the active player hands the dealing on (BI-3.3)', () => {
    const state = panic({ fronts: [{ police: 1, loot: 1 }, {}, { police: 1 }], activePlayer: 0 })
    const after = play(state, 0, choose('loot'), 2, choose('police'))
    expect(after).toMatchObject({ phase: 'round.turnUp', activePlayer: 1, tookOver: true, round: 1 })
  })

  it('can end the game in its middle: the one who is left wins at once (BI-5.1)', () => {
    const fronts = [
      { police: 1, loot: 4 },
      { police: 1, watchdog: 1 },
      { watchdog: 2, loot: 1 },
    ]
    const state = play(panic({ fronts }), 0, choose('police'), 1, choose('watchdog'), 2, choose('loot'))
    expect(state.phase).toBe('over')
    expect(state.players.map(({ out }) => out)).toEqual([null, 'police', 'watchdogs'])
    expect(breakIn.outcome(state)?.winners).toEqual([0])
    expect(keys(state).slice(-2)).toEqual(['caught', 'won'])
    // The fifth loot would have caught the winner: it never arrives.
    expect(state.panic?.moving).toEqual([{ card: 'loot', from: 2, to: 0 }])
  })

  it('as the last card of a round ends the round when it is over', () => {
    const dealt = deal(table({ fronts: [{}, {}, {}], deck: ['bone', 'keys', 'panic'] }), 0, 2)
    const state = play(dealt, turnUp, give(1), 0, choose('bone'), 2, choose('keys'))
    expect(state).toMatchObject({ phase: 'round.turnUp', round: 2, activePlayer: 1 })
    expect([0, 1, 2].map((seat) => front(state, seat))).toEqual([{ keys: 1 }, { bone: 1 }, {}])
  })
})
