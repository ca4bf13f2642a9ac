import { describe, expect, it } from 'vitest'
import { nightfall } from './game.ts'
import { moneyOf } from './reckon.ts'
import { declineUntil, dock, earn, exhibit, hold, legal, mover, place, play, stash, table } from './testing.ts'
import { countTools, type NightfallState } from './state.ts'

/** All stones where nothing is done, the last one in the Harbour. */
function toTheHarbour(state: NightfallState): NightfallState {
  const placed = place(state, 'harbour', 'city', 'city', 'city', 'city', 'harbour')
  return declineUntil(placed, 'act.harbour')
}

describe('NF-5 refill', () => {
  it('tops every display up to its number; what was left stays; the left neighbour starts', () => {
    let state = table(2, 'lockpick')
    hold(state, 0, 'plan')
    exhibit(state, 'villa', 6, 26)
    dock(state, 8, 9)
    stash(state, 0, 20)
    state = place(state, 'city', 'ruin', 'villa', 'ruin', 'harbour', 'ruin')
    const tool = legal(state)[0]!
    state = play(state, tool, legal(play(state, tool))[0]!)
    state = play(state, { type: 'aim', house: 'villa', slot: 0 }, { type: 'steal', own: true })
    state = declineUntil(state, 'act.harbour')
    const { loot, fences } = state.piles
    state = play(state, { type: 'offer', loot: 20 }, { type: 'sell', fence: 9 })
    expect(countTools(state.display.city)).toBe(4)
    expect(state.display.villa).toEqual([loot.at(-1), 26])
    expect(state.display.harbour).toEqual([8, fences.at(-1)])
    expect(state).toMatchObject({ phase: 'place', round: 2, start: 1 })
    expect(mover(state)).toBe(1)
    expect(Object.values(state.fields).flat()).toEqual([])
    expect(state.journal.slice(1).map(({ key }) => key)).toEqual(['refilled', 'round'])
  })

  it('takes City, Villa, Museum, Harbour in this order from the piles', () => {
    let state = table(2)
    exhibit(state, 'villa')
    exhibit(state, 'museum')
    stash(state, 0, 6)
    state = toTheHarbour(state)
    const next = state.piles.loot.slice(-4).reverse()
    while (state.phase !== 'place') state = play(state, { type: 'decline' })
    expect([...state.display.villa, ...state.display.museum]).toEqual(next)
  })
})

describe('NF-6 the end', () => {
  it('20 or more at the end of phase B ends the game, without phase C', () => {
    const state = table(2)
    earn(state, 0, 17)
    stash(state, 0, 8)
    stash(state, 1, 9)
    dock(state, 9, 10)
    let now = play(toTheHarbour(state), { type: 'offer', loot: 8 }, { type: 'sell', fence: 9 })
    expect(moneyOf(now.players[0]!)).toBe(20)
    expect(now.phase).toBe('act.harbour.offer')
    now = play(now, { type: 'decline' })
    expect(now).toMatchObject({ phase: 'over', round: 1 })
    expect(now.display.harbour).toEqual([null, 10])
    expect(nightfall.active(now)).toEqual([])
    expect(now.journal.at(-1)).toEqual({ key: 'won', params: { winners: [0] } })
  })

  it('most money wins, also for who passed 20 later in the same round', () => {
    const state = table(2)
    earn(state, 0, 18)
    earn(state, 1, 18)
    stash(state, 0, 6)
    stash(state, 1, 10)
    dock(state, 9, 10)
    let now = play(toTheHarbour(state), { type: 'offer', loot: 6 }, { type: 'sell', fence: 9 })
    now = play(now, { type: 'offer', loot: 10 }, { type: 'sell', fence: 10 })
    expect(nightfall.outcome(now)?.winners).toEqual([1])
    expect(nightfall.outcome(now)?.scores.map(({ total }) => total)).toEqual([20, 22])
  })

  it('19 is not enough', () => {
    const state = table(2)
    earn(state, 0, 19)
    stash(state, 0, 6)
    let now = toTheHarbour(state)
    while (now.phase.startsWith('act')) now = play(now, { type: 'decline' })
    expect(now).toMatchObject({ phase: 'place', round: 2 })
    expect(nightfall.outcome(now)).toBeUndefined()
  })

  it('at the latest after phase B of round 50; a tie is shared; unsold loot is worth nothing', () => {
    const state = table(3)
    state.round = 50
    earn(state, 0, 7)
    earn(state, 2, 7)
    stash(state, 1, 10, 15, 20, 25)
    let now = state
    while (now.phase !== 'over') now = play(now, legal(now).find(({ type }) => type === 'decline') ?? legal(now)[0]!)
    expect(nightfall.outcome(now)).toEqual({
      winners: [0, 2],
      scores: [
        { seat: 0, total: 7, parts: [{ label: 'sales', points: 7 }] },
        {
          seat: 1,
          total: 0,
          parts: [
            { label: 'sales', points: 0 },
            { label: 'unsold', points: 0, params: { cards: 4 } },
          ],
        },
        { seat: 2, total: 7, parts: [{ label: 'sales', points: 7 }] },
      ],
    })
  })
})
