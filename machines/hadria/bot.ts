/** Plays by policy: tiles and jewels, then the palace, then out; its movement laid against the watch's die. */
import type { Bot, Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { distance, isAlarmed, thievesWithin } from './board.ts'
import { house, printedRange, type Card, type General, type JewelKind } from './data.ts'
import { hadria } from './game.ts'
import type { SpaceId } from './map.ts'
import { pointsLeft } from './planning.ts'
import { bestRoute, fearOf, isThreatened, leaveWish } from './prospects.ts'
import {
  apOn,
  isJailed,
  jewelsHeld,
  stackAt,
  whereIs,
  type Aiming,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Question,
} from './state.ts'
import type { HadriaView } from './view.ts'

type S = HadriaState
type M = HadriaMove

export const hadriaBot: Bot<M, HadriaView> = {
  choose(view, seat, moves, random) {
    const [only] = moves
    if (only !== undefined && moves.length === 1) return only
    const state = hadria.imagine(view, seat, random)
    const wanted = state.phase === 'plan' ? plan(state, seat, moves) : answer(state, seat, moves)
    return wanted ?? random.pick(moves)
  },
}

/** What the first player's decisions for the table, and any other question, come to unless somebody cares. */
export function defaultMove(view: HadriaView, seat: Seat, moves: readonly M[]): M | undefined {
  const { question } = view
  if (question?.ask !== 'watch' && question?.ask !== 'aim') return undefined
  const at = view.players[seat]?.at ?? null
  return question.ask === 'watch' ? march(question.options, moves, at) : aimForTable(question, moves, at)
}

type Of<T extends M['type']> = Extract<M, { type: T }>
const find = <T extends M['type']>(
  moves: readonly M[],
  type: T,
  fits: (move: Of<T>) => boolean = () => true,
): M | undefined => moves.find((move) => move.type === type && fits(move as Of<T>))

function most<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined
  let highest = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value <= highest) continue
    highest = value
    best = item
  }
  return best
}

// ---- Planning -----------------------------------------------------------------------------------------------------------

/** How gladly a card is kept; what is discarded first comes last. */
const worth: Readonly<Record<General, number>> = {
  elixirOfSpeed: 10,
  cloak: 8,
  ropeAndHook: 7,
  fishingRod: 6,
  mechanicalRats: 6,
  smokeGrenade: 4,
  beacon: 4,
  automaticTrap: 3,
  poisonedBola: 3,
  confusingGas: 3,
  forgedOrders: 3,
  noiseGrenade: 2,
  firecracker: 2,
  fireGrenade: 2,
}

/** One small move towards the plan that is wanted; ready when it is laid. */
function plan(state: S, seat: Seat, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  for (const [card, ap] of planFor(state, seat)) {
    const laid = player.stacks.findIndex((stack) => stack.card === card)
    if (laid < 0) {
      const move = find(moves, 'lay', (lay) => lay.card === card && !lay.special && lay.with === 'point')
      if (move) return move
    } else if (apOn(stackAt(player, laid)) < ap) {
      const move = find(moves, 'add', (add) => add.stack === laid && add.with === 'point')
      if (move) return move
    }
  }
  return find(moves, 'ready')
}

/** The AP that act before the watch: on a tie calm thieves go first. */
const beforeWatch = (state: S): number => state.initiative + (isAlarmed(state) ? 1 : 0)

/** The stacks that are wanted, in the order in which they get their AP. */
function planFor(state: S, seat: Seat): [Card, number][] {
  const player = playerAt(state, seat)
  const all = pointsLeft(player) + player.stacks.reduce((sum, { points }) => sum + points, 0)
  if (isJailed(player)) return [['move', all]]
  // What is already laid is no longer in hand.
  const hand = [...player.hand, ...player.stacks.flatMap(({ card }) => (card === null ? [] : [card]))]
  const has = (card: General): boolean => hand.includes(card)
  const first = beforeWatch(state)
  const threatened = isThreatened(state, seat, whereIs(player))
  const stacks: [Card, number][] = []
  let left = all
  const put = (card: Card, ap: number): void => {
    const given = Math.min(ap, left)
    if (given < 1) return
    stacks.push([card, given])
    left -= given
  }
  // One AP is left for each of the others that are wanted.
  const quick = Math.max(1, Math.min(first, all - 2))
  if (threatened && has('cloak') && fearOf(player) > 6) {
    put('cloak', quick)
    put('move', 1)
  } else {
    put('move', threatened ? quick : 1)
  }
  if (has('elixirOfSpeed')) put('elixirOfSpeed', threatened && left > first ? first : 1)
  if (has('ropeAndHook') && threatened) put('ropeAndHook', Math.min(first, Math.max(1, left - 1)))
  if (!wantsToSprint(state, player, hand)) put('ambush', 1)
  for (const card of useful(state, seat, hand)) put(card, 1)
  return stacks
}

