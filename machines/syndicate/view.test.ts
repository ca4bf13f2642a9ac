import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import { lessonOf } from '../kernel/undo.ts'
import { cardNumbers } from './data.ts'
import { syndicate } from './game.ts'
import { scene } from './testing.ts'
import type { SyndicateState } from './state.ts'
import { comingPacket, hasChosen } from './view.ts'

/** A random game up to some round's phase. */
function playedTo(seats: number, round: number, phase: string, seed = 'view'): SyndicateState {
  const source = random(seed)
  let state = syndicate.setup({ seats, seed })
  while (state.round < round || state.phase !== phase) {
    const seat = source.pick(syndicate.active(state))
    state = syndicate.apply(state, seat, source.pick(syndicate.legalMoves(state, seat)))
  }
  return state
}

const seatsOf = ({ seats }: SyndicateState): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

describe('SY-6 what each seat knows', () => {
  it('SY-6 displays, markers, money, hand and packet sizes are for all', () => {
    const state = playedTo(3, 7, 'play')
    const table = syndicate.view(state, 'table')
    expect(table.mine).toBeNull()
    expect(
      table.players.map(({ cash, display, handSize, packetSize }) => ({ cash, display, handSize, packetSize })),
    ).toEqual(
      state.players.map(({ cash, display, hand, packet }) => ({
        cash,
        display,
        handSize: hand.length,
        packetSize: packet.length,
      })),
    )
  })

  it('SY-6 hand, packet and choice are one’s own', () => {
    let state = playedTo(3, 7, 'play')
    const card = state.players[1]!.hand[0]!
    state = syndicate.apply(state, 1, { type: 'play', card })
    expect(syndicate.view(state, 1).mine).toMatchObject({
      hand: state.players[1]!.hand,
      packet: state.players[1]!.packet,
      choice: card,
    })
    expect(syndicate.view(state, 0).mine?.choice).toBeNull()
    expect(seatsOf(state).map((seat) => hasChosen(syndicate.view(state, 0), seat))).toEqual([false, true, false])
  })

  it('SY-6 a choice leaves no trace in anybody else’s news, and the order of choosing none at all', () => {
    const state = playedTo(3, 7, 'play')
    const chosen = (order: Seat[]) =>
      order.reduce(
        (now, seat) => syndicate.apply(now, seat, { type: 'play', card: now.players[seat]!.hand[0]! }),
        state,
      )
    const [one, other] = [chosen([0, 1]), chosen([1, 0])]
    expect(syndicate.view(one, 2)).toEqual(syndicate.view(other, 2))
    expect(syndicate.view(one, 2).news).toEqual([])
    expect(syndicate.view(one, 'table').news).toEqual([])
  })

  it('SY-6 a seat notes the packets that it has passed on', () => {
    let state = syndicate.setup({ seats: 3, seed: 'notes' })
    const [first] = state.players[0]!.packet
    const passed = state.players[0]!.packet.slice(1)
    for (const seat of [0, 1, 2]) {
      state = syndicate.apply(state, seat, { type: 'pick', card: state.players[seat]!.packet[0]! })
    }
    expect(syndicate.view(state, 0).mine?.notes).toEqual([{ took: first, passed }])
    expect(state.players[1]!.packet).toEqual(passed)
  })

  it('SY-6 in every round, the notes are what was passed on', () => {
    const source = random('all notes')
    let state = syndicate.setup({ seats: 4, seed: 'all notes' })
    const passed: number[][][] = [[], [], [], []]
    while (syndicate.active(state).length > 0) {
      const seat = source.pick(syndicate.active(state))
      const before = state
      state = syndicate.apply(state, seat, source.pick(syndicate.legalMoves(state, seat)))
      if (before.phase === 'pick' && state.players[0]!.picks.length > before.players[0]!.picks.length) {
        before.players.forEach(({ packet }, giver) => {
          passed[giver]!.push(packet.filter((card) => card !== state.players[giver]!.picks[before.round - 1]))
        })
      }
    }
    for (const seat of [0, 1, 2, 3]) {
      const notes = syndicate.view(state, seat).mine!.notes.map(({ passed: cards }) => cards)
      expect(notes.slice(0, 11)).toEqual(passed[seat])
    }
  })

  it('SY-6 cards that all saw going back to a hand stay known', () => {
    const table = scene([{ hand: [36] }, {}])
    table.play(36)
    expect(syndicate.view(table.state, 1).players[0]!.returned).toEqual([36])
    table.pick()
    const world = syndicate.imagine(syndicate.view(table.state, 1), 1, random('known'))
    expect(world.players[0]!.hand).toContain(36)
  })

  it('SY-6 what is drawn only its owner learns', () => {
    const table = scene([{ hand: [65] }, {}], { deck: [8] })
    table.play(65)
    const keys = (viewer: Seat | 'table') => syndicate.view(table.state, viewer).news.map(({ key }) => key)
    expect(keys(0)).toContain('drewCards')
    expect(keys(1)).not.toContain('drewCards')
    expect(keys('table')).toContain('drew')
  })

  it('tells which packet comes next, and what may still be in it', () => {
    const state = playedTo(3, 6, 'pick')
    for (const seat of seatsOf(state)) {
      const coming = comingPacket(syndicate.view(state, seat))
      const right = state.players[(seat + 2) % 3]!
      // It was passed on in round 4, two have it had since.
      expect(coming?.round).toBe(4)
      expect(coming?.size).toBe(right.packet.length - 1)
      for (const card of right.packet) expect(coming?.cards).toContain(card)
    }
    const early = playedTo(3, 2, 'pick')
    expect(comingPacket(syndicate.view(early, 0))).toEqual({ round: null, size: 10, cards: [] })
  })
})

