import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import { lessonOf } from '../kernel/undo.ts'
import { crook, kingpinNumber } from './data.ts'
import { kingpin } from './index.ts'
import type { KingpinMove, KingpinState } from './state.ts'
import {
  at,
  fullRow,
  kill,
  pass,
  place,
  play,
  putBack,
  raid,
  recruit,
  spyDen,
  spyTarget,
  swap,
  table,
  take,
  who,
} from './testing.ts'
import type { Notes } from './view.ts'

const notes = (state: KingpinState, seat: Seat): Notes => kingpin.view(state, seat).mine ?? { dens: [], pieces: [] }
/** A seat's notes on den A, with names: what it has seen there, and how many of them are gone. */
function onDenA(state: KingpinState, seat: Seat): [names: string[], gone: number] | undefined {
  const note = notes(state, seat).dens.find(({ den }) => den === 'A')
  return note && [note.crooks.map((number) => crook(number).name), note.gone]
}
/** Those that left den A unseen, as a later look showed: each time one or more. */
const missed = (state: KingpinState, seat: Seat): string[][] =>
  notes(state, seat).dens.flatMap(({ den, missed }) =>
    den === 'A' ? missed.map((crooks) => crooks.map((number) => crook(number).name)) : [],
  )
const onPieces = (state: KingpinState, seat: Seat): string[] =>
  notes(state, seat).pieces.map((note) => crook(note.crook).name)

describe('KP-6 what is public', () => {
  const state = play(
    table({ dens: { A: ['Boxer', 'Ace'], B: ['Padre'] } }),
    ...raid('A', 'Boxer', 6, 'down'),
    ...raid('B', 'Padre', 6),
  )

  it('is the same for every seat and for a spectator', () => {
    const { seat: _, mine: __, news: ___, ...seen } = kingpin.view(state, 'table')
    for (const seat of [0, 1]) expect(kingpin.view(state, seat)).toMatchObject(seen)
  })

  it('is money, turn, den sizes, face-up crooks, where the face-down ones lie, and their dens', () => {
    expect(kingpin.view(state, 'table')).toMatchObject({
      turn: 0,
      turns: 3,
      money: [15, 17],
      passed: [false, false],
      dens: [1, 0, 0, 0, 0],
      pieces: [
        { crook: null, den: 'A', seat: 0, at: 6, faceUp: false },
        { crook: who('Padre'), den: 'B', seat: 1, at: 6, faceUp: true },
      ],
    })
  })

  it('is who has looked where', () => {
    expect(kingpin.view(state, 'table').looks.map(({ dens }) => dens.map((gone) => gone !== null))).toEqual([
      [true, false, false, false, false],
      [false, true, false, false, false],
    ])
  })
})

