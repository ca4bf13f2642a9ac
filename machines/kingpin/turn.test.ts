import { describe, expect, it } from 'vitest'
import { positions } from './examples.ts'
import { crook, crooks, gangs, targets } from './data.ts'
import { kingpin } from './index.ts'
import {
  at,
  fullRow,
  legal,
  pass,
  pickpocket,
  place,
  play,
  putBack,
  raid,
  recruit,
  refused,
  table,
  take,
  who,
} from './testing.ts'

describe('KP-1 components', () => {
  it('KP-1.1 has targets from 2 to 9, 32 crooks, and dens that are named by letters', () => {
    expect(targets).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(crooks).toHaveLength(32)
    expect(new Set(crooks.map(({ name }) => name)).size).toBe(32)
  })

  it('KP-1.2 gives every player a slot under each target', () => {
    const state = play(table({ dens: { A: ['Boxer'] } }), recruit('A'), take('Boxer'))
    expect(legal(state)).toEqual(targets.flatMap((target) => [place(target), place(target, 'down')]))
  })

  it('KP-1.3 counts the gangs as the table of crooks has them', () => {
    const members = gangs.map((gang) => crooks.filter((card) => card.gangs.includes(gang)).length)
    expect(members).toEqual([9, 9, 9])
    expect(crook(who('The Twins')).gangs).toEqual(['outfit', 'northside'])
    expect(crook(who('The Ghost')).gangs).toEqual([])
  })

  it('KP-1 has the crooks that are known of the cardboard game', () => {
    const skilled = (skill: string): number => crooks.filter((card) => card.skill === skill).length
    expect([skilled('pickpocket'), skilled('accomplice'), skilled('swap'), skilled('kingpin')]).toEqual([2, 2, 2, 1])
    expect([skilled('spy'), skilled('killer')]).toEqual([2, 2])
    expect(crook(who('Kingpin'))).toMatchObject({ number: 32, rank: 10, skill: 'kingpin' })
    expect(crook(who('Diamond'))).toMatchObject({ rank: 7, modifier: 2 })
    expect(crook(who('Safecracker'))).toMatchObject({ rank: 8, modifier: -1 })
    expect(crook(who('The Leak'))).toMatchObject({ rank: 2, modifier: -6 })
  })
})

describe('KP-2 setup', () => {
  it.each([
    [2, [2, 2, 3, 4, 5]],
    [3, [2, 2, 3, 4, 4, 4, 5]],
    [4, [2, 2, 3, 3, 4, 4, 4, 5, 5]],
  ])('KP-2.1 deals for %i players', (seats, sizes) => {
    const { dens, box } = kingpin.setup({ seats, seed: 'deal' })
    expect(dens.map(({ length }) => length)).toEqual(sizes)
    expect([...dens.flat(), ...box].sort((a, b) => a - b)).toEqual(crooks.map(({ number }) => number))
  })

  it('KP-2.1 shuffles: other seeds, other dens', () => {
    const deals = Array.from({ length: 20 }, (_, i) => JSON.stringify(kingpin.setup({ seats: 3, seed: `${i}` }).dens))
    expect(new Set(deals).size).toBe(20)
  })

  it('KP-2.2 gives everyone $18 and lets chance name the start player', () => {
    const states = Array.from({ length: 60 }, (_, i) => kingpin.setup({ seats: 4, seed: `start ${i}` }))
    expect(states[0]?.money).toEqual([18, 18, 18, 18])
    expect(new Set(states.map(({ turn }) => turn)).size).toBe(4)
    expect(states[0]?.journal).toEqual([{ key: 'started', params: { by: states[0]?.turn } }])
  })

  it('KP-2.2 goes clockwise', () => {
    const dens = { A: ['Boxer', 'Lefty', 'Hatchet', 'Sticks'] }
    let state = table({ seats: 3, turn: 1, dens })
    state = play(state, ...raid('A', 'Boxer', 2))
    expect(state.turn).toBe(2)
    state = play(state, ...raid('A', 'Lefty', 2))
    expect(state.turn).toBe(0)
  })

  it('is for two to four players', () => {
    expect(() => kingpin.setup({ seats: 1, seed: '' })).toThrow()
    expect(() => kingpin.setup({ seats: 5, seed: '' })).toThrow()
  })
})

