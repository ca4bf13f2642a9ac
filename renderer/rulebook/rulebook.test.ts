import { describe, expect, it } from 'vitest'
import type { PieceGroup } from '../games/game.ts'
import { addressesOf, findParagraph, parseRulebook, textOf } from './rulebook.ts'
import { find, searchChapters, wordsIn } from './search.ts'

const source = `# A game

## BI-3 A round

BI-3.1 The active player turns up the **top card**
and gives it away.

![A bone and keys](small whole-bone whole-keys)

> BI-8.1 A bone is turned up:
> it’s given away.

BI-3.2 Then the _left_ neighbour is active, see BI-4.

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
      ['BI-3.1', false, 'pictures', 'A bone and keys'],
      ['BI-8.1', true, 'example', 'A bone is turned up: it’s given away.'],
      ['BI-3.2', true, 'text', 'Then the left neighbour is active, see BI-4.'],
      ['BI-3.2', false, 'item', 'First this.'],
      ['BI-3.2', false, 'item', 'Then that as well.'],
    ])
    expect(chapters[0]?.paragraphs[1]).toMatchObject({ pictures: ['whole-bone', 'whole-keys'], size: 'small' })
    expect(chapters[1]?.paragraphs[0]).toMatchObject({ id: 'BI-4', first: false })
  })

  it('knows strong and stressed words, and numbers that lead somewhere', () => {
    expect(chapters[0]?.paragraphs[0]?.words[1]).toMatchObject({ text: 'top card', style: 'strong' })
    expect(chapters[0]?.paragraphs[3]?.words[1]).toMatchObject({ text: 'left', style: 'emphasis', to: null })
    expect(chapters[0]?.paragraphs[3]?.words[3]).toMatchObject({ text: 'BI-4', to: 'BI-4' })
  })

  it('opens at a paragraph, or at its chapter', () => {
    expect(findParagraph(chapters, 'BI-3.2')).toBe('BI-3.2')
    expect(findParagraph(chapters, 'BI-4.9')).toBe('BI-4')
    expect(findParagraph(chapters, 'BI-9.9')).toBeNull()
    expect(addressesOf(chapters)).toEqual(['BI-3', 'BI-3.1', 'BI-8.1', 'BI-3.2', 'BI-4'])
  })
})

describe('the search', () => {
  const chapters = parseRulebook(source)
  const search = (query: string) => searchChapters(chapters, wordsIn(query)).flatMap(({ paragraphs }) => paragraphs)
  const found = (query: string) => search(query).map(({ id }) => id)

  it('finds words, and marks them', () => {
    expect(found('ACTIVE')).toEqual(['BI-3.1', 'BI-3.2'])
    const [first] = search('ACTIVE')
    expect(first?.words.filter(({ found }) => found).map(({ text }) => text)).toEqual(['active'])
    expect(textOf(first?.words ?? [])).toBe(textOf(chapters[0]?.paragraphs[0]?.words ?? []))
  })

  it('finds what holds all words, wherever they stand, also within strong ones', () => {
    expect(found('card active')).toEqual(['BI-3.1'])
    const marked = search('card active')[0]?.words.filter(({ found }) => found)
    expect(marked?.map(({ text, style }) => [text, style])).toEqual([
      ['active', 'plain'],
      ['card', 'strong'],
    ])
  })

  it('takes one apostrophe for the other', () => {
    expect(found("it's")).toEqual(['BI-8.1'])
  })

  it('finds paragraphs by number and chapters by title', () => {
    expect(found('bi-3.1')).toEqual(['BI-3.1'])
    expect(found('receiving')).toEqual(['BI-4'])
    expect(found('hedgehog')).toEqual([])
    expect(searchChapters(chapters, wordsIn('  '))).toHaveLength(2)
  })

  it('finds pieces by all that is said of them', () => {
    const about = (key: string) => ({ title: { key, params: {} }, text: { key: `does ${key}`, params: {} } })
    const pieces = ['bone', 'keys'].map((id) => ({ id, about: about(id) }))
    const groups: PieceGroup[] = [{ id: 'tools', title: { key: 'tools', params: {} }, pieces }]
    const hits = (query: string) => {
      const { named, others } = find({ chapters, pieces: groups }, wordsIn(query), ({ key }) => key)
      const idsOf = (found: readonly PieceGroup[]) => found.flatMap(({ pieces }) => pieces.map(({ id }) => id))
      return { named: idsOf(named), others: idsOf(others) }
    }
    expect(hits('bo')).toEqual({ named: ['bone'], others: [] })
    expect(hits('does bo')).toEqual({ named: [], others: ['bone'] })
    expect(hits('hedgehog')).toEqual({ named: [], others: [] })
    expect(hits('')).toEqual({ named: ['bone', 'keys'], others: [] })
  })
})
