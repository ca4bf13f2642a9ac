import { describe, expect, it } from 'vitest'
import type { GameInfo, KnownProfile, LessonProgress } from '../../electron/host/api.ts'
import { courseOf, likelyLearner } from './progress.ts'

const course = {
  lessons: [
    { id: 'one', steps: 3 },
    { id: 'two', steps: 4 },
    { id: 'three', steps: 5 },
  ],
  firstGame: { seats: 2, options: {} },
}
const game = { id: 'kingpin', course } as const satisfies Pick<GameInfo, 'id' | 'course'>
const at = (lesson: string, step: number, finished = false, profile = 'ada'): LessonProgress => {
  return { profile, game: 'kingpin', lesson, step, finished }
}

describe('a course', () => {
  it('begins with its first lesson', () => {
    expect(courseOf(game, [], 'ada')).toMatchObject({ done: 0, next: { id: 'one', step: 0 } })
  })

  it('goes on with what was begun, then with what is new', () => {
    const begun = courseOf(game, [at('three', 2), at('one', 0, true)], 'ada')
    expect(begun).toMatchObject({ done: 1, next: { id: 'three', step: 2 } })
    expect(courseOf(game, [at('one', 0, true)], 'ada')).toMatchObject({ done: 1, next: { id: 'two' } })
  })

  it('is done when every lesson is, even if one was begun again', () => {
    const all = [at('one', 1, true), at('two', 0, true), at('three', 0, true)]
    expect(courseOf(game, all, 'ada')).toMatchObject({ done: 3, next: null })
  })

  it('is everybody’s own, and knows no step that isn’t there', () => {
    expect(courseOf(game, [at('one', 2, false, 'ben')], 'ada')?.next).toMatchObject({ id: 'one', step: 0 })
    expect(courseOf(game, [at('one', 9)], 'ada')?.next).toMatchObject({ step: 2 })
    expect(courseOf({ id: 'hadria', course: null }, [], 'ada')).toBeNull()
  })
})

describe('who learns', () => {
  const known = (id: string, games: number): KnownProfile =>
    ({ id, name: id, colour: 'ruby', emblem: 'mask', games, wins: 0 }) as KnownProfile
  const profiles = [known('ada', 1), known('ben', 5)]

  it('is who learnt last, or who plays most', () => {
    expect(likelyLearner({ profiles, lessons: [at('one', 0, false, 'gone'), at('one', 1)] })).toBe('ada')
    expect(likelyLearner({ profiles, lessons: [] })).toBe('ben')
    expect(likelyLearner({ profiles: [], lessons: [] })).toBeUndefined()
  })
})
