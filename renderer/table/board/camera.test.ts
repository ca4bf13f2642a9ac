import { describe, expect, it } from 'vitest'
import { approach, bounded, fit, panBy, reveal, zoomAt } from './camera.ts'

const map = { width: 1600, height: 1000 }
const window = { width: 800, height: 600 }

describe('the camera of a map', () => {
  it('fits the whole map into the middle of the window', () => {
    expect(fit(map, window)).toEqual({ x: 0, y: 50, zoom: 0.5 })
  })

  it('goes no further out than the whole map, and no further in than five times that', () => {
    expect(bounded({ x: 0, y: 0, zoom: 0.1 }, map, window).zoom).toBe(0.5)
    expect(bounded({ x: 0, y: 0, zoom: 99 }, map, window).zoom).toBe(2.5)
  })

  it('keeps what is under the pointer where it is while zooming', () => {
    const at = { x: 300, y: 250 }
    const before = { x: -500, y: -300, zoom: 1 }
    const after = zoomAt(before, 1.5, at, map, window)
    expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom)
    expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom)
  })

  it('shows no empty space where there is map', () => {
    const camera = { x: -100, y: -100, zoom: 1 }
    expect(panBy(camera, { x: 500, y: 500 }, map, window)).toEqual({ x: 0, y: 0, zoom: 1 })
    expect(panBy(camera, { x: -5000, y: -5000 }, map, window)).toEqual({ x: -800, y: -400, zoom: 1 })
  })

  it('pans to what has the focus, and only as far as needed', () => {
    const camera = { x: -100, y: -100, zoom: 1 }
    expect(reveal(camera, { left: 100, top: 100, right: 140, bottom: 140 }, map, window)).toEqual(camera)
    expect(reveal(camera, { left: 790, top: 100, right: 830, bottom: 140 }, map, window).x).toBe(-178)
    expect(reveal(camera, { left: 100, top: -50, right: 140, bottom: -10 }, map, window).y).toBe(-2)
  })

  it('zooms out for what is too large for the window, and shows all of it', () => {
    const camera = { x: -100, y: -100, zoom: 1 }
    const box = { left: -80, top: 100, right: 1000, bottom: 200 }
    const { x, zoom } = reveal(camera, box, map, window)
    expect(zoom).toBeLessThan(1)
    const seen = (at: number) => x + (at - camera.x) * zoom
    expect(seen(box.left)).toBeGreaterThanOrEqual(0)
    expect(seen(box.right)).toBeLessThanOrEqual(window.width)
  })

  it('comes closer to something small, with it in the middle, but never so close that a part of it is lost', () => {
    const whole = fit(map, window)
    const small = { left: 300, top: 250, right: 340, bottom: 290 }
    const near = approach(whole, small, map, window)
    const seen = (at: number) => near.x + ((at - whole.x) * near.zoom) / whole.zoom
    expect(near.zoom).toBeGreaterThan(whole.zoom)
    expect(seen(320)).toBeCloseTo(window.width / 2)
    expect(approach(whole, { left: 20, top: 60, right: 780, bottom: 540 }, map, window)).toEqual(whole)
  })
})
