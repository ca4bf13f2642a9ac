import { expect, it } from 'vitest'
import { playGame, randomBot, victory } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { botWith } from './bot.ts'
import { kingpin } from './game.ts'
import { pickpocket, place, play, raid, recruit, table, take } from './testing.ts'

/** Far less than it thinks at a table, so that the test stays quick. */
const bot = botWith(16)

it('beats random play in at least four of five games, from either seat', () => {
  const games = 24
  let won = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [bot, randomBot] : [randomBot, bot]
    const start = kingpin.setup({ seats: 2, seed: `strength ${Math.floor(game / 2)}` })
    won += victory(seat, playGame(kingpin, start, bots, random(`strength ${game}`)))
  }
  expect(won / games).toBeGreaterThanOrEqual(0.8)
})

it('plays with three and four to the end', () => {
  for (const seats of [3, 4]) {
    const start = kingpin.setup({ seats, seed: `bots ${seats}` })
    const outcome = playGame(kingpin, start, new Array(seats).fill(bot), random('bots'))
    expect(outcome?.scores).toHaveLength(seats)
  }
})

it('takes the money', () => {
  const state = play(
    table({ dens: { A: ['Fingers'], B: ['Ace', 'Boxer'] }, money: [1, 9] }),
    ...raid('A', 'Fingers', 2),
  )
  expect(botWith(200).think(kingpin.view(state, 0), 0, kingpin.legalMoves(state, 0), random('loot')).move).toEqual(
    pickpocket,
  )
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
  const choice = botWith(400).think(kingpin.view(state, 0), 0, kingpin.legalMoves(state, 0), random('last')).move
  expect(choice).toEqual(place(8))
})
