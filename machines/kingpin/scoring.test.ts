import { describe, expect, it } from 'vitest'
import { positions } from './examples.ts'
import type { Outcome } from '../kernel/game.ts'
import { kingpin } from './index.ts'
import { scoreGang, scoreTarget } from './scoring.ts'
import type { KingpinState } from './state.ts'
import { pass, play, table, who, type Laid, type Layout } from './testing.ts'

/** The table after everybody has passed. */
function ended(layout: Layout): KingpinState {
  const state = table({ dens: { A: ['Loudmouth'] }, ...layout })
  return play(state, ...Array.from({ length: state.seats }, () => pass))
}
const result = (layout: Layout): Outcome => kingpin.outcome(ended(layout)) as Outcome
const totals = (layout: Layout): number[] => result(layout).scores.map(({ total }) => total)

describe('KP-5.1 the reveal', () => {
  it('turns all face-down crooks up, target after target, seat after seat', () => {
    const street: Laid[] = [
      [1, 5, 'Ace', 'down'],
      [0, 9, 'Boxer', 'down'],
      [0, 5, 'Padre', 'down'],
      [0, 5, 'Shadow'],
    ]
    const state = ended({ street })
    expect(state.pieces.every(({ faceUp }) => faceUp)).toBe(true)
    expect(state.journal.filter(({ key }) => key === 'revealed').map(({ params }) => params)).toEqual([
      { by: 0, target: 5, crooks: [who('Padre')] },
      { by: 1, target: 5, crooks: [who('Ace')] },
      { by: 0, target: 9, crooks: [who('Boxer')] },
    ])
    for (const seat of [0, 1]) expect(kingpin.view(state, seat).mine).toBeNull()
  })
})

describe('KP-5.2 targets', () => {
  const score = (target: number, ...street: Laid[]) => scoreTarget(table({ seats: 3, street }).pieces, target, 3)

  it('adds up the ranks of a slot, and every modifier in it', () => {
    expect(score(6, [0, 6, 'Padre'], [0, 6, 'Sidekick'], [1, 6, 'Ace'])).toMatchObject({
      ranks: [7, 6, 0],
      winners: [0],
      modifiers: 2,
      points: 8,
    })
  })

  it('is never worth less than 0', () => {
    expect(score(3, [0, 3, 'The Leak'], [1, 3, 'Boxer'])).toMatchObject({ value: 0, winners: [1], points: 0 })
  })

  it('is shared by those who tie, rounded down', () => {
    expect(score(7, [0, 7, 'Hatchet'], [2, 7, 'Lefty'], [1, 7, 'Tinker'])).toMatchObject({ winners: [0, 2], points: 3 })
    expect(score(9, [0, 9, 'Sticks'], [1, 9, 'Switch'], [2, 9, 'Mortician'])).toMatchObject({ points: 3 })
    expect(
      totals({
        seats: 3,
        street: [
          [0, 7, 'Hatchet'],
          [2, 7, 'Lefty'],
        ],
      }),
    ).toEqual([3 + 4, 0, 3 + 4])
  })

  it('scores for nobody when nobody is there', () => {
    expect(score(8)).toMatchObject({ winners: [], points: 0, value: 8 })
  })

  it('does not count the killed', () => {
    const { pieces } = table({
      street: [
        [0, 5, 'Boxer'],
        [1, 5, 'Tinker'],
      ],
    })
    const [boxer, tinker] = pieces
    expect(scoreTarget([{ ...boxer!, at: 'killed' }, tinker!], 5, 2)).toMatchObject({
      winners: [1],
      crooks: [who('Tinker')],
    })
    expect(scoreGang([{ ...boxer!, at: 'killed' }, tinker!], 'outfit', 2)).toMatchObject({ winner: null })
  })
})

describe('KP-5.3 gangs', () => {
  it('counts a crook of two gangs for both', () => {
    const { pieces } = table({
      street: [
        [0, 5, 'The Twins'],
        [1, 6, 'Boxer'],
        [1, 7, 'Sparrow'],
      ],
    })
    expect(scoreGang(pieces, 'northside', 2)).toMatchObject({ members: [1, 0], winner: 0, points: 5 })
    expect(scoreGang(pieces, 'outfit', 2)).toMatchObject({ members: [1, 2], winner: 1, points: 5 })
  })

  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
  ])('gives with %i players %i points', (seats, points) => {
    expect(scoreGang(table({ street: [[1, 2, 'Lefty']] }).pieces, 'westside', seats)).toMatchObject({
      winner: 1,
      points,
    })
  })

  it('gives nothing on a tie, not even on none at all', () => {
    expect(scoreGang([], 'outfit', 2)).toMatchObject({ winner: null, points: 0 })
    expect(
      scoreGang(
        table({
          street: [
            [0, 2, 'Lefty'],
            [1, 2, 'Padre'],
          ],
        }).pieces,
        'westside',
        2,
      ).winner,
    ).toBeNull()
  })

  it('counts every gang in a slot', () => {
    const { pieces } = table({
      street: [
        [0, 5, 'Hatchet'],
        [0, 5, 'Sidekick'],
        [1, 5, 'Bricks'],
      ],
    })
    expect(scoreGang(pieces, 'northside', 2)).toMatchObject({ members: [2, 1], winner: 0 })
  })
})

