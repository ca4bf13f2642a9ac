/** From the name of a lesson or an example to a table. */
import { courses } from '../../machines/courses.ts'
import { examples } from '../../machines/examples.ts'
import type { Game } from '../../machines/kernel/game.ts'
import { laidOut } from '../../machines/kernel/lessons.ts'
import type { Input, Profile } from './api.ts'
import { openLesson } from './lesson.ts'
import { openExample, practiceRecord, type Shared } from './practice.ts'
import { Trouble } from './problems.ts'
import type { LessonStore } from './store/lessons.ts'
import type { Table } from './table.ts'

interface Wanted {
  /** The table's. */
  id: string
  game: Game
  exercise: Pick<Input<'practise'>, 'kind' | 'name'>
  profile: Profile
}

/** Clock and all: what a table needs, and where progress is kept. */
export function practiceTable(
  shared: Shared,
  store: Pick<LessonStore, 'stepOf' | 'keep'>,
  { id, game, exercise, profile }: Wanted,
): Table {
  if (exercise.kind === 'example') {
    const example = examples[game.id]?.find((one) => one.id === exercise.name)
    if (!example) throw new Trouble('problem.noLesson')
    const position = laidOut(example)
    return openExample(shared, game, practiceRecord(id, game, position, { seat: example.seat, profile }), position)
  }
  const lessons = courses[game.id]?.lessons ?? []
  const at = lessons.findIndex((one) => one.id === exercise.name)
  const lesson = lessons[at]
  if (!lesson) throw new Trouble('problem.noLesson')
  const progress = { profile: profile.id, game: game.id, lesson: lesson.id }
  return openLesson(shared, {
    game,
    lesson,
    record: practiceRecord(id, game, lesson.position(), { seat: lesson.seat, profile }),
    next: lessons[at + 1]?.id ?? null,
    step: store.stepOf(profile.id, game.id, lesson.id),
    keep: (step, finished) => store.keep({ ...progress, step, finished }, shared.clock()),
  })
}
