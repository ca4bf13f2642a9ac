import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../electron/host/api.ts'
import { mergeLog, noLog, withEarlier } from './log.ts'

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
