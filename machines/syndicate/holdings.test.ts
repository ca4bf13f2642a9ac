import { describe, expect, it } from 'vitest'
import { scene, type Actor } from './testing.ts'

const idle = {}

/** A holding is played and paid for in cash, if it costs any; how many markers lie on it after the round. */
function opened(card: number, actor: Actor, others: Actor[] = [idle]) {
  const table = scene([{ ...actor, hand: [card, ...(actor.hand ?? [])] }, ...others])
  table.play(card, ...others.map(() => null))
  if (table.state.phase === 'resolve.cost') table.answer({ type: 'payCash' })
  return table
}

describe('SY-5 holdings', () => {
  it.each([
    [7, 10, 1],
    [8, 10, 2],
    [9, 10, 2],
    [10, 15, 1],
    [11, 15, 3],
    [12, 10, 0],
    [13, 5, 1],
    [14, 10, 2],
    [16, 10, 1],
    [17, 20, 1],
    [18, 30, 6],
    [19, 15, 1],
  ])('%i costs %i in cash and has %i m then', (card, price, markers) => {
    const table = opened(card, { cash: price })
    expect(table.log.find(({ key }) => key === 'paid')?.params).toEqual({ by: 0, money: price, card })
    expect(table.markers(card)).toBe(markers)
    const poor = opened(card, { cash: price - 5 })
    expect(poor.gone()).toEqual([card])
    expect(poor.cash()).toBe(price - 5)
  })

  it.each([
    [37, 'G K', [22, 65], [22], 1],
    [47, 'G G', [57], [22], 2],
    [48, 'C C', [25, 64], [64], 2],
    [49, 'C', [6], [22], 1],
    [51, 'K K', [61], [65], 2],
  ])('%i needs %s', (card, _need, enough, tooLittle, markers) => {
    expect(opened(card, { display: enough }).markers(card)).toBe(markers)
    expect(opened(card, { display: tooLittle }).gone()).toEqual([card])
  })

  it('7 Chop Shop: at game end +5 per m here', () => {
    const table = scene([{ hand: [28], display: [{ card: 7, markers: 3 }] }, idle], { round: 12 })
    table.play(28)
    expect(table.cash()).toBe(15)
  })

  it('8 Roadhouse: m for B and W', () => {
    expect(opened(8, { cash: 10, display: [11, 16] }).markers(8)).toBe(4)
  })

  it('9 Drive-In: m for H and W', () => {
    expect(opened(9, { cash: 10, display: [10, 11] }).markers(9)).toBe(3)
  })

  it('10 Dance Hall: each round the sole player with the most holdings gains 5, whoever it is', () => {
    const mine = opened(10, { cash: 15 })
    expect(mine.cash()).toBe(5)
    const theirs = opened(10, { cash: 15 }, [{ display: [8, 9] }])
    expect([theirs.cash(0), theirs.cash(1)]).toEqual([0, 5])
    const tied = opened(10, { cash: 15 }, [{ display: [8] }])
    expect([tied.cash(0), tied.cash(1)]).toEqual([0, 0])
  })

  it('11 Wine Cellar: +2 m here', () => {
    expect(opened(11, { cash: 15, display: [8] }).markers(11)).toBe(4)
  })

  it('12 Scrapyard: gets its normal m at game end', () => {
    const table = scene([{ hand: [12], cash: 10, display: [7, 8] }, idle], { round: 12 })
    table.play(12)
    table.answer({ type: 'payCash' })
    expect(table.markers(12)).toBe(3)
    expect(opened(12, { cash: 10, display: [7, 8] }).markers(12)).toBe(0)
  })

  it('12 Scrapyard: the rest comes now', () => {
    const table = scene([
      { hand: [12], cash: 10, display: [7], effects: [{ what: 'extraMarkers', card: 43, round: 5, n: 3 }] },
      idle,
    ])
    table.play(12)
    table.answer({ type: 'payCash' }, { type: 'use' })
    expect(table.markers(12)).toBe(3)
  })

  it('13 Lonely Hearts: at game end +20 to the sole player with the most thugs', () => {
    const end = (theirs: number[]) => {
      const table = scene([{ hand: [13], cash: 5, display: [62] }, { display: theirs }], { round: 12 })
      table.play(13)
      table.answer({ type: 'payCash' })
      return table.cash()
    }
    expect(end([])).toBe(20)
    expect(end([22])).toBe(0)
  })

  it('14 Cocktail Lounge: m for B and H', () => {
    expect(opened(14, { cash: 10, display: [10, 9, 11] }).markers(14)).toBe(5)
  })

  it('15 Bottling Plant: free, and 1 m more per C', () => {
    expect(opened(15, { display: [71, 66, 22] }).markers(15)).toBe(3)
  })

  it('16 Pawn Shop: each round +5 with at most 2 holdings and at most 2 thugs', () => {
    expect(opened(16, { cash: 10, display: [8, 22, 24] }).cash()).toBe(5)
    expect(opened(16, { cash: 10, display: [8, 9] }).cash()).toBe(0)
    expect(opened(16, { cash: 10, display: [22, 24, 70] }).cash()).toBe(0)
  })

  it('17 Speakeasy: +1 m here after you play an action', () => {
    const table = scene([{ hand: [28], display: [17] }, { hand: [34] }])
    table.play(28, 34)
    expect(table.markers(17)).toBe(1)
  })

  it('18 Grand Hotel: +5 m here', () => {
    expect(opened(18, { cash: 30, display: [11] }).markers(18)).toBe(7)
  })

  it('19 Matchmaker: each round the sole player with the most H gains 5, whoever it is', () => {
    expect(opened(19, { cash: 15 }).cash()).toBe(5)
    const theirs = opened(19, { cash: 15 }, [{ display: [9, 14] }])
    expect([theirs.cash(0), theirs.cash(1)]).toEqual([0, 5])
    expect(opened(19, { cash: 15 }, [{ display: [9] }]).cash()).toBe(0)
  })

  it('37 Conglomerate: 1 m here per holding, itself included', () => {
    expect(opened(37, { display: [22, 65, 8, 9] }).markers(37)).toBe(3)
  })

  it('44 Money Lender: +20, and from now on a holding that you play gets 1 m less', () => {
    expect(opened(44, {}).cash()).toBe(20)
    expect(opened(8, { cash: 10, display: [44] }).markers(8)).toBe(1)
    expect(opened(12, { cash: 10, display: [44] }).markers(12)).toBe(0)
    expect(opened(11, { cash: 15, display: [44] }).markers(11)).toBe(2)
  })

  it('45 Bonding Company: +2 m here when you lose a thug or another holding', () => {
    const thug = scene([{ hand: [35], display: [45, 22] }, idle])
    thug.play(35)
    thug.answer({ type: 'pay', card: 22 })
    expect(thug.markers(45)).toBe(2)
    const holding = scene([{ hand: [4], display: [45, 8] }, idle])
    holding.play(4)
    holding.answer({ type: 'pay', card: 8 })
    expect(holding.markers(45)).toBe(2)
  })

  it('45 Bonding Company: m here can not be taken away', () => {
    const table = scene([
      { hand: [59], display: [22] },
      {
        display: [
          { card: 45, markers: 2 },
          { card: 8, markers: 2 },
        ],
      },
    ])
    table.play(59)
    expect([table.markers(45, 1), table.markers(8, 1)]).toEqual([2, 1])
  })

  it('46 Temperance Hall: each round +10 if no holding in play has a B or an H', () => {
    expect(opened(46, { display: [7] }, [{ display: [16] }]).cash()).toBe(10)
    expect(opened(46, {}, [{ display: [10] }]).cash()).toBe(0)
    expect(opened(46, { display: [11] }).cash()).toBe(0)
  })

  it('49 Flower Shop: each round +5 with at least 3 m here', () => {
    expect(opened(49, { display: [6, 9, 10], cash: 5 }).cash()).toBe(5 + 5 + 5)
    expect(opened(49, { display: [6, 9], cash: 5 }).cash()).toBe(5)
  })

  it('50 Planning Bureau: 1 m on each of your holdings with no symbols, itself included', () => {
    const table = opened(50, { display: [44, 52, 8] })
    expect([50, 44, 52, 8].map((card) => table.markers(card))).toEqual([1, 1, 1, 0])
  })

  it('52 Franchise Office: +5 whenever you play another holding; holdings cost 5 less', () => {
    expect(opened(52, {}).cash()).toBe(0)
    const table = opened(8, { cash: 5, display: [52] })
    expect(table.markers(8)).toBe(2)
    expect(table.cash()).toBe(5)
    // A thug is not cheaper.
    const thug = scene([{ hand: [21], cash: 5, display: [52] }, idle])
    thug.play(21)
    expect(thug.moves()).toEqual([{ type: 'pay', card: 52 }, { type: 'decline' }])
  })

  it('55 Clubhouse: does again what your thugs did once, in your order', () => {
    const table = scene([{ hand: [55], display: [22, 6, 23, 61] }, { cash: 20 }])
    table.play(55)
    expect(table.moves()).toEqual([
      { type: 'first', card: 22 },
      { type: 'first', card: 23 },
    ])
    table.answer({ type: 'first', card: 23 })
    expect(table.cash()).toBe(20)
  })

  it.each([1, 22, 23, 24, 25, 53, 57, 63, 64, 65, 67, 68, 72, 76, 77])('55 Clubhouse: repeats %i', (card) => {
    const table = opened(55, { display: [card] })
    expect(table.log.filter(({ key }) => key === 'repeated').map(({ params }) => params['card'])).toEqual([card])
  })

  it.each([6, 21, 42, 54, 61, 62, 66, 69, 70, 71])('55 Clubhouse: %i has nothing to repeat', (card) => {
    expect(opened(55, { display: [card] }).keys()).not.toContain('repeated')
  })

  it('58 Wrecking Yard: costs a holding; others remove 1 m from each of their holdings', () => {
    const table = scene([
      { hand: [58], display: [8] },
      {
        display: [
          { card: 9, markers: 2 },
          { card: 10, markers: 0 },
        ],
      },
      { display: [{ card: 18, markers: 6 }] },
    ])
    table.play(58)
    table.answer({ type: 'pay', card: 8 })
    expect(table.markers(58)).toBe(1)
    expect([table.markers(9, 1), table.markers(10, 1), table.markers(18, 2)]).toEqual([1, 0, 5])
  })
})
