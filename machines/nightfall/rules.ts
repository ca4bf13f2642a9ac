/** What the rulebook says happens. Every function changes a state that it owns. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { playerAt } from '../kernel/seats.ts'
import { takeOut } from '../kernel/zones.ts'
import {
  backIdOf,
  exchanges,
  lastRound,
  lootOf,
  moneyToEnd,
  stonesEach,
  tools,
  toolsPerVisit,
  type House,
  type LootId,
  type Place,
  type Tool,
} from './data.ts'
import { drawTools, layOut, refill } from './piles.ts'
import { moneyOf, openExchanges, ownTool, payment, stonesPlaced, toolsToPay } from './reckon.ts'
import {
  actingStone,
  allAreBack,
  countTools,
  hasBegun,
  noAction,
  type NightfallMove,
  type NightfallState,
  type Standing,
} from './state.ts'

type S = NightfallState
type M = NightfallMove

// ---- NF-2.1 Choosing thieves ------------------------------------------------------------------------------------------

function chooseThief(state: S, { thief }: MoveOf<M, 'chooseThief'>, by: Seat): void {
  playerAt(state, by).thief = thief
  tell(state, 'choseThief', { by, thief })
}

// ---- NF-3 Placing -----------------------------------------------------------------------------------------------------

function placeStone(state: S, { place }: MoveOf<M, 'place'>, by: Seat): void {
  const field = state.fields[place].push(by)
  tell(state, 'placed', { by, place, field })
}

// ---- NF-4 Acting ------------------------------------------------------------------------------------------------------

/** One stone, one action: when it is done the stone goes back, and then it is told. Says where it stood. */
function takeBack(state: S, { place, field }: Standing = acting(state)): Place {
  state.fields[place][field] = null
  if (hasBegun(state.action)) state.action = noAction()
  return place
}

function decline(state: S, _move: MoveOf<M, 'decline'>, by: Seat): void {
  const place = takeBack(state)
  tell(state, 'declined', { by, place })
}

/** Told of a stone for which, as all can see, there is nothing to do. */
function findNothing(state: S): void {
  const stone = acting(state)
  const by = state.fields[stone.place][stone.field] as Seat
  const place = takeBack(state, stone)
  tell(state, 'foundNothing', { by, place })
}

function acting(state: S): Standing {
  const stone = actingStone(state.fields)
  if (!stone) throw new Error('No stone is out')
  return stone
}

export function actingSeat(state: S): Seat {
  const { place, field } = acting(state)
  return state.fields[place][field] as Seat
}

/** Whether all can see that the acting stone has nothing to do; what hands and loot allow is nobody else's business. */
function isIdle(state: S): boolean {
  const stone = actingStone(state.fields)
  if (!stone) return false
  const { display, blocked } = state
  const { hand, loot } = playerAt(state, state.fields[stone.place][stone.field] as Seat)
  switch (stone.place) {
    case 'city':
      return countTools(display.city) === 0
    case 'villa':
    case 'museum':
      return isBare(display[stone.place])
    case 'ruin':
      return openExchanges(blocked, countTools(hand)) === 0
    case 'harbour':
      return loot.length === 0 || isBare(display.harbour)
  }
}

function isBare(cards: readonly (number | null)[]): boolean {
  for (const card of cards) if (card !== null) return false
  return true
}

// ---- NF-4.1 City ------------------------------------------------------------------------------------------------------

function takeTool(state: S, { tool }: MoveOf<M, 'take'>, by: Seat): void {
  const { hand, seen } = playerAt(state, by)
  state.display.city[tool] -= 1
  hand[tool] += 1
  seen[tool] += 1
  state.action.taken += 1
  if (state.action.taken === toolsPerVisit || countTools(state.display.city) === 0) takeBack(state)
  tell(state, 'took', { by, tool })
}

// ---- NF-4.2 Villa and Museum ------------------------------------------------------------------------------------------

/** The thief's own tool serves once at each of the two places. */
function freshenOwnTools(state: S): void {
  for (const player of state.players) player.served = false
}

/** Told to nobody: who aims could still turn away. */
function aim(state: S, { slot }: MoveOf<M, 'aim'>): void {
  state.action.slot = slot
}

function steal(state: S, { own }: MoveOf<M, 'steal'>, by: Seat): void {
  const house = acting(state).place as House
  const slot = state.action.slot as number
  const card = aimedAt(state)
  const player = playerAt(state, by)
  const { kind, value, tools: needed } = lootOf(card)
  const paid = toolsToPay(needed, own ? ownTool(player) : null)
  for (const tool of paid) discardTool(state, by, tool)
  if (own) player.served = true
  state.display[house][slot] = null
  player.loot.push(card)
  takeBack(state)
  tell(state, 'stole', { by, house, slot, back: backIdOf(card), tools: paid, own })
  if (kind === 'money') openChest(state, card, by)
  else tell(state, 'looked', { by, loot: card, kind, value }, [by])
}