describe("KP-6 a den's notes", () => {
  const dens = { A: ['Boxer', 'Ace', 'Padre', 'Whisper'], B: ['Sticks', 'Lefty', 'Tinker'], C: ['Razor'] }
  const looked = play(table({ dens }), ...raid('A', 'Boxer', 6))

  it('show what was seen, less what one took oneself', () => {
    expect(onDenA(looked, 0)).toEqual([['Whisper', 'Padre', 'Ace'], 0])
    expect(kingpin.view(looked, 1).mine).toEqual({ dens: [], pieces: [] })
  })

  it('are there before anything is noted, for a first look is a secret too, and end with the game', () => {
    const over = play(table({ dens, street: [[0, 2, 'Boxer', 'down']] }), pass, pass)
    for (const seat of [0, 1]) {
      expect(kingpin.view(table({ dens }), seat).mine).toEqual({ dens: [], pieces: [] })
      expect(kingpin.view(over, seat).mine).toBeNull()
    }
    expect(kingpin.view(looked, 'table').mine).toBeNull()
  })

  it('lose what was seen to be played face up', () => {
    expect(onDenA(play(looked, ...raid('A', 'Ace', 6)), 0)).toEqual([['Whisper', 'Padre'], 0])
  })

  it('say only that one is gone while it is in a hand, and when it was played face down', () => {
    const taken = play(looked, recruit('A'), take('Padre'))
    expect(onDenA(taken, 0)).toEqual([['Whisper', 'Padre', 'Ace'], 1])
    expect(onDenA(play(taken, place(6, 'down')), 0)).toEqual([['Whisper', 'Padre', 'Ace'], 1])
    expect(onDenA(play(taken, place(6)), 0)).toEqual([['Whisper', 'Ace'], 0])
  })

  it('of the other seat are its own', () => {
    const state = play(looked, ...raid('A', 'Padre', 6, 'down'))
    expect(onDenA(state, 1)).toEqual([['Whisper', 'Ace'], 0])
    expect(onPieces(state, 0)).toEqual([])
    expect(onPieces(state, 1)).toEqual(['Padre'])
  })

  it('start afresh with another look, which names the one that is gone', () => {
    const before = play(looked, ...raid('A', 'Padre', 6, 'down'))
    expect([missed(before, 0), onPieces(before, 0)]).toEqual([[], []])
    const state = play(before, recruit('A'))
    expect(onDenA(state, 0)).toEqual([['Whisper', 'Ace'], 0])
    expect([missed(state, 0), onPieces(state, 0)]).toEqual([[['Padre']], ['Padre']])
    const later = play(state, take('Ace'), place(8), ...raid('A', 'Whisper', 8, 'down'))
    expect([onDenA(later, 0), missed(later, 0)]).toEqual([[['Whisper'], 1], [['Padre']]])
  })

  it('name together those that were gone together, until one of them is seen', () => {
    const three = play(table({ seats: 3, dens }), ...raid('A', 'Boxer', 6))
    const gone = play(three, ...raid('A', 'Padre', 6, 'down'), ...raid('A', 'Whisper', 7, 'down'), recruit('A'))
    expect([onDenA(gone, 0), missed(gone, 0), onPieces(gone, 0)]).toEqual([[['Ace'], 0], [['Whisper', 'Padre']], []])
    const lookout = play(
      table({ seats: 3, dens: { ...dens, C: ['Lookout'] } }),
      ...raid('A', 'Boxer', 6),
      ...raid('A', 'Padre', 6, 'down'),
      ...raid('A', 'Whisper', 7, 'down'),
      ...raid('A', 'Ace', 8),
    )
    const spied = play(lookout, pass, pass, ...raid('C', 'Lookout', 5), spyTarget(6))
    expect([missed(spied, 0), onPieces(spied, 0)]).toEqual([[['Whisper']], ['Padre', 'Whisper']])
    expect([missed(spied, 1), missed(spied, 2)]).toEqual([[], []])
  })

  it('still name the one that is gone when it was killed, though no longer where it lies', () => {
    const state = play(
      table({ dens: { A: ['Boxer', 'Ace', 'Padre', 'Whisper'], C: ['Razor'] } }),
      ...raid('A', 'Boxer', 6),
      ...raid('A', 'Padre', 5, 'down'),
      ...raid('C', 'Razor', 5),
      kill(1),
      ...raid('A', 'Ace', 2),
      recruit('A'),
    )
    expect([onDenA(state, 0), missed(state, 0), onPieces(state, 0)]).toEqual([[['Whisper'], 0], [['Padre']], []])
  })

  it('no longer name one that all have seen', () => {
    const named = play(looked, ...raid('A', 'Padre', 6, 'down'), ...raid('A', 'Ace', 8))
    expect(missed(named, 0)).toEqual([['Padre']])
    const over = play(named, pass, pass)
    expect(over.looks[0]?.dens[0]).toEqual({ gone: [], missed: [] })
  })

  it('no longer guess at a crook that was spied', () => {
    const state = play(looked, ...raid('A', 'Padre', 7, 'down'), ...raid('A', 'Whisper', 9), spyTarget(7))
    expect(onDenA(state, 0)).toEqual([['Ace'], 0])
    expect(onPieces(state, 0)).toEqual(['Padre'])
    expect(onDenA(play(looked, ...raid('A', 'Padre', 7, 'down')), 0)).toEqual([['Whisper', 'Padre', 'Ace'], 1])
  })

  it('come from spying too', () => {
    const state = play(
      table({ dens: { ...dens, C: ['Lookout'] } }),
      ...raid('C', 'Lookout', 6),
      spyDen('A'),
      putBack,
      ...raid('A', 'Ace', 5, 'down'),
    )
    expect(onDenA(state, 0)).toEqual([['Whisper', 'Padre', 'Ace', 'Boxer'], 1])
  })
})

