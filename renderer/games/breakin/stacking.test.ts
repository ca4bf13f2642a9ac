import { describe, expect, it } from 'vitest'
import { cards, type Card } from '../../../machines/breakin/data.ts'
import { emptyPile, type Pile } from '../../../machines/breakin/state.ts'
import { stacked, stackedByCount } from './stacking.ts'

const pile = (counts: Partial<Pile<Card>>): Pile<Card> => ({ ...emptyPile(cards), ...counts })

describe('the discard pile', () => {
  it('has on top what came last, though there is more of something else', () => {
    const before = pile({ bone: 3, panic: 1 })
    expect(stacked(['panic', 'bone'], before, pile({ bone: 3, panic: 2 }))).toEqual(['bone', 'panic'])
    expect(stacked(['panic', 'bone'], before, pile({ bone: 3, panic: 1, loot: 1 }))).toEqual(['panic', 'bone', 'loot'])
  })

  it('has what got somebody caught on top of what else they had', () => {
    expect(stacked([], pile({}), pile({ police: 2, loot: 3 }))).toEqual(['loot', 'police'])
  })

  it('is empty after it was shuffled into a new deck', () => {
    expect(stacked(['panic', 'bone'], pile({ bone: 3, panic: 1 }), pile({}))).toEqual([])
  })

  it('shows on top what it has most of, if nobody saw it grow', () => {
    expect(stackedByCount(pile({ bone: 3, panic: 1 }))).toEqual(['panic', 'bone'])
  })
})
