/** The rulebooks' worked examples that can be opened and played. */
import type { GameId } from './kernel/game.ts'
import type { Example } from './kernel/lessons.ts'
import { examples as kingpin } from './kingpin/examples.ts'

export const examples: Readonly<Partial<Record<GameId, readonly Example[]>>> = {
  kingpin,
}
