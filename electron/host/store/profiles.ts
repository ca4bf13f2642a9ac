/** The people who play here. */
import * as v from 'valibot'
import type { Profile } from '../api.ts'
import type { Db } from './database.ts'
import { profileRow } from './rows.ts'

export interface ProfileStore {
  list(): Profile[]
  find(id: string): Profile | undefined
  add(profile: Profile, created: number): void
  /** Whether there was such a profile. */
  change(profile: Profile): boolean
  remove(id: string): boolean
}

export function profileStore(db: Db): ProfileStore {
  const all = db.prepare('SELECT id, name, colour, emblem FROM profiles ORDER BY created, id')
  const one = db.prepare('SELECT id, name, colour, emblem FROM profiles WHERE id = ?')
  const insert = db.prepare('INSERT INTO profiles (id, name, colour, emblem, created) VALUES (?, ?, ?, ?, ?)')
  const update = db.prepare('UPDATE profiles SET name = ?, colour = ?, emblem = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM profiles WHERE id = ?')
  return {
    list: () => all.all().map((row) => v.parse(profileRow, row)),
    find: (id) => v.parse(v.optional(profileRow), one.get(id)),
    add: ({ id, name, colour, emblem }, created) => void insert.run(id, name, colour, emblem, created),
    change: ({ id, name, colour, emblem }) => update.run(name, colour, emblem, id).changes > 0,
    remove: (id) => remove.run(id).changes > 0,
  }
}
