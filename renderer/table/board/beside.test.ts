import { describe, expect, it } from 'vitest'
import { apart, overlap, placeBubble, placeNear, type Box } from './beside.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const board = box(0, 0, 1000, 600)
const size = { width: 200, height: 100 }
const placed = (about: Box, clickable: Box[] = []): Box => {
  const { left, top } = placeBubble(size, about, board, clickable)
  return box(left, top, size.width, size.height)
}
const isWithin = (at: Box) =>
  at.left >= board.left && at.top >= board.top && at.right <= board.right && at.bottom <= board.bottom

describe('a bubble', () => {
  it('stands below what it is about', () => {
    expect(placed(box(400, 200, 100, 50))).toEqual(box(350, 260, 200, 100))
  })

  it('stands above it where there is no room below', () => {
    expect(placed(box(400, 520, 100, 50))).toEqual(box(350, 410, 200, 100))
  })

  it.each([
    ['at its edge', box(970, 100, 30, 30)],
    ['in a corner', box(0, 570, 30, 30)],
    ['in the title line above it', box(400, -80, 60, 30)],
    ['at its side', box(1010, 300, 300, 40)],
  ])('stays within the board for what is %s', (_, about) => {
    const at = placed(about)
    expect(isWithin(at)).toBe(true)
    expect(overlap(at, about)).toBe(0)
    expect(apart(at, about)).toBeLessThan(130)
  })

  it('leaves free what is to be clicked beside it', () => {
    const about = box(400, 200, 100, 50)
    const clickable = [box(300, 255, 400, 120), box(300, 60, 400, 130)]
    const at = placed(about, clickable)
    expect([about, ...clickable].map((thing) => overlap(at, thing))).toEqual([0, 0, 0])
    expect(apart(at, about)).toBeLessThan(110)
  })

  it('goes around a column of cards, not to the other end of the board', () => {
    const rung = box(10, 400, 20, 20)
    const cards = Array.from({ length: 6 }, (_, row) => box(60, 280 + row * 48, 120, 40))
    const at = placed(rung, cards)
    expect(cards.map((card) => overlap(at, card))).toEqual(cards.map(() => 0))
    expect(apart(at, rung)).toBeLessThan(size.width)
  })

  /** A map on which every space can be entered, as far as one sees. */
  const spaces = Array.from({ length: 20 * 12 }, (_, at) =>
    box((at % 20) * 50 + 5, Math.floor(at / 20) * 50 + 5, 30, 30),
  )

  it('stays beside it on a map where everything can be clicked', () => {
    for (const about of [spaces[0]!, spaces[110]!, spaces[239]!]) {
      const others = spaces.filter((space) => space !== about)
      const at = placed(about, others)
      expect(isWithin(at)).toBe(true)
      expect(overlap(at, about)).toBe(0)
      expect(apart(at, about)).toBeLessThan(40)
    }
  })

  it('covers as few as can be where it can’t but cover some', () => {
    const about = spaces[110]!
    const isAbove = ({ top }: Box) => top < about.top
    const clickable = spaces.filter((space, index) => space !== about && (isAbove(space) || index % 3 === 0))
    expect(placed(about, clickable).top).toBeGreaterThanOrEqual(about.top)
  })

  it('covers rather something else than what it is about', () => {
    const about = box(0, 0, 1000, 480)
    expect(overlap(placed(about, [box(0, 480, 1000, 120)]), about)).toBe(0)
  })

  it('lies on it where there is no room elsewhere, within the board all the same', () => {
    expect(isWithin(placed(box(0, 0, 1000, 600)))).toBe(true)
  })
})

describe('a question', () => {
  const near = (about: Box, readable: Box[], clickable: Box[] = [], width = 200) =>
    placeNear({ ...size, width }, about, board, clickable, readable)

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
})
