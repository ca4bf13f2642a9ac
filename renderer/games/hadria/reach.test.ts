import { describe, expect, it } from 'vitest'
import { hadria, type HadriaMove } from '../../../machines/hadria/index.ts'
import { distances, neighbours } from '../../../machines/hadria/map.ts'
import type { HadriaState } from '../../../machines/hadria/state.ts'
import { heatOf, marchesNow, rangeFrom, tableOf, waysOf } from './reach.ts'

/** Somebody sneaks, four spaces to go. */
function walking(): HadriaState {
  let state = hadria.setup({ seats: 2, seed: 'harbour 12' })
  const wishes: HadriaMove[] = [
    { type: 'execute', as: 'sneak' },
    { type: 'ready' },
    { type: 'lay', card: 'move', special: false, with: 'point' },
  ]
  while (state.phase !== 'execute.walk') {
    const [seat = 0] = hadria.active(state)
    const moves = hadria.legalMoves(state, seat)
    const laid = (state.players[seat]?.stacks.length ?? 0) > 0
    const wish = wishes.find(
      (move) =>
        moves.some((legal) => JSON.stringify(legal) === JSON.stringify(move)) && (move.type !== 'ready' || laid),
    )
    state = hadria.apply(state, seat, wish ?? (moves[0] as HadriaMove))
  }
  return state
}

describe('ways', () => {
  const state = walking()
  const seat = state.question?.seat ?? 0
  const from = state.players[seat]?.at ?? 0
  const view = hadria.view(state, 'table')
  const ways = waysOf(view, tableOf(view))

  it('lead to every space within the movement that no watch figure bars, by a shortest way', () => {
    expect(ways.size).toBeGreaterThan(4)
    for (const [to, { through, moves }] of ways) {
      expect(through.at(-1)).toBe(to)
      expect(moves).toHaveLength(through.length)
      expect(through.length).toBeLessThanOrEqual(4)
      expect(through.length).toBe(distances[from]?.[to])
      for (const [index, space] of through.entries()) expect(neighbours[through[index - 1] ?? from]).toContain(space)
    }
  })

  it('can be walked as they are offered, until somebody is arrested at the end', () => {
    for (const { moves, arrests, to } of ways.values()) {
      let now = state
      for (const move of moves) now = hadria.apply(now, seat, move)
      const player = now.players[seat]
      if (arrests) expect(player?.at).not.toBe(to)
      else expect(player?.at).toBe(to)
    }
  })

  it('are the same whatever the onlooker knows', () => {
    const own = hadria.view(state, seat)
    expect([...waysOf(own, tableOf(own)).keys()]).toEqual([...ways.keys()])
  })
})

describe('what the watch sees', () => {
  const state = walking()
  const table = tableOf(hadria.view(state, 'table'))

  it('is hottest around guards and nothing in dungeons (HA-10.1)', () => {
    const heat = heatOf(table)
    table.watch.forEach((figure, at) => {
      if (figure > 0) expect(heat[at]).toBeGreaterThan(0)
    })
  })

  it('sends out figures that see somebody, and no others (HA-10.2)', () => {
    for (const { from, target } of marchesNow(table)) {
      expect(table.watch[from]).toBeGreaterThan(0)
      expect(table.players.some(({ at }) => at === target)).toBe(true)
    }
  })

  it('is apart from what a card reaches (HA-8.4)', () => {
    const reached = rangeFrom(table, 0, 'poisonedBola') ?? []
    const from = table.players[0]?.at ?? 0
    expect(reached).toContain(from)
    for (const space of reached) expect(distances[from]?.[space]).toBeLessThanOrEqual(2)
    expect(rangeFrom(table, 0, 'cloak')).toBeNull()
  })
})
