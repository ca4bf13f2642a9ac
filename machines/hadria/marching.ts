/**
 * HA-10.3 to 10.6: where a watch figure goes, and which of its choices still allow the greatest number of arrests.
 * Works on a small scene of its own, so that it can be searched without touching the table.
 */
import { distances, neighbours, spaces, type SpaceId } from './map.ts'
import { guard, noFigure, type March, type Sentry } from './state.ts'

/** What the watch's turn is about. Nobody but the watch moves in it, and thieves only drop out. */
export interface Scene {
  /** By space; changed and restored by the search. */
  watch: number[]
  fire: readonly SpaceId[]
  trapped: readonly SpaceId[]
  /** By seat; -1: not on a space. */
  thieves: readonly SpaceId[]
  /** By seat. */
  arrestable: readonly boolean[]
  guardMovement: number
  captainMovement: number
}

/** Thieves who have been arrested, one bit a seat. */
type Gone = number

const distance = (from: SpaceId, to: SpaceId): number => distances[from]?.[to] as number
const movementOf = (scene: Scene, figure: number): number =>
  figure === guard ? scene.guardMovement : scene.captainMovement

/** How many an arrest on this space takes. */
function arrestsAt({ thieves, arrestable }: Scene, space: SpaceId, gone: Gone): number {
  let count = 0
  for (let seat = 0; seat < thieves.length; seat++) {
    if (thieves[seat] === space && arrestable[seat] && (gone & (1 << seat)) === 0) count += 1
  }
  return count
}

export function goneWith({ thieves, arrestable }: Scene, space: SpaceId, gone: Gone): Gone {
  let after = gone
  for (let seat = 0; seat < thieves.length; seat++) {
    if (thieves[seat] === space && arrestable[seat]) after |= 1 << seat
  }
  return after
}

/** HA-10.3: the nearest detected thief; if equal, the space with more arrestable ones. */
function targetsOf(scene: Scene, { at, sees }: Sentry, gone: Gone): SpaceId[] {
  let nearest = Infinity
  let most = 0
  let targets: SpaceId[] = []
  for (const seat of sees) {
    if ((gone & (1 << seat)) !== 0) continue
    const space = scene.thieves[seat] as SpaceId
    const far = distance(at, space)
    if (far > nearest) continue
    const count = arrestsAt(scene, space, gone)
    if (far < nearest || count > most) {
      nearest = far
      most = count
      targets = [space]
    } else if (count === most && !targets.includes(space)) {
      targets.push(space)
    }
  }
  return targets
}

/** All ways in which this figure may make its move, if it sees anybody. */
export function marchesOf(scene: Scene, sentry: Sentry, gone: Gone): March[] {
  const { at } = sentry
  const marches: March[] = []
  for (const target of targetsOf(scene, sentry, gone)) {
    if (target === at) {
      const arrests = arrestsAt(scene, at, gone) > 0 ? at : null
      marches.push({ from: at, target, to: at, arrests })
    } else if (scene.trapped.includes(at)) {
      marches.push({ from: at, target, to: at, arrests: null })
    } else {
      marches.push(...marchesTo(scene, sentry, target, gone))
    }
  }
  return marches
}

interface Path {
  to: SpaceId
  arrests: SpaceId | null
  open: boolean
}

/** HA-10.3, 10.5: an open path if there is one; of these, one that ends nearest. */
function marchesTo(scene: Scene, { at, figure }: Sentry, target: SpaceId, gone: Gone): March[] {
  const paths: Path[] = []
  const left = movementOf(scene, figure)
  follow({ scene, target, gone, paths }, at, left, { to: at, arrests: null, open: true }, false)
  const open = paths.some((path) => path.open)
  const taken = open ? paths.filter((path) => path.open) : paths
  let nearest = Infinity
  for (const { to } of taken) nearest = Math.min(nearest, distance(to, target))
  const marches: March[] = []
  for (const { to, arrests } of taken) {
    if (distance(to, target) > nearest) continue
    if (marches.some((march) => march.to === to && march.arrests === arrests)) continue
    marches.push({ from: at, target, to, arrests })
  }
  return marches
}

