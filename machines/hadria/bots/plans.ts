/** HA-6: how a thief lays out a round, in one of a few ways: the movement against the watch's die, then what else may serve. */
import type { Seat, Simulation } from '../../kernel/game.ts'
import { distance, isAlarmed, placesIn, thievesWithin } from '../board.ts'
import { find, most, worth } from './choosing.ts'
import { house, isGeneral, printedRange, type Card, type General, type Thief } from '../data.ts'
import { canHunt, huntWorth, soon } from './hunting.ts'
import { pointsLeft } from '../planning.ts'
import { bestRoute, isBlocked, isThreatened, toGoal, wantsOut } from './prospects.ts'
import {
  apOn,
  districtOf,
  isJailed,
  jewelsHeld,
  playerAt,
  putIn,
  stackAt,
  whereIs,
  type ApSource,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Stack,
} from '../state.ts'

type S = HadriaState
type M = HadriaMove

/** A stack that is wanted. */
interface Wanted {
  card: Card
  ap: number
  special: boolean
}

/**
 * How a plan is made. Heedlessly: a movement and an ambush; simply: the same, before the watch where it threatens; covered: with
 * movements where they serve best, and what hides from the watch; carefully: with all that may serve.
 */
export type Style = 'heedless' | 'simple' | 'covered' | 'careful'

/** For each of these plans that fits what is laid, one small move towards it; ready when it is laid. */
export function nextOf(state: S, seat: Seat, moves: readonly M[], styles: readonly Style[]): M[] {
  const fitting = styles.flatMap((style) => towards(state, seat, moves, planOf(state, seat, style)) ?? [])
  return fitting.length > 0 ? fitting : moves.filter(({ type }) => type === 'ready')
}

/** The ways to plan a round that are worth a try and fit what is laid, as the moves that are left; what looks best first. */
export function linesOf(state: S, seat: Seat, simulate: (state: S) => Simulation<S, M>): M[][] {
  const plans = new Map<string, readonly Wanted[]>()
  for (const plan of [planOf(state, seat, 'careful'), ...variantsOf(unplanned(state, seat), seat)]) {
    const key = plan
      .map((stack) => Object.values(stack).join(' '))
      .toSorted()
      .join()
    if (!plans.has(key)) plans.set(key, plan)
  }
  return [...plans.values()].flatMap((plan) => lineTo(simulate(state), seat, plan) ?? [])
}

/** Undefined where something else is laid already. */
function lineTo(table: Simulation<S, M>, seat: Seat, plan: readonly Wanted[]): [M[]] | undefined {
  const line: M[] = []
  for (let ready = false; !ready;) {
    const move = towards(table.state, seat, table.legalMoves(seat), plan)
    if (!move) return undefined
    line.push(move)
    ready = move.type === 'ready'
    if (!ready) table.play(seat, move)
  }
  return [line]
}

/** Other ways to plan: the movement before the watch, after it or before everybody, and each card in hand before or after it. */
function variantsOf(state: S, seat: Seat): Wanted[][] {
  const player = playerAt(state, seat)
  const all = pointsLeft(player) + onTiles(player)
  const first = beforeWatch(state)
  const late: Draft[] = [
    ['move', 1],
    ['elixirOfSpeed', 1],
    ['ambush', 1],
  ]
  const early: Draft[] = [
    ['move', first],
    ['ambush', 1],
  ]
  const drafts: Draft[][] = [
    late,
    [...early, ['elixirOfSpeed', 1]],
    [...early, ['elixirOfSpeed', first]],
    [
      ['move', all - 1],
      ['ambush', 1],
    ],
    [['ambush', 1]],
    ...[...new Set(player.hand)].flatMap((card): Draft[][] => [
      [[card, all - late.length], ...late],
      [[card, first], ...late],
      [[card, all - first - 1], ...early],
      [...early, [card, Math.min(first, all - first) - 1]],
    ]),
  ]
  return drafts.map((draft) => planned(player, all, draft))
}

/** A card, and the AP on it as far as they reach; at least one. */
type Draft = readonly [Card, number]

function planned({ hand }: Player, all: number, draft: readonly Draft[]): Wanted[] {
  const stacks: Wanted[] = []
  let left = all
  for (const [card, ap] of draft) {
    const given = Math.min(Math.max(1, ap), left)
    const isThere = !isGeneral(card) || hand.includes(card)
    if (given === 0 || !isThere || stacks.some((stack) => stack.card === card)) continue
    stacks.push({ card, ap: given, special: false })
    left -= given
  }
  return stacks
}

