/** What the map shows beyond what lies on it: what can be done where, and what might come of it. */
import { isHidden } from '../../../machines/hadria/board.ts'
import type { Card, Special } from '../../../machines/hadria/data.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { gates, type Space, type SpaceId } from '../../../machines/hadria/map.ts'
import { guard, noFigure, type HadriaState, type March } from '../../../machines/hadria/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { aimsOf, noAims, type Aims } from './aims.ts'
import {
  escapesOf,
  exitsOf,
  heatOf,
  marchesNow,
  rangeFrom,
  restOf,
  startOf,
  strideFrom,
  tableOf,
  waysOf,
  type Danger,
  type Way,
} from './reach.ts'
import { asked, defaultMove, holderOf, specialFor, turnedUp } from './ways.ts'

export interface Hints {
  ways: ReadonlyMap<SpaceId, Way>
  /** Where a walker can come up from the sewers. */
  exits: ReadonlyMap<SpaceId, Danger>
  /** What may come of it to stop where the walker is. */
  rest: Danger | null
  /** The gates, by their numbers, through which one can win now. */
  escapes: ReadonlyMap<number, Way>
  /** Thieves who can be aimed at. */
  thieves: readonly Seat[]
  /** What the card that is turned up can hit. */
  aims: Aims
  hidden: readonly Seat[]
  /** What the card in question reaches, by its range or on foot. */
  range: readonly SpaceId[]
  /** Where only a sprint leads. */
  sprint: readonly SpaceId[]
  /** How many figures see each space; null if nobody wants to know. */
  heat: readonly number[] | null
  /** Where the watch would go, or may go. */
  marches: readonly March[]
  /** Which of these one key chooses. */
  marked: number | null
  /** The space that one key chooses. */
  fallback: SpaceId | null
}

export interface Wishes {
  heat: boolean
  watch: boolean
  /** The card in hand that is looked at. */
  card: Card | Special | null
  /** Whether a person is asked: bots' steps show by themselves how far they can go. */
  person: boolean
}

export function hintsOf(view: HadriaView, wishes: Wishes): Hints {
  const table = tableOf(view)
  const aiming = asked(view, 'aim')
  const fallback = defaultMove(view)
  // What a bot decides is told once it has.
  const isBots = asked(view, 'decide') !== null && !wishes.person
  const ways = isBots ? new Map<SpaceId, Way>() : waysOf(view, table)
  const aims = isBots ? noAims : aimsOf(view, table)
  return {
    ways,
    aims,
    exits: exitsOf(view, table),
    rest: wishes.person ? restOf(view, table) : null,
    escapes: wishes.person ? escapesOf(view, table) : new Map(),
    thieves: aiming?.thieves ?? [],
    hidden: table.players.flatMap((player, seat) => (isHidden(table, player) ? [seat] : [])),
    ...rangeShown(view, table, wishes, (to) => ways.has(to) || aims.spaces.has(to)),
    heat: wishes.heat ? heatOf(table, holderOf(view)) : null,
    marches: asked(view, 'watch')?.options ?? (wishes.watch ? marchesNow(table) : []),
    marked: fallback?.type === 'march' ? fallback.option : null,
    fallback: fallback?.type === 'aim' ? fallback.space : null,
  }
}

/** Of the card that is looked at, else of the one that is turned up; what is asked about the map has it to itself. */
function rangeShown(
  view: HadriaView,
  table: HadriaState,
  { card, person }: Wishes,
  isTarget: (space: SpaceId) => boolean,
): Pick<Hints, 'range' | 'sprint'> {
  const now = turnedUp(view)
  const seat = now?.seat ?? (view.seat === 'table' ? null : view.seat)
  const turned = now && (now.stack.special ? specialFor(view.players[now.seat] ?? { thief: null }) : now.stack.card)
  const shown = card ?? turned
  const isAsked = (['walk', 'aim', 'lead'] as const).some((ask) => asked(view, ask))
  if (seat === null || shown === null || isAsked) return { range: [], sprint: [] }
  const range = rangeFrom(table, seat, shown)
  const isFree = (to: SpaceId): boolean => !isTarget(to)
  if (range || (now && !person)) return { range: range?.filter(isFree) ?? [], sprint: [] }
  const { near, far } = strideFrom(table, seat, shown)
  return { range: near.filter(isFree), sprint: far.filter(isFree) }
}

/** How the watch goes on with the figure on this space, if that is one way only. */
export function marchFrom(view: HadriaView, space: SpaceId): number | null {
  const ways = (asked(view, 'watch')?.options ?? []).flatMap(({ from }, option) => (from === space ? [option] : []))
  const [only, another] = ways
  return only === undefined || another !== undefined ? null : only
}

/** What a click on a space means now, allowed or not; null if it means nothing. */
export function moveAt(view: HadriaView, space: Space): HadriaMove | null {
  const { question } = view
  switch (question?.ask) {
    case 'start':
      return space.kind === 'start' && space.district !== 'palace' ? { type: 'start', district: space.district } : null
    case 'walk':
    case 'lead':
      return space.id === startOf(view) ? { type: 'stop' } : { type: 'step', to: space.id }
    case 'aim':
      return { type: 'aim', space: space.id }
    case 'watch': {
      const option = marchFrom(view, space.id)
      return option === null ? null : { type: 'march', option }
    }
    default:
      return null
  }
}

/** What stands and lies on a space, by names of the catalogue. */
export function onSpace(view: HadriaView, space: SpaceId): string[] {
  const figure = view.watch[space] ?? noFigure
  return [
    ...view.players.flatMap(({ at, thief }) => (at === space && thief ? [thief] : [])),
    ...(figure === noFigure ? [] : [figure === guard ? 'guard' : 'captain']),
    ...view.jewels.filter(({ at }) => at === space).map(({ jewel }) => jewel),
    ...view.openTiles.filter(({ at }) => at === space).map(({ tile }) => tile),
    ...(view.tiles.includes(space) ? ['tile'] : []),
    ...(view.smoke.includes(space) ? ['smoke'] : []),
    ...(view.fire.includes(space) ? ['fire'] : []),
    ...(gates.some((gate) => gate.space === space && gate.district === view.gateDistrict) ? ['gate'] : []),
  ]
}
