/** HA-8: the thieves' special actions. Their lasting abilities stand where they work. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { others, tell } from '../kernel/journal.ts'
import { takeQuestion } from '../kernel/tasks.ts'
import { dropJewel } from './arrest.ts'
import { burns, isFree, placesIn, placesWithin, rangeOf, thievesWithin } from './board.ts'
import { aim, aimFire, guardsIn } from './cards.ts'
import { house, specialOf, type General, type Special, type Tile } from './data.ts'
import { drawCard } from './draw.ts'
import { beginLead } from './lead.ts'
import type { SpaceId } from './map.ts'
import { reposition } from './movement.ts'
import { kindsHeld } from './theft.ts'
import { districtOf, playerAt, whereIs, type Aiming, type HadriaMove, type HadriaState, type Player } from './state.ts'

type S = HadriaState

const starts: Readonly<Record<Special, (state: S, seat: Seat) => void>> = {
  /** Morius looks at two face-down tiles of his district, and may swap them. */
  ratSpies(state, seat) {
    aim(state, seat, 'spies', faceDownNear(state, seat), { left: house.spies })
  },

  /** Noiron: nothing is taken there. */
  rooftops(state, seat) {
    const player = playerAt(state, seat)
    const district = districtOf(whereIs(player))
    const near = placesWithin(whereIs(player), rangeOf(state, seat, 'rooftops'))
    const roofs = near.filter((space) => districtOf(space) === district && isFree(state, space) && !burns(state, space))
    aim(state, seat, 'rooftops', player.trapped ? [] : roofs)
  },

  seduction(state, seat) {
    const near = placesWithin(whereIs(playerAt(state, seat)), rangeOf(state, seat, 'seduction'))
    aim(state, seat, 'seduction', guardsIn(state, near))
  },

  /** Nikolai: both cards are discarded at once, and so everybody sees them. */
  fieldTest(state, seat) {
    const cards: General[] = []
    for (let i = 0; i < house.fieldTest; i++) {
      const card = drawCard(state)
      if (card !== undefined) cards.push(card)
    }
    state.discards.push(...cards)
    tell(state, 'fieldTested', { by: seat, cards })
    const [only, another] = cards
    if (only === undefined) return
    if (another === undefined || another === only) state.todo.push({ do: 'card', seat, card: only })
    else state.question = { ask: 'test', seat, cards }
  },

  confiscate(state, seat) {
    const range = rangeOf(state, seat, 'confiscate')
    aim(state, seat, 'confiscate', [], { thieves: thievesWithin(state, seat, range, hasToDrop) })
  },

  arson: (state, seat) => aimFire(state, seat, 'arson'),
}

export function doSpecial(state: S, seat: Seat): void {
  const { thief } = playerAt(state, seat)
  if (thief !== null) starts[specialOf[thief]](state, seat)
}

// ---- Rat spies ----------------------------------------------------------------------------------------------------------

function faceDownNear(state: S, seat: Seat): SpaceId[] {
  const district = districtOf(whereIs(playerAt(state, seat)))
  return placesIn(district).filter((space) => state.tiles[space] !== null)
}

/** HA-17: which tiles is public, their faces are not. */
export function spyOn(state: S, { seat, from, left, spaces }: Aiming, space: SpaceId): void {
  const player = playerAt(state, seat)
  if (!player.seen.includes(space)) player.seen = [...player.seen, space].sort((a, b) => a - b)
  tell(state, 'spied', { by: seat, at: space }, others(state.seats, seat))
  tell(state, 'spiedTile', { by: seat, at: space, tile: state.tiles[space] as Tile }, [seat])
  const rest = spaces.filter((other) => other !== space)
  if (left > 1 && rest.length > 0) aim(state, seat, 'spies', rest, { from: space, left: left - 1 })
  else state.question = { ask: 'swap', seat, tiles: from === null ? [space] : [from, space] }
}

/** What Morius saw follows the tile; whoever else had seen one of them knows where it went. */
export function swapTiles(state: S): void {
  const { seat, tiles } = takeQuestion(state, 'swap')
  const [one, other] = tiles
  if (one === undefined || other === undefined) return
  const held = state.tiles[one] as Tile
  state.tiles[one] = state.tiles[other] as Tile
  state.tiles[other] = held
  for (const player of state.players) player.seen = swapped(player.seen, one, other)
  tell(state, 'tilesSwapped', { by: seat, tiles })
}

function swapped(seen: readonly SpaceId[], one: SpaceId, other: SpaceId): readonly SpaceId[] {
  if (seen.includes(one) === seen.includes(other)) return seen
  return seen.map((at) => (at === one ? other : at === other ? one : at)).sort((a, b) => a - b)
}

export function swapNothing(state: S): void {
  takeQuestion(state, 'swap')
}

// ---- The others ---------------------------------------------------------------------------------------------------------

export function jumpRoofs(state: S, { seat }: Aiming, space: SpaceId): void {
  reposition(state, seat, space)
}

/** Two spaces, less if it arrests or is blocked. */
export function seduce(state: S, { seat }: Aiming, space: SpaceId): void {
  beginLead(state, seat, space, house.seduction, whereIs(playerAt(state, seat)), true)
}

export function testCard(state: S, { card }: MoveOf<HadriaMove, 'pick'>): void {
  const { seat } = takeQuestion(state, 'test')
  tell(state, 'executed', { by: seat, card })
  state.todo.push({ do: 'card', seat, card })
}

const hasToDrop = (player: Player): boolean => droppable(player).length > 0

export const droppable = (player: Player) => kindsHeld(player).filter((jewel) => jewel !== 'imperial')

/** The victim chooses which. */
export function confiscate(state: S, _: Aiming, thief: Seat): void {
  const victim = playerAt(state, thief)
  const at = whereIs(victim)
  const [only, another] = droppable(victim)
  if (only !== undefined && another === undefined) dropJewel(state, thief, only, at)
  else state.question = { ask: 'give', seat: thief, at, why: 'confiscate' }
}
