/** Legality, stated once: what could be tried in each phase, and what stands in its way. */
import type { Step } from '../kernel/define.ts'
import type { Refusal, Seat } from '../kernel/game.ts'
import type { Params } from '../kernel/journal.ts'
import { sameJson } from '../kernel/json.ts'
import { crook, crooks, denPrice, dens, faceDownPrice, targets } from './data.ts'
import { canPay } from './rules.ts'
import { canKill, hasRoomBeside, hidesSomething } from './skills.ts'
import {
  crooksIn,
  faces,
  hasCrooksAt,
  latest,
  moneyOf,
  type KingpinMove,
  type KingpinState,
  type MoveOf,
  type PhaseId,
} from './state.ts'

/** What can stand in the way of a move, and the paragraph that says so. */
const paragraphs = {
  denUnused: 'KP-2.1',
  denEmpty: 'KP-3.2',
  denTooDear: 'KP-3.2',
  notInDen: 'KP-3.2',
  kingpinNotLast: 'KP-4.5',
  cannotPlace: 'KP-3.6',
  mustTake: 'KP-3.6',
  slotTaken: 'KP-3.4',
  downOnCrook: 'KP-3.4',
  kingpinFaceDown: 'KP-4.5',
  downTooDear: 'KP-3.4',
  swapOntoItself: 'KP-4.3',
  swapOntoCrook: 'KP-4.3',
  killOwnLater: 'KP-4.4',
  nobodyToKill: 'KP-4.4',
  nothingHidden: 'KP-4.6',
  spyDenEmpty: 'KP-4.6',
} as const
export type Obstacle = keyof typeof paragraphs

type Type = KingpinMove['type']
type Way<T extends Type> = (state: KingpinState, seat: Seat, move: MoveOf<T>) => Obstacle | undefined
const nothing = (): undefined => undefined

const obstacles: { [T in Type]: Way<T> } = {
  pass: nothing,

  recruit(state, seat, { den }) {
    const lying = crooksIn(state, den) as number[] | undefined
    if (lying === undefined) return 'denUnused'
    if (lying.length === 0) return 'denEmpty'
    return canPay(state, seat, den) ? undefined : 'denTooDear'
  },

  take(state, seat, { crook: number }) {
    const lying = openDen(state)
    if (!lying.includes(number)) return 'notInDen'
    if (crook(number).skill === 'kingpin' && lying.length > 1) return 'kingpinNotLast'
    return canPlace(state, seat, number) ? undefined : 'cannotPlace'
  },

  putBack(state, seat) {
    const { looking } = state
    if (looking === null || !('den' in looking) || looking.fee === 0) return undefined
    return takes(state).some((move) => obstacles.take(state, seat, move) === undefined) ? 'mustTake' : undefined
  },

  place(state, seat, { target, face }) {
    const number = latest(state).crook
    if (face === 'up') return faceUpObstacle(state, seat, number, target)
    if (crook(number).skill === 'kingpin') return 'kingpinFaceDown'
    if (hasCrooksAt(state, seat, target)) return 'downOnCrook'
    return moneyOf(state, seat) < faceDownPrice ? 'downTooDear' : undefined
  },

  pickpocket: nothing,

  swap(state, seat, { to }) {
    if (latest(state).at === to) return 'swapOntoItself'
    return hasCrooksAt(state, seat, to) ? 'swapOntoCrook' : undefined
  },

  kill(state, seat, { victim }) {
    if (victim === seat) return 'killOwnLater'
    return canKill(state, victim) ? undefined : 'nobodyToKill'
  },

  spyDen(state, _seat, { den }) {
    const lying = crooksIn(state, den) as number[] | undefined
    if (lying === undefined) return 'denUnused'
    return lying.length === 0 ? 'spyDenEmpty' : undefined
  },

  spyTarget: (state, _seat, { target }) => (hidesSomething(state, target) ? undefined : 'nothingHidden'),

  decline: nothing,
}

/** KP-3.6: what can't go face up anywhere, can't go face down either. */
export function canPlace(state: KingpinState, seat: Seat, number: number): boolean {
  return targets.some((target) => faceUpObstacle(state, seat, number, target) === undefined)
}

/** KP-3.4, KP-4.2 to KP-4.4 */
function faceUpObstacle(state: KingpinState, seat: Seat, number: number, target: number): Obstacle | undefined {
  if (!hasCrooksAt(state, seat, target)) return undefined
  switch (crook(number).skill) {
    case 'accomplice':
    case 'killer':
      return undefined
    case 'swap':
      return hasRoomBeside(state, seat, target) ? undefined : 'slotTaken'
    default:
      return 'slotTaken'
  }
}

