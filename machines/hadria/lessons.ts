/** Hadria's course: one idea after the other, then a round with all of them. */
import type { Course } from '../kernel/lessons.ts'
import { alarm, out } from './lessons/palace.ts'
import { cards, initiative } from './lessons/plans.ts'
import { round } from './lessons/round.ts'
import { tiles, walkAndTake } from './lessons/streets.ts'
import { theft } from './lessons/theft.ts'
import { ownWays } from './lessons/thief.ts'
import { watch } from './lessons/watch.ts'
import type { HadriaMove, HadriaState } from './state.ts'

export const course: Course<HadriaState, HadriaMove> = {
  lessons: [walkAndTake, tiles, initiative, watch, theft, cards, ownWays, alarm, out, round],
  firstGame: { seats: 3, options: { specials: false } },
}
