import { setImmediate as breathe } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inOneGo, inPieces, type Work } from './pieces.ts'

/** So many steps, each of so many milliseconds. */
function* busy(steps: number, length: number, done: number[] = []): Work<number[]> {
  for (let step = 0; step < steps; step++) {
    for (const begun = performance.now(); performance.now() - begun < length;);
    done.push(step)
    yield
  }
  return done
}

describe('work in pieces', () => {
  it('comes to the same in one go', async () => {
    expect(inOneGo(busy(3, 0))).toEqual([0, 1, 2])
    expect(await inPieces(busy(3, 0))).toEqual([0, 1, 2])
  })

  it('lets others have their turn after every few milliseconds', async () => {
    const done: number[] = []
    const seen: number[] = []
    const work = inPieces(busy(5, 10, done))
    const others = async (): Promise<void> => {
      for (; done.length < 5; await breathe()) seen.push(done.length)
    }
    await Promise.all([work, others()])
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('is given up between two of them', async () => {
    const done: number[] = []
    const given = new AbortController()
    const work = inPieces(busy(5, 10, done), given.signal)
    given.abort()
    await expect(work).rejects.toThrow('aborted')
    expect(done).toEqual([0])
  })
})