describe('imagined worlds', () => {
  it('have every card in one place, and look the same, from the first round to the last', () => {
    for (const seats of [2, 3, 4, 5]) {
      const source = random(`worlds ${seats}`)
      let state = syndicate.setup({ seats, seed: `worlds ${seats}` })
      while (syndicate.active(state).length > 0) {
        for (const seat of seatsOf(state)) {
          const view = syndicate.view(state, seat)
          const world = syndicate.imagine(view, seat, source)
          expect(JSON.stringify(syndicate.view(world, seat))).toBe(JSON.stringify(view))
          expect(cardsIn(world)).toEqual(cardNumbers)
          expect(world.dealt.map((packet) => packet.length)).toEqual(state.dealt.map(() => 12))
          // A world of a world is a world, for anybody in it.
          const other = (seat + 1) % seats
          const seen = syndicate.view(world, other)
          expect(JSON.stringify(syndicate.view(syndicate.imagine(seen, other, source), other))).toBe(
            JSON.stringify(seen),
          )
        }
        const mover = source.pick(syndicate.active(state))
        state = syndicate.apply(state, mover, source.pick(syndicate.legalMoves(state, mover)))
      }
    }
  })

  it('remember: what was in a packet that was passed on is not in the deck', () => {
    const state = playedTo(4, 6, 'play')
    for (const seat of seatsOf(state)) {
      const view = syndicate.view(state, seat)
      const world = syndicate.imagine(view, seat, random('memory'))
      for (const { passed } of view.mine!.notes) for (const card of passed) expect(world.deck).not.toContain(card)
    }
  })

  it('differ in what others hold', () => {
    const state = playedTo(3, 5, 'play')
    const source = random('differ')
    const hands = Array.from(
      { length: 20 },
      () => syndicate.imagine(syndicate.view(state, 0), 0, source).players[1]!.hand,
    )
    expect(new Set(hands.map((hand) => hand.join())).size).toBeGreaterThan(3)
  })
})

describe('undo', () => {
  it('takes a secret choice back, but not the last one, which shows the others’', () => {
    const state = playedTo(2, 5, 'play')
    const move = { type: 'play', card: state.players[0]!.hand[0]! } as const
    const once = syndicate.apply(state, 0, move)
    expect(lessonOf(syndicate, { before: state, seat: 0, move }, once)).toBeUndefined()
    const last = { type: 'play', card: state.players[1]!.hand[0]! } as const
    expect(lessonOf(syndicate, { before: once, seat: 1, move: last }, syndicate.apply(once, 1, last))).toBe('learnt')
  })
})

/** All cards, wherever they are. */
function cardsIn(state: SyndicateState): number[] {
  const placed = state.players.flatMap(({ display, open, gone, hand, packet }) => [
    ...display.map(({ card }) => card),
    ...open,
    ...gone,
    ...hand,
    ...packet,
  ])
  return [...state.deck, ...placed, ...state.unearthed.filter((card) => !placed.includes(card))].sort((a, b) => a - b)
}
