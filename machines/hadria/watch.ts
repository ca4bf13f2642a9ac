/** HA-10: the watch's turn: detection, then movement figure by figure. */
import type { MoveOf } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeQuestion } from '../kernel/tasks.ts'
import { startArrests } from './arrest.ts'
import { distance, isAlarmed, isArrestable, isHidden } from './board.ts'
import { eventCard, house, watchValues } from './data.ts'
import { moveFigure } from './lead.ts'
import type { SpaceId } from './map.ts'
import { choicesOf, differing, searchOf, stillSeeing, type Choice, type Scene } from './marching.ts'
import { mostMarches } from './vocabulary.ts'
import {
  captain,
  guard,
  isAfoot,
  isJailed,
  noFigure,
  whereIs,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Sentry,
} from './state.ts'

type S = HadriaState

/** HA-10.1, HA-15 */
export function attentionOf(state: S, figure: number): number {
  const { attention = 0, captainsIdle } = eventCard(state.event)
  if (figure === captain && captainsIdle) return -1
  const { guard: alarmed, calmGuard, captain: officer } = watchValues
  const values = figure === captain ? officer : isAlarmed(state) ? alarmed : calmGuard
  return Math.max(0, values.attention + attention)
}

export function movementOf(state: S, figure: number): number {
  const { guardMovement = 0, captainMovement = 0 } = eventCard(state.event)
  const { guard: alarmed, calmGuard, captain: officer } = watchValues
  if (figure === captain) return Math.max(0, officer.movement + captainMovement)
  return Math.max(0, (isAlarmed(state) ? alarmed : calmGuard).movement + guardMovement)
}

/** Guards' attention is 1 less against Joanne. */
export function isDetected(state: S, figure: number, at: SpaceId, player: Player): boolean {
  if (!isAfoot(player) || isHidden(state, player)) return false
  const less = figure === guard && player.thief === 'joanne' ? house.renegadeAttention : 0
  return distance(at, whereIs(player)) <= attentionOf(state, figure) - less
}

/** HA-10.2: one snapshot for all. A figure that detects nobody stays where it is. */
export function detect(state: S): void {
  state.sentries = sentriesOf(state)
  tell(state, 'watchActs', { initiative: state.initiative, detected: detectedBy(state.sentries) })
}

/** Who would detect whom now. */
export function sentriesOf(state: S): Sentry[] {
  const sentries: Sentry[] = []
  for (let at = 0; at < state.watch.length; at++) {
    const figure = state.watch[at] as number
    if (figure === noFigure) continue
    let sees: number[] | undefined
    for (let seat = 0; seat < state.seats; seat++) {
      if (isDetected(state, figure, at, state.players[seat] as Player)) (sees ??= []).push(seat)
    }
    if (sees) sentries.push({ at, figure, sees })
  }
  return sentries
}

const detectedBy = (sentries: readonly Sentry[]): number[] =>
  [...new Set(sentries.flatMap(({ sees }) => sees))].sort((a, b) => a - b)

/** The next figure moves; the first player is asked only where outcomes differ. */
export function watchGoesOn(state: S): void {
  // HA-10.3: thieves arrested meanwhile drop out.
  state.sentries = state.sentries.filter(({ sees }) => sees.some((seat) => !isJailed(state.players[seat] as Player)))
  if (state.sentries.length === 0) return
  const scene = sceneOf(state)
  const gone = goneIn(state)
  for (const group of groupsOf(scene, state.sentries)) {
    const search = searchOf(scene, group)
    const pending = stillSeeing(search, (1 << group.length) - 1, gone)
    const choices = choicesOf(search, pending, gone)
    const [only] = choices
    if (only === undefined) continue
    const different = choices.length === 1 ? choices : differing(search, pending, gone, choices)
    if (different.length > 1) {
      const options = different
        .slice(0, mostMarches)
        .map(({ from, target, to, arrests }) => ({ from, target, to, arrests }))
      state.question = { ask: 'watch', seat: state.first, options }
      return
    }
    marchOn(state, only)
    return
  }
}

export function chooseMarch(state: S, { option }: MoveOf<HadriaMove, 'march'>): void {
  const { options } = takeQuestion(state, 'watch')
  const march = options[option]
  if (march) marchOn(state, march)
}

function marchOn(state: S, { from, to, arrests }: Omit<Choice, 'index'>): void {
  state.sentries = state.sentries.filter(({ at }) => at !== from)
  moveFigure(state, from, to)
  state.todo.push({ do: 'watch' })
  if (arrests !== null) startArrests(state, arrests)
}

// ---- The scene that is searched -----------------------------------------------------------------------------------------

export function sceneOf(state: S): Scene {
  return {
    watch: state.watch.slice(),
    fire: state.fire,
    trapped: state.trapped,
    thieves: state.players.map((player) => (isAfoot(player) ? whereIs(player) : -1)),
    arrestable: state.players.map((player) => isArrestable(state, player)),
    guardMovement: movementOf(state, guard),
    captainMovement: movementOf(state, captain),
  }
}

function goneIn({ players }: S): number {
  let gone = 0
  players.forEach((player, seat) => {
    if (!isAfoot(player)) gone |= 1 << seat
  })
  return gone
}

/** Figures that can get in each other's way, or at each other's thieves; guards first within a group. */
export function groupsOf(scene: Scene, sentries: readonly Sentry[]): Sentry[][] {
  const groups: { members: Sentry[]; zone: Set<SpaceId>; sees: Set<number>; takes: Set<number> }[] = []
  for (const sentry of sentries) {
    const joined = {
      members: [sentry],
      zone: zoneOf(scene, sentry),
      sees: new Set(sentry.sees),
      takes: takenBy(scene, sentry),
    }
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i] as (typeof groups)[number]
      const meets =
        overlap(group.zone, joined.zone) || overlap(group.takes, joined.sees) || overlap(group.sees, joined.takes)
      if (!meets) continue
      groups.splice(i, 1)
      joined.members.unshift(...group.members)
      for (const part of ['zone', 'sees', 'takes'] as const) for (const one of group[part]) joined[part].add(one)
    }
    groups.push(joined)
  }
  // All guards, then all captains: a group without guards waits.
  const isOfCaptains = (members: readonly Sentry[]): boolean => members.every(({ figure }) => figure === captain)
  return groups.map(({ members }) => members).sort((a, b) => Number(isOfCaptains(a)) - Number(isOfCaptains(b)))
}

function overlap(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  for (const item of one) if (other.has(item)) return true
  return false
}

/** Where this figure might pass or stop, whoever is left when its turn comes. */
function zoneOf(scene: Scene, { at, figure, sees }: Sentry): Set<SpaceId> {
  const zone = new Set([at])
  const reach = figure === guard ? scene.guardMovement : scene.captainMovement
  for (const seat of sees) {
    const target = scene.thieves[seat] as SpaceId
    if (target < 0) continue
    const far = distance(at, target)
    for (let space = 0; space < scene.watch.length; space++) {
      const there = distance(at, space)
      if (there <= reach && there + distance(space, target) === far) zone.add(space)
    }
  }
  return zone
}

/** The thieves whom this figure might arrest. */
function takenBy(scene: Scene, { at, figure, sees }: Sentry): Set<number> {
  const reach = figure === guard ? scene.guardMovement : scene.captainMovement
  const takes = new Set<number>()
  for (const seat of sees) {
    const target = scene.thieves[seat] as SpaceId
    if (target < 0 || distance(at, target) > reach) continue
    scene.thieves.forEach((space, other) => {
      if (space === target && scene.arrestable[other]) takes.add(other)
    })
  }
  return takes
}
