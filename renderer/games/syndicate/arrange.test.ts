import { describe, expect, it } from 'vitest'
import { arrange, between, capacity, cellFor, gap, leastHeight } from './arrange.ts'

describe('the cards in the hand', () => {
  it('have their text when there are few of them', () => {
    expect(arrange(3, 540, 215)).toMatchObject({ columns: 3, look: 'full' })
    expect(arrange(12, 540, 215).look).toBe('brief')
  })

  it('give up their pictures before their text', () => {
    expect(arrange(9, 800, 275)).toMatchObject({ columns: 5, look: 'plain' })
    expect(arrange(8, 870, 275)).toMatchObject({ columns: 4, look: 'beside' })
    // A lesson's strip leaves narrow cards that are high enough.
    expect(arrange(11, 860, 345)).toMatchObject({ columns: 6, look: 'plain' })
    expect(arrange(11, 860, 260).look).toBe('brief')
  })

  it('are narrow rather than without a picture where they can be high', () => {
    expect(arrange(7, 870, 265)).toMatchObject({ columns: 7, look: 'full' })
    expect(arrange(5, 770, 310, 20.8)).toMatchObject({ columns: 5, look: 'full' })
  })

  it('are all whole in the first rounds at 1280 × 800, and need more room where text is larger', () => {
    expect(arrange(12, 930, 430)).toMatchObject({ columns: 6, look: 'full' })
    expect(arrange(12, 930, 430, 20).look).not.toBe('full')
  })

  it('never need more room than there is', () => {
    for (let cards = 1; cards <= 14; cards++) {
      for (const [width, height] of [
        [520, 210],
        [700, 215],
        [1000, 380],
      ] as const) {
        const { columns, ...card } = arrange(cards, width, height)
        const rows = Math.ceil(cards / columns)
        expect(columns * (card.width + gap) - gap).toBeLessThanOrEqual(width)
        expect(rows * (card.height + gap) - gap).toBeLessThanOrEqual(height)
      }
    }
  })
})

describe('the cards of a display', () => {
  it.each([
    [172, 165],
    [262, 210],
    [160, 216],
    [420, 260],
  ])('all fit into %i × %i, however many there are', (width, height) => {
    for (let cards = 1; cards <= 14; cards++) {
      const { columns, ...card } = cellFor(cards, width, height)
      expect(columns * (card.width + between) - between).toBeLessThanOrEqual(width)
      expect(Math.ceil(cards / columns) * (card.height + between) - between).toBeLessThanOrEqual(height)
      expect(Math.min(card.width, card.height)).toBeGreaterThanOrEqual(36)
    }
  })

  it.each([
    ['five at the table', 175, 16],
    ['five at the table, with larger text', 168, 20.8],
    ['two at the table', 420, 16],
  ])('can be told apart in the least height that they ask for: %s', (_, width, rem) => {
    for (let cards = 1; cards <= 14; cards++) {
      const height = leastHeight(cards, width, rem)
      expect(capacity(width, height, rem)).toBeGreaterThanOrEqual(cards)
      const cell = cellFor(cards, width, height)
      expect(cell.width).toBeGreaterThanOrEqual(Math.floor(2.3 * rem))
      expect(cell.height).toBeGreaterThanOrEqual(Math.floor(2.2 * rem))
    }
  })
})
