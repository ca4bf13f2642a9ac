import { describe, expect, it } from 'vitest'
import { scenes } from './examples.ts'
import { scene } from './testing.ts'
import type { RoundEffect } from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'

const idle = {}
const now = (what: RoundEffectName, card: number, n = 0): RoundEffect => ({ what, card, round: 5, n })

describe('SY-3.1 cost', () => {
  it('SY-3.1 who can’t pay loses the card, without being asked', () => {
    const table = scene([{ hand: [57] }, idle])
    table.play(57)
    expect(table.state.phase).toBe('pick')
    expect(table.gone()).toEqual([57])
    expect(table.log).toContainEqual({ key: 'failed', params: { by: 0, card: 57, why: 'cost' } })
  })

  it('SY-3.1 who won’t pay loses the card', () => {
    const table = scene([{ hand: [8], cash: 50 }, idle])
    table.play(8)
    expect(table.moves()).toEqual([{ type: 'payCash' }, { type: 'decline' }])
    table.answer({ type: 'decline' })
    expect(table.gone()).toEqual([8])
    expect(table.cash()).toBe(50)
  })

  it('SY-3.1 any hand card may be given up for 27, and all see it', () => {
    const table = scene([{ hand: [27, 62, 8] }, idle])
    table.play(27)
    expect(table.moves()).toEqual([{ type: 'pay', card: 8 }, { type: 'pay', card: 62 }, { type: 'decline' }])
    table.answer({ type: 'pay', card: 62 })
    expect(table.log).toContainEqual({ key: 'gaveUp', params: { by: 0, card: 62, cause: 27 } })
    expect(table.cash()).toBe(30)
  })

  it('SY-3.1 the holding of 41 counts as lost', () => {
    const table = scene([{ hand: [41], display: [45, 8] }, idle])
    table.play(41)
    table.answer({ type: 'pay', card: 8 })
    expect(table.markers(45)).toBe(2)
    expect(table.hand()).toEqual([8])
  })
})

describe('SY-3.2 need', () => {
  it('SY-3.2 what is needed stays', () => {
    const table = scene([{ hand: [30], display: [21] }, idle])
    table.play(30)
    expect(table.shown(21)).toBeDefined()
  })

  it('SY-3.2 the card itself doesn’t count for its own need', () => {
    const table = scene([{ hand: [42], display: [22] }, idle])
    table.play(42)
    expect(table.gone()).toEqual([42])
  })

  it('SY-3.2 but does for its own effect', () => {
    const table = scene([{ hand: [65] }, idle], { deck: [8, 9] })
    table.play(65)
    expect(table.hand()).toEqual([8])
  })

  it('SY-3.2 symbols are counted, not cards: one GG meets G G', () => {
    const table = scene([{ hand: [47], display: [57] }, idle])
    table.play(47)
    expect(table.markers(47)).toBe(2)
  })
})

describe('SY-3.3 a failed card was not played', () => {
  it('SY-3.3 it triggers nothing', () => {
    const table = scene([{ hand: [30], display: [70, 17] }, { hand: [2] }])
    table.play(30, 2)
    expect(table.cash(0)).toBe(0)
    expect(table.cash(1)).toBe(10)
    expect(table.markers(17)).toBe(0)
  })
})

