/** Why a move is not possible, for whoever tries it. Legality itself is in moves.ts. */
import type { Refusal, Seat } from '../kernel/game.ts'
import type { Params } from '../kernel/journal.ts'
import { exchanges, fenceIds, houses, lootIds, lootOf, places, tools } from './data.ts'
import { missingTools, ownTool, termsOf } from './reckon.ts'
import { aimedAt } from './rules.ts'
import { countTools, playerAt, type MoveOf, type NightfallMove, type NightfallState, type Phase } from './state.ts'

type S = NightfallState

function refusal(rule: string, message: string, params: Params = {}): Refusal {
  return { rule: `NF-${rule}`, message: `refusal.${message}`, params }
}

const noMove = refusal('4', 'noMove')

/** What a phase waits for, when somebody tries something else. */
const waitsFor: Readonly<Record<Phase, Refusal>> = {
  choosing: refusal('2.1', 'chooseThiefFirst'),
  place: refusal('3', 'placeFirst'),
  'act.city': refusal('4.1', 'cityFirst'),
  'act.villa.aim': refusal('4.2', 'villaFirst'),
  'act.villa.steal': refusal('4.2', 'stealFirst'),
  'act.ruin.exchange': refusal('4.3', 'ruinFirst'),
  'act.ruin.lay': refusal('4.3', 'layFirst'),
  'act.ruin.draw': refusal('4.3', 'drawFirst'),
  'act.museum.aim': refusal('4.2', 'museumFirst'),
  'act.museum.steal': refusal('4.2', 'stealFirst'),
  'act.harbour.offer': refusal('4.4', 'harbourFirst'),
  'act.harbour.sell': refusal('4.4', 'sellFirst'),
  over: refusal('6', 'over'),
}

const movesOf: Readonly<Record<Phase, readonly NightfallMove['type'][]>> = {
  choosing: ['chooseThief'],
  place: ['place'],
  'act.city': ['take', 'decline'],
  'act.villa.aim': ['aim'],
  'act.villa.steal': ['steal'],
  'act.ruin.exchange': ['exchange'],
  'act.ruin.lay': ['lay'],
  'act.ruin.draw': [],
  'act.museum.aim': ['aim'],
  'act.museum.steal': ['steal'],
  'act.harbour.offer': ['offer', 'sell'],
  'act.harbour.sell': ['offer', 'sell'],
  over: [],
}

export function refuse(state: S, seat: Seat, move: NightfallMove): Refusal {
  if (!movesOf[state.phase].includes(move.type)) return waitsFor[state.phase]
  switch (move.type) {
    case 'chooseThief':
      return tools.includes(move.thief) ? refusal('2.1', 'thiefIsTaken', { thief: move.thief }) : noMove
    case 'place':
      return places.includes(move.place) ? refusal('3', 'placeIsFull', { place: move.place }) : noMove
    case 'take':
      return tools.includes(move.tool) ? refusal('4.1', 'notInCity', { tool: move.tool }) : noMove
    case 'decline':
      return refusal('4', 'wholeAction')
    case 'aim':
      return refuseAim(state, seat, move)
    case 'steal':
      return refuseSteal(state, seat, move)
    case 'exchange':
      return refuseExchange(state, seat, move)
    case 'lay':
      return tools.includes(move.tool) ? refusal('4.3', 'notInHand', { tool: move.tool }) : noMove
    case 'offer':
      return refuseOffer(state, seat, move)
    case 'sell':
      return refuseSale(state, move)
    default:
      return noMove
  }
}

// NF-4.2
function refuseAim(state: S, seat: Seat, { house, slot }: MoveOf<'aim'>): Refusal {
  if (!houses.includes(house)) return noMove
  if (state.phase !== `act.${house}.aim`) return waitsFor[state.phase]
  const card = state.display[house][slot]
  if (card === undefined) return noMove
  if (card === null) return refusal('4.2', 'lootIsGone')
  const player = playerAt(state, seat)
  return refusal('4.2', 'toolsMissing', { tools: missingTools(lootOf(card).tools, player.hand, ownTool(player)) })
}

function refuseSteal(state: S, seat: Seat, { own }: MoveOf<'steal'>): Refusal {
  if (typeof own !== 'boolean') return noMove
  const player = playerAt(state, seat)
  const needed = lootOf(aimedAt(state)).tools
  if (!own) return refusal('4.2', 'toolsMissing', { tools: missingTools(needed, player.hand, null) })
  if (player.served) return refusal('4.2', 'ownToolHasServed')
  return refusal('4.2', 'ownToolDoesNotFit', { tool: player.thief ?? '' })
}

// NF-4.3
function refuseExchange(state: S, seat: Seat, { field }: MoveOf<'exchange'>): Refusal {
  const chosen = exchanges[field]
  if (!chosen) return noMove
  const by = state.blocked[field]
  if (typeof by === 'number') return refusal('4.3', 'exchangeIsBlocked', { by })
  return refusal('4.3', 'tooFewTools', { give: chosen.give, have: countTools(playerAt(state, seat).hand) })
}

// NF-4.4
function refuseOffer(state: S, seat: Seat, { loot }: MoveOf<'offer'>): Refusal {
  if (!lootIds.includes(loot)) return noMove
  if (!playerAt(state, seat).loot.includes(loot)) return refusal('4.4', 'notYourLoot')
  const { kind } = lootOf(loot)
  const [first] = state.action.offered
  if (first === undefined) return refusal('4.4', 'noFenceBuys', { kind })
  if (state.action.offered.includes(loot)) return refusal('4.4', 'isOffered')
  if (lootOf(first).kind !== kind) return refusal('4.4', 'oneKindOnly', { kind: lootOf(first).kind })
  return refusal('4.4', 'noFenceBuysMore', { kind })
}

function refuseSale(state: S, { fence }: MoveOf<'sell'>): Refusal {
  if (!fenceIds.includes(fence)) return noMove
  if (!state.display.harbour.includes(fence)) return refusal('4.4', 'fenceIsGone')
  const [first] = state.action.offered
  if (first === undefined) return refusal('4.4', 'offerFirst')
  const { kind } = lootOf(first)
  return termsOf(fence, first) ? refusal('4.4', 'buysOne', { kind }) : refusal('4.4', 'doesNotBuy', { kind })
}
