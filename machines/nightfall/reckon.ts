/** Questions that can be answered from a view as well as from the table: rules, bots and the board all ask them here. */
import type { Seat } from '../kernel/game.ts'
import {
  exchanges,
  fenceOf,
  fieldsPerPlace,
  lootOf,
  places,
  stonesEach,
  type FenceId,
  type Good,
  type LootId,
  type Place,
  type Terms,
  type Tool,
} from './data.ts'
import type { Fields, Income, Tools } from './state.ts'

export function moneyOf({ income }: { income: Readonly<Income> }): number {
  return income.chests + income.sales + income.bonuses
}

// ---- NF-3 Placing -----------------------------------------------------------------------------------------------------

type Stones = Readonly<Record<Place, Readonly<Fields>>>

export function stonesPlaced({ city, villa, ruin, museum, harbour }: Stones): number {
  return city.length + villa.length + ruin.length + museum.length + harbour.length
}

/** Whose stone is placed next. */
export function nextToPlace({
  start,
  players,
  fields,
}: {
  start: Seat
  players: readonly unknown[]
  fields: Stones
}): Seat {
  return (start + stonesPlaced(fields)) % players.length
}

export function stonesLeft(table: { start: Seat; players: readonly unknown[]; fields: Stones }, seat: Seat): number {
  const { start, players, fields } = table
  const after = (seat - start + players.length) % players.length
  return stonesEach - Math.ceil((stonesPlaced(fields) - after) / players.length)
}

export function isFull(fields: Stones, place: Place): boolean {
  return !hasRoom(fields[place])
}

const hasRoom = (stones: Readonly<Fields>): boolean => stones.length < fieldsPerPlace

/** The places that are not full, by their bits. */
export function openPlaces({ city, villa, ruin, museum, harbour }: Stones): number {
  return (
    Number(hasRoom(city)) |
    (Number(hasRoom(villa)) << 1) |
    (Number(hasRoom(ruin)) << 2) |
    (Number(hasRoom(museum)) << 3) |
    (Number(hasRoom(harbour)) << 4)
  )
}

export interface Stone {
  place: Place
  /** From 0. */
  field: number
  seat: Seat
}

/** NF-4: the stones that are still out, in the order in which they act. */
export function orderOfActing(fields: Stones): Stone[] {
  return places.flatMap((place) =>
    fields[place].flatMap((seat, field) => (seat === null ? [] : [{ place, field, seat }])),
  )
}

// ---- NF-4.2 Villa and Museum ------------------------------------------------------------------------------------------

/** The thief's own tool, as long as it has not served at the place where stones are acting now. */
export function ownTool({ thief, served }: { thief: Tool | null; served: boolean }): Tool | null {
  return served ? null : thief
}

/** What has to be discarded for a loot when the own tool stands in; without one, all that the back shows. */
export function toolsToPay(needed: readonly Tool[], own: Tool | null): readonly Tool[] {
  const at = own === null ? -1 : needed.indexOf(own)
  return at < 0 ? needed : needed.filter((_, i) => i !== at)
}

/** The tools that a hand is short of. */
export function missingTools(needed: readonly Tool[], hand: Readonly<Tools>, own: Tool | null): Tool[] {
  const short: Tool[] = []
  const toPay = toolsToPay(needed, own)
  toPay.forEach((tool, i) => {
    let before = 0
    for (let j = 0; j < i; j++) if (toPay[j] === tool) before++
    if (hand[tool] <= before) short.push(tool)
  })
  return short
}

/** The same as whether nothing is missing, without a list: bots ask it all the time. */
export function canPay(needed: readonly Tool[], hand: Readonly<Tools>, own: Tool | null): boolean {
  for (let i = 0; i < needed.length; i++) {
    const tool = needed[i] as Tool
    let count = tool === own ? 0 : 1
    for (let j = 0; j < i; j++) if (needed[j] === tool) count++
    if (hand[tool] < count) return false
  }
  return true
}

/** How a loot can be stolen: with the own tool standing in, without it, both or not at all. */
export function waysToSteal(needed: readonly Tool[], hand: Readonly<Tools>, own: Tool | null): boolean[] {
  const ways: boolean[] = []
  if (canStandIn(needed, hand, own)) ways.push(true)
  if (canPay(needed, hand, null)) ways.push(false)
  return ways
}

/** Whether the own tool is one of those needed, and the hand has the others. */
export function canStandIn(needed: readonly Tool[], hand: Readonly<Tools>, own: Tool | null): boolean {
  return own !== null && needed.includes(own) && canPay(needed, hand, own)
}

// ---- NF-4.3 Ruin ------------------------------------------------------------------------------------------------------

/** Whether an exchange field is free, and a hand of this size enough for it. */
export function canExchange(field: number, blockedBy: Seat | null, handSize: number): boolean {
  return blockedBy === null && (exchanges[field]?.give ?? Infinity) <= handSize
}

/** Those exchanges, by their bits. */
export function openExchanges(blocked: readonly (Seat | null)[], handSize: number): number {
  let open = 0
  for (let field = 0; field < blocked.length; field++) {
    if (canExchange(field, blocked[field] ?? null, handSize)) open |= 1 << field
  }
  return open
}

// ---- NF-4.4 Harbour ---------------------------------------------------------------------------------------------------

export function termsOf(fence: FenceId, loot: LootId): Terms | undefined {
  return fenceOf(fence)[lootOf(loot).kind as Good]
}

/** Whether a fence buys this loot at once, and one more if there is one: a single card, or two of a kind. */
export function buys(fence: FenceId, loot: readonly LootId[], more?: LootId): boolean {
  const first = more ?? loot[0]
  const terms = first === undefined ? undefined : termsOf(fence, first)
  if (!terms || loot.length + (more === undefined ? 0 : 1) > terms.most) return false
  for (const id of loot) if (lootOf(id).kind !== lootOf(first as LootId).kind) return false
  return true
}

/** What a fence pays for one loot, or for two of a kind; null if the fence doesn't buy them so. */
export function payment(fence: FenceId, loot: readonly LootId[]): { sales: number; bonuses: number } | null {
  if (!buys(fence, loot)) return null
  let sales = 0
  let bonuses = 0
  for (const id of loot) {
    sales += lootOf(id).value
    bonuses += termsOf(fence, id)?.bonus ?? 0
  }
  return { sales, bonuses }
}

/** The most that a fence would pay somebody who has this loot, and for what. */
export function bestSale(fence: FenceId, loot: readonly LootId[]): { loot: LootId[]; pays: number } | null {
  let best: { loot: LootId[]; pays: number } | null = null
  const consider = (offer: LootId[]): void => {
    const pay = payment(fence, offer)
    const pays = pay ? pay.sales + pay.bonuses : 0
    if (pays > (best?.pays ?? 0)) best = { loot: offer, pays }
  }
  loot.forEach((one, i) => {
    consider([one])
    for (const other of loot.slice(i + 1)) consider([one, other])
  })
  return best
}
