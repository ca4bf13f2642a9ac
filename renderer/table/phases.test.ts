import { describe, expect, it } from 'vitest'
import { breakIn } from '../../machines/breakin/index.ts'
import { phasesOf, type Phase } from '../../machines/kernel/chart.ts'
import { pathWithin, phaseMap, type Station } from './phases.ts'

const phases = phasesOf(breakIn.chart)
const said = (stations: readonly Station[]): string[] => stations.map(({ id, when }) => `${id} ${when}`)

describe('the phase map', () => {
  it('opens the station where the table stands, and only that', () => {
    const map = phaseMap(phases, 'round.turnUp')
    expect(said(map)).toEqual(['round now', 'receive other', 'panic other', 'over other'])
    expect(said(map[0]?.within ?? [])).toEqual(['round.turnUp now', 'round.give next'])
    expect(map[1]?.within).toEqual([])
  })

  it('names the way to where the table stands, however deep', () => {
    const leaf = (id: string, inner: Phase[] = []): Phase => ({ id, phases: inner, next: [] })
    const deep = [leaf('act', [leaf('act.villa', [leaf('act.villa.aim')]), leaf('act.ruin')]), leaf('over')]
    const within = (current: string) => pathWithin(phaseMap(deep, current)[0]?.within ?? []).map(({ id }) => id)
    expect(within('act.villa.aim')).toEqual(['act.villa', 'act.villa.aim'])
    expect(within('over')).toEqual([])
  })

  it('tells all that may come next', () => {
    const map = phaseMap(phases, 'receive.question')
    expect(said(map)).toEqual(['round next', 'receive now', 'panic next', 'over other'])
    expect(said(map[1]?.within ?? [])).toEqual(['receive.question now', 'receive.clover next', 'receive.lostLoot next'])
  })

  it('sees the end coming only when nothing else can', () => {
    const leaf = (id: string, next: string[]): Phase => ({ id, phases: [], next })
    expect(said(phaseMap([leaf('count', ['over']), leaf('over', [])], 'count'))).toEqual(['count now', 'over next'])
  })

  it('doesn’t take one name for the beginning of another', () => {
    const leaf = (id: string): Phase => ({ id, phases: [], next: [] })
    expect(said(phaseMap([leaf('round'), leaf('rounds')], 'rounds'))).toEqual(['round other', 'rounds now'])
  })

  it('stands nowhere while the curtain is down', () => {
    expect(phaseMap(phases, '').some(({ when }) => when !== 'other')).toBe(false)
  })
})
