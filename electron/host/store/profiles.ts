/** The people who play here. */
import * as v from 'valibot'
import type { Level } from '../../../machines/kernel/bots/bot.ts'
import type { Profile } from '../api.ts'
import type { Db } from './database.ts'
import { profileRow, readable } from './rows.ts'

export interface StoredProfile extends Profile {
  /** How well the bots should play that they sit down with. */
  level: Level | null
}

export interface ProfileStore {
  /** Those who can be read, and the names of those who can't. */
  list(): { read: StoredProfile[]; unreadable: string[] }
  find(id: string): StoredProfile | undefined
  add(profile: Profile, created: number): void
  /** Whether there was such a profile. */
  change(profile: Profile): boolean
  remove(id: string): boolean
  /** Remembers what bots this player has chosen to sit down with. */
  keepLevel(id: string, level: Level): void
}

export function profileStore(db: Db): ProfileStore {
  const all = db.prepare<[], { name: string }>(
    'SELECT id, name, colour, emblem, level FROM profiles ORDER BY created, id',
  )
  const one = db.prepare('SELECT id, name, colour, emblem, level FROM profiles WHERE id = ?')
  const insert = db.prepare('INSERT INTO profiles (id, name, colour, emblem, created) VALUES (?, ?, ?, ?, ?)')
  const update = db.prepare('UPDATE profiles SET name = ?, colour = ?, emblem = ? WHERE id = ?')
  const setLevel = db.prepare('UPDATE profiles SET level = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM profiles WHERE id = ?')
  return {
    list: () =>
      readable(
        all.all(),
        (row) => v.parse(profileRow, row),
        ({ name }) => name,
      ),
    find(id) {
      const found = v.safeParse(profileRow, one.get(id))
      return found.success ? found.output : undefined
    },
    add: ({ id, name, colour, emblem }, created) => void insert.run(id, name, colour, emblem, created),
    change: ({ id, name, colour, emblem }) => update.run(name, colour, emblem, id).changes > 0,
    remove: (id) => remove.run(id).changes > 0,
    keepLevel: (id, level) => void setLevel.run(level, id),
  }
}
