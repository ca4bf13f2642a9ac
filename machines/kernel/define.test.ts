import { describe, expect, it } from 'vitest'
import { checkOptions } from './define.ts'
import { BadConfig, type OptionSpec } from './game.ts'
import { sameJson } from './json.ts'
import { others, readable, tell, type Entry } from './journal.ts'

const specs: OptionSpec[] = [
  { name: 'informant', kind: 'flag', default: false },
  { name: 'thieves', kind: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
  { name: 'rounds', kind: 'number', min: 1, max: 50, default: 50 },
]

describe('options', () => {
  it('get their defaults', () => {
    expect(checkOptions(specs)).toEqual({ informant: false, thieves: 'dealt', rounds: 50 })
    expect(checkOptions(specs, { informant: true })).toMatchObject({ informant: true, rounds: 50 })
  })

  it.each([
    [{ informant: 'yes' }, 'The option "informant" can\'t be "yes"'],
    [{ thieves: 'bought' }, 'The option "thieves" can\'t be "bought"'],
    [{ rounds: 0 }, 'The option "rounds" can\'t be 0'],
    [{ rounds: 2.5 }, 'The option "rounds" can\'t be 2.5'],
    [{ police: true }, 'There is no option "police"'],
  ])('refuse %j', (given, sentence) => {
    expect(() => checkOptions(specs, given)).toThrow(new BadConfig(sentence))
  })
})

describe('the journal', () => {
  it('lets each viewer read what is meant for it, and not a trace of the rest', () => {
    const state: { journal: Entry[] } = { journal: [] }
    tell(state, 'recruited', { by: 1 })
    tell(state, 'took', { by: 1, crook: 'Razor' }, [1])
    tell(state, 'tookOne', { by: 1 }, others(3, 1))
    const keys = (viewer: number | 'table') => readable(state.journal, viewer).map(({ key }) => key)
    expect(keys(0)).toEqual(['recruited', 'tookOne'])
    expect(keys(1)).toEqual(['recruited', 'took'])
    expect(keys('table')).toEqual(['recruited', 'tookOne'])
    expect(readable(state.journal, 0)[1]).toEqual({ key: 'tookOne', params: { by: 1 } })
  })
})

describe('sameJson', () => {
  it('does not mind the order of keys, and minds everything else', () => {
    expect(sameJson({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true)
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(sameJson({ a: 1, c: 2 }, { a: 1, b: 2 })).toBe(false)
    expect(sameJson([1, 2], [2, 1])).toBe(false)
    expect(sameJson([], {})).toBe(false)
    expect(sameJson(null, {})).toBe(false)
  })
})
