/** HA-1: the words of the rulebook for what is where. */
import type { Seat } from '../kernel/game.ts'
import {
  captainCount,
  eventCard,
  guardCount,
  house,
  jewelCounts,
  printedRange,
  type General,
  type JewelKind,
  type Special,
} from './data.ts'
import {
  byDistrict,
  distances,
  neighbours,
  sewerEntrances,
  sewerExits,
  spacesOf,
  spaces,
  type District,
  type SpaceId,
} from './map.ts'
import {
  clockwise,
  guard,
  isAfoot,
  isDungeon,
  noFigure,
  playerAt,
  whereIs,
  type HadriaState,
  type Player,
} from './state.ts'

type S = HadriaState

/** HA-1.4 */
export function distance(from: SpaceId, to: SpaceId): number {
  return distances[from]?.[to] ?? Infinity
}

export const beside = (space: SpaceId): readonly SpaceId[] => neighbours[space] ?? []

/** All that count as spaces: dungeons don't (HA-1.2). */
export const places: readonly SpaceId[] = spaces.filter(({ id }) => !isDungeon(id)).map(({ id }) => id)
const districtPlaces = byDistrict((district) => spacesOf(district).filter((id) => !isDungeon(id)))
export const placesIn = (district: District): readonly SpaceId[] => districtPlaces[district]

export const isAlarmed = ({ alarmedRound }: S): boolean => alarmedRound > 0

export const burns = ({ fire }: S, space: SpaceId): boolean => fire.length > 0 && fire.includes(space)

export const smokes = ({ smoke }: S, space: SpaceId): boolean => smoke.length > 0 && smoke.includes(space)

export const figureAt = ({ watch }: S, space: SpaceId): number => watch[space] ?? noFigure

export const hasWatch = (state: S, space: SpaceId): boolean => figureAt(state, space) !== noFigure

export const isTrappedGuard = ({ trapped }: S, space: SpaceId): boolean => trapped.length > 0 && trapped.includes(space)

/** HA-1.6: judged on the space where the thief is. */
export function isHidden(state: S, player: Player): boolean {
  if (player.cloaked || player.escaped) return true
  const space = player.at
  if (space === null) return false
  if (smokes(state, space)) return true
  const hides = spaces[space]?.kind === 'hideout' || hasOpenTile(state, space, 'darkAlley')
  return hides && !eventCard(state.event).noHideouts
}

export function hasOpenTile({ openTiles }: S, space: SpaceId, tile: S['openTiles'][number]['tile']): boolean {
  for (const open of openTiles) if (open.at === space && open.tile === tile) return true
  return false
}

/** HA-1.7 */
export function isArrestable(state: S, player: Player): boolean {
  return isAfoot(player) && !player.roped && !isHidden(state, player)
}

/** Those whom a figure on this space would arrest, in the order in which they are (HA-10.8). */
export function arrestableAt(state: S, space: SpaceId): Seat[] {
  if (!isThiefAt(state, space)) return []
  return clockwise(state).filter((seat) => {
    const player = playerAt(state, seat)
    return player.at === space && isArrestable(state, player)
  })
}

export function thievesAt({ players }: S, space: SpaceId): Seat[] {
  const here: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.at === space) here.push(seat)
  return here
}

function isThiefAt({ players }: S, space: SpaceId): boolean {
  for (const { at } of players) if (at === space) return true
  return false
}

/** HA-1.2: no figure on it. */
export const isFree = (state: S, space: SpaceId): boolean => !hasWatch(state, space) && !isThiefAt(state, space)

/** HA-1.2: which of a district's places have no game material on them at all, one bit each. */
export function emptyIn(state: S, district: District): number {
  const bits = bitsIn[district]
  const nobody = noFigure
  let covered = 0
  for (const { at } of state.players) if (at !== null) covered |= bits[at] as number
  for (const { at } of state.jewels) covered |= bits[at] as number
  for (const { at } of state.openTiles) covered |= bits[at] as number
  for (const at of state.fire) covered |= bits[at] as number
  for (const at of state.smoke) covered |= bits[at] as number
  const { tiles, watch } = state
  const inDistrict = placesIn(district)
  for (let i = 0; i < inDistrict.length; i++) {
    const space = inDistrict[i] as SpaceId
    if (tiles[space] !== null || watch[space] !== nobody) covered |= 1 << i
  }
  return ~covered
}

