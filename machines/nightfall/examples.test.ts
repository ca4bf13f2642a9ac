import { describe, expect, it } from 'vitest'
import { positions } from './examples.ts'
import { listTools, countTools } from './state.ts'
import { moneyOf, orderOfActing } from './reckon.ts'
import { declineUntil, play, toolsOf } from './testing.ts'

describe('the worked examples of the rules', () => {
  it('NF-8.1 three players: 6 tools, 2 + 2 loot, 3 fences; hands 2, 3, 4', () => {
    const { display, players } = positions['NF-8.1']()
    expect(countTools(display.city)).toBe(6)
    expect([display.villa, display.museum, display.harbour].map((slots) => slots.filter(Boolean).length)).toEqual([
      2, 2, 3,
    ])
    expect(players.map(({ hand }) => countTools(hand))).toEqual([2, 3, 4])
  })

  it('NF-8.2 the order of actions', () => {
    const [a, b, c] = [0, 1, 2]
    const placed = positions['NF-8.2']()
    expect(orderOfActing(placed.fields).map(({ place, seat }) => [place, seat])).toEqual([
      ['city', c],
      ['city', b],
      ['villa', c],
      ['villa', a],
      ['ruin', b],
      ['museum', b],
      ['museum', a],
      ['harbour', a],
      ['harbour', c],
    ])
  })

  it('NF-8.3 the hammer serves at the Villa for #3, and in the same round again at the Museum for #22', () => {
    let state = play(positions['NF-8.3'](), { type: 'aim', house: 'villa', slot: 0 }, { type: 'steal', own: true })
    expect(moneyOf(state.players[0]!)).toBe(2)
    expect(state.players[0]?.hand).toEqual(toolsOf('torch'))
    expect(state.discards).toEqual({ tools: ['pliers'], loot: [3], fences: [] })
    state = declineUntil(state, 'act.museum')
    state = play(state, { type: 'aim', house: 'museum', slot: 0 }, { type: 'steal', own: true })
    expect(listTools(state.players[0]!.hand)).toEqual([])
    expect(state.players[0]?.loot).toEqual([22])
    expect(moneyOf(state.players[0]!)).toBe(2)
  })

  it('NF-8.4 the Torch thief takes #25 by discarding two plans', () => {
    const state = play(positions['NF-8.4'](), { type: 'aim', house: 'villa', slot: 0 }, { type: 'steal', own: true })
    expect(state.players[0]?.loot).toEqual([25])
    expect(state.discards.tools).toEqual(['plan', 'plan'])
  })

  it('NF-8.5 a painting of 3 at +2 gains 5; two statues go to a ×2 fence in one action', () => {
    let state = play(positions['NF-8.5'](), { type: 'offer', loot: 28 }, { type: 'sell', fence: 7 })
    expect(moneyOf(state.players[0]!)).toBe(5)
    state = play(state, { type: 'offer', loot: 17 }, { type: 'offer', loot: 20 }, { type: 'sell', fence: 11 })
    expect(state.players[0]?.income).toEqual({ chests: 0, sales: 3 + 2 + 4, bonuses: 2 })
    expect(state.players[0]?.loot).toEqual([])
  })
})
