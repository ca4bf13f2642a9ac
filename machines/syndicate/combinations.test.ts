import { describe, expect, it } from 'vitest'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'
import type { RoundEffect } from './state.ts'
import type { RoundEffectName } from './vocabulary.ts'

const idle = {}
const effect = (what: RoundEffectName, card: number, round = 5): RoundEffect => ({ what, card, round, n: 0 })
const mimic = (as: number) => ({ card: 54, as })

describe('copies and triggers', () => {
  it('a copied 61 ignores the play of 54, the real one doesn’t', () => {
    const table = scene([{ hand: [54], display: [61] }, idle])
    table.play(54)
    expect(table.cash()).toBe(15)
  })

  it('afterwards both pay for another thug', () => {
    const table = scene([{ hand: [22], display: [61, mimic(61)] }, idle])
    table.play(22)
    expect(table.cash()).toBe(40)
  })

  it('54 brings the symbols of what it copies: 23 counts its own G', () => {
    const table = scene([{ hand: [54], display: [23] }, idle])
    table.play(54)
    expect(table.cash()).toBe(10)
  })

  it('54 as 70 and as 71 pays after an action', () => {
    const tim = scene([{ hand: [34], display: [70, mimic(70)] }, idle])
    tim.play(34)
    expect(tim.cash()).toBe(40)
    const cora = scene([{ hand: [34], display: [71, mimic(71)] }, idle])
    cora.play(34)
    // Two G, twice.
    expect(cora.cash()).toBe(30 + 10 + 10)
  })

  it('54 copies 71 without its cost', () => {
    const table = scene([{ hand: [54], display: [71] }, idle])
    table.play(54)
    expect(table.shown(54)?.as).toBe(71)
    expect(table.shown(71)).toBeDefined()
  })

  it('54 as 62 pays when it is lost', () => {
    const table = scene([{ hand: [35], display: [mimic(62)] }, idle])
    table.play(35)
    table.answer({ type: 'pay', card: 54 })
    expect(table.cash()).toBe(45)
  })

  it('54 as 66 is a second discount', () => {
    const table = scene([{ hand: [10], display: [66, mimic(66)], cash: 5 }, idle])
    table.play(10)
    table.answer({ type: 'payCash' })
    expect(table.markers(10)).toBe(1)
  })

  it('54 as 72 is disguised itself', () => {
    const table = scene([{ hand: [54, 31], display: [72] }, idle])
    table.play(54)
    expect(table.state.players[0]!.effects).toEqual([{ what: 'disguise', card: 54, round: 6, n: 0 }])
    table.pick()
    table.play(31)
    expect(table.cash()).toBe(10)
  })

  it('53 finds 54, which may copy 53 and search on', () => {
    const table = scene([{ hand: [53], display: [61] }, idle], { deck: [8, 54, 9, 22] })
    table.play(53)
    table.answer({ type: 'copy', card: 53 })
    expect(table.shown(22)).toBeDefined()
    expect(table.state.unearthed).toEqual([8, 9, 22, 54])
    // Quincy's 10, and Rita's 15 for each of 22, 54 and 53.
    expect(table.cash()).toBe(10 + 3 * 15)
  })

  it('a thug found by 53 counts as played, for 3 as well', () => {
    const table = scene([{ hand: [53] }, { hand: [3] }], { deck: [62] })
    table.play(53, 3)
    expect(table.cash(1)).toBe(10 + 10 + 10)
  })

  it('55 repeats 54 as what it copies, and what 53 finds is not repeated', () => {
    const table = scene([{ hand: [55], display: [mimic(22), 53] }, idle], { deck: [24] })
    table.play(55)
    table.answer({ type: 'first', card: 53 })
    expect(table.cash()).toBe(20 + 10)
    expect(table.shown(24)).toBeDefined()
  })

  it('55 repeats nothing of 61, 70 and 71, which do nothing once', () => {
    const table = scene([{ hand: [55], display: [61, 70, 71, mimic(71)] }, idle])
    table.play(55)
    expect(table.keys()).not.toContain('repeated')
    expect(table.cash()).toBe(0)
  })

  it('55 repeating 53: the thug that is found is played, and 61 pays for it', () => {
    const table = scene([{ hand: [55], display: [53, 61] }, idle], { deck: [34, 22] })
    table.play(55)
    expect(table.shown(22)).toBeDefined()
    expect(table.cash()).toBe(10 + 15)
  })

  it('55 makes a second parrot: each copy on its own', () => {
    const table = scene([
      { hand: [55], display: [1, mimic(1)] },
      { hand: [60], display: [8] },
    ])
    table.play(55, 60)
    table.answer({ type: 'first', card: 1 })
    expect([table.cash(0), table.cash(1)]).toEqual([10, 5])
  })

  it('55 repeating 72 disguises Sid next round, and leaves this round as it is', () => {
    const table = scene([{ hand: [55, 28], display: [72], effects: [effect('disguise', 72)] }, idle])
    table.play(55)
    table.pick()
    table.play(28)
    expect(table.cash()).toBe(30)
  })
})

describe('costs ignored', () => {
  it('62 is worth more given up than kept, though the cost could be ignored', () => {
    const table = scene([{ hand: [35], display: [62], effects: [effect('ignoreCost', 63)] }, idle])
    table.play(35)
    expect(table.moves()).toEqual([{ type: 'pay', card: 62 }, { type: 'use' }, { type: 'decline' }])
    table.answer({ type: 'use' })
    expect(table.cash()).toBe(25)
    expect(table.shown(62)).toBeDefined()
  })
})

