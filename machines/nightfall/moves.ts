/** Legality, stated once: whom each phase waits for, what could be tried, and what stands in its way. */
import { unhindered, type Step, type Vocabulary } from '../kernel/define.ts'
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { about, refusals } from '../kernel/refusals.ts'
import { only, playerAt } from '../kernel/seats.ts'
import { selections } from '../kernel/selections.ts'
import {
  exchanges,
  fenceIds,
  houses,
  lootIds,
  lootOf,
  places,
  tools,
  type FenceId,
  type House,
  type LootId,
} from './data.ts'
import {
  buys,
  canExchange,
  canPay,
  canStandIn,
  isFull,
  missingTools,
  nextToPlace,
  openExchanges,
  openPlaces,
  ownTool,
  termsOf,
} from './reckon.ts'
import { actingSeat, aimedAt } from './rules.ts'
import { countTools, kindsIn, type Action, type NightfallMove, type NightfallState, type Phase } from './state.ts'

type S = NightfallState
type M = NightfallMove

const refusal = refusals('NF')

/** The most loot that lies in a house. */
const slots = [0, 1, 2]
const fields = exchanges.map((_, field) => field)

export const vocabulary: Vocabulary<M> = {
  chooseThief: { thief: tools },
  place: { place: places },
  take: { tool: tools },
  aim: { house: houses, slot: slots },
  steal: { own: [true, false] },
  exchange: { field: fields },
  lay: { tool: tools },
  draw: {},
  offer: { loot: lootIds },
  sell: { fence: fenceIds },
  decline: {},
}

// ---- Moves, made once: playouts ask for them a hundred thousand times a second ----------------------------------------

const decline: M = { type: 'decline' }
const thieves = tools.map((thief): M => ({ type: 'chooseThief', thief }))
/** By what they name, and some by whether there is a choice at all. */
const placings = selections(places.map((place): M => ({ type: 'place', place })))
const takes = selections([...tools.map((tool): M => ({ type: 'take', tool })), decline])
const aims: Readonly<Record<House, (bits: number) => readonly M[]>> = {
  villa: aimsAt('villa'),
  museum: aimsAt('museum'),
}
const steals = selections<M>([
  { type: 'steal', own: true },
  { type: 'steal', own: false },
])
const exchangings = selections([...fields.map((field): M => ({ type: 'exchange', field })), decline])
const lays = selections(tools.map((tool): M => ({ type: 'lay', tool })))
const draw: readonly M[] = [{ type: 'draw' }]
const offers = lootIds.map((loot): M => ({ type: 'offer', loot }))
const sales = fenceIds.map((fence): M => ({ type: 'sell', fence }))

function aimsAt(house: House): (bits: number) => readonly M[] {
  return selections([...slots.map((slot): M => ({ type: 'aim', house, slot })), decline])
}

// NF-4.1
function takesOf({ display, action }: S): readonly M[] {
  return takes(kindsIn(display.city) | (mayTurnAway(action) ? 1 << tools.length : 0))
}

// NF-4.2
function aimsOf(state: S, seat: Seat, house: House): readonly M[] {
  const cards = state.display[house]
  let bits = 1 << slots.length
  for (let slot = 0; slot < cards.length; slot++) if (isPayable(state, seat, cards[slot] ?? null)) bits |= 1 << slot
  return aims[house](bits)
}

function stealsOf(state: S, seat: Seat): readonly M[] {
  const player = playerAt(state, seat)
  const needed = lootOf(aimedAt(state)).tools
  const own = Number(canStandIn(needed, player.hand, ownTool(player)))
  return steals(own | (Number(canPay(needed, player.hand, null)) << 1))
}

// NF-4.3
function exchangingsOf(state: S, seat: Seat): readonly M[] {
  const have = countTools(playerAt(state, seat).hand)
  return exchangings(openExchanges(state.blocked, have) | (1 << fields.length))
}

// NF-4.4
function offersOrDecline(state: S, seat: Seat): readonly M[] {
  const moves: M[] = []
  addOffers(moves, state, seat)
  moves.push(decline)
  return moves
}

function salesOrOffers(state: S, seat: Seat): readonly M[] {
  const moves: M[] = []
  for (const fence of state.display.harbour) {
    if (fence !== null && buys(fence, state.action.offered)) moves.push(sales[fence - 1] as M)
  }
  addOffers(moves, state, seat)
  return moves
}

function addOffers(moves: M[], state: S, seat: Seat): void {
  const { offered } = state.action
  for (const loot of playerAt(state, seat).loot) {
    if (!offered.includes(loot) && isWanted(state, loot)) moves.push(offers[loot - 1] as M)
  }
}

