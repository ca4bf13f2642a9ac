/** What a thief answers when asked: tiles and jewels, then the palace, then out. */
import type { Seat } from '../../kernel/game.ts'
import { arrestableAt, beside, distance } from '../board.ts'
import { find, jewelWorth, most, worth, type Of } from './choosing.ts'
import { house, specialOf, thieves } from '../data.ts'
import { bestHunt, canHunt, isForHunting, preyOf, quarryOf } from './hunting.ts'
import { centre, outerDistricts, startOf, type SpaceId } from '../map.ts'
import { lootOf, postsOf } from './posts.ts'
import {
  bestFire,
  bestRoute,
  canEnter,
  isBlocked,
  isThreatened,
  judgeOf,
  seenWorth,
  toGoal,
  wantsOut,
  waysOf,
} from './prospects.ts'
import {
  noFigure,
  playerAt,
  stackAt,
  whereIs,
  type Aiming,
  type HadriaMove,
  type HadriaState,
  type Lead,
  type Walk,
} from '../state.ts'
import type { HadriaView } from '../view.ts'

type S = HadriaState
type M = HadriaMove

/** What it answers to a question, without thinking ahead. */
export const sensibly = (state: S, seat: Seat, moves: readonly M[]): M => answer(state, seat, moves) ?? (moves[0] as M)

/** What the first player's decisions for the table, and any other question, come to unless somebody cares. */
export function defaultMove(view: HadriaView, seat: Seat, moves: readonly M[]): M | undefined {
  const { question } = view
  if (question?.ask !== 'watch' && question?.ask !== 'aim') return undefined
  const at = view.players[seat]?.at ?? null
  return question.ask === 'watch' ? march(question.options, moves, at) : aimForTable(question, moves, at)
}

// ---- Questions ----------------------------------------------------------------------------------------------------------

