/** How Nightfall is told: what to do now, and what a move says. */
import {
  backOf,
  exchanges,
  fieldsPerPlace,
  houses,
  lootOf,
  toolsPerVisit,
  type BackId,
  type FenceId,
  type House,
  type LootId,
  type Place,
  type Tool,
} from '../../../machines/nightfall/data.ts'
import type { NightfallMove, NightfallView, PlayerView } from '../../../machines/nightfall/index.ts'
import {
  bestSale,
  missingTools,
  nextToPlace,
  ownTool,
  payment,
  stonesLeft,
  toolsToPay,
  waysToSteal,
} from '../../../machines/nightfall/reckon.ts'
import { actingStone, countTools, noTools, type Tools } from '../../../machines/nightfall/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase } from '../game.ts'
import { anchors } from './flights.ts'

// ---- What the person in front has -------------------------------------------------------------------------------------

export const lootInHand = (view: NightfallView): readonly LootId[] => view.mine?.loot ?? []
const me = (view: NightfallView): PlayerView | undefined =>
  view.seat === 'table' ? undefined : view.players[view.seat]

/** Whose move it is: in the open the table shows it to all, also in the middle of a move. */
export function moverIn(view: NightfallView): Seat | undefined {
  if (view.seat !== 'table') return view.seat
  return view.phase === 'place' ? nextToPlace(view) : (actingSeat(view) ?? view.active[0])
}

/** Where stones act now; null while they are placed. */
export function litPlace({ phase, fields }: NightfallView): Place | null {
  return phase.startsWith('act.') ? (actingStone(fields)?.place ?? null) : null
}

/** NF-5: all stones are back, and the places are filled. */
export const isRefilling = (view: NightfallView): boolean =>
  view.phase === 'refill' || (view.phase.startsWith('act.') && litPlace(view) === null)

/** NF-4: a stone that is placed here now may find nothing left, if all before it act. */
export function comesLate({ display, fields }: NightfallView, place: Place): boolean {
  if (place === 'ruin') return false
  const served =
    place === 'city'
      ? Math.ceil(countTools(display.city) / toolsPerVisit)
      : display[place].filter((card) => card !== null).length
  return fields[place].length >= served && fields[place].length < fieldsPerPlace
}

/** The tools that lie in the rack: those laid down for an exchange are on their way. */
export function rackOf(view: NightfallView): Tools {
  const rack = { ...(view.mine?.hand ?? noTools()) }
  const laid = view.mine?.action.laid ?? noTools()
  for (const tool of Object.keys(rack) as Tool[]) rack[tool] -= laid[tool]
  return rack
}

/** Whether, with what is in the rack now, the person in front could steal a loot with this back; `own` if the own tool serves for it. */
export type Reach = { can: true; own: boolean; ways: readonly boolean[] } | { can: false; short: Tool[] }

/** The own tool is spent only in the house that is being raided; in the other one it will be fresh. */
export function reachOf(view: NightfallView, house: House, back: BackId): Reach {
  const { thief = null, served = false } = me(view) ?? {}
  const own = ownTool({ thief, served: served && view.phase.startsWith(`act.${house}`) })
  const { tools } = backOf(back)
  const rack = rackOf(view)
  const ways = waysToSteal(tools, rack, own)
  if (ways.length === 0) return { can: false, short: missingTools(tools, rack, own) }
  return { can: true, own: ways.includes(true), ways }
}

/** The fronts that a back can have: neither sold, nor cashed, nor one's own. */
export function couldBe(view: NightfallView, back: BackId): LootId[] {
  return backOf(back).cards.filter((card) => !view.discards.loot.includes(card) && !lootInHand(view).includes(card))
}

export interface Deal {
  loot: readonly LootId[]
  pays: number
}

/** What a fence pays for what is offered; before that, the best for what is there to be sold. */
export function dealWith(view: NightfallView, fence: FenceId): Deal | null {
  const offered = view.mine?.action.offered ?? []
  if (offered.length === 0) return bestSale(fence, lootInHand(view))
  const pay = payment(fence, offered)
  return pay && { loot: offered, pays: pay.sales + pay.bonuses }
}

/** What it takes to strike a deal from here: to offer what isn't offered yet, then to sell. */
export function movesOf(view: NightfallView, fence: FenceId, { loot }: Deal): [NightfallMove, ...NightfallMove[]] {
  const offered = view.mine?.action.offered ?? []
  const offers = loot.filter((id) => !offered.includes(id)).map((id): NightfallMove => ({ type: 'offer', loot: id }))
  const [first = { type: 'sell', fence }, ...rest] = [...offers, { type: 'sell' as const, fence }]
  return [first, ...rest]
}

