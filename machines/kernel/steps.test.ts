import { describe, expect, it } from 'vitest'
import type { Moment, State, View, Viewer } from './game.ts'
import type { Entry } from './journal.ts'
import { toldTo } from './steps.ts'

/** A table with a pile of coins; each moment is its height and who may read the line. */
function moments(...lines: { coins: number; key: string; to?: Viewer[] }[]): Moment[] {
  const journal: Entry[] = lines.map(({ key, to }) => (to ? { key, params: {}, to } : { key, params: {} }))
  return lines.map(({ coins }, at) => {
    const state: State = { phase: 'play', random: [], seats: 2, journal: journal.slice(0, at + 1) }
    const view = (viewer: Viewer): View & { coins: number } => {
      return { seat: viewer, phase: 'play', active: [], news: [], mine: null, coins }
    }
    return { state, view }
  })
}

const told = (moments: readonly Moment[], viewer: Viewer) =>
  toldTo(moments, viewer).map(({ lines, view }) => [
    lines.map(({ key }) => key),
    (view as unknown as { coins: number }).coins,
  ])

describe('a move as it is told', () => {
  it('goes line by line, each with the table after it', () => {
    const move = moments({ coins: 1, key: 'paid' }, { coins: 3, key: 'won' })
    expect(told(move, 'table')).toEqual([
      [['paid'], 1],
      [['won'], 3],
    ])
  })

  it('tells together what leaves the table as it is', () => {
    const move = moments({ coins: 1, key: 'paid' }, { coins: 1, key: 'bowed' }, { coins: 3, key: 'won' })
    expect(told(move, 0)).toEqual([
      [['paid', 'bowed'], 1],
      [['won'], 3],
    ])
  })

  it('leaves no trace of a line that is for others', () => {
    const move = moments({ coins: 1, key: 'paid' }, { coins: 2, key: 'peeked', to: [1] }, { coins: 3, key: 'won' })
    expect(told(move, 0)).toEqual([
      [['paid'], 1],
      [['won'], 3],
    ])
    expect(told(move, 1)).toHaveLength(3)
  })

  it('ends with the table after the move, also where the last line is for others', () => {
    const move = moments({ coins: 1, key: 'paid' }, { coins: 5, key: 'found', to: [1] })
    expect(told(move, 0)).toEqual([[['paid'], 5]])
    expect(told(moments({ coins: 5, key: 'found', to: [1] }), 0)).toEqual([])
  })
})
