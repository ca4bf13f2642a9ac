/** Tools, loot, fences and places. All [house] values of the rules stand here. */

// ---- Tools and thieves (NF-1.1, NF-1.4) -------------------------------------------------------------------------------

/** Each is also the name of the thief who has it built in. */
export const tools = ['hammer', 'lockpick', 'plan', 'pliers', 'torch'] as const
export type Tool = (typeof tools)[number]

/** [house] How many there are of each tool. */
export const copies = 12

// ---- Loot (NF-1.2) ----------------------------------------------------------------------------------------------------

export const locks = ['chest', 'safe', 'showcase', 'pillar'] as const
export type Lock = (typeof locks)[number]

export const goods = ['gold', 'jewellery', 'statue', 'coins', 'painting'] as const
export type Good = (typeof goods)[number]
/** Money comes out of chests and is paid at once; goods have to be sold. */
export type Kind = 'money' | Good

/** Numbered from 1, as in the rules. */
export type LootId = number
export interface Loot {
  lock: Lock
  kind: Kind
  value: number
  tools: readonly Tool[]
}

/** [house] The thirty cards, in the order of their numbers. */
export const lootCards: readonly Loot[] = [
  { lock: 'chest', kind: 'money', value: 1, tools: ['hammer', 'pliers'] },
  { lock: 'chest', kind: 'money', value: 1, tools: ['hammer', 'plan'] },
  { lock: 'chest', kind: 'money', value: 2, tools: ['hammer', 'pliers'] },
  { lock: 'chest', kind: 'money', value: 2, tools: ['hammer', 'plan'] },
  { lock: 'chest', kind: 'money', value: 3, tools: ['lockpick', 'plan', 'pliers'] },
  { lock: 'safe', kind: 'gold', value: 2, tools: ['lockpick', 'plan'] },
  { lock: 'safe', kind: 'gold', value: 2, tools: ['plan', 'pliers'] },
  { lock: 'safe', kind: 'gold', value: 3, tools: ['lockpick', 'pliers', 'torch'] },
  { lock: 'safe', kind: 'gold', value: 3, tools: ['hammer', 'pliers', 'pliers'] },
  { lock: 'safe', kind: 'gold', value: 4, tools: ['lockpick', 'torch', 'torch'] },
  { lock: 'safe', kind: 'jewellery', value: 2, tools: ['lockpick', 'plan'] },
  { lock: 'safe', kind: 'jewellery', value: 2, tools: ['plan', 'pliers'] },
  { lock: 'safe', kind: 'jewellery', value: 3, tools: ['lockpick', 'pliers', 'torch'] },
  { lock: 'safe', kind: 'jewellery', value: 3, tools: ['lockpick', 'torch', 'torch'] },
  { lock: 'safe', kind: 'jewellery', value: 4, tools: ['hammer', 'pliers', 'pliers'] },
  { lock: 'showcase', kind: 'statue', value: 2, tools: ['plan', 'torch'] },
  { lock: 'showcase', kind: 'statue', value: 2, tools: ['hammer', 'torch'] },
  { lock: 'showcase', kind: 'statue', value: 3, tools: ['hammer', 'lockpick', 'torch'] },
  { lock: 'showcase', kind: 'statue', value: 3, tools: ['plan', 'plan', 'torch'] },
  { lock: 'showcase', kind: 'statue', value: 4, tools: ['hammer', 'lockpick', 'pliers'] },
  { lock: 'showcase', kind: 'coins', value: 2, tools: ['plan', 'torch'] },
  { lock: 'showcase', kind: 'coins', value: 2, tools: ['hammer', 'torch'] },
  { lock: 'showcase', kind: 'coins', value: 3, tools: ['hammer', 'lockpick', 'torch'] },
  { lock: 'showcase', kind: 'coins', value: 3, tools: ['hammer', 'lockpick', 'pliers'] },
  { lock: 'showcase', kind: 'coins', value: 4, tools: ['plan', 'plan', 'torch'] },
  { lock: 'pillar', kind: 'painting', value: 2, tools: ['hammer', 'pliers'] },
  { lock: 'pillar', kind: 'painting', value: 2, tools: ['lockpick', 'torch'] },
  { lock: 'pillar', kind: 'painting', value: 3, tools: ['lockpick', 'lockpick', 'pliers'] },
  { lock: 'pillar', kind: 'painting', value: 3, tools: ['hammer', 'lockpick', 'plan'] },
  { lock: 'pillar', kind: 'painting', value: 4, tools: ['hammer', 'lockpick', 'plan'] },
]
export const lootIds: readonly LootId[] = lootCards.map((_, i) => i + 1)

