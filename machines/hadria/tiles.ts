/** HA-14: city tiles. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import type { TaskOf } from '../kernel/tasks.ts'
import { keptTiles, type KeptTile, type Tile } from './data.ts'
import type { SpaceId } from './map.ts'
import { bringWatch } from './posting.ts'
import { clockwise, districtOf, guard, isAfoot, playerAt, whereIs, type HadriaState } from './state.ts'

type S = HadriaState

/** Off the space and into the open; what it does comes next. */
export function turnUpTile(state: S, seat: Seat, at: SpaceId): Tile {
  const tile = state.tiles[at]
  if (!tile) throw new Error(`No tile lies on ${at}`)
  state.tiles[at] = null
  forgetTile(state, at)
  if (tile === 'stash' || tile === 'alertCitizens' || tile === 'plainClothes') state.spentTiles[tile] += 1
  if (tile === 'darkAlley' || tile === 'manhole' || tile === 'ladder') state.openTiles.push({ at, tile })
  if (isKept(tile)) playerAt(state, seat).holds[tile] += 1
  tell(state, 'tileTurnedUp', { by: seat, tile, at })
  return tile
}

const isKept = (tile: Tile): tile is KeptTile => (keptTiles as readonly Tile[]).includes(tile)

function forgetTile(state: S, at: SpaceId): void {
  for (const player of state.players) {
    if (player.seen.includes(at)) player.seen = player.seen.filter((space) => space !== at)
  }
}

export function resolveTile(state: S, { seat, at, tile }: TaskOf<S, 'tile'>): void {
  switch (tile) {
    case 'stash':
      return void state.todo.push({ do: 'draw', seat, n: 1 })
    case 'alertCitizens':
      return alertCitizens(state, at)
    case 'plainClothes':
      return bringWatch(state, [{ figure: guard, at, arrests: true }])
    default:
      // Kept by its turner, or part of the board: it is where it belongs.
      return
  }
}

/** Each thief of the district, the turner too. */
function alertCitizens(state: S, at: SpaceId): void {
  const district = districtOf(at)
  const hit = clockwise(state).filter((seat) => {
    const player = playerAt(state, seat)
    return isAfoot(player) && districtOf(whereIs(player)) === district
  })
  for (const seat of hit.toReversed()) state.todo.push({ do: 'discard', seat, n: 1 })
}
