import { describe, expect, it } from 'vitest'
import { inWords } from './dates.ts'

const at = (text: string) => new Date(text).getTime()
const now = at('2026-03-10T20:00')

describe('dates in words', () => {
  it.each([
    ['2026-03-10T19:05', 'today, 19:05'],
    ['2026-03-10T00:00', 'today, 00:00'],
    ['2026-03-09T23:59', 'yesterday, 23:59'],
    ['2026-03-07T08:00', '3 days ago'],
    ['2026-03-04T08:00', '6 days ago'],
    ['2026-03-03T23:00', '3 March 2026'],
    ['2027-01-01T00:00', '1 January 2027'],
  ])('%s is %s', (moment, words) => {
    expect(inWords(at(moment), now, 'en-GB')).toBe(words)
  })

  it('says them in another language', () => {
    expect(inWords(at('2026-03-09T23:59'), now, 'de')).toBe('gestern, 23:59')
  })
})
