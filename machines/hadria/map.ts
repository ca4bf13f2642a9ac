/**
 * Hadria's map [house], HA-16: what is where, what is joined to what, and where it is drawn.
 *
 * The four outer districts have one plan, so that no seat has a better start; every second one is its mirror image, so each
 * borders on a neighbour with its own like side. Only the coordinates differ, and bend each district into a shape of its own.
 */

export const districts = ['palace', 'domes', 'pot', 'docks', 'hammer'] as const
export type District = (typeof districts)[number]
export type OuterDistrict = Exclude<District, 'palace'>
/** North, east, south, west. */
export const outerDistricts: readonly OuterDistrict[] = ['domes', 'pot', 'docks', 'hammer']

/** 0 to 108: an index into `spaces` and every table by space. */
export type SpaceId = number

export interface Space {
  id: SpaceId
  district: District
  /** Where its centre is drawn, on a canvas of `width` by `height`. */
  x: number
  y: number
  kind: 'normal' | 'start' | 'dungeon' | 'hideout' | 'centre' | 'green'
  guardhouse: 'imperial' | 'sword' | 'plain' | null
  sewer: 'entrance' | 'exit' | null
  /** Who comes here when the alarm is raised (HA-11.3). */
  alarm: 'guard' | 'captain' | null
  /** How many gates are joined to it. */
  gates: number
}

export interface Gate {
  id: number
  district: OuterDistrict
  space: SpaceId
  x: number
  y: number
}

export const width = 1600
export const height = 1000

// ---- The plans --------------------------------------------------------------------------------------------------------

type Role = Partial<Pick<Space, 'kind' | 'guardhouse' | 'sewer' | 'alarm' | 'gates'>>
type Path = readonly [number, number]

const normal: Role = {}
const start: Role = { kind: 'start' }
const dungeon: Role = { kind: 'dungeon' }
const hideout: Role = { kind: 'hideout' }
const green: Role = { kind: 'green' }
const middle: Role = { kind: 'centre' }
const sword: Role = { guardhouse: 'sword' }
const imperial: Role = { guardhouse: 'imperial' }
const house: Role = { guardhouse: 'plain' }
const entrance: Role = { sewer: 'entrance' }
const exit: Role = { sewer: 'exit' }
const guard: Role = { alarm: 'guard' }
const captain: Role = { alarm: 'captain' }
const gate: Role = { gates: 1 }

/** An outer district: four rows of six, from the ring canal outwards. */
// prettier-ignore
const plan: readonly Role[] = [
  exit,   sword,    sword, house,    normal,  normal,
  house,  entrance, house, dungeon,  hideout, start,
  house,  guard,    guard, imperial, house,   normal,
  gate,   sword,    gate,  house,    captain, captain,
]

// prettier-ignore
const streets: readonly Path[] = [
  // From the doorway, with a guarded quarter beside it, to one border …
  [3, 8], [7, 8], [6, 7], [2, 8], [1, 2], [1, 7], [0, 1],
  // … out to the first gate, along the rim past the second one to the other border …
  [6, 12], [12, 13], [12, 18], [13, 14], [13, 18], [13, 19], [14, 15], [14, 19], [14, 20], [15, 16], [15, 20], [15, 21],
  [16, 21], [16, 22], [19, 20], [20, 21], [21, 22], [22, 23], [17, 23],
  // … and in again, past the start, to the dungeon's corner.
  [11, 17], [5, 11], [4, 5], [5, 10], [4, 10],
]
/** The ways out of its dungeon. */
const dungeonWays: readonly number[] = [4, 10]
/** Joined to the Palace's doorway. */
const door = 3
/** The spaces at either border, each joined to its like across the water. */
const border = { a: [0, 6, 12], b: [5, 17, 23] }
const borders: readonly [OuterDistrict, OuterDistrict, keyof typeof border][] = [
  ['hammer', 'domes', 'a'],
  ['domes', 'pot', 'b'],
  ['pot', 'docks', 'a'],
  ['docks', 'hammer', 'b'],
]

