/** The phase map: the chart's phases as stations on a line, with the one where the table stands opened up. */
import type { Phase } from '../../machines/kernel/chart.ts'

export interface Station {
  id: string
  /** now: the table stands here or within; next: what comes after it, as far as the chart's order tells. */
  when: 'now' | 'next' | 'other'
  /** The stations within, of the station where the table stands; of the others none. */
  within: Station[]
}

/** Phases lie in each other as their ids do: `round.give` in `round`. */
export function phaseMap(phases: readonly Phase[], current: string): Station[] {
  const here = phases.findIndex(({ id }) => current === id || current.startsWith(`${id}.`))
  const within = here < 0 ? [] : phaseMap(phases[here]?.phases ?? [], current)
  // What comes next is next inside, if there is more to come there.
  const nextIsWithin = within.some(holdsNext)
  return phases.map(({ id }, index) => {
    if (index === here) return { id, when: 'now', within }
    return { id, when: here >= 0 && index === here + 1 && !nextIsWithin ? 'next' : 'other', within: [] }
  })
}

function holdsNext({ when, within }: Station): boolean {
  return when === 'next' || within.some(holdsNext)
}

/** The innermost station where the table stands. */
export function stationNow(stations: readonly Station[]): Station | null {
  const here = stations.find(({ when }) => when === 'now')
  return here ? (stationNow(here.within) ?? here) : null
}

export function stationNext(stations: readonly Station[]): Station | null {
  for (const station of stations) {
    if (station.when === 'next') return station
    const inner = stationNext(station.within)
    if (inner) return inner
  }
  return null
}
