/** What the box holds: cards, thieves, tiles, events and the house's values. Rules code knows no number of its own. */
import type { OuterDistrict } from './map.ts'

// ---- HA-1 Components ----------------------------------------------------------------------------------------------------

export const guardCount = 20
export const captainCount = 2

/** From the dearest down. A trinket counts as a yellow jewel, and is a city tile (HA-14). */
export const jewelKinds = ['imperial', 'green', 'yellow', 'trinket'] as const
export type JewelKind = (typeof jewelKinds)[number]
export const jewelCounts: Readonly<Record<JewelKind, number>> = { imperial: 1, green: 4, yellow: 10, trinket: 6 }

/** HA-13.2: the imperial jewel brings no points: whoever leaves with it has won. */
export const points = { bestThief: 3, green: 2, yellow: 1, trinket: 1 } as const

// ---- HA-8 Action cards --------------------------------------------------------------------------------------------------

export const basics = ['move', 'ambush'] as const
export type Basic = (typeof basics)[number]

export const generals = [
  'smokeGrenade',
  'noiseGrenade',
  'fireGrenade',
  'beacon',
  'forgedOrders',
  'fishingRod',
  'automaticTrap',
  'confusingGas',
  'cloak',
  'ropeAndHook',
  'firecracker',
  'poisonedBola',
  'mechanicalRats',
  'elixirOfSpeed',
] as const
export type General = (typeof generals)[number]
export const copies = 5

export type Card = Basic | General
export const cards: readonly Card[] = [...basics, ...generals]

export const isGeneral = (card: Card): card is General => card !== 'move' && card !== 'ambush'

/** The greatest distance that is printed on the card (HA-8.4); cards that are not here have none. */
export const printedRange: Partial<Record<General | Special, number>> = {
  smokeGrenade: 3,
  noiseGrenade: 3,
  fireGrenade: 4,
  beacon: 5,
  fishingRod: 2,
  automaticTrap: 3,
  firecracker: 4,
  poisonedBola: 2,
  mechanicalRats: 4,
  rooftops: 3,
  seduction: 4,
  confiscate: 2,
  arson: 3,
}

/** Numbers in the texts of the cards. */
export const house = {
  handLimit: 5,
  startCards: 2,
  blue: 10,
  blueJailed: 2,
  /** No effect takes more. */
  blueLeast: 2,
  sneak: 4,
  sprint: 6,
  cleverness: 1,
  cunning: 2,
  /** Neighbours of the first space that smoke may spread to. */
  smokeSpreads: 2,
  noise: { within: 3, moves: 2 },
  beacon: 4,
  gas: { within: 5, moves: 2 },
  rope: 2,
  firecracker: { within: 4, moves: 3 },
  bola: 3,
  elixir: 4,
  spies: 2,
  seduction: 2,
  fieldTest: 2,
  /** Zain's grenades. */
  arsonistRange: 2,
  /** Joanne. */
  renegadeAttention: 1,
  /** Jasmine. */
  courtesanJailed: 5,
  /** Nikolai takes so many for each card that he keeps. */
  inventorDraws: 2,
  informer: 1,
  guildAgent: 2,
  /** HA-4.3 */
  jewelFromThieves: 6,
  calmRounds: 10,
  alarmedRounds: 5,
  die: 8,
  highestInitiative: 8,
  relieved: 2,
} as const

export interface WatchValues {
  attention: number
  movement: number
}

/** HA-10.1 */
export const watchValues: Readonly<Record<'calmGuard' | 'guard' | 'captain', WatchValues>> = {
  calmGuard: { attention: 4, movement: 3 },
  guard: { attention: 5, movement: 3 },
  captain: { attention: 6, movement: 4 },
}

// ---- Thieves ------------------------------------------------------------------------------------------------------------

export const thieves = ['morius', 'noiron', 'jasmine', 'nikolai', 'joanne', 'zain'] as const
export type Thief = (typeof thieves)[number]

export type Special = 'ratSpies' | 'rooftops' | 'seduction' | 'fieldTest' | 'confiscate' | 'arson'
export const specialOf: Readonly<Record<Thief, Special>> = {
  morius: 'ratSpies',
  noiron: 'rooftops',
  jasmine: 'seduction',
  nikolai: 'fieldTest',
  joanne: 'confiscate',
  zain: 'arson',
}

// ---- HA-14 City tiles ---------------------------------------------------------------------------------------------------

