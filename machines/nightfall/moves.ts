/** Legality, stated once: whom each phase waits for, what could be tried, and what stands in its way. */
import { unhindered, type Step, type Vocabulary } from '../kernel/define.ts'
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { about, refusals } from '../kernel/refusals.ts'
import { only, playerAt } from '../kernel/seats.ts'
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
import { canExchange, canPay, isFull, missingTools, nextToPlace, ownTool, payment, termsOf } from './reckon.ts'
import { actingSeat, aimedAt } from './rules.ts'
import { countTools, type NightfallMove, type NightfallState, type Phase } from './state.ts'

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
const placings = places.map((place): M => ({ type: 'place', place }))
const takes: readonly M[] = [...tools.map((tool): M => ({ type: 'take', tool })), decline]
const aims: Readonly<Record<House, readonly M[]>> = { villa: aimsAt('villa'), museum: aimsAt('museum') }
const steals: readonly M[] = [
  { type: 'steal', own: true },
  { type: 'steal', own: false },
]
const exchangings: readonly M[] = [...fields.map((field): M => ({ type: 'exchange', field })), decline]
const lays = tools.map((tool): M => ({ type: 'lay', tool }))
const draw: readonly M[] = [{ type: 'draw' }]
const offers = lootIds.map((loot): M => ({ type: 'offer', loot }))
const sales = fenceIds.map((fence): M => ({ type: 'sell', fence }))

function aimsAt(house: House): M[] {
  return [...slots.map((slot): M => ({ type: 'aim', house, slot })), decline]
}

/** Of the loot, only one's own needs to be asked about; of the fences, only those in the Harbour. */
const offersOf = (state: S, seat: Seat): M[] => playerAt(state, seat).loot.map((loot) => offers[loot - 1] as M)
const salesTo = ({ display }: S): M[] =>
  display.harbour.flatMap((fence) => (fence === null ? [] : [sales[fence - 1] as M]))

/** Of the loot, only what can be paid for: why something can't be is slow to say. */
function aimsAtPayable(state: S, seat: Seat, house: House): M[] {
  const cards = state.display[house]
  return aims[house].filter((_, slot) => slot >= slots.length || isPayable(state, seat, cards[slot] ?? null))
}

// NF-4.2
function isPayable(state: S, seat: Seat, card: LootId | null): boolean {
  const player = playerAt(state, seat)
  return card !== null && canPay(lootOf(card).tools, player.hand, ownTool(player))
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
  const offer = [...offered, loot]
  if (state.display.harbour.some((fence) => fence !== null && payment(fence, offer) !== null)) return undefined
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
  return payment(fence, action.offered) === null ? whyUnsold(fence, first) : undefined
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
    candidates: (state, seat) => aimsAtPayable(state, seat, house),
    obstacles: { aim: obstacleToAim(house, otherwise), decline: unhindered },
    otherwise,
  }
}

const steal: Step<S, M> = {
  active: actor,
  candidates: () => steals,
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
    candidates: () => placings,
    obstacles: {
      place: (state, _seat, { place }) => (isFull(state.fields, place) ? placeIsFull[place] : undefined),
    },
    otherwise: refusal('3', 'placeFirst'),
    open,
  },
  // NF-4.1
  'act.city': {
    active: actor,
    candidates: () => takes,
    obstacles: {
      take: ({ display }, _seat, { tool }) => (display.city[tool] > 0 ? undefined : notInCity[tool]),
      decline: ({ action }) => (action.taken === 0 ? undefined : wholeAction),
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
    candidates: () => exchangings,
    obstacles: { exchange: obstacleToExchange, decline: unhindered },
    otherwise: refusal('4.3', 'ruinFirst'),
    open,
  },
  'act.ruin.lay': {
    active: actor,
    candidates: () => lays,
    obstacles: {
      lay: (state, seat, { tool }) =>
        playerAt(state, seat).hand[tool] > state.action.laid[tool] ? undefined : notInHand[tool],
    },
    otherwise: refusal('4.3', 'layFirst'),
  },
  'act.ruin.draw': {
    active: actor,
    candidates: () => draw,
    obstacles: { draw: unhindered },
    otherwise: refusal('4.3', 'drawFirst'),
  },
  // NF-4.4
  'act.harbour.offer': {
    active: actor,
    candidates: (state, seat) => [...offersOf(state, seat), decline],
    obstacles: { offer: obstacleToOffer, sell: obstacleToSale, decline: unhindered },
    otherwise: refusal('4.4', 'harbourFirst'),
  },
  'act.harbour.sell': {
    active: actor,
    candidates: (state, seat) => [...salesTo(state), ...offersOf(state, seat)],
    obstacles: { offer: obstacleToOffer, sell: obstacleToSale },
    otherwise: refusal('4.4', 'sellFirst'),
  },
}
