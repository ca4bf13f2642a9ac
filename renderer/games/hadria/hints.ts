/** What the map shows beyond what lies on it: what can be done where, and what might come of it. */
import { isHidden } from '../../../machines/hadria/board.ts'
import type { Card, Special } from '../../../machines/hadria/data.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import { gates, type Space, type SpaceId } from '../../../machines/hadria/map.ts'
import { guard, noFigure, type HadriaState, type March } from '../../../machines/hadria/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { exitsOf, heatOf, marchesNow, rangeFrom, strideFrom, tableOf, waysOf, type Danger, type Way } from './reach.ts'
import { asked, defaultMove, specialFor, turnedUp } from './ways.ts'

export interface Hints {
  ways: ReadonlyMap<SpaceId, Way>
  /** Where a walker can come up from the sewers. */
  exits: ReadonlyMap<SpaceId, Danger>
  /** Thieves who can be aimed at. */
  thieves: readonly Seat[]
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
  const ways = asked(view, 'decide') && !wishes.person ? new Map<SpaceId, Way>() : waysOf(view, table)
  return {
    ways,
    exits: exitsOf(view, table),
    thieves: aiming?.thieves ?? [],
    hidden: table.players.flatMap((player, seat) => (isHidden(table, player) ? [seat] : [])),
    ...rangeShown(view, table, wishes, ways),
    heat: wishes.heat ? heatOf(table, view.seat === 'table' ? (view.question?.seat ?? 0) : view.seat) : null,
    marches: asked(view, 'watch')?.options ?? (wishes.watch ? marchesNow(table) : []),
    marked: fallback?.type === 'march' ? fallback.option : null,
    fallback: fallback?.type === 'aim' ? fallback.space : null,
  }
}

/** Of the card that is turned up, else of the one that is looked at; what is asked about the map has it to itself. */
function rangeShown(
  view: HadriaView,
  table: HadriaState,
  { card, person }: Wishes,
  ways: Hints['ways'],
): Pick<Hints, 'range' | 'sprint'> {
  const now = turnedUp(view)
  const seat = now?.seat ?? (view.seat === 'table' ? null : view.seat)
  const shown = now
    ? now.stack.special
      ? specialFor(view.players[now.seat] ?? { thief: null })
      : now.stack.card
    : card
  const isAsked = (['walk', 'aim', 'lead'] as const).some((ask) => asked(view, ask))
  if (seat === null || shown === null || isAsked) return { range: [], sprint: [] }
  const range = rangeFrom(table, seat, shown)
  if (range || (now && !person)) return { range: range ?? [], sprint: [] }
  const { near, far } = strideFrom(table, seat, shown)
  const isNoWay = (to: SpaceId): boolean => !ways.has(to)
  return { range: near.filter(isNoWay), sprint: far.filter(isNoWay) }
}

/** What a click on a space means now, allowed or not; null if it means nothing. */
export function moveAt(view: HadriaView, space: Space): HadriaMove | null {
  const { question } = view
  switch (question?.ask) {
    case 'start':
      return space.kind === 'start' && space.district !== 'palace' ? { type: 'start', district: space.district } : null
    case 'walk':
    case 'lead':
      return { type: 'step', to: space.id }
    case 'aim':
      return { type: 'aim', space: space.id }
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
