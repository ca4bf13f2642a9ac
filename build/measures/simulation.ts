/** The same games of Break-In, move by move, on the compiled chart and through XState's `transition()`. */
import { transition } from 'xstate'
import { breakIn } from '../../machines/breakin/index.ts'
import { enter } from '../../machines/kernel/chart.ts'
import type { Game, Move, Seat, State } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { round, type Figure } from '../bench.ts'

interface Played {
  start: State
  moves: [Seat, Move][]
}

const game = breakIn as unknown as Game

/** A game with moves chosen at random. */
function playRandomly(seed: string): Played {
  const source = random(seed)
  const start = game.setup({ seats: 4, seed })
  const simulation = game.simulate(start)
  const moves: Played['moves'] = []
  for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
    const legal = simulation.legalMoves(seat)
    const move = legal[source.int(legal.length)] as Move
    moves.push([seat, move])
    simulation.play(seat, move)
  }
  return { start, moves }
}

/** Moves a second, over at least this many milliseconds. */
function speed(games: readonly Played[], milliseconds: number, play: (played: Played) => void): number {
  const begun = performance.now()
  let moves = 0
  for (let n = 0; performance.now() - begun < milliseconds; n++) {
    const played = games[n % games.length] as Played
    play(played)
    moves += played.moves.length
  }
  return (moves / (performance.now() - begun)) * 1000
}

export function measureSimulation(): Figure[] {
  const games = Array.from({ length: 100 }, (_, n) => playRandomly(`bench ${n}`))
  const compiled = ({ start, moves }: Played): void => {
    const simulation = game.simulate(start)
    for (const [seat, move] of moves) simulation.play(seat, move)
  }
  const xstate = ({ start, moves }: Played): void => {
    // The snapshot is kept from move to move: nothing but transition() is measured. The log is of the last move only.
    let snapshot = enter(game.chart, structuredClone(start))
    for (const [seat, move] of moves) {
      snapshot.context.game.journal.length = 0
      ;[snapshot] = transition(game.chart, snapshot, { type: move.type, seat, move })
    }
  }
  for (const play of [compiled, xstate]) speed(games, 500, play)
  const fast = speed(games, 2000, compiled)
  const slow = speed(games, 2000, xstate)
  return [
    {
      what: 'Break-In on the compiled chart, against XState',
      seen: fast / slow,
      unit: 'times as many moves a second',
      wanted: { least: 50 },
      from: `${round(fast)} against ${round(slow)} moves a second, the same 100 random games on both`,
    },
  ]
}
