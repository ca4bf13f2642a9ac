/** Who leads is said from what all can see: everybody is told the same, whatever they know beyond it. */
import { describe, expect, it } from 'vitest'
import { games, reasonsOf } from '../../machines/index.ts'
import { gameIds, type Seat } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { gameMessages } from '../messages/messages.ts'
import { loadScreen } from './load.ts'

describe.each(gameIds)('in %s', (id) => {
  const game = games[id]

  it('all see the same standing', async () => {
    const screen = await loadScreen(id)
    if (!screen?.standing) return expect(id).toBe('breakin')
    const source = random(`standing ${id}`)
    let state = game.setup({ seats: game.seats.min, seed: 'standing' })
    for (let moves = 0; moves < 150 && game.active(state).length > 0; moves++) {
      const table = screen.standing(game.view(state, 'table'))
      expect(table).toHaveLength(state.seats)
      for (let seat = 0; seat < state.seats; seat++) expect(screen.standing(game.view(state, seat))).toEqual(table)
      const mover = game.active(state)[0] as Seat
      state = game.apply(state, mover, source.pick(game.legalMoves(state, mover)))
    }
  })

  it('a reason for a hint has words', async () => {
    const words = await gameMessages(id)
    const said = reasonsOf[id].flatMap(({ name, says }) => says.map((kind) => `reason.${name}.${kind}`))
    expect(
      Object.keys(words)
        .filter((key) => key.startsWith('reason.'))
        .sort(),
    ).toEqual(said.sort())
  })
})
