import { describe, expect, it } from 'vitest'
import { lootOf } from './data.ts'
import { nightfall } from './game.ts'
import { bestSale, missingTools, nextToPlace, payment, stonesLeft, waysToSteal } from './reckon.ts'
import { mover, place, table, toolsOf } from './testing.ts'

describe('what the board asks', () => {
  it('what a loot still takes: nothing, or "one lockpick short"', () => {
    const { tools } = lootOf(28)
    expect(missingTools(tools, toolsOf('lockpick', 'lockpick', 'pliers'), null)).toEqual([])
    expect(missingTools(tools, toolsOf('lockpick', 'pliers'), null)).toEqual(['lockpick'])
    expect(missingTools(tools, toolsOf('lockpick', 'pliers'), 'lockpick')).toEqual([])
    expect(missingTools(tools, toolsOf(), 'lockpick')).toEqual(['lockpick', 'pliers'])
    expect(missingTools(tools, toolsOf(), 'torch')).toEqual(['lockpick', 'lockpick', 'pliers'])
  })

  it('whether the own tool has to, may or cannot stand in', () => {
    const { tools } = lootOf(6)
    expect(waysToSteal(tools, toolsOf('plan'), 'lockpick')).toEqual([true])
    expect(waysToSteal(tools, toolsOf('plan', 'lockpick'), 'lockpick')).toEqual([true, false])
    expect(waysToSteal(tools, toolsOf('plan', 'lockpick'), 'torch')).toEqual([false])
    expect(waysToSteal(tools, toolsOf('plan'), null)).toEqual([])
  })

  it('what a fence pays for what', () => {
    expect(payment(7, [28])).toEqual({ sales: 3, bonuses: 2 })
    expect(payment(1, [17, 18])).toEqual({ sales: 5, bonuses: 0 })
    expect(payment(8, [17, 18])).toBeNull()
    expect(payment(1, [6, 17])).toBeNull()
    expect(payment(1, [21])).toBeNull()
    expect(payment(1, [1])).toBeNull()
    expect(payment(1, [])).toBeNull()
  })

  it('the most that a fence would pay', () => {
    expect(bestSale(1, [17, 20, 13, 18])).toEqual({ loot: [20, 18], pays: 7 })
    expect(bestSale(8, [17, 20, 10])).toEqual({ loot: [20], pays: 6 })
    expect(bestSale(9, [28])).toBeNull()
  })

  it('whose stone is next, and how many a seat has left, from a view', () => {
    let state = table(3)
    state.start = 1
    for (const where of ['city', 'city', 'villa', 'villa', 'ruin'] as const) {
      expect(nextToPlace(nightfall.view(state, 'table'))).toBe(mover(state))
      state = place(state, where)
    }
    const view = nightfall.view(state, 'table')
    expect([0, 1, 2].map((seat) => stonesLeft(view, seat))).toEqual([2, 1, 1])
  })
})
