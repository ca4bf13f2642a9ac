/** HA-8.5 to 8.8, HA-9, HA-14: walking, theft and tiles. */
import { describe, expect, it } from 'vitest'
import { exitsFor } from './board.ts'
import type { Tile } from './data.ts'
import { sewerEntrances, sewerExits } from './map.ts'
import type { HadriaMove, HadriaState } from './state.ts'
import {
  at,
  discard,
  domes,
  execute,
  isJailedIn,
  isLegal,
  palace,
  play,
  planned,
  refused,
  rob,
  sewer,
  step,
  stop,
  table,
  takeJewel,
  target,
  told,
  turnUp,
  walk,
  type Layout,
  type Planned,
} from './testing.ts'

const pause: Planned = ['ambush', 2]
const oneMore: HadriaMove = { type: 'oneMore' }

/** Seat 0 sneaks, and has a low stack left. */
function sneaking(layout: Layout, change: (state: HadriaState) => void = () => undefined): HadriaState {
  const state = table({ at: [domes(21), domes(4)], ...layout })
  change(state)
  return play(planned(state, [['move', 6], pause], [['ambush', 1]]), execute('sneak'))
}
const isOver = ({ question }: HadriaState): boolean => question?.ask === 'decide'

describe('HA-8.5: movement', () => {
  it('goes along paths, up to the number, 0 allowed', () => {
    const walking = sneaking({})
    expect(refused(walking, step(domes(14)))).toBe('HA-8.5 noPath')
    expect(isOver(play(walking, stop))).toBe(true)
    expect(isOver(play(walking, ...walk(domes(22), domes(23), domes(17), domes(11))))).toBe(true)
  })

  it('takes what lies where it begins, even when moving 0, and any number of jewels', () => {
    const walking = sneaking({
      jewels: [
        [domes(21), 'yellow'],
        [domes(21), 'yellow'],
        [domes(21), 'green'],
      ],
    })
    const rich = play(walking, takeJewel('yellow'), takeJewel('green'), takeJewel('yellow'))
    expect(rich.players[0]!.holds).toMatchObject({ yellow: 2, green: 1 })
    expect(refused(rich, takeJewel('yellow'))).toBe('HA-8.5 noSuchJewelHere')
  })

  it('turns up the tile where it begins, even when moving 0', () => {
    expect(play(sneaking({ tiles: [[domes(21), 'informer']] }), turnUp).players[0]).toMatchObject({
      at: domes(21),
      holds: { informer: 1 },
    })
  })

  it('is 0 in a trap: pick-ups, but no sewer, no gate and no back of my hand', () => {
    const trap = (state: HadriaState): void => void (state.players[0]!.trapped = true)
    const stuck = sneaking({ at: [domes(20), domes(4)], gate: 'domes', tiles: [[domes(20), 'manhole']] }, trap)
    expect(refused(stuck, { type: 'leave', gate: 1 })).toBe('HA-8.5 noMovementLeft')
    expect(isOver(play(stuck, turnUp))).toBe(true)
    const knowing = sneaking({ holds: [{ backOfMyHand: 1 }], jewels: [[domes(21), 'yellow']] }, trap)
    expect(refused(knowing, oneMore)).toBe('HA-8.7 trapped')
  })

  it('keeps the order theft, jewel, tile on a space', () => {
    const layout: Layout = { at: [domes(21), domes(22)], jewels: [[domes(22), 'yellow']], holds: [{}, { green: 1 }] }
    const there = play(
      sneaking({ ...layout, tiles: [[domes(22), 'informer']] }, (state) => (state.players[1]!.marked = true)),
      step(domes(22)),
    )
    expect(refused(play(there, takeJewel('yellow')), rob(1, 'green'))).toBe('HA-8.5 tooLate')
    expect(refused(play(there, turnUp), takeJewel('yellow'))).toBe('HA-8.5 tooLate')
    expect(isLegal(play(there, rob(1, 'green')), takeJewel('yellow'))).toBe(true)
  })

  it('is over by itself when nothing is left to choose', () => {
    expect(isOver(play(sneaking({ event: 'wetCobbles' }), ...walk(domes(22), domes(23), domes(17))))).toBe(true)
  })
})

