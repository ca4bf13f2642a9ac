import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../machines/kernel/game.ts'
import { random } from '../../../machines/kernel/random.ts'
import { rounds } from '../../../machines/syndicate/data.ts'
import { syndicate, type SyndicateView } from '../../../machines/syndicate/index.ts'
import { told } from './told.ts'

/** What lies on the table, for all to see. */
const onTable = ({ players, deckSize }: SyndicateView) => ({
  deckSize,
  players: players.map(({ cash, display }) => ({ cash, display })),
})

describe('the table, line by line', () => {
  it('is in the end as the move has left it', () => {
    const source = random('told')
    const keys = new Set<string>()
    for (let game = 0; game < 20; game++) {
      const viewer: Viewer = game % 2 === 0 ? 0 : 'table'
      let state = syndicate.setup({ seats: 2 + (game % 4), seed: `told ${game}` })
      for (let active = syndicate.active(state); active.length > 0; active = syndicate.active(state)) {
        const before = syndicate.view(state, viewer)
        const mover = source.pick(active)
        state = syndicate.apply(state, mover, source.pick(syndicate.legalMoves(state, mover)))
        const after = syndicate.view(state, viewer)
        const last = after.news.reduce((view, entry) => told(view, entry, after.news), before)
        for (const { key } of after.news) keys.add(key)
        expect(onTable(last)).toEqual(onTable(after))
        // Picking is told nobody but who picked; in the last round it needs nobody's move.
        if (before.phase === 'pick' || (after.round === rounds && before.round < rounds)) continue
        expect(last.mine?.hand).toEqual(after.mine?.hand)
        expect(last.players.map(({ handSize }) => handSize)).toEqual(after.players.map(({ handSize }) => handSize))
      }
    }
    expect(keys.size).toBeGreaterThan(18)
  })

  it('SY-2.2 shows all revealed cards with the first of them, and clears actions away as it goes on', () => {
    let state = syndicate.setup({ seats: 3, seed: 'reveal' })
    let before = syndicate.view(state, 'table')
    const source = random('reveal')
    while (!state.journal.some(({ key }) => key === 'revealed')) {
      before = syndicate.view(state, 'table')
      const mover = source.pick(syndicate.active(state))
      state = syndicate.apply(state, mover, source.pick(syndicate.legalMoves(state, mover)))
    }
    const { news } = syndicate.view(state, 'table')
    const first = news.find(({ key }) => key === 'revealed')
    if (!first) throw new Error('Nothing is revealed')
    expect(told(before, first, news).players.map(({ open }) => open.length)).toEqual([1, 1, 1])
  })
})