/** What was planned at a table, in its last round: it stays the same while it is laid. */
const made = new WeakMap<S, { round: number; plans: Map<string, readonly Wanted[]> }>()

function planOf(state: S, seat: Seat, style: Style): readonly Wanted[] {
  let kept = made.get(state)
  if (kept?.round !== state.round) made.set(state, (kept = { round: state.round, plans: new Map() }))
  const key = `${seat} ${style}`
  let plan = kept.plans.get(key)
  if (!plan) kept.plans.set(key, (plan = planFor(unplanned(state, seat), seat, style)))
  return plan
}

/** Undefined where something else is laid already. */
function towards(state: S, seat: Seat, moves: readonly M[], wanted: readonly Wanted[]): M | undefined {
  const player = playerAt(state, seat)
  // A guild agent brings two at once: there may be one more than wanted.
  const isWanted = (stack: Stack): boolean =>
    wanted.some(
      ({ card, ap, special }) =>
        card === stack.card && special === stack.special && ap + Math.min(1, stack.guildAgents) >= apOn(stack),
    )
  if (!player.stacks.every(isWanted)) return undefined
  const source = sourceOf(player)
  for (const { card, ap, special } of wanted) {
    const laid = player.stacks.findIndex((stack) => stack.card === card && stack.special === special)
    const move =
      laid < 0
        ? find(moves, 'lay', (lay) => lay.card === card && lay.special === special && lay.with === source)
        : apOn(stackAt(player, laid)) < ap && find(moves, 'add', (add) => add.stack === laid && add.with === source)
    if (move) return move
  }
  return find(moves, 'ready')
}

/** Tiles are laid when there is nothing else left: what isn't used stays. */
function sourceOf(player: Player): ApSource {
  if (pointsLeft(player) > 0) return 'point'
  return player.holds.informer > 0 ? 'informer' : 'guildAgent'
}

/** HA-6.2: what tiles would bring. */
const onTiles = ({ holds }: Player): number => holds.informer + house.guildAgent * holds.guildAgent

/** The table as it was before this seat laid anything: the plan stays the same while it is laid. */
export function unplanned(state: S, seat: Seat): S {
  const player = playerAt(state, seat)
  const hand = [...player.hand]
  const holds = { ...player.holds }
  for (const { card, informers, guildAgents } of player.stacks) {
    if (card !== null && isGeneral(card)) putIn(hand, card)
    holds.informer += informers
    holds.guildAgent += guildAgents
  }
  return { ...state, players: state.players.with(seat, { ...player, hand, holds, stacks: [] }) }
}

/** The AP that act before the watch: on a tie calm thieves go first. */
const beforeWatch = (state: S): number => state.initiative + (isAlarmed(state) ? 1 : 0)

/** The stacks that are wanted, in the order in which they get their AP. */
function planFor(state: S, seat: Seat, style: Style): Wanted[] {
  const player = playerAt(state, seat)
  let left = pointsLeft(player) + onTiles(player)
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
    // HA-10.9: the movement comes first, and what follows is hidden.
    put('move', Math.max(1, pointsLeft(player) - 1))
    put('elixirOfSpeed', 1)
    put('ambush', 1)
    return stacks
  }
  const threatened = isThreatened(state, seat, whereIs(player))
  const quick = left >= first ? first : Math.max(1, left - 2)
  if (style === 'heedless' || style === 'simple') {
    put('move', threatened && style === 'simple' ? quick : 1)
    put('ambush', 1)
    return stacks
  }
  const resort = style === 'careful' && threatened ? lastResort(state, seat, left - 2) : undefined
  if (resort !== undefined) {
    put(resort, left - 2)
    put('move', 1)
    put('ambush', 1)
    return stacks
  }
  const cover = coverFor(state, seat, hand, threatened)
  const out = wantsOut(state, seat) && toGoal(state, seat) <= house.sprint + player.holds.backOfMyHand
  if (cover !== undefined) {
    put(cover, threatened ? quick : 3)
    put('move', 1)
  } else if (out || (!threatened && isBetterBefore(state, seat))) {
    put('move', first)
  } else {
    if (style !== 'covered' && !threatened && isBlocked(state, seat)) for (const card of clearing) put(card, 3)
    put('move', threatened ? Math.min(quick, left) : 1)
  }
  put('elixirOfSpeed', threatened && cover === undefined && left > first ? first : 1)
  if (style === 'covered') {
    put('ambush', 1)
    return stacks
  }
  const junk = cheapestIn(hand, stacks)
  const special = specialAp(state, seat, threatened)
  if (junk !== undefined && special > 1) put(junk, special, true)
  // What may or may not be of use is not worth a tile.
  left = Math.min(left, pointsLeft(player) - stacks.reduce((sum, { ap }) => sum + ap, 0))
  const onHunt = left - 1
  const hunt = bestHunter(
    // A figure that is led too late is of no use.
    onHunt >= first ? state : { ...state, watchDone: true },
    seat,
    hand.filter((card) => !stacks.some((stack) => stack.card === card)),
  )
  if (hunt !== undefined) put(hunt, onHunt)
  put('ambush', 1)
  if (junk !== undefined && special === 1) put(junk, 1, true)
  for (const card of useful(state, seat, hand)) {
    if (card !== junk && !stacks.some((stack) => stack.card === card)) put(card, 1)
  }
  return stacks
}

