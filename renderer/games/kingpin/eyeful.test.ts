import { describe, expect, it } from 'vitest'
import { kingpin } from '../../../machines/kingpin/index.ts'
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
})
