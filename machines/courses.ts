/** What can be learnt of each game. */
import type { GameId } from './kernel/game.ts'
import type { Course } from './kernel/lessons.ts'
import { course as kingpin } from './kingpin/lessons.ts'

export const courses: Readonly<Partial<Record<GameId, Course>>> = {
  kingpin,
}
