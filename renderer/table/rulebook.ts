/**
 * A game's rules as players read them: chapters (`## BI-3 A round`) of numbered paragraphs (`BI-3.1 Text …`), each
 * possibly with a list below it. `**strong**` and `_emphasis_` within.
 */
export interface Chapter {
  id: string
  title: string
  paragraphs: Paragraph[]
}

export interface Paragraph {
  /** `BI-3.1`; the chapter's own number for a paragraph without one. */
  id: string
  /** Whether this is the first under its number; the others belong to it. */
  first: boolean
  kind: 'text' | 'item'
  words: Span[]
}

export interface Span {
  text: string
  style: 'plain' | 'strong' | 'emphasis'
  /** What the search has found. */
  found: boolean
}

const heading = /^## ([A-Z]+-\d+) (.*)$/
const numbered = /^([A-Z]+-\d+(?:\.\d+)?) (.*)$/

export function parseRulebook(source: string): Chapter[] {
  const chapters: Chapter[] = []
  let id = ''
  for (const block of source.split(/\n(?=\n|- |## )/).map((block) => block.trim().replaceAll(/\s*\n\s*/g, ' '))) {
    const [, chapter, title = ''] = heading.exec(block) ?? []
    if (chapter) chapters.push({ id: (id = chapter), title, paragraphs: [] })
    else if (block) {
      const [, number, text] = numbered.exec(block) ?? []
      const first = number !== undefined
      if (number) id = number
      const kind = block.startsWith('- ') ? 'item' : 'text'
      chapters.at(-1)?.paragraphs.push({ id, first, kind, words: spans(text ?? block.replace(/^- /, '')) })
    }
  }
  return chapters
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|_[^_]+_)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong', found: false }
      if (part.startsWith('_')) return { text: part.slice(1, -1), style: 'emphasis', found: false }
      return { text: part, style: 'plain', found: false }
    })
}

/** The chapters and paragraphs that hold what is searched for, with the places marked; all of them for nothing. */
export function searchRulebook(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return [...chapters]
  return chapters
    .map((chapter) => {
      const whole = chapter.title.toLowerCase().includes(wanted)
      const paragraphs = chapter.paragraphs
        .filter(({ id, words }) => whole || id.toLowerCase() === wanted || textOf(words).toLowerCase().includes(wanted))
        .map((paragraph) => ({ ...paragraph, words: paragraph.words.flatMap((span) => mark(span, wanted)) }))
      return { ...chapter, paragraphs }
    })
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

export function textOf(words: readonly Span[]): string {
  return words.map(({ text }) => text).join('')
}

function mark(span: Span, wanted: string): Span[] {
  const parts: Span[] = []
  const text = span.text.toLowerCase()
  let at = 0
  for (let hit = text.indexOf(wanted); hit >= 0; hit = text.indexOf(wanted, at)) {
    parts.push({ ...span, text: span.text.slice(at, hit) })
    at = hit + wanted.length
    parts.push({ ...span, text: span.text.slice(hit, at), found: true })
  }
  parts.push({ ...span, text: span.text.slice(at) })
  return parts.filter(({ text }) => text !== '')
}

/** The paragraph to open: itself, or its chapter's beginning if it is not told on its own. */
export function findParagraph(chapters: readonly Chapter[], id: string): string | null {
  const all = chapters.flatMap((chapter) => [chapter.id, ...chapter.paragraphs.map((paragraph) => paragraph.id)])
  return [id, id.split('.')[0]].find((candidate) => candidate !== undefined && all.includes(candidate)) ?? null
}
