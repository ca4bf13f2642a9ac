/** HA-8: the general cards. Each begins with a question to whoever executes it, or acts at once. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { startArrests } from './arrest.ts'
import {
  beside,
  burns,
  distance,
  figureAt,
  hasWatch,
  isFree,
  isTrappedGuard,
  placesIn,
  placesWithin,
  rangeOf,
  thievesWithin,
} from './board.ts'
import { house, keptTiles, type General, type JewelKind, type KeptTile } from './data.ts'
import { beginLead } from './lead.ts'
import { guardhouses, type SpaceId } from './map.ts'
import { beginWalk, takeJewel } from './movement.ts'
import { repositionGuard } from './posting.ts'
import { hit, hitAllAt, kindsHeld, mark, rob } from './theft.ts'
import { turnUpTile } from './tiles.ts'
import {
  districtOf,
  guard,
  jewelsHeld,
  playerAt,
  whereIs,
  type Aim,
  type Aiming,
  type HadriaMove,
  type HadriaState,
  type Player,
} from './state.ts'

type S = HadriaState

const seatOf = (state: S, seat: Seat): SpaceId => whereIs(playerAt(state, seat))

/** Asks for a target; without a legal one nothing happens (HA-7.5). */
export function aim(state: S, seat: Seat, what: Aim, spaces: readonly SpaceId[], more: AimMore = {}): void {
  const { thieves = [], may = false, from = null, left = 0 } = more
  if (spaces.length + thieves.length > 0) {
    state.question = { ask: 'aim', seat, what, spaces, thieves, may, from, left }
  } else if (!may) tell(state, 'noTarget', { by: seat })
}

type AimMore = Partial<Pick<Aiming, 'thieves' | 'may' | 'from' | 'left'>>

const starts: Readonly<Record<General, (state: S, seat: Seat) => void>> = {
  smokeGrenade: (state, seat) => aim(state, seat, 'smoke', inRange(state, seat, 'smokeGrenade')),
  noiseGrenade: (state, seat) => aim(state, seat, 'noise', inRange(state, seat, 'noiseGrenade')),
  fireGrenade: (state, seat) => aimFire(state, seat, 'fireGrenade'),
  beacon: (state, seat) => aim(state, seat, 'beacon', guardsIn(state, inRange(state, seat, 'beacon'))),

  forgedOrders(state, seat) {
    const posts = guardhouses.some((space) => canReceive(state, space))
    const guards = guardsIn(state, placesIn(districtOf(seatOf(state, seat))))
    aim(state, seat, 'orders', posts ? guards : [])
  },

  fishingRod(state, seat) {
    const lying = inRange(state, seat, 'fishingRod').filter((at) => isJewelAt(state, at))
    const range = rangeOf(state, seat, 'fishingRod')
    aim(state, seat, 'rod', lying, { thieves: thievesWithin(state, seat, range, ({ robbed }) => !robbed) })
  },

  automaticTrap(state, seat) {
    const guards = guardsIn(state, inRange(state, seat, 'automaticTrap'))
    const thieves = thievesWithin(state, seat, rangeOf(state, seat, 'automaticTrap'), () => true)
    aim(state, seat, 'trap', guards, { thieves })
  },

  confusingGas(state, seat) {
    const figures = guardsIn(state, placesWithin(seatOf(state, seat), house.gas.within))
    if (figures.length === 0) return tell(state, 'noTarget', { by: seat })
    state.todo.push({ do: 'herd', seat, what: 'gasFigure', figures, goal: null })
  },

  cloak(state, seat) {
    playerAt(state, seat).cloaked = true
    tell(state, 'cloaked', { by: seat })
  },

  ropeAndHook(state, seat) {
    playerAt(state, seat).roped = true
    tell(state, 'roped', { by: seat })
    beginWalk(state, seat, house.rope)
  },

  firecracker: (state, seat) => aim(state, seat, 'firecracker', inRange(state, seat, 'firecracker')),

  poisonedBola(state, seat) {
    const thieves = thievesWithin(state, seat, rangeOf(state, seat, 'poisonedBola'), () => true)
    aim(state, seat, 'bola', [], { thieves })
  },

  mechanicalRats(state, seat) {
    const tiles = inRange(state, seat, 'mechanicalRats').filter((space) => state.tiles[space] !== null)
    const thieves = thievesWithin(state, seat, rangeOf(state, seat, 'mechanicalRats'), hasTile)
    aim(state, seat, 'rats', tiles, { thieves })
  },

  elixirOfSpeed: (state, seat) => beginWalk(state, seat, house.elixir),
}

