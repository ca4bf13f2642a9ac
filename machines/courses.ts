/** What can be learnt of each game. */
import { course as breakin } from './breakin/lessons.ts'
import { course as hadria } from './hadria/lessons.ts'
import type { GameId } from './kernel/game.ts'
import type { Course } from './kernel/lessons.ts'
import { course as kingpin } from './kingpin/lessons.ts'
import { course as nightfall } from './nightfall/lessons.ts'
import { course as syndicate } from './syndicate/lessons.ts'

export const courses: Readonly<Partial<Record<GameId, Course>>> = {
  breakin,
  hadria,
  kingpin,
  nightfall,
  syndicate,
}