describe('HA-8.7: sewers', () => {
  const entrance = domes(7)
  const near: Layout = { thieves: ['zain', 'joanne'], at: [domes(6), domes(11)] }

  it('lead from an entrance that is entered to any exit that does not burn', () => {
    const down = play(sneaking(near), step(entrance))
    for (const exit of sewerExits) expect(isLegal(down, sewer(exit))).toBe(true)
    expect(refused(down, sewer(sewerEntrances[0]!))).toBe('HA-8.7 noExit')
    const burning = play(
      sneaking(near, (state) => state.fire.push(sewerExits[1]!)),
      step(entrance),
    )
    expect(refused(burning, sewer(sewerExits[1]!))).toBe('HA-8.7 noExit')
  })

  it('are entered only by a step: not where the movement begins', () => {
    expect(refused(sneaking({ at: [entrance, domes(11)] }), sewer(sewerExits[0]!))).toBe('HA-8.7 noOpening')
  })

  it('end the movement; a jewel and a tile at the exit may be taken, theft included', () => {
    const exit = sewerExits[2]!
    const out = play(
      sneaking({ at: [domes(6), exit], tiles: [[exit, 'stash']], holds: [{}, { yellow: 1 }] }, (state) => {
        state.players[1]!.marked = true
      }),
      ...[step(entrance), sewer(exit)],
    )
    expect(isOver(play(out, rob(1, 'yellow'), turnUp))).toBe(true)
  })

  it('are closed by high water and sealed grates', () => {
    for (const event of ['highWater', 'sealedGrates'] as const) {
      expect(refused(play(sneaking({ ...near, event }), step(entrance)), sewer(sewerExits[0]!))).toBe(
        'HA-8.7 noOpening',
      )
    }
  })

  it('arriving on a watch figure is an arrest', () => {
    const out = play(sneaking({ ...near, guards: [sewerExits[3]!] }), step(entrance), sewer(sewerExits[3]!))
    expect(isJailedIn(out, 0, 'hammer')).toBe(true)
  })

  it('serve a sprint, without pick-ups', () => {
    const exit = sewerExits[1]!
    const state = table({ ...near, jewels: [[exit, 'yellow']] })
    const ran = play(planned(state, [['move', 6]], [pause]), execute('sprint'), step(entrance), sewer(exit))
    expect(ran.players[0]).toMatchObject({ at: exit, holds: { yellow: 0 } })
  })

  it('a sprint may leave the city, too', () => {
    const state = table({ at: [domes(21), palace(0)], gate: 'domes' })
    const ran = play(planned(state, [['move', 6]], [pause]), execute('sprint'), step(domes(20)))
    expect(play(ran, { type: 'leave', gate: 1 }).players[0]!.left).toBe(1)
  })

  it('let Morius go from any opening to any other', () => {
    const state = table({ thieves: ['morius', 'zain'], at: [domes(1), domes(11)] })
    const others = [...sewerEntrances, ...sewerExits].filter((space) => space !== domes(0))
    expect(new Set(exitsFor(state, state.players[0]!, domes(0)))).toEqual(new Set(others))
    const down = play(planned(state, [['move', 6]], [pause]), execute('sneak'), step(domes(0)))
    expect(play(down, sewer(at('docks', 0))).players[0]!.at).toBe(at('docks', 0))
    expect(play(down, sewer(palace(6))).players[0]!.at).toBe(palace(6))
    const zain = table({ thieves: ['zain', 'morius'], at: [domes(1), domes(11)] })
    const above = play(planned(zain, [['move', 6]], [pause]), execute('sneak'), step(domes(0)))
    expect(refused(above, sewer(at('docks', 0)))).toBe('HA-8.7 noOpening')
  })
})

