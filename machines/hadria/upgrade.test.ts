import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { hadria } from './game.ts'
import { at, checkTable, domes, execute, legal, palace, planned, play, step, table, turnUp, until } from './testing.ts'
import type { HadriaState } from './state.ts'

const saved = (state: HadriaState) => JSON.parse(JSON.stringify(state)) as HadriaState

/** A guard and tiles stand where there were guardhouses on the first map. */
const old = () =>
  saved(
    table({
      ...{ thieves: ['zain', 'morius'], at: [domes(17), at('docks', 4)], guards: [domes(0), domes(14)] },
      ...{ jewels: [[palace(0), 'imperial']], hands: [['cloak'], ['beacon']], events: ['fog'] },
      tiles: [
        [domes(5), 'manhole'],
        [domes(23), 'stash'],
      ],
    }),
  )

describe('a game that was saved under version 2', () => {
  it('goes on from wherever it stands', () => {
    const walking = saved(play(planned(old(), [['move', 5]]), execute('sneak')))
    const upgraded = hadria.upgrade?.(walking, 2)
    expect(upgraded).toEqual(walking)
    checkTable(until(upgraded!, ({ round, phase }) => round > walking.round && phase === 'plan'))
  })
})

describe('a game that was saved under version 1, on the first map', () => {
  it('goes on from its planning, with everything where it stood', () => {
    const state = old()
    const upgraded = hadria.upgrade?.(state, 1)
    expect(upgraded).toEqual(old())
    checkTable(hadria.imagine(hadria.view(upgraded!, 0), 0, random('a guess')))
    const walking = play(planned(upgraded!, [['move', 5]]), execute('sneak'), step(domes(23)), turnUp)
    expect(walking.players[0]!.hand).toHaveLength(2)
    const next = until(walking, ({ round, phase }) => round > state.round && phase === 'plan')
    checkTable(next)
  })

  it('can be looked at when it is over', () => {
    const over: HadriaState = { ...old(), phase: 'over' }
    expect(hadria.upgrade?.(over, 1)).toEqual(over)
  })

  it('can’t go on from the middle of a round, nor from a version that there never was', () => {
    const walking = saved(play(planned(old(), [['move', 5]]), execute('sneak')))
    expect(legal(walking).length).toBeGreaterThan(0)
    expect(hadria.upgrade?.(walking, 1)).toBeUndefined()
    expect(hadria.upgrade?.(old(), 0)).toBeUndefined()
  })
})
