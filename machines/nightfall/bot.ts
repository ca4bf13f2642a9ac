/** A thief that plans its three stones together with its tools and loot, and tries its moves in imagined nights. */
import { crewOf, victory, type Crew } from '../kernel/bots/bot.ts'
import { glancer, searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import type { Outcome, Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { exchanges, type LootId, type Tool } from './data.ts'
import { nightfall } from './game.ts'
import { appealOfLoot, appealOfTool, unsoldWorth, worthOf, worthOfPlaces } from './plan.ts'
import { moneyOf, ownTool, payment } from './reckon.ts'
import type { NightfallMove, NightfallState, Tools } from './state.ts'
import type { NightfallView } from './view.ts'

type S = NightfallState

/** Stones are planned together; all else is worth what it brings at once. */
function looks(state: S, seat: Seat, moves: readonly NightfallMove[]): number[] {
  if (moves[0]?.type !== 'place') return moves.map((move) => appealOf(state, seat, move))
  const worths = worthOfPlaces(state, seat)
  return moves.map((move) => (move.type === 'place' ? worths[move.place] : 0))
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
function value(seat: Seat, state: S, outcome: Outcome | undefined, from: S): number {
  if (outcome) return victory(seat, outcome)
  return 0.1 + 0.8 / (1 + Math.exp((leadOf(from, seat) - leadOf(state, seat)) / 4))
}

/** How many nights a try goes on for, after this one. */
const nights = 2

export const lore: Lore<S, NightfallMove, NightfallView> = {
  looks,
  blur: 0.5,
  luck: 0.02,
  value,
  // Whole nights, whoever is to move: tools taken tonight serve tomorrow.
  isFar: ({ round, phase }, from) => round - from.round >= nights && phase === 'place',
}

const skills = {
  lookout: { tries: 0, parts: 1, ease: 0, whim: 4 },
  pickpocket: { tries: 0, parts: 1, ease: 0, whim: 1.5 },
  burglar: { tries: 6, parts: 1, ease: 0.05, whim: 1 },
  mastermind: { tries: 120, parts: 4, ease: 0, whim: 1 },
} satisfies Record<string, Skill>

export const botWith = (skill: Skill) => searcher(nightfall, lore, skill)

export const nightfallCrew: Crew<NightfallMove, NightfallView> = crewOf(
  '3',
  glancer(nightfall, lore, 0.01),
  skills,
  botWith,
)
