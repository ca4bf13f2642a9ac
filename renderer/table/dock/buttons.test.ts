import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../electron/host/api.ts'
import { dockButtons, type Standing } from './buttons.ts'

const frame = (more: Partial<Frame>): Frame =>
  ({
    stage: 'open',
    holds: [0, 1],
    hiding: more.stage ? [] : [0, 1],
    mover: 0,
    thinking: [],
    outcome: null,
    ...more,
  }) as Frame
const quiet: Standing = { playing: false, watched: false, canHurry: false, looking: false, hides: true }
const does = (more: Partial<Frame>, standing: Partial<Standing> = {}) =>
  dockButtons(frame(more), { ...quiet, ...standing }).map((button) => button.does)

describe('beside the moves', () => {
  it('stands a look at one’s own, where all look and something is hidden', () => {
    expect(does({})).toEqual(['peek'])
    expect(does({}, { hides: false })).toEqual([])
    expect(does({}, { playing: true })).toEqual(['skip'])
    expect(does({ mover: 2 })).toEqual([])
    expect(does({ hiding: [1] })).toEqual([])
  })

  it('stands what hands over, takes over, hurries, and shows the end', () => {
    expect(does({ stage: 'seated', mover: null })).toEqual(['lower'])
    expect(does({ stage: 'seated', mover: null, thinking: [2] }), 'a bot goes on').toEqual([])
    expect(does({ stage: 'watching', holds: [] })).toEqual(['takeOver'])
    expect(does({ stage: 'watching', holds: [] }, { watched: true, canHurry: true })).toEqual(['hurry'])
    expect(does({ stage: 'over', outcome: { ranking: [] } as unknown as Frame['outcome'] }, { looking: true })).toEqual(
      ['end'],
    )
  })
})
