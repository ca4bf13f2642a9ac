/** Progress in lessons: kept per profile, gone with it, and never in the way when it can't be read. */
import { afterEach, expect, it } from 'vitest'
import { openHouse, people, tidyUp } from '../testing/house.ts'
import { lessonStore } from './lessons.ts'

afterEach(tidyUp)

const raid = { game: 'kingpin', lesson: 'raid' } as const

it('keeps the last step, and that a lesson was finished once', async () => {
  const house = await openHouse()
  const [ada, ben] = await people(house, 'Ada', 'Ben')
  const store = lessonStore(house.db)
  store.keep({ profile: ada!.id, ...raid, step: 3, finished: false }, 1)
  store.keep({ profile: ben!.id, ...raid, step: 1, finished: false }, 2)
  expect(store.stepOf(ada!.id, 'kingpin', 'raid')).toBe(3)
  expect(store.stepOf(ada!.id, 'kingpin', 'other')).toBe(0)
  store.keep({ profile: ada!.id, ...raid, step: 0, finished: true }, 3)
  store.keep({ profile: ada!.id, ...raid, step: 2, finished: false }, 4)
  expect(store.list()).toEqual([
    { profile: ada!.id, ...raid, step: 2, finished: true },
    { profile: ben!.id, ...raid, step: 1, finished: false },
  ])
})

it('goes with its profile', async () => {
  const house = await openHouse()
  const [ada] = await people(house, 'Ada')
  lessonStore(house.db).keep({ profile: ada!.id, ...raid, step: 3, finished: false }, 1)
  await house.ask('deleteProfile', { id: ada!.id })
  expect((await house.ask('home', undefined)).lessons).toEqual([])
})

it('takes what it can’t read for what was never learnt', async () => {
  const house = await openHouse()
  const [ada] = await people(house, 'Ada')
  const store = lessonStore(house.db)
  store.keep({ profile: ada!.id, ...raid, step: 3, finished: false }, 1)
  store.keep({ profile: ada!.id, game: 'kingpin', lesson: 'notes', step: 2, finished: false }, 2)
  house.db.exec("UPDATE lessons SET step = -4 WHERE lesson = 'raid'")
  expect(store.stepOf(ada!.id, 'kingpin', 'raid')).toBe(0)
  house.db.exec("UPDATE lessons SET step = 1, game = 'No Game!' WHERE lesson = 'raid'")
  expect((await house.ask('home', undefined)).lessons).toMatchObject([{ lesson: 'notes', step: 2 }])
})
