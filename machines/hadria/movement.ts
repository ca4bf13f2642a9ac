/** HA-8.5 to 8.7: one's own movement, step by step. */
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { refusals } from '../kernel/refusals.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { firstTheft } from './alarm.ts'
import { startArrests } from './arrest.ts'
import { beside, burns, exitsFor, hasWatch, isArrestable, opensFor } from './board.ts'
import { eventCard, house, jewelKinds, type JewelKind } from './data.ts'
import { leaveCity } from './ending.ts'
import { gates, spaces, waysOut, type SpaceId } from './map.ts'
import { canBeRobbed, rob } from './theft.ts'
import { turnUpTile } from './tiles.ts'
import {
  isDungeon,
  isJailed,
  playerAt,
  whereIs,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Walk,
} from './state.ts'

type S = HadriaState
const no = refusals('HA')

/** HA-8.1, HA-15 wet cobbles */
export function basicMovement(state: S, as: 'sneak' | 'sprint'): number {
  return Math.max(0, house[as] + eventCard(state.event).basicMovement)
}

/** A trapped thief's movements are 0 spaces; pick-ups are allowed. */
export function beginWalk(state: S, seat: Seat, left: number, sprint = false): void {
  const { trapped } = playerAt(state, seat)
  goOn(state, {
    seat,
    left: trapped ? 0 : left,
    sprint,
    entered: false,
    opening: false,
    extended: trapped,
    emerged: false,
    stage: 0,
  })
}

function goOn(state: S, walk: Walk): void {
  state.todo.push({ do: 'walk', walk })
}

/** Goes on, or is over when there is nothing left to choose. */
export function walk(state: S, { walk }: TaskOf<S, 'walk'>): void {
  if (hasChoice(state, walk)) state.question = { ask: 'walk', seat: walk.seat, walk }
  else endWalk(state, walk)
}

function endWalk(state: S, { seat, entered }: Walk): void {
  // Noiron is judged when his movement ends; where he began he is safe, as anybody is (HA-10.7).
  if (!entered) return
  const player = playerAt(state, seat)
  if (player.at !== null && hasWatch(state, player.at) && player.thief === 'noiron' && isArrestable(state, player)) {
    state.todo.push({ do: 'arrest', seat, at: player.at })
  }
}

// ---- What one may do ----------------------------------------------------------------------------------------------------

const none: readonly SpaceId[] = []

/** By space: where a thief can go from there. */
const onward = spaces.map(({ id }) => (isDungeon(id) ? (waysOut[id] ?? none) : beside(id)))

export const pathsFrom = ({ at }: Player): readonly SpaceId[] => (at === null ? none : (onward[at] ?? none))

/** Where one can step to. */
export function stepsOf(state: S, { seat, left }: Walk): readonly SpaceId[] {
  if (left <= 0) return none
  const paths = pathsFrom(playerAt(state, seat))
  return state.fire.length === 0 ? paths : paths.filter((to) => !burns(state, to))
}

/** Where one can come up who goes down here. */
export function exitsOf(state: S, { seat, opening }: Walk): readonly SpaceId[] {
  const player = playerAt(state, seat)
  return opening && !player.trapped ? exitsFor(state, player, whereIs(player)) : none
}

const refusal = {
  spent: no('8.5', 'noMovementLeft'),
  noPath: no('8.5', 'noPath'),
  fire: no('8.5', 'fire'),
  sprint: no('8.1', 'sprinting'),
  nothingHere: no('8.5', 'noSuchJewelHere'),
  order: no('8.5', 'tooLate'),
  noTile: no('8.5', 'noTileHere'),
  noOpening: no('8.7', 'noOpening'),
  noExit: no('8.7', 'noExit'),
  trapped: no('8.7', 'trapped'),
  noGate: no('11.2', 'noGateHere'),
  gateShut: no('11.2', 'gateShut'),
  barricaded: no('15', 'barricaded'),
  notMoved: no('9.4', 'notMovedOnto'),
  notHere: no('9.2', 'notHere'),
  unmarked: no('9.1', 'unmarked'),
  hasNone: no('9.2', 'hasNoSuchJewel'),
  noneLeft: no('14', 'noBackOfMyHand'),
  extended: no('14', 'oncePerMovement'),
  mustStep: no('10.9', 'leaveDungeonFirst'),
}

