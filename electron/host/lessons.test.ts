/** Lessons and examples at live tables: led, answered, shown, gone back in, left and come back to. */
import { afterEach, describe, expect, it } from 'vitest'
import { courses } from '../../machines/courses.ts'
import { examples } from '../../machines/examples.ts'
import { games } from '../../machines/index.ts'
import type { GameId } from '../../machines/kernel/game.ts'
import { ownMoves } from '../../machines/kernel/lessons.ts'
import { random } from '../../machines/kernel/random.ts'
import type { Frame, LessonShown, Profile } from './api.ts'
import { lessonStore } from './store/lessons.ts'
import { openHouse, people, soon, tidyUp, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const worker = new URL('./bot-worker.ts', import.meta.url)
const school = () => openHouse({ games: { ...games }, botWorker: worker })

async function pupil(): Promise<{ house: House; profile: Profile }> {
  const house = await school()
  const [profile] = await people(house, 'Ada')
  return { house, profile: profile! }
}

/** Opens a lesson, and gives ways to be taught in it. */
async function lessonAt(house: Window, profile: Profile, name = 'raid', game: GameId = 'kingpin') {
  const { id } = await house.ask('practise', { kind: 'lesson', game, name, profile: profile.id })
  const frame = await house.see('openTable', { id })
  const last = (): Frame => house.frames().findLast((each) => each.id === id)!
  const lesson = (): LessonShown => last().lesson!
  return {
    id,
    frame,
    last,
    lesson,
    wish: (wish: 'show' | 'goOn' | 'back' | 'restart') => house.ask('teach', { id, wish }),
    play: (...moves: { type: string }[]) =>
      house.ask('play', { id, seat: last().mover!, moves, revision: last().revision }),
    /** Until the others have done what they had to. */
    settled: () => soon(() => expect(lesson().stage).not.toBe('watching')),
  }
}

describe('a lesson', () => {
  it('begins with its first step, for the learner alone, at a table that is not kept', async () => {
    const { house, profile } = await pupil()
    const { frame, id } = await lessonAt(house, profile)
    expect(frame).toMatchObject({ practice: true, stage: 'seated', front: 0, undo: 'nothing' })
    expect(frame.seats).toMatchObject([{ name: 'Ada' }, { kind: 'bot', level: 'lookout' }])
    expect(frame.lesson).toMatchObject({
      id: 'raid',
      step: 0,
      steps: 7,
      stage: 'doing',
      answer: null,
      canGoBack: false,
    })
    expect(frame.lesson?.says).toEqual({ key: 'lesson.raid.look', params: { seat0: 0, seat1: 1 } })
    expect((await house.ask('home', undefined)).saved).toEqual([])
    expect(await house.refused('undo', { id, revision: frame.revision })).toMatchObject({ key: 'problem.undo.nothing' })
  })

  it('goes on with a move that is meant, and does not make more of a list than the step asks for', async () => {
    const { house, profile } = await pupil()
    const { play, last, lesson } = await lessonAt(house, profile)
    await play({ type: 'recruit', den: 'C' } as never, { type: 'take', crook: 10 } as never)
    expect(lesson()).toMatchObject({ step: 1, says: { key: 'lesson.raid.hire' } })
    expect(last().view?.phase).toBe('turn.take')
  })

  it('points on to what comes next in a step of several moves', async () => {
    const { house, profile } = await pupil()
    const { play, lesson } = await lessonAt(house, profile, 'skills')
    expect(lesson().about).toEqual(['slot-0-2'])
    await play({ type: 'place', target: 2, face: 'up' } as never)
    expect(lesson()).toMatchObject({ step: 0, about: ['move.pickpocket'] })
  })

  it('offers nothing to do while one reads, nor at the end', async () => {
    const { house, profile } = await pupil()
    const { wish, last, lesson, settled } = await lessonAt(house, profile, 'hidden')
    const stages = new Set<string>()
    while (lesson().stage !== 'done') {
      stages.add(lesson().stage)
      expect(last().moves.length > 0, lesson().stage).toBe(lesson().stage === 'doing')
      await wish(lesson().stage === 'reading' ? 'goOn' : 'show')
      await settled()
    }
    expect([...stages].sort()).toEqual(['doing', 'reading'])
    expect(last()).toMatchObject({ moves: [], thinking: [] })
  })

  it('answers another legal move kindly, and does not make it', async () => {
    const { house, profile } = await pupil()
    const { play, last, lesson } = await lessonAt(house, profile)
    const before = last().view
    await play({ type: 'pass' })
    expect(lesson()).toMatchObject({ step: 0, answer: { key: 'lesson.raid.notPass' } })
    await play({ type: 'recruit', den: 'E' } as never)
    expect(lesson().answer?.key).toBe('lesson.raid.thisDen')
    expect(last().view).toEqual(before)
  })

  it('lets the others do what is in store for them', async () => {
    const { house, profile } = await pupil()
    const { wish, settled, lesson, last } = await lessonAt(house, profile)
    for (let i = 0; i < 3; i++) await wish('show')
    expect(lesson()).toMatchObject({ step: 3, stage: 'watching' })
    await settled()
    expect(lesson()).toMatchObject({ step: 3, stage: 'doing', says: { key: 'lesson.raid.again' } })
    expect(last().view).toMatchObject({ turn: 0, phase: 'turn.choose' })
  })

  it('goes a step back, and is the same as it was', async () => {
    const { house, profile } = await pupil()
    const { wish, lesson, last } = await lessonAt(house, profile)
    await wish('show')
    const before = last().view
    await wish('show')
    await wish('back')
    expect(lesson()).toMatchObject({ step: 1, stage: 'doing' })
    expect({ ...last().view, news: [] }).toEqual({ ...before, news: [] })
    await wish('back')
    expect(lesson()).toMatchObject({ step: 0, canGoBack: false })
    await wish('show')
    expect(lesson().step).toBe(1)
  })

  it('is gone on with where it was left, and begins anew after its end', async () => {
    const { house, profile } = await pupil()
    const first = await lessonAt(house, profile)
    for (let i = 0; i < 3; i++) await first.wish('show')
    await first.settled()
    const { view } = first.last()
    await house.ask('closeTable', { id: first.id })
    expect((await house.ask('home', undefined)).lessons).toEqual([
      { profile: profile.id, game: 'kingpin', lesson: 'raid', step: 3, finished: false },
    ])
    const again = await lessonAt(house, profile)
    expect(again.lesson()).toMatchObject({ step: 3, stage: 'doing' })
    expect({ ...again.frame.view, news: [] }).toEqual({ ...view, news: [] })
    while (again.lesson().stage !== 'done') {
      await again.wish('show')
      await again.settled()
    }
    expect((await house.ask('home', undefined)).lessons).toMatchObject([{ step: 0, finished: true }])
    await again.wish('restart')
    expect(again.lesson()).toMatchObject({ step: 0, stage: 'doing' })
    expect((await house.ask('home', undefined)).lessons).toMatchObject([{ step: 0, finished: true }])
  })

  it('begins anew when it has fewer steps than were kept', async () => {
    const { house, profile } = await pupil()
    const progress = { profile: profile.id, game: 'kingpin', lesson: 'raid', step: 99, finished: false } as const
    lessonStore(house.db).keep(progress, 1)
    expect((await lessonAt(house, profile)).lesson()).toMatchObject({ step: 0, stage: 'doing' })
  })

  it('is led by the window that sits there; another one watches', async () => {
    const { house, profile } = await pupil()
    const { id } = await lessonAt(house, profile)
    const other = house.window()
    const seen = await other.see('openTable', { id })
    expect(seen.lesson).toMatchObject({ step: 0 })
    expect(await other.refused('teach', { id, wish: 'show' })).toMatchObject({ key: 'problem.notInFront' })
  })

  it('is refused where there is none, and to nobody', async () => {
    const { house, profile } = await pupil()
    const ask = (name: string, kind: string) =>
      house.refused('practise', { kind, game: 'kingpin', name, profile: profile.id })
    expect(await ask('nothing', 'lesson')).toMatchObject({ key: 'problem.noLesson' })
    expect(await ask('nothing', 'example')).toMatchObject({ key: 'problem.noLesson' })
    const stranger = { kind: 'lesson', game: 'kingpin', name: 'raid', profile: crypto.randomUUID() }
    expect(await house.refused('practise', stranger)).toMatchObject({ key: 'problem.noProfile' })
  })
})

const all = Object.entries(courses).flatMap(([game, { lessons }]) =>
  lessons.map((lesson) => ({ game: game as GameId, lesson })),
)

describe.each(all)('$game: $lesson.id at a live table', ({ game, lesson }) => {
  it('leads to its end by what is shown', async () => {
    const { house, profile } = await pupil()
    const table = await lessonAt(house, profile, lesson.id, game)
    for (let i = 0; i < 40 && table.lesson().stage !== 'done'; i++) {
      await table.settled()
      await table.wish('show')
    }
    expect(table.lesson().stage).toBe('done')
  })

  it('leads to its end by what is clicked, one click at a time', async () => {
    const { house, profile } = await pupil()
    const table = await lessonAt(house, profile, lesson.id, game)
    for (const [index, step] of lesson.steps.entries()) {
      await table.settled()
      expect(table.lesson(), step.say).toMatchObject({ step: index, says: { key: `lesson.${lesson.id}.${step.say}` } })
      const own = ownMoves(step)
      if (own.length === 0) await table.wish('goOn')
      for (const move of own) {
        await soon(() => expect(table.last().mover).toBe(lesson.seat))
        await table.play(move)
        expect(table.lesson().answer).toBeNull()
      }
    }
    await table.settled()
    expect(table.lesson().stage).toBe('done')
  })

  it('is never stuck, whatever is tried', async () => {
    const { house, profile } = await pupil()
    const table = await lessonAt(house, profile, lesson.id, game)
    const source = random(lesson.id)
    for (let tries = 0; tries < 25 && table.lesson().stage !== 'done'; tries++) {
      await table.settled()
      const { moves } = table.last()
      const wish = source.pick(['show', 'back', 'goOn'] as const)
      await (moves.length > 0 && source.int(3) > 0 ? table.play(source.pick(moves)) : table.wish(wish))
    }
    for (let shown = 0; shown < 40 && table.lesson().stage !== 'done'; shown++) {
      await table.settled()
      await table.wish('show')
    }
    expect(table.lesson().stage).toBe('done')
  })
})

describe('an example', () => {
  it('is opened where its paragraph leaves it, and played on', async () => {
    const { house, profile } = await pupil()
    const { id } = await house.ask('practise', {
      kind: 'example',
      game: 'kingpin',
      name: 'KP-7.1',
      profile: profile.id,
    })
    const frame = await house.see('openTable', { id })
    expect(frame).toMatchObject({ practice: true, front: 0, mover: 0, view: { dens: [1, 0, 2, 3, 2] } })
    expect(frame.lesson).toBeUndefined()
    const moves = [{ type: 'recruit', den: 'D' }]
    const next = await house.see('play', { id, seat: 0, moves, revision: frame.revision })
    expect(next).toMatchObject({ undo: 'nothing', view: { phase: 'turn.take', money: [15, 18] } })
    await house.ask('closeTable', { id })
    expect(await house.refused('openTable', { id })).toMatchObject({ key: 'problem.noGame' })
  })

  it('is offered with its game', async () => {
    const { house } = await pupil()
    const { games } = await house.ask('home', undefined)
    const ids = games.find(({ id }) => id === 'kingpin')?.examples.map(({ id }) => id)
    expect(ids).toEqual(examples.kingpin?.map(({ id }) => id))
  })
})
