import { describe, expect, it } from 'vitest'
import type { House } from '../../../machines/nightfall/data.ts'
import { nightfall } from '../../../machines/nightfall/index.ts'
import { dock, exhibit, table } from '../../../machines/nightfall/testing.ts'
import { phrase } from '../game.ts'
import { anchors, flights, showTime } from './flights.ts'

describe('the refill', () => {
  it('NF-5 is shown one place after the other, each for as long as it takes to read what is new there', () => {
    const state = table(2)
    exhibit(state, 'villa', 6, 26)
    exhibit(state, 'museum', 16, 30)
    dock(state, 8, 9)
    const view = { ...nightfall.view(state, 0), news: [] }
    const backs = (house: House, ...slots: number[]) => slots.map((slot) => view.display[house][slot]!)
    const city = ['torch', 'torch', 'plan']
    const line = phrase('refilled', { city, villa: backs('villa', 0, 1), museum: backs('museum', 1), fences: [9] })
    const waves: string[][] = []
    for (const { to, then } of flights(line, view)) {
      if (then) waves.push([])
      waves.at(-1)?.push(to)
    }
    expect(waves).toEqual([
      [anchors.cityTool('plan'), anchors.cityTool('torch')],
      [anchors.slot('villa', 0), anchors.slot('villa', 1)],
      [anchors.slot('museum', 1)],
      [anchors.slotOfFence(1)],
    ])
    expect(showTime(line)).toBeGreaterThanOrEqual(900)
    expect(showTime(phrase('placed', { by: 0, place: 'city', field: 1 }))).toBeNull()
  })
})