describe('HA-9: theft', () => {
  const marked = (state: HadriaState): void => void (state.players[1]!.marked = true)
  const layout: Layout = {
    at: [domes(21), domes(22)],
    holds: [{}, { yellow: 1, imperial: 1, trinket: 1 }],
    gate: 'pot',
  }

  it('9.1: only from who is marked', () => {
    expect(refused(play(sneaking(layout), step(domes(22))), rob(1, 'yellow'))).toBe('HA-9.1 unmarked')
  })

  it('9.2, 9.3: exactly one jewel, any kind, once a round; then the mark goes', () => {
    const there = play(sneaking(layout, marked), step(domes(22)))
    for (const jewel of ['yellow', 'imperial', 'trinket'] as const) expect(isLegal(there, rob(1, jewel))).toBe(true)
    expect(refused(there, rob(1, 'green'))).toBe('HA-9.2 hasNoSuchJewel')
    const robbed = play(there, rob(1, 'imperial'))
    expect(robbed.players[1]).toMatchObject({ marked: false, robbed: true })
    expect(refused(robbed, rob(1, 'yellow'))).toBe('HA-9.1 unmarked')
  })

  it('9.2: in passing too, and one thief may rob several', () => {
    const both = sneaking(
      { seats: 3, at: [domes(21), domes(22), domes(23)], holds: [{}, { yellow: 1 }, { green: 1 }] },
      (state) => {
        state.players[1]!.marked = state.players[2]!.marked = true
      },
    )
    const rich = play(both, step(domes(22)), rob(1, 'yellow'), step(domes(23)), rob(2, 'green'), step(domes(17)))
    expect(rich.players[0]!.holds).toMatchObject({ yellow: 1, green: 1 })
  })

  it('9.4: sharing a space already is not moving onto it; taking is optional', () => {
    const shared = sneaking({ ...layout, at: [domes(22), domes(22)] }, marked)
    expect(refused(shared, rob(1, 'yellow'))).toBe('HA-9.4 notMovedOnto')
    expect(isLegal(play(shared, step(domes(23)), step(domes(22))), rob(1, 'yellow'))).toBe(true)
    const passed = play(sneaking(layout, marked), step(domes(22)), step(domes(23)), stop)
    expect(passed.players[1]).toMatchObject({ robbed: false, marked: true })
  })

  it('9.1: smoke marks while in it, who enters it too', () => {
    const there = play(
      sneaking(layout, (state) => state.smoke.push(domes(22))),
      step(domes(22)),
    )
    expect(isLegal(there, rob(1, 'yellow'))).toBe(true)
  })

  it('9.1: who stands in the smoke already must leave and come back to rob who enters it', () => {
    const state = table({ at: [domes(21), domes(22)], holds: [{ yellow: 1 }] })
    state.smoke.push(domes(22))
    const entered = play(planned(state, [['move', 6]], [['move', 4]]), execute('sneak'), step(domes(22)), stop)
    const waiting = play(entered, execute('sneak'))
    expect(refused(waiting, rob(0, 'yellow'))).toBe('HA-9.4 notMovedOnto')
    expect(isLegal(play(waiting, step(domes(23)), step(domes(22))), rob(0, 'yellow'))).toBe(true)
  })

  it('9.3: further marks on who was robbed are ignored', () => {
    const state = table({ ...layout, hands: [['poisonedBola']] })
    state.players[1]!.robbed = true
    const hit = play(planned(state, [['poisonedBola', 6], pause]), execute('card'), target(1))
    expect(hit.players[1]).toMatchObject({ poisoned: 1, marked: false })
  })

  it('9.4: Mechanical rats and Confiscate are no robbery', () => {
    const rats = table({ ...layout, hands: [['mechanicalRats']] })
    const gnawed = play(planned(rats, [['mechanicalRats', 6], pause]), execute('card'), target(1))
    expect(gnawed.players[0]!.holds.trinket).toBe(1)
    expect(gnawed.players[1]!.robbed).toBe(false)
    const captain = table({ ...layout, thieves: ['joanne', 'zain'], hands: [['cloak']] })
    const asked = play(planned(captain, [['cloak', 6, 'special'], pause]), execute('special'), target(1))
    expect(play(asked, { type: 'give', jewel: 'yellow' }).players[1]).toMatchObject({ robbed: false, marked: false })
  })

  it('marks go at the clean-up', () => {
    const over = play(sneaking(layout, marked), stop, execute('forgo'), execute('forgo'))
    expect(over.players[1]!.marked).toBe(false)
  })
})

