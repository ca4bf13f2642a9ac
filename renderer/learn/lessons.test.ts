/** Every lesson as it is read and seen: its sentences are there and short, and what it points at is on the board. */
import { describe, expect, it } from 'vitest'
import { courses } from '../../machines/courses.ts'
import { examples } from '../../machines/examples.ts'
import { games } from '../../machines/index.ts'
import type { GameId, State } from '../../machines/kernel/game.ts'
import {
  aboutAfter,
  exampleTitle,
  goalOf,
  ownMoves,
  rehearse,
  sentenceOf,
  titleOf,
  type Lesson,
  type LessonStep,
} from '../../machines/kernel/lessons.ts'
import type { GameScreen } from '../games/game.ts'
import { loadRules, loadScreen } from '../games/load.ts'
import { drawn, people } from '../games/testing/drawing.ts'
import { language, lessonMessages, say } from '../messages/messages.ts'
import { loadWords } from '../table/words.ts'
import { isInFrame } from './places.ts'

const mostWords = 25
const longestTitle = 40

for (const [name, course] of Object.entries(courses)) {
  const id = name as GameId
  const game = games[id]
  const screen = (await loadScreen(id)) as GameScreen
  const words = await loadWords(id)
  const catalogue = await lessonMessages(id)
  const rules = await loadRules(id, language)
  const params = Object.fromEntries(people(6).map(({ seat }) => [`seat${seat}`, seat]))

  /** Every step as it begins, and again after each move of the learner's but the last. */
  function moments(lesson: Lesson): { step: LessonStep; about: readonly string[]; state: State }[] {
    const { position, moves, starts } = rehearse(game, lesson)
    return lesson.steps.flatMap((step, index) => {
      const [from = 0, to = 0] = starts.slice(index)
      const own = moves.slice(from, to).flatMap(({ seat }, at) => (seat === lesson.seat ? [from + at] : []))
      return Array.from({ length: Math.max(1, ownMoves(step).length) }, (_, made) => ({
        step,
        about: aboutAfter(step, made),
        state: moves[(own[made] ?? from) - 1]?.state ?? position,
      }))
    })
  }

  const read = (key: string): string => {
    expect(catalogue).toHaveProperty([key])
    const text = say({ ...words, ...catalogue }, key, params, people(6))
    expect(text, key).not.toMatch(/[{}]|undefined|NaN| {2}/)
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(mostWords)
    return text
  }
  const answersOf = (lesson: Lesson): string[] =>
    lesson.steps.flatMap(({ answers = [] }) => answers.map((answer) => sentenceOf(lesson, answer)))
  const keysOf = (lesson: Lesson): string[] => [
    titleOf(lesson),
    goalOf(lesson),
    ...lesson.steps.map((step) => sentenceOf(lesson, step)),
    ...answersOf(lesson),
  ]

  it(`has a word for everything in the course of ${id}, and none that nobody says`, () => {
    const said = new Set(course.lessons.flatMap(keysOf))
    const idle = Object.keys(catalogue).filter((key) => key.startsWith('lesson.') && !said.has(key))
    expect(idle).toEqual([])
  })

  describe.each(course.lessons)(`${id}: the lesson $id`, (lesson) => {
    it('says all that it says in short sentences', () => {
      for (const key of keysOf(lesson)) read(key)
      expect(read(titleOf(lesson)).length).toBeLessThanOrEqual(longestTitle)
    })

    it('cites paragraphs that are in the rules', () => {
      for (const { rule } of lesson.steps) expect(rules).toContain(rule)
    })

    it('points at things that are there', () => {
      for (const { step, about, state } of moments(lesson)) {
        const { seat } = lesson
        const moves = game.legalMoves(state, seat)
        const look = { seats: state.seats, seat, view: game.view(state, seat), active: game.active(state), moves }
        const { body } = drawn(screen, words, look)
        for (const place of about) {
          const there = body.includes(`data-anchor="${place}"`) || body.includes(`data-about="${place}"`)
          expect(there || isInFrame(place, moves), `${step.say}: ${place}`).toBe(true)
        }
        expect(about, step.say).not.toEqual([])
      }
    })
  })
}

for (const [name, positions] of Object.entries(examples)) {
  describe.each(positions)(`${name}: the example $id`, (example) => {
    const id = name as GameId
    const game = games[id]

    it('has a title, and a paragraph in the rules', async () => {
      expect(await lessonMessages(id)).toHaveProperty([exampleTitle(example)])
      expect(await loadRules(id, language)).toContain(example.rule)
    })

    it('is a game that is running, and the reader’s turn to move', () => {
      const state = example.position()
      expect(example.position()).toEqual(state)
      expect(game.legalMoves(state, example.seat)).not.toEqual([])
    })
  })
}
