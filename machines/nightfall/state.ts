/** What the table looks like, as plain JSON. */
import type { Seat, State } from '../kernel/game.ts'
import { fieldsPerPlace, places, tools, type FenceId, type House, type LootId, type Place, type Tool } from './data.ts'

export const phases = [
  'choosing',
  'place',
  'act.city',
  'act.villa.aim',
  'act.villa.steal',
  'act.ruin.exchange',
  'act.ruin.lay',
  'act.ruin.draw',
  'act.museum.aim',
  'act.museum.steal',
  'act.harbour.offer',
  'act.harbour.sell',
  'refill',
  'over',
] as const
export type Phase = (typeof phases)[number]

export type NightfallMove =
  | { type: 'chooseThief'; thief: Tool }
  | { type: 'place'; place: Place }
  | { type: 'take'; tool: Tool }
  | { type: 'aim'; house: House; slot: number }
  | { type: 'steal'; own: boolean }
  | { type: 'exchange'; field: number }
  | { type: 'lay'; tool: Tool }
  | { type: 'draw' }
  | { type: 'offer'; loot: LootId }
  | { type: 'sell'; fence: FenceId }
  | { type: 'decline' }

/** How many of each tool. */
export type Tools = Record<Tool, number>

/** The stones on a place's fields, the lowest first; null where a stone has gone back. */
export type Fields = (Seat | null)[]

/** Where a player's money came from. */
export interface Income {
  chests: number
  sales: number
  bonuses: number
}

export interface Player {
  /** The thief, by the tool that is built in; null until it is chosen. */
  thief: Tool | null
  income: Income
  hand: Tools
  /** Those tools of the hand that all have seen, because they were taken in the City (NF-7). */
  seen: Tools
  /** Unsold, in the order in which it was taken. */
  loot: LootId[]
  /** Whether the thief's own tool has already served in the house where stones are acting now. */
  served: boolean
}

/** What the acting stone has begun. */
export interface Action {
  /** How many tools it has taken in the City. */
  taken: number
  /** The loot aimed at, by its place in the display. */
  slot: number | null
  /** The exchange field chosen in the Ruin. */
  exchange: number | null
  /** The tools of the hand that are laid down for the exchange. */
  laid: Tools
  /** The loot offered for sale. */
  offered: LootId[]
}

export interface Cards {
  tools: Tool[]
  loot: LootId[]
  fences: FenceId[]
}

export interface Display {
  city: Tools
  /** Null where a loot was taken. */
  villa: (LootId | null)[]
  museum: (LootId | null)[]
  /** Null where a fence has bought. */
  harbour: (FenceId | null)[]
}

export interface NightfallState extends State {
  phase: Phase
  round: number
  start: Seat
  players: Player[]
  fields: Record<Place, Fields>
  /** The stones that block exchange fields. */
  blocked: (Seat | null)[]
  display: Display
  /** The top card is the last. */
  piles: Cards
  discards: Cards
  action: Action
}

export function noTools(): Tools {
  return { hammer: 0, lockpick: 0, plan: 0, pliers: 0, torch: 0 }
}

export function noAction(): Action {
  return { taken: 0, slot: null, exchange: null, laid: noTools(), offered: [] }
}

export function hasBegun({ taken, slot, exchange, offered }: Action): boolean {
  return taken > 0 || slot !== null || exchange !== null || offered.length > 0
}

export function noStones(): Record<Place, Fields> {
  return { city: [], villa: [], ruin: [], museum: [], harbour: [] }
}

export function copyAction({ taken, slot, exchange, laid, offered }: Action): Action {
  return { taken, slot, exchange, laid: { ...laid }, offered: offered.slice() }
}

export function copyFields(fields: Readonly<Record<Place, Fields>>): Record<Place, Fields> {
  return {
    city: fields.city.slice(),
    villa: fields.villa.slice(),
    ruin: fields.ruin.slice(),
    museum: fields.museum.slice(),
    harbour: fields.harbour.slice(),
  }
}

export function copyCards(cards: Readonly<Cards>): Cards {
  return { tools: cards.tools.slice(), loot: cards.loot.slice(), fences: cards.fences.slice() }
}

export function clone(state: NightfallState): NightfallState {
  const { display } = state
  return {
    phase: state.phase,
    random: state.random.slice(),
    seats: state.seats,
    journal: state.journal.slice(),
    round: state.round,
    start: state.start,
    players: state.players.map(({ thief, income, hand, seen, loot, served }) => ({
      thief,
      income: { ...income },
      hand: { ...hand },
      seen: { ...seen },
      loot: loot.slice(),
      served,
    })),
    fields: copyFields(state.fields),
    blocked: state.blocked.slice(),
    display: {
      city: { ...display.city },
      villa: display.villa.slice(),
      museum: display.museum.slice(),
      harbour: display.harbour.slice(),
    },
    piles: copyCards(state.piles),
    discards: copyCards(state.discards),
    action: copyAction(state.action),
  }
}

export function countTools(some: Readonly<Tools>): number {
  return some.hammer + some.lockpick + some.plan + some.pliers + some.torch
}

/** The kinds of which there are more than in the second lot, by their bits. */
export function kindsIn(some: Readonly<Tools>, than: Readonly<Tools> = none): number {
  return (
    Number(some.hammer > than.hammer) |
    (Number(some.lockpick > than.lockpick) << 1) |
    (Number(some.plan > than.plan) << 2) |
    (Number(some.pliers > than.pliers) << 3) |
    (Number(some.torch > than.torch) << 4)
  )
}

const none: Readonly<Tools> = noTools()

/** One by one, sorted by kind. */
export function listTools(some: Readonly<Tools>): Tool[] {
  const list: Tool[] = []
  for (const tool of tools) for (let i = 0; i < some[tool]; i++) list.push(tool)
  return list
}

export interface Standing {
  place: Place
  field: number
}

/** Made once: every guard of the chart asks where the acting stone stands. */
const standings = Object.fromEntries(
  places.map((place) => [place, Array.from({ length: fieldsPerPlace }, (_, field) => ({ place, field }))]),
) as Record<Place, Standing[]>

/** Where the acting stone stands: the first place that still has one, and its lowest field. */
export function actingStone(fields: Readonly<Record<Place, Fields>>): Standing | null {
  return (
    lowest(fields.city, standings.city) ??
    lowest(fields.villa, standings.villa) ??
    lowest(fields.ruin, standings.ruin) ??
    lowest(fields.museum, standings.museum) ??
    lowest(fields.harbour, standings.harbour)
  )
}

/** Stones go back from the lowest field up: once the highest is back, all are. */
export const allAreBack = (stones: Fields): boolean => stones.length === 0 || stones[stones.length - 1] === null

function lowest(stones: Fields, here: readonly Standing[]): Standing | null {
  if (allAreBack(stones)) return null
  for (let field = 0; field < stones.length; field++) if (stones[field] !== null) return here[field] ?? null
  return null
}