describe('HA-14: city tiles', () => {
  const turned = (tile: Tile, layout: Layout = {}): HadriaState =>
    play(sneaking({ tiles: [[domes(22), tile]], ...layout }), step(domes(22)), turnUp)

  it('Stash: draw a card', () => {
    expect(turned('stash').players[0]!.hand.length).toBe(1)
  })

  it('Alert citizens: each thief of the district discards one, the turner too; jailed ones do not', () => {
    const layout: Layout = {
      ...{ seats: 4, at: [domes(21), domes(23), domes(9), palace(0)], first: 1 },
      hands: [['cloak', 'beacon'], ['cloak', 'beacon'], ['cloak'], ['cloak']],
    }
    const first = turned('alertCitizens', layout)
    expect(first.question).toMatchObject({ ask: 'discard', seat: 1 })
    const second = play(first, discard('cloak'))
    expect(second.question).toMatchObject({ ask: 'discard', seat: 0 })
    const all = play(second, discard('beacon'))
    expect(all.players.map(({ hand }) => hand)).toEqual([['cloak'], ['beacon'], ['cloak'], ['cloak']])
    expect(all.question).toMatchObject({ ask: 'walk', seat: 0 })
  })

  it('Plain-clothes guard: onto this space, and arrests there', () => {
    const set = turned('plainClothes')
    expect(set.watch[domes(22)]).toBe(1)
    expect(isJailedIn(set, 0, 'domes')).toBe(true)
  })

  it('Plain-clothes guard: a cloaked or roped turner may walk on', () => {
    const walking = sneaking({ tiles: [[domes(22), 'plainClothes']] }, (state) => (state.players[0]!.cloaked = true))
    const set = play(walking, step(domes(22)), turnUp)
    expect(set.question).toMatchObject({ ask: 'walk', seat: 0, walk: { left: 3 } })
    expect(set.watch[domes(22)]).toBe(1)
  })

  it('Plain-clothes guard: to the nearest possible space where one stands; the first player breaks the tie', () => {
    const walking = sneaking(
      { tiles: [[domes(22), 'plainClothes']], guards: [domes(22)] },
      (state) => (state.players[0]!.cloaked = true),
    )
    const asked = play(walking, step(domes(22)), turnUp)
    expect(asked.question).toMatchObject({ ask: 'aim', what: 'post', seat: 0 })
    const spaces = asked.question?.ask === 'aim' ? asked.question.spaces : []
    expect(new Set(spaces)).toEqual(new Set([domes(16), domes(21), domes(23)]))
  })

  it.each(['informer', 'guildAgent', 'backOfMyHand', 'trinket'] as const)('%s: is kept', (tile) => {
    expect(turned(tile).players[0]!.holds[tile]).toBe(1)
  })

  it('Back of my hand: one space more, once a movement, even just turned up, also after the sewer or on a sprint', () => {
    const more = play(turned('backOfMyHand'), ...walk(domes(23), domes(17), domes(11)), oneMore, step(domes(5)))
    expect(more.players[0]).toMatchObject({ at: domes(5), holds: { backOfMyHand: 0 } })
    const twice = play(sneaking({ holds: [{ backOfMyHand: 2 }] }), oneMore)
    expect(twice.question).toMatchObject({ walk: { left: 5 } })
    expect(refused(twice, oneMore)).toBe('HA-14 oncePerMovement')
    const down = play(
      sneaking({ at: [domes(6), domes(11)], holds: [{ backOfMyHand: 1 }] }),
      step(domes(7)),
      sewer(domes(0)),
    )
    expect(play(down, oneMore, step(domes(1))).players[0]!.at).toBe(domes(1))
    const state = table({ at: [domes(21), palace(0)], holds: [{ backOfMyHand: 1 }] })
    expect(isLegal(play(planned(state, [['move', 6]], [pause]), execute('sprint')), oneMore)).toBe(true)
  })

  it('Dark alley stays and hides; manhole and ladder join the sewers, a manhole at once', () => {
    expect(turned('darkAlley').openTiles).toEqual([{ at: domes(22), tile: 'darkAlley' }])
    expect(isLegal(turned('manhole'), sewer(sewerExits[0]!))).toBe(true)
    const ladder = turned('ladder', { thieves: ['zain', 'joanne'] })
    expect(refused(ladder, sewer(sewerExits[0]!))).toBe('HA-8.7 noOpening')
    expect(exitsFor(ladder, ladder.players[0]!, domes(7))).toContain(domes(22))
  })

  it('one-use tiles leave the game', () => {
    expect(turned('stash').spentTiles.stash).toBe(1)
    expect(turned('stash').tiles[domes(22)]).toBeNull()
  })
})

describe('HA-8.8, 10.9: the dungeon', () => {
  const jailed: Layout = { at: [domes(9), domes(21)] }

  it('is left by Move alone, by at least one space; from then on hidden until clean-up', () => {
    const state = table({ ...jailed, guards: [domes(4)] })
    const out = play(planned(state, [['move', 2]], [['ambush', 1]]), execute('sneak'))
    expect(refused(out, stop)).toBe('HA-10.9 leaveDungeonFirst')
    expect(refused(out, step(domes(3)))).toBe('HA-8.5 noPath')
    const hidden = play(out, step(domes(4)), stop)
    expect(hidden.players[0]).toMatchObject({ at: domes(4), escaped: true })
  })

  it('earlier stacks are forgone, and all without a Move', () => {
    const state = table({ ...jailed, hands: [['cloak']] })
    const shown = planned(
      state,
      [
        ['cloak', 1],
        ['move', 1],
      ],
      [['ambush', 3]],
    )
    const own = play(shown, execute('forgo'), { type: 'turn', stack: 0 })
    expect(told(own)).toContain('forgoneInJail')
    expect(own.question).toMatchObject({ ask: 'decide', seat: 0, stack: 1 })
    const stays = play(planned(table({ ...jailed }), [['ambush', 2]], [['ambush', 3]]), execute('forgo'))
    expect(stays.players[0]).toMatchObject({ at: domes(9), blue: 2 })
  })

  it('with fire before every way out all is forgone', () => {
    const state = table(jailed)
    state.fire.push(domes(4), domes(10))
    const shown = planned(state, [['move', 2]], [['ambush', 1]])
    expect(told(shown)).toContain('forgoneInJail')
    expect(shown.question).toMatchObject({ ask: 'decide', seat: 1 })
  })

  it('is never entered by a path', () => {
    const state = table({ at: [domes(10), palace(0)] })
    const walking = play(planned(state, [['move', 6]], [pause]), execute('sneak'))
    expect(refused(walking, step(domes(9)))).toBe('HA-8.5 noPath')
    expect(refused(walking, step(at('pot', 9)))).toBe('HA-8.5 noPath')
  })
})
