/** What can be said for a move: money, loot, the tools for it; and for a stone, what it can do where it goes. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { exchanges, houses, lootOf, places, tools, type House, type LootId, type Place, type Tool } from './data.ts'
import { buys, canPay, missingTools, moneyOf, payment } from './reckon.ts'
import { countTools, noTools, type NightfallState, type Tools } from './state.ts'

type S = NightfallState

const stonesIn = ({ fields }: S, place: Place, seat: Seat): number =>
  fields[place].filter((stone) => stone === seat).length

/** The own tool is spent only in the house where stones act now; in the other one it will be fresh. */
function ownIn({ phase, players }: S, house: House, seat: Seat): Tool | null {
  const { thief = null, served = false } = players[seat] ?? {}
  return served && phase.startsWith(`act.${house}`) ? null : thief
}

const shownIn = ({ display }: S, house: House): LootId[] => display[house].filter((card) => card !== null)
const handOf = ({ players }: S, seat: Seat): Tools => players[seat]?.hand ?? noTools()

/** How much on display in a house these tools are enough for. */
const reachIn = (state: S, house: House, seat: Seat, hand = handOf(state, seat)): number =>
  shownIn(state, house).filter((card) => canPay(lootOf(card).tools, hand, ownIn(state, house, seat))).length

const reach = (state: S, seat: Seat, hand = handOf(state, seat)): number =>
  houses.reduce((sum, house) => sum + reachIn(state, house, seat, hand), 0)

/** How many tools the seat is short of for the loot that it is nearest to. */
function shortage(state: S, seat: Seat): number {
  const missing = houses.flatMap((house) =>
    shownIn(state, house).map(
      (card) => missingTools(lootOf(card).tools, handOf(state, seat), ownIn(state, house, seat)).length,
    ),
  )
  return missing.length > 0 ? Math.min(...missing) : 0
}

/** How many of a seat's stones stand where its tools are enough for something. */
const thefts = (state: S, seat: Seat): number =>
  houses.reduce((sum, house) => sum + Math.min(stonesIn(state, house, seat), reachIn(state, house, seat)), 0)

/** NF-4.3: what stays in the hand when the tools that are laid down are gone. */
function kept(state: S, seat: Seat): Tools {
  const hand = { ...handOf(state, seat) }
  for (const tool of tools) hand[tool] -= state.action.laid[tool]
  return hand
}

/** The loot that the stone that acts goes for, if there is one. */
function aimedAt({ action, display, phase }: S): LootId[] {
  const house = houses.find((one) => phase.startsWith(`act.${one}`))
  const card = house === undefined || action.slot === null ? null : display[house][action.slot]
  return typeof card === 'number' ? [card] : []
}

const hasBuyer = ({ display }: S, loot: readonly LootId[]): boolean =>
  display.harbour.some((fence) => fence !== null && loot.some((card) => buys(fence, [card])))

/** The most that anybody in the Harbour pays for what is offered. */
function bestPay({ action, display }: S): number {
  const pays = display.harbour.map((fence) => (fence === null ? null : payment(fence, action.offered)))
  return Math.max(0, ...pays.map((pay) => (pay ? pay.sales + pay.bonuses : 0)))
}

export const nightfallReasons: readonly Fact<S>[] = [
  {
    name: 'money',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => (players[seat] ? moneyOf(players[seat]) : 0),
  },
  { name: 'loot', says: ['gain'], of: ({ players }, seat) => players[seat]?.loot.length ?? 0 },
  // NF-3
  {
    name: 'theft',
    says: ['gain'],
    moves: ['place'],
    of: thefts,
  },
  {
    name: 'sale',
    says: ['gain'],
    moves: ['place'],
    of: (state, seat) =>
      hasBuyer(state, state.players[seat]?.loot ?? []) ? Math.min(1, stonesIn(state, 'harbour', seat)) : 0,
  },
  // NF-4: the Harbour acts after the houses.
  {
    name: 'swag',
    says: ['gain'],
    moves: ['place'],
    of: (state, seat) => Math.min(stonesIn(state, 'harbour', seat), thefts(state, seat)),
  },
  { name: 'supply', says: ['gain'], moves: ['place'], of: (state, seat) => stonesIn(state, 'city', seat) },
  {
    name: 'swap',
    says: ['gain'],
    moves: ['place'],
    of: (state, seat) => (countTools(handOf(state, seat)) > 0 ? stonesIn(state, 'ruin', seat) : 0),
  },
  {
    name: 'first',
    says: ['gain'],
    moves: ['place'],
    of: ({ fields }, seat) => places.filter((place) => fields[place][0] === seat).length,
  },
  // NF-4.1
  { name: 'reach', says: ['gain'], moves: ['take'], of: (state, seat) => reach(state, seat) },
  { name: 'near', says: ['most', 'gain'], moves: ['take'], of: (state, seat) => -shortage(state, seat) },
  // NF-4.2
  {
    name: 'prize',
    says: ['most'],
    moves: ['aim'],
    of: (state) => aimedAt(state).reduce((sum, card) => sum + lootOf(card).value, 0),
  },
  {
    name: 'market',
    says: ['gain'],
    moves: ['aim'],
    of: (state) => (hasBuyer(state, aimedAt(state)) ? 1 : 0),
  },
  { name: 'aim', says: ['gain'], moves: ['aim'], of: ({ action }) => (action.slot === null ? 0 : 1) },
  { name: 'thrift', says: ['most'], moves: ['steal'], of: (state, seat) => countTools(handOf(state, seat)) },
  // NF-4.3
  {
    name: 'profit',
    says: ['gain'],
    moves: ['exchange'],
    of({ action }) {
      const { give, get } = exchanges[action.exchange ?? -1] ?? { give: 0, get: 0 }
      return get - give
    },
  },
  { name: 'kept', says: ['spare'], moves: ['lay'], of: (state, seat) => reach(state, seat, kept(state, seat)) },
  {
    name: 'kinds',
    says: ['spare'],
    moves: ['lay'],
    of: (state, seat) => Object.values(kept(state, seat)).filter((count) => count > 0).length,
  },
  // NF-4.4
  { name: 'deal', says: ['most'], moves: ['offer'], of: bestPay },
  { name: 'offer', says: ['gain'], moves: ['offer'], of: ({ action }) => action.offered.length },
]
