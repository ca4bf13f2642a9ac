import { describe, expect, it } from 'vitest'
import type { Viewer } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import { backOf, lootOf } from './data.ts'
import { nightfall } from './game.ts'
import { dock, exhibit, hold, offerInCity, place, play, stash, table, toolsOf } from './testing.ts'
import type { NightfallState } from './state.ts'

const viewers: Viewer[] = [0, 1, 'table']
const newsOf = (state: NightfallState, viewer: Viewer) => nightfall.view(state, viewer).news.map(({ key }) => key)

/** Seat 0, the Lockpick, may steal in the Villa, exchange in the Ruin and sell in the Harbour. */
function midnight(): NightfallState {
  const state = table(2, 'lockpick', 'hammer')
  hold(state, 0, 'plan', 'plan', 'torch')
  hold(state, 1, 'hammer')
  exhibit(state, 'villa', 6, 26)
  stash(state, 0, 20)
  dock(state, 8, 9)
  offerInCity(state)
  return place(state, 'villa', 'city', 'ruin', 'city', 'harbour', 'city')
}

describe('NF-7 what each seat knows', () => {
  it('public: thieves, displays, money, stones, hand sizes, loot as backs, discards', () => {
    for (const viewer of viewers) {
      expect(nightfall.view(midnight(), viewer)).toMatchObject({
        players: [
          { thief: 'lockpick', tools: 3, loot: ['showcase-hammer-lockpick-pliers'] },
          { thief: 'hammer', tools: 1, loot: [] },
        ],
        display: { villa: ['safe-lockpick-plan', 'pillar-hammer-pliers'], harbour: [8, 9] },
        fields: { villa: [0], ruin: [0], harbour: [0] },
        discards: { tools: [], loot: [], fences: [] },
      })
    }
  })

  it('public: the back of the top loot, and how many cards the piles have', () => {
    const state = midnight()
    const { piles } = nightfall.view(state, 'table')
    expect(backOf(piles.topLoot!)).toMatchObject({ tools: lootOf(state.piles.loot.at(-1)!).tools })
    expect(piles).toMatchObject({ loot: state.piles.loot.length, tools: state.piles.tools.length })
  })

  it('private: own tools and own loot fronts', () => {
    expect(nightfall.view(midnight(), 0).mine).toMatchObject({ hand: toolsOf('plan', 'plan', 'torch'), loot: [20] })
    expect(nightfall.view(midnight(), 1).mine).toMatchObject({ hand: toolsOf('hammer'), loot: [] })
    expect(nightfall.view(midnight(), 'table').mine).toBeNull()
  })

  it('a seat without tools and loot has no secrets, nor has anybody while thieves are chosen', () => {
    const state = midnight()
    hold(state, 1)
    expect(nightfall.view(state, 1).mine).toBeNull()
    const choosing = nightfall.setup({ seats: 3, seed: 'a', options: { thieves: 'chosen' } })
    expect([0, 1, 2].map((seat) => nightfall.view(choosing, seat).mine)).toEqual([null, null, null])
  })

  it('a back does not give the front away', () => {
    const seen = new Set<number>()
    const view = nightfall.view(midnight(), 1)
    const source = random('fronts')
    for (let i = 0; i < 50; i++) seen.add(nightfall.imagine(view, 1, source).display.villa[0]!)
    expect(seen).toEqual(new Set([6, 11]))
  })

  it('a front that lies in the discards gives its twin away', () => {
    const state = midnight()
    state.piles.loot.splice(state.piles.loot.indexOf(11), 1)
    state.discards.loot.push(11)
    const world = nightfall.imagine(nightfall.view(state, 1), 1, random('twin'))
    expect(world.display.villa[0]).toBe(6)
  })

  it('nobody else sees that a loot is aimed at, until it is stolen', () => {
    const before = midnight()
    const after = play(before, { type: 'aim', house: 'villa', slot: 0 })
    for (const viewer of [1, 'table'] as const) {
      expect(nightfall.view(after, viewer)).toEqual({ ...nightfall.view(before, viewer), news: [] })
    }
    expect(nightfall.view(after, 0)).toMatchObject({ phase: 'act.villa.steal', mine: { action: { slot: 0 } } })
  })

  it('the thief alone learns the front of what was stolen', () => {
    const stolen = play(midnight(), { type: 'aim', house: 'villa', slot: 0 }, { type: 'steal', own: true })
    expect(newsOf(stolen, 0)).toEqual(['stole', 'looked'])
    expect(newsOf(stolen, 1)).toEqual(['stole'])
    expect(JSON.stringify(nightfall.view(stolen, 1))).not.toContain('gold')
    expect(nightfall.view(stolen, 1).players[0]?.loot[1]).toBe('safe-lockpick-plan')
  })

  it('tools laid down for an exchange are seen when it is made; what was drawn is not', () => {
    let state = play(midnight(), { type: 'decline' }, { type: 'exchange', field: 1 }, { type: 'lay', tool: 'torch' })
    expect(nightfall.view(state, 1)).toMatchObject({
      phase: 'act.ruin.lay',
      action: { exchange: 1, laid: 1 },
      players: [{ tools: 3 }, {}],
    })
    expect(JSON.stringify(nightfall.view(state, 1))).not.toContain('"torch":1')
    state = play(state, { type: 'lay', tool: 'plan' }, { type: 'draw' })
    expect(nightfall.view(state, 1)).toMatchObject({
      players: [{ tools: 4 }, {}],
      discards: { tools: ['plan', 'torch'] },
    })
    expect(newsOf(state, 0)).toEqual(['exchanged', 'drew'])
    expect(newsOf(state, 1)).toEqual(['exchanged', 'drewHidden'])
    expect(newsOf(state, 'table')).toEqual(['exchanged', 'drewHidden'])
  })

  it('an offer is seen when it is sold', () => {
    const before = play(midnight(), { type: 'decline' }, { type: 'decline' })
    const offered = play(before, { type: 'offer', loot: 20 })
    expect(nightfall.view(offered, 1)).toEqual({ ...nightfall.view(before, 1), news: [] })
    const sold = play(offered, { type: 'sell', fence: 8 })
    expect(nightfall.view(sold, 1).news[0]).toMatchObject({ key: 'sold', params: { loot: [20], pays: 6 } })
    expect(nightfall.view(sold, 1).discards.loot).toEqual([20])
  })

  it('which tools were taken in the City is remembered, until as many of the kind were discarded', () => {
    let state = table(2, 'lockpick')
    hold(state, 0, 'plan')
    offerInCity(state, 'plan', 'torch')
    exhibit(state, 'villa', 6)
    state = place(state, 'city', 'ruin', 'villa', 'ruin', 'ruin', 'ruin')
    state = play(state, { type: 'take', tool: 'plan' }, { type: 'take', tool: 'torch' })
    expect(nightfall.view(state, 1).players[0]).toMatchObject({ tools: 3, seen: toolsOf('plan', 'torch') })
    const source = random('hands')
    for (let i = 0; i < 20; i++) {
      const { hand } = nightfall.imagine(nightfall.view(state, 1), 1, source).players[0]!
      expect(hand.plan >= 1 && hand.torch >= 1).toBe(true)
    }
    state = play(state, { type: 'aim', house: 'villa', slot: 0 }, { type: 'steal', own: true })
    expect(nightfall.view(state, 1).players[0]).toMatchObject({ tools: 2, seen: toolsOf('torch') })
  })

  it('the hands that a seat imagines are random where it saw nothing', () => {
    const view = nightfall.view(midnight(), 1)
    const source = random('hands')
    const hands = new Set(
      Array.from({ length: 40 }, () => JSON.stringify(nightfall.imagine(view, 1, source).players[0]?.hand)),
    )
    expect(hands.size).toBeGreaterThan(10)
  })
})

describe('open steps', () => {
  const isOpen = (state: NightfallState) => nightfall.open(state)

  it('are choosing thieves, placing stones and the City: no hand decides what is possible', () => {
    const choosing = nightfall.setup({ seats: 3, seed: 'a', options: { thieves: 'chosen' } })
    const city = place(table(2), 'city', 'city', 'city', 'city', 'ruin', 'ruin')
    expect([choosing, table(2), city].map(isOpen)).toEqual(Array(3).fill(true))
  })

  it('are not the houses, the Ruin, and the Harbour, nor the draw, which its owner wants to see', () => {
    const villa = midnight()
    const aiming = play(villa, { type: 'aim', house: 'villa', slot: 0 })
    const ruin = play(villa, { type: 'decline' })
    const laying = play(ruin, { type: 'exchange', field: 0 })
    const drawing = play(laying, { type: 'lay', tool: 'plan' })
    const harbour = play(villa, { type: 'decline' }, { type: 'decline' })
    const selling = play(harbour, { type: 'offer', loot: 20 })
    expect([villa, aiming, ruin, laying, drawing, harbour, selling].map(isOpen)).toEqual(Array(7).fill(false))
  })
})
