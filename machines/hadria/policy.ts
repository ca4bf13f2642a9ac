/** Plays by policy: tiles and jewels, then the palace, then out; its movement laid against the watch's die. */
import type { Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import { distance, isAlarmed, thievesWithin } from './board.ts'
import { house, isGeneral, printedRange, type Card, type General, type JewelKind } from './data.ts'
import type { SpaceId } from './map.ts'
import { pointsLeft } from './planning.ts'
import { bestRoute, canEnter, isThreatened, judgeOf, wantsOut, waysOf } from './prospects.ts'
import {
  apOn,
  isJailed,
  jewelsHeld,
  noFigure,
  putIn,
  stackAt,
  whereIs,
  type Aiming,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Stack,
  type Walk,
} from './state.ts'
import type { HadriaView } from './view.ts'

type S = HadriaState
type M = HadriaMove

/** What it does without thinking ahead: of its plans it follows the first that fits what it has laid. */
export function sensibly(state: S, seat: Seat, moves: readonly M[], styles: readonly Style[] = ['careful']): M {
  const wanted = state.phase === 'plan' ? nextOf(state, seat, moves, styles)[0] : answer(state, seat, moves)
  return wanted ?? (moves[0] as M)
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

/** A stack that is wanted. */
interface Wanted {
  card: Card
  ap: number
  special: boolean
}

/**
 * How a plan is made: carefully, by what the watch could do; with the movement before the watch, or after it; simply, with a
 * movement and an ambush and nothing else.
 */
export type Style = 'careful' | 'early' | 'late' | 'simple'

/** For each of these plans that fits what is laid, one small move towards it; ready when it is laid. */
export function nextOf(state: S, seat: Seat, moves: readonly M[], styles: readonly Style[]): M[] {
  const before = unplanned(state, seat)
  const fitting = styles.flatMap((style) => towards(state, seat, moves, planFor(before, seat, style)) ?? [])
  return fitting.length > 0 ? fitting : moves.filter(({ type }) => type === 'ready')
}

/** Undefined where something else is laid already. */
function towards(state: S, seat: Seat, moves: readonly M[], wanted: readonly Wanted[]): M | undefined {
  const player = playerAt(state, seat)
  const isWanted = ({ card, special }: Stack, ap: number): boolean =>
    wanted.some((one) => one.card === card && one.special === special && one.ap >= ap)
  if (!player.stacks.every((stack) => isWanted(stack, apOn(stack)))) return undefined
  for (const { card, ap, special } of wanted) {
    const laid = player.stacks.findIndex((stack) => stack.card === card && stack.special === special)
    const move =
      laid < 0
        ? find(moves, 'lay', (lay) => lay.card === card && lay.special === special && lay.with === 'point')
        : apOn(stackAt(player, laid)) < ap && find(moves, 'add', (add) => add.stack === laid && add.with === 'point')
    if (move) return move
  }
  return find(moves, 'ready')
}

/** The table as it was before this seat laid anything: the plan stays the same while it is laid. */
function unplanned(state: S, seat: Seat): S {
  const player = playerAt(state, seat)
  const hand = [...player.hand]
  for (const { card } of player.stacks) if (card !== null && isGeneral(card)) putIn(hand, card)
  return { ...state, players: state.players.with(seat, { ...player, hand, stacks: [] }) }
}

/** The AP that act before the watch: on a tie calm thieves go first. */
const beforeWatch = (state: S): number => state.initiative + (isAlarmed(state) ? 1 : 0)

/** The stacks that are wanted, in the order in which they get their AP. */
function planFor(state: S, seat: Seat, style: Style): Wanted[] {
  const player = playerAt(state, seat)
  let left = pointsLeft(player)
  const { hand } = player
  const stacks: Wanted[] = []
  const put = (card: Card, ap: number, special = false): void => {
    const given = Math.min(ap, left)
    if (given < 1 || (card !== 'move' && card !== 'ambush' && !hand.includes(card))) return
    stacks.push({ card, ap: given, special })
    left -= given
  }
  const first = beforeWatch(state)
  if (isJailed(player)) {
    put('move', left)
    return stacks
  }
  const threatened = isThreatened(state, seat, whereIs(player))
  const quick = Math.max(1, Math.min(first, left - 2))
  if (style === 'simple') {
    put('move', threatened ? quick : 1)
    put('ambush', 1)
    return stacks
  }
  const cover = style === 'careful' ? coverFor(state, seat, hand, threatened) : undefined
  const out = wantsOut(state, seat) && toGoal(state, seat) <= house.sprint + player.holds.backOfMyHand
  if (cover !== undefined) {
    put(cover, threatened ? quick : 3)
    put('move', 1)
  } else if (style === 'early') {
    put('move', first)
  } else if (style === 'late') {
    put('move', 1)
  } else if (out || (!threatened && isBetterBefore(state, seat))) {
    put('move', first)
  } else {
    if (!threatened && isBlocked(state, seat)) for (const card of clearing) put(card, 3)
    put('move', threatened ? Math.min(quick, left) : 1)
  }
  put('elixirOfSpeed', threatened && cover === undefined && left > first ? first : 1)
  put('ambush', 1)
  const junk = cheapestIn(hand, stacks)
  if (junk !== undefined && usesSpecial(state, seat)) put(junk, 1, true)
  for (const card of useful(state, seat, hand)) {
    if (card !== junk && !stacks.some((stack) => stack.card === card)) put(card, 1)
  }
  return stacks
}

/** What moves guards out of the way, or hides from them. */
const clearing = ['confusingGas', 'smokeGrenade', 'beacon', 'forgedOrders'] as const

/** Rope or cloak: for the dash to the gate, or where there is no safe way from here. */
function coverFor(state: S, seat: Seat, hand: readonly Card[], threatened: boolean): General | undefined {
  const covers = (['smokeGrenade', 'ropeAndHook', 'cloak'] as const).filter((card) => hand.includes(card))
  const elixir = hand.includes('elixirOfSpeed') ? house.elixir : 0
  const { holds } = playerAt(state, seat)
  if (wantsOut(state, seat)) {
    const far = toGoal(state, seat, true)
    const reaches = (card: General): boolean =>
      far <= house.sneak + elixir + Math.min(1, holds.backOfMyHand) + (card === 'ropeAndHook' ? house.rope : 0)
    const dash = covers.find((card) => card !== 'smokeGrenade' && reaches(card))
    if (dash && toGoal(state, seat) > house.sprint) return dash
  }
  const covered = bestRoute(state, seat, house.sneak + elixir, false, false).worth
  if (threatened)
    return bestRoute(state, seat, house.sprint, false, true).worth + 0.4 < covered ? covers.at(-1) : undefined
  return isBlocked(state, seat) && covered < bestRoute(state, seat, 0, false, false).worth + 0.5
    ? covers.at(-1)
    : undefined
}

/** A sprint to somewhere safe before the watch acts, rather than a few steps after it. */
function isBetterBefore(state: S, seat: Seat): boolean {
  const before = bestRoute(state, seat, house.sprint, false, true).worth
  return before > bestRoute(state, seat, house.sneak, false, false).worth + 1
}

/** Steps to the gate or the imperial jewel from here; `slips`: as if the watch were not there. */
function toGoal(state: S, seat: Seat, slips = false): number {
  const ways = slips ? waysOf(state, seat, true) : waysOf(state, seat)
  return ways[whereIs(playerAt(state, seat))] as number
}

/** The watch stands in the way: it is much farther around it than through. */
const isBlocked = (state: S, seat: Seat): boolean =>
  toGoal(state, seat, true) <= (wantsOut(state, seat) ? 8 : 14) && toGoal(state, seat) > toGoal(state, seat, true) + 4

/** The card to lay on the special: the one that is missed least, and none that saves a thief. */
function cheapestIn(hand: readonly Card[], wanted: readonly Wanted[]): General | undefined {
  const free = hand.filter((card): card is General => isGeneral(card) && !wanted.some((stack) => stack.card === card))
  return most(
    free.filter((card) => worth[card] < worth.ropeAndHook),
    (card) => -worth[card],
  )
}

/** Noiron takes the roofs, Nikolai tries things out, Joanne confiscates where there is something. */
function usesSpecial(state: S, seat: Seat): boolean {
  if (!state.specials) return false
  const { thief } = playerAt(state, seat)
  if (thief === 'noiron' || thief === 'nikolai') return true
  return thief === 'joanne' && thievesWithin(state, seat, 4, (other) => jewelsHeld(other) > 0).length > 0
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
      return walk(state, seat, question.walk, moves)
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
  const as = (way: Of<'execute'>['as']): M | undefined => find(moves, 'execute', (move) => move.as === way)
  if (as('sneak')) return (wantsToSprint(state, seat) && as('sprint')) || as('sneak')
  return as('special') ?? as('clevernessDraw') ?? as('card') ?? as('forgo')
}

/** A sprint where it brings farther, or to safety, and nothing is lost by it. */
function wantsToSprint(state: S, seat: Seat): boolean {
  const player = playerAt(state, seat)
  const more = Math.min(1, player.holds.backOfMyHand)
  if (wantsOut(state, seat)) {
    const far = toGoal(state, seat)
    if (far <= house.sneak + more) return false
    if (far <= house.sprint + more) return true
  }
  const toCome = !state.watchDone
  const sneak = bestRoute(state, seat, house.sneak, false, toCome).worth
  const margin = player.stacks.some(({ done }) => !done) || !toCome ? 1.5 : 0.2
  return bestRoute(state, seat, house.sprint, false, toCome).worth > sneak + margin
}

/** Until this round tiles are worth the risk of a guard in plain clothes: each eighth is one. */
const curious = 1

function walk(state: S, seat: Seat, question: Walk, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  const leave = find(moves, 'leave')
  if (leave && wantsOut(state, seat)) return leave
  const loot = most(moves, (move) =>
    move.type === 'rob' || move.type === 'take' ? jewelWorth[move.jewel] + (move.type === 'rob' ? 0.5 : 0) : -Infinity,
  )
  if (loot?.type === 'rob' || loot?.type === 'take') return loot
  const turnUp = find(moves, 'turnUp')
  if (turnUp && player.holds.imperial === 0 && (state.stolen ? !wantsOut(state, seat) : state.round <= curious))
    return turnUp
  const dash = wantsOut(state, seat) || (isRipe(state) && !question.sprint)
  const straight = dash ? stepStraight(state, seat, question.left, moves) : undefined
  if (straight) return straight
  const watchToCome = !state.watchDone
  const route = bestRoute(state, seat, question.left, question.opening, watchToCome)
  if (route.sewer !== null) return find(moves, 'sewer', ({ to }) => to === route.sewer) ?? find(moves, 'stop')
  if (route.step !== null) return find(moves, 'step', ({ to }) => to === route.step) ?? find(moves, 'stop')
  const oneMore = find(moves, 'oneMore')
  if (oneMore && wantsOneMore(state, seat, question.opening)) return oneMore
  return find(moves, 'stop') ?? find(moves, 'step')
}

/** Whatever comes after: the first theft opens the gates. */
const isRipe = ({ stolen, round }: S): boolean => !stolen && round > 4

/** The next step to the gate or the jewel, where the movement brings all the way there. */
function stepStraight(state: S, seat: Seat, left: number, moves: readonly M[]): M | undefined {
  const player = playerAt(state, seat)
  const ways = waysOf(state, seat)
  const far = ways[whereIs(player)] as number
  const oneMore = find(moves, 'oneMore')
  if (far > left + (oneMore ? 1 : 0)) return undefined
  return (
    find(
      moves,
      'step',
      ({ to }) => (ways[to] as number) < far && (player.thief === 'noiron' || canEnter(state, player, to)),
    ) ?? oneMore
  )
}

/** A step more is worth a tile when it brings the jewel on, or saves the thief. */
function wantsOneMore(state: S, seat: Seat, opening: boolean): boolean {
  const player = playerAt(state, seat)
  if (bestRoute(state, seat, 1, opening, !state.watchDone).step === null) return false
  return wantsOut(state, seat) || (!state.watchDone && isThreatened(state, seat, whereIs(player)))
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
    case 'smokeSpread':
    case 'beacon':
    case 'orders':
      if (question.what === 'smoke' && hidesHere(state, seat)) return at(moves, whereIs(player))
      if (isBlocked(state, seat) || question.what === 'smokeSpread') return clearTheWay(state, seat, question, moves)
      if (question.what !== 'smoke') return nearestTo(moves, player.at)
      return at(
        moves,
        most(question.spaces, (space) => lootAt(state, seat, space)),
      )
    case 'noise':
      return at(
        moves,
        most(question.spaces, (space) => lootAt(state, seat, space)),
      )
    case 'rooftops':
      return at(moves, bestOf(state, seat, question.spaces))
    case 'noiseFigure':
      return find(moves, 'done')
    case 'gasFigure':
      return isBlocked(state, seat) ? clearTheWay(state, seat, question, moves) : find(moves, 'done')
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

/** The watch is to come, and would find the thief. */
const hidesHere = (state: S, seat: Seat): boolean =>
  !state.watchDone && isThreatened(state, seat, whereIs(playerAt(state, seat)))

/** The figure that stands most in the way to the goal: smoke on its space, or off with it. */
function clearTheWay(state: S, seat: Seat, { what, spaces }: Aiming, moves: readonly M[]): M | undefined {
  const isSmoke = what === 'smoke' || what === 'smokeSpread'
  const wayWithout = (space: SpaceId): number => {
    const cleared: S = isSmoke
      ? { ...state, smoke: [...state.smoke, space] }
      : { ...state, watch: state.watch.with(space, noFigure) }
    return -toGoal(cleared, seat)
  }
  const best = most(spaces, wayWithout)
  if (what === 'smokeSpread' && (best === undefined || wayWithout(best) <= -toGoal(state, seat)))
    return find(moves, 'done')
  return at(moves, best)
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
const bestOf = (state: S, seat: Seat, spaces: readonly SpaceId[]): SpaceId | undefined =>
  most(spaces, judgeOf(state, seat, !state.watchDone))

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
