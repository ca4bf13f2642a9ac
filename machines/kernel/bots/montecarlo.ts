/**
 * Information-set Monte Carlo: imagine a world that the view allows, try a move there, play on, look how it ended;
 * many times over, more often where it went well (UCB1). The budget is a number of playouts, so that a game can be
 * repeated.
 */
import type { Game, Move, Outcome, Seat, Simulation, State, View } from '../game.ts'
import type { Random } from '../random.ts'
import { byFeel, type Bot } from './bot.ts'

export interface Search<S extends State, M extends Move> {
  /** Playouts for one choice. */
  iterations: number
  /** How good it is for this seat, from 0 to 1: the outcome if it was reached, else the state where a playout stopped. */
  value(seat: Seat, state: S, outcome: Outcome | undefined): number
  /** How a playout goes on; at random if absent. */
  policy?(simulation: Simulation<S, M>, seat: Seat, moves: readonly M[], random: Random): M
  /** The most moves in a playout; none: to the end. */
  horizon?: number
}

const exploration = 0.7

export function monteCarlo<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  search: Search<S, M>,
): Bot<M, V> {
  return {
    think(view, seat, moves, random) {
      const first = moves[0]
      if (first === undefined) throw new RangeError('A bot was asked to move and has no move')
      if (moves.length === 1) return byFeel(first)
      const arms = moves.map((move) => ({ move, tries: 0, total: 0 }))
      for (let i = 0; i < search.iterations; i++) {
        const arm = i < arms.length ? (arms[i] as (typeof arms)[number]) : mostPromising(arms, i)
        const simulation = game.simulate(game.imagine(view, seat, random), { silent: true })
        simulation.play(seat, arm.move)
        arm.total += playOut(simulation, search, seat, random)
        arm.tries += 1
      }
      arms.sort((a, b) => b.tries - a.tries)
      return {
        move: (arms[0] as (typeof arms)[number]).move,
        weighed: arms.map(({ move, tries, total }) => ({
          move,
          share: tries / search.iterations,
          value: tries === 0 ? null : total / tries,
        })),
        by: 'search',
      }
    },
  }
}

function mostPromising<A extends { tries: number; total: number }>(arms: readonly A[], soFar: number): A {
  const promise = ({ tries, total }: A): number => total / tries + exploration * Math.sqrt(Math.log(soFar) / tries)
  return arms.reduce((best, arm) => (promise(arm) > promise(best) ? arm : best))
}

function playOut<S extends State, M extends Move>(
  simulation: Simulation<S, M>,
  { value, policy, horizon = Infinity }: Search<S, M>,
  seat: Seat,
  random: Random,
): number {
  for (let played = 0; played < horizon; played++) {
    const active = simulation.active()
    if (active.length === 0) break
    const mover = random.pick(active)
    const moves = simulation.legalMoves(mover)
    simulation.play(mover, policy ? policy(simulation, mover, moves, random) : random.pick(moves))
  }
  return value(seat, simulation.state, simulation.outcome())
}
