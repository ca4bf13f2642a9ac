import { describe, expect, it } from 'vitest'
import type { Phase } from '../../machines/kernel/chart.ts'
import { phaseMap, stationNext, stationNow } from './phases.ts'

const leaf = (id: string): Phase => ({ id, phases: [] })
const phases: Phase[] = [
  { id: 'round', phases: [leaf('round.turnUp'), leaf('round.give')] },
  { id: 'receive', phases: [leaf('receive.question')] },
  { id: 'panic', phases: [leaf('panic.choose')] },
  leaf('over'),
]

const told = (current: string) => {
  const map = phaseMap(phases, current)
  return { now: stationNow(map)?.id, next: stationNext(map)?.id }
}

describe('the phase map', () => {
  it('opens the station where the table stands, and only that', () => {
    const map = phaseMap(phases, 'round.give')
    expect(map.map(({ id, when }) => `${id} ${when}`)).toEqual([
      'round now',
      'receive next',
      'panic other',
      'over other',
    ])
    expect(map[0]?.within.map(({ id, when }) => `${id} ${when}`)).toEqual(['round.turnUp other', 'round.give now'])
    expect(map[1]?.within).toEqual([])
  })

  it('tells what comes next, inside first', () => {
    expect(told('round.turnUp')).toEqual({ now: 'round.turnUp', next: 'round.give' })
    expect(told('round.give')).toEqual({ now: 'round.give', next: 'receive' })
    expect(told('receive.question')).toEqual({ now: 'receive.question', next: 'panic' })
    expect(told('over')).toEqual({ now: 'over', next: undefined })
  })

  it('doesn’t take one name for the beginning of another', () => {
    const map = phaseMap([leaf('round'), leaf('rounds')], 'rounds')
    expect(stationNow(map)?.id).toBe('rounds')
  })

  it('stands nowhere in a phase that only routes', () => {
    expect(stationNow(phaseMap(phases, 'setup'))).toBeNull()
    expect(stationNow(phaseMap(phases, 'round.opening'))?.id).toBe('round')
  })
})
