import { gates } from '../hadria/map.ts'
import type { HadriaState } from '../hadria/state.ts'
import { lateGame, palace, table } from '../hadria/testing.ts'
import { games } from '../index.ts'
import type { GameId } from './game.ts'
import { keepsItsPromises, type Trial } from './promises.ts'

/** With the jewel at the gate: who strolls about there hardly ever comes to it by chance. */
function atTheGate(): HadriaState {
  const [gate] = gates
  return table({ at: [gate!.space, palace(0)], gate: gate!.district, alarmedRound: 2, holds: [{ imperial: 1 }] })
}

/** A long game is tried less often, and its end is begun from the middle. */
const trials: Partial<Record<GameId, Trial>> = {
  hadria: { games: 4, startAt: (i) => (i % 8 === 2 ? atTheGate() : lateGame(i, 2 + (i % 3))) },
}

for (const game of Object.values(games)) keepsItsPromises(game, trials[game.id])