describe("KP-6 a target's notes", () => {
  const dens = { A: ['Whisper'], B: ['Shuffle'], C: ['Razor'], D: ['Ace', 'Boxer'] }
  const spied = play(
    table({ dens, street: [[1, 5, 'Padre', 'down']] }),
    ...raid('A', 'Whisper', 9),
    spyTarget(5),
    putBack,
  )

  it('follow a swap', () => {
    const state = play(spied, ...raid('B', 'Shuffle', 5), swap(8))
    expect(at(state, 1, 8)).toEqual(['Padre (face down)'])
    expect(notes(state, 0).pieces).toEqual([{ piece: 0, crook: who('Padre') }])
  })

  it('end with a kill', () => {
    const before = play(spied, ...raid('D', 'Ace', 2), ...raid('C', 'Razor', 5))
    expect(onPieces(before, 0)).toEqual(['Padre'])
    const after = play(before, kill(1))
    expect(onPieces(after, 0)).toEqual([])
    expect(onPieces(after, 1)).toEqual(['Padre'])
  })
})

describe('imagining', () => {
  const worlds = (state: KingpinState, seat: Seat): KingpinState[] => {
    const source = random('worlds')
    return Array.from({ length: 200 }, () => kingpin.imagine(kingpin.view(state, seat), seat, source))
  }
  const dens = { A: ['Boxer', 'Ace', 'Padre', 'Kingpin'], B: ['Sticks', 'Lefty'], C: ['Whisper'] }

  it('keeps a den that one has looked into', () => {
    const state = play(table({ dens }), ...raid('A', 'Boxer', 6))
    const asSeen = new Set(worlds(state, 0).map((world) => world.dens[0]?.join()))
    const asGuessed = new Set(worlds(state, 1).map((world) => world.dens[0]?.join()))
    expect(asSeen).toEqual(new Set([[who('Padre'), who('Ace'), who('Kingpin')].join()]))
    expect(asGuessed.size).toBeGreaterThan(100)
  })

  it('deals those of a den that are gone to the pieces that went', () => {
    const street: [0 | 1, number, string, 'down'][] = [[1, 2, 'Bricks', 'down']]
    const state = play(table({ dens, street }), ...raid('A', 'Boxer', 6), ...raid('A', 'Padre', 6, 'down'))
    const gone = new Set(worlds(state, 0).map(({ pieces }) => pieces[2]?.crook))
    expect(gone).toEqual(new Set([who('Padre'), who('Ace')]))
    for (const world of worlds(state, 0)) {
      expect([who('Padre'), who('Ace')]).not.toContain(world.pieces[0]?.crook)
      expect(world.dens[0]).toHaveLength(2)
    }
  })

  it('keeps the one that a later look has named, and shuffles those that were gone together', () => {
    const named = play(table({ dens }), ...raid('A', 'Boxer', 6), ...raid('A', 'Padre', 6, 'down'), recruit('A'))
    expect(new Set(worlds(named, 0).map(({ pieces }) => pieces[1]?.crook))).toEqual(new Set([who('Padre')]))
    const three = play(table({ seats: 3, dens }), ...raid('A', 'Boxer', 6))
    const gone = play(three, ...raid('A', 'Padre', 6, 'down'), ...raid('A', 'Ace', 7, 'down'), recruit('A'))
    const pairs = new Set(worlds(gone, 0).map(({ pieces }) => [pieces[1]?.crook, pieces[2]?.crook].join()))
    const [padre, ace] = [who('Padre'), who('Ace')]
    expect(pairs).toEqual(new Set([`${padre},${ace}`, `${ace},${padre}`]))
  })

  it("keeps what was spied and what is one's own", () => {
    const street: [0 | 1, number, string, 'down'][] = [
      [1, 2, 'Bricks', 'down'],
      [0, 3, 'Tinker', 'down'],
      [1, 4, 'Diamond', 'down'],
    ]
    const state = play(table({ dens, street }), ...raid('C', 'Whisper', 9), spyTarget(2))
    for (const { pieces } of worlds(state, 0)) {
      expect([pieces[0]?.crook, pieces[1]?.crook]).toEqual([who('Bricks'), who('Tinker')])
    }
    expect(new Set(worlds(state, 0).map(({ pieces }) => pieces[2]?.crook)).size).toBeGreaterThan(10)
  })

  it('KP-4.5 lays no kingpin face down, and sees one in a hand only if its den is empty', () => {
    const hidden = play(table({ dens }), recruit('A'), take('Boxer'))
    expect(worlds(hidden, 1).some(({ pieces }) => pieces[0]?.crook === kingpinNumber)).toBe(false)
    const last = play(table({ dens }), recruit('C'), take('Whisper'))
    expect(worlds(last, 1).some(({ pieces }) => pieces[0]?.crook === kingpinNumber)).toBe(true)
    const down = play(last, place(2, 'down'))
    expect(worlds(down, 1).some(({ pieces }) => pieces[0]?.crook === kingpinNumber)).toBe(false)
  })

  it('KP-4.5 knows the kingpin in a hand that took it out of a den that one had seen', () => {
    const seen = play(table({ dens: { A: ['Kingpin', 'Ace'] } }), ...raid('A', 'Ace', 2), recruit('A'), take('Kingpin'))
    expect(worlds(seen, 0).every(({ pieces }) => pieces[1]?.crook === kingpinNumber)).toBe(true)
  })

  it('KP-3.6 puts into the hand of a full row only what can be placed', () => {
    const full = table({ dens: { A: ['Shadow', 'Lefty'] }, street: fullRow(0) })
    const inHand = new Set(worlds(play(full, recruit('A'), take('Shadow')), 1).map(({ pieces }) => pieces[8]?.crook))
    expect(inHand).toEqual(new Set(['Sidekick', 'Shadow', 'Razor', 'Mortician'].map(who)))
  })
})

