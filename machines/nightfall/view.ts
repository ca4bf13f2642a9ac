/** What a seat may know (NF-7), and a whole table imagined from it. */
import type { Seat, View, Viewer } from '../kernel/game.ts'
import { readable } from '../kernel/journal.ts'
import type { Random } from '../kernel/random.ts'
import { playerAt } from '../kernel/seats.ts'
import { backIdOf, copies, fenceIds, lootIds, tools, type BackId, type LootId, type Tool } from './data.ts'
import {
  actingStone,
  copyAction,
  copyCards,
  copyFields,
  countTools,
  listTools,
  noAction,
  noTools,
  type Action,
  type Cards,
  type Display,
  type NightfallState,
  type Phase,
  type Player,
  type Tools,
} from './state.ts'

export interface PlayerView {
  /** The thief, by the tool that is built in; null until it is chosen. */
  thief: Tool | null
  income: Player['income']
  /** How many tools are in the hand. */
  tools: number
  /** Those tools of the hand that all have seen being taken in the City. */
  seen: Tools
  /** The backs of the unsold loot. */
  loot: BackId[]
  /** Whether the thief's own tool has already served in the house where stones are acting now. */
  served: boolean
}

export interface NightfallView extends View {
  phase: Phase
  round: number
  start: Seat
  players: PlayerView[]
  fields: NightfallState['fields']
  blocked: NightfallState['blocked']
  display: {
    city: Tools
    villa: (BackId | null)[]
    museum: (BackId | null)[]
    harbour: Display['harbour']
  }
  /** How many cards the piles have, and the back of the top loot. */
  piles: { tools: number; loot: number; fences: number; topLoot: BackId | null }
  discards: Cards
  /** What the acting stone has begun, as far as all can see it. */
  action: { taken: number; exchange: number | null; laid: number }
  /** The own tools and loot, and what the own acting stone has begun. */
  mine: { hand: Tools; loot: LootId[]; action: Action } | null
}

export function view(state: NightfallState, viewer: Viewer): Omit<NightfallView, 'active'> {
  const { display, piles, action } = state
  return {
    seat: viewer,
    phase: phaseFor(state, viewer),
    news: readable(state.journal, viewer),
    round: state.round,
    start: state.start,
    players: state.players.map(({ thief, income, hand, seen, loot, served }) => ({
      thief,
      income: { ...income },
      tools: countTools(hand),
      seen: { ...seen },
      loot: loot.map(backIdOf),
      served,
    })),
    fields: copyFields(state.fields),
    blocked: state.blocked.slice(),
    display: {
      city: { ...display.city },
      villa: display.villa.map(backOrGap),
      museum: display.museum.map(backOrGap),
      harbour: display.harbour.slice(),
    },
    piles: {
      tools: piles.tools.length,
      loot: piles.loot.length,
      fences: piles.fences.length,
      topLoot: backOrGap(piles.loot.at(-1) ?? null),
    },
    discards: copyCards(state.discards),
    action: { taken: action.taken, exchange: action.exchange, laid: countTools(action.laid) },
    mine: viewer === 'table' ? null : mineOf(state, viewer),
  }
}

const backOrGap = (card: LootId | null): BackId | null => (card === null ? null : backIdOf(card))

/** What an action goes back to when it is done; in the middle of a move it may be, before the next phase begins. */
const beginnings: Readonly<Partial<Record<Phase, Phase>>> = {
  'act.villa.steal': 'act.villa.aim',
  'act.museum.steal': 'act.museum.aim',
  'act.ruin.lay': 'act.ruin.exchange',
  'act.ruin.draw': 'act.ruin.exchange',
  'act.harbour.sell': 'act.harbour.offer',
}

/** Nobody else sees that a loot is aimed at or offered, until it is stolen or sold. */
function phaseFor(state: NightfallState, viewer: Viewer): Phase {
  const { phase, action } = state
  const hasBegun =
    action.exchange !== null || (isActing(state, viewer) && (action.slot !== null || action.offered.length > 0))
  return hasBegun ? phase : (beginnings[phase] ?? phase)
}

function isActing({ fields }: Pick<NightfallState, 'fields'>, viewer: Viewer): boolean {
  const stone = actingStone(fields)
  return stone !== null && fields[stone.place][stone.field] === viewer
}