interface Following {
  scene: Scene
  target: SpaceId
  gone: Gone
  /** Those that were found. */
  paths: Path[]
}

/** Along every shortest path to the target; what comes after the figure has stopped only tells whether it is open. */
function follow(following: Following, at: SpaceId, left: number, soFar: Path, stopped: boolean): void {
  const { scene, target, gone, paths } = following
  if (at === target) return void paths.push(soFar)
  const nearer = distance(at, target) - 1
  for (const next of neighbours[at] ?? []) {
    if (distance(next, target) !== nearer) continue
    const burning = scene.fire.length > 0 && scene.fire.includes(next)
    let halts = stopped || left === 0 || burning
    const path = halts && !burning ? soFar : { to: soFar.to, arrests: soFar.arrests, open: soFar.open && !burning }
    if (!halts) {
      // HA-10.6: only a space with no watch figure can be the end.
      if (scene.watch[next] === noFigure) path.to = next
      if (arrestsAt(scene, next, gone) > 0) {
        path.arrests = next
        halts = true
      }
    }
    follow(following, next, left - 1, path, halts)
  }
}

// ---- The greatest number of arrests -------------------------------------------------------------------------------------

/** Arrests by the guards count before those by the captains. */
const guardsWeight = 16

export interface Search {
  scene: Scene
  sentries: readonly Sentry[]
  /** The greatest number of arrests, by who is still to move and who is gone. */
  best: (number | undefined)[]
  /** By sentry and who is gone: where it could arrest. That does not depend on where the others stand. */
  reach: (readonly SpaceId[] | undefined)[]
}

export const searchOf = (scene: Scene, sentries: readonly Sentry[]): Search => ({
  scene,
  sentries,
  best: [],
  reach: [],
})

function reachOf({ scene, sentries, reach }: Search, index: number, gone: Gone): readonly SpaceId[] {
  const key = index * 16 + gone
  const known = reach[key]
  if (known) return known
  const found: SpaceId[] = []
  for (const { arrests } of marchesOf(scene, sentries[index] as Sentry, gone)) {
    if (arrests !== null && !found.includes(arrests)) found.push(arrests)
  }
  reach[key] = found
  return found
}

/** All guards, then all captains: whether this one may move now. */
function mayMove({ sentries }: Search, pending: number, index: number): boolean {
  if ((pending & (1 << index)) === 0) return false
  if ((sentries[index] as Sentry).figure === guard) return true
  for (let other = 0; other < sentries.length; other++) {
    if ((pending & (1 << other)) !== 0 && (sentries[other] as Sentry).figure === guard) return false
  }
  return true
}

/** Moves without an arrest change nothing that counts, so only arrests are tried. */
export function bestFrom(search: Search, pending: number, gone: Gone): number {
  if (pending === 0) return 0
  const key = pending * 16 + gone
  const known = search.best[key]
  if (known !== undefined) return known
  let best = 0
  let guardsLeft = 0
  for (let index = 0; index < search.sentries.length; index++) {
    if ((pending & (1 << index)) === 0) continue
    if ((search.sentries[index] as Sentry).figure === guard) guardsLeft |= 1 << index
    if (!mayMove(search, pending, index)) continue
    for (const space of reachOf(search, index, gone))
      best = Math.max(best, worthOf(search, pending, gone, index, space))
  }
  // No guard can arrest any more: they move somewhere, and the captains follow.
  if (best === 0 && guardsLeft !== 0) best = bestFrom(search, pending & ~guardsLeft, gone)
  search.best[key] = best
  return best
}

/** The arrests of a move, and the most that can follow. */
function worthOf(search: Search, pending: number, gone: Gone, index: number, arrests: SpaceId | null): number {
  const rest = pending & ~(1 << index)
  if (arrests === null) return bestFrom(search, rest, gone)
  const weight = (search.sentries[index] as Sentry).figure === guard ? guardsWeight : 1
  const count = arrestsAt(search.scene, arrests, gone)
  return weight * count + bestFrom(search, rest, goneWith(search.scene, arrests, gone))
}