/** Tiles that lie on a thief's sheet until they are used. */
export const keptTiles = ['informer', 'guildAgent', 'backOfMyHand', 'trinket'] as const
export type KeptTile = (typeof keptTiles)[number]

/** Tiles that give AP (HA-6.2). */
export const apTiles = ['informer', 'guildAgent'] as const
export type ApTile = (typeof apTiles)[number]

/** Tiles that stay on the board face up. */
export const boardTiles = ['darkAlley', 'manhole', 'ladder'] as const
export type BoardTile = (typeof boardTiles)[number]

export type Tile = 'stash' | 'alertCitizens' | 'plainClothes' | KeptTile | BoardTile
export const tileCounts: Readonly<Record<Tile, number>> = {
  stash: 6,
  alertCitizens: 4,
  plainClothes: 6,
  informer: 10,
  guildAgent: 5,
  backOfMyHand: 6,
  trinket: 6,
  darkAlley: 4,
  manhole: 2,
  ladder: 2,
}
export const tileKinds = Object.keys(tileCounts) as Tile[]

// ---- HA-15 Events -------------------------------------------------------------------------------------------------------

export interface EventCard {
  /** Calm only: the district that the compass points to. */
  compass: OuterDistrict | null
  /** It acts when it is revealed; all others last through the round. */
  atOnce: boolean
  attention: number
  guardMovement: number
  captainMovement: number
  /** Added to printed ranges. */
  range: number
  /** Added to Sneak and Sprint. */
  basicMovement: number
  /** Cards more in the draw phase. */
  draws: number
  /** Added to the watch's initiative. */
  initiative: number
  /** Cast instead of the usual number. */
  dice: number | null
  noSewers: boolean
  /** Hideouts and dark alleys don't hide. */
  noHideouts: boolean
  captainsIdle: boolean
}

export const calmEvents = {
  fireworks: { compass: 'domes', attention: -1 },
  fog: { compass: 'domes', attention: -2, range: -1 },
  changingOfTheGuard: { compass: 'domes', atOnce: true },
  marketNight: { compass: 'pot', draws: 1 },
  freeAle: { compass: 'pot', guardMovement: -1 },
  beggarsTip: { compass: 'pot', atOnce: true },
  highWater: { compass: 'docks', noSewers: true },
  wetCobbles: { compass: 'docks', basicMovement: -1 },
  smugglers: { compass: 'docks', atOnce: true },
  doubleShift: { compass: 'hammer', guardMovement: 1 },
  alertSergeant: { compass: 'hammer', initiative: 2 },
  patrol: { compass: 'hammer', atOnce: true },
} as const satisfies Record<string, Partial<EventCard>>

export const alarmedEvents = {
  curfew: { attention: 1 },
  manhunt: { guardMovement: 1, captainMovement: 1 },
  sealedGrates: { noSewers: true },
  barricade: {},
  reinforcements: { atOnce: true },
  panic: { attention: -1 },
  bribedOfficer: { captainsIdle: true },
  houseSearch: { atOnce: true },
  guildFavour: { atOnce: true },
  torches: { noHideouts: true },
  firstLight: { dice: 3 },
} as const satisfies Record<string, Partial<EventCard>>

export type CalmEvent = keyof typeof calmEvents
export type AlarmedEvent = keyof typeof alarmedEvents
export type EventName = CalmEvent | AlarmedEvent

export const calmEventNames = Object.keys(calmEvents) as CalmEvent[]
export const alarmedEventNames = Object.keys(alarmedEvents) as AlarmedEvent[]
export const isCalm = (name: EventName): name is CalmEvent => name in calmEvents
export const calmDeckSize = 10
export const alarmedDeckSize = 5

const noEvent: EventCard = {
  compass: null,
  atOnce: false,
  attention: 0,
  guardMovement: 0,
  captainMovement: 0,
  range: 0,
  basicMovement: 0,
  draws: 0,
  initiative: 0,
  dice: null,
  noSewers: false,
  noHideouts: false,
  captainsIdle: false,
}
/** In full, so that all are of one shape: every rule asks what the event changes. */
const events: ReadonlyMap<EventName, EventCard> = new Map(
  Object.entries({ ...calmEvents, ...alarmedEvents }).map(([name, changes]) => [
    name as EventName,
    { ...noEvent, ...changes },
  ]),
)

/** What the event in force changes. */
export const eventCard = (name: EventName | null): EventCard =>
  name === null ? noEvent : (events.get(name) ?? noEvent)
