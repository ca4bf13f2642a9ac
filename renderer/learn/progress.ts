/** How far somebody is in a course. */
import type { GameInfo, Home, LessonProgress } from '../../electron/host/api.ts'

export interface LessonState {
  id: string
  steps: number
  /** To go on with, from 0. */
  step: number
  finished: boolean
}

export interface CourseState {
  lessons: readonly LessonState[]
  /** How many they have been through. */
  done: number
  /** The lesson to go on with: one that was begun, else the first that is new; null when all are done. */
  next: LessonState | null
}

/** Null for a game without a course. */
export function courseOf(
  { id: game, course }: Pick<GameInfo, 'id' | 'course'>,
  progress: readonly LessonProgress[],
  profile: string | undefined,
): CourseState | null {
  if (!course) return null
  const own = progress.filter((one) => one.profile === profile && one.game === game)
  const lessons = course.lessons.map(({ id, steps }) => {
    const known = own.find(({ lesson }) => lesson === id)
    return { id, steps, step: Math.min(known?.step ?? 0, steps - 1), finished: known?.finished ?? false }
  })
  const open = lessons.filter(({ finished }) => !finished)
  const next = open.find(({ step }) => step > 0) ?? open[0] ?? null
  return { lessons, done: lessons.length - open.length, next }
}

/** Who learns here: who learnt last, else who plays most, else the first. */
export function likelyLearner({ profiles, lessons }: Pick<Home, 'profiles' | 'lessons'>): string | undefined {
  const last = lessons.find(({ profile }) => profiles.some(({ id }) => id === profile))
  const [busiest] = profiles.toSorted((a, b) => b.games - a.games)
  return last?.profile ?? busiest?.id
}
