/** Search as one types: paragraphs of the rules and pieces of the box that hold every word, with the places marked. */
import type { Phrase } from '../../machines/kernel/journal.ts'
import type { Piece, PieceGroup } from '../games/game.ts'
import { textOf, type Chapter, type Paragraph, type Span } from './rulebook.ts'

/** The words that are looked for; none if there is nothing to look for. */
export function wordsIn(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Letter for letter, so that what is found here is found there. */
const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('−', '-')

/** Whether a text holds them all. */
export const holds = (text: string, wanted: readonly string[]): boolean => {
  const within = folded(text)
  return wanted.every((word) => within.includes(word))
}

/** The chapters and paragraphs that hold what is searched for, with the places marked; all of them for nothing. */
export function searchChapters(chapters: readonly Chapter[], wanted: readonly string[]): Chapter[] {
  if (wanted.length === 0) return [...chapters]
  const holding = ({ kind, id, words }: Paragraph) =>
    kind !== 'pictures' && (holds(textOf(words), wanted) || folded(id) === wanted.join(' '))
  return chapters
    .map((chapter) => {
      const whole = holds(chapter.title, wanted) || folded(chapter.id) === wanted.join(' ')
      const paragraphs = chapter.paragraphs
        .filter((paragraph) => whole || holding(paragraph))
        .map((paragraph) => ({ ...paragraph, words: paragraph.words.flatMap((span) => mark(span, wanted)) }))
      return { ...chapter, paragraphs }
    })
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** The pieces that hold what is searched for, by what is said of them. */
export function searchPieces(
  groups: readonly PieceGroup[],
  wanted: readonly string[],
  said: (piece: Piece) => string,
): PieceGroup[] {
  if (wanted.length === 0) return [...groups]
  return groups
    .map((group) => ({ ...group, pieces: group.pieces.filter((piece) => holds(said(piece), wanted)) }))
    .filter(({ pieces }) => pieces.length > 0)
}

export interface Finds {
  /** Pieces that are called so; all of them where nothing is searched for. */
  named: PieceGroup[]
  chapters: Chapter[]
  /** Pieces that only speak of it. */
  others: PieceGroup[]
}

/** All that is found, the pieces by name first. */
export function find(
  book: { chapters: readonly Chapter[]; pieces: readonly PieceGroup[] },
  wanted: readonly string[],
  say: (note: Phrase) => string,
): Finds {
  const called = ({ about }: Piece) => say(about.title)
  const named = searchPieces(book.pieces, wanted, called)
  const found = named.flatMap(({ pieces }) => pieces)
  const spoken = searchPieces(book.pieces, wanted, ({ about }) => `${say(about.title)} ${say(about.text)}`)
  const others = spoken
    .map((group) => ({ ...group, pieces: group.pieces.filter((piece) => !found.includes(piece)) }))
    .filter(({ pieces }) => pieces.length > 0)
  return { named, chapters: searchChapters(book.chapters, wanted), others }
}

/** A span in pieces: what was found, and what is around it. */
function mark(span: Span, wanted: readonly string[]): Span[] {
  const text = folded(span.text)
  const parts: Span[] = []
  let at = 0
  while (at < text.length) {
    const hits = wanted.map((word) => ({ word, start: text.indexOf(word, at) })).filter(({ start }) => start >= 0)
    const [next] = hits.sort((a, b) => a.start - b.start || b.word.length - a.word.length)
    if (!next) break
    const end = next.start + next.word.length
    parts.push({ ...span, text: span.text.slice(at, next.start) })
    parts.push({ ...span, text: span.text.slice(next.start, end), found: true })
    at = end
  }
  parts.push({ ...span, text: span.text.slice(at) })
  return parts.filter(({ text }) => text !== '')
}