/** With nothing else to play the long way is the better one. */
function wantsToSprint(state: S, { holds }: Player, hand: readonly Card[]): boolean {
  return holds.imperial > 0 && state.gateDistrict !== null && !hand.includes('elixirOfSpeed')
}

/** Cards that may find a target this round. */
function useful(state: S, seat: Seat, hand: readonly Card[]): General[] {
  const near = (card: General): number => (printedRange[card] ?? 0) + house.sneak
  const robs: readonly Card[] = ['fishingRod', 'automaticTrap', 'poisonedBola', 'smokeGrenade', 'noiseGrenade']
  return [...new Set(hand)].filter((card): card is General => {
    if (card === 'mechanicalRats') return !state.stolen
    if (
      card === 'fishingRod' &&
      state.jewels.some(({ at }) => distance(whereIs(playerAt(state, seat)), at) <= near(card))
    )
      return true
    return (
      robs.includes(card) &&
      thievesWithin(state, seat, near(card as General), (other) => jewelsHeld(other) > 0).length > 0
    )
  })
}

// ---- Questions ----------------------------------------------------------------------------------------------------------

function answer(state: S, seat: Seat, moves: readonly M[]): M | undefined {
  const { question } = state
  if (!question) return undefined
  const player = playerAt(state, seat)
  switch (question.ask) {
    case 'walk':
      return walk(state, seat, question, moves)
    case 'decide':
      return decide(state, seat, moves)
    case 'which':
      return find(moves, 'turn')
    case 'aim':
      return aim(state, seat, question, moves)
    case 'lead':
      return lead(moves, player)
    case 'watch':
      return march(question.options, moves, player.at)
    case 'discard':
      return find(moves, 'done') ?? cheapest(moves, 'discard')
    case 'keep':
    case 'test':
      return dearest(moves)
    case 'rob':
    case 'take':
    case 'snatch':
      return moves.find((move) => move.type !== 'done')
    case 'swap':
      return find(moves, 'done')
    default:
      return undefined
  }
}

const cheapest = (moves: readonly M[], type: 'discard'): M | undefined =>
  most(moves, (move) => (move.type === type ? -worth[move.card] : -Infinity))

const dearest = (moves: readonly M[]): M | undefined =>
  most(moves, (move) => (move.type === 'pick' ? worth[move.card] : -Infinity))

const jewelWorth: Readonly<Record<JewelKind, number>> = { imperial: 9, green: 2, yellow: 1, trinket: 1 }

function decide(state: S, seat: Seat, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  const as = (way: Of<'execute'>['as']): M | undefined => find(moves, 'execute', (move) => move.as === way)
  if (as('sneak')) {
    const sprint = as('sprint')
    if (sprint && wantsSprintNow(state, seat, player)) return sprint
    return as('sneak')
  }
  return as('clevernessDraw') ?? as('card') ?? as('forgo')
}

/** A sprint brings the jewel nearer to the gate, or out of the watch's reach. */
function wantsSprintNow(state: S, seat: Seat, player: Player): boolean {
  const later = player.stacks.some(({ done }) => !done)
  if (player.holds.imperial > 0 && state.gateDistrict !== null) return !later
  return !later && isJailed(player) === false && isThreatened(state, seat, whereIs(player)) && player.holds.imperial > 0
}

function walk(state: S, seat: Seat, question: Extract<Question, { ask: 'walk' }>, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  const leave = find(moves, 'leave')
  if (leave && leaveWish(state, seat) > 4) return leave
  const loot = most(moves, (move) =>
    move.type === 'rob' || move.type === 'take' ? jewelWorth[move.jewel] + (move.type === 'rob' ? 0.5 : 0) : -Infinity,
  )
  if (loot?.type === 'rob' || loot?.type === 'take') return loot
  const turnUp = find(moves, 'turnUp')
  if (turnUp && player.holds.imperial === 0 && !(state.stolen && leaveWish(state, seat) > 4)) return turnUp
  const watchToCome = !state.watchDone
  const route = bestRoute(state, seat, question.left, question.opening, watchToCome)
  if (route.sewer !== null) return find(moves, 'sewer', ({ to }) => to === route.sewer) ?? find(moves, 'stop')
  if (route.step !== null) return find(moves, 'step', ({ to }) => to === route.step) ?? find(moves, 'stop')
  const oneMore = find(moves, 'oneMore')
  if (oneMore && wantsOneMore(state, seat, question.opening)) return oneMore
  return find(moves, 'stop') ?? find(moves, 'step')
}