/**
 * The Palace: its centre, four courts, four corners, four doorways. Two of the doorways share a corner each, and from there
 * a spiral of two courts winds inwards; the sewer is at one of the other corners, as far from the centre as can be.
 */
// prettier-ignore
const palacePlan: readonly Role[] = [
  middle,
  green,  green,    green,  green,
  normal, entrance, normal, normal,
  house,  house,    house,  house,
]
// prettier-ignore
const palaceStreets: readonly Path[] = [
  [0, 2], [2, 1], [1, 5],
  [0, 4], [4, 3], [3, 7],
  [9, 5], [5, 10], [10, 6], [6, 11], [11, 7], [7, 12], [12, 8], [8, 9],
]
/** Towards north, east, south, west. */
const doorways: readonly number[] = [9, 10, 11, 12]

// ---- Where it is drawn ------------------------------------------------------------------------------------------------

/** In the order of the plans. */
const drawn: Readonly<Record<District, string>> = {
  palace: `
    800,496
    875,456   874,536   725,536   725,456
    946,409   947,583   654,583   654,408
    801,403   966,496   799,588   633,496`,
  domes: `
    534,321   635,308   731,318   832,303   936,313   1060,334
    495,227   595,217   736,241   904,220   1010,246  1109,228
    406,182   516,131   677,163   823,163   978,151   1209,209
    369,93    610,93    751,93    898,93    1065,94   1241,112`,
  pot: `
    1188,678  1127,605  1056,537  1071,437  1170,412  1171,311
    1280,713  1246,594  1166,513  1266,492  1270,391  1272,290
    1350,789  1398,691  1403,585  1407,469  1397,357  1311,197
    1453,795  1495,655  1495,537  1494,412  1466,281  1402,155`,
  docks: `
    1065,686  962,681   870,662   730,668   631,677   542,729
    1136,760  1002,770  858,736   758,735   665,767   461,793
    1229,802  1074,838  911,815   750,825   587,823   358,779
    1168,879  982,881   833,880   669,881   505,880   333,879`,
  hammer: `
    433,298   437,396   531,424   517,513   430,599   425,701
    346,256   347,381   397,481   331,558   341,650   270,713
    256,216   212,334   213,430   217,528   224,626   260,809
    164,223   117,375   120,477   126,577   138,677   163,843`,
}

/** In the order of the gate spaces. */
const gatesDrawn: Readonly<Record<OuterDistrict, string>> = {
  domes: '369,47 751,44',
  pot: '1530,803 1550,537',
  docks: '1168,944 833,944',
  hammer: '106,189 58,477',
}

const points = (text: string): { x: number; y: number }[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }))

// ---- The spaces -------------------------------------------------------------------------------------------------------

const first: Readonly<Record<District, SpaceId>> = { palace: 0, domes: 13, pot: 37, docks: 61, hammer: 85 }

export const spaces: readonly Space[] = districts.flatMap((district) => {
  const roles = district === 'palace' ? palacePlan : plan
  return points(drawn[district]).map((point, at) => ({
    id: first[district] + at,
    district,
    ...point,
    kind: 'normal' as const,
    guardhouse: null,
    sewer: null,
    alarm: null,
    gates: 0,
    ...roles[at],
  }))
})

const select = (holds: (space: Space) => boolean): readonly SpaceId[] => spaces.filter(holds).map(({ id }) => id)

/** A table with a line for each district. */
export const byDistrict = <T>(make: (district: District) => T): Readonly<Record<District, T>> => ({
  palace: make('palace'),
  domes: make('domes'),
  pot: make('pot'),
  docks: make('docks'),
  hammer: make('hammer'),
})

const districtSpaces = byDistrict((district) => select((space) => space.district === district))
export const spacesOf = (district: District): readonly SpaceId[] => districtSpaces[district]

/** The one space of an outer district that has this role in the plan. */
const theOne = (role: Role): Readonly<Record<OuterDistrict, SpaceId>> => {
  const at = plan.indexOf(role)
  return { domes: first.domes + at, pot: first.pot + at, docks: first.docks + at, hammer: first.hammer + at }
}
const starts = theOne(start)
const imperials = theOne(imperial)
export const dungeonOf = theOne(dungeon)
export const startOf = (district: OuterDistrict): SpaceId => starts[district]
export const imperialGuardhouseOf = (district: OuterDistrict): SpaceId => imperials[district]

