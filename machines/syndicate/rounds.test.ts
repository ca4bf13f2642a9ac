import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { cardNumbers } from './data.ts'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'
import type { SyndicateState } from './state.ts'

const dealt = (seats: number): SyndicateState => syndicate.setup({ seats, seed: 'rounds' })

describe('SY-1 setup', () => {
  it.each([2, 3, 4, 5])('SY-1 %i players: a packet of 12 each, the rest is the deck, no money, no markers', (seats) => {
    const state = dealt(seats)
    expect(state.players.map(({ packet }) => packet.length)).toEqual(Array.from({ length: seats }, () => 12))
    expect(state.deck).toHaveLength(80 - 12 * seats)
    expect([...state.deck, ...state.players.flatMap(({ packet }) => packet)].sort((a, b) => a - b)).toEqual(cardNumbers)
    for (const { cash, display, hand } of state.players)
      expect({ cash, display, hand }).toEqual({ cash: 0, display: [], hand: [] })
  })

  it('SY-1 from an empty deck nothing is drawn', () => {
    const table = scene([{ hand: [65] }, {}], { deck: [] })
    table.play(65)
    expect(table.hand()).toEqual([])
    expect(table.keys()).not.toContain('drew')
  })

  it('SY-1 a deck that is too small gives what it has', () => {
    const table = scene([{ hand: [65], display: [61] }, {}], { deck: [8, 9] })
    table.play(65)
    expect(table.hand()).toEqual([8, 9])
  })
})

