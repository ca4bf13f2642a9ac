/** What a good player would say for a move of Hadria. */
import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { reasonFor } from '../kernel/reasons.ts'
import { distance } from './board.ts'
import { hadria } from './game.ts'
import { gates, neighbours, spaces } from './map.ts'
import { hadriaReasons } from './reasons.ts'
import type { HadriaMove, HadriaState } from './state.ts'
import { execute, palace, planned, play, table, type Layout } from './testing.ts'

function said(state: HadriaState, move: HadriaMove, seat: Seat = 0) {
  const moves = hadria.legalMoves(state, seat)
  expect(moves).toContainEqual(move)
  return reasonFor(hadria, hadriaReasons, hadria.view(state, seat), seat, move, moves)?.key
}

/** Somebody walks from here, four spaces to go; the other thief is far away, in the Palace. */
const walking = (at: number, more: Layout = {}) =>
  play(planned(table({ at: [at, palace(0)], ...more }), [['move', 9]], []), execute('sneak'))
const step = (to: number): HadriaMove => ({ type: 'step', to })

const gate = gates[0] ?? { id: 0, space: 0, district: 'domes' as const }
const hideout = spaces.find(({ kind }) => kind === 'hideout')?.id ?? 0
const besides = (space: number) => neighbours[space] ?? []
/** A space beside it, and one beside that, further away. */
const [near = 0, further = 0] = besides(hideout).flatMap((one) =>
  besides(one)
    .filter((two) => distance(two, hideout) === 2)
    .map((two) => [one, two] as const),
)[0] ?? [0, 0]

describe('a reason for a step', () => {
  it('HA-13.1 is that it wins, or gets one out', () => {
    const leave = { type: 'leave', gate: gate.id } as const
    const open = { gate: gate.district, round: 9, alarmedRound: 2 }
    expect(said(walking(gate.space, { ...open, holds: [{ imperial: 1 }, {}] }), leave)).toBe('reason.win.gain')
    expect(said(walking(gate.space, { ...open, holds: [{ yellow: 1 }, {}] }), leave)).toBe('reason.out.gain')
  })

  it('HA-1.6 is that one is hidden there', () => {
    expect(said(walking(near), step(hideout))).toBe('reason.hidden.gain')
  })

  it('HA-10.2 is that the watch can no longer get there', () => {
    const lonely = walking(near, { guards: [further] })
    expect(said(lonely, step(hideout))).toBe('reason.reach.gain')
  })

  it('HA-12 is the gate, for everybody in the last round', () => {
    const before = besides(gate.space).find((space) => !gates.some((other) => other.space === space)) ?? 0
    const late = { gate: gate.district, round: 12, alarmedRound: 5 }
    expect(said(walking(before, late), step(gate.space))).toBe('reason.gate.gain')
    expect(said(walking(before, { ...late, alarmedRound: 3 }), step(gate.space))).not.toBe('reason.gate.gain')
  })

  it('is never that one gets nearer to something, or out of sight, by being arrested', () => {
    const trap = walking(near, { guards: [further], jewels: [[further, 'yellow']] })
    expect(said(trap, step(further))).toBeUndefined()
  })
})

describe('a reason for a card', () => {
  it('HA-8.1 is what it brings, if nothing brings more', () => {
    const ambush = planned(table({ at: [near, palace(0)] }), [['ambush', 9]], [['ambush', 1]])
    expect(said(ambush, execute('cunningDraw'))).toBe('reason.cards.most')
    expect(said(ambush, execute('cunningGain'))).toBe('reason.saved.most')
    expect(said(ambush, execute('clevernessDraw'))).toBeUndefined()
  })

  it('HA-10.7 is that it sends a rival to the dungeon', () => {
    const layout: Layout = { at: [hideout, further], guards: [near], hands: [['beacon'], []] }
    const beacon = play(planned(table(layout), [['beacon', 9]], []), execute('card'), { type: 'aim', space: near })
    expect(said(beacon, step(further))).toBe('reason.rivals.gain')
  })
})
