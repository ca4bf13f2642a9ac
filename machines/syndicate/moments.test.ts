import { describe, expect, it } from 'vitest'
import type { Viewer } from '../kernel/game.ts'
import { toldTo } from '../kernel/steps.ts'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'

type Table = ReturnType<typeof scene>

/** A move as it is told to a viewer: the keys of each step's lines, and how the table looks then. */
const told = ({ state }: Table, seat: number, move: Parameters<Table['apply']>[1], viewer: Viewer = 'table') =>
  toldTo(syndicate.moments(state, seat, move), viewer).map(({ lines, view }) => ({
    keys: lines.map(({ key }) => key),
    view,
  }))

describe('a round, line by line', () => {
  it('SY-2.2 turns all cards at once, and then money and markers move card by card', () => {
    const table = scene([{ hand: [34, 60] }, { hand: [22, 24], display: [8] }, { hand: [14, 15], display: [9] }])
    table.apply(0, { type: 'play', card: 34 })
    table.apply(1, { type: 'play', card: 22 })
    const steps = told(table, 2, { type: 'play', card: 15 })
    expect(steps.map(({ keys }) => keys)).toEqual([
      ['revealed', 'revealed', 'revealed'],
      ['played'],
      ['marked'],
      ['played'],
      ['gained'],
      ['played'],
      ['gained'],
      ['gained'],
      ['gained'],
      ['round'],
    ])
    expect(steps.map(({ view }) => view.phase)).toEqual(['play', ...Array(8).fill('resolve.next'), 'pick'])
    const [revealed, played, marked, second] = steps.map(({ view }) => view.players)
    expect(revealed?.map(({ open, handSize }) => ({ open, handSize }))).toEqual([
      { open: [34], handSize: 1 },
      { open: [22], handSize: 1 },
      { open: [15], handSize: 1 },
    ])
    expect(played?.[2]).toMatchObject({ open: [], display: [{ card: 9 }, { card: 15, markers: 0 }] })
    expect(marked?.[2]?.display[1]).toEqual({ card: 15, as: 15, markers: 1 })
    expect(second?.[1]).toMatchObject({ open: [], cash: 0, display: [{ card: 8 }, { card: 22 }] })
    expect(steps.map(({ view }) => view.players.map(({ cash }) => cash).join()).slice(4)).toEqual([
      '0,10,0',
      '0,10,0',
      '30,10,0',
      '30,20,0',
      '30,20,10',
      '30,20,10',
    ])
  })

  it('SY-2.3 an action lies open until it is done, and is gone when the next card has its turn', () => {
    const table = scene([{ hand: [28, 60], display: [22] }, { hand: [34, 24] }])
    table.apply(0, { type: 'play', card: 28 })
    const steps = told(table, 1, { type: 'play', card: 34 })
    const open = steps.map(({ keys, view }) => [keys.at(-1), view.players.map((player) => player.open).join(' ')])
    expect(open.slice(0, 5)).toEqual([
      ['revealed', '28 34'],
      ['played', '28 34'],
      ['gained', '28 34'],
      ['played', ' 34'],
      ['gained', ' 34'],
    ])
  })

  it('SY-3.1 shows a card that is given up where it went, and what it was given for still open', () => {
    const table = scene([{ hand: [41], display: [{ card: 8, markers: 2 }] }, {}])
    table.apply(0, { type: 'play', card: 41 })
    const [tookBack] = told(table, 0, { type: 'pay', card: 8 }, 0)
    expect(tookBack?.keys[0]).toBe('tookBack')
    expect(tookBack?.view.players[0]).toMatchObject({ display: [], returned: [8], open: [41] })
    expect(tookBack?.view.mine?.hand).toEqual([8])
  })

  it('SY-2.1 tells each seat alone what it picked, with the packets already passed on', () => {
    let state = syndicate.setup({ seats: 2, seed: 'packets' })
    const [first, second] = state.players.map(({ packet }) => packet[0]!)
    state = syndicate.apply(state, 0, { type: 'pick', card: first! })
    const moments = syndicate.moments(state, 1, { type: 'pick', card: second! })
    const [picked] = toldTo(moments, 0)
    expect(picked?.lines).toEqual([{ key: 'picked', params: { card: first } }])
    expect(picked?.view.mine).toMatchObject({ hand: [first], choice: null })
    expect(picked?.view.players.map(({ packetSize }) => packetSize)).toEqual([11, 11])
    expect(toldTo(moments, 'table').flatMap(({ lines }) => lines.map(({ key }) => key))).toEqual(['round'])
  })
})

describe('open questions', () => {
  const now = (what: 'ignoreNeed' | 'extraMarkers' | 'extraCard', card: number) =>
    ({ what, card, round: 5, n: 3 }) as const

  it.each<[string, number, Parameters<typeof scene>[0][number], boolean]>([
    ['a cost that is paid from the display or in cash', 21, { cash: 10, display: [22] }, true],
    ['a cost that is paid from the hand', 27, { hand: [22] }, false],
    ['a need to ignore', 30, { effects: [now('ignoreNeed', 64)] }, true],
    ['extra markers', 15, { effects: [now('extraMarkers', 43)] }, true],
    ['a holding to mark', 38, { display: [8, 9] }, true],
    ['a thug to copy', 54, { display: [22, 24] }, true],
    ['the order of what is done again', 55, { display: [22, 24] }, true],
    ['the order of each-round effects', 60, { display: [6, 69] }, true],
    ['another card from the hand', 80, { hand: [22] }, false],
    ['an extra card from the hand', 22, { hand: [24], effects: [now('extraCard', 67)] }, false],
  ])('%s', (_question, card, actor, isOpen) => {
    const table = scene([{ ...actor, hand: [card, ...(actor.hand ?? [])] }, {}])
    table.play(card)
    expect(table.state.question).not.toBeNull()
    expect(syndicate.open(table.state)).toBe(isOpen)
  })

  it('a card to lose is chosen openly (SY-2.5); what is picked and played is not', () => {
    const table = scene([{ hand: [60, 28], display: [22, 24] }, {}])
    expect(syndicate.open(table.state)).toBe(false)
    table.state.losses.push({ card: 73, by: 0, round: 5, kind: 'thug', who: 'all' })
    table.play(60)
    expect(table.state.phase).toBe('endOfRound.lose')
    expect(syndicate.open(table.state)).toBe(true)
    table.answer({ type: 'lose', card: 22 })
    expect(table.state.phase).toBe('pick')
    expect(syndicate.open(table.state)).toBe(false)
  })
})