describe('the last round', () => {
  it('67 played in round 12 lapses', () => {
    const table = scene([{ hand: [67, 22] }, idle], { round: 12 })
    table.play(67)
    expect(table.state.phase).toBe('over')
    expect(table.hand()).toEqual([22])
  })

  it('67’s extra card is played in round 12', () => {
    const table = scene([{ hand: [22, 24], effects: [effect('extraCard', 67, 12)] }, idle], { round: 12 })
    table.play(22)
    table.answer({ type: 'play', card: 24 })
    expect(table.state.phase).toBe('over')
    expect(table.cash()).toBe(30 - 25)
  })

  it('80 works in round 12', () => {
    const table = scene([{ hand: [80, 24] }, idle], { round: 12 })
    table.play(80)
    table.answer({ type: 'play', card: 24 })
    expect(table.state.phase).toBe('over')
    expect(table.cash()).toBe(5)
  })

  it('losses announced in round 12 never come', () => {
    const table = scene([{ hand: [79], display: [6], cash: 5 }, { display: [8] }], { round: 12 })
    table.play(79)
    expect(table.state.phase).toBe('over')
    expect(table.shown(8, 1)).toBeDefined()
  })
})

describe('1 with others', () => {
  it('1 with 34: the neighbour’s 30, and 10 of one’s own', () => {
    const table = scene([{ hand: [1] }, { hand: [34] }, idle])
    table.play(1, 34)
    expect([table.cash(0), table.cash(1), table.cash(2)]).toEqual([40, 30, 10])
  })

  it('1 with 78: what they actually got, and one’s own 78 doubles it again', () => {
    const table = scene([
      { hand: [1], effects: [effect('double', 78)] },
      { hand: [22], effects: [effect('double', 78)] },
    ])
    table.play(1, 22)
    expect([table.cash(0), table.cash(1)]).toEqual([40, 20])
  })

  it('1 not at game end', () => {
    const table = scene([{ hand: [1] }, { hand: [60], display: [{ card: 7, markers: 2 }] }], { round: 12 })
    table.play(1, 60)
    expect([table.cash(0), table.cash(1)]).toEqual([5, 15])
  })

  it('1 with each-round money and with insurance at the end of the round', () => {
    const table = scene([{ hand: [1] }, { hand: [60], display: [62, 16] }])
    table.state.losses.push({ card: 40, by: 0, round: 5, kind: 'thug', who: 'others' })
    table.play(1, 60)
    expect([table.cash(0), table.cash(1)]).toEqual([5 + 5 + 20, 5 + 5 + 20])
  })
})

describe('78 with each-round money', () => {
  it('doubles what one gains, and what a Dance Hall of another brings', () => {
    const table = scene([
      { hand: [60], display: [8, 9, 69], effects: [effect('double', 78)] },
      { hand: [33], display: [10] },
    ])
    table.play(60, 33)
    expect(table.cash(0)).toBe(20 + 10 + 10)
  })
})

describe('losses at the end of the round', () => {
  it('45 and 62 answer to them', () => {
    const table = scene([{ hand: [60] }, { hand: [33], display: [62, 45, 8] }])
    table.state.losses.push(
      { card: 40, by: 0, round: 5, kind: 'thug', who: 'others' },
      { card: 79, by: 0, round: 5, kind: 'holding', who: 'others' },
    )
    table.play(60, 33)
    expect(table.state.question).toEqual({ ask: 'lose', seat: 1, kind: 'holding', card: 79 })
    table.answer({ type: 'lose', card: 8 })
    expect(table.cash(1)).toBe(20)
    expect(table.markers(45, 1)).toBe(4)
  })

  it('45 lost itself brings nothing', () => {
    const table = scene([{ hand: [60] }, { hand: [33], display: [45] }])
    table.state.losses.push({ card: 5, by: 0, round: 5, kind: 'holding', who: 'all' })
    table.play(60, 33)
    expect(table.shown(45, 1)).toBeUndefined()
  })
})

describe('2 and 3', () => {
  it('count nested and extra cards of a neighbour, from the moment they resolve', () => {
    const table = scene([{ hand: [2] }, { hand: [80, 34, 28], effects: [effect('extraCard', 67)] }])
    table.play(2, 80)
    table.answer({ type: 'play', card: 34 }, { type: 'play', card: 28 })
    expect(table.cash(0)).toBe(10 + 10 + 10 + 10 + 10)
  })

  it('a second 2 counts on its own', () => {
    const table = scene([
      { hand: [2], effects: [effect('encore', 68), effect('extraCard', 67)] },
      { hand: [3, 28], effects: [effect('extraCard', 67)] },
    ])
    table.play(2, 3)
    expect(table.cash(0)).toBe(10 + 10)
    table.answer({ type: 'play', card: 2 }, { type: 'play', card: 28 })
    expect(table.cash(0)).toBe(10 + 10 + 10 + 2 * 10)
  })
})

describe('36', () => {
  it('looks at the money before what its playing sets off', () => {
    const table = scene([{ hand: [36], cash: 30, display: [70] }, idle])
    table.play(36)
    expect(table.cash()).toBe(50)
    expect(table.hand()).toEqual([36])
  })
})

describe('a question in the middle', () => {
  it('is saved and goes on from the file', () => {
    const table = scene([
      { hand: [80, 34, 38], display: [8, 9], effects: [effect('encore', 68)] },
      { hand: [2], cash: 5 },
    ])
    table.play(80, 2)
    table.answer({ type: 'mark', card: 8 }, { type: 'play', card: 38 })
    expect(table.state.phase).toBe('resolve.holding')
    const saved = JSON.parse(JSON.stringify(table.state)) as typeof table.state
    table.answer({ type: 'mark', card: 9 })
    expect(syndicate.apply(saved, 0, { type: 'mark', card: 9 })).toEqual(table.state)
    expect(table.cash(1)).toBe(5 + 10 + 10 + 10)
    expect(table.hand(0)).toEqual([34, 80])
  })
})