// ---- What may be done -------------------------------------------------------------------------------------------------

/** A stone that has taken one tool takes the other. */
const mayTurnAway = ({ taken }: Action): boolean => taken === 0

// NF-4.2
function isPayable(state: S, seat: Seat, card: LootId | null): boolean {
  const player = playerAt(state, seat)
  return card !== null && canPay(lootOf(card).tools, player.hand, ownTool(player))
}

/** NF-4.4: whether a fence in the Harbour buys the loot together with what is offered. */
function isWanted({ display, action }: S, loot: LootId): boolean {
  for (const fence of display.harbour) if (fence !== null && buys(fence, action.offered, loot)) return true
  return false
}

// ---- Who ----------------------------------------------------------------------------------------------------------------

const actor = (state: S): readonly Seat[] => only(actingSeat(state))

// NF-2.1: clockwise from the start player's left
function chooser({ start, seats, players }: S): readonly Seat[] {
  const chosen = players.filter(({ thief }) => thief !== null).length
  return only((start + 1 + chosen) % seats)
}

// ---- What stands in the way -------------------------------------------------------------------------------------------

/** Sentences that name a place or a tool, made once for each. */
function byName<Name extends string>(
  names: readonly Name[],
  toRefusal: (name: Name) => Refusal,
): Record<Name, Refusal> {
  return Object.fromEntries(names.map((name) => [name, toRefusal(name)])) as Record<Name, Refusal>
}

const noMove = refusal('4', 'noMove')
const wholeAction = refusal('4', 'wholeAction')
const placeIsFull = byName(places, (place) => refusal('3', 'placeIsFull', { place }))
const notInCity = byName(tools, (tool) => refusal('4.1', 'notInCity', { tool }))
const notInHand = byName(tools, (tool) => refusal('4.3', 'notInHand', { tool }))
const toolsMissing = refusal('4.2', 'toolsMissing')
const tooFewTools = refusal('4.3', 'tooFewTools')
const exchangeIsBlocked = refusal('4.3', 'exchangeIsBlocked')
const noFenceBuys = refusal('4.4', 'noFenceBuys')
const noFenceBuysMore = refusal('4.4', 'noFenceBuysMore')
const oneKindOnly = refusal('4.4', 'oneKindOnly')
const isOffered = refusal('4.4', 'isOffered')
const buysOne = refusal('4.4', 'buysOne')
const doesNotBuy = refusal('4.4', 'doesNotBuy')
const ownToolHasServed = refusal('4.2', 'ownToolHasServed')
const ownToolDoesNotFit = refusal('4.2', 'ownToolDoesNotFit')
const lootIsGone = refusal('4.2', 'lootIsGone')

// NF-4.2
function obstacleToAim(house: House, otherwise: Refusal) {
  return (state: S, seat: Seat, { house: aimed, slot }: MoveOf<M, 'aim'>): Refusal | undefined => {
    if (aimed !== house) return otherwise
    const card = state.display[house][slot]
    if (card === undefined) return noMove
    if (card === null) return lootIsGone
    if (isPayable(state, seat, card)) return undefined
    const player = playerAt(state, seat)
    return about(toolsMissing, { tools: missingTools(lootOf(card).tools, player.hand, ownTool(player)) })
  }
}

function obstacleToSteal(state: S, seat: Seat, { own }: MoveOf<M, 'steal'>): Refusal | undefined {
  const { hand, thief, served } = playerAt(state, seat)
  const needed = lootOf(aimedAt(state)).tools
  if (own && served) return ownToolHasServed
  if (own && !(thief && needed.includes(thief))) return about(ownToolDoesNotFit, { tool: thief ?? '' })
  const standsIn = own ? thief : null
  if (canPay(needed, hand, standsIn)) return undefined
  return about(toolsMissing, { tools: missingTools(needed, hand, standsIn) })
}

// NF-4.3
function obstacleToExchange(state: S, seat: Seat, { field }: MoveOf<M, 'exchange'>): Refusal | undefined {
  const have = countTools(playerAt(state, seat).hand)
  const by = state.blocked[field] ?? null
  if (canExchange(field, by, have)) return undefined
  if (by !== null) return about(exchangeIsBlocked, { by })
  return about(tooFewTools, { give: exchanges[field]?.give ?? 0, have })
}

// NF-4.4
function obstacleToOffer(state: S, seat: Seat, { loot }: MoveOf<M, 'offer'>): Refusal | undefined {
  const { offered } = state.action
  if (!playerAt(state, seat).loot.includes(loot)) return refusal('4.4', 'notYourLoot')
  if (offered.includes(loot)) return isOffered
  if (isWanted(state, loot)) return undefined
  const { kind } = lootOf(loot)
  const [first] = offered
  if (first === undefined) return about(noFenceBuys, { kind })
  const other = lootOf(first).kind
  return other === kind ? about(noFenceBuysMore, { kind }) : about(oneKindOnly, { kind: other })
}

