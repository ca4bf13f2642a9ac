/** What the plan in front will do, in one line: "Move at 5, before the watch at 4". */
import { basics, generals, type Card } from '../../../machines/hadria/data.ts'
import { apOn, type ApSource, type Stack } from '../../../machines/hadria/state.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import type { Table } from '../../table/context.ts'
import { apLeft, isBeforeWatch, nameOfStack, tilesLeft, worthOf } from './ways.ts'

export const rungs: readonly number[] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
const highest = rungs[0] ?? 12

/** Stacks with more AP than the ladder has rungs stand on its highest. */
export const rungOf = (ap: number): number => Math.min(ap, highest)

export function planLine(view: HadriaView, say: Table['say']): string {
  const stacks = (view.mine?.stacks ?? []).toSorted((a, b) => apOn(b) - apOn(a))
  if (stacks.length === 0) return say('board.noPlan')
  const said = (list: readonly Stack[]): string =>
    list
      .map((stack) => {
        const params = { card: stack.card ?? '', ap: apOn(stack), special: nameOfStack(stack, view) }
        return say(stack.special ? 'board.planStepSpecial' : 'board.planStep', params)
      })
      .join(', ')
  const before = stacks.filter((stack) => isBeforeWatch(view, apOn(stack)))
  const after = stacks.filter((stack) => !before.includes(stack))
  const { initiative } = view
  if (after.length === 0) return say('board.planBefore', { steps: said(before), initiative })
  if (before.length === 0) return say('board.planAfter', { steps: said(after), initiative })
  return say('board.planBoth', { before: said(before), after: said(after), initiative })
}

/** The moves that bring a stack up to so many AP, one point or tile at a time. */
export const raiseTo = (stack: number, from: number, to: number, source: ApSource = 'point'): HadriaMove[] =>
  Array.from({ length: Math.max(0, to - from) / worthOf(source) }, () => ({ type: 'add', stack, with: source }))

/** The numbers of AP that a stack can be raised to from this source. */
export function reachOf(view: HadriaView, stack: Stack, source: ApSource): readonly number[] {
  const left = source === 'point' ? apLeft(view) : tilesLeft(view, source)
  return Array.from({ length: Math.max(0, left) }, (_, more) => apOn(stack) + (more + 1) * worthOf(source))
}

export const sources: readonly ApSource[] = ['point', 'informer', 'guildAgent']

function countOf({ points, informers, guildAgents }: Stack, source: ApSource): number {
  if (source === 'point') return points
  return source === 'informer' ? informers : guildAgents
}

/** How far a stack is lowered by points alone; at least 1 AP stays on it (HA-6.1). */
export const lowest = (stack: Stack): number => Math.max(1, apOn(stack) - stack.points)

/** The plan with a stack lowered to so many AP; with none it is taken back. */
export function lowered(stacks: readonly Stack[], index: number, ap: number): readonly Stack[] {
  const stack = stacks[index]
  if (!stack) return stacks
  return ap === 0
    ? stacks.toSpliced(index, 1)
    : stacks.with(index, { ...stack, points: stack.points - (apOn(stack) - ap) })
}

/** What is still to be laid until this plan is that one; null while something has to be taken back. */
export function toBecome(now: readonly Stack[], wanted: readonly Stack[]): readonly HadriaMove[] | null {
  const isTooMuch = (stack: Stack, index: number): boolean => {
    const goal = wanted[index]
    if (goal?.card !== stack.card || goal.special !== stack.special) return true
    return sources.some((source) => countOf(stack, source) > countOf(goal, source))
  }
  if (now.some(isTooMuch)) return null
  return wanted.flatMap((goal, index): HadriaMove[] => {
    const { card, special } = goal
    const stack = now[index]
    const missing = (source: ApSource): number => countOf(goal, source) - (stack ? countOf(stack, source) : 0)
    const more = sources.flatMap((source) => Array<ApSource>(missing(source)).fill(source))
    return more.map((from, at) =>
      stack || at > 0 || card === null
        ? { type: 'add', stack: index, with: from }
        : { type: 'lay', card, special, with: from },
    )
  })
}

/** All that a plan could be changed by, allowed or not. */
export function planMoves({ mine }: HadriaView): readonly HadriaMove[] {
  const cards: readonly Card[] = [...basics, ...generals.filter((card) => mine?.hand.includes(card))]
  const covers = [false, true]
  return sources.flatMap((from): HadriaMove[] => [
    ...cards.flatMap((card) => covers.map((special): HadriaMove => ({ type: 'lay', card, special, with: from }))),
    ...(mine?.stacks ?? []).map((_, stack): HadriaMove => ({ type: 'add', stack, with: from })),
  ])
}