/** NF-4.4: the one deal that this loot is good for here, if there is no other: nobody else buys it, and it goes alone. */
function onlyDeal(view: NightfallView, loot: LootId): { fence: FenceId; pays: number } | null {
  if (view.phase !== 'act.harbour.offer') return null
  const deals = view.display.harbour.flatMap((fence) => {
    const pay = fence === null ? null : payment(fence, [loot])
    return fence !== null && pay ? [{ fence, pays: pay.sales + pay.bonuses }] : []
  })
  const [deal] = deals
  if (!deal || deals.length > 1) return null
  const withAnother = lootInHand(view).some((id) => id !== loot && payment(deal.fence, [loot, id]))
  return withAnother ? null : deal
}

// ---- Prompt -----------------------------------------------------------------------------------------------------------

export function aimedBack(view: NightfallView): BackId | null {
  const slot = view.mine?.action.slot ?? null
  const house = houses.find((name) => name === litPlace(view))
  return slot === null || !house ? null : (view.display[house][slot] ?? null)
}

const exchangeOf = ({ action }: NightfallView): { give: number; get: number } =>
  exchanges[action.exchange ?? -1] ?? { give: 0, get: 0 }

/** Where all look, it is said who is meant. */
export function prompt(view: NightfallView, moves: readonly NightfallMove[]): Phrase {
  const { key, params } = promptOf(view, moves)
  const by = view.seat === 'table' ? view.active[0] : undefined
  return by === undefined ? phrase(key, params) : phrase(`${key}.open`, { ...params, by })
}

function promptOf(view: NightfallView, moves: readonly NightfallMove[]): Phrase {
  const idle = moves.every(({ type }) => type === 'decline')
  const place = litPlace(view) ?? ''
  switch (view.phase) {
    case 'choosing':
      return phrase('prompt.chooseThief')
    case 'place':
      return phrase('prompt.place', { left: stonesLeft(view, moverIn(view) ?? 0) })
    case 'act.city':
      return phrase(view.action.taken === toolsPerVisit - 1 ? 'prompt.takeSecond' : 'prompt.take')
    case 'act.villa.aim':
    case 'act.museum.aim':
      return phrase(idle ? 'prompt.aimNothing' : 'prompt.aim', { place })
    case 'act.villa.steal':
    case 'act.museum.steal':
      return phrase('prompt.steal', { back: aimedBack(view) ?? '' })
    case 'act.ruin.exchange':
      return phrase(idle ? 'prompt.exchangeNothing' : 'prompt.exchange')
    case 'act.ruin.lay':
      return phrase('prompt.lay', { left: exchangeOf(view).give - view.action.laid })
    case 'act.ruin.draw':
      return phrase('prompt.draw', { get: exchangeOf(view).get })
    case 'act.harbour.offer':
      return phrase(idle ? 'prompt.offerNothing' : 'prompt.offer')
    case 'act.harbour.sell':
      if ((view.mine?.action.offered.length ?? 0) > 1) return phrase('prompt.sellTwo')
      return phrase(moves.some(({ type }) => type === 'offer') ? 'prompt.sellOrOffer' : 'prompt.sell')
    case 'refill':
      return phrase('prompt.refill')
    case 'over':
      return phrase('prompt.over')
  }
}

// ---- Moves ------------------------------------------------------------------------------------------------------------

/** Two loot cards may show the same back; then they are told apart by where they lie. */
function aimSentence(view: NightfallView, house: House, slot: number): Phrase {
  const back = view.display[house][slot] ?? null
  if (back === null) return phrase('move.aimGone', { place: house, slot: slot + 1 })
  const twice = view.display[house].filter((other) => other === back).length > 1
  return phrase(twice ? 'move.aimAt' : 'move.aim', { back, slot: slot + 1 })
}

function offerSentence(view: NightfallView, loot: LootId): Phrase {
  const { kind, value } = lootOf(loot)
  const alike = lootInHand(view).filter((id) => lootOf(id).kind === kind && lootOf(id).value === value)
  const numbered = alike.length > 1 ? 'Numbered' : ''
  const deal = onlyDeal(view, loot)
  if (deal) return phrase(`move.deal${numbered}`, { loot: [loot], ...deal, card: loot })
  const too = (view.mine?.action.offered.length ?? 0) > 0
  return phrase(`move.offer${too ? 'Too' : ''}${numbered}`, { kind, value, loot })
}

