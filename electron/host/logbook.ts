/** The log as each viewer may read it. Written on as moves are made: what a move costs doesn't grow with the game. */
import type { Viewer } from '../../machines/kernel/game.ts'
import { readable } from '../../machines/kernel/journal.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import type { LogLine } from './api.ts'
import type { Past } from './replay.ts'

export interface Logbook {
  read(viewer: Viewer): readonly LogLine[]
  /** The lines of the move that led to this position. */
  linesAt(viewer: Viewer, index: number): readonly LogLine[]
  /** What came after this many positions has been taken back, and perhaps told again: up to which line is it the same? */
  rewrite(positions: number): (viewer: Viewer) => number
}

interface Book {
  lines: LogLine[]
  /** By position, how many lines there are once it is told. */
  ends: number[]
}

export function logbook(past: Past): Logbook {
  let books = new Map<Viewer, Book>()

  function bookOf(viewer: Viewer): Book {
    const book = books.get(viewer) ?? { lines: [], ends: [] }
    books.set(viewer, book)
    const { lines, ends } = book
    for (let index = ends.length; index < past.positions.length; index++) {
      const notes = readable(past.positions[index]?.state.journal ?? [], viewer)
      const move = (lines.at(-1)?.move ?? -1) + 1
      for (const note of notes) lines.push({ ...note, move })
      ends.push(lines.length)
    }
    return book
  }

  return {
    read: (viewer) => bookOf(viewer).lines,
    linesAt(viewer, index) {
      const { lines, ends } = bookOf(viewer)
      return lines.slice(ends[index - 1] ?? 0, ends[index])
    },
    rewrite(positions) {
      const before = books
      books = new Map(
        [...before].map(([viewer, { lines, ends }]) => {
          const kept = ends.slice(0, positions)
          return [viewer, { lines: lines.slice(0, kept.at(-1) ?? 0), ends: kept }]
        }),
      )
      return (viewer) => {
        const [old = [], now] = [before.get(viewer)?.lines, bookOf(viewer).lines]
        let same = before.get(viewer)?.ends[positions - 1] ?? 0
        while (same < now.length && same < old.length && sameJson(now[same], old[same])) same += 1
        return same
      }
    },
  }
}
