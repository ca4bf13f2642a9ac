/** SY-3.4: the effects of a card, one by one, and those among them that leave something to choose. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { putIn } from '../kernel/zones.ts'
import { amount, holds } from './counting.ts'
import { cardOf } from './data.ts'
import { settle } from './effects.ts'
import { showCard } from './resolve.ts'
import { addMarkers, displayed, shownAt } from './supply.ts'
import { playerAt, type SyndicateMove, type SyndicateState } from './state.ts'

type S = SyndicateState
type M = SyndicateMove

export function doEffects(state: S, task: TaskOf<S, 'effects'>): void {
  const { seat, card, at } = task
  const effects = cardOf(task.as).effect ?? []
  const effect = effects[at]
  if (!effect) return
  if (at + 1 < effects.length) {
    task.at += 1
    state.todo.push(task)
  }
  switch (effect.do) {
    case 'markOne':
      return markOne(state, seat, card, amount(state, task, effect))
    case 'unearth':
      return unearth(state, seat)
    case 'copy':
      return askCopy(state, seat, card)
    case 'again':
      return again(state, seat)
    case 'return':
      if (holds(state, task, effect.if)) bringBack(state, card)
      return
    case 'another':
      if (playerAt(state, seat).hand.length > 0) state.question = { ask: 'another', seat, card }
      return
    default:
      return settle(state, task, effect)
  }
}

/** SY-3.7: a returning action reaches the hand only when fully resolved. */
function bringBack(state: S, card: number): void {
  for (const task of state.todo) if (task.do === 'leave' && task.card === card) task.back = true
}

/** 38, 56, 80: without a target it is skipped. */
function markOne(state: S, seat: Seat, card: number, n: number): void {
  const targets = displayed(state, seat, 'holding')
  const [only] = targets
  if (!only || n === 0) return
  if (targets.length === 1) addMarkers(state, seat, only, n, card)
  else state.question = { ask: 'holding', seat, card, n }
}

export function markHolding(state: S, { card: on }: MoveOf<M, 'mark'>): void {
  const { seat, card, n } = takeQuestion(state, 'holding')
  addMarkers(state, seat, shownAt(state, seat, on), n, card)
}

/** 53 */
function unearth(state: S, seat: Seat): void {
  const turned: number[] = []
  for (let card = state.deck.pop(); card !== undefined; card = state.deck.pop()) {
    turned.push(card)
    putIn(state.unearthed, card)
    if (cardOf(card).kind !== 'thug') continue
    playerAt(state, seat).open.push(card)
    state.todo.push({ do: 'play', seat, card, free: true })
    break
  }
  tell(state, 'unearthed', { by: seat, cards: turned })
}

/** 54 */
function askCopy(state: S, seat: Seat, card: number): void {
  const models = displayed(state, seat, 'thug').filter((shown) => shown.card !== card)
  const [only] = models
  if (!only) return
  if (models.length === 1) become(state, seat, card, only.card)
  else state.question = { ask: 'copy', seat, card }
}

export function copyThug(state: S, { card: model }: MoveOf<M, 'copy'>): void {
  const { seat, card } = takeQuestion(state, 'copy')
  become(state, seat, card, model)
}

function become(state: S, seat: Seat, card: number, model: number): void {
  const { as } = shownAt(state, seat, model)
  shownAt(state, seat, card).as = as
  state.todo.push({ do: 'effects', seat, card, as, at: 0, paid: 0 })
  tell(state, 'copied', { by: seat, card, model })
}

/** 55: the thugs that are there as it resolves, and do something once; Mimic Mo as what it copies. */
function again(state: S, seat: Seat): void {
  const cards = displayed(state, seat, 'thug')
    .filter(({ as }) => cardOf(as).effect?.some((effect) => effect.do !== 'copy'))
    .map(({ card }) => card)
  state.todo.push({ do: 'again', seat, cards })
}

export function doAgain(state: S, { seat, cards }: TaskOf<S, 'again'>): void {
  const [only] = cards
  if (only === undefined) return
  if (cards.length === 1) repeat(state, seat, only)
  else state.question = { ask: 'order', seat, cards }
}

function repeat(state: S, seat: Seat, card: number): void {
  state.todo.push({ do: 'effects', seat, card, as: shownAt(state, seat, card).as, at: 0, paid: 0 })
  tell(state, 'repeated', { by: seat, card })
}

export function repeatFirst(state: S, { card }: MoveOf<M, 'first'>): void {
  const { seat, cards } = takeQuestion(state, 'order')
  state.todo.push({ do: 'again', seat, cards: cards.filter((other) => other !== card) })
  repeat(state, seat, card)
}

/** 80 */
export function playAnother(state: S, { card }: MoveOf<M, 'play'>): void {
  const { seat } = takeQuestion(state, 'another')
  showCard(state, seat, card)
}

export function playNoOther(state: S): void {
  takeQuestion(state, 'another')
}
