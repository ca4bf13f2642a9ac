/** The rulebooks' worked examples that can be opened and played. */
import { examples as breakin } from './breakin/examples.ts'
import { examples as hadria } from './hadria/examples.ts'
import type { GameId } from './kernel/game.ts'
import type { Example } from './kernel/lessons.ts'
import { examples as kingpin } from './kingpin/examples.ts'
import { examples as nightfall } from './nightfall/examples.ts'
import { examples as syndicate } from './syndicate/examples.ts'

export const examples: Readonly<Partial<Record<GameId, readonly Example[]>>> = {
  breakin,
  hadria,
  kingpin,
  nightfall,
  syndicate,
}
