import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../../electron/host/api.ts'
import type { Params } from '../../machines/kernel/journal.ts'
import { format, plain, type Catalogue } from './catalogue.ts'
import { plural } from './plural.ts'

const seats: SeatInfo[] = [
  { seat: 0, kind: 'person', name: 'Ada', colour: 'ruby', emblem: 'fox' },
  { seat: 1, kind: 'bot', name: 'Moss', colour: 'jade', emblem: 'cat' },
]
const catalogue: Catalogue = {
  'log.gave': '{by:seat} gives {card:card} to {to:seat}.',
  'log.stole': '{by:you} {by?steal|steals} loot from {from:you}.',
  'log.marked': '{by:your} card gets a marker. {by:you} {by?have|has} it.',
  'reader.you': 'you',
  'reader.your': 'your',
  'reader.others': '’s',
  'log.lost': '{by:seat} loses {cards:card}.',
  'log.won': '{who:seat} win with {points} points.',
  'card.bone': 'a bone',
  'card.keys': 'keys',
  'card.torch': 'a torch',
  'card.torch.many': '{count} torches',
  'log.kept': 'Kept since {when:date}.',
  'score.moves': plural('en', 'n', { one: '{n} move', other: '{n} moves' }),
}
const words = { locale: 'en', seats }
const text = (key: string, params = {}) => plain(format(catalogue, key, params, words))

describe('the catalogue', () => {
  it('tells players, terms and text apart', () => {
    expect(format(catalogue, 'log.gave', { by: 0, card: 'bone', to: 1 }, words)).toEqual([
      { kind: 'seat', text: 'Ada', seat: seats[0] },
      { kind: 'text', text: ' gives ' },
      { kind: 'term', text: 'a bone', type: 'card', value: 'bone' },
      { kind: 'text', text: ' to ' },
      { kind: 'seat', text: 'Moss', seat: seats[1] },
      { kind: 'text', text: '.' },
    ])
  })

  it('says the same as a plain string', () => {
    expect(text('log.gave', { by: 0, card: 'bone', to: 1 })).toBe('Ada gives a bone to Moss.')
  })

  it('joins lists as the language does', () => {
    expect(text('log.lost', { by: 1, cards: ['bone', 'keys', 'bone'] })).toBe('Moss loses a bone, keys, and a bone.')
    expect(text('log.won', { who: [0, 1], points: 12345 })).toBe('Ada and Moss win with 12,345 points.')
  })

  it('counts what is in a list several times, where there is a word for it', () => {
    expect(text('log.lost', { by: 1, cards: ['torch', 'bone', 'torch'] })).toBe('Moss loses 2 torches and a bone.')
    expect(text('log.lost', { by: 1, cards: ['torch'] })).toBe('Moss loses a torch.')
  })

  it('speaks to whoever reads it, where the sentence has the words for it', () => {
    const told = (key: string, params: Params, you: number | null) =>
      plain(format(catalogue, key, params, { ...words, you }))
    const stole = { by: 0, from: 1 }
    expect(told('log.stole', stole, 0)).toBe('You steal loot from Moss.')
    expect(told('log.stole', stole, 1)).toBe('Ada steals loot from you.')
    expect(told('log.stole', stole, null)).toBe('Ada steals loot from Moss.')
    expect(told('log.marked', { by: 0 }, 0)).toBe('Your card gets a marker. You have it.')
    expect(told('log.marked', { by: 0 }, 1)).toBe('Ada’s card gets a marker. Ada has it.')
    expect(told('log.gave', { by: 0, card: 'bone', to: 1 }, 0)).toBe('Ada gives a bone to Moss.')
    expect(format(catalogue, 'log.stole', stole, { ...words, you: 0 })[0]).toEqual({
      kind: 'seat',
      text: 'You',
      seat: seats[0],
    })
  })

  it('chooses plurals', () => {
    expect(text('score.moves', { n: 1 })).toBe('1 move')
    expect(text('score.moves', { n: 7 })).toBe('7 moves')
  })

  it('writes moments out', () => {
    expect(text('log.kept', { when: new Date('2026-03-10T20:05').getTime() })).toMatch(
      /^Kept since March 10, 2026 at 8:05\sPM\.$/,
    )
  })

  it('shows what is missing instead of hiding it', () => {
    expect(text('log.nothing')).toBe('log.nothing')
    expect(text('log.gave', { by: 9, card: 'crown' })).toBe('9 gives card.crown to {to:seat}.')
  })
})