/** By district and space: its bit among the district's places, if it is one of them. */
const bitsIn = byDistrict((district) =>
  spaces.map(({ id }) => (placesIn(district).includes(id) ? 1 << placesIn(district).indexOf(id) : 0)),
)

/** HA-1.8: with neither a watch figure nor fire. */
export const canPost = (state: S, space: SpaceId): boolean => !hasWatch(state, space) && !burns(state, space)

/** HA-8.4 */
export function rangeOf(state: S, seat: Seat, card: General | Special): number {
  const printed = printedRange[card] ?? 0
  const isZains = playerAt(state, seat).thief === 'zain' && card.endsWith('Grenade')
  return Math.max(0, printed + eventCard(state.event).range + (isZains ? house.arsonistRange : 0))
}

/** The spaces within a distance. */
export const placesWithin = (from: SpaceId, range: number): readonly SpaceId[] =>
  within[from]?.[Math.min(range, farthest)] ?? []

const farthest = Math.max(...places.flatMap((from) => places.map((to) => distance(from, to))))
/** By space and distance. */
const within = spaces.map(({ id }) =>
  Array.from({ length: farthest + 1 }, (_, range) => places.filter((space) => distance(id, space) <= range)),
)

/** HA-1.9: the other thieves within a distance, jailed ones never. */
export function thievesWithin(state: S, seat: Seat, range: number, fits: (player: Player) => boolean): Seat[] {
  const from = whereIs(playerAt(state, seat))
  const found: Seat[] = []
  for (const other of clockwise(state)) {
    const player = playerAt(state, other)
    if (other === seat || !isAfoot(player)) continue
    if (distance(from, whereIs(player)) <= range && fits(player)) found.push(other)
  }
  return found
}

// ---- The pool (HA-1.8) --------------------------------------------------------------------------------------------------

export function inPool({ watch }: S, figure: number): number {
  let onBoard = 0
  for (const at of watch) if (at === figure) onBoard += 1
  return (figure === guard ? guardCount : captainCount) - onBoard
}

export function jewelsInPool(state: S, kind: JewelKind): number {
  let left = jewelCounts[kind]
  for (const { holds } of state.players) left -= holds[kind]
  for (const { jewel } of state.jewels) if (jewel === kind) left -= 1
  return left
}

// ---- Sewers (HA-8.7) ----------------------------------------------------------------------------------------------------

const isEntrance = (state: S, space: SpaceId): boolean =>
  spaces[space]?.sewer === 'entrance' || hasOpenTile(state, space, 'manhole')

const isExit = (state: S, space: SpaceId): boolean =>
  spaces[space]?.sewer === 'exit' || hasOpenTile(state, space, 'ladder')

/** Morius goes from any sewer opening to any other. */
export function opensFor(state: S, player: Player, space: SpaceId): boolean {
  const opens = isEntrance(state, space) || (player.thief === 'morius' && isExit(state, space))
  return opens && !eventCard(state.event).noSewers
}

/** Where a thief can come up who goes down here. */
export function exitsFor(state: S, player: Player, from: SpaceId): SpaceId[] {
  const anywhere = player.thief === 'morius'
  const exits: SpaceId[] = []
  for (const space of anywhere ? openings : sewerExits) {
    if (space !== from && !burns(state, space)) exits.push(space)
  }
  for (const { at, tile } of state.openTiles) {
    const leadsUp = tile === 'ladder' || (anywhere && tile === 'manhole')
    if (leadsUp && at !== from && !burns(state, at)) exits.push(at)
  }
  return exits
}
const openings = [...sewerEntrances, ...sewerExits]
