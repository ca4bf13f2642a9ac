/**
 * `npm run ladder [game] [level] [--games N]`: how often a bot of each level wins among bots of the level below, on all cores
 * but one. Every game that has been played is kept: what was interrupted goes on, and more games add to those that are there.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { crews, games } from '../machines/index.ts'
import { playGame, victory, type Bot, type Crew } from '../machines/kernel/bots/bot.ts'
import { gameIds, type Game, type GameId } from '../machines/kernel/game.ts'
import { random } from '../machines/kernel/random.ts'
import { keep, keptIn, missing, type Pairing, type Result, type Rung, type Task } from './kept.ts'
import { cache } from './paths.ts'

const steps: readonly Pairing[] = [
  { one: 'mastermind', among: 'burglar' },
  { one: 'burglar', among: 'pickpocket' },
  { one: 'pickpocket', among: 'lookout' },
  { one: 'policy', among: 'lookout' },
]
/** Where several share the luck, the steps are small: there the highest also plays among the lowest. */
const whole: Pairing = { one: 'mastermind', among: 'lookout' }
const pairingsOf = (id: GameId): readonly Pairing[] => (seatsOf[id] > 2 ? [...steps, whole] : steps)

const rungs: readonly string[] = steps.map(({ one }) => one)

/** How many sit at a table of the ladder. */
const seatsOf: Readonly<Record<GameId, number>> = { kingpin: 2, nightfall: 2, syndicate: 2, breakin: 3, hadria: 2 }

const versionOf = (id: GameId): string => `${crewOf(id).version} (rules ${gameOf(id).rulesVersion})`

function gameOf(id: GameId): Game {
  const game = games[id]
  if (!game) throw new Error(`There is no game ${id}`)
  return game
}

function crewOf(id: GameId): Crew {
  const crew = crews[id]
  if (!crew) throw new Error(`There are no bots for ${id}`)
  return crew
}

const botOf = ({ policy, levels }: Crew, rung: Rung): Bot => (rung === 'policy' ? policy : levels[rung])

function play(task: Task): Result {
  const { game: id, one, among, n } = task
  const seats = seatsOf[id]
  const seat = n % seats
  const start = gameOf(id).setup({ seats, seed: `ladder ${Math.floor(n / seats)}` })
  const bots = Array.from({ length: seats }, (_, at) => botOf(crewOf(id), at === seat ? one : among))
  const outcome = playGame(gameOf(id), start, bots, random(`ladder ${one} ${among} ${n}`))
  return { ...task, version: versionOf(id), won: outcome?.winners.length ? victory(seat, outcome) : null }
}

if (!isMainThread && parentPort) {
  const port = parentPort
  port.on('message', (task: Task) => port.postMessage(play(task)))
}

export async function run(args: string[]): Promise<number> {
  const at = args.indexOf('--games')
  const count = at < 0 ? 200 : Number(args[at + 1])
  const named = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1))
  const chosen = <T extends string>(all: readonly T[]): readonly T[] => {
    const some = all.filter((one) => named.includes(one))
    return some.length > 0 ? some : all
  }
  if (!Number.isInteger(count) || count < 1 || !named.every((one) => [...gameIds, ...rungs].includes(one))) {
    console.error(`npm run ladder [${gameIds.join('|')}] [${rungs.join('|')}] [--games N]`)
    return 1
  }
  for (const id of chosen(gameIds)) {
    const some = pairingsOf(id).filter(({ one }) => chosen(rungs).includes(one))
    await playAll(missing(id, some, count, playedBefore(id)))
    print(id, playedBefore(id))
  }
  return 0
}

const fileOf = (id: GameId): string => join(cache, `ladder-${id}.jsonl`)
const playedBefore = (id: GameId): Result[] => keptIn(fileOf(id), versionOf(id))

async function playAll(tasks: readonly Task[]): Promise<void> {
  const queue = [...tasks]
  const threads = Math.min(queue.length, Math.max(1, availableParallelism() - 1))
  await Promise.all(Array.from({ length: threads }, () => playOn(queue)))
}

/** One thread, as long as there is something to play. */
function playOn(queue: Task[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url))
    const next = (): void => {
      const task = queue.shift()
      if (task) worker.postMessage(task)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (result: Result) => {
      keep(fileOf(result.game), result)
      next()
    })
    worker.once('error', reject)
    next()
  })
}

// ---- What is printed ----------------------------------------------------------------------------------------------------

function print(id: GameId, results: readonly Result[]): void {
  const seats = seatsOf[id]
  console.log(`\n${id}, ${seats} players; bots ${versionOf(id)}; by chance ${percent(1 / seats)}`)
  for (const { one, among } of pairingsOf(id)) {
    const played = results.filter((result) => result.one === one && result.among === among)
    // A game that all have lost doesn't tell who is better.
    const wins = played.flatMap(({ won }) => won ?? [])
    const won = wins.reduce((sum, one) => sum + one, 0)
    const [low, high] = interval(won, wins.length)
    const name = `${one} among ${among}s`.padEnd(30)
    const share = percent(won / Math.max(1, wins.length)).padStart(7)
    const lost = played.length === wins.length ? '' : `; ${played.length - wins.length} more were won by nobody`
    console.log(`  ${name}${share} of ${wins.length}, between ${percent(low)} and ${percent(high)}${lost}`)
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Where the true share is, 19 times out of 20 (Wilson). */
export function interval(won: number, played: number): [number, number] {
  if (played === 0) return [0, 1]
  const z = 1.96
  const share = won / played
  const centre = (share + (z * z) / (2 * played)) / (1 + (z * z) / played)
  const reach =
    (z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played))) / (1 + (z * z) / played)
  return [centre - reach, centre + reach]
}
