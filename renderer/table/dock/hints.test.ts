import { describe, expect, it, vi } from 'vitest'
import type { Frame } from '../../../electron/host/api.ts'
import { Hints } from './hints.svelte.ts'
import type { TableModel } from '../model.svelte.ts'

const mine = { revision: 'a', front: 0, mover: 0, moves: [{ type: 'step' }, { type: 'roll' }] } as unknown as Frame

function tableOf(frame: Frame, playing = false) {
  const model = { frame, ready: !playing, stage: { playing }, hint: null as unknown, askHint: vi.fn() }
  return { model, hints: new Hints(model as unknown as TableModel) }
}

describe('a hint', () => {
  it('that is asked for while something is shown is sought after it, once', () => {
    const { model, hints } = tableOf(mine, true)
    hints.ask()
    hints.seek()
    expect(model.askHint).not.toHaveBeenCalled()
    Object.assign(model, { ready: true, stage: { playing: false } })
    hints.seek()
    hints.seek()
    expect(model.askHint).toHaveBeenCalledTimes(1)
    expect(hints.asking).toBe(true)
  })

  it('is shown for its own frame alone, until it is closed', () => {
    const { model, hints } = tableOf(mine)
    const hint = { move: { type: 'roll' }, reason: null }
    model.hint = { revision: 'b', hint }
    expect(hints.shown).toBeNull()
    model.hint = { revision: 'a', hint }
    expect(hints.shown).toEqual(hint)
    hints.close()
    expect(hints.shown).toBeNull()
    hints.ask()
    expect(hints.shown).toEqual(hint)
  })

  it('comes by itself at a first game, and never without a choice or where all look', () => {
    const first = tableOf({ ...mine, hints: true })
    first.hints.seek()
    expect(first.model.askHint).toHaveBeenCalledTimes(1)
    for (const frame of [
      { ...mine, moves: [{ type: 'step' }] },
      { ...mine, front: null },
    ]) {
      const { model, hints } = tableOf({ ...frame, hints: true })
      hints.ask()
      hints.seek()
      expect(hints.possible).toBe(false)
      expect(model.askHint).not.toHaveBeenCalled()
    }
  })
})
