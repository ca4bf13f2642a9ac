/** Copies of the database, the newest few: made before a migration, once a day, and when the app is closed. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, type Db } from './database.ts'
import { freePath, settle, stamp, timeOf } from './files.ts'

const kept = 6
const day = 24 * 60 * 60 * 1000

export interface Backups {
  /** Copies the database as it is now. */
  make(db: Db, reason: string): string
  /** The same, if the newest copy is older than a day. */
  makeDaily(db: Db): void
  /** The newest copy that can be used. */
  latest(migrations: readonly string[]): { path: string; made: number } | undefined
}

export function backupsIn(folder: string, clock: () => number): Backups {
  mkdirSync(folder, { recursive: true })
  /** Newest first. */
  const list = (): { path: string; made: number }[] =>
    readdirSync(folder)
      .flatMap((name) => {
        const made = name.endsWith('.db') ? timeOf(name) : undefined
        return made === undefined ? [] : [{ path: join(folder, name), made }]
      })
      .sort((a, b) => b.made - a.made)

  const make = (db: Db, reason: string): string => {
    const path = freePath(folder, `${stamp(clock())}-${reason}`, '.db')
    const unfinished = `${path}.unfinished`
    rmSync(unfinished, { force: true })
    try {
      db.prepare('VACUUM INTO ?').run(unfinished)
      settle(unfinished, path)
    } finally {
      rmSync(unfinished, { force: true })
    }
    for (const old of list().slice(kept)) rmSync(old.path, { force: true })
    return path
  }

  return {
    make,
    makeDaily(db) {
      const newest = list()[0]
      if (newest === undefined || clock() - newest.made > day) make(db, 'daily')
    },
    latest: (migrations) => list().find(({ path }) => inspect(path, migrations) === 'sound'),
  }
}
