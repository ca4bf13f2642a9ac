/** A thief that plans its three stones together with its tools and loot, and tries its moves in imagined nights. */
import { crewOf, victory, type Bot } from '../kernel/bots/bot.ts'
import { monteCarlo, type Search } from '../kernel/bots/montecarlo.ts'
import type { Outcome, Seat, Simulation } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { exchanges, type LootId, type Tool } from './data.ts'
import { nightfall } from './game.ts'
import { appealOfLoot, appealOfTool, bestPlace, favourite, unsoldWorth, worthOf } from './plan.ts'
import { moneyOf, ownTool, payment } from './reckon.ts'
import type { NightfallMove, NightfallState, Tools } from './state.ts'
import type { NightfallView } from './view.ts'

type S = NightfallState

/** What a thief does without thinking twice: how nights go on in the mind. */
function sensibly(
  { state }: Pick<Simulation<S, NightfallMove>, 'state'>,
  seat: Seat,
  moves: readonly NightfallMove[],
): NightfallMove {
  const first = moves[0] as NightfallMove
  if (moves.length === 1) return first
  if (first.type === 'place') return { type: 'place', place: bestPlace(state, seat) }
  return favourite(moves, (move) => appealOf(state, seat, move)) ?? first
}

/** In money, over declining. */
function appealOf(state: S, seat: Seat, move: NightfallMove): number {
  const player = playerAt(state, seat)
  const { display, action } = state
  switch (move.type) {
    case 'take':
      return appealOfTool(move.tool, player.hand, player.thief, targetsOf(state, seat))
    case 'aim':
      return appealOfLoot(display[move.house][move.slot] as LootId, ownTool(player))
    case 'steal':
      return move.own ? 2 : 1
    case 'exchange': {
      const { give, get } = exchanges[move.field] as (typeof exchanges)[number]
      return get - give
    }
    case 'lay':
      return -appealOfTool(move.tool, lessOne(player.hand, move.tool), player.thief, targetsOf(state, seat))
    case 'offer':
      return Math.max(...display.harbour.map((fence) => gainOf(fence, [...action.offered, move.loot])))
    case 'sell':
      return gainOf(move.fence, action.offered)
    default:
      return 0
  }
}

const lessOne = (hand: Tools, tool: Tool): Tools => ({ ...hand, [tool]: hand[tool] - 1 })

/** What a sale brings over keeping the loot. */
function gainOf(fence: number | null, offered: readonly LootId[]): number {
  const pay = fence === null ? null : payment(fence, offered)
  if (pay === null) return -Infinity
  return offered.reduce((gain, card) => gain - unsoldWorth(card), pay.sales + pay.bonuses)
}

/** The loot in the houses where stones of the seat are still to act; without any, all loot. */
function targetsOf({ fields, display }: S, seat: Seat): LootId[] {
  const near = [
    ...(fields.villa.includes(seat) ? display.villa : []),
    ...(fields.museum.includes(seat) ? display.museum : []),
  ]
  return (near.length > 0 ? near : [...display.villa, ...display.museum]).filter((card) => card !== null)
}

/** In money, and in what tools and loot may still bring. */
function leadOf({ players }: S, seat: Seat): number {
  const worths = players.map((player) => moneyOf(player) + worthOf(player.hand, player.loot))
  return (worths[seat] ?? 0) - Math.max(...worths.filter((_, other) => other !== seat))
}

/** Not yet at the end, it counts how far the lead has grown: who leads by far must not play for time. */
function value(seat: Seat, state: S, outcome: Outcome | undefined, lead: number): number {
  if (outcome) return victory(seat, outcome)
  return 0.1 + 0.8 / (1 + Math.exp((lead - leadOf(state, seat)) / 4))
}

/** Enough moves to see this night's end and the next one begin. */
const movesAhead = 12

/** The more imagined nights, the better the thief, and the slower. */
export const thief = (nights: number): Bot<NightfallMove, NightfallView> => ({
  think(view, seat, moves, random) {
    const horizon = movesAhead * view.players.length
    const lead = leadOf(nightfall.imagine(view, seat, random), seat)
    const search: Search<S, NightfallMove> = {
      iterations: nights,
      value: (of, state, outcome) => value(of, state, outcome, lead),
      policy: sensibly,
      horizon,
    }
    return monteCarlo(nightfall, search).think(view, seat, moves, random)
  },
})

export const nightfallCrew = crewOf('1', { lookout: 6, pickpocket: 30, burglar: 120, mastermind: 300 }, thief)
