import { describe, expect, it } from 'vitest'
import { isMostlyAway, partIn, scrollTo } from './sight.ts'

const window = { left: 0, top: 50, right: 1000, bottom: 550 }
const box = (top: number, bottom: number) => ({ left: 100, right: 200, top, bottom })

describe('what can be chosen', () => {
  it('stays where it is if it is in sight', () => {
    expect(scrollTo(box(100, 500), window)).toEqual({ left: 0, top: 0 })
  })

  it('comes up from below, and down from above', () => {
    expect(scrollTo(box(400, 600), window).top).toBe(58)
    expect(scrollTo(box(20, 300), window).top).toBe(-38)
  })

  it('shows its upper edge where there is no room for all of it', () => {
    expect(scrollTo(box(300, 1200), window).top).toBe(242)
  })

  it('stays where there is no room for all of it, and it fills most of what is seen', () => {
    expect(scrollTo(box(100, 900), window).top).toBe(0)
  })

  it('is seen in part, or not at all', () => {
    expect(partIn(box(100, 500), window)).toEqual(box(100, 500))
    expect(partIn(box(20, 300), window)).toEqual(box(50, 300))
    expect(partIn(box(400, 600), window)).toEqual(box(400, 550))
    expect(partIn(box(560, 600), window)).toBeUndefined()
  })
})

describe('what can be chosen on a map', () => {
  const window = { left: 100, top: 100, right: 500, bottom: 400 }
  const at = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 30 })

  it('is away where more of it lies outside than inside, or across the edge', () => {
    expect(isMostlyAway([at(200, 200), at(600, 200)], window)).toBe(false)
    expect(isMostlyAway([at(200, 200), at(600, 200), at(80, 200)], window)).toBe(true)
    expect(isMostlyAway([], window)).toBe(false)
  })
})
