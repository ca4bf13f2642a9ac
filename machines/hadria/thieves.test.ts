/** The six thieves: special actions and lasting abilities. */
import { describe, expect, it } from 'vitest'
import { hadria } from './index.ts'
import type { General, Thief } from './data.ts'
import type { HadriaState } from './state.ts'
import {
  aim,
  begun,
  domes,
  done,
  execute,
  isJailedIn,
  isLegal,
  lay,
  palace,
  play,
  planned,
  refused,
  step,
  stop,
  table,
  takeJewel,
  target,
  walk,
  type Layout,
  type Planned,
} from './testing.ts'

const pause: Planned = ['ambush', 2]
const aims = ({ question }: HadriaState): number[] => (question?.ask === 'aim' ? [...question.spaces] : [])

/** Seat 0 executes the special action, covered by a cloak. */
function special(thief: Thief, layout: Layout, change: (state: HadriaState) => void = () => undefined): HadriaState {
  const others: Thief[] = (['zain', 'joanne', 'jasmine', 'noiron'] as const).filter((other) => other !== thief)
  const state = table({ at: [domes(21), domes(22)], thieves: [thief, ...others], ...layout, hands: [['cloak']] })
  change(state)
  return play(planned(state, [['cloak', 6, 'special'], pause]), execute('special'))
}

describe('HA-6.3, 8.2: the special stack', () => {
  it('needs a general card on it, never a basic', () => {
    const state = table({ hands: [['cloak']] })
    expect(refused(state, { type: 'lay', card: 'move', special: true, with: 'point' })).toBe('HA-6.3 basicOnSpecial')
    expect(
      refused(lay(state, 0, ['cloak', 1, 'special']), { type: 'lay', card: 'beacon', special: true, with: 'point' }),
    ).toBe('HA-6.3 specialLaid')
  })

  it('HA-2.4: is not there without special cards', () => {
    const state = table({ hands: [['cloak']], specials: false })
    expect(refused(state, { type: 'lay', card: 'cloak', special: true, with: 'point' })).toBe('HA-2.4 noSpecials')
  })

  it('the covering card is discarded at once, and not twice', () => {
    const done_ = special('zain', {})
    expect(done_.discards).toEqual(['cloak'])
    expect(play(done_, aim(domes(20)), execute('forgo')).discards).toEqual(['cloak'])
  })
})

describe('Morius: Rat spies', () => {
  const tiles: [number, 'stash' | 'informer' | 'trinket'][] = [
    [domes(22), 'stash'],
    [domes(5), 'informer'],
    [palace(5), 'trinket'],
  ]

  it('looks at 2 face-down tiles of his district; only he sees them, which ones is public', () => {
    const aiming = special('morius', { tiles })
    expect(aims(aiming)).toEqual([domes(5), domes(22)])
    const seen = play(aiming, aim(domes(22)), aim(domes(5)))
    expect(seen.phase).toBe('execute.swap')
    expect(hadria.lingers(seen)).toBe(true)
    expect(hadria.view(seen, 0).mine?.tiles).toEqual([
      { at: domes(5), tile: 'informer' },
      { at: domes(22), tile: 'stash' },
    ])
    expect(hadria.view(seen, 1).mine?.tiles).toEqual([])
    expect(hadria.view(seen, 1).players[0]!.seen).toEqual([domes(5), domes(22)])
    expect(JSON.stringify(hadria.view(seen, 1))).not.toMatch(/"tile":"stash"/)
  })

  it('may swap them, and his notes follow', () => {
    const swapped = play(special('morius', { tiles }), aim(domes(22)), aim(domes(5)), { type: 'swap' })
    expect([swapped.tiles[domes(22)], swapped.tiles[domes(5)]]).toEqual(['informer', 'stash'])
    expect(hadria.view(swapped, 0).mine?.tiles).toContainEqual({ at: domes(22), tile: 'informer' })
  })

  it('with a single tile there is nothing to swap', () => {
    const seen = play(special('morius', { tiles: [[domes(22), 'stash']] }), aim(domes(22)))
    expect(refused(seen, { type: 'swap' })).toBe('HA-8.4 oneTile')
    expect(isLegal(seen, done)).toBe(true)
  })
})

