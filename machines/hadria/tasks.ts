/** How each task is done. */
import { carryingOn } from '../kernel/tasks.ts'
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
import type { HadriaState, Task } from './state.ts'

function doTask(state: HadriaState, task: Task): void {
  switch (task.do) {
    case 'choose':
      return askThief(state, task)
    case 'start':
      return askStart(state, task)
    case 'dealHands':
      return dealHands(state)
    case 'soundAlarm':
      return soundAlarm(state)
    case 'reveal':
      return revealEvent(state)
    case 'relieve':
      return relieve(state, task)
    case 'smuggle':
      return smuggle(state, task)
    case 'layYellow':
      return layYellow(state)
    case 'rollDice':
      return rollDice(state)
    case 'takeOff':
      return askTakeOff(state)
    case 'post':
      return post(state, task)
    case 'draw':
      return draw(state, task)
    case 'invent':
      return invent(state, task)
    case 'limit':
      return limit(state, task)
    case 'discard':
      return mustDiscard(state, task)
    case 'nextStack':
      return nextStack(state)
    case 'endAction':
      return endAction(state)
    case 'card':
      return startCard(state, task)
    case 'aim':
      return aimAgain(state, task)
    case 'walk':
      return walk(state, task)
    case 'lead':
      return lead(state, task)
    case 'herd':
      return herd(state, task)
    case 'steal':
      return steal(state, task)
    case 'tile':
      return resolveTile(state, task)
    case 'arrest':
      return arrest(state, task)
    case 'jail':
      return jail(state, task)
    case 'watch':
      return watchGoesOn(state)
  }
}

export const carryOn = carryingOn(doTask)