describe('KP-3 a turn', () => {
  const dens = { A: ['Boxer', 'Lefty'], D: ['Sticks', 'Hatchet', 'Bricks'] }

  it('KP-3.1 leaves those who passed out; their crooks stay', () => {
    let state = table({ seats: 3, dens, street: [[0, 4, 'Ace']] })
    state = play(state, pass)
    expect(state.passed).toEqual([true, false, false])
    state = play(state, ...raid('A', 'Boxer', 4), ...raid('A', 'Lefty', 4))
    expect(state.turn).toBe(1)
    expect(at(state, 0, 4)).toEqual(['Ace'])
  })

  it('KP-3.1 lets the last one in go on until they pass; then it is over', () => {
    let state = play(table({ dens }), pass)
    state = play(state, ...raid('A', 'Boxer', 2), ...raid('D', 'Sticks', 3))
    expect(state).toMatchObject({ turn: 1, phase: 'turn.choose' })
    state = play(state, pass)
    expect(state.phase).toBe('over')
    expect(kingpin.active(state)).toEqual([])
    expect(kingpin.whyNot(state, 1, pass)).toMatchObject({ rule: 'KP-5', message: 'refusal.over' })
  })

  it('KP-3.2 costs $1 for each crook in the den, and shows them to nobody else', () => {
    const state = play(table({ dens }), recruit('D'))
    expect(state.money).toEqual([15, 18])
    expect(kingpin.view(state, 0).mine?.dens).toEqual([
      { den: 'D', crooks: [who('Sticks'), who('Hatchet'), who('Bricks')], gone: 0, missed: [] },
    ])
    expect(kingpin.view(state, 1).mine).toEqual({ dens: [], pieces: [] })
    expect(kingpin.view(state, 'table').mine).toBeNull()
    expect(kingpin.view(state, 1).looking).toEqual({ den: 'D', fee: 3 })
  })

  it('KP-3.2 is only for dens in use that have crooks and can be paid', () => {
    const state = table({ dens, money: [2, 18] })
    expect(legal(state)).toEqual([pass, recruit('A')])
    expect(refused(state, recruit('D'))).toBe('KP-3.2 denTooDear')
    expect(refused(state, recruit('B'))).toBe('KP-3.2 denEmpty')
    expect(refused(state, recruit('H'))).toBe('KP-2.1 denUnused')
    expect(kingpin.whyNot(state, 0, recruit('D'))?.params).toEqual({ den: 'D', price: 3, money: 2 })
    expect(kingpin.whyNot(state, 1, pass)).toMatchObject({ rule: 'KP-3', message: 'refusal.turn' })
  })

  it('KP-3.2 takes one of those in the open den', () => {
    const state = play(table({ dens }), recruit('D'))
    expect(legal(state)).toEqual([take('Sticks'), take('Hatchet'), take('Bricks')])
    expect(refused(state, take('Boxer'))).toBe('KP-3.2 notInDen')
    expect(refused(state, pass)).toBe('KP-3.2 takeFirst')
    expect(refused(table({ dens }), take('Boxer'))).toBe('KP-3.2 chooseFirst')
  })

  it('KP-3.3 makes those pass who can pay for no den', () => {
    const state = play(
      table({ dens: { A: ['Boxer'], D: ['Sticks', 'Lefty', 'Ace'] }, money: [5, 2] }),
      ...raid('A', 'Boxer', 2),
    )
    expect(state.passed).toEqual([false, true])
    expect(state.turn).toBe(0)
    expect(state.journal.at(-1)).toEqual({ key: 'passedBroke', params: { by: 1 } })
  })

  it('KP-3.3 offers nothing but to pass to those who can pay for no den', () => {
    expect(legal(table({ dens, money: [1, 18] }))).toEqual([pass])
  })

  it('KP-3.3 ends when no den can be paid by anybody', () => {
    const state = play(table({ dens: { A: ['Boxer', 'Ace', 'Lefty'] }, money: [3, 1] }), ...raid('A', 'Boxer', 2))
    expect(state.phase).toBe('over')
    expect(state.journal.filter(({ key }) => key === 'passedBroke').map(({ params }) => params['by'])).toEqual([1, 0])
  })

  it('KP-3.3 ends when no den has crooks left', () => {
    const state = play(table({ seats: 4, dens: { A: ['Boxer'] }, passed: [2] }), ...raid('A', 'Boxer', 2))
    expect(state.phase).toBe('over')
    expect(state.journal.filter(({ key }) => key === 'passedDensEmpty').map(({ params }) => params['by'])).toEqual([
      1, 3, 0,
    ])
  })

  it('KP-3.4 places face up for nothing, face down for $1 more', () => {
    const state = play(table({ dens }), recruit('A'), take('Boxer'))
    expect(play(state, place(6)).money).toEqual([16, 18])
    expect(play(state, place(6, 'down')).money).toEqual([15, 18])
    expect(at(play(state, place(6, 'down')), 0, 6)).toEqual(['Boxer (face down)'])
    expect(refused(state, recruit('A'))).toBe('KP-3.4 placeFirst')
  })

  it('KP-3.4 pays for face down from what is left', () => {
    const state = play(table({ dens, money: [2, 18] }), recruit('A'), take('Boxer'))
    expect(legal(state)).toEqual(targets.map((target) => place(target)))
    expect(refused(state, place(6, 'down'))).toBe('KP-3.4 downTooDear')
  })

  it("KP-3.4 has room for one crook in a slot, whatever lies in the others' slots", () => {
    const state = play(
      table({
        dens,
        street: [
          [0, 6, 'Ace'],
          [1, 7, 'Duchess'],
        ],
      }),
      recruit('A'),
      take('Boxer'),
    )
    expect(refused(state, place(6))).toBe('KP-3.4 slotTaken')
    expect(refused(state, place(6, 'down'))).toBe('KP-3.4 downOnCrook')
    expect(refused(state, place(7))).toBeUndefined()
  })

  it('KP-3.4 puts no crook face down onto another, whatever its skill', () => {
    const street: [number, number, string][] = [[0, 6, 'Ace']]
    for (const name of ['Shadow', 'Shuffle', 'Razor']) {
      const state = play(table({ dens: { A: [name] }, street }), recruit('A'), take(name))
      expect(refused(state, place(6))).toBeUndefined()
      expect(refused(state, place(6, 'down'))).toBe('KP-3.4 downOnCrook')
    }
  })

  it('KP-3.5 lets a seat look at its own face-down crooks, and nobody else', () => {
    const state = play(table({ dens }), ...raid('A', 'Boxer', 6, 'down'))
    expect(kingpin.view(state, 0).mine?.pieces).toEqual([{ piece: 0, crook: who('Boxer') }])
    for (const viewer of [0, 1, 'table'] as const) expect(kingpin.view(state, viewer).pieces[0]?.crook).toBeNull()
    expect(kingpin.view(state, 1).mine).toEqual({ dens: [], pieces: [] })
    expect(JSON.stringify(kingpin.view(state, 1).news)).not.toContain('crook')
  })

  it('KP-3.6 gives only what can be placed to a full row', () => {
    const state = play(
      table({ dens: { A: ['Boxer', 'Shuffle', 'Shadow', 'Razor'] }, street: fullRow(0) }),
      recruit('A'),
    )
    expect(legal(state)).toEqual([take('Shadow'), take('Razor')])
    expect(refused(state, take('Boxer'))).toBe('KP-3.6 cannotPlace')
    expect(refused(state, take('Shuffle'))).toBe('KP-3.6 cannotPlace')
    expect(refused(state, putBack)).toBe('KP-3.6 mustTake')
  })

  it('KP-3.6 puts all back, and keeps the fee, if none can be placed', () => {
    let state = play(table({ dens: { A: ['Boxer', 'Kingpin'], B: ['Ace'] }, street: fullRow(0) }), recruit('A'))
    expect(legal(state)).toEqual([putBack])
    state = play(state, putBack)
    expect(state).toMatchObject({ turn: 1, money: [16, 18], phase: 'turn.choose', looking: null })
    expect(state.dens[0]).toEqual([who('Boxer'), who('Kingpin')])
    expect(state.journal).toEqual([{ key: 'feeLost', params: { by: 0, den: 'A', price: 2 } }])
    expect(kingpin.view(state, 0).mine?.dens).toEqual([
      { den: 'A', crooks: [who('Boxer'), who('Kingpin')], gone: 0, missed: [] },
    ])
  })

  it('KP-3.6 lets nobody put back what they could place', () => {
    expect(refused(play(table({ dens }), recruit('A')), putBack)).toBe('KP-3.6 mustTake')
  })
})

describe('KP-7 worked examples', () => {
  it('KP-7.1 den D has 3 crooks: recruiting costs $3, one is taken, two stay face down', () => {
    const state = play(positions['KP-7.1'](), recruit('D'), take('Ace'))
    expect(state.money[0]).toBe(15)
    expect(kingpin.view(state, 1).dens[3]).toBe(2)
    const paid = play(positions['KP-7.1'](), ...raid('D', 'Fingers', 2), pickpocket)
    expect(paid.money[0]).toBe(17)
  })
})
