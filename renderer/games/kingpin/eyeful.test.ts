import { describe, expect, it } from 'vitest'
import { kingpin } from '../../../machines/kingpin/index.ts'
import { play, recruit, table, take } from '../../../machines/kingpin/testing.ts'
import { moments } from '../testing/moments.ts'
import { eyefulOf } from './eyeful.ts'

describe('what lies before the eyes of the person in front', () => {
  it('KP-3.2 stays as it is when one is taken, until the others have gone back', () => {
    let takes = 0
    for (const { before, told } of moments(kingpin, 10)) {
      if (before?.phase !== 'turn.take') continue
      const taking = told().find(({ view }) => view.news.at(-1)?.key === 'took')
      if (!taking) continue
      expect(eyefulOf(taking.view)).toEqual(eyefulOf(before))
      takes += 1
    }
    expect(takes).toBeGreaterThan(50)
  })

  it('KP-6 lies there face down while all look, if it is a person’s', () => {
    const state = play(table({ seats: 3, dens: { A: ['Ace', 'Lefty'] } }), recruit('A'), take('Ace'))
    const seenByAll = kingpin.view(state, 'table')
    expect(eyefulOf(seenByAll, [0, 1])).toMatchObject({ hand: true, crooks: [{ crook: null }] })
    expect(eyefulOf(seenByAll, [1])).toBeNull()
    expect(eyefulOf(kingpin.view(state, 1), [0, 1])).toBeNull()
  })
})
