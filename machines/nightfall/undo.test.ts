import { describe, expect, it } from 'vitest'
import { lessonOf, type Lesson } from '../kernel/undo.ts'
import { nightfall } from './game.ts'
import { dock, exhibit, hold, mover, offerInCity, place, play, stash, table } from './testing.ts'
import type { NightfallMove, NightfallState } from './state.ts'

/** Plays on, and tells of each move what stands in the way of taking it back. */
function lessons(state: NightfallState, ...moves: NightfallMove[]): (Lesson | undefined)[] {
  let before = state
  return moves.map((move) => {
    const after = play(before, move)
    const lesson = lessonOf(nightfall, { before, seat: mover(before), move }, after)
    before = after
    return lesson
  })
}

/** Three players; seat 0, the Lockpick, has something to do everywhere. */
function dusk(): NightfallState {
  const state = table(3, 'lockpick')
  hold(state, 0, 'lockpick', 'plan', 'torch', 'torch')
  offerInCity(state, 'plan', 'hammer', 'hammer', 'torch', 'torch', 'pliers')
  exhibit(state, 'villa', 6, 5)
  stash(state, 0, 17, 18)
  dock(state, 1, 8, 13)
  return state
}

const free = undefined

describe('every step can be taken back until something is drawn or seen', () => {
  it('choosing thieves', () => {
    const state = nightfall.setup({ seats: 3, seed: 'a', options: { thieves: 'chosen' } })
    const choose = (thief: 'torch' | 'plan' | 'hammer'): NightfallMove => ({ type: 'chooseThief', thief })
    expect(lessons(state, choose('torch'), choose('plan'), choose('hammer'))).toEqual([free, free, 'learnt'])
  })

  it('placing stones', () => {
    expect(lessons(dusk(), { type: 'place', place: 'city' }, { type: 'place', place: 'ruin' })).toEqual([free, free])
  })

  it('tools taken in the City', () => {
    const state = place(dusk(), 'city', 'city', 'villa', 'city', 'city', 'villa', 'villa', 'villa', 'villa')
    expect(lessons(state, { type: 'take', tool: 'plan' }, { type: 'take', tool: 'torch' })).toEqual([free, free])
  })

  it('declining', () => {
    const state = place(dusk(), 'villa', 'villa', 'villa', 'ruin', 'ruin', 'villa', 'villa', 'ruin', 'ruin')
    expect(lessons(state, { type: 'decline' })).toEqual([free])
  })

  it('aiming at a loot, but not stealing it', () => {
    const state = place(dusk(), 'villa', 'villa', 'villa', 'villa', 'ruin', 'villa', 'ruin', 'ruin', 'ruin')
    const moves: NightfallMove[] = [
      { type: 'aim', house: 'villa', slot: 0 },
      { type: 'steal', own: true },
    ]
    expect(lessons(state, ...moves)).toEqual([free, 'learnt'])
  })

  it('choosing an exchange and laying tools down, but not drawing', () => {
    const state = place(dusk(), 'ruin', 'ruin', 'ruin', 'museum', 'museum', 'museum', 'museum', 'museum', 'ruin')
    const moves: NightfallMove[] = [
      { type: 'exchange', field: 1 },
      { type: 'lay', tool: 'torch' },
      { type: 'lay', tool: 'plan' },
      { type: 'draw' },
    ]
    expect(lessons(state, ...moves)).toEqual([free, free, free, 'learnt'])
  })

  it('never un-shuffles', () => {
    const state = place(dusk(), 'ruin', 'ruin', 'ruin', 'museum', 'museum', 'museum', 'museum', 'museum', 'ruin')
    state.discards.tools.push(...state.piles.tools.splice(0))
    expect(lessons(state, { type: 'exchange', field: 0 }, { type: 'lay', tool: 'torch' }, { type: 'draw' })).toEqual([
      free,
      free,
      'random',
    ])
  })

  it('offering loot, but not selling it', () => {
    const state = dusk()
    offerInCity(state)
    const placed = place(state, 'harbour', 'city', 'city', 'harbour', 'city', 'city', 'city', 'harbour', 'harbour')
    const moves: NightfallMove[] = [
      { type: 'offer', loot: 17 },
      { type: 'offer', loot: 18 },
      { type: 'sell', fence: 1 },
    ]
    expect(lessons(placed, ...moves)).toEqual([free, free, 'learnt'])
  })
})
