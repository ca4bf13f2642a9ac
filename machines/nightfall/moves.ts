/** Who may do what, by phase: the one statement of legality. */
import type { Step } from '../kernel/define.ts'
import type { Seat } from '../kernel/game.ts'
import { exchanges, fenceIds, lootIds, lootOf, places, tools, type House, type LootId } from './data.ts'
import { isFull, nextToPlace, openExchanges, ownTool, payment, waysToSteal } from './reckon.ts'
import { actingSeat, aimedAt } from './rules.ts'
import { countTools, playerAt, type MoveOf, type NightfallMove, type NightfallState, type Phase } from './state.ts'

type S = NightfallState

/** Moves and lone seats are made once: playouts ask for them a hundred thousand times a second. */
const seats: readonly Seat[] = [0, 1, 2, 3, 4]
const alone = seats.map((seat) => [seat] as const)
const choices = byName(tools, (thief): MoveOf<'chooseThief'> => ({ type: 'chooseThief', thief }))
const placings = byName(places, (place): MoveOf<'place'> => ({ type: 'place', place }))
const takes = byName(tools, (tool): MoveOf<'take'> => ({ type: 'take', tool }))
const lays = byName(tools, (tool): MoveOf<'lay'> => ({ type: 'lay', tool }))
const exchangeMoves = exchanges.map((_, field): MoveOf<'exchange'> => ({ type: 'exchange', field }))
const offers = lootIds.map((loot): MoveOf<'offer'> => ({ type: 'offer', loot }))
const sales = fenceIds.map((fence): MoveOf<'sell'> => ({ type: 'sell', fence }))
const draw: readonly NightfallMove[] = [{ type: 'draw' }]
const decline: NightfallMove = { type: 'decline' }

function byName<Name extends string, M>(names: readonly Name[], toMove: (name: Name) => M): Record<Name, M> {
  return Object.fromEntries(names.map((name) => [name, toMove(name)])) as Record<Name, M>
}

const only = (seat: Seat): readonly Seat[] => alone[seat] ?? [seat]
const actor = (state: S): readonly Seat[] => only(actingSeat(state))

// NF-2.1: clockwise from the start player's left
function chooser({ start, seats, players }: S): readonly Seat[] {
  const chosen = players.filter(({ thief }) => thief !== null).length
  return only((start + 1 + chosen) % seats)
}

// NF-4.2
function aims(state: S, seat: Seat, house: House): NightfallMove[] {
  const player = playerAt(state, seat)
  const moves: NightfallMove[] = []
  state.display[house].forEach((card, slot) => {
    if (card === null || waysToSteal(lootOf(card).tools, player.hand, ownTool(player)).length === 0) return
    moves.push({ type: 'aim', house, slot })
  })
  moves.push(decline)
  return moves
}

function steals(state: S, seat: Seat): NightfallMove[] {
  const player = playerAt(state, seat)
  const ways = waysToSteal(lootOf(aimedAt(state)).tools, player.hand, ownTool(player))
  return ways.map((own) => ({ type: 'steal', own }))
}

const aimAt = (house: House): Step<S, NightfallMove> => ({
  active: actor,
  moves: (state, seat) => aims(state, seat, house),
})
const stealFrom: Step<S, NightfallMove> = { active: actor, moves: steals }

// NF-4.4
function isBought({ display }: S, offer: readonly LootId[]): boolean {
  for (const fence of display.harbour) if (fence !== null && payment(fence, offer) !== null) return true
  return false
}

function offersFrom(state: S, seat: Seat): NightfallMove[] {
  const { offered } = state.action
  const moves: NightfallMove[] = []
  for (const loot of playerAt(state, seat).loot) {
    const move = offers[loot - 1]
    if (move && !offered.includes(loot) && isBought(state, [...offered, loot])) moves.push(move)
  }
  return moves
}

function salesOf({ display, action }: S): NightfallMove[] {
  const moves: NightfallMove[] = []
  for (const fence of display.harbour) {
    const move = fence === null || payment(fence, action.offered) === null ? undefined : sales[fence - 1]
    if (move) moves.push(move)
  }
  return moves
}

export const steps: Partial<Record<Phase, Step<S, NightfallMove>>> = {
  // NF-2.1
  choosing: {
    active: chooser,
    moves: ({ players }) =>
      tools.filter((tool) => !players.some(({ thief }) => thief === tool)).map((tool) => choices[tool]),
  },
  // NF-3
  place: {
    active: (state) => only(nextToPlace(state)),
    moves: ({ fields }) => places.filter((place) => !isFull(fields, place)).map((place) => placings[place]),
  },
  // NF-4.1
  'act.city': {
    active: actor,
    moves: ({ display, action }) => {
      const moves: NightfallMove[] = tools.filter((tool) => display.city[tool] > 0).map((tool) => takes[tool])
      if (action.taken === 0) moves.push(decline)
      return moves
    },
  },
  // NF-4.2
  'act.villa.aim': aimAt('villa'),
  'act.villa.steal': stealFrom,
  'act.museum.aim': aimAt('museum'),
  'act.museum.steal': stealFrom,
  // NF-4.3
  'act.ruin.exchange': {
    active: actor,
    moves: (state, seat) => [
      ...openExchanges(state.blocked, countTools(playerAt(state, seat).hand)).map(
        (field) => exchangeMoves[field] as NightfallMove,
      ),
      decline,
    ],
  },
  'act.ruin.lay': {
    active: actor,
    moves: (state, seat) => {
      const { hand } = playerAt(state, seat)
      return tools.filter((tool) => hand[tool] > state.action.laid[tool]).map((tool) => lays[tool])
    },
  },
  'act.ruin.draw': { active: actor, moves: () => draw },
  // NF-4.4
  'act.harbour.offer': { active: actor, moves: (state, seat) => [...offersFrom(state, seat), decline] },
  'act.harbour.sell': { active: actor, moves: (state, seat) => [...salesOf(state), ...offersFrom(state, seat)] },
}
