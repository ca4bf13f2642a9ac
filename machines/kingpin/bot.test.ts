import { describe, expect, it } from 'vitest'
import { levels, playGame, randomBot, victory } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { botWith, kingpinCrew } from './bot.ts'
import { kingpin } from './game.ts'
import type { KingpinMove, KingpinState } from './state.ts'
import { fullRow, pass, pickpocket, place, play, raid, recruit, spyDen, table, take } from './testing.ts'

const { lookout } = kingpinCrew.levels

/** What bots of these levels do, whatever their luck. */
function choices(state: KingpinState, of: readonly (typeof levels)[number][] = levels): KingpinMove[] {
  const [view, moves] = [kingpin.view(state, state.turn), kingpin.legalMoves(state, state.turn)]
  const asked = of.flatMap((level) => ['a', 'b', 'c'].map((seed) => ({ level, seed })))
  return asked.map(({ level, seed }) => kingpinCrew.levels[level].think(view, state.turn, moves, random(seed)).move)
}

it('beats random play in at least four of five games, from either seat, at its worst', () => {
  const games = 20
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [lookout, randomBot] : [randomBot, lookout]
    const start = kingpin.setup({ seats: 2, seed: `strength ${Math.floor(game / 2)}` })
    won += victory(seat, playGame(kingpin, start, bots, random(`strength ${game}`)))
  }
  expect(won / games).toBeGreaterThanOrEqual(0.8)
})

it('plays with three and four to the end', () => {
  for (const seats of [3, 4]) {
    const start = kingpin.setup({ seats, seed: `bots ${seats}` })
    const outcome = playGame(kingpin, start, new Array(seats).fill(lookout), random('bots'))
    expect(outcome?.scores).toHaveLength(seats)
  }
})

describe('at any level', () => {
  it('takes the money', () => {
    const state = play(
      table({ dens: { A: ['Fingers'], B: ['Ace', 'Boxer'] }, money: [1, 9] }),
      ...raid('A', 'Fingers', 2),
    )
    for (const choice of choices(state)) expect(choice).toEqual(pickpocket)
  })

  it('spies on nothing that it knows already', () => {
    const seen = play(
      table({ dens: { A: ['Whisper', 'Tinker', 'Bricks'], B: ['Ace', 'Boxer'], C: ['Padre', 'Lefty'] }, passed: [1] }),
      ...raid('A', 'Whisper', 2),
    )
    expect(seen.phase).toBe('turn.skill.spy')
    for (const choice of choices(seen)) expect(choice).not.toEqual(spyDen('A'))
  })

  it('passes where nothing that it could recruit could be placed', () => {
    const state = table({ dens: { A: ['Boxer', 'Ace'] }, street: fullRow(0), passed: [1] })
    const known = play(state, recruit('A'), { type: 'putBack' })
    for (const choice of choices(known)) expect(choice).toEqual(pass)
  })
})

it('puts the last crook of the evening where it wins most', () => {
  const state = play(
    table({
      dens: { A: ['Boxer'] },
      passed: [1],
      street: [
        [1, 9, 'The Ghost'],
        [1, 8, 'Ace'],
        [1, 7, 'Tinker'],
      ],
    }),
    recruit('A'),
    take('Boxer'),
  )
  for (const choice of choices(state, ['burglar', 'mastermind'])) expect(choice).toEqual(place(8))
})

it('thinks on only as long as that could change its mind', () => {
  const [tries, parts] = [60, 2]
  const { shared } = botWith({ tries, parts, ease: 0, whim: 1 })
  const spared = Array.from({ length: 8 }, (_, n) => {
    const state = play(kingpin.setup({ seats: 2, seed: `spared ${n}` }), recruit('A'))
    const moves = kingpin.legalMoves(state, state.turn)
    const tally = shared!.weigh(kingpin.view(state, state.turn), state.turn, moves, random(`spared ${n}`))
    const [most = 0, next = 0] = tally.map((one) => one.tries).sort((a, b) => b - a)
    const left = tries / parts - tally.reduce((sum, one) => sum + one.tries, 0)
    expect(left).toBeGreaterThanOrEqual(0)
    if (left > 0) expect(most - next).toBeGreaterThanOrEqual(left)
    return left
  })
  expect(Math.max(...spared)).toBeGreaterThan(0)
})
