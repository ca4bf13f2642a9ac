/** What an aim is followed by: one line for each thing that can be aimed. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { takeQuestion } from '../kernel/tasks.ts'
import * as cards from './cards.ts'
import * as event from './event.ts'
import { herdOne } from './lead.ts'
import type { SpaceId } from './map.ts'
import { postThere, takeOff } from './posting.ts'
import * as thieves from './thieves.ts'
import type { Aim, Aiming, HadriaMove, HadriaState } from './state.ts'

type S = HadriaState

const atSpace: Readonly<Partial<Record<Aim, (state: S, aiming: Aiming, space: SpaceId) => void>>> = {
  yellow: event.putYellow,
  relieve: event.relieveThis,
  relieveTo: event.relieveTo,
  barricade: event.barricade,
  takeOff,
  post: postThere,
  smoke: cards.throwSmoke,
  smokeSpread: cards.spreadSmoke,
  noise: cards.throwNoise,
  noiseFigure: herdOne,
  fire: cards.setFire,
  beacon: cards.lightBeacon,
  orders: cards.giveOrders,
  ordersTo: cards.followOrders,
  rod: cards.hookJewel,
  trap: cards.trapGuard,
  gasFigure: herdOne,
  firecracker: cards.throwFirecracker,
  firecrackerFigure: cards.callFigure,
  rats: cards.sendRatsToTile,
  spies: thieves.spyOn,
  rooftops: thieves.jumpRoofs,
  seduction: thieves.seduce,
}

const atThief: Readonly<Partial<Record<Aim, (state: S, aiming: Aiming, thief: Seat) => void>>> = {
  rod: cards.hookThief,
  trap: cards.trapThief,
  bola: cards.poison,
  rats: cards.sendRatsToThief,
  confiscate: thieves.confiscate,
}

export function aimAtSpace(state: S, { space }: MoveOf<HadriaMove, 'aim'>): void {
  const aiming = takeQuestion(state, 'aim')
  atSpace[aiming.what]?.(state, aiming, space)
}

export function aimAtThief(state: S, { thief }: MoveOf<HadriaMove, 'target'>): void {
  const aiming = takeQuestion(state, 'aim')
  atThief[aiming.what]?.(state, aiming, thief)
}

export function aimAtNothing(state: S): void {
  takeQuestion(state, 'aim')
}
