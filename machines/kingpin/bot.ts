/** Imagines the hidden crooks and plays the evening out, with a feel for what a place on the street is worth. */
import { crewOf, victory, type Bot } from '../kernel/bots/bot.ts'
import { monteCarlo } from '../kernel/bots/montecarlo.ts'
import type { Outcome, Seat, Simulation } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import { crook, denPrice, targets } from './data.ts'
import { kingpin } from './game.ts'
import { crooksIn, latest, type KingpinMove, type KingpinState } from './state.ts'
import { moveWorth, streetOf, worthOf, type Street } from './street.ts'
import type { KingpinView } from './view.ts'

export const kingpinCrew = crewOf('1', { lookout: 10, pickpocket: 60, burglar: 500, mastermind: 1500 }, botWith)

export function botWith(iterations: number): Bot<KingpinMove, KingpinView> {
  return monteCarlo(kingpin, { iterations, value, policy })
}

/** Mostly the victory, partly by how much. */
function value(seat: Seat, _state: KingpinState, outcome: Outcome | undefined): number {
  const points = (outcome?.scores ?? []).map(({ total }) => total)
  const rivals = points.filter((_, other) => other !== seat)
  const lead = (points[seat] ?? 0) - Math.max(...rivals)
  return 0.6 * victory(seat, outcome) + 0.4 / (1 + Math.exp(-lead / 8))
}

/** How a playout goes on: by the worth of each move as its mover sees it, with a whim. */
function policy(
  { state }: Simulation<KingpinState, KingpinMove>,
  seat: Seat,
  moves: readonly KingpinMove[],
  random: Random,
): KingpinMove {
  let choice = moves[0] as KingpinMove
  if (moves.length === 1) return choice
  const street = streetOf(state, seat)
  let most = -Infinity
  for (const move of moves) {
    const worth = worthTo(state, street, move) + whim * (random.int(1000) / 1000)
    if (worth <= most) continue
    most = worth
    choice = move
  }
  return choice
}

/** How much a playout's mover may misjudge a move. */
const whim = 1.5

function worthTo(state: KingpinState, street: Street, move: KingpinMove): number {
  switch (move.type) {
    case 'recruit':
      return -0.6 * denPrice(crooksIn(state, move.den).length)
    case 'pass':
      return -9
    case 'take':
      return bestPlace(street, move.crook)
    case 'place':
      return worthOf(street, crook(latest(state).crook), move)
    case 'swap':
      return swapWorth(state, street, move.to)
    case 'kill':
    case 'pickpocket':
      return 5
    default:
      return 0
  }
}

function bestPlace(street: Street, number: number): number {
  const card = crook(number)
  let best = -Infinity
  for (const target of targets) {
    const open = street.mine[target - targets[0]] === 0 || card.skill === 'accomplice'
    if (open) best = Math.max(best, worthOf(street, card, { type: 'place', target, face: 'up' }))
  }
  return best
}

function swapWorth(state: KingpinState, street: Street, to: number): number {
  const swapper = latest(state)
  if (typeof swapper.at !== 'number') return 0
  const moved = (street.mine[swapper.at - targets[0]] as number) - crook(swapper.crook).rank
  return moveWorth(street, moved, 0, to - targets[0])
}
