/** How long one waits for the strongest bots, at a full table of five or as many as the game takes. */
import { crews, games } from '../../machines/index.ts'
import type { Crew } from '../../machines/kernel/bots/bot.ts'
import { gameIds, type Game, type Seat } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { startBots, type Bots, type Question } from '../../electron/host/bots.ts'
import { round, type Figure } from '../bench.ts'

const atTable = 5
/** Of each game, taken evenly from its beginning to its end. */
const asked = 60

/** What five masterminds would be asked in a game, wherever there is something to choose. */
function questionsIn(game: Game, { policy }: Crew, seats: number): Question[] {
  const simulation = game.simulate(game.setup({ seats, seed: 'thinking' }))
  const source = random('thinking')
  const questions: Question[] = []
  for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
    const moves = simulation.legalMoves(seat as Seat)
    const view = game.view(simulation.state, seat)
    const seed = String(questions.length)
    if (moves.length > 1) questions.push({ game: game.id, view, seat, moves, seed, level: 'mastermind' })
    simulation.play(seat, policy.think(view, seat, moves, source).move)
  }
  return questions.filter((_, n) => n % Math.ceil(questions.length / asked) === 0)
}

async function waitsFor(bots: Bots, questions: readonly Question[]): Promise<number[]> {
  const waits: number[] = []
  for (const question of questions) {
    const begun = performance.now()
    await bots.think(question)
    waits.push(performance.now() - begun)
  }
  return waits.sort((a, b) => a - b)
}

export async function measureThinking(): Promise<Figure[]> {
  const bots = startBots()
  const figures: Figure[] = []
  try {
    for (const id of gameIds) {
      const [game, crew] = [games[id], crews[id]]
      if (!game || !crew) continue
      const seats = Math.min(atTable, game.seats.max)
      const waits = await waitsFor(bots, questionsIn(game, crew, seats))
      const at = (share: number): number => waits[Math.floor(share * waits.length)] as number
      figures.push({
        what: `A mastermind's answer in ${id} with ${seats} at the table, 95th percentile`,
        seen: at(0.95),
        unit: 'ms',
        wanted: { most: 1500 },
        from: `${waits.length} decisions of a game; half of them within ${round(at(0.5))} ms`,
      })
    }
    return figures
  } finally {
    await bots.close()
  }
}
