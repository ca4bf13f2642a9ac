/** HA-8: the general cards, one by one, and the basics. */
import { describe, expect, it } from 'vitest'
import type { General } from './data.ts'
import type { HadriaState } from './state.ts'
import {
  aim,
  at,
  domes,
  done,
  execute,
  isJailedIn,
  isLegal,
  palace,
  play,
  planned,
  refused,
  rob,
  step,
  stop,
  table,
  takeJewel,
  target,
  told,
  walk,
  type Layout,
  type Planned,
} from './testing.ts'

const pause: Planned = ['ambush', 2]

/** Seat 0 executes this card, and has a low stack left. */
function executing(card: General, layout: Layout): HadriaState {
  const state = table({ at: [domes(21), domes(4)], ...layout, hands: [[card], ...(layout.hands?.slice(1) ?? [])] })
  return play(planned(state, [[card, 6], pause]), execute('card'))
}
const aims = ({ question }: HadriaState): number[] => (question?.ask === 'aim' ? [...question.spaces] : [])
const isOver = ({ question }: HadriaState): boolean => question?.ask === 'decide'

describe('HA-8.1: basics', () => {
  it('Sneak moves up to 4, Sprint up to 6; wet cobbles take one off', () => {
    const lefts = (['sneak', 'sprint'] as const).flatMap((as) =>
      ([undefined, 'wetCobbles'] as const).map((event) => {
        const state = table({ at: [domes(21), domes(4)], ...(event && { event }) })
        return play(planned(state, [['move', 5]], [['ambush', 3]]), execute(as)).question
      }),
    )
    expect(lefts.map((walk) => walk?.ask === 'walk' && walk.walk.left)).toEqual([4, 3, 6, 5])
  })

  it('no pick-ups, tiles or theft on a sprint', () => {
    const layout = {
      jewels: [[domes(22), 'yellow'] as [number, 'yellow']],
      tiles: [[domes(22), 'stash'] as [number, 'stash']],
    }
    const state = table({ at: [domes(21), domes(22)], ...layout, holds: [{}, { green: 1 }] })
    state.players[1]!.marked = true
    const ran = play(planned(state, [['move', 5]], [['ambush', 3]]), execute('sprint'), step(domes(22)))
    for (const move of [takeJewel('yellow'), { type: 'turnUp' } as const, rob(1, 'green')]) {
      expect(refused(ran, move)).toBe('HA-8.1 sprinting')
    }
  })

  it('the strong effect alone: all later stacks are forgone', () => {
    const state = table({ hands: [['cloak']] })
    const shown = play(
      planned(
        state,
        [
          ['ambush', 6],
          ['cloak', 3],
        ],
        [['ambush', 2]],
      ),
      execute('cunningGain'),
    )
    expect(told(shown)).toContain('forgoneAfterStrong')
    expect(shown.players[0]!).toMatchObject({ cloaked: false, purpleNext: 2 })
  })

  it('Cleverness draws 1 or gains 1, Cunning plan draws 2 or gains 2; gained AP serve in the next planning only', () => {
    const shown = planned(table({}), [['ambush', 6]], [['ambush', 3]])
    const results = (['clevernessDraw', 'clevernessGain', 'cunningDraw', 'cunningGain'] as const).map((as) => {
      const { hand, purpleNext } = play(shown, execute(as)).players[0]!
      return [hand.length, purpleNext]
    })
    expect(results).toEqual([
      [1, 0],
      [0, 1],
      [2, 0],
      [0, 2],
    ])
    let next = play(shown, execute('cunningGain'), execute('forgo'))
    expect(next.players[0]!).toMatchObject({ purple: 2, purpleNext: 0 })
    while (next.round < 5) next = next.phase === 'plan' ? planned(next) : play(next, firstOf(next))
    expect(next.players[0]!.purple).toBeLessThan(2)
  })
})

const firstOf = (state: HadriaState) => {
  const { question } = state
  if (question?.ask === 'aim') return aim(question.spaces[0]!)
  if (question?.ask === 'discard' && question.why === 'smugglers') return done
  throw new Error(`What about ${JSON.stringify(question)}?`)
}

