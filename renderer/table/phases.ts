/** The phase map: the chart's phases as stations on a line, with the one where the table stands opened up. */
import type { Phase } from '../../machines/kernel/chart.ts'

export interface Station {
  id: string
  /** now: the table stands here or within; next: a move may lead here or into it. */
  when: 'now' | 'next' | 'other'
  /** The stations within the one where the table stands; of the others none. */
  within: Station[]
}

/** Phases lie in each other as their ids do: `round.give` in `round`. */
const holds = (id: string, leaf: string): boolean => leaf === id || leaf.startsWith(`${id}.`)

export function phaseMap(phases: readonly Phase[], current: string): Station[] {
  const next = nextOf(phases, current)
  const toStation = ({ id, phases: inner }: Phase): Station => {
    if (holds(id, current)) return { id, when: 'now', within: inner.map(toStation) }
    return { id, when: next.some((leaf) => holds(id, leaf)) ? 'next' : 'other', within: [] }
  }
  return phases.map(toStation)
}

/** The end is always near; it is what comes next only when nothing else can. */
function nextOf(phases: readonly Phase[], current: string): string[] {
  const leaves = leavesOf(phases)
  const next = leaves.find(({ id }) => id === current)?.next ?? []
  const goingOn = next.filter((id) => leaves.some((leaf) => leaf.id === id && leaf.next.length > 0))
  return goingOn.length > 0 ? goingOn : next
}

function leavesOf(phases: readonly Phase[]): Phase[] {
  return phases.flatMap((phase) => (phase.phases.length === 0 ? [phase] : leavesOf(phase.phases)))
}

/** The way from a station to where the table stands within it. */
export function pathWithin(within: readonly Station[]): Station[] {
  const now = within.find(({ when }) => when === 'now')
  return now ? [now, ...pathWithin(now.within)] : []
}