describe('SY-2 twelve rounds', () => {
  it('SY-2.1 everybody picks at once, in any order, and the rest goes to the left neighbour', () => {
    let state = dealt(3)
    const packets = state.players.map(({ packet }) => packet)
    const waiting: (readonly number[])[] = []
    for (const seat of [2, 0, 1]) {
      waiting.push(syndicate.active(state))
      state = syndicate.apply(state, seat, { type: 'pick', card: packets[seat]![3]! })
    }
    expect(waiting).toEqual([[0, 1, 2], [0, 1], [1]])
    expect(state.players.map(({ hand }) => hand)).toEqual(packets.map((packet) => [packet[3]]))
    expect(state.players[1]!.packet).toEqual(packets[0]!.filter((_, at) => at !== 3))
    expect(state.players[0]!.packet).toEqual(packets[2]!.filter((_, at) => at !== 3))
    expect(state.round).toBe(2)
  })

  it('SY-2.2 nothing is played in the first two rounds, and something in all others', () => {
    const source = random('two rounds')
    let state = dealt(2)
    const played: number[] = []
    while (syndicate.active(state).length > 0) {
      if (state.phase === 'play' && played.at(-1) !== state.round) played.push(state.round)
      const seat = source.pick(syndicate.active(state))
      state = syndicate.apply(state, seat, source.pick(syndicate.legalMoves(state, seat)))
    }
    expect(played).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('SY-2.1 in round 12 everybody takes the last card, without being asked', () => {
    const table = scene([{ hand: [22, 24] }, { hand: [76] }], { round: 11 })
    const packets = table.state.players.map(({ packet }) => packet)
    table.play(22, 76)
    expect(table.state.phase).toBe('play')
    expect(table.state.round).toBe(12)
    expect(table.hand(0)).toEqual([...packets[0]!, 24].sort((a, b) => a - b))
    expect(table.state.players.map(({ packet }) => packet)).toEqual([[], []])
  })

  it('SY-2.3 cards resolve in ascending number, whoever played them', () => {
    const table = scene([{ hand: [76], cash: 20 }, { hand: [22] }, { hand: [25] }])
    table.play(76, 22, 25)
    expect(table.log.filter(({ key }) => key === 'played').map(({ params }) => params['card'])).toEqual([22, 25, 76])
    expect(table.cash(1)).toBe(0)
  })

  it('SY-2.4 each-round effects come in order of play, of cards played this round too', () => {
    const table = scene([{ hand: [69], display: [8, 9] }, { hand: [6] }])
    table.play(69, 6)
    const gains = table.log.filter(({ key }) => key === 'gained').map(({ params }) => [params['by'], params['card']])
    expect(gains).toEqual([
      [1, 6],
      [0, 69],
    ])
  })

  it('SY-2.4 a failed card counts for the order of play', () => {
    const table = scene([
      { hand: [33], display: [16] },
      { hand: [4], display: [69] },
    ])
    table.play(33, 4)
    expect(table.gone(1)).toEqual([4])
    expect(table.log.filter(({ key }) => key === 'gained').map(({ params }) => params['card'])).toEqual([69, 16])
  })

  it('SY-2.4 a player chooses the order of their each-round effects where it makes a difference', () => {
    const wise = scene([{ hand: [60], display: [69, 6] }, {}])
    wise.play(60)
    expect(wise.state.phase).toBe('eachRound.order')
    expect(wise.moves()).toEqual([
      { type: 'first', card: 69 },
      { type: 'first', card: 6 },
    ])
    wise.answer({ type: 'first', card: 6 })
    expect(wise.cash()).toBe(15)
    const hasty = scene([{ hand: [60], display: [69, 6] }, {}])
    hasty.play(60)
    hasty.answer({ type: 'first', card: 69 })
    expect(hasty.cash()).toBe(5)
    // With money at hand nobody is asked.
    const rich = scene([{ hand: [33], display: [69, 6] }, {}])
    rich.play(33)
    expect(rich.state.phase).toBe('pick')
    expect(rich.cash()).toBe(15)
  })

  it('SY-2.4 who has no card left to play comes last', () => {
    const table = scene([{ display: [16] }, { hand: [80], display: [69] }])
    table.play(null, 80)
    expect(table.state.round).toBe(6)
    expect(table.log.filter(({ key }) => key === 'gained').map(({ params }) => params['card'])).toEqual([80, 69, 16])
  })

  it('SY-2.4 an extra card may be left in the hand', () => {
    const table = scene([{ hand: [22, 24], effects: [{ what: 'extraCard', card: 67, round: 5, n: 0 }] }, {}])
    table.play(22)
    expect(table.moves()).toEqual([{ type: 'play', card: 24 }, { type: 'decline' }])
    table.answer({ type: 'decline' })
    expect(table.hand()).toEqual([24])
    expect(table.state.phase).toBe('pick')
  })

  it('SY-2.4 an extra card asks its own questions, and the round goes on after it', () => {
    const table = scene([{ hand: [22, 8], effects: [{ what: 'extraCard', card: 67, round: 5, n: 0 }] }, {}])
    table.play(22)
    table.answer({ type: 'play', card: 8 }, { type: 'payCash' })
    expect(table.markers(8)).toBe(2)
    expect(table.state.phase).toBe('pick')
  })

  it('SY-2.5 losses come in ascending number, the players in order of play, who has none loses nothing', () => {
    const table = scene([
      { hand: [60, 34], display: [22, 62, 8] },
      { hand: [33, 36], display: [21, 24] },
    ])
    table.state.losses.push(
      { card: 79, by: 1, round: 5, kind: 'holding', who: 'others' },
      { card: 73, by: 0, round: 5, kind: 'thug', who: 'all' },
      { card: 5, by: 0, round: 6, kind: 'holding', who: 'all' },
    )
    table.play(34, 33)
    expect(table.state.question).toEqual({ ask: 'lose', seat: 1, kind: 'thug', card: 73 })
    table.answer({ type: 'lose', card: 24 })
    expect(table.state.question).toEqual({ ask: 'lose', seat: 0, kind: 'thug', card: 73 })
    table.answer({ type: 'lose', card: 22 })
    expect(
      table.log.filter(({ key }) => key === 'lostCard').map(({ params }) => [params['by'], params['card']]),
    ).toEqual([
      [1, 24],
      [0, 22],
      [0, 8],
    ])
    expect(table.state.losses.map(({ card }) => card)).toEqual([5])
  })

  it('SY-2.5 effects of the round before expire at the end of the round', () => {
    const table = scene([{ hand: [24], effects: [{ what: 'encore', card: 68, round: 5, n: 0 }] }, {}])
    table.play(24)
    expect(table.state.players[0]!.effects).toEqual([])
  })

  it('SY-2.5 after round 12 the game ends, usually with two cards in hand', () => {
    const source = random('usually two')
    let state = dealt(4)
    while (syndicate.active(state).length > 0) {
      const seat = source.pick(syndicate.active(state))
      state = syndicate.apply(state, seat, source.pick(syndicate.legalMoves(state, seat)))
    }
    expect(state.phase).toBe('over')
    expect(state.players.filter(({ hand }) => hand.length === 2).length).toBeGreaterThan(1)
  })
})

describe('SY-4 winner', () => {
  const end = (...players: { cash: number; display: ({ card: number; markers: number } | number)[] }[]) => {
    const table = scene(
      players.map((player, seat) => (seat === 0 ? { ...player, hand: [60] } : player)),
      { round: 12 },
    )
    table.play(60)
    return syndicate.outcome(table.state)
  }

  it('SY-4 cash and 10 per marker', () => {
    const outcome = end({ cash: 30, display: [22] }, { cash: 5, display: [{ card: 8, markers: 3 }] })
    expect(outcome?.winners).toEqual([0])
    expect(outcome?.scores).toEqual([
      {
        seat: 0,
        total: 35,
        parts: [
          { label: 'cash', points: 35 },
          { label: 'tie', points: 0, params: { thugs: 1 } },
        ],
      },
      {
        seat: 1,
        total: 35,
        parts: [
          { label: 'cash', points: 5 },
          { label: 'holding', points: 30, params: { card: 8, markers: 3 } },
          { label: 'tie', points: 0, params: { thugs: 0 } },
        ],
      },
    ])
  })

  it('SY-4 on a tie more thugs win; still a tie is shared', () => {
    expect(
      end({ cash: 20, display: [22] }, { cash: 20, display: [65, 68] }, { cash: 10, display: [63] })?.winners,
    ).toEqual([1])
    expect(end({ cash: 20, display: [22] }, { cash: 20, display: [65] })?.winners).toEqual([0, 1])
  })
})
