import { describe, expect, it } from 'vitest'
import { fenceIds, goods, places, type FenceId, type LootId } from '../../../machines/nightfall/data.ts'
import { nightfall } from '../../../machines/nightfall/index.ts'
import { exhibit, hold, place, play, table } from '../../../machines/nightfall/testing.ts'
import { messages } from './messages.en.ts'
import { drawn } from '../testing/drawing.ts'
import { screen as nightfallScreen } from './index.ts'
import type { GameScreen } from '../game.ts'
import { moments } from '../testing/moments.ts'
import { comesLate, dealWith, follows, movesOf, rackOf, reachOf, sentence } from './ways.ts'

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
    const [first = '', second = ''] = body.split('data-anchor="money-').slice(1)
    const begins = (runner: string) => Number(/--begin: ?([\d.]+)/.exec(runner)?.[1])
    expect(first).toContain('23')
    expect(begins(first)).toBeGreaterThan(begins(second))
  })
})

describe('what is marked on a back', () => {
  it('NF-4.2 shows the own tool where it will serve, also if the rack has another one', () => {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'hammer', 'pliers')
    const reach = reachOf(nightfall.view(state, 0), 'villa', 'chest-hammer-pliers')
    expect(reach).toEqual({ can: true, own: true, ways: [true, false] })
  })

  it('NF-1.2 tells what it can be worth', () => {
    const state = table(2)
    exhibit(state, 'villa', 20)
    const worth = (view = nightfall.view(state, 0)) =>
      /Worth [^.]+/.exec(drawn(screen, messages, { seats: 2, seat: 0, view, moves: [], active: [0] }).body)?.[0]
    expect(worth()).toBe('Worth 3 or 4')
    state.players[0]!.loot = [24]
    expect(worth(nightfall.view(state, 0))).toBe('Worth 4')
  })

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

  it('NF-4.2 counts the own tool at the next house also while what it took in the last one is shown', () => {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'pliers', 'pliers')
    exhibit(state, 'villa', 3)
    exhibit(state, 'museum', 1)
    const aimed = play(place(state, 'villa', 'harbour', 'museum', 'harbour', 'museum', 'harbour'), {
      type: 'aim',
      house: 'villa',
      slot: 0,
    })
    const shown = nightfall.moments(aimed, 0, { type: 'steal', own: true }).map(({ view }) => view(0))
    expect(shown.length).toBeGreaterThan(1)
    for (const view of shown) expect(reachOf(view, 'museum', 'chest-hammer-pliers').can).toBe(true)
  })

  it('NF-4.3 leaves out of the rack what is laid down', () => {
    const state = table(2)
    hold(state, 0, 'plan', 'plan', 'torch')
    const ruin = place(state, 'ruin', 'harbour', 'ruin', 'harbour', 'ruin', 'harbour')
    const laid = [{ type: 'exchange', field: 1 } as const, { type: 'lay', tool: 'plan' } as const].reduce(
      (now, move) => nightfall.apply(now, 0, move),
      ruin,
    )
    const view = nightfall.view(laid, 0)
    expect(rackOf(view)).toMatchObject({ plan: 1, torch: 1 })
    expect(reachOf(view, 'museum', 'showcase-plan-plan-torch')).toEqual({ can: false, short: ['plan'] })
  })
})

describe('how a loot is paid for', () => {
  const aim = { type: 'aim', house: 'villa', slot: 0 } as const
  const acting = (...second: Parameters<typeof place>[1][]) => {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'hammer', 'pliers')
    exhibit(state, 'villa', 3)
    return nightfall.view(place(state, 'villa', 'harbour', ...second), 0)
  }

  it('NF-4.2 is not asked where the own tool spares one that is kept', () => {
    expect(follows(aim, acting('harbour', 'harbour', 'museum', 'harbour'))).toEqual([{ type: 'steal', own: true }])
  })

  it('NF-4.2 is asked where another stone could want the own tool', () => {
    expect(follows(aim, acting('villa', 'harbour', 'museum', 'harbour'))).toEqual([])
  })
})

describe('a loot that only one fence buys', () => {
  function selling(loot: LootId[], ...fences: FenceId[]) {
    const state = place(table(2), 'harbour', 'city', 'harbour', 'city', 'harbour', 'city')
    state.players[0]!.loot = loot
    state.display.harbour = fences
    return nightfall.view(play(state, { type: 'decline' }, { type: 'decline' }, { type: 'decline' }), 0)
  }
  const offer = { type: 'offer', loot: 26 } as const

  it('NF-4.4 is sold as it is offered, and the move says so', () => {
    const view = selling([26, 6], 12, 9)
    expect(follows(offer, view)).toEqual([{ type: 'sell', fence: 12 }])
    expect(sentence(offer, view)).toMatchObject({ key: 'move.deal', params: { loot: [26], fence: 12, pays: 3 } })
  })

  it('NF-4.4 is asked about where another would buy it, or it could go with another loot', () => {
    expect(follows(offer, selling([26], 12, 13))).toEqual([])
    expect(follows(offer, selling([26, 27], 14, 9))).toEqual([])
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

describe('in the open', () => {
  it('NF-3, NF-4 the board offers all that the mover can do, but for doing nothing', () => {
    const open = [...moments(nightfall, 2)].filter((moment) => moment.open !== null)
    const phases = new Set(open.map(({ view }) => view.phase))
    expect([...phases].sort()).toEqual(['act.city', 'choosing', 'place'])
    for (const { open: view, moves, seats, active } of open.filter((_, n) => n % 31 === 0 || n < 6)) {
      // The second seat is a bot's.
      if (view === null || active.includes(1)) continue
      const { asked } = drawn(screen, messages, { seats, seat: null, view, moves, active })
      expect(messages).toHaveProperty([screen.prompt(view, moves).key])
      for (const move of moves) if (move.type !== 'decline') expect(asked).toContainEqual(move)
    }
  })
})

describe('a stone that comes late', () => {
  it('NF-4 may find nothing where as many stand as can be served', () => {
    const state = table(2)
    exhibit(state, 'villa', 1, 2)
    const late = (...stones: Parameters<typeof place>[1][]) => {
      const view = nightfall.view(place(state, ...stones), 0)
      return places.filter((one) => comesLate(view, one))
    }
    const nobody = late()
    expect(nobody).not.toContain('villa')
    expect(late('villa', 'ruin', 'ruin')).not.toContain('villa')
    expect(late('villa', 'villa', 'ruin')).toContain('villa')
    expect(late('ruin', 'ruin', 'ruin', 'ruin')).not.toContain('ruin')
  })
})

describe('stones that are placed in the open', () => {
  const state = nightfall.setup({ seats: 3, seed: 'in the open' })
  const [seat = 0] = nightfall.active(state)
  const bodyFor = (viewer: typeof seat | 'table') =>
    drawn(screen, messages, { seats: 3, seat, view: nightfall.view(state, viewer), moves: [], active: [seat] }).body

  it('are placed with the own tools in mind where they can be seen', () => {
    expect(bodyFor(seat)).toMatch(/tools short|You have the tools|No deal/)
  })

  it('say nothing about tools and loot that lie face down', () => {
    expect(bodyFor('table')).not.toMatch(/short|No deal|You have the tools/)
  })
})
