/** What a thief wants and fears: where it is worth going, and where the watch would get them. */
import type { Seat } from '../../kernel/game.ts'
import { beside, burns, distance, exitsFor, figureAt, hasWatch, isArrestable, opensFor } from '../board.ts'
import { most } from './choosing.ts'
import { house, points, type JewelKind, type Tile } from '../data.ts'
import { gates, waysOut, type SpaceId } from '../map.ts'
import { isDungeon, noFigure, playerAt, whereIs, type HadriaState, type Player } from '../state.ts'
import { isDetected, movementOf } from '../watch.ts'

type S = HadriaState

/** What a jewel that lies somewhere is worth the walk. */
const wish: Readonly<Record<JewelKind, number>> = { imperial: 14, green: 5, yellow: 4, trinket: 3 }
const tileWish = 2
/** What a tile is worth that one has looked at. */
const tileWorth: Readonly<Record<Tile, number>> = {
  trinket: 4,
  guildAgent: 3,
  backOfMyHand: 3,
  informer: 2,
  stash: 2,
  darkAlley: 0.5,
  manhole: 0.5,
  ladder: 0.5,
  alertCitizens: 0,
  plainClothes: 0,
}
/** How much less something is wanted for each space that it is farther off; far goals call from afar. */
const patience = 0.86
const longPatience = 0.93
/** How keen thieves are on tiles: hardly at all, as long as somebody else may be first at the jewel. */
const keen = { calm: 0.2, stolen: 0.4 }