export function stepObstacle(state: S, { seat, left }: Walk, to: SpaceId): Refusal | undefined {
  if (left <= 0) return refusal.spent
  if (!pathsFrom(playerAt(state, seat)).includes(to)) return refusal.noPath
  return burns(state, to) ? refusal.fire : undefined
}

export function takeObstacle(state: S, walk: Walk, jewel: JewelKind): Refusal | undefined {
  if (walk.sprint) return refusal.sprint
  const here = playerAt(state, walk.seat).at
  for (const lying of state.jewels) {
    if (lying.at === here && lying.jewel === jewel) return walk.stage > 2 ? refusal.order : undefined
  }
  return refusal.nothingHere
}

export function turnUpObstacle(state: S, { seat, sprint }: Walk): Refusal | undefined {
  if (sprint) return refusal.sprint
  return state.tiles[whereIs(playerAt(state, seat))] === null ? refusal.noTile : undefined
}

export function sewerObstacle(state: S, { seat, opening }: Walk, to: SpaceId): Refusal | undefined {
  const player = playerAt(state, seat)
  if (player.trapped) return refusal.trapped
  if (!opening) return refusal.noOpening
  return exitsFor(state, player, whereIs(player)).includes(to) ? undefined : refusal.noExit
}

/** HA-11.2: stepping out costs 1. */
export function leaveObstacle(state: S, { seat, left }: Walk, id: number): Refusal | undefined {
  const gate = gates[id]
  if (!gate || gate.space !== playerAt(state, seat).at) return refusal.noGate
  if (gate.district !== state.gateDistrict) return refusal.gateShut
  if (state.closedGate === id) return refusal.barricaded
  return left <= 0 ? refusal.spent : undefined
}

/** HA-9.2: only where one has moved to, and not on a sprint. */
export function robObstacle(state: S, walk: Walk, victim: Seat, jewel: JewelKind): Refusal | undefined {
  if (walk.sprint) return refusal.sprint
  const other = state.players[victim]
  if (!other || victim === walk.seat || other.at !== playerAt(state, walk.seat).at) return refusal.notHere
  if (!walk.entered) return refusal.notMoved
  if (!canBeRobbed(state, other)) return refusal.unmarked
  if (other.holds[jewel] === 0) return refusal.hasNone
  return walk.stage > 1 ? refusal.order : undefined
}

export function oneMoreObstacle(state: S, { seat, extended }: Walk): Refusal | undefined {
  const { holds, trapped } = playerAt(state, seat)
  if (holds.backOfMyHand === 0) return refusal.noneLeft
  if (trapped) return refusal.trapped
  return extended ? refusal.extended : undefined
}

/** HA-10.9: out of the dungeon by at least one space. */
export function stopObstacle(state: S, { seat }: Walk): Refusal | undefined {
  return isJailed(playerAt(state, seat)) ? refusal.mustStep : undefined
}

function hasChoice(state: S, walk: Walk): boolean {
  const { at } = playerAt(state, walk.seat)
  if (at === null) return false
  if (stepsOf(state, walk).length > 0) return true
  if (spaces[at]?.gates) for (const { id } of gates) if (leaveObstacle(state, walk, id) === undefined) return true
  if (oneMoreObstacle(state, walk) === undefined) return true
  if (exitsOf(state, walk).length > 0) return true
  if (walk.sprint) return false
  if (turnUpObstacle(state, walk) === undefined) return true
  for (const jewel of jewelKinds) {
    if (takeObstacle(state, walk, jewel) === undefined) return true
    if (!walk.entered) continue
    for (let victim = 0; victim < state.seats; victim++) {
      if (robObstacle(state, walk, victim, jewel) === undefined) return true
    }
  }
  return false
}

// ---- Doing it -----------------------------------------------------------------------------------------------------------

export function step(state: S, { to }: MoveOf<HadriaMove, 'step'>): void {
  const { walk } = takeQuestion(state, 'walk')
  const player = playerAt(state, walk.seat)
  const from = whereIs(player)
  player.escaped ||= isDungeon(from)
  player.at = to
  tell(state, 'stepped', { by: walk.seat, from, to })
  arrive(state, walk, { left: walk.left - 1, opening: opensFor(state, player, to), emerged: false })
}

