/** Legality, stated once: whom each phase waits for, what could be tried, and what stands in its way. */
import { unhindered, type Step, type Vocabulary } from '../kernel/define.ts'
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { about, refusals } from '../kernel/refusals.ts'
import { only } from '../kernel/seats.ts'
import { selections } from '../kernel/selections.ts'
import { crook, crooks, denIndex, denPrice, dens, faceDownPrice, seatList, targets, type Den } from './data.ts'
import { openDens } from './rules.ts'
import { canKill, hidesSomething } from './skills.ts'
import {
  crooksIn,
  everySlot,
  faces,
  freeSlots,
  hasCrooksAt,
  latest,
  moneyOf,
  slotBit,
  type KingpinMove,
  type KingpinState,
  type PhaseId,
} from './state.ts'

type S = KingpinState
type M = KingpinMove

const refusal = refusals('KP')
const mostPlayers = 4

export const vocabulary: Vocabulary<M> = {
  pass: {},
  recruit: { den: dens },
  take: { crook: crooks.map(({ number }) => number) },
  putBack: {},
  place: { target: targets, face: faces },
  pickpocket: {},
  swap: { to: targets },
  kill: { victim: seatList(mostPlayers) },
  spyDen: { den: dens },
  spyTarget: { target: targets },
  decline: {},
}

// ---- Moves, made once: playouts ask for them a hundred thousand times a second ----------------------------------------

const putBack: M = { type: 'putBack' }
const decline: M = { type: 'decline' }
const takes = crooks.map(({ number }): MoveOf<M, 'take'> => ({ type: 'take', crook: number }))
/** By the dens that can be recruited from, and bit 0. */
const choices = selections<M>([{ type: 'pass' }, ...dens.map((den): M => ({ type: 'recruit', den }))])
/** By the slots that are open to a crook face up, and to one face down one bit further up. */
const placings = selections(targets.flatMap((target) => faces.map((face): M => ({ type: 'place', target, face }))))
const swaps = targets.map((to): M => ({ type: 'swap', to }))
const kills: readonly M[] = [...seatList(mostPlayers).map((victim): M => ({ type: 'kill', victim })), decline]
const looks: readonly M[] = [
  ...dens.map((den): M => ({ type: 'spyDen', den })),
  ...targets.map((target): M => ({ type: 'spyTarget', target })),
  decline,
]
const pickpocketings: readonly M[] = [{ type: 'pickpocket' }, decline]
const onlyPutBack: readonly M[] = [putBack]

/** KP-3.6 */
function takesOrPutBack(state: S, seat: Seat): readonly M[] {
  const lying = openDen(state)
  const free = freeSlots(state, seat)
  const moves: M[] = []
  for (const number of lying) if (isTakeable(lying, number, free)) moves.push(takes[number - 1] as M)
  return moves.length > 0 ? moves : onlyPutBack
}

function placingsOf(state: S, seat: Seat): readonly M[] {
  const { crook: number } = latest(state)
  const free = freeSlots(state, seat)
  const down = canHide(number) && moneyOf(state, seat) >= faceDownPrice ? free : 0
  return placings(slotsFaceUp(number, free) | (down << 1))
}

function openDen({ dens, looking }: S): number[] {
  return looking !== null && 'den' in looking ? crooksIn({ dens }, looking.den) : []
}

// ---- What stands in the way -------------------------------------------------------------------------------------------

/** Sentences that name a target or a den, made once for each. */
const forEach = <T extends string | number>(all: readonly T[], toRefusal: (one: T) => Refusal): Record<T, Refusal> =>
  Object.fromEntries(all.map((one) => [one, toRefusal(one)])) as Record<T, Refusal>
const denUnused = forEach(dens, (den) => refusal('2.1', 'denUnused', { den }))
const denEmpty = forEach(dens, (den) => refusal('3.2', 'denEmpty', { den }))
const denTooDear = refusal('3.2', 'denTooDear')
const slotTaken = forEach<number>(targets, (target) => refusal('3.4', 'slotTaken', { target }))
const downOnCrook = forEach<number>(targets, (target) => refusal('3.4', 'downOnCrook', { target }))
const nothingHidden = forEach<number>(targets, (target) => refusal('4.6', 'nothingHidden', { target }))
const kingpinFaceDown = refusal('4.5', 'kingpinFaceDown')
const kingpinNotLast = refusal('4.5', 'kingpinNotLast')
const mustTake = refusal('3.6', 'mustTake')

function obstacleToRecruit(state: S, seat: Seat, { den }: MoveOf<M, 'recruit'>): Refusal | undefined {
  const lying = inUse(state, den)
  if (lying === undefined) return denUnused[den]
  if (lying.length === 0) return denEmpty[den]
  const price = denPrice(lying.length)
  const money = moneyOf(state, seat)
  return price <= money ? undefined : about(denTooDear, { den, price, money })
}

/** With fewer players, not every den is in use. */
const inUse = (state: S, den: Den): number[] | undefined => crooksIn(state, den) as number[] | undefined

function obstacleToTake(state: S, seat: Seat, { crook: number }: MoveOf<M, 'take'>): Refusal | undefined {
  const lying = openDen(state)
  if (!lying.includes(number)) return refusal('3.2', 'notInDen', { crook: number })
  if (!mayLeave(lying, number)) return kingpinNotLast
  return canPlace(state, seat, number) ? undefined : refusal('3.6', 'cannotPlace', { crook: number })
}

