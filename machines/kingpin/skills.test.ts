import { describe, expect, it } from 'vitest'
import { kingpin } from './index.ts'
import type { KingpinState } from './state.ts'
import {
  at,
  decline,
  fullRow,
  kill,
  legal,
  pass,
  pickpocket,
  place,
  play,
  putBack,
  raid,
  recruit,
  refused,
  spyDen,
  spyTarget,
  swap,
  table,
  take,
  who,
  type Laid,
} from './testing.ts'

/** Den A holds this one crook, den E something for the others to do. */
const withCrook = (name: string, street: Laid[] = [], seats = 2): KingpinState =>
  table({ seats, dens: { A: [name], E: ['Hatchet', 'Lefty'] }, street })

describe('KP-4.1 pickpocket', () => {
  it.each(['Fingers', 'Sparrow'])('%s takes $2 from the bank', (name) => {
    const state = play(withCrook(name), ...raid('A', name, 5))
    expect(legal(state)).toEqual([pickpocket, decline])
    expect(play(state, pickpocket)).toMatchObject({ money: [19, 18], turn: 1, phase: 'turn.choose' })
  })

  it('is optional', () => {
    const state = play(withCrook('Fingers'), ...raid('A', 'Fingers', 5), decline)
    expect(state).toMatchObject({ money: [17, 18], turn: 1 })
    expect(state.journal).toEqual([{ key: 'declined', params: { by: 0, crook: who('Fingers') } }])
  })

  it('is now or never, and not face down', () => {
    expect(play(withCrook('Fingers'), ...raid('A', 'Fingers', 5, 'down'))).toMatchObject({ money: [16, 18], turn: 1 })
  })

  it('can pay the way on for a seat without a dollar', () => {
    const state = table({ dens: { A: ['Fingers'], B: ['Ace', 'Boxer'] }, money: [1, 0], passed: [1] })
    expect(play(state, ...raid('A', 'Fingers', 5), pickpocket)).toMatchObject({ money: [2, 0], phase: 'turn.choose' })
    expect(play(state, ...raid('A', 'Fingers', 5), decline).phase).toBe('over')
  })
})

describe('KP-4.2 accomplice', () => {
  it.each(['Sidekick', 'Shadow'])('%s may join own crooks', (name) => {
    const state = play(withCrook(name, [[0, 5, 'Ace']]), ...raid('A', name, 5))
    expect(at(state, 0, 5)).toEqual(['Ace', name])
    expect(state.turn).toBe(1)
  })

  it('leaves a face-down crook underneath face down', () => {
    const state = play(withCrook('Shadow', [[0, 5, 'Ace', 'down']]), ...raid('A', 'Shadow', 5))
    expect(at(state, 0, 5)).toEqual(['Ace (face down)', 'Shadow'])
    expect(kingpin.view(state, 1).pieces[0]?.crook).toBeNull()
  })

  it('may join a slot that has two already, and a full row', () => {
    const street: Laid[] = [...fullRow(0), [0, 5, 'Sidekick']]
    expect(at(play(withCrook('Shadow', street), ...raid('A', 'Shadow', 5)), 0, 5)).toHaveLength(3)
  })

  it('may go alone', () => {
    expect(at(play(withCrook('Shadow', [[0, 5, 'Ace']]), ...raid('A', 'Shadow', 6)), 0, 6)).toEqual(['Shadow'])
  })

  it('opens the slot to nobody else', () => {
    const state = withCrook('Boxer', [[0, 5, 'Shadow']])
    expect(refused(play(state, recruit('A'), take('Boxer')), place(5))).toBe('KP-3.4 slotTaken')
  })
})

describe('KP-4.3 swap', () => {
  it.each(['Shuffle', 'Switch'])('%s sends all own crooks there to a target where there are none', (name) => {
    const street: Laid[] = [
      [0, 5, 'Ace', 'down'],
      [0, 5, 'Shadow'],
      [0, 7, 'Boxer'],
      [1, 5, 'Padre'],
      [1, 9, 'Diamond'],
    ]
    let state = play(withCrook(name, street), ...raid('A', name, 5))
    expect(legal(state)).toEqual([2, 3, 4, 6, 8, 9].map(swap))
    expect(refused(state, swap(5))).toBe('KP-4.3 swapOntoItself')
    expect(refused(state, swap(7))).toBe('KP-4.3 swapOntoCrook')
    state = play(state, swap(9))
    expect([at(state, 0, 5), at(state, 0, 9)]).toEqual([[name], ['Ace (face down)', 'Shadow']])
    expect([at(state, 1, 5), at(state, 1, 9)]).toEqual([['Padre'], ['Diamond']])
    expect(state.journal).toEqual([{ key: 'swapped', params: { by: 0, from: 5, to: 9, count: 2 } }])
  })

  it('must move them once it is played onto them', () => {
    expect(refused(play(withCrook('Shuffle', [[0, 5, 'Ace']]), ...raid('A', 'Shuffle', 5)), decline)).toBe(
      'KP-4.3 swapFirst',
    )
  })

  it('triggers no skill again', () => {
    const state = play(
      withCrook('Shuffle', [
        [0, 5, 'Fingers'],
        [1, 6, 'Ace', 'down'],
      ]),
      ...raid('A', 'Shuffle', 5),
      swap(6),
    )
    expect(state).toMatchObject({ turn: 1, phase: 'turn.choose', money: [17, 18] })
  })

  it('goes into an empty slot without moving anybody', () => {
    const state = play(withCrook('Shuffle', [[0, 5, 'Ace']]), ...raid('A', 'Shuffle', 6))
    expect(state).toMatchObject({ turn: 1, phase: 'turn.choose' })
  })

  it('can go onto a crook if there is one free target', () => {
    const state = play(withCrook('Shuffle', fullRow(0, 9)), ...raid('A', 'Shuffle', 4))
    expect(legal(state)).toEqual([swap(9)])
  })

  it("can't be played at all if there is nowhere to go", () => {
    const state = play(withCrook('Shuffle', fullRow(0)), recruit('A'))
    expect(legal(state)).toEqual([putBack])
    expect(refused(state, take('Shuffle'))).toBe('KP-3.6 cannotPlace')
  })
})

