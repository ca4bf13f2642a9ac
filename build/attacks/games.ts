/** Every game, with any number of players and any options, played at random: the rules never fail, and it ends. */
import { games } from '../../machines/index.ts'
import type { Game, Options } from '../../machines/kernel/game.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import type { Attack } from '../attack.ts'

/** No game at random is nearly as long. */
const longest = 20_000

export const attackGames: Attack = {
  name: 'games',
  rounds: 'games at random',
  usual: 100_000,
  short: 500,
  async run(rounds, seed) {
    const all = Object.values(games)
    let moves = 0
    let most = 0
    for (let round = 0; round < rounds; round++) {
      const game = all[round % all.length] as Game
      const source = random(`${seed} ${round}`)
      const seats = game.seats.min + source.int(game.seats.max - game.seats.min + 1)
      const table = { seats, seed: `${seed} ${round}`, options: anyOptions(game, source) }
      try {
        const count = play(game, table, source)
        moves += count
        most = Math.max(most, count)
      } catch (error) {
        throw new Error(`Round ${round}: ${game.id} ${JSON.stringify(table)}`, { cause: error })
      }
    }
    return `${rounds.toLocaleString('en')} games of ${all.length} kinds, ${moves.toLocaleString('en')} moves, the longest ${most}`
  },
}

function play(game: Game, table: Parameters<Game['setup']>[0], source: Random): number {
  const simulation = game.simulate(game.setup(table))
  for (let count = 0; count < longest; count++) {
    const active = simulation.active()
    if (active.length === 0) {
      if (!simulation.outcome()) throw new Error('It is over without an outcome')
      return count
    }
    if (simulation.outcome()) throw new Error('There is an outcome before it is over')
    const seat = source.pick(active)
    simulation.play(seat, source.pick(simulation.legalMoves(seat)))
  }
  throw new Error(`It does not end: ${simulation.state.phase}`)
}

function anyOptions(game: Game, source: Random): Options {
  const options: Options = {}
  for (const option of game.options) {
    if (option.kind === 'flag') options[option.name] = source.int(2) === 1
    else if (option.kind === 'choice') options[option.name] = source.pick(option.values)
    else options[option.name] = option.min + source.int(option.max - option.min + 1)
  }
  return options
}