/** HA-8.7: it ends the movement, but for «back of my hand». */
export function goDown(state: S, { to }: MoveOf<HadriaMove, 'sewer'>): void {
  const { walk } = takeQuestion(state, 'walk')
  const player = playerAt(state, walk.seat)
  const from = whereIs(player)
  player.at = to
  tell(state, 'wentDown', { by: walk.seat, from, to })
  arrive(state, walk, { left: 0, opening: false, emerged: true })
}

/** HA-8.5, 10.7: the arrest comes first. */
function arrive(state: S, { seat, sprint, extended }: Walk, how: Pick<Walk, 'left' | 'opening' | 'emerged'>): void {
  const { left, opening, emerged } = how
  const walk = { seat, left, sprint, entered: true, opening, extended, emerged, stage: 0 }
  const player = playerAt(state, seat)
  const at = whereIs(player)
  if (hasWatch(state, at) && isArrestable(state, player) && !slipsThrough(state, walk)) {
    state.todo.push({ do: 'arrest', seat, at })
  } else {
    goOn(state, walk)
  }
}

/** Noiron passes through watch figures' spaces with something left to get off. */
function slipsThrough(state: S, walk: Walk): boolean {
  const player = playerAt(state, walk.seat)
  if (player.thief !== 'noiron') return false
  if (walk.left > 0 || oneMoreObstacle(state, walk) === undefined) return true
  return walk.opening && exitsFor(state, player, whereIs(player)).length > 0
}

export function take(state: S, { jewel }: MoveOf<HadriaMove, 'take'>): void {
  const { walk } = takeQuestion(state, 'walk')
  takeJewel(state, walk.seat, whereIs(playerAt(state, walk.seat)), jewel)
  goOn(state, { ...walk, stage: 2 })
}

/** A jewel that lies on the board becomes this thief's. */
export function takeJewel(state: S, seat: Seat, at: SpaceId, jewel: JewelKind): void {
  const index = state.jewels.findIndex((lying) => lying.at === at && lying.jewel === jewel)
  state.jewels.splice(index, 1)
  playerAt(state, seat).holds[jewel] += 1
  tell(state, 'jewelTaken', { by: seat, jewel, at })
  if (jewel === 'imperial' && !state.stolen) firstTheft(state, seat)
}

/** A manhole that was just turned up may be used at once, unless the movement has already ended in an exit. */
export function turnUp(state: S): void {
  const { walk } = takeQuestion(state, 'walk')
  const player = playerAt(state, walk.seat)
  const at = whereIs(player)
  const tile = turnUpTile(state, walk.seat, at)
  const opens = (tile === 'manhole' || tile === 'ladder') && !walk.emerged && opensFor(state, player, at)
  goOn(state, { ...walk, stage: 3, opening: walk.opening || opens })
  state.todo.push({ do: 'tile', seat: walk.seat, at, tile })
}

export function robInPassing(state: S, { victim, jewel }: MoveOf<HadriaMove, 'rob'>): void {
  const { walk } = takeQuestion(state, 'walk')
  rob(state, walk.seat, victim, jewel)
  goOn(state, { ...walk, stage: 1 })
}

export function goOneMore(state: S): void {
  const { walk } = takeQuestion(state, 'walk')
  playerAt(state, walk.seat).holds.backOfMyHand -= 1
  state.spentTiles.backOfMyHand += 1
  tell(state, 'knewTheWay', { by: walk.seat })
  goOn(state, { ...walk, left: walk.left + 1, extended: true })
}

export function leave(state: S, { gate }: MoveOf<HadriaMove, 'leave'>): void {
  const { seat } = takeQuestion(state, 'walk')
  leaveCity(state, seat, gate)
}

export function stop(state: S): void {
  endWalk(state, takeQuestion(state, 'walk').walk)
}

/** Arriving by reposition: arrest check only (HA-8.6). */
export function reposition(state: S, seat: Seat, to: SpaceId): void {
  const player = playerAt(state, seat)
  const from = whereIs(player)
  player.at = to
  tell(state, 'repositioned', { by: seat, from, to })
  if (hasWatch(state, to)) startArrests(state, to)
}