export function startCard(state: S, { seat, card }: TaskOf<S, 'card'>): void {
  starts[card](state, seat)
}

const inRange = (state: S, seat: Seat, card: General): readonly SpaceId[] =>
  placesWithin(seatOf(state, seat), rangeOf(state, seat, card))

/** Guards that can be moved. */
export const guardsIn = (state: S, spaces: readonly SpaceId[]): SpaceId[] =>
  spaces.filter((space) => figureAt(state, space) === guard && !isTrappedGuard(state, space))

const watchIn = (state: S, spaces: readonly SpaceId[]): SpaceId[] => spaces.filter((space) => hasWatch(state, space))

const canReceive = (state: S, space: SpaceId): boolean => !hasWatch(state, space) && !burns(state, space)

// ---- Grenades -----------------------------------------------------------------------------------------------------------

/** It spreads where there is none yet; onto the own space once more, for a theft there. */
export function throwSmoke(state: S, { seat }: Aiming, space: SpaceId): void {
  const own = seatOf(state, seat)
  const spaces = beside(space).filter((near) => near === own || !state.smoke.includes(near))
  smokeAt(state, space, { seat, spaces, from: space, left: house.smokeSpreads })
}

export function spreadSmoke(state: S, { seat, spaces, from, left }: Aiming, space: SpaceId): void {
  smokeAt(state, space, { seat, spaces: spaces.filter((near) => near !== space), from, left: left - 1 })
}

/** HA-9.1: smoke marks while in it, no longer; whoever shares the thrower's space and has a jewel is robbed at once. */
function smokeAt(state: S, at: SpaceId, spread: Pick<Aiming, 'seat' | 'spaces' | 'from' | 'left'>): void {
  const { seat, left } = spread
  if (!state.smoke.includes(at)) state.smoke.push(at)
  tell(state, 'smoke', { by: seat, at })
  if (left > 0) state.todo.push({ do: 'aim', what: 'smokeSpread', thieves: [], may: true, ...spread })
  if (at === seatOf(state, seat)) hitAllAt(state, seat, at, (player) => jewelsHeld(player) > 0)
}

export function aimAgain(state: S, task: TaskOf<S, 'aim'>): void {
  aim(state, task.seat, task.what, task.spaces, task)
}

/** Theft and marks first, then the watch moves. */
export function throwNoise(state: S, { seat }: Aiming, space: SpaceId): void {
  tell(state, 'noise', { by: seat, at: space })
  const figures = watchIn(state, placesWithin(space, house.noise.within))
  state.todo.push({ do: 'herd', seat, what: 'noiseFigure', figures, goal: space })
  hitAllAt(state, seat, space)
}

/** Fire grenade and Arson: a free space that does not burn yet. */
export function aimFire(state: S, seat: Seat, card: 'fireGrenade' | 'arson'): void {
  const near = placesWithin(seatOf(state, seat), rangeOf(state, seat, card))
  const free = near.filter((space) => isFree(state, space) && !burns(state, space))
  aim(state, seat, 'fire', free)
}

export function setFire(state: S, { seat }: Aiming, space: SpaceId): void {
  state.fire.push(space)
  tell(state, 'fire', { by: seat, at: space })
}

// ---- Guards -------------------------------------------------------------------------------------------------------------

export function lightBeacon(state: S, { seat }: Aiming, space: SpaceId): void {
  beginLead(state, seat, space, house.beacon, null)
}

export function giveOrders(state: S, { seat }: Aiming, space: SpaceId): void {
  const posts = guardhouses.filter((to) => canReceive(state, to))
  aim(state, seat, 'ordersTo', posts, { from: space })
}

/** HA-8.6: a guard set onto arrestable thieves arrests them. */
export function followOrders(state: S, { from }: Aiming, space: SpaceId): void {
  if (from === null) return
  repositionGuard(state, from, space)
  startArrests(state, space)
}