describe('HA-8: general cards', () => {
  it('are discarded at clean-up, executed or not', () => {
    const state = table({ hands: [['cloak', 'beacon']] })
    const over = play(
      planned(state, [
        ['cloak', 4],
        ['beacon', 3],
      ]),
      execute('card'),
      execute('forgo'),
    )
    expect(over.discards).toEqual(['cloak', 'beacon'])
    expect(over.players[0]!.hand).not.toContain('cloak')
  })

  it('Smoke grenade (3): a space and up to 2 neighbours; thieves there are hidden and can be robbed', () => {
    const aiming = executing('smokeGrenade', { holds: [{}, { yellow: 1 }] })
    expect(aims(aiming).every((space) => space !== domes(4))).toBe(true)
    const spread = play(aiming, aim(domes(15)))
    expect(new Set(aims(spread))).toEqual(new Set([domes(14), domes(16), domes(20), domes(21)]))
    const laid = play(spread, aim(domes(14)), aim(domes(20)))
    expect(laid.smoke).toEqual([domes(15), domes(14), domes(20)])
    expect(isOver(laid)).toBe(true)
    expect(isOver(play(spread, done))).toBe(true)
  })

  it('Smoke grenade on the own space robs each of several there; who has none is marked while in the smoke', () => {
    const state = executing('smokeGrenade', {
      ...{ seats: 4, at: [domes(21), domes(21), domes(21), domes(21)] },
      holds: [{}, { yellow: 1 }, { green: 1 }],
    })
    const thrown = play(state, aim(domes(21)), rob(1, 'yellow'), rob(2, 'green'))
    expect(thrown.players[0]!.holds).toMatchObject({ yellow: 1, green: 1 })
    expect(thrown.players.map(({ robbed }) => robbed)).toEqual([false, true, true, false])
    expect(thrown.players[3]!.marked).toBe(false)
  })

  it('Smoke grenade: spreads onto the own space once more, where there is smoke already, for a theft there', () => {
    const state = table({ at: [domes(21), domes(21)], holds: [{}, { yellow: 1 }], hands: [['smokeGrenade']] })
    state.smoke = [domes(21), domes(20)]
    const thrown = play(planned(state, [['smokeGrenade', 6], pause]), execute('card'), aim(domes(15)))
    expect(new Set(aims(thrown))).toEqual(new Set([domes(14), domes(16), domes(21)]))
    const robbed = play(thrown, aim(domes(21)), rob(1, 'yellow'))
    expect(robbed.players[1]!.robbed).toBe(true)
    expect(new Set(aims(robbed))).toEqual(new Set([domes(14), domes(16)]))
    expect(robbed.smoke).toEqual([domes(21), domes(20), domes(15)])
  })

  it('HA-9.1: who had nothing to lose in the smoke can be robbed there later, but not once out of it', () => {
    const state = table({ at: [domes(21), domes(21)], jewels: [[domes(21), 'yellow']], hands: [['smokeGrenade']] })
    const smoking = play(
      planned(
        state,
        [
          ['smokeGrenade', 6],
          ['move', 4],
        ],
        [['move', 5]],
      ),
      ...[execute('card'), aim(domes(21)), done, execute('sneak'), takeJewel('yellow')],
    )
    const inside = play(smoking, stop, execute('sneak'), step(domes(22)))
    expect(isLegal(play(inside, step(domes(21))), rob(1, 'yellow'))).toBe(true)
    const outside = play(smoking, step(domes(22)), stop, execute('sneak'))
    expect(refused(play(outside, step(domes(22))), rob(1, 'yellow'))).toBe('HA-9.1 unmarked')
  })

  it('Noise grenade (3): the watch within 3 comes up to 2 nearer, after theft and marks', () => {
    const guards = [domes(14), domes(13)]
    const thrown = play(
      executing('noiseGrenade', { at: [domes(23), domes(21)], guards, captains: [domes(22)] }),
      aim(domes(21)),
    )
    expect(thrown.players[1]!.marked).toBe(true)
    expect(new Set(aims(thrown))).toEqual(new Set([...guards, domes(22)]))
    const led = play(thrown, aim(domes(14)))
    expect(refused(led, step(domes(13)))).toBe('HA-8.9 notTowards')
    const come = play(led, step(domes(15)), step(domes(21)))
    expect(isJailedIn(come, 1, 'domes')).toBe(true)
    expect(isOver(play(come, done))).toBe(true)
  })

  it('Fire grenade (4): nobody enters, crosses or is set down there', () => {
    const burning = play(executing('fireGrenade', { guards: [domes(22)] }), aim(domes(20)))
    expect(burning.fire).toEqual([domes(20)])
    expect(refused(executing('fireGrenade', { guards: [domes(22)] }), aim(domes(22)))).toBe('HA-8.4 notFreeInRange')
    const walking = planned(table({ at: [domes(21), domes(4)] }), [['move', 5]], [pause])
    walking.fire.push(domes(20))
    expect(refused(play(walking, execute('sneak')), step(domes(20)))).toBe('HA-8.5 fire')
  })

  it('Beacon (5): one guard up to 4, as you like; through other figures, but not to end there', () => {
    const guards = [domes(22), domes(23), domes(4)]
    const aiming = executing('beacon', { at: [domes(21), palace(0)], guards })
    expect(aims(aiming)).toEqual([domes(22), domes(23)])
    const passed = play(aiming, aim(domes(22)), step(domes(23)), stop)
    expect([passed.watch[domes(22)], passed.watch[domes(23)]]).toEqual([1, 1])
    const gone = play(aiming, aim(domes(22)), ...walk(domes(23), domes(17), domes(11), domes(5)))
    expect([gone.watch[domes(22)], gone.watch[domes(5)]]).toEqual([0, 1])
  })

  it('Forged orders (S): a guard of the own district to any guardhouse without a watch figure; arriving it arrests', () => {
    const aiming = executing('forgedOrders', { at: [domes(21), palace(9)], guards: [domes(14), at('pot', 0)] })
    expect(aims(aiming)).toEqual([domes(14)])
    const where = play(aiming, aim(domes(14)))
    expect(aims(where)).toContain(palace(9))
    expect(aims(where)).not.toContain(at('pot', 0))
    expect(play(where, aim(palace(9))).players[1]!.at).not.toBe(palace(9))
  })

  it('Fishing rod (2): robs at once, takes a lying jewel, or marks who has none', () => {
    const jewels: [number, 'imperial' | 'yellow'][] = [
      [domes(20), 'imperial'],
      [domes(20), 'yellow'],
    ]
    const aiming = executing('fishingRod', {
      seats: 3,
      at: [domes(21), domes(22), domes(23)],
      jewels,
      holds: [{}, { green: 1 }],
    })
    expect(play(aiming, target(1)).players.map(({ holds, robbed }) => [holds.green, robbed])).toEqual([
      [1, false],
      [0, true],
      [0, false],
    ])
    expect(play(aiming, target(2)).players[2]).toMatchObject({ marked: true, robbed: false })
    const hooked = play(aiming, aim(domes(20)))
    expect(hooked.phase).toBe('execute.take')
    const taken = play(hooked, takeJewel('imperial'))
    expect(taken.players[0]!.holds.imperial).toBe(1)
    expect(taken).toMatchObject({ bestThief: 0, stolen: true })
    expect(taken.gateDistrict).not.toBeNull()
  })

  it('Fishing rod reaches a jewel on a burning space, and nobody who was robbed already', () => {
    const state = table({
      at: [domes(21), domes(22)],
      jewels: [[domes(20), 'yellow']],
      holds: [{}, { green: 2 }],
      hands: [['fishingRod']],
    })
    state.fire.push(domes(20))
    state.players[1]!.robbed = true
    const aiming = play(planned(state, [['fishingRod', 6], pause]), execute('card'))
    expect(refused(aiming, target(1))).toBe('HA-8.4 nothingToHook')
    expect(play(aiming, aim(domes(20))).players[0]!.holds.yellow).toBe(1)
  })

  it('Automatic trap (3): a thief stays and may pick up; a guard stays and still arrests on its own space', () => {
    const state = table({ at: [domes(21), domes(22)], jewels: [[domes(22), 'yellow']], hands: [['automaticTrap']] })
    const trapped = play(planned(state, [['automaticTrap', 6], pause], [['move', 3]]), execute('card'), target(1))
    expect(trapped.players[1]).toMatchObject({ trapped: true, marked: true })
    const stuck = play(trapped, execute('sneak'))
    expect(refused(stuck, step(domes(23)))).toBe('HA-8.5 noMovementLeft')
    expect(play(stuck, takeJewel('yellow')).players[1]!.holds.yellow).toBe(1)
    const held = table({
      at: [domes(21), domes(22)],
      guards: [domes(22), domes(15)],
      hands: [['automaticTrap']],
      initiative: 4,
    })
    const both = play(planned(held, [['automaticTrap', 6], pause]), execute('card'), aim(domes(15)))
    expect(both.watch[domes(15)]).toBe(1)
    expect(isJailedIn(both, 1, 'domes')).toBe(true)
  })

  it('Confusing gas: guards within 5, captains never', () => {
    const gassed = executing('confusingGas', {
      at: [domes(21), palace(0)],
      guards: [domes(22), domes(4)],
      captains: [domes(20)],
    })
    expect(aims(gassed)).toEqual([domes(22)])
  })

  it('Cloak hides until clean-up', () => {
    const cloaked = executing('cloak', {})
    expect(cloaked.players[0]!.cloaked).toBe(true)
    expect(play(cloaked, execute('forgo')).players[0]!.cloaked).toBe(false)
  })

  it('Rope & hook: no arrest until clean-up, and up to 2 spaces', () => {
    const roped = executing('ropeAndHook', { guards: [domes(22)] })
    expect(roped.question).toMatchObject({ ask: 'walk', walk: { left: 2 } })
    const through = play(roped, step(domes(22)), stop)
    expect(through.players[0]!.at).toBe(domes(22))
    expect(isOver(through)).toBe(true)
  })

  it('Firecracker (4): the nearest watch figure within 4 comes up to 3 nearer; a trapped one can be the nearest', () => {
    const layout = { at: [domes(21), palace(0)], guards: [domes(13), domes(22)] }
    const called = play(executing('firecracker', layout), aim(domes(20)))
    expect(called.question).toMatchObject({ ask: 'aim', what: 'firecrackerFigure', spaces: [domes(13), domes(22)] })
    const come = play(called, aim(domes(13)), ...walk(domes(19), domes(20)))
    expect(come.watch[domes(20)]).toBe(1)
    const state = table({ at: [domes(21), palace(0)], guards: [domes(19), domes(22)], hands: [['firecracker']] })
    state.trapped.push(domes(19))
    const held = play(planned(state, [['firecracker', 6], pause]), execute('card'), aim(domes(20)))
    expect(isOver(held)).toBe(true)
    expect(held.watch[domes(19)]).toBe(1)
  })

  it('Poisoned bola (2): 3 blue AP less next round, never below 2', () => {
    const hit = play(executing('poisonedBola', { at: [domes(21), domes(22)] }), target(1))
    expect(hit.players[1]).toMatchObject({ poisoned: 1, marked: true })
    expect(play(hit, execute('forgo')).players[1]).toMatchObject({ blue: 7, poisoned: 0 })
    hit.players[1]!.at = domes(9)
    expect(play(hit, execute('forgo')).players[1]!.blue).toBe(2)
  })

  it('Mechanical rats (4): a tile from a sheet, trinkets too, or a face-down tile as its turner', () => {
    const layout: Layout = {
      ...{ seats: 3, at: [domes(21), domes(22), domes(23)], tiles: [[domes(20), 'informer']] },
      holds: [{}, { trinket: 1, guildAgent: 1 }],
    }
    const aiming = executing('mechanicalRats', layout)
    expect(isLegal(aiming, target(2))).toBe(false)
    const snatched = play(aiming, target(1), { type: 'snatch', tile: 'trinket' })
    expect(snatched.players.map(({ holds }) => holds.trinket)).toEqual([1, 0, 0])
    expect(snatched.players[1]!.robbed).toBe(false)
    expect(play(aiming, aim(domes(20))).players[0]!.holds.informer).toBe(1)
  })

  it('Mechanical rats: the guard and the citizens of the tile work where it lies', () => {
    const guarded = executing('mechanicalRats', { at: [domes(21), domes(22)], tiles: [[domes(22), 'plainClothes']] })
    const set = play(guarded, aim(domes(22)))
    expect(set.watch[domes(22)]).toBe(1)
    expect(isJailedIn(set, 1, 'domes')).toBe(true)
    const cards: General[][] = [[], ['cloak', 'beacon']]
    const talking = executing('mechanicalRats', {
      at: [domes(21), at('pot', 23)],
      tiles: [[at('pot', 22), 'alertCitizens']],
      hands: cards,
    })
    const asked = play(talking, aim(at('pot', 22)))
    expect(asked.question).toMatchObject({ ask: 'discard', seat: 1 })
  })

  it('Elixir of speed: up to 4, with all that a movement allows', () => {
    const walking = executing('elixirOfSpeed', { jewels: [[domes(22), 'yellow']] })
    expect(walking.question).toMatchObject({ ask: 'walk', walk: { left: 4, sprint: false } })
    expect(play(walking, step(domes(22)), takeJewel('yellow')).players[0]!.holds.yellow).toBe(1)
  })
})

describe('HA-7.5, 8.4: targets and range', () => {
  it('a card without a legal target does nothing, and counts as executed', () => {
    const none = executing('poisonedBola', {})
    expect(told(none)).toContain('noTarget')
    expect(none.players[0]!.executed).toBe(1)
    expect(refused(none, execute('cunningDraw'))).toBe('HA-8.1 strongAlone')
  })

  it('fog takes 1 off printed ranges', () => {
    const far = (event?: 'fog') =>
      aims(executing('beacon', { at: [domes(21), palace(0)], guards: [domes(5)], ...(event && { event }) }))
    expect(far()).toEqual([domes(5)])
    expect(far('fog')).toEqual([])
  })

  it('a jailed thief is nobody’s target', () => {
    expect(isOver(executing('fishingRod', { at: [domes(4), domes(9)], holds: [{}, { green: 1 }] }))).toBe(true)
  })
})
