/**
 * `npm run simulate hadria [games] [seats] [level]`: games of bots against each other on all cores, and what came of them. Without
 * a level they go by feel, which is a hundred times as fast as a mastermind's search.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { hadria, hadriaCrew } from '../machines/hadria/index.ts'
import { levels, type Level } from '../machines/kernel/bots/bot.ts'
import type { Seat } from '../machines/kernel/game.ts'
import { sameJson } from '../machines/kernel/json.ts'
import { random } from '../machines/kernel/random.ts'

/** How one game went. */
interface Result {
  seats: number
  moves: number
  rounds: number
  arrests: number
  /** The round of the first theft. */
  stolen: number | null
  end: 'neverStolen' | 'nobodyLeft' | 'withImperial' | 'byPoints'
  winner: Seat | null
  /** Who played, by seat. */
  thieves: string[]
  /** The seat that was first player in the first round. */
  first: Seat
}

interface Share {
  from: number
  to: number
  seats: number
  level: Level | undefined
}

function playOne({ seats, level }: Share, number: number): Result {
  const bot = level ? hadriaCrew.levels[level] : hadriaCrew.policy
  const simulation = hadria.simulate(hadria.setup({ seats, seed: `simulate ${seats} ${number}` }))
  const source = random(`bots ${seats} ${number}`)
  const { state } = simulation
  const { first } = state
  let [moves, arrests, stolen]: [number, number, number | null] = [0, 0, null]
  for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
    const legal = simulation.legalMoves(seat)
    const choice = bot.think(hadria.view(state, seat), seat, legal, source).move
    const move = legal.find((one) => sameJson(one, choice))
    if (!move) throw new Error(`The bot chose what it may not: ${JSON.stringify(choice)}`)
    simulation.play(seat, move)
    moves += 1
    arrests += state.journal.filter(({ key }) => key === 'arrested').length
    if (state.stolen) stolen ??= state.round
  }
  const winner = simulation.outcome()?.winners[0] ?? null
  const won = winner === null ? undefined : state.players[winner]
  const lost = stolen === null ? 'neverStolen' : 'nobodyLeft'
  const end = won === undefined ? lost : won.holds.imperial > 0 ? 'withImperial' : 'byPoints'
  const thieves = state.players.map(({ thief }) => thief ?? '')
  return { seats, moves, rounds: state.round, arrests, stolen, end, winner, thieves, first }
}

if (!isMainThread && parentPort) {
  const share = workerData as Share
  const results: Result[] = []
  for (let number = share.from; number < share.to; number++) results.push(playOne(share, number))
  parentPort.postMessage(results)
}

export async function run([game, games = '200', seats, named]: string[]): Promise<number> {
  const level = levels.find((one) => one === named)
  if (game !== 'hadria' || level !== named) {
    console.error(`Only Hadria is simulated: npm run simulate hadria [games] [seats] [${levels.join('|')}]`)
    return 1
  }
  const tables = seats === undefined ? [2, 3, 4] : [Number(seats)]
  for (const table of tables) print(await playAll(Number(games), table, level))
  return 0
}

async function playAll(games: number, seats: number, level: Level | undefined): Promise<Result[]> {
  const workers = Math.min(games, availableParallelism())
  const shares = Array.from({ length: workers }, (_, i): Share => {
    const edge = (n: number): number => Math.round((games * n) / workers)
    return { from: edge(i), to: edge(i + 1), seats, level }
  })
  return (await Promise.all(shares.map(playShare))).flat()
}

function playShare(share: Share): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

// ---- What is printed ----------------------------------------------------------------------------------------------------

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`
const mean = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '-' : (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1)
const tally = <K>(items: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function print(results: readonly Result[]): void {
  const [{ seats } = { seats: 0 }] = results
  const all = results.length
  const thefts = results.flatMap(({ stolen }) => (stolen === null ? [] : [stolen]))
  const won = results.filter(({ winner }) => winner !== null)
  const line = (what: string, text: string): void => console.log(`  ${what.padEnd(22)}${text}`)
  console.log(`${all} games, ${seats} players`)
  line('jewel stolen', `${percent(thefts.length, all)}, on average in round ${mean(thefts)}`)
  const byRound = [...tally(thefts)].sort(([a], [b]) => a - b)
  line('first theft by round', byRound.map(([round, n]) => `${round}: ${n}`).join('  '))
  line('jewel got out', percent(results.filter(({ end }) => end === 'withImperial').length, all))
  line('endings', [...tally(results.map(({ end }) => end))].map(([end, n]) => `${end} ${percent(n, all)}`).join(', '))
  line('everybody lost', percent(all - won.length, all))
  line(
    'wins by thief',
    shares(results, ({ thieves, winner }) => [thieves, winner === null ? null : (thieves[winner] ?? '')]),
  )
  const fromFirst = ({ first }: Result, seat: Seat): string => `${1 + ((seat - first + seats) % seats)}.`
  line(
    'wins by seat',
    shares(results, (result) => [
      result.thieves.map((_, seat) => fromFirst(result, seat)),
      result.winner === null ? null : fromFirst(result, result.winner),
    ]),
  )
  line(
    'length',
    `${mean(results.map(({ moves }) => moves))} moves, ${mean(results.map(({ rounds }) => rounds))} rounds`,
  )
  line('arrests', mean(results.map(({ arrests }) => arrests)))
}

/** How often each has won, against its fair share of what was won while it played: 1 is fair. */
function shares(results: readonly Result[], of: (result: Result) => [string[], string | null]): string {
  const fair = new Map<string, number>()
  const wins = new Map<string, number>()
  for (const result of results) {
    const [names, winner] = of(result)
    if (winner === null) continue
    for (const name of names) fair.set(name, (fair.get(name) ?? 0) + 1 / names.length)
    wins.set(winner, (wins.get(winner) ?? 0) + 1)
  }
  const names = [...fair.keys()].sort()
  return names.map((name) => `${name} ${((wins.get(name) ?? 0) / (fair.get(name) ?? 1)).toFixed(2)}`).join('  ')
}
