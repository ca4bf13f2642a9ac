import { describe, expect, it } from 'vitest'
import { nightfall } from '../../../machines/nightfall/index.ts'
import { table } from '../../../machines/nightfall/testing.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { plain } from '../../messages/catalogue.ts'
import { sentence } from '../../messages/messages.ts'
import { people } from '../testing/drawing.ts'
import { messages } from './messages.en.ts'
import { story } from './story.ts'

const said = ({ key, params }: Phrase) => plain(sentence(messages, key, params, people(5)))

describe('the end', () => {
  it('tells the three things that made or cost most, and nothing that didn’t matter', () => {
    const state = table(2)
    const [ada, bert] = state.players
    ada!.income = { chests: 3, sales: 13, bonuses: 4 }
    ada!.loot = [10]
    bert!.loot = [6]
    const sold = (loot: number[], fence: number, pays: number) => ({
      key: 'sold',
      params: { by: 0, loot, fence, pays, bonuses: 0 },
    })
    const log = [
      sold([6], 9, 2),
      sold([16, 18], 1, 5),
      sold([29], 7, 5),
      sold([15], 13, 6),
      { key: 'cashed', params: { by: 0, loot: 5, value: 3 } },
    ]
    const scores = [
      { seat: 0, total: 20, parts: [] },
      { seat: 1, total: 0, parts: [] },
    ]
    const told = story(nightfall.view(state, 'table'), { winners: [0], scores }, log)
    expect(told.map(({ seat, place, things }) => [seat, place, things.map(said)])).toEqual([
      [
        0,
        1,
        [
          'Sold jewellery (4) to Madame Mink for 6.',
          'Sold statue (2) and statue (3) to Auntie Opal for 5, both at once.',
          'Sold painting (3) to Gilda Gilt for 5.',
        ],
      ],
      [1, 2, ['Got nothing for what stayed unsold: safe (lockpick, plan).']],
    ])
  })

  it('tells when the lead changed hands, and of stones that were placed for nothing', () => {
    const log: Phrase[] = [
      { key: 'round', params: { round: 1, by: 0 } },
      { key: 'cashed', params: { by: 1, loot: 5, value: 3 } },
      { key: 'round', params: { round: 4, by: 0 } },
      ...['villa', 'museum', 'harbour'].map((place) => ({ key: 'declined', params: { by: 1, place } })),
      { key: 'sold', params: { by: 0, loot: [15], fence: 13, pays: 6, bonuses: 2 } },
    ]
    const state = table(2)
    state.players[1]!.income.chests = 3
    const scores = [6, 3].map((total, seat) => ({ seat, total, parts: [] }))
    const tell = (log: Phrase[]) => {
      const told = story(nightfall.view(state, 'table'), { winners: [0], scores }, log)
      return told.map(({ things }) => things.map(said))
    }
    expect(tell(log)[0]?.[0]).toBe('Took the lead in the last round.')
    expect(tell([...log, { key: 'round', params: { round: 5, by: 1 } }])).toEqual([
      ['Took the lead in round 4, and kept it.', 'Sold jewellery (4) to Madame Mink for 6, a bonus of 2 included.'],
      ['Led until round 4.', 'Found 3 in a chest.', '3 stones came back with nothing.'],
    ])
  })

  it('doesn’t call it a lead to be paid first in a night', () => {
    const log: Phrase[] = [
      { key: 'round', params: { round: 1, by: 0 } },
      { key: 'cashed', params: { by: 1, loot: 1, value: 1 } },
      { key: 'cashed', params: { by: 0, loot: 3, value: 2 } },
    ]
    const scores = [2, 1].map((total, seat) => ({ seat, total, parts: [] }))
    const told = story(nightfall.view(table(2), 'table'), { winners: [0], scores }, log)
    expect(told.map(({ things }) => things.map(said))).toEqual([
      ['Led from round 1 to the end.'],
      ['Sold nothing, and found no chest.'],
    ])
  })

  it('NF-6 tells the own loot by its front, and of who had nothing that it was nothing', () => {
    const state = table(2)
    state.players[1]!.loot = [6]
    const scores = [0, 1].map((seat) => ({ seat, total: 0, parts: [] }))
    const told = story(nightfall.view(state, 1), { winners: [0], scores }, [])
    expect(told.map(({ things }) => things.map(said))).toEqual([
      ['Sold nothing, and found no chest.'],
      ['Got nothing for what stayed unsold: gold (2).'],
    ])
  })
})