/** A step more is worth a tile when it brings the jewel on, or saves the thief. */
function wantsOneMore(state: S, seat: Seat, opening: boolean): boolean {
  const player = playerAt(state, seat)
  if (bestRoute(state, seat, 1, opening, !state.watchDone).step === null) return false
  return player.holds.imperial > 0 || (!state.watchDone && isThreatened(state, seat, whereIs(player)))
}

// ---- Aiming -------------------------------------------------------------------------------------------------------------

function aim(state: S, seat: Seat, question: Aiming, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  const rival = most(question.thieves, (other) => lootOf(state, other))
  switch (question.what) {
    case 'rod': {
      const lying = most(question.spaces, (space) => lyingWorth(state, space))
      if (lying !== undefined && (rival === undefined || lyingWorth(state, lying) >= lootOf(state, rival)))
        return at(moves, lying)
      return rival === undefined ? undefined : find(moves, 'target', ({ thief }) => thief === rival)
    }
    case 'trap':
    case 'bola':
    case 'confiscate':
      if (rival !== undefined) return find(moves, 'target', ({ thief }) => thief === rival)
      return nearestTo(moves, player.at)
    case 'rats':
      return find(moves, 'aim') ?? find(moves, 'target')
    case 'smoke':
    case 'noise':
      return at(
        moves,
        most(question.spaces, (space) => lootAt(state, seat, space)),
      )
    case 'rooftops':
      return at(moves, bestOf(state, seat, question.spaces))
    case 'noiseFigure':
    case 'gasFigure':
    case 'smokeSpread':
      return find(moves, 'done')
    default:
      return aimForTable(question, moves, player.at)
  }
}

/** Jewels near, guards away. */
function aimForTable({ what }: Aiming, moves: readonly M[], mine: SpaceId | null): M | undefined {
  switch (what) {
    case 'yellow':
    case 'takeOff':
    case 'beacon':
    case 'seduction':
    case 'orders':
      return nearestTo(moves, mine)
    case 'relieve':
      return find(moves, 'done')
    default:
      return most(moves, (move) => (move.type === 'aim' && mine !== null ? distance(mine, move.space) : 0))
  }
}

const at = (moves: readonly M[], space: SpaceId | undefined): M | undefined =>
  find(moves, 'aim', (move) => move.space === space)

const nearestTo = (moves: readonly M[], mine: SpaceId | null): M | undefined =>
  most(moves, (move) => (move.type === 'aim' ? -distance(mine ?? move.space, move.space) : -Infinity))

const lyingWorth = ({ jewels }: S, space: SpaceId): number =>
  jewels.reduce((best, lying) => (lying.at === space ? Math.max(best, jewelWorth[lying.jewel]) : best), 0)

function lootOf(state: S, seat: Seat): number {
  const { holds } = playerAt(state, seat)
  return holds.imperial * jewelWorth.imperial + holds.green * 2 + holds.yellow + holds.trinket
}

const lootAt = (state: S, seat: Seat, space: SpaceId): number =>
  state.players.reduce(
    (sum, player, other) => (other !== seat && player.at === space ? sum + lootOf(state, other) : sum),
    0,
  )

/** Where one would rather be. */
function bestOf(state: S, seat: Seat, spaces: readonly SpaceId[]): SpaceId | undefined {
  const player = playerAt(state, seat)
  const goal = bestRoute(state, seat, 12, false, false).end
  const fear = (space: SpaceId): number => (!state.watchDone && isThreatened(state, seat, space) ? fearOf(player) : 0)
  return most(spaces, (space) => -distance(space, goal) - fear(space))
}

/** A guard is led away, or left where it is. */
function lead(moves: readonly M[], { at }: Player): M | undefined {
  const away = most(moves, (move) => (move.type === 'step' && at !== null ? distance(at, move.to) : -1))
  return away ?? find(moves, 'stop')
}

function march(
  options: readonly { arrests: SpaceId | null; to: SpaceId }[],
  moves: readonly M[],
  at: SpaceId | null,
): M | undefined {
  return most(moves, (move) => {
    const option = move.type === 'march' ? options[move.option] : undefined
    if (!option || at === null) return 0
    return (option.arrests === at ? -100 : 0) + distance(option.to, at)
  })
}
