import { lateGame } from '../hadria/testing.ts'
import { games } from '../index.ts'
import type { GameId } from './game.ts'
import { keepsItsPromises, type Trial } from './promises.ts'

/** A long game is tried less often, and its end is begun from the middle. */
const trials: Partial<Record<GameId, Trial>> = {
  hadria: { games: 4, startAt: (i) => lateGame(i, 2 + (i % 3)) },
}

for (const game of Object.values(games)) keepsItsPromises(game, trials[game.id])