function answer(state: S, seat: Seat, moves: readonly M[]): M | undefined {
  const { question } = state
  if (!question) return undefined
  const player = playerAt(state, seat)
  switch (question.ask) {
    case 'start':
      return start(state, seat, moves)
    case 'walk':
      return walk(state, seat, question.walk, moves)
    case 'decide':
      return decide(state, seat, question.stack, moves)
    case 'which':
      return find(moves, 'turn')
    case 'aim':
      return aim(state, seat, question, moves)
    case 'lead':
      return lead(state, seat, question.lead, moves)
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

/** Where the fewest share the way into the Palace; of those a thief's own quarter, so that no seat has the better of it. */
function start(state: S, seat: Seat, moves: readonly M[]): M | undefined {
  const { thief } = playerAt(state, seat)
  const home = thief === null ? 0 : thieves.indexOf(thief)
  return most(moves, (move) => {
    if (move.type !== 'start') return -Infinity
    const quarter = outerDistricts.indexOf(move.district)
    const fromHome = (quarter - home + 2 * outerDistricts.length) % outerDistricts.length
    return -sharing(state, startOf(move.district)) * outerDistricts.length - fromHome
  })
}

/** How many others come to the jewel by the same court. */
function sharing({ players }: S, from: SpaceId): number {
  return players.filter(({ at }) => at !== null && lastCourt(at) === lastCourt(from)).length
}

/** The last space before the centre. */
const lastCourt = (from: SpaceId): SpaceId | undefined => most(beside(centre), (court) => -distance(from, court))

const cheapest = (moves: readonly M[], type: 'discard'): M | undefined =>
  most(moves, (move) => (move.type === type ? -worth[move.card] : -Infinity))

const dearest = (moves: readonly M[]): M | undefined =>
  most(moves, (move) => (move.type === 'pick' ? worth[move.card] : -Infinity))

function decide(state: S, seat: Seat, index: number, moves: readonly M[]): M | undefined {
  const as = (way: Of<'execute'>['as']): M | undefined => find(moves, 'execute', (move) => move.as === way)
  if (as('sneak')) return (wantsToSprint(state, seat) && as('sprint')) || as('sneak')
  if (isInVain(state, seat, index)) return as('forgo')
  return as('special') ?? as('clevernessDraw') ?? as('card') ?? as('forgo')
}

/** The watch would find nobody, and is not in the way: better to stay free for a sprint. */
function isInVain(state: S, seat: Seat, index: number): boolean {
  const player = playerAt(state, seat)
  const { card, special } = stackAt(player, index)
  const what = special && player.thief !== null ? specialOf[player.thief] : card
  if (what === null || what === 'move' || what === 'ambush' || !isForHunting(what)) return false
  return !canHunt(state, seat, what) && !isBlocked(state, seat)
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

/** A tile that one knows by what it is; any other is worth the risk of a guard in plain clothes only after the theft. */
function wantsTile(state: S, seat: Seat): boolean {
  const player = playerAt(state, seat)
  if (player.holds.imperial > 0 || (state.stolen && wantsOut(state, seat))) return false
  const known = seenWorth(state, seat, whereIs(player))
  return known === undefined ? state.stolen : known >= 1
}

function walk(state: S, seat: Seat, question: Walk, moves: readonly M[]): M | undefined {
  const leave = find(moves, 'leave')
  if (leave && wantsOut(state, seat)) return leave
  const loot = most(moves, (move) =>
    move.type === 'rob' || move.type === 'take' ? jewelWorth[move.jewel] + (move.type === 'rob' ? 0.5 : 0) : -Infinity,
  )
  if (loot?.type === 'rob' || loot?.type === 'take') return loot
  const turnUp = find(moves, 'turnUp')
  if (turnUp && wantsTile(state, seat)) return turnUp
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
const isRipe = ({ stolen, round }: S): boolean => !stolen && round > 7

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
  const hunt = bestHunt(state, seat, question.what, question.spaces, question.from)
  if (hunt !== undefined) return at(moves, hunt)
  const rival = most(question.thieves, (other) => lootOf(state, other))
  switch (question.what) {
    case 'rod': {
      const lying = most(question.spaces, (space) => lyingWorth(state, space))
      if (lying !== undefined && (rival === undefined || lyingWorth(state, lying) >= lootOf(state, rival)))
        return at(moves, lying)
      return rival === undefined ? undefined : find(moves, 'target', ({ thief }) => thief === rival)
    }
    case 'trap': {
      const prey = preyOf(state, question.thieves) ?? rival
      return prey === undefined ? nearestTo(moves, player.at) : find(moves, 'target', ({ thief }) => thief === prey)
    }
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
    case 'fire':
      return at(moves, bestFire(state, seat, question.spaces)) ?? aimForTable(question, moves, player.at)
    case 'spies':
      return nearestTo(
        moves.filter((move) => move.type !== 'aim' || !player.seen.includes(move.space)),
        player.at,
      )
    case 'seduction':
      return clearTheWay(state, seat, question, moves)
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

const lootAt = (state: S, seat: Seat, space: SpaceId): number =>
  state.players.reduce(
    (sum, player, other) => (other !== seat && player.at === space ? sum + lootOf(state, other) : sum),
    0,
  )

/** Where one would rather be. */
const bestOf = (state: S, seat: Seat, spaces: readonly SpaceId[]): SpaceId | undefined =>
  most(spaces, judgeOf(state, seat, !state.watchDone))

/** A figure is led to somebody, else away, or left where it is. */
function lead(state: S, seat: Seat, { at, rest, left, goal }: Lead, moves: readonly M[]): M | undefined {
  // It does no harm where it stands: as if it were not there yet.
  const lifted: S = { ...state, watch: state.watch.with(rest, noFigure) }
  const quarry = quarryOf(state, seat, at, left, goal, postsOf(lifted, seat))
  if (quarry?.step === null) return (arrestableAt(state, at).length === 0 && find(moves, 'stop')) || find(moves, 'step')
  if (quarry) return find(moves, 'step', ({ to }) => to === quarry.step)
  const mine = whereIs(playerAt(state, seat))
  const away = most(moves, (move) => (move.type === 'step' ? distance(mine, move.to) : -1))
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