describe('Noiron', () => {
  it('Rooftops (3): to a free space of the same district, nothing is taken there', () => {
    const aiming = special('noiron', {
      jewels: [[domes(15), 'yellow']],
      at: [domes(21), domes(22)],
      guards: [domes(20)],
    })
    expect(aims(aiming)).toContain(domes(15))
    for (const space of [domes(22), domes(20), domes(5)]) expect(aims(aiming)).not.toContain(space)
    const jumped = play(aiming, aim(domes(15)))
    expect(jumped.players[0]).toMatchObject({ at: domes(15), holds: { yellow: 0 } })
    expect(jumped.question).toMatchObject({ ask: 'decide' })
  })

  it('Rooftops: not in a trap', () => {
    const trapped = special('noiron', {}, (state) => (state.players[0]!.trapped = true))
    expect(trapped.question).toMatchObject({ ask: 'decide' })
  })

  const sneaking = (layout: Layout): HadriaState =>
    play(
      planned(table({ thieves: ['noiron', 'zain'], at: [domes(21), palace(0)], ...layout }), [['move', 6]], [pause]),
      execute('sneak'),
    )

  it("passes through watch figures' spaces with a step left, and may take there", () => {
    const there = play(
      sneaking({ guards: [domes(22)], jewels: [[domes(22), 'yellow']] }),
      step(domes(22)),
      takeJewel('yellow'),
    )
    expect(play(there, step(domes(23)), stop).players[0]).toMatchObject({ at: domes(23), holds: { yellow: 1 } })
    expect(isJailedIn(play(there, stop), 0, 'domes')).toBe(true)
  })

  it('is arrested at once with nothing left to get off', () => {
    const walking = sneaking({ guards: [domes(11)] })
    expect(isJailedIn(play(walking, ...walk(domes(22), domes(23), domes(17), domes(11))), 0, 'domes')).toBe(true)
    const knowing = sneaking({ guards: [domes(11)], holds: [{ backOfMyHand: 1 }] })
    const there = play(knowing, ...walk(domes(22), domes(23), domes(17), domes(11)))
    expect(play(there, { type: 'oneMore' }, step(domes(5))).players[0]!.at).toBe(domes(5))
  })

  it('HA-10.7: is safe where he began on a watch figure’s space, as long as he does not come back to it', () => {
    const begins = sneaking({ guards: [domes(21)], jewels: [[domes(21), 'yellow']] })
    expect(play(begins, takeJewel('yellow'), stop).players[0]).toMatchObject({ at: domes(21), holds: { yellow: 1 } })
    expect(isJailedIn(play(begins, ...walk(domes(22), domes(21)), stop), 0, 'domes')).toBe(true)
  })

  it('HA-10.7: is safe there in a trap, too', () => {
    const state = table({ thieves: ['noiron', 'zain'], at: [domes(21), palace(0)], guards: [domes(21)] })
    state.players[0]!.trapped = true
    expect(play(planned(state, [['move', 6]], [pause]), execute('sneak')).players[0]!.at).toBe(domes(21))
  })

  it('stepping through a gate counts as getting off', () => {
    const there = play(sneaking({ at: [domes(21), palace(0)], guards: [domes(20)], gate: 'domes' }), step(domes(20)))
    expect(play(there, { type: 'leave', gate: 1 }).players[0]!.left).toBe(1)
  })

  it('a plain-clothes guard set on his own space arrests him', () => {
    const there = play(sneaking({ tiles: [[domes(22), 'plainClothes']] }), step(domes(22)), { type: 'turnUp' })
    expect(isJailedIn(there, 0, 'domes')).toBe(true)
  })
})

describe('Jasmine', () => {
  it('Seduction (4): a guard moves 2 towards her, no less', () => {
    const led = play(special('jasmine', { at: [domes(21), palace(0)], guards: [domes(17)] }), aim(domes(17)))
    expect(refused(led, stop)).toBe('HA-8.9 figureMustGo')
    expect(refused(led, step(domes(11)))).toBe('HA-8.9 notTowards')
    const come = play(led, ...walk(domes(23), domes(22)))
    expect(come.watch[domes(22)]).toBe(1)
  })

  it('Seduction: less if it arrests', () => {
    const led = play(
      special('jasmine', { at: [domes(21), domes(23)], guards: [domes(17)] }),
      aim(domes(17)),
      step(domes(23)),
    )
    expect(isJailedIn(led, 1, 'domes')).toBe(true)
  })

  it('has 5 blue AP when jailed, and 2 of them with a bola', () => {
    const blueAfter = (poisoned: number): number => {
      const state = table({ thieves: ['jasmine', 'zain'], at: [domes(9), palace(0)] })
      state.players[0]!.poisoned = poisoned
      return planned(state).players[0]!.blue
    }
    expect([blueAfter(0), blueAfter(1)]).toEqual([5, 2])
  })
})