/** Turned over and paid at once, the last that was stolen. */
function openChest(state: S, chest: LootId, by: Seat): void {
  const { income, loot } = playerAt(state, by)
  const { value } = lootOf(chest)
  loot.pop()
  income.chests += value
  state.discards.loot.push(chest)
  tell(state, 'cashed', { by, loot: chest, value })
}

export function aimedAt(state: S): number {
  const { slot } = state.action
  const card = slot === null ? null : state.display[acting(state).place as House][slot]
  if (typeof card !== 'number') throw new Error('Nobody is aiming at a loot')
  return card
}

function discardTool(state: S, by: Seat, tool: Tool): void {
  const { hand, seen } = playerAt(state, by)
  hand[tool] -= 1
  if (seen[tool] > 0) seen[tool] -= 1
  state.discards.tools.push(tool)
}

// ---- NF-4.3 Ruin ------------------------------------------------------------------------------------------------------

function chooseExchange(state: S, { field }: MoveOf<M, 'exchange'>, by: Seat): void {
  state.action.exchange = field
  tell(state, 'choseExchange', { by, ...chosenExchange(state) })
}

/** Face down: the others see only how many. */
function lay(state: S, { tool }: MoveOf<M, 'lay'>): void {
  state.action.laid[tool] += 1
}

function exchange(state: S, _move: MoveOf<M, 'draw'>, by: Seat): void {
  const { exchange: field, laid } = state.action
  const { get } = chosenExchange(state)
  const gave: Tool[] = []
  for (const tool of tools) {
    for (let i = 0; i < laid[tool]; i++) {
      discardTool(state, by, tool)
      gave.push(tool)
    }
  }
  state.blocked[field as number] = by
  takeBack(state)
  tell(state, 'exchanged', { by, tools: gave })
  drawTools(state, by, get)
}

export function chosenExchange({ action }: S): (typeof exchanges)[number] {
  const chosen = exchanges[action.exchange ?? -1]
  if (!chosen) throw new Error('No exchange is chosen')
  return chosen
}

function clearRuin(state: S): void {
  state.blocked.fill(null)
}

// ---- NF-4.4 Harbour ---------------------------------------------------------------------------------------------------

/** Told to nobody: the loot is shown when it is sold. */
function offer(state: S, { loot }: MoveOf<M, 'offer'>): void {
  state.action.offered.push(loot)
}

function sell(state: S, { fence }: MoveOf<M, 'sell'>, by: Seat): void {
  const { offered } = state.action
  const player = playerAt(state, by)
  const { sales, bonuses } = payment(fence, offered) ?? { sales: 0, bonuses: 0 }
  player.income.sales += sales
  player.income.bonuses += bonuses
  for (const card of offered) {
    takeOut(player.loot, card)
    state.discards.loot.push(card)
  }
  state.display.harbour[state.display.harbour.indexOf(fence)] = null
  state.discards.fences.push(fence)
  takeBack(state)
  tell(state, 'sold', { by, fence, loot: offered, pays: sales + bonuses, bonuses })
}

// ---- NF-6 The end -----------------------------------------------------------------------------------------------------

export function winnersOf({ players }: S): Seat[] {
  const most = Math.max(...players.map(moneyOf))
  return players.flatMap((player, seat) => (moneyOf(player) === most ? [seat] : []))
}

function win(state: S): void {
  tell(state, 'won', { winners: winnersOf(state) })
}

// ---- For the chart ----------------------------------------------------------------------------------------------------

const stonesAreBack =
  (place: Place) =>
  ({ fields }: S) =>
    allAreBack(fields[place])

export const rules = {
  chooseThief,
  layOut,
  placeStone,
  decline,
  findNothing,
  takeTool,
  freshenOwnTools,
  aim,
  steal,
  chooseExchange,
  lay,
  exchange,
  clearRuin,
  offer,
  sell,
  refill,
  win,
}

export const conditions = {
  allHaveThieves: ({ players }: S) => players.every(({ thief }) => thief !== null),
  allArePlaced: ({ fields, seats }: S) => stonesPlaced(fields) === seats * stonesEach,
  isIdle,
  allAreLaid: (state: S) => countTools(state.action.laid) === chosenExchange(state).give,
  cityIsDone: stonesAreBack('city'),
  villaIsDone: stonesAreBack('villa'),
  ruinIsDone: stonesAreBack('ruin'),
  museumIsDone: stonesAreBack('museum'),
  harbourIsDone: stonesAreBack('harbour'),
  isOver: ({ round, players }: S) => round >= lastRound || players.some((player) => moneyOf(player) >= moneyToEnd),
}
