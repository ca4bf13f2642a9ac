/** How people like it. */
import * as v from 'valibot'
import { settingsSchema, type Settings } from '../api.ts'
import type { Db } from './database.ts'

const defaults: Settings = {
  theme: 'night',
  speed: 'normal',
  textSize: 'normal',
  movesOpen: false,
  side: 'closed',
  toldAboutSaving: false,
  askAlways: false,
  lessonsOffered: [],
}
const names = Object.keys(defaults) as (keyof Settings)[]

export interface SettingsStore {
  read(): Settings
  save(settings: Settings): void
}

export function settingsStore(db: Db): SettingsStore {
  const all = db.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings')
  const upsert = db.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  )
  const save = db.transaction((settings: Settings) => {
    for (const name of names) upsert.run(name, JSON.stringify(settings[name]))
  })
  return {
    /** A value that this version doesn't know gives way to the default; the others stay. */
    read() {
      const stored = new Map(all.all().map(({ name, value }) => [name, value]))
      const settings: Record<string, unknown> = { ...defaults }
      for (const name of names) {
        const value = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema.entries[name]), stored.get(name))
        if (value.success) settings[name] = value.output
      }
      return v.parse(settingsSchema, settings)
    },
    save: (settings) => save.immediate(settings),
  }
}