describe('KP-5.4 the winner', () => {
  it('has the most points', () => {
    expect(result({ street: [[0, 9, 'Ace']] }).winners).toEqual([0])
    expect(ended({ street: [[0, 9, 'Ace']] }).journal.at(-1)).toEqual({
      key: 'won',
      params: { by: 0, points: 10, money: 18 },
    })
  })

  it('or then the most money', () => {
    const layout: Layout = {
      street: [
        [0, 5, 'Hatchet'],
        [1, 5, 'Lefty'],
      ],
      money: [3, 4],
    }
    expect(result(layout).winners).toEqual([1])
    expect(ended(layout).journal.at(-1)).toEqual({ key: 'wonOnMoney', params: { by: 1, points: 7, money: 4 } })
  })

  it('or else is not alone', () => {
    const layout: Layout = {
      seats: 3,
      street: [
        [0, 5, 'Hatchet'],
        [1, 5, 'Lefty'],
      ],
      money: [4, 4, 9],
    }
    expect(result(layout).winners).toEqual([0, 1])
    expect(ended(layout).journal.at(-1)).toEqual({ key: 'wonShared', params: { seats: [0, 1], points: 6, money: 4 } })
  })

  it('is everybody, with equal money, when nobody has played', () => {
    expect(result({ seats: 4 }).winners).toEqual([0, 1, 2, 3])
  })
})

describe('the show', () => {
  const layout: Layout = {
    street: [
      [0, 6, 'Diamond'],
      [1, 6, 'Safecracker', 'down'],
      [0, 8, 'Hatchet'],
      [1, 8, 'Ace'],
      [0, 3, 'Tinker'],
    ],
  }

  it('tells the reveal, then every target, then every gang, then the winner', () => {
    expect(ended(layout).journal.map(({ key }) => key)).toEqual([
      'passed',
      'revealed',
      ...['targetEmpty', 'targetWon', 'targetEmpty', 'targetEmpty', 'targetWon', 'targetEmpty', 'targetShared'],
      'targetEmpty',
      ...['gangWon', 'gangWon', 'gangTied'],
      'won',
    ])
  })

  it('lists every point and where it came from', () => {
    expect(result(layout).scores[1]).toEqual({
      seat: 1,
      total: 7 + 4 + 5,
      parts: [
        {
          label: 'target',
          points: 7,
          params: {
            target: 6,
            modifiers: 1,
            value: 7,
            rank: 8,
            crooks: [who('Diamond'), who('Safecracker')],
            seats: [1],
          },
        },
        {
          label: 'targetShared',
          points: 4,
          params: { target: 8, modifiers: 1, value: 9, rank: 6, crooks: [who('Hatchet'), who('Ace')], seats: [0, 1] },
        },
        { label: 'gang', points: 5, params: { gang: 'westside', count: 1, members: [0, 1] } },
        { label: 'money', points: 0, params: { money: 18 } },
      ],
    })
  })
})

describe('KP-7 worked examples', () => {
  it('KP-7.2 a 7(+2) and an 8(−1) at target 6: the 8 wins, and gets 7 points', () => {
    const { pieces } = positions['KP-7.2']()
    expect(scoreTarget(pieces, 6, 2)).toMatchObject({ winners: [1], points: 7 })
  })

  it('KP-7.3 three players: Northside 3 / 2 / 0 gives the first 4 points, Westside 2 / 1 / 2 nobody any', () => {
    const { pieces } = positions['KP-7.3']()
    expect(scoreGang(pieces, 'northside', 3)).toEqual({ gang: 'northside', members: [3, 2, 0], winner: 0, points: 4 })
    expect(scoreGang(pieces, 'westside', 3)).toEqual({ gang: 'westside', members: [2, 1, 2], winner: null, points: 0 })
  })
})
