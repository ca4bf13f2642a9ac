/** How a thief with some sense plans a night: walks it in the mind, with the tools and the loot at hand. */
import type { Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import {
  backIdOf,
  backOf,
  lootIds,
  lootOf,
  places,
  tools,
  toolsPerVisit,
  type FenceId,
  type LootId,
  type Place,
  type Tool,
} from './data.ts'
import { bestSale, canPay, isFull, missingTools, stonesLeft, toolsToPay } from './reckon.ts'
import { countTools, type NightfallState, type Tools } from './state.ts'

type S = NightfallState

// ---- What things are worth, in money ----------------------------------------------------------------------------------

/** Of the first, second and third tool of a kind; no loot takes more than two, and hoarding wins no game. */
const toolWorths = [0.6, 0.5, 0.1]
const meanToolWorth = 0.5
/** Loot has to be sold first. */
const unsoldShare = 0.75

export const unsoldWorth = (card: LootId): number => lootOf(card).value * unsoldShare

/** What one tool more of this kind is worth. */
const worthOfTool = (tool: Tool, hand: Readonly<Tools>): number => toolWorths[hand[tool]] ?? 0

export function worthOf(hand: Readonly<Tools>, loot: readonly LootId[]): number {
  let worth = 0
  for (const tool of tools) for (let i = 0; i < hand[tool]; i++) worth += toolWorths[i] ?? 0
  for (const card of loot) worth += unsoldWorth(card)
  return worth
}

/** Of a loot whose front nobody has seen: the mean of the cards with its back. */
const promises: readonly number[] = lootIds.map((id) => {
  const { lock, cards } = backOf(backIdOf(id))
  const mean = cards.reduce((sum, card) => sum + lootOf(card).value, 0) / cards.length
  return lock === 'chest' ? mean : mean * unsoldShare
})
const promiseOf = (card: LootId): number => promises[card - 1] ?? 0

/** What a tool more would bring: closer to the best of the targets, and something for the nights to come. */
export function appealOfTool(tool: Tool, hand: Readonly<Tools>, own: Tool | null, targets: readonly LootId[]): number {
  let appeal = worthOfTool(tool, hand) / 8
  for (const card of targets) {
    const missing = missingTools(lootOf(card).tools, hand, own)
    if (missing.includes(tool)) appeal = Math.max(appeal, promiseOf(card) / missing.length)
  }
  return appeal
}

/** What a loot promises beyond its price; half a tool's worth, since tools lying idle bring nothing. */
export function appealOfLoot(card: LootId, own: Tool | null): number {
  return promiseOf(card) - (toolsToPay(lootOf(card).tools, own).length * meanToolWorth) / 2
}

// ---- NF-3 Planning the stones together --------------------------------------------------------------------------------

/** How many stones go where. */
type Plan = Record<Place, number>

/** Of the places in a plan, the one where others would be in the way first. */
const haste: Plan = { villa: 4, museum: 3, harbour: 2, city: 1, ruin: 0 }
/** What it costs to come to a place later than one could, because the stone goes elsewhere first. */
const later = 0.2

/**
 * By place: what the seat is worth after the night if the next stone goes there, and all its stones, placed or not, do best
 * together. Of the places in a plan, one where others would be in the way comes first.
 */
export function worthOfPlaces(state: S, seat: Seat): Plan {
  const night = prospects(state, seat)
  const open = places.filter((place) => !isFull(state.fields, place))
  const plan = stonesOf(state, seat)
  const worths: Plan = { city: -Infinity, villa: -Infinity, ruin: -Infinity, museum: -Infinity, harbour: -Infinity }
  const tryPlans = (from: number, stones: number, first: Place | null): void => {
    if (stones === 0) {
      const worth = walk(night, plan)
      for (const place of placed) worths[place] = Math.max(worths[place], worth - (place === first ? 0 : later))
      return
    }
    for (let at = from; at < open.length; at++) {
      const place = open[at] as Place
      plan[place] += 1
      placed.push(place)
      tryPlans(at, stones - 1, first === null || haste[place] > haste[first] ? place : first)
      placed.pop()
      plan[place] -= 1
    }
  }
  const placed: Place[] = []
  tryPlans(0, stonesLeft(state, seat), null)
  return worths
}

function stonesOf({ fields }: S, seat: Seat): Plan {
  const plan: Plan = { city: 0, villa: 0, ruin: 0, museum: 0, harbour: 0 }
  for (const place of places) for (const stone of fields[place]) if (stone === seat) plan[place] += 1
  return plan
}

/** What a seat goes into the night with, and what those who stand before it will have left. */
interface Night {
  hand: Tools
  loot: readonly LootId[]
  thief: Tool | null
  city: Tools
  toolsLeft: number
  villa: readonly LootId[]
  museum: readonly LootId[]
  fences: readonly FenceId[]
}

function prospects({ fields, display, players }: S, seat: Seat): Night {
  const { hand, loot, thief } = playerAt({ players }, seat)
  const rivals = (place: Place): number => fields[place].filter((stone) => stone !== seat).length
  return {
    hand,
    loot,
    thief,
    city: display.city,
    toolsLeft: countTools(display.city) - toolsPerVisit * rivals('city'),
    villa: leftBy(display.villa, rivals('villa')),
    museum: leftBy(display.museum, rivals('museum')),
    fences: display.harbour.filter((fence) => fence !== null).slice(rivals('harbour')),
  }
}

/** They take the best. */
function leftBy(cards: readonly (LootId | null)[], rivals: number): LootId[] {
  const lying = cards.filter((card) => card !== null)
  return lying.sort((a, b) => promiseOf(b) - promiseOf(a)).slice(rivals)
}

/** What the seat is worth after the night, with so many stones at each place. */
function walk(night: Night, plan: Plan): number {
  const hand = { ...night.hand }
  const loot = night.loot.slice()
  if (plan.city > 0) visitCity(night, plan, hand)
  let money = burgle(night.villa, plan.villa, night.thief, hand, loot)
  if (countTools(hand) > 0) money += plan.ruin * worthOfDraw(hand)
  money += burgle(night.museum, plan.museum, night.thief, hand, loot)
  money += visitHarbour(night.fences, plan.harbour, loot)
  return money + worthOf(hand, loot)
}

function visitCity({ city, toolsLeft, thief, villa, museum }: Night, plan: Plan, hand: Tools): void {
  const targets = [...(plan.villa > 0 ? villa : []), ...(plan.museum > 0 ? museum : [])]
  const lying = { ...city }
  for (let i = Math.min(toolsLeft, toolsPerVisit * plan.city); i > 0; i--) {
    const tool = favourite(tools, (one) => (lying[one] > 0 ? appealOfTool(one, hand, thief, targets) : -Infinity))
    if (tool === null) return
    lying[tool] -= 1
    hand[tool] += 1
  }
}

/** What a tool from the pile is worth, whichever it is. */
function worthOfDraw(hand: Readonly<Tools>): number {
  let worth = 0
  for (const tool of tools) worth += worthOfTool(tool, hand)
  return worth / tools.length
}

function burgle(cards: readonly LootId[], stones: number, thief: Tool | null, hand: Tools, loot: LootId[]): number {
  let money = 0
  let own = thief
  let lying = cards
  const appeal = (card: LootId): number => (canPay(lootOf(card).tools, hand, own) ? appealOfLoot(card, own) : -Infinity)
  for (let i = 0; i < stones; i++) {
    const card = favourite(lying, appeal)
    if (card === null) break
    const { kind, tools: needed } = lootOf(card)
    for (const tool of toolsToPay(needed, own)) hand[tool] -= 1
    if (own !== null && needed.includes(own)) own = null
    lying = lying.filter((other) => other !== card)
    if (kind === 'money') money += promiseOf(card)
    else loot.push(card)
  }
  return money
}

function visitHarbour(fences: readonly FenceId[], stones: number, loot: LootId[]): number {
  let money = 0
  let waiting = fences
  for (let i = 0; i < stones && loot.length > 0; i++) {
    const fence = favourite(waiting, (one) => bestSale(one, loot)?.pays ?? -Infinity)
    const sale = fence === null ? null : bestSale(fence, loot)
    if (sale === null) break
    money += sale.pays
    waiting = waiting.filter((other) => other !== fence)
    for (const card of sale.loot) loot.splice(loot.indexOf(card), 1)
  }
  return money
}

/** Whatever appeals most; null if all of it is out of the question (-Infinity). */
export function favourite<T>(items: readonly T[], appeal: (item: T) => number): T | null {
  let best: T | null = null
  let most = -Infinity
  for (const item of items) {
    const its = appeal(item)
    if (its > most) [most, best] = [its, item]
  }
  return best
}