function mineOf(state: NightfallState, seat: Seat): NightfallView['mine'] {
  const { hand, loot } = playerAt(state, seat)
  if (countTools(hand) === 0 && loot.length === 0) return null
  const action = isActing(state, seat) ? copyAction(state.action) : noAction()
  return { hand: { ...hand }, loot: loot.slice(), action }
}

/** Random are the piles, the others' hands where nobody saw what they took, and the fronts of unknown loot. */
export function imagine(view: NightfallView, seat: Seat, random: Random): NightfallState {
  const { display } = view
  const hidden = random.shuffle(listTools(hiddenTools(view, seat)))
  const fronts = hiddenFronts(view, random)
  const front = (back: BackId | null): LootId | null => (back === null ? null : takeFront(fronts, back))
  const players = view.players.map((player, holder): Player => {
    const { thief, income, seen, served } = player
    const known = holder === seat
    return {
      thief,
      income: { ...income },
      hand: known ? { ...(view.mine?.hand ?? noTools()) } : imagineHand(player, hidden),
      seen: { ...seen },
      loot: known ? (view.mine?.loot.slice() ?? []) : player.loot.map((back) => takeFront(fronts, back)),
      served,
    }
  })
  const villa = display.villa.map(front)
  const museum = display.museum.map(front)
  const topLoot = front(view.piles.topLoot)
  const fences = random.shuffle(
    fenceIds.filter((id) => !display.harbour.includes(id) && !view.discards.fences.includes(id)),
  )
  return {
    phase: view.phase,
    random: random.fork().state(),
    seats: players.length,
    journal: view.news.map(({ key, params }) => ({ key, params })),
    round: view.round,
    start: view.start,
    players,
    fields: copyFields(view.fields),
    blocked: view.blocked.slice(),
    display: { city: { ...display.city }, villa, museum, harbour: display.harbour.slice() },
    piles: {
      tools: hidden,
      loot: topLoot === null ? [] : [...random.shuffle([...fronts.values()].flat()), topLoot],
      fences,
    },
    discards: copyCards(view.discards),
    action: imagineAction(view, seat, players, random),
  }
}

/** All tools that are neither displayed nor discarded nor in the own hand nor seen in another. */
function hiddenTools({ display, discards, players, mine }: NightfallView, seat: Seat): Tools {
  const left = noTools()
  for (const tool of tools) left[tool] = copies - display.city[tool] - (mine?.hand[tool] ?? 0)
  for (const tool of discards.tools) left[tool] -= 1
  players.forEach(({ seen }, holder) => {
    if (holder !== seat) for (const tool of tools) left[tool] -= seen[tool]
  })
  return left
}

function imagineHand(player: PlayerView, hidden: Tool[]): Tools {
  const hand = { ...player.seen }
  for (let missing = player.tools - countTools(hand); missing > 0; missing--) hand[hidden.pop() as Tool] += 1
  return hand
}

/** The loot that lies or stands somewhere with an unknown front, by its back, shuffled. */
function hiddenFronts({ discards, mine }: NightfallView, random: Random): Map<BackId, LootId[]> {
  const fronts = new Map<BackId, LootId[]>()
  for (const id of random.shuffle([...lootIds])) {
    if (discards.loot.includes(id) || mine?.loot.includes(id)) continue
    const same = fronts.get(backIdOf(id))
    if (same) same.push(id)
    else fronts.set(backIdOf(id), [id])
  }
  return fronts
}

function takeFront(fronts: ReadonlyMap<BackId, LootId[]>, back: BackId): LootId {
  const id = fronts.get(back)?.pop()
  if (id === undefined) throw new Error(`No loot is left with the back ${back}`)
  return id
}

function imagineAction(view: NightfallView, seat: Seat, players: readonly Player[], random: Random): Action {
  const { taken, exchange, laid } = view.action
  if (view.mine && isActing(view, seat)) return copyAction(view.mine.action)
  const action = { ...noAction(), taken, exchange }
  const stone = actingStone(view.fields)
  if (laid === 0 || !stone) return action
  const { hand } = playerAt({ players }, view.fields[stone.place][stone.field] as Seat)
  for (const tool of random.shuffle(listTools(hand)).slice(0, laid)) action.laid[tool] += 1
  return action
}
