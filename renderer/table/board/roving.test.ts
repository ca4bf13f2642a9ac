import { describe, expect, it } from 'vitest'
import { nearest } from './roving.ts'

const at = (x: number, y: number, size = 10) => ({ left: x, top: y, right: x + size, bottom: y + size })
/** Three by three, from left to right and top to bottom. */
const grid = [0, 40, 80].flatMap((y) => [0, 40, 80].map((x) => at(x, y)))
const from = (index: number) => grid[index] ?? at(0, 0)

describe('an arrow key leads to what is nearest', () => {
  it('in a grid: one step in its direction', () => {
    expect(nearest(from(4), grid, 'ArrowRight')).toBe(5)
    expect(nearest(from(4), grid, 'ArrowLeft')).toBe(3)
    expect(nearest(from(4), grid, 'ArrowUp')).toBe(1)
    expect(nearest(from(4), grid, 'ArrowDown')).toBe(7)
  })

  it('nowhere at the edge', () => {
    expect(nearest(from(2), grid, 'ArrowRight')).toBeNull()
    expect(nearest(from(0), grid, 'ArrowUp')).toBeNull()
  })

  it('to what is in line rather than to what is near but beside it', () => {
    expect(nearest(at(0, 0), [at(30, 60), at(90, 0)], 'ArrowRight')).toBe(1)
  })

  it('on a map: to what is aslant if nothing is in line', () => {
    expect(nearest(at(0, 0), [at(200, 100), at(60, 40)], 'ArrowRight')).toBe(1)
  })

  it('out of something large to what lies beside its middle', () => {
    expect(nearest(at(0, 0, 100), [at(120, 70), at(150, -200)], 'ArrowRight')).toBe(0)
  })
})