describe('KP-4.4 killer', () => {
  const street: Laid[] = [
    [1, 5, 'Ace'],
    [1, 5, 'Shadow'],
    [2, 5, 'Kingpin'],
    [2, 6, 'Boxer'],
    [0, 7, 'Tinker', 'down'],
  ]

  it.each(['Razor', 'Mortician'])('%s removes all crooks of one other player at its target', (name) => {
    let state = play(withCrook(name, street, 3), ...raid('A', name, 5))
    expect(legal(state)).toEqual([kill(1), kill(2), decline])
    state = play(state, kill(1))
    expect([at(state, 0, 5), at(state, 1, 5), at(state, 2, 5)]).toEqual([[name], [], ['Kingpin']])
    expect(state.journal[0]).toEqual({
      key: 'killed',
      params: { by: 0, victim: 1, target: 5, crooks: [who('Ace'), who('Shadow')], hidden: 0 },
    })
  })

  it('kills kingpins too', () => {
    expect(at(play(withCrook('Razor', street, 3), ...raid('A', 'Razor', 5), kill(2)), 2, 5)).toEqual([])
  })

  it('does not show the face-down ones that it removes; their owner remembers', () => {
    const hidden: Laid[] = [
      [1, 5, 'Ace', 'down', 'B'],
      [1, 5, 'Shadow'],
    ]
    const state = play(withCrook('Razor', hidden), ...raid('A', 'Razor', 5), kill(1))
    expect(state.journal[0]?.params).toMatchObject({ crooks: [who('Shadow')], hidden: 1 })
    expect(kingpin.view(state, 0).pieces[0]).toEqual({ crook: null, den: 'B', seat: 1, at: 'killed', faceUp: false })
    expect(kingpin.view(state, 0).mine).toEqual({ dens: [], pieces: [] })
    expect(kingpin.view(state, 1).mine?.pieces).toEqual([{ piece: 0, crook: who('Ace') }])
    const over = play(state, pass, pass)
    expect(over.pieces[0]).toMatchObject({ at: 'killed', faceUp: false })
    expect(kingpin.outcome(over)?.scores[1]).toMatchObject({ total: 0 })
  })

  it('is optional, and asks nobody where there is no victim', () => {
    const state = withCrook('Razor', street, 3)
    expect(at(play(state, ...raid('A', 'Razor', 5), decline), 1, 5)).toEqual(['Ace', 'Shadow'])
    expect(play(state, ...raid('A', 'Razor', 9))).toMatchObject({ turn: 1, phase: 'turn.choose' })
  })

  it('says why somebody is no victim', () => {
    const state = play(withCrook('Razor', street, 3), ...raid('A', 'Razor', 6))
    expect(legal(state)).toEqual([kill(2), decline])
    expect(refused(state, kill(1))).toBe('KP-4.4 nobodyToKill')
    expect(refused(state, kill(0))).toBe('KP-4.4 killOwnLater')
  })

  it('face down, removes nobody', () => {
    const state = play(withCrook('Razor', street, 3), ...raid('A', 'Razor', 5, 'down'))
    expect([at(state, 1, 5), state.turn]).toEqual([['Ace', 'Shadow'], 1])
  })

  it('on its own slot must remove its own crooks, and then nobody else', () => {
    const own: Laid[] = [[0, 5, 'Tinker', 'down'], [0, 5, 'Sidekick'], ...street.slice(0, 3)]
    const state = play(withCrook('Razor', own, 3), ...raid('A', 'Razor', 5))
    expect(state).toMatchObject({ turn: 1, phase: 'turn.choose' })
    expect([at(state, 0, 5), at(state, 1, 5), at(state, 2, 5)]).toEqual([['Razor'], ['Ace', 'Shadow'], ['Kingpin']])
    expect(state.journal.at(-1)).toEqual({
      key: 'killed',
      params: { by: 0, victim: 0, target: 5, crooks: [who('Sidekick')], hidden: 1 },
    })
  })

  it('frees slots of a full row', () => {
    expect(at(play(withCrook('Razor', fullRow(0)), ...raid('A', 'Razor', 5)), 0, 5)).toEqual(['Razor'])
  })
})