export const centre: SpaceId = first.palace
export const greenSpaces = select(({ kind }) => kind === 'green')
/** All of them, imperial ones and the Palace's included (HA-1.2). */
export const guardhouses = select(({ guardhouse }) => guardhouse !== null)
export const swordGuardhouses = select(({ guardhouse }) => guardhouse === 'sword')
export const sewerEntrances = select(({ sewer }) => sewer === 'entrance')
export const sewerExits = select(({ sewer }) => sewer === 'exit')

export const alarmSpacesOf = (district: OuterDistrict): { guard: readonly SpaceId[]; captain: readonly SpaceId[] } => ({
  guard: select((space) => space.district === district && space.alarm === 'guard'),
  captain: select((space) => space.district === district && space.alarm === 'captain'),
})

/** HA-1.10: two in each outer district. A gate is no space. */
export const gates: readonly Gate[] = outerDistricts
  .flatMap((district) => {
    const places = points(gatesDrawn[district])
    return select((space) => space.district === district && space.gates > 0).map((space, at) => ({
      district,
      space,
      x: places[at]?.x ?? 0,
      y: places[at]?.y ?? 0,
    }))
  })
  .map((place, id) => ({ id, ...place }))

// ---- What is joined to what -------------------------------------------------------------------------------------------

/** Every path once, dungeon ways and gates left out. */
export const paths: readonly Path[] = [
  ...palaceStreets,
  ...outerDistricts.flatMap((district) => streets.map(([a, b]): Path => [first[district] + a, first[district] + b])),
  ...outerDistricts.map((district, side): Path => [doorways[side] ?? centre, first[district] + door]),
  ...borders.flatMap(([one, other, side]) => border[side].map((at): Path => [first[one] + at, first[other] + at])),
]

/** Along paths, both ways. A dungeon has none. */
export const neighbours: readonly (readonly SpaceId[])[] = spaces.map(({ id }) =>
  paths.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])),
)

/** Out of a dungeon, never into it; empty for all other spaces. */
export const waysOut: readonly (readonly SpaceId[])[] = spaces.map(({ kind, district }) =>
  kind === 'dungeon' ? dungeonWays.map((at) => first[district] + at) : [],
)

// ---- Distance (HA-1.4) ------------------------------------------------------------------------------------------------

/** No way leads there: the distance into a dungeon. */
export const unreachable = 255

function distancesFrom(from: SpaceId): Uint8Array {
  const distance = new Uint8Array(spaces.length).fill(unreachable)
  distance[from] = 0
  const queue = [from]
  for (const here of queue) {
    for (const next of [...(neighbours[here] ?? []), ...(waysOut[here] ?? [])]) {
      if (distance[next] !== unreachable) continue
      distance[next] = (distance[here] ?? 0) + 1
      queue.push(next)
    }
  }
  return distance
}

/** `distances[from][to]`, the fewest paths. A jailed thief counts from the dungeon, by its ways out (HA-4.3). */
export const distances: readonly Uint8Array[] = spaces.map(({ id }) => distancesFrom(id))

/** Some of the spaces, one bit each. */
export type Area = bigint
export const nowhere: Area = 0n

const between = new Map<number, Area>()

/** Where a figure might pass or stop that goes so far from one space towards another, by any shortest path. */
export function areaBetween(from: SpaceId, to: SpaceId, reach: number): Area {
  const key = (from * spaces.length + to) * unreachable + reach
  const known = between.get(key)
  if (known !== undefined) return known
  const far = distances[from]?.[to] as number
  let area = nowhere
  for (const { id } of spaces) {
    const there = distances[from]?.[id] as number
    if (there <= reach && there + (distances[id]?.[to] as number) === far) area |= 1n << BigInt(id)
  }
  between.set(key, area)
  return area
}
