import { describe, expect, it } from 'vitest'
import { overlap, placeBeside, placeNear, type Box } from './beside.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const window = box(0, 0, 1000, 600)
const size = { width: 200, height: 100 }
const placed = (about: Box, free: Box[] = []) => {
  const { left, top, covers } = placeBeside(size, about, window, free)
  return { at: box(left, top, size.width, size.height), covers }
}

describe('a bubble', () => {
  it('stands below what it is about', () => {
    const about = box(400, 200, 100, 50)
    expect(placed(about).at).toEqual(box(350, 260, 200, 100))
  })

  it('stands above it where there is no room below', () => {
    expect(placed(box(400, 520, 100, 50)).at).toEqual(box(350, 410, 200, 100))
  })

  it('stays in the window at its edges', () => {
    const { at } = placed(box(970, 100, 30, 30))
    expect(at.right).toBeLessThanOrEqual(990)
  })

  it('leaves free what is to be clicked', () => {
    const about = box(400, 200, 100, 50)
    const below = box(300, 255, 400, 120)
    const above = box(300, 60, 400, 130)
    const { at, covers } = placed(about, [below, above])
    expect(covers).toBe(0)
    expect(overlap(at, about)).toBe(0)
  })

  it('goes further away where there is no room beside it', () => {
    const about = box(450, 250, 100, 100)
    const around = [box(200, 0, 600, 240), box(200, 360, 600, 240), box(200, 240, 240, 120), box(560, 240, 240, 120)]
    expect(placeBeside({ width: 150, height: 90 }, about, window, around).covers).toBe(0)
  })

  const near = (about: Box, readable: Box[], clickable: Box[] = [], width = 200) =>
    placeNear({ ...size, width }, about, window, clickable, readable)

  it('finds the one gap that is there, and the nearest of several', () => {
    const about = box(460, 450, 80, 100)
    const [left, right] = [box(90, 0, 350, 600), box(660, 0, 340, 600)]
    expect(near(about, [left, right])).toEqual({ left: 452, top: 340, covers: 0 })
    expect(near(about, [left, right], [], 221)?.covers).toBeGreaterThan(0)
    expect(near(box(90, 450, 100, 100), [box(0, 0, 1000, 440)])).toEqual({ left: 200, top: 452, covers: 0 })
  })

  it('stays near it on a map on which everything can be read, and leaves free what can be clicked', () => {
    const about = box(700, 250, 40, 40)
    const map = Array.from({ length: 80 }, (_, i) => box(220 + (i % 10) * 78, Math.floor(i / 10) * 75, 70, 70))
    const { left = 0, top = 0 } = near(about, map) ?? {}
    expect(left + size.width / 2).toBeGreaterThan(500)
    expect(overlap(box(left, top, size.width, size.height), about)).toBe(0)
    const clickable = [box(500, 0, 500, 240), box(500, 300, 500, 300)]
    const spot = near(about, map, clickable)
    expect(spot).toBeDefined()
    expect(clickable.some((thing) => overlap(box(spot!.left, spot!.top, size.width, size.height), thing) > 0)).toBe(
      false,
    )
    expect(near(about, map, [box(0, 0, 1000, 240), box(0, 300, 1000, 300)])).toBeUndefined()
  })

  it('covers rather something else than what it is about', () => {
    const about = box(0, 0, 1000, 480)
    expect(overlap(placed(about, [box(0, 480, 1000, 120)]).at, about)).toBe(0)
  })
})