describe('SY-3.4 effect', () => {
  it('SY-3.4 an action leaves the game, a thug and a holding stay', () => {
    const table = scene([{ hand: [34] }, { hand: [22] }, { hand: [15] }])
    table.play(34, 22, 15)
    expect(table.gone(0)).toEqual([34])
    expect([table.shown(22, 1), table.shown(15, 2)]).not.toContain(undefined)
  })

  it('SY-3.4 41, 43 and 44 together never bring the first markers below 0', () => {
    const table = scene([{ hand: [52], display: [44] }, idle])
    table.play(52)
    expect(table.markers(52)).toBe(0)
    const more = scene([{ hand: [52], display: [44], effects: [now('extraMarkers', 43, 3)] }, idle])
    more.play(52)
    more.answer({ type: 'use' })
    expect(more.markers(52)).toBe(2)
  })

  it('SY-3.4 a part without a target is skipped, the rest is done', () => {
    const table = scene([{ hand: [80, 22] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 22 })
    expect(table.cash()).toBe(20)
  })
})

describe('SY-3.5 never below 0', () => {
  it('SY-3.5 cash and markers stop at 0', () => {
    const table = scene([
      { hand: [59], display: [22] },
      { hand: [76], cash: 5, display: [{ card: 8, markers: 0 }] },
      { cash: 5 },
    ])
    table.play(59, 76)
    expect(table.markers(8, 1)).toBe(0)
    expect(table.cash(2)).toBe(0)
  })

  it('SY-3.5 giving up a card as a cost is losing it, and its markers are gone', () => {
    const table = scene([{ hand: [58, 8], display: [{ card: 9, markers: 4 }, 45] }, idle])
    table.play(58)
    table.answer({ type: 'pay', card: 9 })
    expect(table.markers(45)).toBe(2)
    expect(table.shown(9)).toBeUndefined()
  })
})

describe('SY-3.6 most, sole most, neighbours', () => {
  it('SY-3.6 “the most” counts ties', () => {
    const table = scene([{ hand: [60], display: [8] }, { display: [9] }])
    table.play(60)
    expect(table.cash()).toBe(5)
  })

  it('SY-3.6 “sole” does not', () => {
    const table = scene([{ hand: [20] }, idle])
    table.play(20)
    expect(table.gone()).toEqual([20])
  })

  it('SY-3.6 with two players the opponent is a neighbour once', () => {
    const table = scene([{ hand: [2] }, { hand: [28] }])
    table.play(2, 28)
    expect(table.cash()).toBe(20)
  })

  it('SY-3.6 with two players the opponent is the left neighbour too', () => {
    const table = scene([{ hand: [1] }, { hand: [22] }])
    table.play(1, 22)
    expect(table.cash()).toBe(10)
  })
})

describe('SY-3.7 triggers and next-round effects', () => {
  it('SY-3.7 triggers come after the card’s own effect', () => {
    const table = scene([{ hand: [34], display: [70] }, idle])
    table.play(34)
    const gains = table.log.filter(({ key, params }) => key === 'gained' && params['by'] === 0)
    expect(gains.map(({ params }) => params['card'])).toEqual([34, 70])
  })

  it('SY-3.7 a next-round effect works though its source is gone', () => {
    const table = scene([{ hand: [63, 35, 18], display: [] }, idle])
    table.play(63)
    table.pick()
    const [thug] = table.state.players[0]!.display
    expect(thug?.card).toBe(63)
    table.state.players[0]!.display = []
    table.play(18)
    table.answer({ type: 'use' })
    expect(table.markers(18)).toBe(6)
  })

  it('SY-3.7 an effect that works on one card is used up by it', () => {
    const table = scene([{ hand: [80, 11, 18], effects: [now('ignoreCost', 63), now('extraCard', 67)] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 18 }, { type: 'use' })
    expect(table.markers(18)).toBe(6)
    table.answer({ type: 'play', card: 11 })
    // 10 in cash is not enough for it, and nothing is left to ignore the cost with.
    expect(table.gone()).toEqual([80, 11])
  })

  it('SY-3.7 its owner chooses on which card it works', () => {
    const table = scene([{ hand: [80, 15, 52], effects: [now('extraMarkers', 43, 3), now('extraCard', 67)] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 15 }, { type: 'decline' })
    expect(table.markers(15)).toBe(1)
    table.answer({ type: 'play', card: 52 }, { type: 'use' })
    expect(table.markers(52)).toBe(3)
  })

  it('SY-3.7 two of them may work on one card', () => {
    const table = scene([{ hand: [52], effects: [now('extraMarkers', 43, 3), now('extraMarkers', 41, 4)] }, idle])
    table.play(52)
    table.answer({ type: 'use' }, { type: 'use' })
    expect(table.markers(52)).toBe(7)
    expect(table.state.players[0]!.effects).toEqual([])
  })

  it('SY-3.7 ignoring a need is the owner’s choice', () => {
    const table = scene([{ hand: [30], effects: [now('ignoreNeed', 64)] }, idle])
    table.play(30)
    table.answer({ type: 'decline' })
    expect(table.gone()).toEqual([30])
    expect(table.cash()).toBe(0)
  })

  it('SY-3.7 a need that is met is not asked about', () => {
    const table = scene([{ hand: [30], display: [21], effects: [now('ignoreNeed', 64)] }, idle])
    table.play(30)
    expect(table.state.phase).toBe('pick')
    expect(table.cash()).toBe(25)
  })

  it('SY-3.7 with the cost ignored, 4 brings nothing and 41 prepares 2 extra m', () => {
    const four = scene([{ hand: [4], display: [{ card: 8, markers: 3 }], effects: [now('ignoreCost', 63)] }, idle])
    four.play(4)
    four.answer({ type: 'use' })
    expect([four.cash(), four.markers(8)]).toEqual([0, 3])
    const moving = scene([{ hand: [41], display: [{ card: 8, markers: 3 }], effects: [now('ignoreCost', 63)] }, idle])
    moving.play(41)
    moving.answer({ type: 'use' })
    expect(moving.state.players[0]!.effects).toEqual([{ what: 'extraMarkers', card: 41, round: 6, n: 2 }])
    expect(moving.markers(8)).toBe(3)
  })

  it('SY-3.7 with the cost ignorable one may still pay', () => {
    const table = scene([{ hand: [4], display: [{ card: 8, markers: 3 }], effects: [now('ignoreCost', 63)] }, idle])
    table.play(4)
    expect(table.moves()).toEqual([{ type: 'pay', card: 8 }, { type: 'use' }, { type: 'decline' }])
    table.answer({ type: 'pay', card: 8 })
    expect(table.cash()).toBe(45)
  })

  it('SY-3.7 78 doesn’t stack, and doubles triggered money too', () => {
    const table = scene([{ hand: [34], display: [70], effects: [now('double', 78), now('double', 78)] }, idle])
    table.play(34)
    expect(table.cash()).toBe(70)
  })

  it('SY-3.7 78 doesn’t double money of the game’s end', () => {
    const table = scene(
      [
        { hand: [60], display: [{ card: 7, markers: 2 }], effects: [{ what: 'double', card: 78, round: 12, n: 0 }] },
        idle,
      ],
      { round: 12 },
    )
    table.play(60)
    expect(table.cash()).toBe(10 + 10)
  })

  it('SY-3.7 80’s effect, the nested card with its triggers, then 80’s triggers', () => {
    const table = scene([{ hand: [80, 34], display: [70] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 34 })
    const mine = table.log.filter(({ key, params }) => key === 'gained' && params['by'] === 0)
    expect(mine.map(({ params }) => params['card'])).toEqual([80, 34, 70, 70])
  })

  it('SY-3.7 an action that returns is back only when what it nested is done', () => {
    const table = scene([{ hand: [80, 36, 27], effects: [now('encore', 68)] }, idle])
    table.play(80)
    expect(table.moves()).toEqual([{ type: 'play', card: 27 }, { type: 'play', card: 36 }, { type: 'decline' }])
    table.answer({ type: 'play', card: 27 })
    // 80 is still on the table: it can't be sold.
    expect(table.moves()).toEqual([{ type: 'pay', card: 36 }, { type: 'decline' }])
    table.answer({ type: 'pay', card: 36 })
    expect(table.hand()).toEqual([80])
    expect(table.gone()).toEqual([36, 27])
  })

  it('SY-3.7 an encore is for the first action, and for no other', () => {
    const table = scene([{ hand: [80, 34], effects: [now('encore', 68)] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 34 })
    expect(table.hand()).toEqual([80])
    expect(table.gone()).toEqual([34])
  })

  it('SY-3.7 an encore waits for the first action that is played: neither a thug nor a card that fails (SY-3.3)', () => {
    const table = scene([{ hand: [29, 22, 34], effects: [now('encore', 68), now('extraCard', 67)] }, idle])
    table.play(29)
    table.answer({ type: 'play', card: 34 })
    expect(table.hand()).toEqual([22, 34])
    expect(table.gone()).toEqual([29])
  })

  it('SY-3.7 two encores are for the same action: there is but one first', () => {
    const table = scene([{ hand: [80, 34], effects: [now('encore', 68), now('encore', 54)] }, idle])
    table.play(80)
    table.answer({ type: 'play', card: 34 })
    expect(table.hand()).toEqual([80])
    expect(table.gone()).toEqual([34])
  })

  it('SY-3.7 Day Labour returns once, for whatever reason', () => {
    const table = scene([{ hand: [36], effects: [now('encore', 68)] }, idle])
    table.play(36)
    expect(table.hand()).toEqual([36])
  })
})

describe('SY-3.8 game end', () => {
  it('SY-3.8 effects happen in ascending card number', () => {
    const table = scene([{ hand: [60], display: [24, { card: 7, markers: 4 }, 54, 12] }, { display: [13] }], {
      round: 12,
    })
    table.state.players[0]!.display.find(({ card }) => card === 54)!.as = 24
    table.play(60)
    // 10 of the census, 20 of the chop shop; 24 and its copy take 25 each, but never below 0.
    expect(table.cash()).toBe(0)
    const told = table.log.filter(({ key }) => key === 'gained' || key === 'lostMoney' || key === 'marked')
    expect(told.map(({ params }) => params['card'])).toEqual([60, 7, 12, 24, 54])
    expect(table.markers(12)).toBe(2)
  })
})

describe('SY-3.9 discounts', () => {
  it('SY-3.9 they stack, to 0 at least; what costs nothing is not asked about', () => {
    const table = scene([{ hand: [8], display: [66, 52] }, idle])
    table.play(8)
    expect(table.state.phase).toBe('pick')
    expect(table.markers(8)).toBe(2)
    const cheap = scene([{ hand: [13], display: [66, 52] }, idle])
    cheap.play(13)
    expect(cheap.markers(13)).toBe(1)
    expect(cheap.cash()).toBe(5)
  })

  it('SY-3.9 66 makes 21’s 10 a 5', () => {
    const table = scene([{ hand: [21], cash: 5, display: [66] }, idle])
    table.play(21)
    table.answer({ type: 'payCash' })
    expect(table.cash()).toBe(0)
    expect(table.shown(21)).toBeDefined()
  })
})

describe('SY-7 worked examples', () => {
  it('SY-7.1: cards 21, 25 and 43 resolve in that order', () => {
    const table = scene(scenes['SY-7.1'])
    table.play(43, 21, 25)
    table.answer({ type: 'payCash' })
    expect(table.log.filter(({ key }) => key === 'played').map(({ params }) => params['card'])).toEqual([21, 25, 43])
  })

  it.each([{ type: 'pay', card: 23 } as const, { type: 'pay', card: 8 } as const, { type: 'payCash' } as const])(
    'SY-7.2: 21 can be paid by %o',
    (move) => {
      const table = scene(scenes['SY-7.2'])
      table.play(21, 22)
      table.answer(move)
      expect(table.shown(21)).toBeDefined()
      expect(table.gone()).toEqual('card' in move ? [move.card] : [])
      expect(table.cash()).toBe('card' in move ? 10 : 0)
    },
  )

  it('SY-7.3: 43 with a K and a W: the need is met and both stay', () => {
    const table = scene(scenes['SY-7.3'])
    table.play(43, 22)
    expect(table.keys()).not.toContain('failed')
    expect([table.shown(65), table.shown(7)]).not.toContain(undefined)
  })

  it('SY-7.4: 25 with two B: +20', () => {
    const table = scene(scenes['SY-7.4'])
    table.play(25, 22)
    expect(table.cash()).toBe(20)
  })

  it('SY-7.5: a BW holding onto one W and one B elsewhere: 4 markers', () => {
    const table = scene(scenes['SY-7.5'])
    table.play(8, 22)
    table.answer({ type: 'payCash' })
    expect(table.markers(8)).toBe(4)
  })

  it('SY-7.6: 56 when the opponents’ fullest has 4 m: one of yours gets 4', () => {
    const table = scene(scenes['SY-7.6'])
    table.play(56, 22)
    table.answer({ type: 'mark', card: 11 })
    expect([table.markers(7), table.markers(11)]).toEqual([0, 4])
  })
})
