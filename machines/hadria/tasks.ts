/** How each task is done. */
import { carryingOn, type Doings } from '../kernel/tasks.ts'
import { soundAlarm } from './alarm.ts'
import { arrest, jail } from './arrest.ts'
import { aimAgain, startCard } from './cards.ts'
import { dealHands, draw, invent, limit, mustDiscard } from './draw.ts'
import { layYellow, relieve, revealEvent, rollDice, smuggle } from './event.ts'
import { herd, lead } from './lead.ts'
import { walk } from './movement.ts'
import { endAction, nextStack } from './order.ts'
import { askTakeOff, post } from './posting.ts'
import { askStart, askThief } from './setup.ts'
import { steal } from './theft.ts'
import { resolveTile } from './tiles.ts'
import { watchGoesOn } from './watch.ts'
import type { HadriaState } from './state.ts'

const doings: Doings<HadriaState> = {
  choose: askThief,
  start: askStart,
  dealHands,
  soundAlarm,
  reveal: revealEvent,
  relieve,
  smuggle,
  layYellow,
  rollDice,
  takeOff: askTakeOff,
  post,
  draw,
  invent,
  limit,
  discard: mustDiscard,
  nextStack,
  endAction,
  card: startCard,
  aim: aimAgain,
  walk,
  lead,
  herd,
  steal,
  tile: resolveTile,
  arrest,
  jail,
  watch: watchGoesOn,
}

export const carryOn = carryingOn(doings)
