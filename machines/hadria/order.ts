/** HA-7: who executes when, and turning a stack up. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeQuestion } from '../kernel/tasks.ts'
import { openGates } from './alarm.ts'
import { burns, isAlarmed } from './board.ts'
import { house, isGeneral, specialOf, type Card, type Special } from './data.ts'
import { waysOut } from './map.ts'
import { beginWalk, basicMovement } from './movement.ts'
import { doSpecial } from './thieves.ts'
import { detect } from './watch.ts'
import {
  apOn,
  clockwise,
  isJailed,
  playerAt,
  stackAt,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Stack,
  type Tie,
  type Way,
} from './state.ts'

type S = HadriaState

/** Tasks are never changed in place: one will do. */
const nextTask = { do: 'nextStack' } as const
const endTask = { do: 'endAction' } as const

export function beginExecution(state: S): void {
  state.todo.push(nextTask)
}

/** HA-7.1 to 7.3: the highest first; on a tie calm thieves before the watch, the watch before alarmed ones. */
export function nextStack(state: S): void {
  if (state.tie && goOnWith(state, state.tie)) return
  state.tie = null
  const ap = highest(state)
  if (!state.watchDone && (state.initiative > ap || (state.initiative === ap && isAlarmed(state)))) {
    state.watchDone = true
    state.todo.push(nextTask, { do: 'watch' })
    detect(state)
  } else if (ap > 0) {
    goOnWith(state, (state.tie = { ap, order: clockwise(state), next: 0 }))
  }
}

function highest({ players }: S): number {
  let most = 0
  for (const { stacks } of players) {
    for (const stack of stacks) {
      if (stack.done) continue
      const ap = apOn(stack)
      if (ap > most) most = ap
    }
  }
  return most
}

/** HA-7.3: equals alternate, one stack at a time, in an order that is kept. */
function goOnWith(state: S, tie: Tie): boolean {
  const { ap, order } = tie
  for (let tried = 0; tried < order.length; tried++) {
    const seat = order[tie.next] as Seat
    tie.next = tie.next + 1 < order.length ? tie.next + 1 : 0
    const player = playerAt(state, seat)
    const first = nextEqual(player, ap, 0)
    if (first < 0) continue
    state.todo.push(nextTask)
    if (nextEqual(player, ap, first + 1) < 0) turnUpStack(state, seat, first)
    else state.question = { ask: 'which', seat, stacks: equalStacks(player, ap, first) }
    return true
  }
  return false
}

/** The next stack from here on with this initiative; -1 if there is none. */
function nextEqual({ stacks }: Player, ap: number, from: number): number {
  for (let index = from; index < stacks.length; index++) {
    const stack = stacks[index] as Stack
    if (!stack.done && apOn(stack) === ap) return index
  }
  return -1
}

function equalStacks(player: Player, ap: number, first: number): number[] {
  const equal = [first]
  for (let at = nextEqual(player, ap, first + 1); at >= 0; at = nextEqual(player, ap, at + 1)) equal.push(at)
  return equal
}

export function chooseStack(state: S, { stack }: MoveOf<HadriaMove, 'turn'>): void {
  turnUpStack(state, takeQuestion(state, 'which').seat, stack)
}

/** HA-7.5: turned up; then its owner decides, unless it is forgone in any case (HA-8.1, HA-10.9). */
function turnUpStack(state: S, seat: Seat, index: number): void {
  const player = playerAt(state, seat)
  const stack = stackAt(player, index)
  stack.open = true
  stack.done = true
  const { card } = stack
  if (card === null) return
  const ap = apOn(stack)
  const face = faceOf(player, stack)
  if (face === card) tell(state, 'turnedUp', { by: seat, card, ap })
  else tell(state, 'turnedUpSpecial', { by: seat, card, ap, special: face })
  if (player.strong) return tell(state, 'forgoneAfterStrong', { by: seat, card: face })
  if (isJailed(player) && !canEscape(state, player, card)) return tell(state, 'forgoneInJail', { by: seat, card: face })
  state.question = { ask: 'decide', seat, stack: index }
}

/** A special stack goes by the special. */
const faceOf = ({ thief }: Player, { card, special }: Stack): Card | Special =>
  special || card === null ? specialOf[thief ?? 'morius'] : card

/** HA-10.9 */
function canEscape(state: S, { at }: Player, card: Card): boolean {
  return card === 'move' && at !== null && (waysOut[at] ?? []).some((space) => !burns(state, space))
}

export function execute(state: S, { as }: MoveOf<HadriaMove, 'execute'>): void {
  const { seat, stack: index } = takeQuestion(state, 'decide')
  const player = playerAt(state, seat)
  const stack = stackAt(player, index)
  if (as === 'forgo') return tell(state, 'forgone', { by: seat, card: faceOf(player, stack) })
  player.executed += 1
  state.acting = seat
  state.todo.push(endTask)
  if (as === 'special') {
    // HA-8.2: the covering card is discarded at once.
    if (stack.card !== null && isGeneral(stack.card)) state.discards.push(stack.card)
    stack.card = null
    tell(state, 'specialExecuted', { by: seat, special: specialOf[player.thief ?? 'morius'] })
    doSpecial(state, seat)
  } else if (as === 'card') {
    if (stack.card === null || !isGeneral(stack.card)) return
    tell(state, 'executed', { by: seat, card: stack.card })
    state.todo.push({ do: 'card', seat, card: stack.card })
  } else {
    doBasic(state, seat, as)
  }
}

/** HA-8.1 */
function doBasic(state: S, seat: Seat, as: Exclude<Way, 'special' | 'card' | 'forgo'>): void {
  const player = playerAt(state, seat)
  player.strong = isStrong(as)
  tell(state, 'basicExecuted', { by: seat, as })
  switch (as) {
    case 'sneak':
    case 'sprint':
      return beginWalk(state, seat, basicMovement(state, as), as === 'sprint')
    case 'clevernessDraw':
      return void state.todo.push({ do: 'draw', seat, n: house.cleverness })
    case 'cunningDraw':
      return void state.todo.push({ do: 'draw', seat, n: house.cunning })
    case 'clevernessGain':
      return gainPurple(state, seat, house.cleverness)
    case 'cunningGain':
      return gainPurple(state, seat, house.cunning)
  }
}

export const isStrong = (way: Way): boolean => way === 'sprint' || way === 'cunningDraw' || way === 'cunningGain'

function gainPurple(state: S, seat: Seat, n: number): void {
  playerAt(state, seat).purpleNext += n
  tell(state, 'gainedAp', { by: seat, n })
}

/** HA-11.2: after the whole action in which the imperial jewel was first taken, a district card is laid open. */
export function endAction(state: S): void {
  state.acting = null
  if (state.stolen && state.gateDistrict === null) openGates(state)
}