describe('undo', () => {
  const dens = { A: ['Boxer', 'Ace', 'Razor'], B: ['Sticks', 'Lefty'], C: ['Whisper'] }
  const street: [1, number, string, 'down' | 'up'][] = [
    [1, 2, 'Bricks', 'down'],
    [1, 4, 'Diamond', 'up'],
  ]
  const lesson = (before: KingpinState, move: KingpinMove) =>
    lessonOf(kingpin, { before, seat: before.turn, move }, play(before, move))
  const start = table({ dens, street })
  const holding = play(start, recruit('A'), take('Razor'))

  it('can take back a pass, a choice among what was seen, and a crook played face down', () => {
    expect(lesson(start, pass)).toBeUndefined()
    expect(lesson(play(start, recruit('A')), take('Razor'))).toBeUndefined()
    expect(lesson(holding, place(5, 'down'))).toBeUndefined()
    expect(lesson(play(holding, place(4)), kill(1))).toBeUndefined()
  })

  it('never un-sees a crook', () => {
    expect(lesson(start, recruit('A'))).toBe('learnt')
    expect(lesson(holding, place(5))).toBe('learnt')
    expect(lesson(play(start, ...raid('C', 'Whisper', 9)), spyTarget(2))).toBe('learnt')
    expect(lesson(play(start, ...raid('C', 'Whisper', 9)), spyDen('B'))).toBe('learnt')
  })
})

describe('a table saved under the first rules', () => {
  it('goes on: its notes know what is gone since the last look, and nothing of before', () => {
    const state = play(
      table({ dens: { A: ['Boxer', 'Ace', 'Padre'] } }),
      ...raid('A', 'Boxer', 6),
      recruit('A'),
      take('Ace'),
    )
    const old = {
      ...state,
      looks: state.looks.map(({ dens, pieces }) => ({ dens: dens.map((look) => look?.gone ?? null), pieces })),
    }
    expect(kingpin.upgrade?.(old, 1)).toEqual(state)
    expect(kingpin.upgrade?.(old, 7)).toBeUndefined()
  })
})
