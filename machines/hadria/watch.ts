/** HA-10: the watch's turn: detection, then movement figure by figure. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { isSilent, tell } from '../kernel/journal.ts'
import { takeQuestion } from '../kernel/tasks.ts'
import { startArrests } from './arrest.ts'
import { distance, isAlarmed, isArrestable, isHidden } from './board.ts'
import { eventCard, house, watchValues } from './data.ts'
import { moveFigure } from './lead.ts'
import { areaBetween, distances, nowhere, type Area, type SpaceId } from './map.ts'
import { choicesOf, differing, searchOf, stillSeeing, type Choice, type Scene } from './marching.ts'
import { mostMarches } from './vocabulary.ts'
import {
  captain,
  guard,
  isAfoot,
  isJailed,
  noFigure,
  playerAt,
  whereIs,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Sentry,
} from './state.ts'

type S = HadriaState

/** HA-10.1, HA-15 */
export function attentionOf(state: S, figure: number): number {
  const { attention, captainsIdle } = eventCard(state.event)
  if (figure === captain && captainsIdle) return -1
  const { guard: alarmed, calmGuard, captain: officer } = watchValues
  const values = figure === captain ? officer : isAlarmed(state) ? alarmed : calmGuard
  return Math.max(0, values.attention + attention)
}

export function movementOf(state: S, figure: number): number {
  const { guardMovement, captainMovement } = eventCard(state.event)
  const { guard: alarmed, calmGuard, captain: officer } = watchValues
  if (figure === captain) return Math.max(0, officer.movement + captainMovement)
  return Math.max(0, (isAlarmed(state) ? alarmed : calmGuard).movement + guardMovement)
}

const unseen = -1

/** How far away such a figure with such attention detects this thief. Guards' attention is 1 less against Joanne. */
function seenFrom(state: S, figure: number, attention: number, player: Player): number {
  if (!isAfoot(player) || isHidden(state, player)) return unseen
  return figure === guard && player.thief === 'joanne' ? attention - house.renegadeAttention : attention
}

export function isDetected(state: S, figure: number, at: SpaceId, player: Player): boolean {
  const far = seenFrom(state, figure, attentionOf(state, figure), player)
  return far > unseen && distance(at, whereIs(player)) <= far
}

/** HA-10.2: one snapshot for all. A figure that detects nobody stays where it is. */
export function detect(state: S): void {
  state.sentries = sentriesOf(state)
  if (isSilent(state)) return
  tell(state, 'watchActs', { initiative: state.initiative, detected: detectedBy(state.sentries) })
}

/** Who would detect whom now. */
export function sentriesOf(state: S): Sentry[] {
  const { watch } = state
  // What is imported is looked up at every use: not in a loop over all spaces.
  const nobody = noFigure
  const byGuards = seenBy(state, guard)
  let byCaptains: readonly Seen[] | undefined
  const sentries: Sentry[] = []
  for (let at = 0; at < watch.length; at++) {
    const figure = watch[at] as number
    if (figure === nobody) continue
    const sees = seenAt(at, figure === guard ? byGuards : (byCaptains ??= seenBy(state, captain)))
    if (sees.length > 0) sentries.push({ at, figure, sees })
  }
  return sentries
}

/** A thief who can be detected, and from how far. */
interface Seen {
  seat: Seat
  at: SpaceId
  far: number
}

function seenBy(state: S, figure: number): Seen[] {
  const attention = attentionOf(state, figure)
  const seen: Seen[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerAt(state, seat)
    const far = seenFrom(state, figure, attention, player)
    if (far > unseen) seen.push({ seat, at: whereIs(player), far })
  }
  return seen
}

const nobodySeen: readonly Seat[] = []

function seenAt(from: SpaceId, thieves: readonly Seen[]): readonly Seat[] {
  const away = distances[from] as Uint8Array
  let sees: Seat[] | undefined
  for (const { seat, at, far } of thieves) {
    if ((away[at] as number) > far) continue
    if (sees) sees.push(seat)
    else sees = [seat]
  }
  return sees ?? nobodySeen
}

const detectedBy = (sentries: readonly Sentry[]): number[] =>
  [...new Set(sentries.flatMap(({ sees }) => sees))].sort((a, b) => a - b)

/** The next figure moves; the first player is asked only where outcomes differ. */
export function watchGoesOn(state: S): void {
  // HA-10.3: thieves arrested meanwhile drop out.
  if (state.players.some(isJailed)) {
    state.sentries = state.sentries.filter(({ sees }) => sees.some((seat) => !isJailed(playerAt(state, seat))))
  }
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

/** Who is not afoot, one bit a seat. */
export function goneIn({ players }: S): number {
  let gone = 0
  for (let seat = 0; seat < players.length; seat++) if (!isAfoot(players[seat] as Player)) gone |= 1 << seat
  return gone
}

interface Group {
  members: Sentry[]
  zone: Area
  /** By seat, one bit each. */
  sees: number
  takes: number
}

/** Figures that can get in each other's way, or at each other's thieves; guards first within a group. */
export function groupsOf(scene: Scene, sentries: readonly Sentry[]): (readonly Sentry[])[] {
  if (sentries.length === 1) return [sentries]
  const groups: Group[] = []
  for (const sentry of sentries) {
    const joined = groupOf(scene, sentry)
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i] as Group
      if (!meet(group, joined)) continue
      groups.splice(i, 1)
      joined.members.unshift(...group.members)
      joined.zone |= group.zone
      joined.sees |= group.sees
      joined.takes |= group.takes
    }
    groups.push(joined)
  }
  // All guards, then all captains: a group without guards waits.
  const isOfCaptains = (members: readonly Sentry[]): boolean => members.every(({ figure }) => figure === captain)
  return groups.map(({ members }) => members).sort((a, b) => Number(isOfCaptains(a)) - Number(isOfCaptains(b)))
}

const meet = (one: Group, other: Group): boolean =>
  (one.takes & other.sees) !== 0 || (one.sees & other.takes) !== 0 || (one.zone & other.zone) !== nowhere

function groupOf(scene: Scene, sentry: Sentry): Group {
  const { at, figure, sees } = sentry
  const reach = figure === guard ? scene.guardMovement : scene.captainMovement
  const group: Group = { members: [sentry], zone: areaBetween(at, at, 0), sees: 0, takes: 0 }
  for (const seat of sees) {
    group.sees |= 1 << seat
    const target = scene.thieves[seat] as SpaceId
    if (target < 0) continue
    group.zone |= areaBetween(at, target, reach)
    if (distance(at, target) <= reach) group.takes |= arrestableOn(scene, target)
  }
  return group
}

function arrestableOn({ thieves, arrestable }: Scene, space: SpaceId): number {
  let seats = 0
  for (let seat = 0; seat < thieves.length; seat++) {
    if (thieves[seat] === space && arrestable[seat]) seats |= 1 << seat
  }
  return seats
}
