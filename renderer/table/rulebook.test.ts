import { describe, expect, it } from 'vitest'
import { findParagraph, parseRulebook, searchRulebook, textOf } from './rulebook.ts'

const source = `# A game

## BI-3 A round

BI-3.1 The active player turns up the **top card**
and gives it away.

BI-3.2 Then the _left_ neighbour is active.

- First this.
- Then that
  as well.

## BI-4 Receiving

With no number of its own.
`

describe('the rulebook', () => {
  const chapters = parseRulebook(source)

  it('has chapters and numbered paragraphs', () => {
    expect(chapters.map(({ id, title }) => `${id} ${title}`)).toEqual(['BI-3 A round', 'BI-4 Receiving'])
    expect(chapters[0]?.paragraphs.map(({ id, first, kind, words }) => [id, first, kind, textOf(words)])).toEqual([
      ['BI-3.1', true, 'text', 'The active player turns up the top card and gives it away.'],
      ['BI-3.2', true, 'text', 'Then the left neighbour is active.'],
      ['BI-3.2', false, 'item', 'First this.'],
      ['BI-3.2', false, 'item', 'Then that as well.'],
    ])
    expect(chapters[1]?.paragraphs[0]).toMatchObject({ id: 'BI-4', first: false })
  })

  it('knows strong and stressed words', () => {
    expect(chapters[0]?.paragraphs[0]?.words[1]).toMatchObject({ text: 'top card', style: 'strong' })
    expect(chapters[0]?.paragraphs[1]?.words[1]).toMatchObject({ text: 'left', style: 'emphasis' })
  })

  it('finds words, and marks them', () => {
    const [chapter, ...more] = searchRulebook(chapters, 'ACTIVE')
    expect(more).toEqual([])
    expect(chapter?.paragraphs.map(({ id }) => id)).toEqual(['BI-3.1', 'BI-3.2'])
    expect(chapter?.paragraphs[0]?.words.filter(({ found }) => found).map(({ text }) => text)).toEqual(['active'])
    expect(textOf(chapter?.paragraphs[0]?.words ?? [])).toBe(textOf(chapters[0]?.paragraphs[0]?.words ?? []))
  })

  it('finds paragraphs by number and chapters by title', () => {
    expect(searchRulebook(chapters, 'bi-3.1').flatMap(({ paragraphs }) => paragraphs)).toHaveLength(1)
    expect(searchRulebook(chapters, 'receiving').flatMap(({ paragraphs }) => paragraphs)).toHaveLength(1)
    expect(searchRulebook(chapters, 'hedgehog')).toEqual([])
    expect(searchRulebook(chapters, '  ')).toHaveLength(2)
  })

  it('opens at a paragraph, or at its chapter', () => {
    expect(findParagraph(chapters, 'BI-3.2')).toBe('BI-3.2')
    expect(findParagraph(chapters, 'BI-4.9')).toBe('BI-4')
    expect(findParagraph(chapters, 'BI-9.9')).toBeNull()
  })
})
