/** Work that stops for a moment now and then: done in one go, or in pieces, so that nobody else waits for it. */
import { setImmediate as breathe } from 'node:timers/promises'

export type Work<T> = Generator<void, T>

/** In milliseconds: after as much the others have their turn. */
const longest = 8

export function inOneGo<T>(work: Work<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Given up, between two pieces, when the signal says so. */
export async function inPieces<T>(work: Work<T>, signal?: AbortSignal): Promise<T> {
  for (let begun = performance.now(); ;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() - begun < longest) continue
    await breathe(undefined, signal && { signal })
    begun = performance.now()
  }
}
