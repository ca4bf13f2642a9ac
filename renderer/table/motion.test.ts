import { describe, expect, it } from 'vitest'
import { currentSpeed, timePerLine } from './motion.ts'

describe('the time that movements take', () => {
  it('follows the setting', () => {
    const [off, quick, normal, slow] = (['off', 'quick', 'normal', 'slow'] as const).map((speed) =>
      timePerLine(1, speed, 0),
    )
    expect(off).toBe(0)
    expect(quick).toBeLessThan(normal!)
    expect(slow).toBeGreaterThan(normal!)
  })

  it('is never more than two seconds for a move at normal speed, however much happens in it', () => {
    for (const lines of [1, 5, 20, 100]) expect(lines * timePerLine(lines, 'normal', 0)).toBeLessThanOrEqual(2000)
  })

  it('shrinks when frames wait', () => {
    expect(timePerLine(1, 'normal', 3)).toBe(timePerLine(1, 'normal', 0) / 4)
  })

  it('is none without lines', () => {
    expect(timePerLine(0, 'slow', 0)).toBe(0)
  })
})

describe('the speed', () => {
  const page = (speed?: string) => ({ dataset: { speed } }) as unknown as HTMLElement
  it('is what the page says, normal if it says nothing, off with reduced motion', () => {
    expect(currentSpeed(page('slow'), false)).toBe('slow')
    expect(currentSpeed(page(), false)).toBe('normal')
    expect(currentSpeed(page('breakneck'), false)).toBe('normal')
    expect(currentSpeed(page('slow'), true)).toBe('off')
  })
})
