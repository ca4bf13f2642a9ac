/** What a thief wants and fears: where it is worth going, and where the watch would get them. */
import type { Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { beside, burns, distance, exitsFor, figureAt, hasWatch, isArrestable, opensFor } from './board.ts'
import { house, points, type JewelKind } from './data.ts'
import { gates, waysOut, type SpaceId } from './map.ts'
import { isDungeon, noFigure, whereIs, type HadriaState, type Player } from './state.ts'
import { isDetected, movementOf } from './watch.ts'

type S = HadriaState

/** What a jewel that lies somewhere is worth the walk. */
const wish: Readonly<Record<JewelKind, number>> = { imperial: 14, green: 5, yellow: 4, trinket: 3 }
const tileWish = 2.5
/** How much less something is wanted for each space that it is farther off. */
const patience = 0.86

export interface Goal {
  at: SpaceId
  worth: number
}

/** Points that would count if this thief left now. */
export function pointsOf({ bestThief }: S, { holds }: Player, seat: Seat): number {
  const best = bestThief === seat ? points.bestThief : 0
  return best + holds.green * points.green + holds.yellow * points.yellow + holds.trinket * points.trinket
}

/** Rounds that are left after this one, as far as anybody knows. */
export function roundsLeft({ alarmedRound, stolen, round }: S): number {
  if (alarmedRound > 0) return house.alarmedRounds - alarmedRound
  return stolen ? house.alarmedRounds : house.calmRounds - round + house.alarmedRounds
}

/** How much this thief wants to be out of the city. */
export function leaveWish(state: S, seat: Seat): number {
  const player = playerAt(state, seat)
  if (player.holds.imperial > 0) return 60
  if (state.gateDistrict === null) return 0
  const hopes = pointsOf(state, player, seat)
  const left = roundsLeft(state)
  if (left <= 1) return 40
  return left <= 2 ? 8 + hopes : hopes
}

/** Tiles and jewels first, then the palace, then out. */
export function goalsOf(state: S, seat: Seat): Goal[] {
  const player = playerAt(state, seat)
  const leaving = leaveWish(state, seat)
  const goals: Goal[] = []
  for (const { id, district, space } of gates) {
    if (district === state.gateDistrict && id !== state.closedGate) goals.push({ at: space, worth: leaving })
  }
  if (player.holds.imperial > 0) return goals
  const late = Math.min(1, (state.round + state.alarmedRound) / 5)
  for (const { at, jewel } of state.jewels) {
    const worth = jewel === 'imperial' && !state.stolen ? wish.imperial * late : wish[jewel]
    goals.push({ at, worth: hasWatch(state, at) ? worth / 4 : worth })
  }
  const tired = state.stolen ? 0.4 : 1
  for (let at = 0; at < state.tiles.length; at++) {
    if (state.tiles[at] !== null && !hasWatch(state, at)) goals.push({ at, worth: tileWish * tired })
  }
  return goals
}

export function drawTo(goals: readonly Goal[], from: SpaceId): number {
  let best = 0
  for (const { at, worth } of goals) best = Math.max(best, worth * patience ** distance(from, at))
  return best
}

/** Whether the watch would arrest this thief there, if it acted now. */
export function isThreatened(state: S, seat: Seat, space: SpaceId): boolean {
  const player = { ...playerAt(state, seat), at: space }
  if (isDungeon(space) || !isArrestable(state, player)) return false
  for (let at = 0; at < state.watch.length; at++) {
    const figure = figureAt(state, at)
    if (figure === noFigure || !isDetected(state, figure, at, player)) continue
    if (distance(at, space) <= movementOf(state, figure)) return true
  }
  return false
}

/** What an arrest would cost. */
export function fearOf({ holds }: Player): number {
  return 5 + holds.imperial * 30 + (holds.green + holds.yellow + holds.trinket > 0 ? 2 : 0)
}

/** A way of walking: where it ends, and the first step or sewer on it. */
export interface Route {
  end: SpaceId
  /** null: one is there. */
  step: SpaceId | null
  sewer: SpaceId | null
}

/** Where this thief can get to with so many steps, without being arrested on the way. */
export function routesOf(state: S, seat: Seat, left: number, opening: boolean): Route[] {
  const player = playerAt(state, seat)
  const start = whereIs(player)
  const routes: Route[] = [{ end: start, step: null, sewer: null }]
  if (opening) for (const exit of safeExits(state, player, start)) routes.push({ end: exit, step: null, sewer: exit })
  const passed = new Set([start])
  let edge: { at: SpaceId; step: SpaceId | null }[] = [{ at: start, step: null }]
  for (let steps = 1; steps <= left; steps++) {
    const next: typeof edge = []
    for (const { at, step } of edge) {
      for (const to of isDungeon(at) ? (waysOut[at] ?? []) : beside(at)) {
        if (passed.has(to) || burns(state, to) || !isSafeToEnter(state, player, to)) continue
        passed.add(to)
        const route = { end: to, step: step ?? to, sewer: null }
        routes.push(route)
        next.push({ at: to, step: route.step })
        if (!opensFor(state, player, to)) continue
        for (const exit of safeExits(state, player, to)) routes.push({ ...route, end: exit })
      }
    }
    edge = next
  }
  return routes
}

const safeExits = (state: S, player: Player, from: SpaceId): SpaceId[] =>
  exitsFor(state, player, from).filter((exit) => isSafeToEnter(state, player, exit))

function isSafeToEnter(state: S, player: Player, space: SpaceId): boolean {
  if (!hasWatch(state, space)) return true
  return !isArrestable(state, { ...player, at: space, escaped: player.escaped || isDungeon(whereIs(player)) })
}

/** The best place to end on, and how to begin. */
export function bestRoute(state: S, seat: Seat, left: number, opening: boolean, watchToCome: boolean): Route {
  const goals = goalsOf(state, seat)
  const player = playerAt(state, seat)
  const fear = fearOf(player)
  const hides = player.escaped || isDungeon(whereIs(player))
  let best: Route | undefined
  let most = -Infinity
  for (const route of routesOf(state, seat, left, opening)) {
    const threatened = !hides && isThreatened(state, seat, route.end)
    const worth = drawTo(goals, route.end) - (threatened ? fear * (watchToCome ? 1 : 0.05) : 0)
    if (worth > most + 1e-9) {
      most = worth
      best = route
    }
  }
  return best ?? { end: whereIs(player), step: null, sewer: null }
}