function obstacleToSale({ display, action }: S, _seat: Seat, { fence }: MoveOf<M, 'sell'>): Refusal | undefined {
  if (!display.harbour.includes(fence)) return refusal('4.4', 'fenceIsGone')
  const [first] = action.offered
  if (first === undefined) return refusal('4.4', 'offerFirst')
  return buys(fence, action.offered) ? undefined : whyUnsold(fence, first)
}

function whyUnsold(fence: FenceId, loot: number): Refusal {
  const { kind } = lootOf(loot)
  return termsOf(fence, loot) ? about(buysOne, { kind }) : about(doesNotBuy, { kind })
}

// ---- The phases -------------------------------------------------------------------------------------------------------

/** What it offers hangs on no hand and on no loot; whoever wants to look at their own does so first. */
const open = (): boolean => true

// NF-4.2
function aimIn(house: House): Step<S, M> {
  const otherwise = refusal('4.2', `${house}First`)
  return {
    active: actor,
    candidates: (state, seat) => aimsOf(state, seat, house),
    exact: true,
    obstacles: { aim: obstacleToAim(house, otherwise), decline: unhindered },
    otherwise,
  }
}

const steal: Step<S, M> = {
  active: actor,
  candidates: stealsOf,
  exact: true,
  obstacles: { steal: obstacleToSteal },
  otherwise: refusal('4.2', 'stealFirst'),
}

export const steps: Record<Exclude<Phase, 'refill' | 'over'>, Step<S, M>> = {
  // NF-2.1
  choosing: {
    active: chooser,
    candidates: () => thieves,
    obstacles: {
      chooseThief: ({ players }, _seat, { thief }) =>
        players.some((player) => player.thief === thief) ? refusal('2.1', 'thiefIsTaken', { thief }) : undefined,
    },
    otherwise: refusal('2.1', 'chooseThiefFirst'),
    open,
  },
  // NF-3
  place: {
    active: (state) => only(nextToPlace(state)),
    candidates: ({ fields }) => placings(openPlaces(fields)),
    exact: true,
    obstacles: {
      place: (state, _seat, { place }) => (isFull(state.fields, place) ? placeIsFull[place] : undefined),
    },
    otherwise: refusal('3', 'placeFirst'),
    open,
  },
  // NF-4.1
  'act.city': {
    active: actor,
    candidates: takesOf,
    exact: true,
    obstacles: {
      take: ({ display }, _seat, { tool }) => (display.city[tool] > 0 ? undefined : notInCity[tool]),
      decline: ({ action }) => (mayTurnAway(action) ? undefined : wholeAction),
    },
    otherwise: refusal('4.1', 'cityFirst'),
    open,
  },
  // NF-4.2
  'act.villa.aim': aimIn('villa'),
  'act.villa.steal': steal,
  'act.museum.aim': aimIn('museum'),
  'act.museum.steal': steal,
  // NF-4.3
  'act.ruin.exchange': {
    active: actor,
    candidates: exchangingsOf,
    exact: true,
    obstacles: { exchange: obstacleToExchange, decline: unhindered },
    otherwise: refusal('4.3', 'ruinFirst'),
  },
  'act.ruin.lay': {
    active: actor,
    candidates: (state, seat) => lays(kindsIn(playerAt(state, seat).hand, state.action.laid)),
    exact: true,
    obstacles: {
      lay: (state, seat, { tool }) =>
        playerAt(state, seat).hand[tool] > state.action.laid[tool] ? undefined : notInHand[tool],
    },
    otherwise: refusal('4.3', 'layFirst'),
  },
  'act.ruin.draw': {
    active: actor,
    candidates: () => draw,
    exact: true,
    obstacles: { draw: unhindered },
    otherwise: refusal('4.3', 'drawFirst'),
  },
  // NF-4.4
  'act.harbour.offer': {
    active: actor,
    candidates: offersOrDecline,
    exact: true,
    obstacles: { offer: obstacleToOffer, sell: obstacleToSale, decline: unhindered },
    otherwise: refusal('4.4', 'harbourFirst'),
  },
  'act.harbour.sell': {
    active: actor,
    candidates: salesOrOffers,
    exact: true,
    obstacles: { offer: obstacleToOffer, sell: obstacleToSale },
    otherwise: refusal('4.4', 'sellFirst'),
  },
}
