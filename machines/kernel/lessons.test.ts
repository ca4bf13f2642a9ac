/** Every lesson of every game, proved: its line leads to its end, and nothing that is legal can get it stuck. */
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { courses } from '../courses.ts'
import { games } from '../index.ts'
import type { Game, Move, State } from './game.ts'
import { sameJson } from './json.ts'
import { judge, lessonMachine, nextMove, ownScripted, scriptedFor, stepOf } from './lesson-machine.ts'
import { isOnlyRead, isScripted, isWelcome, laidOut, ownMoves, rehearse, type Lesson } from './lessons.ts'
import { random, type Random } from './random.ts'

const mostSteps = 8
const ids = new Set<string>()

for (const [id, course] of Object.entries(courses)) {
  const game = games[id as keyof typeof games] as Game

  it(`the first game after the course of ${id} can be set up`, () => {
    expect(() => game.setup({ ...course.firstGame, seed: 'first' })).not.toThrow()
  })

  describe.each(course.lessons)(`${id}: the lesson $id`, (lesson) => {
    const { position, moves, starts } = rehearse(game, lesson)
    const stateAt = (made: number): State => moves[made - 1]?.state ?? position

    it('has a name of its own, a few steps, and gives something to do at once', () => {
      expect(ids.has(`${id} ${lesson.id}`)).toBe(false)
      ids.add(`${id} ${lesson.id}`)
      expect(lesson.steps.length).toBeLessThanOrEqual(mostSteps)
      expect(isOnlyRead(lesson.steps[0]!)).toBe(false)
      const says = lesson.steps.map(({ say }) => say)
      expect(new Set(says).size).toBe(says.length)
    })

    it('begins the same every time, with a game that is running', () => {
      expect(laidOut(lesson)).toEqual(position)
      expect(JSON.parse(JSON.stringify(position))).toEqual(position)
      expect(game.outcome(position)).toBeUndefined()
      expect(lesson.seat).toBeLessThan(position.seats)
    })

    it('lets the learner move wherever something is asked for', () => {
      for (const [index, step] of lesson.steps.entries()) {
        if (!isOnlyRead(step)) expect(game.active(stateAt(starts[index]!)), step.say).toContain(lesson.seat)
      }
    })

    it('welcomes what it intends, answers no welcome move, and asks for nothing that is done already', () => {
      for (const [index, step] of lesson.steps.entries()) {
        const before = stateAt(starts[index]!)
        const [first] = ownMoves(step)
        if (first) expect(game.legalMoves(before, lesson.seat), step.say).toContainEqual(first)
        if (step.done && !isOnlyRead(step)) expect(step.done(before), step.say).toBe(false)
      }
    })

    it('leads from every step to the end by what is intended', () => {
      for (let step = 0; step <= lesson.steps.length; step++) {
        const run = follow(game, lesson, step, stateAt(starts[step]!))
        while (!run.isOver()) expect(run.showMe(), run.say()).toBe(true)
      }
    })

    it('leads on to the end after every welcome move', () => {
      for (const [index, step] of lesson.steps.entries()) {
        const before = stateAt(starts[index]!)
        const [next] = ownMoves(step)
        for (const move of game.legalMoves(before, lesson.seat)) {
          if (!next || sameJson(move, next) || !isWelcome(step, next, before, move)) continue
          const run = follow(game, lesson, index, before)
          expect(run.tries([move])).toBe(true)
          while (!run.isOver()) expect(run.showMe(), `${run.say()} after ${JSON.stringify(move)}`).toBe(true)
        }
      }
    })

    it('is never stuck, whatever legal moves are tried', () => {
      for (let game_ = 0; game_ < 20; game_++) {
        const source = random(`${lesson.id} ${game_}`)
        const run = follow(game, lesson, 0, position, source)
        for (let tries = 0; tries < 40 && !run.isOver(); tries++) {
          const legal = run.legal()
          if (legal.length > 0 && source.int(4) > 0) run.tries([source.pick(legal)])
          else run.showMe()
        }
        // What can't be shown is laid out anew, one step further: as many times as there are steps, at most.
        for (let left = 0; left <= 60 && !run.isOver(); left++) {
          if (!run.showMe()) run.layOut(run.step() + 1, stateAt(starts[run.step() + 1]!))
        }
        expect(run.isOver()).toBe(true)
      }
    })
  })
}

/** A lesson on a table without anybody waiting: the others move at once. */
function follow(game: Game, lesson: Lesson, step: number, from: State, source: Random = random(lesson.id)) {
  const actor = createActor(lessonMachine, { input: { lesson, step } }).start()
  const lead = () => actor.getSnapshot().context
  const isOver = () => actor.getSnapshot().matches('finished')
  let state = from

  function make(seat: number, move: Move): void {
    state = game.apply(state, seat, move)
    actor.send({ type: 'moved', seat, move, state })
  }

  /** The others do what the lesson has in store for them, or anything; then it is the learner's turn, or time to read. */
  function others(): void {
    for (let moves = 0; moves < 500; moves++) {
      const own = ownScripted(lead())
      if (own && game.legalMoves(state, lesson.seat).some((legal) => sameJson(legal, own))) {
        make(lesson.seat, own)
        continue
      }
      const active = game.active(state)
      const [seat] = active
      if (seat === undefined || active.includes(lesson.seat)) return
      const legal = game.legalMoves(state, seat)
      const scripted = legal.find((move) => sameJson(move, scriptedFor(lead(), seat)))
      if (!scripted && !actor.getSnapshot().matches('doing')) return
      make(seat, scripted ?? source.pick(legal))
    }
  }
  others()

  return {
    isOver,
    step: () => lead().step,
    say: () => stepOf(lead())?.say,
    legal: () => game.legalMoves(state, lesson.seat),
    /** Whether it was made. */
    tries([move]: [Move]): boolean {
      const { welcome } = judge(lead(), state, move)
      if (welcome) make(lesson.seat, move)
      others()
      return welcome
    },
    /** Makes the step's next move, or goes on; false if that isn't possible. */
    showMe(): boolean {
      if (actor.getSnapshot().matches('reading')) {
        actor.send({ type: 'wentOn' })
        others()
        return true
      }
      const next = nextMove(lead())
      if (!next || !game.legalMoves(state, lesson.seat).some((legal) => sameJson(legal, next))) return false
      make(lesson.seat, next)
      others()
      return true
    },
    layOut(step: number, at: State): void {
      state = at
      actor.send({ type: 'laid', step })
      others()
    },
  }
}

it('has an entry of its own for every scripted move', () => {
  for (const { lessons } of Object.values(courses)) {
    for (const { steps } of lessons) {
      for (const { line } of steps) for (const entry of line) expect(isScripted(entry)).toBe('by' in entry)
    }
  }
})
