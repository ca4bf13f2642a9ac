import { describe, expect, it } from 'vitest'
import { timePerLine } from './motion.ts'

describe('the time that movements take', () => {
  it('follows the speed', () => {
    expect(timePerLine(1, 0, 0)).toBe(0)
    expect(timePerLine(1, 0.5, 0)).toBe(timePerLine(1, 1, 0) / 2)
    expect(timePerLine(1, 2, 0)).toBe(timePerLine(1, 1, 0) * 2)
  })

  it('is never more than two seconds for a move at normal speed, however much happens in it', () => {
    for (const lines of [1, 5, 20, 100]) expect(lines * timePerLine(lines, 1, 0)).toBeLessThanOrEqual(2000)
  })

  it('shrinks when frames wait', () => {
    expect(timePerLine(1, 1, 3)).toBe(timePerLine(1, 1, 0) / 4)
  })

  it('is none without lines', () => {
    expect(timePerLine(0, 2, 0)).toBe(0)
  })
})