export function sentence(move: NightfallMove, view: NightfallView): Phrase {
  switch (move.type) {
    case 'chooseThief':
      return phrase('move.chooseThief', { thief: move.thief, tool: move.thief })
    case 'place': {
      const field = view.fields[move.place].length + 1
      return phrase(field > 5 ? 'move.placeFull' : 'move.place', { place: move.place, field })
    }
    case 'take':
      return phrase('move.take', { tool: move.tool })
    case 'aim':
      return aimSentence(view, move.house, move.slot)
    case 'steal': {
      const own = me(view)?.thief ?? null
      const back = aimedBack(view)
      const needed = back === null ? [] : backOf(back).tools
      if (!move.own || own === null) return phrase('move.stealRack', { tools: [...needed] })
      return phrase('move.stealOwn', { own, tools: [...toolsToPay(needed, own)] })
    }
    case 'exchange':
      return phrase('move.exchange', { ...exchanges[move.field] })
    case 'lay':
      return phrase('move.lay', { tool: move.tool })
    case 'draw':
      return phrase('move.draw', { get: exchangeOf(view).get })
    case 'offer':
      return offerSentence(view, move.loot)
    case 'sell': {
      const pay = payment(move.fence, view.mine?.action.offered ?? [])
      if (!pay) return phrase('move.sellTo', { fence: move.fence })
      return phrase('move.sell', { fence: move.fence, pays: pay.sales + pay.bonuses })
    }
    case 'decline':
      return phrase('move.decline')
  }
}

/** In a word or two, where a move has no place on the board. */
export const short = ({ type }: NightfallMove): Phrase | null => (type === 'decline' ? phrase('short.decline') : null)

/**
 * How a loot is paid for is asked only if a later stone of the round could want the own tool here as well; who gets a
 * loot, only if there is a choice.
 */
export function follows(move: NightfallMove, view: NightfallView): NightfallMove[] {
  const deal = move.type === 'offer' ? onlyDeal(view, move.loot) : null
  if (deal) return [{ type: 'sell', fence: deal.fence }]
  const back = move.type === 'aim' ? (view.display[move.house][move.slot] ?? null) : null
  if (move.type !== 'aim' || back === null) return []
  const reach = reachOf(view, move.house, back)
  const stones = view.fields[move.house].filter((seat) => seat === view.seat).length
  if (!reach.can || (reach.ways.length > 1 && stones > 1)) return []
  return [{ type: 'steal', own: reach.ways.includes(true) }]
}

/** Who can do nothing is told so where the stone stands. */
export const questionAt = ({ phase }: NightfallView): { anchor: string } | null =>
  phase.startsWith('act.') ? { anchor: anchors.acting } : null

export function movePicture(move: NightfallMove, view: NightfallView): string | null {
  switch (move.type) {
    case 'chooseThief':
      return `thief-${move.thief}`
    case 'place':
      return `place-${move.place}`
    case 'take':
    case 'lay':
      return `tool-${move.tool}`
    case 'aim': {
      const back = view.display[move.house][move.slot] ?? null
      return back === null ? null : `lock-${backOf(back).lock}`
    }
    case 'steal':
      return move.own ? `thief-${me(view)?.thief ?? 'plan'}` : 'tools'
    case 'exchange':
    case 'draw':
      return 'tools'
    case 'offer':
      return `kind-${lootOf(move.loot).kind}`
    case 'sell':
      return `fence-${move.fence}`
    case 'decline':
      return moverIn(view) === undefined ? null : `stone-${moverIn(view)}`
  }
}

const paragraphs: Readonly<Record<NightfallView['phase'], string>> = {
  choosing: 'NF-2.1',
  place: 'NF-3',
  'act.city': 'NF-4.1',
  'act.villa.aim': 'NF-4.2',
  'act.villa.steal': 'NF-4.2',
  'act.ruin.exchange': 'NF-4.3',
  'act.ruin.lay': 'NF-4.3',
  'act.ruin.draw': 'NF-4.3',
  'act.museum.aim': 'NF-4.2',
  'act.museum.steal': 'NF-4.2',
  'act.harbour.offer': 'NF-4.4',
  'act.harbour.sell': 'NF-4.4',
  refill: 'NF-5',
  over: 'NF-6',
}
export const paragraph = ({ phase }: NightfallView): string => paragraphs[phase]

/** How many of a hand nobody has seen being taken. */
export const unseenOf = ({ tools, seen }: PlayerView): number => tools - countTools(seen)

/** Whose stone acts now. */
export function actingSeat({ fields, phase }: NightfallView): Seat | null {
  const stone = phase.startsWith('act.') ? actingStone(fields) : null
  return stone ? (fields[stone.place][stone.field] ?? null) : null
}
