import { describe, expect, it } from 'vitest'
import { random, type Random } from '../kernel/random.ts'
import { hadria } from './index.ts'
import type { HadriaMove, HadriaState } from './state.ts'
import { checkTable, lateGame } from './testing.ts'

/** More than any game took so far. */
const longest = 3000

/** Random games that start where much is going on: near the jewel, or with the alarm raised. */
function startOf(game: number, seats: number): HadriaState {
  const state = hadria.setup({
    seats,
    seed: `fuzz ${game}`,
    options: { thieves: game % 5 === 0 ? 'chosen' : 'random', specials: game % 4 > 0 },
  })
  return state
}

/** Thieves who like to do something: they plan before they are ready, walk on, take and leave. */
function keenly(moves: readonly HadriaMove[], source: Random): HadriaMove {
  const keen = moves.filter(({ type }) => type === 'take' || type === 'leave' || type === 'turnUp' || type === 'rob')
  if (keen.length > 0 && source.int(3) > 0) return source.pick(keen)
  const going = moves.filter((move) => !idle.has(move.type) && !('as' in move && move.as === 'forgo'))
  return source.pick(going.length > 0 && source.int(6) > 0 ? going : moves)
}
const idle = new Set<HadriaMove['type']>(['ready', 'stop', 'done'])

function playOn(state: HadriaState, source: Random, seen: (state: HadriaState) => void): HadriaState {
  const simulation = hadria.simulate(state)
  for (let moves = 0, active = simulation.active(); active.length > 0; active = simulation.active()) {
    const seat = source.pick(active)
    simulation.play(seat, keenly(simulation.legalMoves(seat), source))
    seen(simulation.state)
    if (++moves > longest) throw new Error('This game does not end')
  }
  return simulation.state
}

describe('HA-19: random games', () => {
  it.each([2, 3, 4])('hold together with %i players, move after move', (seats) => {
    for (let game = 0; game < 60; game++) {
      const end = playOn(startOf(game, seats), random(`keen ${game}`), checkTable)
      expect(hadria.outcome(end)).toBeDefined()
    }
  })

  it.each([2, 4])('hold together with %i players when the jewel is within reach and the city on alert', (seats) => {
    const ends = new Set<string>()
    for (let game = 0; game < 120; game++) {
      const end = playOn(lateGame(game, seats), random(`late ${game}`), checkTable)
      ends.add(JSON.stringify(hadria.outcome(end)?.winners.length))
    }
    expect(ends).toEqual(new Set(['0', '1']))
  })

  it('hold together at every moment of a move', () => {
    const source = random('moments')
    for (let game = 0; game < 16; game++) {
      let state = game % 2 === 0 ? lateGame(game, 3) : startOf(game, 3)
      for (let moves = 0; moves < 250 && hadria.active(state).length > 0; moves++) {
        const seat = source.pick(hadria.active(state))
        const move = keenly(hadria.legalMoves(state, seat), source)
        const moments = hadria.moments(state, seat, move)
        for (const moment of moments) {
          checkTable(moment.state)
          for (const viewer of [0, 1, 'table'] as const) moment.view(viewer)
        }
        state = moments.at(-1)!.state
      }
    }
  })

  it('can be imagined by every seat at any time', () => {
    const source = random('imagine')
    for (let game = 0; game < 12; game++) {
      let viewer = 0
      playOn(game % 2 === 0 ? lateGame(game, 3) : startOf(game, 3), source, (state) =>
        checkImagining(state, viewer++ % state.seats),
      )
    }
  })

  it('replay from the start to the same state, byte for byte, after 500 moves', () => {
    const { seed, made, state } = longGame(500)
    const again = hadria.simulate(hadria.setup({ seats: 4, seed }))
    for (const [seat, move] of made) again.play(seat, move)
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(state))
  })
})

/** The first game that takes so many moves, up to there. */
function longGame(length: number): { seed: string; made: [number, HadriaMove][]; state: HadriaState } {
  for (let game = 0; ; game++) {
    const seed = `replay ${game}`
    const source = random(seed)
    const made: [number, HadriaMove][] = []
    let state = hadria.setup({ seats: 4, seed })
    while (hadria.active(state).length > 0 && made.length < length) {
      const seat = source.pick(hadria.active(state))
      const move = keenly(hadria.legalMoves(state, seat), source)
      made.push([seat, move])
      state = hadria.apply(state, seat, move)
    }
    if (made.length === length) return { seed, made, state }
  }
}

function checkImagining(state: HadriaState, viewer: number): void {
  const view = hadria.view(state, viewer)
  const world = hadria.imagine(view, viewer, random('world'))
  checkTable(world)
  expect(JSON.stringify(hadria.view(world, viewer))).toBe(JSON.stringify(view))
  expect(JSON.stringify(hadria.legalMoves(world, viewer))).toBe(JSON.stringify(hadria.legalMoves(state, viewer)))
  for (const seat of hadria.active(world)) expect(hadria.legalMoves(world, seat).length).toBeGreaterThan(0)
}
