/** HA-10.8, 10.9, HA-11, HA-13: arrest, the imperial jewel, the alarm, leaving, and the end. */
import { describe, expect, it } from 'vitest'
import { hadria } from './index.ts'
import { alarmSpacesOf, dungeonOf, imperialGuardhouseOf, outerDistricts } from './map.ts'
import type { HadriaState } from './state.ts'
import {
  aim,
  at,
  discard,
  domes,
  execute,
  isJailedIn,
  palace,
  play,
  planned,
  refused,
  step,
  stop,
  table,
  takeJewel,
  told,
  type Layout,
  type Planned,
} from './testing.ts'

const pause: Planned = ['ambush', 2]

/** Seat 0 walks onto a guard. */
function caught(layout: Layout, change: (state: HadriaState) => void = () => undefined): HadriaState {
  const state = table({ at: [domes(21), palace(3)], guards: [domes(22)], ...layout })
  change(state)
  return play(
    planned(
      state,
      [
        ['move', 6],
        ['ambush', 3],
      ],
      [pause],
    ),
    execute('sneak'),
    step(layout.guards?.[0] ?? domes(22)),
  )
}

describe('HA-10.8: arrest', () => {
  it('a: the imperial jewel goes onto the imperial guardhouse of the district, in the Palace onto the space', () => {
    const outer = caught({ holds: [{ imperial: 1, green: 1 }], gate: 'pot' })
    expect(outer.jewels).toEqual([{ at: imperialGuardhouseOf('domes'), jewel: 'imperial' }])
    expect(outer.players[0]!.holds.green).toBe(1)
    const inner = caught({ at: [palace(5), domes(4)], guards: [palace(1)], holds: [{ imperial: 1 }], gate: 'pot' })
    expect(inner.jewels).toEqual([{ at: palace(1), jewel: 'imperial' }])
  })

  it('a: else the least valuable; between a yellow one and a trinket the thief chooses', () => {
    expect(caught({ holds: [{ green: 2 }] }).players[0]!.holds.green).toBe(1)
    const asked = caught({ holds: [{ yellow: 1, trinket: 1, green: 1 }] })
    expect(asked.question).toMatchObject({ ask: 'give', seat: 0, why: 'arrest' })
    expect(refused(asked, { type: 'give', jewel: 'green' })).toBe('HA-10.8 cannotGive')
    const given = play(asked, { type: 'give', jewel: 'trinket' })
    expect(given.players[0]!.holds).toMatchObject({ yellow: 1, trinket: 0 })
    expect(given.spentTiles.trinket).toBe(1)
  })

  it('b: one general card of the hand, own choice', () => {
    const asked = caught({ hands: [['cloak', 'beacon']] })
    expect(asked.question).toMatchObject({ ask: 'discard', seat: 0, n: 1 })
    expect(hadria.open(asked)).toBe(false)
    const jailed = play(asked, discard('beacon'))
    expect(jailed.players[0]).toMatchObject({ hand: ['cloak'], at: domes(9) })
  })

  it('c: to the dungeon of the district; in the Palace of a card drawn; after the alarm of the open one', () => {
    expect(isJailedIn(caught({}), 0, 'domes')).toBe(true)
    const drawn = new Set<number | null>()
    for (let i = 0; i < 40; i++) {
      const state = caught({ at: [palace(5), domes(4)], guards: [palace(1)], gate: 'pot', seed: `cell ${i}` })
      drawn.add(state.players[0]!.at)
    }
    expect(drawn).toEqual(new Set(outerDistricts.filter((one) => one !== 'pot').map((one) => dungeonOf[one])))
    expect(isJailedIn(caught({ gate: 'docks', alarmedRound: 1 }), 0, 'docks')).toBe(true)
  })

  it('d: all planned stacks are revealed and lost', () => {
    const jailed = caught({})
    expect(jailed.players[0]!.stacks.map(({ open, done }) => [open, done])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(jailed.question).toMatchObject({ ask: 'decide', seat: 1 })
  })

  it('several at once: clockwise from the first player; their action ends, another player’s goes on', () => {
    const state = table({
      ...{ seats: 3, at: [domes(21), domes(23), domes(23)], guards: [domes(22), domes(15)], first: 2 },
      hands: [['confusingGas']],
    })
    const gassed = play(planned(state, [['confusingGas', 6], pause]), execute('card'), aim(domes(22)), step(domes(23)))
    const order = gassed.journal.filter(({ key }) => key === 'arrested').map(({ params }) => params['thief'])
    expect(order).toEqual([2, 1])
    expect(gassed.question).toMatchObject({ ask: 'aim', what: 'gasFigure' })
    const own = play(planned(state, [['confusingGas', 6], pause]), execute('card'), aim(domes(22)), step(domes(21)))
    expect(isJailedIn(own, 0, 'domes')).toBe(true)
    expect(own.question).not.toMatchObject({ ask: 'aim', what: 'gasFigure' })
  })

  it('d: AP tiles on the stacks are lost; 8.1: purple AP gained before are not', () => {
    const state = table({ at: [domes(21), palace(3)], guards: [domes(22)], holds: [{ informer: 1 }] })
    state.players[0]!.purpleNext = 2
    const laid = hadria.apply(state, 0, { type: 'lay', card: 'ambush', special: false, with: 'informer' })
    const jailed = play(planned(laid, [['move', 6]], [pause]), execute('sneak'), step(domes(22)))
    const next = play(jailed, execute('forgo'))
    expect(next.players[0]).toMatchObject({ purple: 2, holds: { informer: 0 } })
    expect(next.spentTiles.informer).toBe(1)
  })

  it('10.9: Sprint counts as Move; Move may be forgone, and then all is', () => {
    const state = table({ at: [domes(9), palace(3)], hands: [['cloak']] })
    const shown = planned(
      state,
      [
        ['move', 1],
        ['cloak', 1],
      ],
      [['ambush', 5]],
    )
    const turned = play(shown, execute('forgo'), { type: 'turn', stack: 0 })
    expect(play(turned, execute('sprint'), step(domes(10)), stop).players[0]!.at).toBe(domes(10))
    const stays = play(turned, execute('forgo'))
    expect(told(stays)).toContain('forgoneInJail')
    expect(stays.players[0]).toMatchObject({ at: domes(9), blue: 2 })
  })

  it('10.9: 2 blue AP in the next round', () => {
    const next = play(caught({}), execute('forgo'))
    expect(next.players.map(({ blue }) => blue)).toEqual([2, 10])
  })
})

describe('HA-11: the imperial jewel and the alarm', () => {
  const thieving = (layout: Layout = {}): HadriaState =>
    play(
      planned(table({ at: [palace(2), domes(4)], jewels: [[palace(0), 'imperial']], ...layout }), [['move', 6], pause]),
      ...[execute('sneak'), step(palace(0)), takeJewel('imperial')],
    )

  it('11.1, 11.2: the first taker is the best thief; after the whole action a district card is laid open', () => {
    const taken = thieving()
    expect(taken).toMatchObject({ stolen: true, bestThief: 0, gateDistrict: null })
    const opened = play(taken, stop)
    expect(opened.gateDistrict).not.toBeNull()
    expect(told(opened)).toContain('gatesOpened')
  })

  it('11.2: even if the taker was arrested in that action', () => {
    const jailed = play(thieving({ guards: [palace(4)] }), step(palace(4)))
    expect(jailed.gateDistrict).not.toBeNull()
    expect(jailed.jewels).toEqual([{ at: palace(4), jewel: 'imperial' }])
    expect(jailed.bestThief).toBe(0)
  })

  it('10.8c: a taker arrested in the Palace in the taking action draws from four, before the gate card', () => {
    const cells = new Set<number | null>()
    for (let i = 0; i < 60; i++) {
      const jailed = play(thieving({ guards: [palace(4)], seed: `cell ${i}` }), step(palace(4)))
      const { gateDistrict } = jailed
      if (gateDistrict === 'pot') cells.add(jailed.players[0]!.at)
    }
    expect(cells).toEqual(new Set(outerDistricts.map((one) => dungeonOf[one])))
  })

  it('11.1: with no holder the red AP lie aside', () => {
    const jailed = caught({ holds: [{ imperial: 1 }], gate: 'pot' }, (state) => (state.players[0]!.red = 1))
    expect(play(jailed, execute('forgo')).players.map(({ red }) => red)).toEqual([0, 0])
  })

  it('11.1: later takers get only the jewel; red AP go to the holder at clean-up', () => {
    const state = table({
      seats: 4,
      at: [palace(2), palace(1), domes(4), domes(5)],
      jewels: [[palace(0), 'imperial']],
      gate: 'pot',
    })
    state.bestThief = 3
    const taken = play(planned(state, [['move', 6]]), execute('sneak'), step(palace(0)), takeJewel('imperial'), stop)
    expect(taken.bestThief).toBe(3)
    expect(taken.players.map(({ red }) => red)).toEqual([3, 0, 0, 0])
  })

  it('11.3: 2 captains and 2 guards on the alarm spaces, one already held: nearest possible; no arrest yet', () => {
    const { guard: guards, captain: captains } = alarmSpacesOf('domes')
    const state = table({ at: [guards[0]!, palace(0)], gate: 'domes' })
    const alarmed = planned(state)
    expect(alarmed.alarmedRound).toBe(1)
    expect(guards.map((space) => alarmed.watch[space])).toEqual([1, 1])
    expect(captains.map((space) => alarmed.watch[space])).toEqual([2, 2])
    expect(alarmed.players[0]!.at).toBe(guards[0])
    const held = planned(table({ at: [palace(1), palace(0)], gate: 'domes', guards: [captains[0]!] }))
    expect(held.question).toMatchObject({ ask: 'aim', what: 'post', seat: 1 })
  })

  it('11.3: the alarmed deck replaces the calm one, two dice, no yellow jewels', () => {
    const alarmed = planned(table({ gate: 'domes' }))
    expect(alarmed.alarmedDeck.length).toBe(4)
    expect(alarmed.jewels).toEqual([])
  })

  it('11.3: with an empty pool guards are taken off first, never one just set down', () => {
    const crowd = [...Array(20).keys()].map((i) => (i < 9 ? 61 + i : 86 + i - 9)).filter((space) => space !== 94)
    const asked = planned(table({ gate: 'domes', guards: [...crowd, palace(7)], at: [domes(16), domes(16)] }))
    expect(asked.question).toMatchObject({ ask: 'aim', what: 'takeOff' })
    const next = play(asked, aim(palace(7)))
    expect(next.question).toMatchObject({ ask: 'aim', what: 'takeOff' })
    const set = play(next, aim(61))
    expect(alarmSpacesOf('domes').guard.map((space) => set.watch[space])).toEqual([1, 1])
  })
})

describe('HA-11.2, HA-13: leaving and the end', () => {
  const leaving = (layout: Layout, first = 0): HadriaState => {
    const state = table({ at: [domes(20), palace(0)], gate: 'domes', first, ...layout })
    return play(
      planned(
        state,
        [
          ['move', 6],
          ['ambush', 3],
        ],
        [pause],
      ),
      execute('sneak'),
    )
  }
  const leave = { type: 'leave', gate: 1 } as const

  it('13.1: leaving with the imperial jewel wins at once', () => {
    const won = play(leaving({ holds: [{ imperial: 1 }] }), leave)
    expect(won.phase).toBe('over')
    expect(hadria.outcome(won)?.winners).toEqual([0])
    expect(told(won)).toEqual(['left', 'wonWithImperial'])
  })

  it('costs 1 movement, through an open gate that one stands before', () => {
    expect(refused(leaving({ gate: 'pot' }), leave)).toBe('HA-11.2 gateShut')
    const spent = play(
      leaving({ at: [domes(13), palace(0)] }),
      step(domes(14)),
      step(domes(15)),
      step(domes(21)),
      step(domes(20)),
    )
    expect(spent.question).not.toMatchObject({ ask: 'walk' })
  })

  it('reveals stacks, discards general cards, keeps jewels and tiles', () => {
    const gone = play(leaving({ hands: [['cloak']], holds: [{ green: 1, informer: 1 }] }), leave)
    expect(gone.players[0]).toMatchObject({ at: null, left: 1, hand: [], holds: { green: 1, informer: 1 } })
    expect(gone.discards).toEqual(['cloak'])
    expect(gone.players[0]!.stacks.every(({ open }) => open)).toBe(true)
  })

  it('effects that they caused stay till clean-up', () => {
    const walking = leaving({})
    walking.fire.push(domes(13))
    const gone = play(walking, leave)
    expect(gone.fire).toEqual([domes(13)])
    expect(play(gone, execute('forgo')).fire).toEqual([])
  })

  it('HA-12: if the first player leaves, the next one takes over at once and stays first', () => {
    const gone = play(leaving({}), leave)
    expect(gone.first).toBe(1)
    expect(play(gone, execute('forgo')).first).toBe(1)
  })

  it('13.2: when the last thief is gone, most points of those who left; then green jewels; then who left first', () => {
    const ends = (holds: Layout['holds']): readonly number[] | undefined => {
      const state = table({ at: [domes(20), domes(20)], gate: 'domes', ...(holds && { holds }) })
      state.bestThief = null
      const one = play(planned(state, [['move', 6]], [['move', 3]]), execute('sneak'), leave)
      const both = play(one, execute('sneak'), leave)
      expect(both.phase).toBe('over')
      return hadria.outcome(both)?.winners
    }
    expect(ends([{ yellow: 1 }, { green: 1 }])).toEqual([1])
    expect(ends([{ yellow: 2 }, { green: 1 }])).toEqual([1])
    expect(ends([{ yellow: 2 }, { yellow: 1, trinket: 1 }])).toEqual([0])
  })

  it('13.2: points are best thief 3, green 2, yellow 1, trinket 1', () => {
    const state = table({
      at: [domes(20), palace(0)],
      gate: 'domes',
      alarmedRound: 5,
      holds: [{ green: 1, yellow: 2, trinket: 1 }],
    })
    state.bestThief = 0
    const over = play(planned(state, [['move', 6]]), execute('sneak'), leave)
    expect(hadria.outcome(over)?.scores.map(({ total }) => total)).toEqual([8, 0])
    expect(hadria.outcome(over)?.winners).toEqual([0])
  })

  it('13.3: nobody left: everybody loses', () => {
    const over = planned(table({ gate: 'domes', alarmedRound: 5, holds: [{ imperial: 1 }] }))
    expect(hadria.outcome(over)).toMatchObject({ winners: [] })
  })

  it('the gate space is an ordinary space: one may stay', () => {
    expect(play(leaving({}), stop).players[0]!.at).toBe(domes(20))
    expect(at('domes', 20)).toBe(domes(20))
  })
})
