import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../electron/host/api.ts'
import { isBegun, lastRound, mergeLog, noLog, withEarlier } from './log.ts'

const line = (move: number, key: string): LogLine => ({ move, key, params: {} })
const [round, turnedUp, gave, stays] = [
  line(0, 'round'),
  line(0, 'turnedUp'),
  line(1, 'gave'),
  line(1, 'stays'),
] as const

describe('the log', () => {
  it('grows by what a frame brings', () => {
    const log = mergeLog({ missing: 0, lines: [round, turnedUp] }, { from: 2, lines: [gave, stays] })
    expect(log).toEqual({ missing: 0, lines: [round, turnedUp, gave, stays] })
  })

  it('is cut where a frame begins anew, as after an undo', () => {
    const log = mergeLog({ missing: 0, lines: [round, turnedUp, gave, stays] }, { from: 2, lines: [] })
    expect(log).toEqual({ missing: 0, lines: [round, turnedUp] })
  })

  it('of a long game begins in the middle, and grows from there', () => {
    const begun = mergeLog(noLog, { from: 300, lines: [round, turnedUp] })
    expect(begun).toEqual({ missing: 300, lines: [round, turnedUp] })
    expect(mergeLog(begun, { from: 302, lines: [gave] })).toEqual({ missing: 300, lines: [round, turnedUp, gave] })
    expect(mergeLog(begun, { from: 299, lines: [gave] })).toEqual({ missing: 299, lines: [gave] })
  })

  it('takes in what was missing before it, if that fits', () => {
    const log = { missing: 2, lines: [gave] }
    expect(withEarlier(log, [round, turnedUp])).toEqual({ missing: 0, lines: [round, turnedUp, gave] })
    expect(withEarlier(log, [round])).toEqual(log)
  })
})

describe('what somebody is told who comes back', () => {
  const roundOf = (length: number) => [round, ...Array.from({ length: length - 1 }, (_, at) => line(at, 'gave'))]

  it('is the last round, with the one before if it has hardly begun', () => {
    expect(lastRound([...roundOf(20), ...roundOf(12)], 'round')).toEqual(roundOf(12))
    expect(lastRound([...roundOf(20), ...roundOf(3)], 'round')).toEqual([...roundOf(20), ...roundOf(3)])
  })

  it('is the last lines where nothing says that a round begins, and never more than can be read', () => {
    expect(lastRound(roundOf(20), undefined)).toHaveLength(8)
    expect(lastRound(roundOf(200), 'round')).toHaveLength(60)
    expect(lastRound([round], 'round')).toEqual([round])
  })

  it('is nothing at a table where nobody has moved yet, or bots alone', () => {
    const by = (seat: number, move: number): LogLine => ({ move, key: 'gave', params: { by: seat } })
    expect(isBegun([by(0, 0), by(1, 3)], [0])).toBe(false)
    expect(isBegun([by(0, 0), by(0, 3)], [0])).toBe(true)
  })
})
