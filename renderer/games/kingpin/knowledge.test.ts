import { describe, expect, it } from 'vitest'
import { kingpin } from '../../../machines/kingpin/index.ts'
import type { KingpinState } from '../../../machines/kingpin/state.ts'
import { pass, play, putBack, raid, recruit, spyTarget, table, take } from '../../../machines/kingpin/testing.ts'
import { finalPoints, pointsTold, roundOf, standing, tallies } from './knowledge.ts'

const dens = { A: ['Diamond'], B: ['Safecracker'], C: ['Whisper'] }

describe('how a target stands', () => {
  const state = play(table({ dens }), ...raid('A', 'Diamond', 6, 'down'), ...raid('B', 'Safecracker', 6))

  it('KP-7.2 counts what is open and what is one’s own', () => {
    expect(standing(kingpin.view(state, 0), 6)).toMatchObject({ value: 7, rank: 8, winners: [1], hidden: [0, 0] })
  })

  it('says what is still hidden from the others', () => {
    expect(standing(kingpin.view(state, 1), 6)).toMatchObject({ value: 5, winners: [1], hidden: [1, 0] })
    expect(standing(kingpin.view(state, 'table'), 6)).toMatchObject({ value: 5, hidden: [1, 0] })
  })

  it('KP-6 counts who left a den last, to those who looked in before', () => {
    const left = play(
      table({ seats: 3, dens: { A: ['Diamond', 'Hatchet', 'Lefty'], B: ['Ace'] } }),
      ...raid('A', 'Diamond', 2),
      ...raid('A', 'Hatchet', 6, 'down'),
    )
    expect(standing(kingpin.view(left, 0), 6)).toMatchObject({ hidden: [0, 1, 0] })
    const emptied = play(left, ...raid('A', 'Lefty', 5))
    expect(standing(kingpin.view(emptied, 0), 6)).toMatchObject({ rank: 6, winners: [1], hidden: [0, 0, 0] })
    expect(standing(kingpin.view(emptied, 'table'), 6)).toMatchObject({ winners: [], hidden: [0, 1, 0] })
  })

  it('counts what was spied', () => {
    const street: [1, number, string, 'down'][] = [[1, 6, 'Diamond', 'down']]
    const spied = play(table({ dens: { C: ['Whisper'] }, street }), ...raid('C', 'Whisper', 6), spyTarget(6), putBack)
    expect(standing(kingpin.view(spied, 0), 6)).toMatchObject({ value: 8, winners: [1], hidden: [0, 0] })
  })
})

describe('the gangs’ tallies', () => {
  it('count two gangs for a crook of two, and hidden crooks only for who knows them', () => {
    const state = play(
      table({ dens: { A: ['Duchess'], B: ['Lefty'], C: ['Ace'] } }),
      ...raid('A', 'Duchess', 2),
      ...raid('B', 'Lefty', 3, 'down'),
    )
    expect(tallies(kingpin.view(state, 0)).westside).toMatchObject({ members: [1, 0], winner: 0 })
    expect(tallies(kingpin.view(state, 1)).westside).toMatchObject({ members: [1, 1], winner: null })
    expect(tallies(kingpin.view(state, 1)).northside.members).toEqual([1, 0])
  })
})

describe('what everybody has in the end', () => {
  it('KP-5.4 stays with them from when it is told who rules the town, and is shown to nobody before', () => {
    const last = play(table({ dens }), ...raid('A', 'Diamond', 6, 'down'), ...raid('B', 'Safecracker', 6), pass)
    const seen = kingpin.moments(last, 1, pass).map(({ view }) => view(0))
    const isTold = seen.map(({ news }) => news.some(({ key }) => key === 'won'))
    expect(seen.map(finalPoints)).toEqual(isTold.map((told) => (told ? [0, 12] : null)))
    expect(isTold).toContain(false)
    const over = play(last, pass)
    const scores = kingpin.outcome(over)?.scores.map(({ total }) => total)
    for (const viewer of [0, 1, 'table'] as const) expect(finalPoints(kingpin.view(over, viewer))).toEqual(scores)
  })
})

describe('the scoring', () => {
  it('KP-5 leaves everybody what has been told, from the first line to the last', () => {
    const last = play(table({ dens }), ...raid('A', 'Diamond', 6, 'down'), ...raid('B', 'Safecracker', 6), pass)
    const { news } = kingpin.view(play(last, pass), 0)
    const told = news.map((_, at) => pointsTold(news.slice(0, at + 1), 2))
    const first = news.findIndex(({ key }) => key.startsWith('target'))
    expect(told.slice(0, first)).toEqual(Array(first).fill([0, 0]))
    for (const [at, points] of told.entries()) {
      const before = told[at - 1] ?? [0, 0]
      expect(points.every((many, seat) => many >= (before[seat] ?? 0))).toBe(true)
    }
    expect(told.at(-1)).toEqual([0, 12])
  })
})

describe('the round', () => {
  it('is the same for everybody’s turn, until the first one has another', () => {
    const rounds = (state: KingpinState) => roundOf(kingpin.view(state, 'table'))
    const start = table({ dens: { A: ['Ace', 'Lefty'], B: ['Bricks', 'Boxer'] } })
    const first = play(start, ...raid('A', 'Ace', 2))
    const second = play(first, ...raid('B', 'Bricks', 2))
    expect([start, play(start, recruit('A')), first, second].map(rounds)).toEqual([1, 1, 1, 2])
    expect(rounds(play(second, pass))).toBe(2)
  })

  it('goes on only after a raid, also while it is told that somebody is taken', () => {
    const open = play(table({ dens: { A: ['Ace', 'Lefty'] } }), recruit('A'))
    const told = kingpin.moments(open, 0, take('Ace')).map(({ view }) => roundOf(view(0)))
    expect(new Set(told)).toEqual(new Set([1]))
  })
})