describe('Nikolai', () => {
  it('Field test: draws 2, executes one from his space, discards both', () => {
    const tested = special('nikolai', {}, (state) => state.deck.push('cloak', 'elixirOfSpeed'))
    expect(tested.question).toMatchObject({ ask: 'test', cards: ['elixirOfSpeed', 'cloak'] })
    expect(tested.discards).toEqual(['cloak', 'elixirOfSpeed', 'cloak'])
    const quick = play(tested, { type: 'pick', card: 'elixirOfSpeed' })
    expect(quick.question).toMatchObject({ ask: 'walk', walk: { left: 4 } })
    expect(quick.players[0]!.hand).toEqual([])
  })

  it('on market night he does so twice, and the limit comes after each', () => {
    const hand: General[] = ['smokeGrenade', 'noiseGrenade', 'fireGrenade', 'beacon', 'forgedOrders']
    const state = table({ thieves: ['nikolai', 'zain'], at: [domes(9), palace(3)], first: 1, hands: [hand] })
    state.calmDeck.push('marketNight')
    state.deck.push('cloak', 'firecracker', 'confusingGas', 'ropeAndHook')
    let next = planned(state)
    while (next.phase === 'event.aim') next = play(next, aim(aims(next)[0]!))
    const kept = play(next, { type: 'pick', card: hadria.view(next, 0).mine!.drawn[0]! })
    expect(kept.question).toMatchObject({ ask: 'discard', seat: 0, n: 1, why: 'limit' })
    expect(play(kept, { type: 'discard', card: 'beacon' }).question).toMatchObject({ ask: 'keep', seat: 0 })
  })

  it('in the draw phase he takes 2 and discards 1 face up', () => {
    const cards: General[] = ['cloak', 'beacon']
    const state = table({ thieves: ['nikolai', 'zain'], first: 1 })
    state.calmDeck.push('fireworks')
    state.deck.push(...cards, 'firecracker')
    let next = planned(state)
    while (next.phase === 'event.aim') next = play(next, aim(aims(next)[0]!))
    expect(next.phase).toBe('draw.keep')
    expect(hadria.view(next, 1).players[0]!.drawn).toBe(2)
    const [kept, other] = hadria.view(next, 0).mine!.drawn
    const chosen = play(next, { type: 'pick', card: kept! })
    expect(chosen.players[0]!.hand).toContain(kept)
    expect(chosen.discards).toContain(other)
  })
})

describe('Joanne', () => {
  it('Confiscate (2): a thief drops a non-imperial jewel of their choice', () => {
    const layout: Layout = { holds: [{}, { imperial: 1, green: 1, trinket: 1 }], gate: 'pot' }
    const asked = play(special('joanne', layout), target(1))
    expect(asked.question).toMatchObject({ ask: 'give', seat: 1 })
    expect(refused(asked, { type: 'give', jewel: 'imperial' })).toBe('HA-10.8 cannotGive')
    const dropped = play(asked, { type: 'give', jewel: 'trinket' })
    expect(dropped.jewels).toEqual([{ at: domes(22), jewel: 'trinket' }])
    expect(dropped.players[1]!.robbed).toBe(false)
  })

  it('a dropped trinket may be taken by movement', () => {
    const state = table({ at: [domes(21), palace(0)], jewels: [[domes(22), 'trinket']] })
    const walking = play(
      planned(state, [['move', 5]], [pause]),
      execute('sneak'),
      step(domes(22)),
      takeJewel('trinket'),
    )
    expect(walking.players[0]!.holds.trinket).toBe(1)
  })
})

describe('Zain', () => {
  it('Arson (3): fire on a free space', () => {
    const aiming = special('zain', { at: [domes(21), domes(22)] })
    expect(aims(aiming)).not.toContain(domes(22))
    expect(play(aiming, aim(domes(20))).fire).toEqual([domes(20)])
  })

  it('reaches 2 farther with smoke, noise and fire grenades', () => {
    const range = (thief: Thief, card: General): number => {
      const state = table({ thieves: [thief, 'morius'], at: [domes(21), palace(0)], hands: [[card]] })
      return aims(play(planned(state, [[card, 6], pause]), execute('card'))).length
    }
    for (const card of ['smokeGrenade', 'noiseGrenade', 'fireGrenade'] as const) {
      expect(range('zain', card)).toBeGreaterThan(range('jasmine', card))
    }
    expect(range('zain', 'firecracker')).toBe(range('jasmine', 'firecracker'))
  })
})

it('HA-2.4: no doubles', () => {
  const state = begun(4, 'thieves')
  expect(new Set(state.players.map(({ thief }) => thief)).size).toBe(4)
})