/** The card with which somebody would best be arrested or held up, if that is worth at least so much. */
function bestHunter(state: S, seat: Seat, hand: readonly General[], least = 0): General | undefined {
  return most(hand, (card) => {
    const worth = huntWorth(state, seat, card)
    return worth > 0 && worth >= least ? worth : -Infinity
  })
}

/** What it must be worth to be arrested for it: a rival close to the jewel. */
const dear = 15

/** A hunt for which there are not AP enough if one also flees from the watch: for those who have little way to lose. */
function lastResort(state: S, seat: Seat, ap: number): General | undefined {
  const first = beforeWatch(state)
  const suffice = ap + 1 >= 2 * first
  if (suffice || ap < first || toGoal(state, seat, true) <= soon) return undefined
  return bestHunter(state, seat, playerAt(state, seat).hand, dear)
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
  const covered = bestRoute(state, seat, house.sneak + elixir, false, false, true).worth
  const otherwise = threatened
    ? bestRoute(state, seat, house.sprint, false, true).worth
    : isBlocked(state, seat)
      ? bestRoute(state, seat, house.sneak + elixir, false, false).worth
      : Infinity
  return otherwise + 0.4 < covered ? covers.at(-1) : undefined
}

/** A sprint to somewhere safe before the watch acts, rather than a few steps after it. */
function isBetterBefore(state: S, seat: Seat): boolean {
  const before = bestRoute(state, seat, house.sprint, false, true).worth
  return before > bestRoute(state, seat, house.sneak, false, false).worth + 1
}

/** The card to lay on the special: the one that is missed least, and none that saves a thief. */
function cheapestIn(hand: readonly Card[], wanted: readonly Wanted[]): General | undefined {
  const free = hand.filter((card): card is General => isGeneral(card) && !wanted.some((stack) => stack.card === card))
  return most(
    free.filter((card) => worth[card] < worth.ropeAndHook),
    (card) => -worth[card],
  )
}

/** When a thief's special is of use, and the AP that it needs then; 0 is never. */
const specials: Readonly<Record<Thief, (state: S, seat: Seat, threatened: boolean) => number>> = {
  noiron: () => 1,
  nikolai: () => 1,
  /** Where there is something to confiscate. */
  joanne: (state, seat) => Number(thievesWithin(state, seat, 4, (other) => jewelsHeld(other) > 0).length > 0),
  /** Where there are two tiles that he doesn't know. */
  morius(state, seat) {
    const { seen, ...player } = playerAt(state, seat)
    const near = placesIn(districtOf(whereIs({ ...player, seen })))
    return Number(!state.stolen && near.filter((at) => state.tiles[at] !== null && !seen.includes(at)).length > 1)
  },
  /** Draws a guard onto somebody, or out of her way, before she moves. */
  jasmine: (state, seat, threatened) =>
    canHunt(state, seat, 'seduction') ? 5 : !threatened && isBlocked(state, seat) ? 3 : 0,
  /** Fire before the watch acts takes the AP and the sprint that would save him. */
  zain: () => 0,
}

function specialAp(state: S, seat: Seat, threatened: boolean): number {
  const { thief } = playerAt(state, seat)
  return state.specials && thief !== null ? specials[thief](state, seat, threatened) : 0
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