describe('KP-4.5 kingpin', () => {
  it('can be recruited only as the last crook of its den', () => {
    const state = play(table({ dens: { A: ['Kingpin', 'Ace'] } }), recruit('A'))
    expect(legal(state)).toEqual([take('Ace')])
    expect(refused(state, take('Kingpin'))).toBe('KP-4.5 kingpinNotLast')
    const next = play(state, take('Ace'), place(2), recruit('A'))
    expect(legal(next)).toEqual([take('Kingpin')])
  })

  it('must be played face up', () => {
    const state = play(table({ dens: { A: ['Kingpin'] } }), recruit('A'), take('Kingpin'))
    expect(legal(state)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((target) => place(target)))
    expect(refused(state, place(4, 'down'))).toBe('KP-4.5 kingpinFaceDown')
  })

  it('finds no place in a full row', () => {
    const state = play(table({ dens: { A: ['Kingpin'], B: ['Ace'] }, street: fullRow(0) }), recruit('A'))
    expect(legal(state)).toEqual([putBack])
  })
})

describe('KP-4.6 spy', () => {
  const street: Laid[] = [
    [1, 5, 'Ace', 'down'],
    [2, 5, 'Boxer', 'down'],
    [0, 5, 'Tinker', 'down'],
    [0, 6, 'Padre', 'down'],
    [1, 7, 'Diamond'],
  ]

  it.each(['Whisper', 'Lookout'])(
    '%s looks at one target with a face-down crook of another, or into one den',
    (name) => {
      const state = play(withCrook(name, street, 3), ...raid('A', name, 9))
      expect(legal(state)).toEqual([spyDen('E'), spyTarget(5), decline])
      expect(refused(state, spyTarget(6))).toBe('KP-4.6 nothingHidden')
      expect(refused(state, spyTarget(7))).toBe('KP-4.6 nothingHidden')
      expect(refused(state, spyDen('A'))).toBe('KP-4.6 spyDenEmpty')
      expect(refused(state, spyDen('I'))).toBe('KP-2.1 denUnused')
    },
  )

  it('sees all face-down crooks at the target, and nobody else does', () => {
    const state = play(withCrook('Whisper', street, 3), ...raid('A', 'Whisper', 9), spyTarget(5))
    expect(state).toMatchObject({ phase: 'turn.skill.look', turn: 0, looking: { target: 5 } })
    expect(kingpin.view(state, 0).mine?.pieces).toEqual(
      [
        ['Ace', 0],
        ['Boxer', 1],
        ['Tinker', 2],
        ['Padre', 3],
      ].map(([name, piece]) => ({ piece, crook: who(String(name)) })),
    )
    expect(kingpin.view(state, 1).mine?.pieces).toEqual([{ piece: 0, crook: who('Ace') }])
    expect(kingpin.view(state, 1).news).toEqual([{ key: 'spiedTarget', params: { by: 0, target: 5 } }])
    expect(kingpin.view(state, 0).news[1]?.params['crooks']).toEqual([who('Ace'), who('Boxer')])
    expect(refused(state, pass)).toBe('KP-4.6 putBackFirst')
    expect(play(state, putBack)).toMatchObject({ turn: 1, looking: null, journal: [] })
  })

  it('sees all crooks of the den, for nothing', () => {
    const state = play(withCrook('Whisper', street, 3), ...raid('A', 'Whisper', 9), spyDen('E'))
    expect(state.money).toEqual([17, 18, 18])
    expect(kingpin.view(state, 0).mine?.dens).toEqual([
      { den: 'E', crooks: [who('Hatchet'), who('Lefty')], gone: 0, missed: [] },
    ])
    expect(legal(state)).toEqual([putBack])
    expect(kingpin.lingers(state)).toBe(true)
    expect(play(state, putBack).dens[4]).toEqual([who('Hatchet'), who('Lefty')])
  })

  it('is optional, and asks nothing where there is nothing to see', () => {
    expect(play(withCrook('Whisper'), ...raid('A', 'Whisper', 9), decline)).toMatchObject({ turn: 1, looking: null })
    expect(play(table({ dens: { A: ['Whisper'] } }), ...raid('A', 'Whisper', 9)).phase).toBe('over')
  })
})

it('KP-4 a skill works only when its crook is played face up from the hand: not when it is revealed', () => {
  const street: Laid[] = [
    [0, 5, 'Razor', 'down'],
    [1, 5, 'Boxer'],
    [0, 6, 'Fingers', 'down'],
  ]
  const state = play(table({ dens: { A: ['Ace'] }, street }), pass, pass)
  expect(at(state, 1, 5)).toEqual(['Boxer'])
  expect(state.money).toEqual([18, 18])
})
