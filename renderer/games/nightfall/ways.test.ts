import { describe, expect, it } from 'vitest'
import { fenceIds, goods } from '../../../machines/nightfall/data.ts'
import { nightfall } from '../../../machines/nightfall/index.ts'
import { exhibit, hold, place, table } from '../../../machines/nightfall/testing.ts'
import { messages } from './messages.en.ts'
import { drawn } from '../testing/drawing.ts'
import { screen as nightfallScreen } from './index.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import type { GameScreen } from '../game.ts'
import { moments } from '../testing/moments.ts'
import { people } from '../testing/drawing.ts'
import { plain } from '../../messages/catalogue.ts'
import { sentence } from '../../messages/messages.ts'
import { about, things } from './about.ts'
import { story } from './story.ts'
import { dealWith, movesOf, rackOf, reachOf } from './ways.ts'

const screen = nightfallScreen as unknown as GameScreen

describe('the words of Nightfall', () => {
  it('name every kind of loot and every fence', () => {
    for (const good of goods) expect(messages).toHaveProperty([`kind.${good}`])
    for (const fence of fenceIds) expect(messages).toHaveProperty([`fence.${fence}`])
  })
})

describe('the money track', () => {
  it('NF-1.4 wraps at 20 and tells the true amount', () => {
    const state = table(2)
    const [ada] = state.players
    ada!.income.chests = 23
    const view = nightfall.view(state, 0)
    const { body } = drawn(screen, messages, { seats: 2, seat: 0, view, moves: [], active: [0] })
    expect(body).toContain('Money: Ada has 23 and Bert has 0; 20 end the game.')
    const cells = body.split('<li').filter((cell) => cell.includes('data-anchor="money-'))
    const [there] = cells.filter((cell) => cell.includes('data-anchor="money-0"'))
    expect(there).toContain('23')
    expect(cells.filter((cell) => cell.includes('data-anchor="money-1"'))[0]).not.toBe(there)
  })
})

describe('what is marked on a back', () => {
  it('NF-4.2 counts the own tool, but not where it has served', () => {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'pliers')
    exhibit(state, 'villa', 3)
    exhibit(state, 'museum', 1)
    const back = 'chest-hammer-pliers'
    let view = nightfall.view(state, 0)
    expect(reachOf(view, 'villa', back)).toEqual({ can: true, own: true, ways: [true] })
    const acting = place(state, 'villa', 'harbour', 'villa', 'harbour', 'harbour', 'harbour')
    view = nightfall.view(acting, 0)
    view.players[0]!.served = true
    expect(reachOf(view, 'villa', back)).toEqual({ can: false, short: ['hammer'] })
    expect(reachOf(view, 'museum', back)).toEqual({ can: true, own: true, ways: [true] })
  })

  it('NF-4.3 leaves out of the rack what is laid down', () => {
    const state = table(2)
    hold(state, 0, 'plan', 'plan', 'torch')
    const ruin = place(state, 'ruin', 'harbour', 'ruin', 'harbour', 'ruin', 'harbour')
    const laid = [{ type: 'exchange', field: 1 } as const, { type: 'lay', tool: 'plan' } as const].reduce(
      (now, move) => nightfall.apply(now, 0, move),
      ruin,
    )
    expect(rackOf(nightfall.view(laid, 0))).toMatchObject({ plan: 1, torch: 1 })
  })
})

const said = ({ key, params }: { key: string; params: Note['params'] }) =>
  plain(sentence(messages, key, params, people(5)))

describe('what something is', () => {
  it('can be asked of everything on the board, and is said in full', () => {
    const asked = new Set<string>()
    for (const { view, seat, seats, active } of [...moments(nightfall, 4)].filter((_, n) => n % 23 === 0)) {
      const { body } = drawn(screen, messages, { seats, seat, view, moves: [], active })
      for (const [, what = ''] of body.matchAll(/data-about="([^"]+)"/g)) {
        const told = about(what, view)
        expect(told, what).not.toBeNull()
        if (!told) continue
        for (const text of [said(told.title), said(told.text)]) {
          expect(text, what).not.toMatch(/[{}]|undefined|null|NaN|^\w+(\.\w+)+$|, ,|: \./)
        }
        asked.add(what.split(' ')[0] ?? '')
      }
    }
    const kinds = Object.values(things).map((thing) => (typeof thing === 'string' ? thing : thing.name))
    expect(kinds.filter((kind) => !asked.has(kind) && kind !== 'noLoot')).toEqual([])
  })

  it('NF-1.2 tells what a back costs and may hide, NF-7 without what one has oneself', () => {
    const state = table(2, 'hammer', 'torch')
    const back = 'safe-lockpick-plan'
    const told = (view = nightfall.view(state, 0)) => said(about(things.back(back, 'pile'), view)!.text)
    expect(told()).toBe('Cost: lockpick and plan. It is one of these: gold (2) and jewellery (2).')
    state.players[0]!.loot = [6]
    expect(told(nightfall.view(state, 0))).toBe('Cost: lockpick and plan. It is jewellery (2).')
  })

  it('NF-1.3 tells on which terms a fence buys, and what for', () => {
    const state = table(2)
    state.players[0]!.loot = [16, 18, 11]
    const told = about(things.fence(1), nightfall.view(state, 0))
    expect(said(told!.text)).toBe(
      'Buys gold, jewellery (1 more for each), statue (one or two) and painting. Leaves after one sale. Would pay you 5 for statue (2) and statue (3).',
    )
  })
})

describe('a fence’s best deal', () => {
  it('NF-4.4 is struck in one go: what is offered, then sold', () => {
    const state = place(table(2), 'harbour', 'harbour', 'harbour', 'harbour', 'harbour', 'city')
    state.display.harbour = [1, 9]
    for (const player of state.players) player.loot = [16, 18, 11]
    const acting = nightfall.apply(nightfall.apply(state, 1, { type: 'decline' }), 0, { type: 'decline' })
    const [by = 0] = nightfall.active(acting)
    const view = nightfall.view(acting, by)
    const deal = dealWith(view, 1)!
    expect(deal).toEqual({ loot: [16, 18], pays: 5 })
    const sold = movesOf(view, 1, deal).reduce((now, move) => nightfall.apply(now, by, move), acting)
    expect(sold.players[by]).toMatchObject({ loot: [11], income: { sales: 5 } })
  })
})

describe('the end', () => {
  it('tells the three things that made or cost most, and nothing that didn’t matter', () => {
    const state = table(2)
    const [ada, bert] = state.players
    ada!.income = { chests: 3, sales: 13, bonuses: 4 }
    ada!.loot = [10]
    bert!.income.chests = 0
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
      [1, 2, ['Sold nothing, and found no chest.']],
    ])
  })
})
