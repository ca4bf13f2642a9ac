/** HA-17: what each seat knows. */
import { describe, expect, it } from 'vitest'
import { lessonOf } from '../kernel/undo.ts'
import { hadria } from './index.ts'
import type { HadriaMove, HadriaState } from './state.ts'
import { begun, domes, execute, lay, palace, play, planned, step, table, type Planned } from './testing.ts'

const others = (state: HadriaState) => ([1, 'table'] as const).map((viewer) => hadria.view(state, viewer))
const withoutActive = (state: HadriaState) => others(state).map((view) => ({ ...view, active: [] }))

describe('HA-17', () => {
  it('nobody else sees anything of a plan until all are ready, but who is', () => {
    const state = table({ hands: [['cloak', 'beacon']], holds: [{ informer: 2, guildAgent: 1 }] })
    let now = state
    const moves: HadriaMove[] = [
      { type: 'lay', card: 'cloak', special: true, with: 'informer' },
      { type: 'lay', card: 'move', special: false, with: 'guildAgent' },
      { type: 'add', stack: 0, with: 'point' },
    ]
    for (const move of moves) {
      now = hadria.apply(now, 0, move)
      expect(others(now)).toEqual(others(state))
    }
    const ready = hadria.apply(now, 0, { type: 'ready' })
    expect(withoutActive(ready)).toEqual(withoutActive(state))
    expect(hadria.view(ready, 1).active).toEqual([1])
    expect(hadria.view(ready, 0).mine?.stacks.length).toBe(2)
  })

  it('a plan can be taken back out of the middle, and step by step', () => {
    const state = table({ hands: [['cloak'], ['beacon']] })
    const laid = lay(state, 0, ['cloak', 1])
    expect(
      lessonOf(
        hadria,
        { before: state, seat: 0, move: { type: 'lay', card: 'cloak', special: false, with: 'point' } },
        laid,
      ),
    ).toBeUndefined()
    // Seat 0 laid first, seat 1 after it: without seat 0's moves, seat 1's are the same.
    const both = lay(laid, 1, ['beacon', 3])
    const alone = lay(state, 1, ['beacon', 3])
    expect(hadria.view(both, 1)).toEqual(hadria.view(alone, 1))
    expect(both.random).toEqual(state.random)
  })

  it('hand size is one number, basics and special included, less what is laid once all are ready', () => {
    const state = table({ hands: [['cloak', 'beacon', 'firecracker']] })
    expect(hadria.view(state, 1).players[0]!.handSize).toBe(6)
    const planning = lay(lay(state, 0, ['cloak', 2, 'special']), 0, ['move', 3])
    expect(hadria.view(planning, 1).players[0]!.handSize).toBe(6)
    const shown = hadria.apply(hadria.apply(planning, 0, { type: 'ready' }), 1, { type: 'ready' })
    expect(hadria.view(shown, 1).players[0]!.handSize).toBe(3)
  })

  it('faces stay hidden until executed; that a stack is the special one is visible', () => {
    const state = table({ hands: [['cloak']] })
    const shown = planned(state, [
      ['move', 5],
      ['cloak', 3, 'special'],
    ])
    const [move, special] = hadria.view(shown, 1).players[0]!.stacks
    expect(move).toMatchObject({ card: 'move', open: true })
    expect(special).toMatchObject({ card: null, special: true, points: 3 })
    expect(hadria.view(shown, 0).mine?.stacks[1]).toMatchObject({ card: 'cloak' })
  })

  it('hands, decks and face-down tiles are in nobody else’s view', () => {
    const state = begun(3, 'secrets')
    const view = hadria.view(state, 0)
    expect(view.mine?.hand).toEqual(state.players[0]!.hand)
    expect(Object.keys(view)).not.toContain('deck')
    expect(view.tiles.length).toBe(40)
    expect(view.tiles.every((tile) => typeof tile === 'number')).toBe(true)
    expect(hadria.view(state, 'table').mine).toBeNull()
  })

  it('nobody has secrets before the hands are dealt', () => {
    const fresh = hadria.setup({ seats: 2, seed: 'open' })
    expect(hadria.view(fresh, 0).mine).toBeNull()
    expect(hadria.open(fresh)).toBe(true)
  })

  it('drawn cards are told to their owner alone', () => {
    const shown = planned(table({}), [['ambush', 5]], [['ambush', 2]])
    const drew = play(shown, execute('clevernessDraw'))
    const keys = (viewer: 0 | 1) => hadria.view(drew, viewer).news.map(({ key }) => key)
    expect(keys(0)).toContain('drewCards')
    expect(keys(1)).not.toContain('drewCards')
    expect(keys(1)).toContain('drew')
  })
})

describe('what is open', () => {
  const pause: Planned = ['ambush', 2]

  it('walking and deciding are, discarding at an arrest is not', () => {
    const state = table({ at: [domes(21), palace(0)], guards: [domes(22)], hands: [['cloak', 'beacon']] })
    const shown = planned(state, [['move', 6], pause], [['ambush', 1]])
    expect(hadria.open(shown)).toBe(true)
    const walking = play(shown, execute('sneak'))
    expect(hadria.open(walking)).toBe(true)
    expect(hadria.open(play(walking, step(domes(22))))).toBe(false)
  })

  it('a step can be taken back; the last one before a card is shown can not', () => {
    const state = table({ at: [domes(21), palace(0)], hands: [['cloak']] })
    const walking = play(
      planned(
        state,
        [
          ['move', 6],
          ['cloak', 2],
        ],
        [['ambush', 1]],
      ),
      execute('sneak'),
    )
    const move = step(domes(22))
    expect(lessonOf(hadria, { before: walking, seat: 0, move }, play(walking, move))).toBeUndefined()
    const stop = { type: 'stop' } as const
    expect(lessonOf(hadria, { before: walking, seat: 0, move: stop }, play(walking, stop))).toBe('learnt')
  })
})
