import { describe, expect, it } from 'vitest'
import { scene } from './testing.ts'

const idle = {}

describe('SY-5 thugs', () => {
  it('1 Parrot Pauline: this round, you gain what your left neighbour gains', () => {
    const table = scene([{ hand: [1] }, { hand: [22] }, { hand: [34] }])
    table.play(1, 22, 34)
    // The left neighbour gets 10 from Quincy and 10 from the open house; so do you, and 10 of your own.
    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([30, 20, 30])
    expect(table.state.players[0]!.effects).toEqual([])
  })

  it('1 Parrot Pauline: what the right neighbour gains is not hers', () => {
    const table = scene([{ hand: [1] }, idle, { hand: [22] }])
    table.play(1, null, 22)
    expect(table.cash(0)).toBe(0)
  })

  it('6 Broke Benny: each round +10 if you have no money', () => {
    const poor = scene([{ hand: [6] }, idle])
    poor.play(6)
    expect(poor.cash()).toBe(10)
    const rich = scene([{ hand: [6], cash: 5 }, idle])
    rich.play(6)
    expect(rich.cash()).toBe(5)
  })

  it('21 The Triplets: cost a thug or a holding or 10, and bring G, C and K', () => {
    const table = scene([{ hand: [21], cash: 10, display: [22, 8] }, idle])
    table.play(21)
    expect(table.moves()).toEqual([
      { type: 'pay', card: 22 },
      { type: 'pay', card: 8 },
      { type: 'payCash' },
      { type: 'decline' },
    ])
    table.answer({ type: 'payCash' })
    expect(table.cash()).toBe(0)
    expect(table.shown(21)).toEqual({ card: 21, as: 21, markers: 0 })
  })

  it('22 Quick Quincy: +10', () => {
    const table = scene([{ hand: [22] }, idle])
    table.play(22)
    expect(table.cash()).toBe(10)
  })

  it('23 Bandolier Bea: +5 per G, her own included', () => {
    const table = scene([{ hand: [23], display: [57, 22] }, idle])
    table.play(23)
    expect(table.cash()).toBe(20)
  })

  it('24 Tab Tabitha: +20 now, −25 at game end', () => {
    const table = scene([{ hand: [24], cash: 10 }, idle], { round: 12 })
    table.play(24)
    expect(table.state.phase).toBe('over')
    expect(table.cash()).toBe(5)
  })

  it('25 Barfly Boris: +10 per B', () => {
    const table = scene([{ hand: [25], display: [8, 11] }, idle])
    table.play(25)
    expect(table.cash()).toBe(20)
  })

  it('42 Foreman Frank: needs 2 thugs; a holding that you play gets 1 m more, after its effect', () => {
    const alone = scene([{ hand: [42], display: [22] }, idle])
    alone.play(42)
    expect(alone.gone()).toEqual([42])
    const table = scene([{ hand: [11], cash: 15, display: [42] }, idle])
    table.play(11)
    table.answer({ type: 'payCash' })
    expect(table.markers(11)).toBe(4)
    expect(
      table.log.filter(({ key }) => key === 'marked').map(({ params }) => [params['card'], params['markers']]),
    ).toEqual([
      [11, 1],
      [11, 2],
      [42, 1],
    ])
  })

  it('53 Wildcard Wanda: plays the first thug of the deck without cost or need', () => {
    const table = scene([{ hand: [53] }, idle], { deck: [8, 30, 61, 22] })
    table.play(53)
    expect(table.shown(61)).toBeDefined()
    expect(table.state.unearthed).toEqual([8, 30, 61])
    expect(table.state.deck).toEqual([22])
    // 61 was there when playing 53 was over.
    expect(table.cash()).toBe(15)
  })

  it('53 Wildcard Wanda: no thug, nothing more', () => {
    const table = scene([{ hand: [53] }, idle], { deck: [8, 30] })
    table.play(53)
    expect(table.state.deck).toEqual([])
    expect(table.state.players[0]!.display.map(({ card }) => card)).toEqual([53])
  })

  it('54 Mimic Mo: becomes another thug for good, and does its effect', () => {
    const table = scene([{ hand: [54], display: [23, 6] }, idle])
    table.play(54)
    expect(table.moves()).toEqual([
      { type: 'copy', card: 23 },
      { type: 'copy', card: 6 },
    ])
    table.answer({ type: 'copy', card: 23 })
    expect(table.shown(54)).toEqual({ card: 54, as: 23, markers: 0 })
    expect(table.cash()).toBe(10)
  })

  it('54 Mimic Mo: needs a thug; with the need ignored and no thug it stays blank', () => {
    const failed = scene([{ hand: [54] }, idle])
    failed.play(54)
    expect(failed.gone()).toEqual([54])
    const blank = scene([{ hand: [54], effects: [{ what: 'ignoreNeed', card: 64, round: 5, n: 0 }] }, idle])
    blank.play(54)
    blank.answer({ type: 'use' })
    expect(blank.shown(54)).toEqual({ card: 54, as: 54, markers: 0 })
  })

  it('57 Auditor Otto: costs a holding; +5 per m on the fullest holding in play', () => {
    const table = scene([
      { hand: [57], display: [8, { card: 9, markers: 2 }] },
      { display: [{ card: 18, markers: 6 }] },
    ])
    table.play(57)
    table.answer({ type: 'pay', card: 8 })
    expect(table.cash()).toBe(30)
  })

  it('61 Recruiter Rita: needs G and C; +15 whenever you play another thug', () => {
    const failed = scene([{ hand: [61], display: [22] }, idle])
    failed.play(61)
    expect(failed.gone()).toEqual([61])
    const herself = scene([{ hand: [61], display: [71] }, idle])
    herself.play(61)
    expect(herself.cash()).toBe(0)
    const table = scene([{ hand: [22], display: [61] }, idle])
    table.play(22)
    expect(table.cash()).toBe(25)
  })

  it('62 Insured Iggy: +20 when you lose this card', () => {
    const table = scene([{ hand: [35], display: [62] }, idle])
    table.play(35)
    table.answer({ type: 'pay', card: 62 })
    expect(table.cash()).toBe(45)
  })

  it('63 Smooth Sal: next round you may ignore a cost', () => {
    const table = scene([{ hand: [63, 18] }, idle])
    table.play(63)
    table.pick()
    table.play(18)
    expect(table.moves()).toEqual([{ type: 'use' }, { type: 'decline' }])
    table.answer({ type: 'use' })
    expect(table.markers(18)).toBe(6)
  })

  it('64 Forger Fay: next round you may ignore a need', () => {
    const table = scene([{ hand: [64, 30] }, idle])
    table.play(64)
    table.pick()
    table.play(30)
    expect(table.moves()).toEqual([{ type: 'use' }, { type: 'decline' }])
    table.answer({ type: 'use' })
    expect(table.cash()).toBe(25)
  })

  it('65 Connected Carlo: draws a card per K', () => {
    const table = scene([{ hand: [65], display: [61] }, idle], { deck: [8, 9, 11, 14] })
    table.play(65)
    expect(table.hand()).toEqual([8, 9, 11])
    expect(table.state.deck).toEqual([14])
  })

  it('66 Haggler Hana: your cash costs are 5 less', () => {
    const table = scene([{ hand: [8], cash: 5, display: [66] }, idle])
    table.play(8)
    table.answer({ type: 'payCash' })
    expect(table.cash()).toBe(0)
    expect(table.markers(8)).toBe(2)
  })

  it('67 Two-Time Toni: next round you may play one more card, after all others', () => {
    const table = scene([{ hand: [67, 22, 24] }, { hand: [36] }])
    table.play(67, 36)
    table.pick()
    table.play(22, 36)
    expect(table.state.phase).toBe('extra.offer')
    table.answer({ type: 'play', card: 24 })
    expect(table.cash()).toBe(30)
    expect(table.state.phase).toBe('pick')
  })

  it('68 Encore Ella: next round the first action that you play returns to your hand', () => {
    const table = scene([{ hand: [68, 28] }, idle])
    table.play(68)
    table.pick()
    table.play(28)
    // Nobody is asked (SY-3.7).
    expect(table.state.phase).toBe('pick')
    expect(table.keys().slice(-5)).toEqual(['used', 'played', 'gained', 'returned', 'round'])
    expect(table.cash()).toBe(10)
    expect(table.hand()).toContain(28)
    expect(table.gone()).toEqual([])
  })

  it('69 Landlord Lou: needs 2 holdings; each round +5', () => {
    const table = scene([{ hand: [69], display: [8, 9] }, idle])
    table.play(69)
    expect(table.cash()).toBe(5)
    const failed = scene([{ hand: [69], display: [8] }, idle])
    failed.play(69)
    expect(failed.gone()).toEqual([69])
  })

  it('70 Tipster Tim: +5 after you play an action', () => {
    const table = scene([{ hand: [34], display: [70] }, idle])
    table.play(34)
    expect(table.cash()).toBe(35)
  })

  it('71 Colonel Cora: costs a thug; +5 per G after you play an action', () => {
    const cost = scene([{ hand: [71], display: [8] }, idle])
    cost.play(71)
    expect(cost.gone()).toEqual([71])
    const table = scene([{ hand: [34], display: [71, 22] }, idle])
    table.play(34)
    expect(table.cash()).toBe(40)
  })

  it('72 Switchblade Sid: next round only, also counts as G and K', () => {
    const table = scene([{ hand: [72, 30, 28] }, idle])
    table.play(72)
    table.pick()
    table.play(30)
    expect(table.cash()).toBe(25)
    table.pick()
    table.play(28)
    expect(table.cash()).toBe(35)
  })

  it('72 Switchblade Sid: it is Sid who counts, so he has to be there', () => {
    const table = scene([
      { hand: [35, 28], display: [72], effects: [{ what: 'disguise', card: 72, round: 5, n: 0 }] },
      idle,
    ])
    table.play(28)
    expect(table.cash()).toBe(30)
    const gone = scene([{ hand: [28], display: [22], effects: [{ what: 'disguise', card: 72, round: 5, n: 0 }] }, idle])
    gone.play(28)
    expect(gone.cash()).toBe(10)
  })

  it('76 Bruiser Bo: others −10, and never below 0', () => {
    const table = scene([{ hand: [76], cash: 20 }, { cash: 15 }, { cash: 5 }])
    table.play(76)
    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([20, 5, 0])
  })

  it('77 Vandal Vic: others −5 for each holding they have', () => {
    const table = scene([{ hand: [77], display: [8, 9, 11] }, { cash: 20, display: [14, 15, 22] }, { cash: 20 }])
    table.play(77)
    expect([table.cash(1), table.cash(2)]).toEqual([10, 20])
  })
})
