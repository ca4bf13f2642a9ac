import { describe, expect, it } from 'vitest'
import { cardNumbers, cardOf } from './data.ts'
import { symbols, type CardSymbol, type Kind } from './vocabulary.ts'

const of = (kind: Kind): number[] => cardNumbers.filter((number) => cardOf(number).kind === kind)

describe('SY-5 the cards', () => {
  it('SY-5 are 80, numbered from 1: 25 thugs, 25 holdings, 30 actions', () => {
    expect(cardNumbers).toEqual(Array.from({ length: 80 }, (_, at) => at + 1))
    expect([of('thug').length, of('holding').length, of('action').length]).toEqual([25, 25, 30])
    expect(new Set(cardNumbers.map((number) => cardOf(number).name)).size).toBe(80)
  })

  it.each<[CardSymbol, number[]]>([
    ['G', [21, 22, 23, 24, 57, 57, 63, 70, 71, 76]],
    ['C', [6, 21, 25, 42, 42, 64, 66, 67, 71, 72]],
    ['K', [1, 21, 23, 61, 61, 62, 65, 67, 68, 77]],
    ['B', [8, 11, 14, 15, 17, 18, 47, 51]],
    ['H', [9, 10, 13, 14, 19, 47, 48, 49]],
    ['W', [7, 8, 9, 12, 16, 48, 51, 58]],
  ])('SY-5 %s is on %j', (symbol, numbers) => {
    const shown = cardNumbers.flatMap((number) => Array.from({ length: cardOf(number).symbols[symbol] }, () => number))
    expect(shown).toEqual(numbers)
  })

  it('SY-3 no card has both a cost and a need; actions have no symbols', () => {
    for (const number of cardNumbers) expect(cardOf(number).cost && cardOf(number).need).toBeUndefined()
    for (const number of of('action')) for (const symbol of symbols) expect(cardOf(number).symbols[symbol]).toBe(0)
  })
})