interface Goal {
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

/** Tiles and jewels that lie about, but for the imperial one. */
function goalsOf(state: S, seat: Seat): Goal[] {
  if (playerAt(state, seat).holds.imperial > 0) return []
  const goals: Goal[] = []
  for (const { at, jewel } of state.jewels) {
    if (jewel !== 'imperial' && !hasWatch(state, at)) goals.push({ at, worth: wish[jewel] })
  }
  const keenness = state.stolen ? keen.stolen : keen.calm
  for (let at = 0; at < state.tiles.length; at++) {
    if (state.tiles[at] === null || hasWatch(state, at)) continue
    goals.push({ at, worth: (seenWorth(state, seat, at) ?? tileWish) * keenness })
  }
  return goals
}

/** What a face-down tile is worth to this thief; undefined where it doesn't know it. */
export function seenWorth(state: S, seat: Seat, at: SpaceId): number | undefined {
  const tile = state.tiles[at]
  return tile && playerAt(state, seat).seen.includes(at) ? tileWorth[tile] : undefined
}

export const nowhere = 99
/** What a way through the watch counts more than an open one. */
export const detour = 3

/** By space: the steps to any of these, past fire and, for those who don't slip through, past the watch. */
function waysTo(state: S, player: Player, ends: readonly SpaceId[], slips: boolean): number[] {
  const steps = Array<number>(state.watch.length).fill(nowhere)
  const edge = ends.filter((space) => !burns(state, space))
  for (const space of edge) steps[space] = 0
  for (const at of edge) {
    if (!slips && !canEnter(state, player, at)) continue
    for (const next of beside(at)) {
      if (steps[next] !== nowhere || burns(state, next)) continue
      steps[next] = (steps[at] as number) + 1
      edge.push(next)
    }
  }
  return steps
}

/** What a thief is after in the end: a gate, or the imperial jewel where it lies. */
function endsOf(state: S, seat: Seat): SpaceId[] {
  if (wantsOut(state, seat)) {
    const open = gates.filter(({ id, district }) => district === state.gateDistrict && id !== state.closedGate)
    return open.map(({ space }) => space)
  }
  return state.jewels.filter(({ jewel }) => jewel === 'imperial').map(({ at }) => at)
}

export const wantsOut = (state: S, seat: Seat): boolean => leaveWish(state, seat) > 4

/** By space: the steps to what this thief is after; out of a gate it is one more. */
export function waysOf(state: S, seat: Seat, slips = playerAt(state, seat).thief === 'noiron'): number[] {
  const ways = waysTo(state, playerAt(state, seat), endsOf(state, seat), slips)
  return wantsOut(state, seat) ? ways.map((steps) => Math.min(nowhere, steps + 1)) : ways
}

/** Steps to the gate or the imperial jewel from here; `slips`: as if the watch were not there. */
export function toGoal(state: S, seat: Seat, slips = false): number {
  const ways = slips ? waysOf(state, seat, true) : waysOf(state, seat)
  return ways[whereIs(playerAt(state, seat))] as number
}

/** The watch stands in the way: there is none around it, or one that is much farther. */
export function isBlocked(state: S, seat: Seat): boolean {
  const around = toGoal(state, seat)
  const through = toGoal(state, seat, true)
  return (
    through < nowhere && (around === nowhere || (through <= (wantsOut(state, seat) ? 8 : 14) && around > through + 4))
  )
}

/** Where a thief is drawn, and how much. */
interface Draw {
  goals: Goal[]
  /** What the thief is after in the end, and how far it is from each space. */
  worth: number
  ways: number[]
}

function drawOf(state: S, seat: Seat): Draw {
  // Where the watch stands in the way, it may have moved until one is there.
  const open = waysOf(state, seat)
  const ways = waysOf(state, seat, true).map((steps, at) => Math.min(steps + detour, open[at] as number))
  return { goals: goalsOf(state, seat), worth: wantsOut(state, seat) ? leaveWish(state, seat) : wish.imperial, ways }
}

function drawTo({ goals, worth, ways }: Draw, from: SpaceId): number {
  let best = worth * (longFading[ways[from] as number] as number)
  for (const { at, worth } of goals) best = Math.max(best, worth * (fading[distance(from, at)] as number))
  return best
}

/** Of a value that is for so many steps: what is left of it. */
const fadingBy = (patience: number): readonly number[] =>
  Array.from({ length: nowhere + 1 }, (_, steps) => patience ** steps)
const fading = fadingBy(patience)
const longFading = fadingBy(longPatience)

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

/** Where a fire would keep the most of those figures off that would arrest this thief now: they make no detour (HA-10.5). */
export function bestFire(state: S, seat: Seat, fires: readonly SpaceId[]): SpaceId | undefined {
  const player = playerAt(state, seat)
  const mine = whereIs(player)
  const threats = state.watch.flatMap((figure, at) =>
    figure !== noFigure && isDetected(state, figure, at, player) && distance(at, mine) <= movementOf(state, figure)
      ? [at]
      : [],
  )
  const keptOff = (fire: SpaceId): number => {
    const burning: S = { ...state, fire: [...state.fire, fire] }
    const ways = waysTo(burning, player, [mine], true)
    return threats.filter((at) => (ways[at] as number) > distance(at, mine)).length
  }
  return most(fires, (fire) => keptOff(fire) || -Infinity)
}

/** What an arrest would cost: less and less, the less time is left to lose. */
export function fearOf(state: S, { holds }: Player): number {
  const cost = 5 + holds.imperial * 30 + (holds.green + holds.yellow + holds.trinket > 0 ? 2 : 0)
  if (state.stolen) return roundsLeft(state) <= 1 ? cost * 0.2 : cost
  return cost * Math.max(0.2, 1.2 - state.round / house.calmRounds)
}

/** A way of walking: where it ends, and the first step or sewer on it. */
export interface Route {
  end: SpaceId
  /** null: one is there. */
  step: SpaceId | null
  sewer: SpaceId | null
}

/** Where this thief can get to with so many steps, without being arrested on the way. */
function routesOf(state: S, player: Player, left: number, opening: boolean): Route[] {
  const start = whereIs(player)
  const routes: Route[] = [{ end: start, step: null, sewer: null }]
  if (opening) for (const exit of safeExits(state, player, start)) routes.push({ end: exit, step: null, sewer: exit })
  const passed = new Set([start])
  let edge: { at: SpaceId; step: SpaceId | null }[] = [{ at: start, step: null }]
  for (let steps = 1; steps <= left; steps++) {
    const next: typeof edge = []
    const slips = player.thief === 'noiron' && steps < left
    for (const { at, step } of edge) {
      for (const to of isDungeon(at) ? (waysOut[at] ?? []) : beside(at)) {
        if (passed.has(to) || burns(state, to) || !(slips || canEnter(state, player, to))) continue
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
  // Noiron may pass through the watch, but not stay.
  return routes.filter(({ end, step }) => step === null || canEnter(state, player, end))
}

const safeExits = (state: S, player: Player, from: SpaceId): SpaceId[] =>
  exitsFor(state, player, from).filter((exit) => canEnter(state, player, exit))

/** Without being arrested there at once. */
export function canEnter(state: S, player: Player, space: SpaceId): boolean {
  if (!hasWatch(state, space)) return true
  return !isArrestable(state, { ...player, at: space, escaped: player.escaped || isDungeon(whereIs(player)) })
}

/** What it costs to have to run on in the next round. */
const running = 0.5

/** How little a threat in the next round counts for those who want out, by the rounds that are left. */
const bravery = [1, 1, 0.9]

/** What it is worth to stand on a space, with the watch still to come or not. */
export function judgeOf(state: S, seat: Seat, watchToCome: boolean): (space: SpaceId) => number {
  const player = playerAt(state, seat)
  const draw = drawOf(state, seat)
  const isLeaving = wantsOut(state, seat)
  const fear = fearOf(state, player)
  const brave = isLeaving ? (bravery[roundsLeft(state)] ?? 0.7) : 0.5
  const hides = player.escaped || isDungeon(whereIs(player))
  const covered = player.hand.some((card) => card === 'cloak' || card === 'ropeAndHook')
  const threats: boolean[] = []
  const isThreat = (space: SpaceId): boolean => (threats[space] ??= isThreatened(state, seat, space))
  const draws: number[] = []
  const drawAt = (space: SpaceId): number => (draws[space] ??= drawTo(draw, space))
  /** After the watch has acted one may stand anywhere, if there is somewhere safe to run before it acts again. */
  const runOn = (from: SpaceId): number => {
    if (isLeaving && (draw.ways[from] as number) <= house.sprint) return drawAt(from)
    const next: Player = { ...player, at: from, cloaked: false, roped: false, escaped: false }
    let best = covered ? drawAt(from) : 0
    for (const { end } of routesOf(state, next, house.sprint, false)) {
      if (!isThreat(end)) best = Math.max(best, drawAt(end))
    }
    return best - running
  }
  return (space) => {
    const here = drawAt(space)
    if ((watchToCome && hides) || !isThreat(space)) return here
    return watchToCome ? here / 5 - fear : Math.max(here * brave, runOn(space))
  }
}

/** The best place to end on, how to begin, and what it is worth; `covered`: as if nobody could arrest the thief on the way. */
export function bestRoute(
  state: S,
  seat: Seat,
  left: number,
  opening: boolean,
  watchToCome: boolean,
  covered = false,
): Route & { worth: number } {
  const player = playerAt(state, seat)
  const judge = judgeOf(state, seat, watchToCome)
  let best: Route = { end: whereIs(player), step: null, sewer: null }
  let most = -Infinity
  for (const route of routesOf(state, covered ? { ...player, cloaked: true } : player, left, opening)) {
    const worth = judge(route.end)
    if (worth <= most + 1e-9) continue
    most = worth
    best = route
  }
  return { ...best, worth: most }
}