export interface Choice extends March {
  /** Whose it is, in the list of sentries. */
  index: number
}

/** HA-10.3: only such choices are legal as still allow the greatest possible number of arrests. */
export function choicesOf(search: Search, pending: number, gone: Gone): Choice[] {
  const { scene, sentries } = search
  let best = 0
  let choices: Choice[] = []
  for (let index = 0; index < sentries.length; index++) {
    if (!mayMove(search, pending, index)) continue
    for (const march of marchesOf(scene, sentries[index] as Sentry, gone)) {
      const worth = worthOf(search, pending, gone, index, march.arrests)
      if (worth < best) continue
      if (worth > best) choices = []
      best = worth
      choices.push({ ...march, index })
    }
  }
  return choices
}

/** Those of the pending whom nobody is left for stay where they are. */
export function stillSeeing({ sentries }: Search, pending: number, gone: Gone): number {
  let rest = pending
  for (let index = 0; index < sentries.length; index++) {
    if (!seesAnybody(sentries[index] as Sentry, gone)) rest &= ~(1 << index)
  }
  return rest
}

function seesAnybody({ sees }: Sentry, gone: Gone): boolean {
  for (const seat of sees) if ((gone & (1 << seat)) === 0) return true
  return false
}

// ---- Where outcomes differ ----------------------------------------------------------------------------------------------

/** More positions than this are not compared: then the first player is asked. */
const enough = 1500

export class TooMany extends Error {}

interface Comparing {
  search: Search
  /** By sentry. */
  standing: SpaceId[]
  /** What can come of a position, by who stands where, who is to move and who is gone. */
  ends: Map<string, readonly string[]>
  looked: number
}

/** Of choices that lead to the same ends only the first is kept. */
export function differing(search: Search, pending: number, gone: Gone, choices: readonly Choice[]): Choice[] {
  const comparing: Comparing = {
    search,
    standing: search.sentries.map(({ at }) => at),
    ends: new Map(),
    looked: 0,
  }
  const seen = new Set<string>()
  try {
    return choices.filter((choice) => {
      const ends = endsAfter(comparing, pending, gone, choice).toSorted().join()
      return !seen.has(ends) && seen.add(ends)
    })
  } catch (error) {
    if (error instanceof TooMany) return choices.slice()
    throw error
  }
}

function endsAfter(comparing: Comparing, pending: number, gone: Gone, choice: Choice): readonly string[] {
  const { standing, search } = comparing
  const { scene } = search
  const { watch } = scene
  const { from, to, arrests, index } = choice
  const figure = watch[from] as number
  watch[from] = noFigure
  watch[to] = figure
  standing[index] = to
  const ends = endsOf(comparing, pending & ~(1 << index), arrests === null ? gone : goneWith(scene, arrests, gone))
  watch[to] = noFigure
  watch[from] = figure
  standing[index] = from
  return ends
}

function endsOf(comparing: Comparing, pending: number, gone: Gone): readonly string[] {
  const { search, ends } = comparing
  if (++comparing.looked > enough) throw new TooMany()
  const rest = stillSeeing(search, pending, gone)
  const key = positionOf(comparing, rest, gone)
  if (rest === 0) return [key]
  const known = ends.get(key)
  if (known) return known
  const found: string[] = []
  for (const choice of choicesOf(search, rest, gone)) {
    for (const end of endsAfter(comparing, rest, gone, choice)) if (!found.includes(end)) found.push(end)
  }
  ends.set(key, found)
  return found
}

/** Who stands where: guards are alike, and so are captains. Who is to move, and who is gone. */
function positionOf({ search, standing }: Comparing, pending: number, gone: Gone): string {
  const figures = standing.map((at, index) => at + (search.sentries[index]?.figure === guard ? 0 : spaces.length))
  return `${figures.sort((a, b) => a - b).join('.')} ${pending} ${gone}`
}