/** KP-3.6 */
function obstacleToPutBack(state: S, seat: Seat): Refusal | undefined {
  const lying = openDen(state)
  const free = freeSlots(state, seat)
  return lying.some((number) => isTakeable(lying, number, free)) ? mustTake : undefined
}

const isTakeable = (lying: readonly number[], number: number, free: number): boolean =>
  mayLeave(lying, number) && slotsFaceUp(number, free) !== 0

/** KP-4.5 */
const mayLeave = (lying: readonly number[], number: number): boolean =>
  crook(number).skill !== 'kingpin' || lying.length === 1

function obstacleToPlace(state: S, seat: Seat, { target, face }: MoveOf<M, 'place'>): Refusal | undefined {
  const number = latest(state).crook
  const free = freeSlots(state, seat)
  if (face === 'up') return slotsFaceUp(number, free) & slotBit(target) ? undefined : slotTaken[target]
  if (!canHide(number)) return kingpinFaceDown
  if (!(free & slotBit(target))) return downOnCrook[target]
  const money = moneyOf(state, seat)
  return money < faceDownPrice ? refusal('3.4', 'downTooDear', { money }) : undefined
}

/** KP-4.5 */
const canHide = (number: number): boolean => crook(number).skill !== 'kingpin'

/** KP-3.6: what can't go face up anywhere, can't go face down either. */
export function canPlace(state: S, seat: Seat, number: number): boolean {
  return slotsFaceUp(number, freeSlots(state, seat)) !== 0
}

/** KP-3.4, KP-4.2 to KP-4.4: where a crook can go, of one's slots that are free and those that aren't. */
function slotsFaceUp(number: number, free: number): number {
  switch (crook(number).skill) {
    case 'accomplice':
    case 'killer':
      return everySlot
    case 'swap':
      // Whoever is there needs a free slot to go to.
      return free === 0 ? 0 : everySlot
    default:
      return free
  }
}

function obstacleToSwap(state: S, seat: Seat, { to }: MoveOf<M, 'swap'>): Refusal | undefined {
  if (latest(state).at === to) return refusal('4.3', 'swapOntoItself')
  return hasCrooksAt(state, seat, to) ? refusal('4.3', 'swapOntoCrook', { to }) : undefined
}

function obstacleToKill(state: S, seat: Seat, { victim }: MoveOf<M, 'kill'>): Refusal | undefined {
  if (victim === seat) return refusal('4.4', 'killOwnLater')
  return canKill(state, victim) ? undefined : refusal('4.4', 'nobodyToKill', { victim })
}

function obstacleToSpyDen(state: S, _seat: Seat, { den }: MoveOf<M, 'spyDen'>): Refusal | undefined {
  const lying = inUse(state, den)
  if (lying === undefined) return denUnused[den]
  return lying.length === 0 ? refusal('4.6', 'spyDenEmpty', { den }) : undefined
}

// ---- The phases -------------------------------------------------------------------------------------------------------

const active = ({ turn }: S): readonly Seat[] => only(turn)

/** None is open: a turn is a look into a den and a choice among what was seen, with the notes at hand (KP-6). */
export const steps: Record<Exclude<PhaseId, 'over'>, Step<S, M>> = {
  'turn.choose': {
    active,
    candidates: (state, seat) => choices((openDens(state, seat) << 1) | 1),
    exact: true,
    obstacles: { pass: unhindered, recruit: obstacleToRecruit },
    otherwise: refusal('3.2', 'chooseFirst'),
  },
  'turn.take': {
    active,
    candidates: takesOrPutBack,
    exact: true,
    obstacles: { take: obstacleToTake, putBack: obstacleToPutBack },
    otherwise: refusal('3.2', 'takeFirst'),
    // Who can't be taken is worth a look, too: the Kingpin beside the one who can.
    lingers: ({ looking, dens }) =>
      looking !== null && 'den' in looking && (dens[denIndex(looking.den)]?.length ?? 0) > 1,
  },
  'turn.place': {
    active,
    candidates: placingsOf,
    exact: true,
    obstacles: { place: obstacleToPlace },
    otherwise: refusal('3.4', 'placeFirst'),
  },
  'turn.skill.pickpocket': {
    active,
    candidates: () => pickpocketings,
    exact: true,
    obstacles: { pickpocket: unhindered, decline: unhindered },
    otherwise: refusal('4.1', 'pickpocketFirst'),
    // The pickpocket lies face up, and money is never a burden.
    obvious: () => pickpocketings[0],
  },
  'turn.skill.swap': {
    active,
    candidates: () => swaps,
    obstacles: { swap: obstacleToSwap },
    otherwise: refusal('4.3', 'swapFirst'),
  },
  'turn.skill.killer': {
    active,
    candidates: () => kills,
    obstacles: { kill: obstacleToKill, decline: unhindered },
    otherwise: refusal('4.4', 'killFirst'),
  },
  'turn.skill.spy': {
    active,
    candidates: () => looks,
    obstacles: {
      spyDen: obstacleToSpyDen,
      spyTarget: (state, _seat, { target }) => (hidesSomething(state, target) ? undefined : nothingHidden[target]),
      decline: unhindered,
    },
    otherwise: refusal('4.6', 'spyFirst'),
  },
  'turn.skill.look': {
    active,
    candidates: () => onlyPutBack,
    exact: true,
    obstacles: { putBack: unhindered },
    otherwise: refusal('4.6', 'putBackFirst'),
    lingers: () => true,
  },
}
