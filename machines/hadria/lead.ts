/** HA-8.9: watch figures that are moved by somebody else. */
import type { MoveOf, Refusal, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { refusals } from '../kernel/refusals.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { startArrests } from './arrest.ts'
import { arrestableAt, beside, burns, distance, figureAt, hasWatch, isTrappedGuard } from './board.ts'
import { house } from './data.ts'
import type { SpaceId } from './map.ts'
import { noFigure, type Aiming, type HadriaMove, type HadriaState, type Lead } from './state.ts'

type S = HadriaState
const no = refusals('HA')

const refusal = {
  spent: no('8.9', 'figureSpent'),
  noPath: no('8.9', 'noPath'),
  fire: no('8.9', 'fire'),
  notTowards: no('8.9', 'notTowards'),
  mustGo: no('8.9', 'figureMustGo'),
}

export function beginLead(state: S, seat: Seat, at: SpaceId, left: number, goal: SpaceId | null, must = false): void {
  state.todo.push({ do: 'lead', lead: { seat, rest: at, at, left, goal, must, begun: false } })
}

export function leadObstacle(state: S, { at, left, goal }: Lead, to: SpaceId): Refusal | undefined {
  if (left <= 0) return refusal.spent
  if (!beside(at).includes(to)) return refusal.noPath
  if (goal !== null && distance(to, goal) >= distance(at, goal)) return refusal.notTowards
  return burns(state, to) ? refusal.fire : undefined
}

const canGoOn = (state: S, lead: Lead): boolean =>
  beside(lead.at).some((to) => leadObstacle(state, lead, to) === undefined)

export function stopLeadObstacle(state: S, lead: Lead): Refusal | undefined {
  return lead.must && canGoOn(state, lead) ? refusal.mustGo : undefined
}

export function lead(state: S, { lead }: TaskOf<S, 'lead'>): void {
  if (isTrappedGuard(state, lead.rest) || !canGoOn(state, lead)) return
  state.question = { ask: 'lead', seat: lead.seat, lead }
}

/** HA-10.4, 10.6, 10.7: figures can be passed; on its own space it arrests instead of its first step. */
export function leadStep(state: S, { to }: MoveOf<HadriaMove, 'step'>): void {
  const { lead } = takeQuestion(state, 'lead')
  if (!lead.begun && arrestableAt(state, lead.rest).length > 0) return startArrests(state, lead.rest)
  const passes = hasWatch(state, to)
  if (!passes) moveFigure(state, lead.rest, to)
  const rest = passes ? lead.rest : to
  if (arrestableAt(state, to).length > 0) return startArrests(state, to)
  const { seat, left, goal, must } = lead
  state.todo.push({ do: 'lead', lead: { seat, rest, at: to, left: left - 1, goal, must, begun: true } })
}

export function stopLead(state: S): void {
  takeQuestion(state, 'lead')
}

export function moveFigure(state: S, from: SpaceId, to: SpaceId): void {
  if (from === to) return
  const figure = figureAt(state, from)
  state.watch[from] = noFigure
  state.watch[to] = figure
  tell(state, 'figureMoved', { from, to })
}

// ---- Noise and gas: several figures, in any order -----------------------------------------------------------------------

const moves = { noiseFigure: house.noise.moves, gasFigure: house.gas.moves }

export function herd(state: S, task: TaskOf<S, 'herd'>): void {
  const { seat, what, goal } = task
  const figures = task.figures.filter((at) => {
    const lead = { seat, rest: at, at, left: moves[what], goal, must: false, begun: false }
    return hasWatch(state, at) && !isTrappedGuard(state, at) && canGoOn(state, lead)
  })
  if (figures.length === 0) return
  state.question = { ask: 'aim', seat, what, spaces: figures, thieves: [], may: true, from: goal, left: figures.length }
}

export function herdOne(state: S, aiming: Aiming, at: SpaceId): void {
  const { seat, what, spaces, from } = aiming
  if (what !== 'noiseFigure' && what !== 'gasFigure') return
  const figures = spaces.filter((space) => space !== at)
  state.todo.push({ do: 'herd', seat, what, figures, goal: from })
  beginLead(state, seat, at, moves[what], from)
}