export function lootOf(id: LootId): Loot {
  const card = lootCards[id - 1]
  if (!card) throw new RangeError(`There is no loot ${id}`)
  return card
}

/** What all may see of a loot: `safe-lockpick-plan`. Most backs stand on two cards. */
export type BackId = string
export interface Back {
  lock: Lock
  tools: readonly Tool[]
  /** The cards that have this back. */
  cards: readonly LootId[]
}

const backIds: readonly BackId[] = lootCards.map(({ lock, tools }) => [lock, ...tools].join('-'))
export const backs: ReadonlyMap<BackId, Back> = new Map(
  lootCards.map(({ lock, tools }, i) => {
    const cards = lootIds.filter((id) => backIds[id - 1] === backIds[i])
    return [backIds[i] as BackId, { lock, tools, cards }]
  }),
)

export function backIdOf(id: LootId): BackId {
  const back = backIds[id - 1]
  if (back === undefined) throw new RangeError(`There is no loot ${id}`)
  return back
}

export function backOf(id: BackId): Back {
  const back = backs.get(id)
  if (!back) throw new RangeError(`There is no back ${id}`)
  return back
}

// ---- Fences (NF-1.3) --------------------------------------------------------------------------------------------------

/** Numbered from 1, as in the rules. */
export type FenceId = number
export interface Terms {
  /** How many of the kind the fence buys in one action. */
  most: 1 | 2
  /** What the fence pays beyond the value, for each card. */
  bonus: 0 | 1 | 2
}
export type Fence = Readonly<Partial<Record<Good, Terms>>>

const one: Terms = { most: 1, bonus: 0 }
const two: Terms = { most: 2, bonus: 0 }
const plus1: Terms = { most: 1, bonus: 1 }
const plus2: Terms = { most: 1, bonus: 2 }

/** [house] The fourteen cards, in the order of their numbers. */
export const fenceCards: readonly Fence[] = [
  { gold: one, jewellery: plus1, statue: two, painting: one },
  { gold: one, jewellery: one, statue: plus1, painting: two },
  { gold: plus1, jewellery: one, painting: one, coins: two },
  { gold: plus1, jewellery: two, statue: one, coins: one },
  { gold: one, jewellery: two, painting: plus1, coins: one },
  { gold: one, statue: plus1, painting: one, coins: two },
  { gold: two, jewellery: one, statue: one, painting: plus2 },
  { gold: plus2, jewellery: one, statue: plus2, coins: one },
  { gold: two, statue: one, coins: one },
  { gold: one, statue: one, coins: plus1 },
  { statue: two, painting: one, coins: plus1 },
  { jewellery: plus1, statue: one, painting: plus1 },
  { jewellery: plus2, painting: one, coins: one },
  { jewellery: one, painting: two, coins: plus2 },
]
export const fenceIds: readonly FenceId[] = fenceCards.map((_, i) => i + 1)

export function fenceOf(id: FenceId): Fence {
  const fence = fenceCards[id - 1]
  if (!fence) throw new RangeError(`There is no fence ${id}`)
  return fence
}

// ---- Places (NF-1.5), displays (NF-2.2), exchanges (NF-4.3) -----------------------------------------------------------

/** In the order of play. */
export const places = ['city', 'villa', 'ruin', 'museum', 'harbour'] as const
export type Place = (typeof places)[number]
/** Where loot lies. */
export const houses = ['villa', 'museum'] as const
export type House = (typeof houses)[number]

export const fieldsPerPlace = 5
export const stonesEach = 3
export const toolsPerVisit = 2

/** [house, three players given by the source] By number of players. */
export const displays: Readonly<Record<number, { city: number; loot: number; harbour: number }>> = {
  2: { city: 4, loot: 2, harbour: 2 },
  3: { city: 6, loot: 2, harbour: 3 },
  4: { city: 8, loot: 3, harbour: 4 },
  5: { city: 8, loot: 3, harbour: 4 },
}

/** NF-2.1: what the start player draws, their left neighbour, and all others. */
export const openingHands = { start: 2, left: 3, others: 4 }

/** [house] Which five. */
export const exchanges = [
  { give: 1, get: 2 },
  { give: 2, get: 3 },
  { give: 3, get: 4 },
  { give: 2, get: 2 },
  { give: 3, get: 3 },
] as const

// ---- The end (NF-6) ---------------------------------------------------------------------------------------------------

export const moneyToEnd = 20
/** [house] */
export const lastRound = 50
