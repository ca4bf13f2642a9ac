/**
 * A game's rules as players read them, written in a small part of Markdown: chapters (`## BI-3 A round`) of numbered
 * paragraphs (`BI-3.1 Text …`), each possibly with a list, with pictures by name (`![What they show](small whole-bone)`) and
 * with worked examples (`> KP-7.2 Text …`) below it. Within: `**strong**`, `_emphasis_`, and numbers of paragraphs, which are links.
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
  kind: 'text' | 'item' | 'example' | 'pictures'
  /** The sentence; under pictures, what they show. */
  words: Span[]
  /** By name, for the game's Traveller; `board` is the whole board. */
  pictures: string[]
  size: PictureSize
}

const sizes = ['small', 'middle', 'large'] as const
export type PictureSize = (typeof sizes)[number]

export interface Span {
  text: string
  style: 'plain' | 'strong' | 'emphasis'
  /** The paragraph that it leads to. */
  to: string | null
  /** What the search has found. */
  found: boolean
}

const heading = /^## ([A-Z]+-\d+) (.*)$/
const numbered = /^(?:> )?([A-Z]+-\d+(?:\.\d+)?) (.*)$/
const pictured = /^!\[(.*)\]\((.*)\)$/

export function parseRulebook(source: string): Chapter[] {
  const chapters: Chapter[] = []
  let id = ''
  for (const block of source.split(/\n(?=\n|- |> [A-Z]+-\d|!\[|## )/).map(joined)) {
    const [, chapter, title = ''] = heading.exec(block) ?? []
    if (chapter) chapters.push({ id: (id = chapter), title, paragraphs: [] })
    else if (block) {
      const paragraph = paragraphOf(block, id)
      // What stands below an example belongs to the paragraph that it explains.
      if (paragraph.kind !== 'example') ({ id } = paragraph)
      chapters.at(-1)?.paragraphs.push(paragraph)
    }
  }
  return chapters
}

const joined = (block: string): string => block.trim().replaceAll(/\s*\n(?:> )?\s*/g, ' ')

function paragraphOf(block: string, id: string): Paragraph {
  const [, number, text = block] = numbered.exec(block) ?? []
  const [, caption, names = ''] = pictured.exec(block) ?? []
  const size = sizes.find((one) => names.startsWith(`${one} `)) ?? 'middle'
  const pictures = names.split(' ').filter((name) => name !== '' && name !== size)
  if (caption !== undefined) return { id, first: false, kind: 'pictures', words: spans(caption), pictures, size }
  const kind = block.startsWith('> ') ? 'example' : block.startsWith('- ') ? 'item' : 'text'
  const words = spans(text.replace(/^[->] /, ''))
  return { id: number ?? id, first: number !== undefined, kind, words, pictures, size }
}

const special = /(\*\*[^*]+\*\*|_[^_]+_|\b[A-Z]{2}-\d+(?:\.\d+)?)/

function spans(text: string): Span[] {
  const plain = { style: 'plain', to: null, found: false } as const
  return text
    .split(special)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return { ...plain, text: part.slice(2, -2), style: 'strong' }
      if (part.startsWith('_')) return { ...plain, text: part.slice(1, -1), style: 'emphasis' }
      return { ...plain, text: part, to: special.test(part) ? part : null }
    })
}

export function textOf(words: readonly Span[]): string {
  return words.map(({ text }) => text).join('')
}

/** Every address in the text: of chapters, and of what has a number of its own. */
export function addressesOf(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap(({ id, paragraphs }) => [id, ...paragraphs.filter(({ first }) => first).map(({ id }) => id)])
}

/** The paragraph to open: itself, or its chapter's beginning if it is not told on its own. */
export function findParagraph(chapters: readonly Chapter[], id: string): string | null {
  const all = addressesOf(chapters)
  return [id, id.split('.')[0]].find((candidate) => candidate !== undefined && all.includes(candidate)) ?? null
}