/** The nearest watch figure within 4 comes up to 3 nearer; a trapped one may be the nearest. */
export function throwFirecracker(state: S, { seat }: Aiming, space: SpaceId): void {
  tell(state, 'firecracker', { by: seat, at: space })
  const figures = watchIn(state, placesWithin(space, house.firecracker.within))
  const nearest = Math.min(...figures.map((at) => distance(space, at)))
  const called = figures.filter((at) => distance(space, at) === nearest)
  const [only] = called
  if (called.length > 1) aim(state, seat, 'firecrackerFigure', called, { from: space })
  else if (only !== undefined) beginLead(state, seat, only, house.firecracker.moves, space)
}

export function callFigure(state: S, { seat, from }: Aiming, space: SpaceId): void {
  beginLead(state, seat, space, house.firecracker.moves, from)
}

export function trapGuard(state: S, { seat }: Aiming, space: SpaceId): void {
  state.trapped.push(space)
  tell(state, 'guardTrapped', { by: seat, at: space })
}

// ---- Thieves ------------------------------------------------------------------------------------------------------------

export function trapThief(state: S, { seat }: Aiming, thief: Seat): void {
  playerAt(state, thief).trapped = true
  tell(state, 'thiefTrapped', { by: seat, thief })
  hit(state, seat, thief)
}

export function poison(state: S, { seat }: Aiming, thief: Seat): void {
  playerAt(state, thief).poisoned += 1
  tell(state, 'poisoned', { by: seat, thief })
  hit(state, seat, thief)
}

/** Robs at once, wherever the victim is; one without any jewel is marked. */
export function hookThief(state: S, { seat }: Aiming, thief: Seat): void {
  const victim = playerAt(state, thief)
  if (jewelsHeld(victim) === 0) return mark(state, thief)
  const [only, another] = kindsHeld(victim)
  if (only !== undefined && another === undefined) rob(state, seat, thief, only)
  else state.question = { ask: 'rob', seat, victim: thief, may: false }
}

export function hookJewel(state: S, { seat }: Aiming, space: SpaceId): void {
  const [only, another] = jewelsAt(state, space)
  if (only !== undefined && another === undefined) takeJewel(state, seat, space, only)
  else state.question = { ask: 'take', seat, at: space }
}

function isJewelAt({ jewels }: S, space: SpaceId): boolean {
  for (const { at } of jewels) if (at === space) return true
  return false
}

export const jewelsAt = ({ jewels }: S, space: SpaceId): JewelKind[] => [
  ...new Set(jewels.filter(({ at }) => at === space).map(({ jewel }) => jewel)),
]

export function takeHooked(state: S, { jewel }: MoveOf<HadriaMove, 'take'>): void {
  const { seat, at } = takeQuestion(state, 'take')
  takeJewel(state, seat, at, jewel)
}

// ---- Mechanical rats ----------------------------------------------------------------------------------------------------

const hasTile = ({ holds }: Player): boolean => keptTiles.some((tile) => holds[tile] > 0)

export const tilesHeld = ({ holds }: Player): KeptTile[] => keptTiles.filter((tile) => holds[tile] > 0)

/** As its turner, but not on that space. */
export function sendRatsToTile(state: S, { seat }: Aiming, space: SpaceId): void {
  const tile = turnUpTile(state, seat, space)
  state.todo.push({ do: 'tile', seat, at: space, tile })
}

export function sendRatsToThief(state: S, { seat }: Aiming, thief: Seat): void {
  const [only, another] = tilesHeld(playerAt(state, thief))
  if (only !== undefined && another === undefined) moveTile(state, seat, thief, only)
  else state.question = { ask: 'snatch', seat, from: thief }
}

export function snatch(state: S, { tile }: MoveOf<HadriaMove, 'snatch'>): void {
  const { seat, from } = takeQuestion(state, 'snatch')
  moveTile(state, seat, from, tile)
}

function moveTile(state: S, to: Seat, from: Seat, tile: KeptTile): void {
  playerAt(state, from).holds[tile] -= 1
  playerAt(state, to).holds[tile] += 1
  tell(state, 'tileSnatched', { by: to, thief: from, tile })
}
