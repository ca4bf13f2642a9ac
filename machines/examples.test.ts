/** The worked examples can be played on: by whoever reads, in any way, and by gentle bots on the other seats. */
import { describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import { crews, games } from './index.ts'
import type { Crew } from './kernel/bots/bot.ts'
import type { Game, GameId } from './kernel/game.ts'
import { random } from './kernel/random.ts'

for (const [name, all] of Object.entries(examples)) {
  const game = games[name as GameId] as Game
  const bot = (crews[name as GameId] as Crew).levels.lookout

  describe.each(all)(`${name}: the example $id`, ({ id, seat: reader, position }) => {
    it('goes on from where it stands', () => {
      const source = random(id)
      let state = position()
      expect(game.active(state)).toContain(reader)
      for (let played = 0; played < 30 && game.active(state).length > 0; played++) {
        const seat = game.active(state).includes(reader) ? reader : source.pick(game.active(state))
        const moves = game.legalMoves(state, seat)
        const move = seat === reader ? source.pick(moves) : bot.think(game.view(state, seat), seat, moves, source).move
        state = game.apply(state, seat, move)
      }
    })
  })
}
