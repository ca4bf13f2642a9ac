import { describe, expect, it } from 'vitest'
import { crooks } from '../../../../machines/kingpin/data.ts'
import { drawingOf } from './faces.ts'

describe('the faces', () => {
  it('are 32, and no two are alike', () => {
    const drawn = crooks.map(({ number }) => JSON.stringify(drawingOf(number)))
    expect(new Set(drawn).size).toBe(32)
    const lines = crooks.map(({ number }) => JSON.stringify({ ...drawingOf(number), inks: null }))
    expect(new Set(lines).size).toBe(32)
  })
})
