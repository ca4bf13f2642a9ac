import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../electron/host/api.ts'
import { mergeLog, newsBetween } from './log.ts'

const line = (move: number, key: string): LogLine => ({ move, key, params: {} })
const [round, turnedUp, gave, stays] = [
  line(0, 'round'),
  line(0, 'turnedUp'),
  line(1, 'gave'),
  line(1, 'stays'),
] as const

describe('the log', () => {
  it('grows by what a frame brings', () => {
    expect(mergeLog([round, turnedUp], { from: 2, lines: [gave, stays] })).toEqual([round, turnedUp, gave, stays])
  })

  it('is cut where a frame begins anew, as after an undo', () => {
    expect(mergeLog([round, turnedUp, gave, stays], { from: 2, lines: [] })).toEqual([round, turnedUp])
  })

  it('stays the same when a frame comes twice', () => {
    const once = mergeLog([round], { from: 1, lines: [turnedUp] })
    expect(mergeLog(once!, { from: 1, lines: [turnedUp] })).toEqual(once)
  })

  it('knows when lines in between are missing', () => {
    expect(mergeLog([round], { from: 3, lines: [stays] })).toBeNull()
  })
})

describe('the news between two logs', () => {
  it('are the lines that came on top', () => {
    expect(newsBetween([round, turnedUp], [round, turnedUp, gave])).toEqual([gave])
  })

  it('are none after an undo, or when somebody with another log looks', () => {
    expect(newsBetween([round, turnedUp, gave], [round, turnedUp])).toEqual([])
    expect(newsBetween([round, turnedUp], [round, stays, gave])).toEqual([])
  })
})
