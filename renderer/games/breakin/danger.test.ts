import { describe, expect, it } from 'vitest'
import { lyingCards, type LyingCard } from '../../../machines/breakin/data.ts'
import { breakIn } from '../../../machines/breakin/index.ts'
import { emptyPile, type Pile } from '../../../machines/breakin/state.ts'
import { play, table, turnUp, type Layout } from '../../../machines/breakin/testing.ts'
import type { GameScreen } from '../game.ts'
import { drawn } from '../testing/drawing.ts'
import { catchesWith, heatOf, isFatal, isOneShort, limitOf, mixtureOf } from './danger.ts'
import { screen as breakInScreen } from './index.ts'
import { messages } from './messages.en.ts'

const screen = breakInScreen as unknown as GameScreen

const front = (cards: Partial<Pile<LyingCard>> = {}) => ({ ...emptyPile(lyingCards), ...cards })

describe('danger', () => {
  it.each([
    { police: 1 },
    { watchdog: 2 },
    { doorChain: 3 },
    { padlock: 3 },
    { loot: 4 },
    { watchdog: 2, doorChain: 2, padlock: 1 },
  ])('BI-4.3 is at its highest one card short: %j', (cards) => {
    expect(isOneShort(front(cards))).toBe(true)
  })

  it.each([{}, { watchdog: 1 }, { doorChain: 2, padlock: 2 }, { loot: 3 }, { keys: 5 }])(
    'BI-4.3 is not at its highest yet: %j',
    (cards) => {
      expect(isOneShort(front(cards))).toBe(false)
    },
  )

  it('BI-4.3 is over for who is caught', () => {
    expect(isOneShort(front({ police: 2 }))).toBe(false)
    expect(isOneShort(front({ police: 1, loot: 5 }))).toBe(false)
  })

  it('rises with every card', () => {
    const heats = [{}, { watchdog: 1 }, { watchdog: 2 }].map((cards) => heatOf(front(cards)))
    expect(heats).toEqual([0, 1 / 3, 2 / 3])
    expect(heatOf(front({ watchdog: 2, doorChain: 2, padlock: 1 }))).toBe(5 / 6)
  })

  it('BI-4.2 is held off by equipment', () => {
    expect(catchesWith(front({ padlock: 3 }), 'padlock')).toBe(true)
    expect(catchesWith(front({ watchdog: 2, doorChain: 2, keys: 1 }), 'padlock')).toBe(false)
    expect(catchesWith(front({ police: 1 }), 'panic')).toBe(false)
  })

  it('BI-4.2 comes with lost loot, if somebody else has any', () => {
    const lost = (fronts: Layout['fronts']) => breakIn.view(play(table({ fronts, deck: ['lostLoot'] }), turnUp), 0)
    const some = lost([{ loot: 4 }, { loot: 1 }, { loot: 3 }])
    expect([0, 1, 2].map((seat) => isFatal(some, seat))).toEqual([true, false, false])
    expect(isFatal(lost([{ loot: 4 }, {}, {}]), 0)).toBe(false)
  })

  it('knows each kind’s limit', () => {
    expect(
      ['police', 'watchdog', 'doorChain', 'padlock', 'loot', 'keys', 'clover'].map((card) =>
        limitOf(card as LyingCard),
      ),
    ).toEqual([2, 3, 4, 4, 5, null, null])
  })

  it('shows how far the mixture has come', () => {
    expect(mixtureOf(front({ watchdog: 2, padlock: 3 })).map(({ card, full }) => `${card} ${full}`)).toEqual([
      'watchdog true',
      'doorChain false',
      'padlock true',
    ])
  })

  it('is nobody’s any more when the game is over', () => {
    const view = breakIn.view(table({ fronts: [{ police: 1 }, {}, {}], deck: [] }), 0)
    const drawing = (phase: typeof view.phase) =>
      drawn(screen, messages, { seats: 3, seat: 0, view: { ...view, phase }, moves: [], active: [] }).body
    expect(drawing('round.turnUp')).toContain(messages['board.oneShort'])
    expect(drawing('over')).not.toContain(messages['board.oneShort'])
  })
})