function openDen({ dens, looking }: KingpinState): number[] {
  return looking !== null && 'den' in looking ? crooksIn({ dens }, looking.den) : []
}

// ---- All that could ever be tried, made once ------------------------------------------------------------------------

const allTakes = crooks.map(({ number }): MoveOf<'take'> => ({ type: 'take', crook: number }))

const all: { [T in Type]: readonly MoveOf<T>[] } = {
  pass: [{ type: 'pass' }],
  recruit: dens.map((den) => ({ type: 'recruit', den })),
  take: allTakes,
  putBack: [{ type: 'putBack' }],
  place: targets.flatMap((target) => faces.map((face) => ({ type: 'place', target, face }) as const)),
  pickpocket: [{ type: 'pickpocket' }],
  swap: targets.map((to) => ({ type: 'swap', to })),
  kill: [0, 1, 2, 3].map((victim) => ({ type: 'kill', victim })),
  spyDen: dens.map((den) => ({ type: 'spyDen', den })),
  spyTarget: targets.map((target) => ({ type: 'spyTarget', target })),
  decline: [{ type: 'decline' }],
}

const everyMove = Object.values<readonly KingpinMove[]>(all).flat()

/** Of the crooks, only those in the open den need to be asked about. */
function takes(state: KingpinState): MoveOf<'take'>[] {
  return openDen(state).map((number) => allTakes[number - 1] as MoveOf<'take'>)
}

function obstacleTo(state: KingpinState, seat: Seat, move: KingpinMove): Obstacle | undefined {
  return obstacles[move.type](state, seat, move as never)
}

// ---- The phases -----------------------------------------------------------------------------------------------------

interface Waiting {
  types: readonly Type[]
  /** What to answer to any other move, and the paragraph that says so. */
  first: string
  rule: string
}

const waiting: Record<Exclude<PhaseId, 'over'>, Waiting> = {
  'turn.choose': { types: ['pass', 'recruit'], first: 'chooseFirst', rule: 'KP-3.2' },
  'turn.take': { types: ['take', 'putBack'], first: 'takeFirst', rule: 'KP-3.2' },
  'turn.place': { types: ['place'], first: 'placeFirst', rule: 'KP-3.4' },
  'turn.skill.pickpocket': { types: ['pickpocket', 'decline'], first: 'pickpocketFirst', rule: 'KP-4.1' },
  'turn.skill.swap': { types: ['swap'], first: 'swapFirst', rule: 'KP-4.3' },
  'turn.skill.killer': { types: ['kill', 'decline'], first: 'killFirst', rule: 'KP-4.4' },
  'turn.skill.spy': { types: ['spyDen', 'spyTarget', 'decline'], first: 'spyFirst', rule: 'KP-4.6' },
  'turn.skill.look': { types: ['putBack'], first: 'putBackFirst', rule: 'KP-4.6' },
}

const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

function stepOf({ types }: Waiting): Step<KingpinState, KingpinMove> {
  return {
    active: ({ turn }) => alone[turn] ?? [],
    moves(state, seat) {
      const legal: KingpinMove[] = []
      for (const type of types) {
        for (const move of type === 'take' ? takes(state) : all[type]) {
          if (obstacleTo(state, seat, move) === undefined) legal.push(move)
        }
      }
      return legal
    },
  }
}

export const steps: Partial<Record<string, Step<KingpinState, KingpinMove>>> = Object.fromEntries(
  Object.entries(waiting).map(([phase, wait]) => [phase, stepOf(wait)]),
)

export function refuse(state: KingpinState, seat: Seat, move: KingpinMove): Refusal {
  const wait = waiting[state.phase as keyof typeof waiting]
  const tried = everyMove.find((known) => sameJson(known, move))
  if (tried === undefined) return { rule: wait.rule, message: 'refusal.noMove', params: {} }
  const obstacle = wait.types.includes(tried.type) ? obstacleTo(state, seat, tried) : undefined
  if (obstacle === undefined) return { rule: wait.rule, message: `refusal.${wait.first}`, params: {} }
  return { rule: paragraphs[obstacle], message: `refusal.${obstacle}`, params: paramsOf(state, seat, tried) }
}

/** All that a sentence about this move could name. */
function paramsOf(state: KingpinState, seat: Seat, { type: _, ...named }: KingpinMove): Params {
  const lying = 'den' in named ? crooksIn(state, named.den) : openDen(state)
  return { ...named, price: denPrice(lying?.length ?? 0), money: moneyOf(state, seat) }
}
