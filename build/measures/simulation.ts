/**
 * The same games, move by move with all legal moves, in a silent simulation and through XState's `transition()`; and bare playouts.
 * Each is measured in a thread of its own, as bots think: what other games did before doesn't slow it down.
 */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { transition } from 'xstate'
import { games } from '../../machines/index.ts'
import { enter } from '../../machines/kernel/chart.ts'
import { gameIds, type Game, type GameId, type Move, type Seat, type State } from '../../machines/kernel/game.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import { round, type Figure } from '../bench.ts'

interface Played {
  start: State
  moves: { phase: string; seat: Seat; move: Move }[]
}

const tried = 60

/** A game with moves chosen at random, of each number of players in turn. */
function playRandomly(game: Game, n: number): Played {
  const { min, max } = game.seats
  const seed = `bench ${n}`
  const source = random(seed)
  const start = game.setup({ seats: min + (n % (max - min + 1)), seed })
  const simulation = game.simulate(start)
  const moves: Played['moves'] = []
  for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
    const seat = source.pick(active)
    const move = source.pick(simulation.legalMoves(seat))
    moves.push({ phase: simulation.state.phase, seat, move })
    simulation.play(seat, move)
  }
  return { start, moves }
}

type Executor = (game: Game, played: Played) => void

const compiled: Executor = (game, { start, moves }) => {
  const simulation = game.simulate(start, { silent: true })
  for (const { seat, move } of moves) {
    simulation.legalMoves(seat)
    simulation.play(seat, move)
  }
}

/** The snapshot is kept from move to move: nothing but transition() and legalMoves() is measured. */
const xstate: Executor = (game, { start, moves }) => {
  let snapshot = enter(game.chart, { ...start, journal: [] })
  for (const { phase, seat, move } of moves) {
    const state = snapshot.context.game as State
    state.phase = phase
    state.journal.length = 0
    game.legalMoves(state, seat)
    ;[snapshot] = transition(game.chart, snapshot, { type: move.type, seat, move })
  }
}

interface Clocked {
  moves: number
  milliseconds: number
}

/** What this thread has worked: on a busy machine, less than the time that went by. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** To ask the clock takes a fortieth of a game of Break-In. */
const gamesBetweenLooks = 16

/** Goes on for at least this long; how often it was done, and how long that took. */
function workFor(milliseconds: number, work: (n: number) => void): { times: number; milliseconds: number } {
  const begun = worked()
  let times = 0
  for (; times % gamesBetweenLooks > 0 || worked() - begun < milliseconds; times++) work(times)
  return { times, milliseconds: worked() - begun }
}

function clock(game: Game, all: readonly Played[], play: Executor, milliseconds: number, sum: Clocked): void {
  const took = workFor(milliseconds, (n) => {
    const played = all[n % all.length] as Played
    play(game, played)
    sum.moves += played.moves.length
  })
  sum.milliseconds += took.milliseconds
}

const perSecond = ({ moves, milliseconds }: Clocked): number => (moves / milliseconds) * 1000

function measureMoves(game: Game): Figure {
  const all = Array.from({ length: tried }, (_, n) => playRandomly(game, n))
  const ways = [compiled, xstate].map((play) => ({ play, sum: { moves: 0, milliseconds: 0 } }))
  // The first turn of each only warms up; then they take turns, so that whatever slows one slows both.
  for (const { play } of ways) clock(game, all, play, 1500, { moves: 0, milliseconds: 0 })
  for (let turn = 0; turn < 8; turn++) for (const { play, sum } of ways) clock(game, all, play, 200, sum)
  const [fast, slow] = ways.map(({ sum }) => perSecond(sum)) as [number, number]
  return {
    what: `${game.id}, all legal moves listed, in a silent simulation against XState`,
    seen: fast / slow,
    unit: 'times as many moves a second',
    wanted: { least: 50 },
    from: `${round(fast)} against ${round(slow)} moves a second, the same ${tried} random games on both`,
  }
}

// ---- Bare playouts ------------------------------------------------------------------------------------------------------

/** By game: games at random to their end that one core should play in a second; 200 times what boardgame.io's bot did there. */
const playoutsWanted: Readonly<Record<GameId, number>> = {
  kingpin: 15_000,
  nightfall: 2500,
  syndicate: 12_000,
  breakin: 30_000,
  hadria: 1000,
}

/** A game of Hadria is long: bots look to the end of the round. */
const isRoundOver = (state: State): boolean => 'round' in state && Number(state.round) > 1
const ends: Readonly<Partial<Record<GameId, { are: (state: State) => boolean; called: string }>>> = {
  hadria: { are: isRoundOver, called: 'the end of their first round' },
}

/** What a bot's try costs before anything is thought: a game of the fewest players, from its start, at random. */
function playOut(game: Game, start: State, source: Random, isOver?: (state: State) => boolean): void {
  const simulation = game.simulate(start, { silent: true })
  for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
    if (isOver?.(simulation.state)) return
    simulation.play(seat, source.pick(simulation.legalMoves(seat)))
  }
}

function measurePlayouts(game: Game): Figure {
  const starts = Array.from({ length: tried }, (_, n) => game.setup({ seats: game.seats.min, seed: `playout ${n}` }))
  const source = random('playouts')
  const end = ends[game.id]
  const playOne = (n: number): void => playOut(game, starts[n % starts.length] as State, source, end?.are)
  // The first second only warms up.
  workFor(1000, playOne)
  const { times: played, milliseconds } = workFor(3000, playOne)
  return {
    what: `${game.id}, bare playouts on one core`,
    seen: (played / milliseconds) * 1000,
    unit: 'games a second',
    wanted: { least: playoutsWanted[game.id] },
    from: `${played} random games of ${game.seats.min} from their start to ${end?.called ?? 'their end'}, in silence`,
  }
}

// ---- Threads --------------------------------------------------------------------------------------------------------------

const measures = { moves: measureMoves, playouts: measurePlayouts }

interface Asked {
  id: GameId
  what: keyof typeof measures
}

if (!isMainThread) {
  const { id, what } = workerData as Asked
  parentPort?.postMessage(measures[what](games[id]))
}

async function measureApart(asked: Asked): Promise<Figure> {
  const [figure] = await once(new Worker(fileURLToPath(import.meta.url), { workerData: asked }), 'message')
  return figure as Figure
}

export async function measureSimulation(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const id of gameIds) {
    for (const what of ['moves', 'playouts'] as const) figures.push(await measureApart({ id, what }))
  }
  return figures
}
