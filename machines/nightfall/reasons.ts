/** What can be said for a move: money, loot, the tools for it; and for a stone, what it can do where it goes. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { lootOf, type House, type Place } from './data.ts'
import { buys, canPay, moneyOf, ownTool } from './reckon.ts'
import type { NightfallState } from './state.ts'

type S = NightfallState

const stonesIn = ({ fields }: S, place: Place, seat: Seat): number =>
  fields[place].filter((stone) => stone === seat).length

/** How much on display in a house the seat has the tools for. */
function reachIn({ display, players }: S, house: House, seat: Seat): number {
  const player = players[seat]
  if (!player) return 0
  const own = ownTool(player)
  return display[house].filter((card) => card !== null && canPay(lootOf(card).tools, player.hand, own)).length
}

const hasBuyer = ({ display, players }: S, seat: Seat): boolean =>
  display.harbour.some((fence) => fence !== null && players[seat]?.loot.some((card) => buys(fence, [card])))

const houses: readonly House[] = ['villa', 'museum']

export const nightfallReasons: readonly Fact<S>[] = [
  {
    name: 'money',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => (players[seat] ? moneyOf(players[seat]) : 0),
  },
  { name: 'loot', says: ['gain', 'spare'], of: ({ players }, seat) => players[seat]?.loot.length ?? 0 },
  {
    name: 'theft',
    says: ['gain'],
    of: (state, seat) =>
      houses.reduce((sum, house) => sum + Math.min(stonesIn(state, house, seat), reachIn(state, house, seat)), 0),
  },
  {
    name: 'sale',
    says: ['gain'],
    of: (state, seat) => (hasBuyer(state, seat) ? Math.min(1, stonesIn(state, 'harbour', seat)) : 0),
  },
  {
    name: 'reach',
    says: ['gain'],
    of: (state, seat) => houses.reduce((sum, house) => sum + reachIn(state, house, seat), 0),
  },
  { name: 'aim', says: ['gain'], of: ({ action }) => (action.slot === null ? 0 : 1) },
  { name: 'offer', says: ['gain'], of: ({ action }) => action.offered.length },
  { name: 'supply', says: ['gain'], of: (state, seat) => stonesIn(state, 'city', seat) },
  {
    name: 'tools',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => Object.values(players[seat]?.hand ?? {}).reduce((sum, count) => sum + count, 0),
  },
]
