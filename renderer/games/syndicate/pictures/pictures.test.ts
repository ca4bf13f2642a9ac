import { describe, expect, it } from 'vitest'
import { cardNumbers, cardOf } from '../../../../machines/syndicate/data.ts'
import { houses } from './buildings.ts'
import { deeds } from './deeds.ts'
import { people } from './people.ts'

const numbers = (record: Readonly<Record<number, unknown>>) => Object.keys(record).map(Number)

describe('the pictures', () => {
  it('are there for every card, by its kind', () => {
    const of = (kind: string) => cardNumbers.filter((card) => cardOf(card).kind === kind).sort((a, b) => a - b)
    expect(numbers(people)).toEqual(of('thug'))
    expect(numbers(houses)).toEqual(of('holding'))
    expect(numbers(deeds)).toEqual(of('action'))
  })

  it('are all different', () => {
    for (const record of [people, houses, deeds]) {
      const drawn = Object.values(record).map((recipe) => JSON.stringify(recipe))
      expect(new Set(drawn).size).toBe(drawn.length)
    }
  })
})
