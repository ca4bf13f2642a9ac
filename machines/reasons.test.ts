/** What is said for a move is true, whatever the seat doesn't know. */
import { describe, expect, it } from 'vitest'
import { games, reasonsOf } from './index.ts'
import type { Game, GameId, Seat } from './kernel/game.ts'
import { random } from './kernel/random.ts'
import { changesBy, reasonFor } from './kernel/reasons.ts'

const most = 40

describe.each(Object.entries(games) as [GameId, Game][])('a reason in %s', (id, game) => {
  it('holds in worlds that it was not made from', () => {
    const source = random(`reasons ${id}`)
    const facts = reasonsOf[id]
    let told = 0
    for (let n = 0; n < 3; n++) {
      let state = game.setup({ seats: game.seats.min, seed: `reasons ${n}` })
      for (let moves = 0; moves < 160 && told < most; moves++) {
        const seat = game.active(state)[0] as Seat | undefined
        if (seat === undefined) break
        const legal = game.legalMoves(state, seat)
        const move = source.pick(legal)
        const view = game.view(state, seat)
        // Imagining is dear: every other choice is enough.
        const reason = legal.length > 1 && moves % 2 === 0 && reasonFor(game, facts, view, seat, move, legal)
        if (reason) {
          told += 1
          const [, name, kind] = reason.key.split('.')
          const fact = facts.find((each) => each.name === name)!
          const worlds = Array.from({ length: 12 }, () => game.imagine(view, seat, source))
          const own = changesBy(game, fact, [state, ...worlds], seat, move)
          const others = legal.filter((other) => JSON.stringify(other) !== JSON.stringify(move))
          const best = Math.max(...others.flatMap((other) => changesBy(game, fact, [state, ...worlds], seat, other)))
          if (kind === 'spare') {
            expect(Math.min(...own)).toBe(0)
            expect(best).toBeLessThanOrEqual(-(reason.params['cost'] as number))
          } else expect(Math.min(...own)).toBeGreaterThanOrEqual(reason.params['least'] as number)
          if (kind === 'most') expect(Math.min(...own)).toBeGreaterThan(best)
        }
        state = game.apply(state, seat, move)
      }
    }
    expect(told).toBeGreaterThan(0)
  })
})
