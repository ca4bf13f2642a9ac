import { describe, expect, it } from 'vitest'
import { scene, type Actor } from './testing.ts'

const idle = {}

/** An action is played, by the one player who has a card; its cost is paid with a card if need be. */
function done(card: number, actor: Actor, others: Actor[] = [idle], paidWith?: number) {
  const table = scene([{ ...actor, hand: [card, ...(actor.hand ?? [])] }, ...others])
  table.play(card, ...others.map(() => null))
  if (paidWith !== undefined) table.answer({ type: 'pay', card: paidWith })
  return table
}

describe('SY-5 actions', () => {
  it('2 Street Collection: +10, and +10 whenever a neighbour plays an action this round', () => {
    const table = scene([{ hand: [2] }, { hand: [34] }, { hand: [33] }, { hand: [28] }])
    table.play(2, 34, 33, 28)
    // 10, two neighbours' actions, and 10 from the open house; the third is nobody's neighbour here.
    expect(table.cash(0)).toBe(40)
  })

  it('3 Hired Muscle: +10, and +10 whenever a neighbour plays a thug this round', () => {
    const table = scene([{ hand: [3] }, { hand: [22] }, { hand: [24] }, { hand: [34] }])
    table.play(3, 22, 24, 34)
    expect(table.cash(0)).toBe(10 + 10 + 10)
  })

  it('4 Cash Out: costs a holding; +15 per m it had', () => {
    const table = done(4, { display: [{ card: 8, markers: 3 }] }, [idle], 8)
    expect(table.cash()).toBe(45)
    expect(table.gone()).toEqual([8, 4])
  })

  it('5 Inside Tip: needs K; +5 per m on your fullest; at the end of next round everybody loses a holding', () => {
    expect(done(5, { display: [{ card: 8, markers: 3 }] }).cash()).toBe(0)
    const table = scene([
      { hand: [5, 28], display: [65, { card: 8, markers: 3 }, 9] },
      { hand: [33, 60], display: [11] },
    ])
    table.play(5, 33)
    expect(table.cash()).toBe(15)
    table.pick()
    table.play(28, 60)
    expect(table.state.phase).toBe('endOfRound.lose')
    expect(table.moves()).toEqual([
      { type: 'lose', card: 8 },
      { type: 'lose', card: 9 },
    ])
    table.answer({ type: 'lose', card: 9 })
    expect([table.shown(9), table.shown(11, 1)]).toEqual([undefined, undefined])
  })

  it('20 Clean Hands: needs the sole fewest thugs; +25', () => {
    expect(done(20, {}, [{ display: [22] }]).cash()).toBe(25)
    expect(done(20, {}, [{ display: [22] }, idle]).cash()).toBe(0)
  })

  it('26 Rent Day: needs 2 holdings; +10 per thug', () => {
    expect(done(26, { display: [8, 9, 22, 62] }).cash()).toBe(20)
    expect(done(26, { display: [8, 22, 62] }).cash()).toBe(0)
  })

  it('27 Sell Secrets: costs a hand card, which leaves face up; +30', () => {
    const table = done(27, { hand: [62], display: [45] }, [idle], 62)
    expect(table.cash()).toBe(30)
    expect(table.gone()).toEqual([62, 27])
    // It is not lost.
    expect(table.markers(45)).toBe(0)
    expect(done(27, {}).cash()).toBe(0)
  })

  it('28 Three-Part Job: +10 with a G, +10 with a C, +10 with a K', () => {
    expect(done(28, {}).cash()).toBe(0)
    expect(done(28, { display: [57] }).cash()).toBe(10)
    expect(done(28, { display: [22, 6], cash: 5 }).cash()).toBe(25)
    expect(done(28, { display: [21] }).cash()).toBe(30)
  })

  it('29 Big Bank: needs 90 cash; +45', () => {
    expect(done(29, { cash: 90 }).cash()).toBe(135)
    expect(done(29, { cash: 85 }).cash()).toBe(85)
  })

  it('30 Armoured Car: needs G C K; +25', () => {
    expect(done(30, { display: [22, 67] }).cash()).toBe(25)
    expect(done(30, { display: [22, 62] }).cash()).toBe(0)
  })

  it('31 Back-Door Deal: +10 per K, +10 per W', () => {
    expect(done(31, { display: [61, 8] }).cash()).toBe(30)
  })

  it('32 Rum Run: needs C B; +25', () => {
    expect(done(32, { display: [6, 8], cash: 5 }).cash()).toBe(30)
    expect(done(32, { display: [8] }).cash()).toBe(0)
  })

  it('33 Joy Ride: +10 per C, +10 per H', () => {
    expect(done(33, { display: [42, 9] }).cash()).toBe(30)
  })

  it('34 Open House: +30; others +10', () => {
    const table = done(34, {}, [idle, idle])
    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([30, 10, 10])
  })

  it('35 Turncoat: costs a thug; +25', () => {
    expect(done(35, { display: [22] }, [idle], 22).cash()).toBe(25)
    expect(done(35, { display: [8] }).cash()).toBe(0)
  })

  it('36 Day Labour: +15; returns if you then have less than 50', () => {
    const poor = done(36, { cash: 30 })
    expect(poor.cash()).toBe(45)
    expect(poor.hand()).toEqual([36])
    const rich = done(36, { cash: 35 })
    expect(rich.hand()).toEqual([])
    expect(rich.gone()).toEqual([36])
  })

  it('38 Facelift: 2 m on one of your holdings; without one it is skipped', () => {
    const table = done(38, { display: [8, 9] })
    expect(table.moves()).toEqual([
      { type: 'mark', card: 8 },
      { type: 'mark', card: 9 },
    ])
    table.answer({ type: 'mark', card: 9 })
    expect([table.markers(8), table.markers(9)]).toEqual([0, 2])
    expect(done(38, { display: [8] }).markers(8)).toBe(2)
    expect(done(38, { display: [70] }).cash()).toBe(5)
  })

  it('39 Valentine: needs H; 1 m on each of your holdings', () => {
    const table = done(39, { display: [8, 9] })
    expect([table.markers(8), table.markers(9)]).toEqual([1, 1])
    expect(done(39, { display: [8] }).markers(8)).toBe(0)
  })

  it('40 Grass Roots: 1 m on holdings with at most 1; at the end of next round others lose a thug', () => {
    const table = scene([
      { hand: [40, 28], display: [22, 8, { card: 9, markers: 1 }, { card: 10, markers: 2 }] },
      { hand: [33, 60], display: [24, 62] },
    ])
    table.play(40, 33)
    expect([8, 9, 10].map((card) => table.markers(card))).toEqual([1, 2, 2])
    table.pick()
    table.play(28, 60)
    expect(table.moves()).toEqual([
      { type: 'lose', card: 24 },
      { type: 'lose', card: 62 },
    ])
    table.answer({ type: 'lose', card: 24 })
    expect([table.shown(24, 1), table.shown(22, 0)]).toEqual([undefined, { card: 22, as: 22, markers: 0 }])
  })

  it('41 Moving Day: a holding goes back into your hand; next round a holding gets its m, plus 2', () => {
    const table = done(41, { display: [{ card: 18, markers: 3 }], hand: [15] }, [idle], 18)
    expect(table.hand()).toEqual([15, 18])
    table.pick()
    table.play(15)
    expect(table.state.phase).toBe('resolve.bonus')
    table.answer({ type: 'use' })
    expect(table.markers(15)).toBe(1 + 5)
  })

  it('43 Blueprint: needs K W; next round a holding that you play gets 3 extra m', () => {
    expect(done(43, { display: [65] }).state.players[0]!.effects).toEqual([])
    const table = done(43, { display: [65, 8], hand: [15] })
    table.pick()
    table.play(15)
    table.answer({ type: 'use' })
    expect(table.markers(15)).toBe(2 + 3)
  })

  it('56 Copycat: needs W; one of your holdings gets as many m as the opponents’ fullest', () => {
    expect(done(56, { display: [10] }, [{ display: [{ card: 18, markers: 4 }] }]).markers(10)).toBe(0)
    const table = done(56, { display: [{ card: 8, markers: 1 }] }, [{ display: [{ card: 18, markers: 4 }] }])
    expect(table.markers(8)).toBe(5)
    // With nothing to copy there is nothing to choose.
    expect(done(56, { display: [8, 9] }).state.phase).toBe('pick')
  })

  it('59 Broken Windows: needs G; others remove 1 m from each of their holdings', () => {
    const theirs = {
      display: [
        { card: 8, markers: 2 },
        { card: 9, markers: 0 },
      ],
    }
    expect(done(59, {}, [theirs]).markers(8, 1)).toBe(2)
    const table = done(59, { display: [22, { card: 10, markers: 2 }] }, [theirs])
    expect([table.markers(8, 1), table.markers(9, 1), table.markers(10)]).toEqual([1, 0, 2])
  })

  it('60 Town Census: +5 per holding of the player with the most holdings', () => {
    expect(done(60, { display: [8] }, [{ display: [9, 10, 11] }]).cash()).toBe(15)
    expect(done(60, { display: [8] }, [{ display: [9] }]).cash()).toBe(5)
  })

  it('73 Roll Call: needs G; +5 per thug of who has most; at the end of next round everybody loses a thug', () => {
    expect(done(73, {}).cash()).toBe(0)
    const table = scene([
      { hand: [73, 28], display: [22] },
      { hand: [33, 60], display: [62, 65, 68] },
    ])
    table.play(73, 33)
    expect(table.cash()).toBe(15)
    table.pick()
    table.play(28, 60)
    table.answer({ type: 'lose', card: 68 })
    expect([table.shown(22), table.shown(68, 1)]).toEqual([undefined, undefined])
  })

  it('74 Mixed Bag: with a C +10; with a G others −10; with a K draw a card', () => {
    const all = done(74, { display: [21] }, [{ cash: 15 }])
    expect([all.cash(0), all.cash(1), all.hand().length]).toEqual([10, 5, 1])
    const none = done(74, {}, [{ cash: 15 }])
    expect([none.cash(0), none.cash(1), none.hand().length]).toEqual([0, 15, 0])
  })

  it('75 Protection Tour: others −10 per thug that you have', () => {
    const table = done(75, { display: [62, 65] }, [{ cash: 30, display: [22, 24, 70] }, { cash: 15 }])
    expect([table.cash(1), table.cash(2)]).toEqual([10, 0])
  })

  it('78 Double or Nothing: next round money that you gain is doubled', () => {
    const table = done(78, { hand: [34] })
    table.pick()
    table.play(34)
    expect([table.cash(0), table.cash(1)]).toEqual([60, 10])
  })

  it('79 Eviction: needs C; at the end of next round others lose a holding', () => {
    expect(done(79, {}).state.losses).toEqual([])
    const table = scene([
      { hand: [79, 28], display: [6, 8], cash: 5 },
      { hand: [33, 60], display: [9, 10] },
      { hand: [34, 74] },
    ])
    table.play(79, 33, 34)
    table.pick()
    table.play(28, 60, 74)
    table.answer({ type: 'lose', card: 9 })
    expect([table.shown(8), table.shown(9, 1)]).toEqual([{ card: 8, as: 8, markers: 0 }, undefined])
  })

  it('80 Opening Move: +10; 1 m on one of your holdings; you may at once play another card', () => {
    const table = done(80, { display: [8], hand: [22, 24] })
    expect(table.cash()).toBe(10)
    expect(table.markers(8)).toBe(1)
    expect(table.moves()).toEqual([{ type: 'play', card: 22 }, { type: 'play', card: 24 }, { type: 'decline' }])
    table.answer({ type: 'play', card: 24 })
    expect(table.cash()).toBe(30)
    const none = done(80, { hand: [22] })
    none.answer({ type: 'decline' })
    expect(none.hand()).toEqual([22])
  })
})
