/** What the plan in front will do, in one line: "Move at 5, before the watch at 4". */
import { basics, generals, type Card } from '../../../machines/hadria/data.ts'
import { apOn, type ApSource, type Stack } from '../../../machines/hadria/state.ts'
import type { HadriaMove, HadriaView } from '../../../machines/hadria/index.ts'
import type { Table } from '../../table/context.ts'
import { isBeforeWatch, nameOfStack } from './ways.ts'

export const rungs: readonly number[] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
const highest = rungs[0] ?? 12

/** Stacks with more AP than the ladder has rungs stand on its highest. */
export const rungOf = (stack: Stack): number => Math.min(apOn(stack), highest)

export function planLine(view: HadriaView, say: Table['say']): string {
  const stacks = (view.mine?.stacks ?? []).toSorted((a, b) => apOn(b) - apOn(a))
  if (stacks.length === 0) return say('board.noPlan')
  const said = (list: readonly Stack[]): string =>
    list.map((stack) => say('board.planStep', { card: nameOfStack(stack, view), ap: apOn(stack) })).join(', ')
  const before = stacks.filter((stack) => isBeforeWatch(view, apOn(stack)))
  const after = stacks.filter((stack) => !before.includes(stack))
  const { initiative } = view
  if (after.length === 0) return say('board.planBefore', { steps: said(before), initiative })
  if (before.length === 0) return say('board.planAfter', { steps: said(after), initiative })
  return say('board.planBoth', { before: said(before), after: said(after), initiative })
}

/** The moves that bring a stack up to so many AP, one point at a time. */
export const raiseTo = (stack: number, from: number, to: number): HadriaMove[] =>
  Array.from({ length: Math.max(0, to - from) }, () => ({ type: 'add', stack, with: 'point' }))

export const sources: readonly ApSource[] = ['point', 'informer', 'guildAgent']

/** All that a plan could be changed by, allowed or not. */
export function planMoves({ mine }: HadriaView): readonly HadriaMove[] {
  const cards: readonly Card[] = [...basics, ...generals.filter((card) => mine?.hand.includes(card))]
  const covers = [false, true]
  return sources.flatMap((from): HadriaMove[] => [
    ...cards.flatMap((card) => covers.map((special): HadriaMove => ({ type: 'lay', card, special, with: from }))),
    ...(mine?.stacks ?? []).map((_, stack): HadriaMove => ({ type: 'add', stack, with: from })),
  ])
}
