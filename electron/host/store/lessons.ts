/** How far everybody is in their lessons. */
import * as v from 'valibot'
import type { GameId } from '../../../machines/kernel/game.ts'
import type { LessonProgress } from '../api.ts'
import type { Db } from './database.ts'
import { progressRow, readable } from './rows.ts'

export interface LessonStore {
  /** Of everybody, the last learnt first. What can't be read is as if it had never been learnt. */
  list(): LessonProgress[]
  /** The step to go on with: the first, for who has never been there. */
  stepOf(profile: string, game: GameId, lesson: string): number
  /** Who has been through a lesson once stays so. */
  keep(progress: LessonProgress, at: number): void
}

export function lessonStore(db: Db): LessonStore {
  const columns = 'profile_id, game, lesson, step, finished'
  const all = db.prepare(`SELECT ${columns} FROM lessons ORDER BY learnt DESC, profile_id, game, lesson`)
  const one = db.prepare(`SELECT ${columns} FROM lessons WHERE profile_id = ? AND game = ? AND lesson = ?`)
  const put = db.prepare(
    `INSERT INTO lessons (${columns}, learnt) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (profile_id, game, lesson) DO UPDATE
     SET step = excluded.step, finished = max(finished, excluded.finished), learnt = excluded.learnt`,
  )
  const read = (row: unknown): LessonProgress => {
    const { profile_id: profile, ...rest } = v.parse(progressRow, row)
    return { profile, ...rest }
  }
  return {
    list: () => readable(all.all(), read, () => '').read,
    stepOf(profile, game, lesson) {
      const [found] = readable([one.get(profile, game, lesson)], read, () => '').read
      return found?.step ?? 0
    },
    keep({ profile, game, lesson, step, finished }, at) {
      put.run(profile, game, lesson, step, finished ? 1 : 0, at)
    },
  }
}
