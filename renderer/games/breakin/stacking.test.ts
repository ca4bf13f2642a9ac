import { describe, expect, it } from 'vitest'
import { cards, type Card } from '../../../machines/breakin/data.ts'
import { breakIn } from '../../../machines/breakin/index.ts'
import { emptyPile, type Pile } from '../../../machines/breakin/state.ts'
import { phrase } from '../game.ts'
import { stacked } from './stacking.ts'

const view = breakIn.view(breakIn.setup({ seats: 3, seed: 'discarded' }), 0)
const pile = (counts: Partial<Pile<Card>>) => ({ ...view, discard: { ...emptyPile(cards), ...counts } })
const lawyer = phrase('lawyer', { by: 1, card: 'police' })
const pair = phrase('pair', { by: 0, card: 'padlock', other: 'keys' })
const panic = phrase('panic', { by: 2 })

describe('the discard pile', () => {
  it('has on top what came last, though there is more of something else', () => {
    const seen = pile({ police: 3, padlock: 1, keys: 1, panic: 1 })
    expect(stacked(seen, [lawyer, pair, panic])).toEqual(['police', 'padlock', 'keys', 'panic'])
    expect(stacked(seen, [panic, pair, lawyer])).toEqual(['panic', 'padlock', 'keys', 'police'])
  })

  it('has what got somebody caught on top of what else they had', () => {
    const caught = phrase('caught', { by: 1, with: 'police' })
    expect(stacked(pile({ police: 2, loot: 3 }), [caught])).toEqual(['loot', 'police'])
  })

  it('has nothing of what was shuffled into a new deck', () => {
    const shuffled = phrase('reshuffled', { cards: 4 })
    expect(stacked(pile({ panic: 1 }), [panic, pair, shuffled, panic])).toEqual(['panic'])
    expect(stacked(pile({ keys: 1, panic: 1 }), [panic, shuffled, pair])).toEqual(['panic', 'keys'])
  })

  it('shows on top what it has most of, if nobody saw it grow', () => {
    expect(stacked(pile({ bone: 3, panic: 1 }), [])).toEqual(['panic', 'bone'])
  })
})
