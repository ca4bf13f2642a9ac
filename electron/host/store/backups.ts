/** Copies of the database: made before a migration, once a day, and when the app is closed; a few of each are kept. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, type Db } from './database.ts'
import { freePath, settle, stamp, timeOf } from './files.ts'

/** How many are kept of each kind. Of every version that was migrated there are copies: no number of closings ends them. */
const kept: Readonly<Record<string, number>> = { closed: 5, daily: 3 }
const keptOfAVersion = 2
const day = 24 * 60 * 60 * 1000

interface Backup {
  path: string
  /** Copies are counted: a clock can be wrong, and can be put right again. */
  count: number
  made: number
  reason: string
}

export interface Backups {
  /** Copies the database as it is now. */
  make(db: Db, reason: string): string
  /** The same, if the newest copy is more than a day away. */
  makeDaily(db: Db): void
  /** The newest copy that can be used. */
  latest(migrations: readonly string[]): { path: string; made: number } | undefined
}

/** `report` is told of what could not be swept away; nothing depends on it. */
export function backupsIn(folder: string, clock: () => number, report: (error: unknown) => void): Backups {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  sweep((name) => /\.unfinished(-journal)?$/.test(name))

  function sweep(which: (name: string) => boolean): void {
    for (const file of readdirSync(folder, { withFileTypes: true })) {
      if (!file.isFile() || !which(file.name)) continue
      try {
        rmSync(join(folder, file.name))
      } catch (error) {
        report(error)
      }
    }
  }

  /** Newest first. */
  const list = (): Backup[] =>
    readdirSync(folder, { withFileTypes: true })
      .flatMap((file) => (file.isFile() ? [read(folder, file.name)] : []))
      .filter((backup) => backup !== undefined)
      .sort((a, b) => b.count - a.count || b.made - a.made)

  const make = (db: Db, reason: string): string => {
    const before = list()
    const count = String((before[0]?.count ?? 0) + 1).padStart(6, '0')
    const path = freePath(folder, `${count}-${stamp(clock())}-${reason}`, '.db')
    const unfinished = `${path}.unfinished`
    try {
      db.prepare('VACUUM INTO ?').run(unfinished)
      settle(unfinished, path)
    } finally {
      rmSync(unfinished, { force: true })
    }
    const old = before.filter((backup) => backup.reason === reason).slice((kept[reason] ?? keptOfAVersion) - 1)
    const paths = new Set(old.map((backup) => backup.path))
    sweep((name) => paths.has(join(folder, name)))
    return path
  }

  return {
    make,
    makeDaily(db) {
      const newest = list()[0]
      if (newest === undefined || Math.abs(clock() - newest.made) > day) make(db, 'daily')
    },
    latest: (migrations) => list().find(({ path }) => isSound(path, migrations)),
  }
}

/** `000012-2026-03-01T18-30-00-000Z-closed.db`. Those of version 0.1.0 have no number: they are older than all that do. */
function read(folder: string, name: string): Backup | undefined {
  const [, count = '0', rest = ''] = /^(?:(\d{6,})-)?(.*)\.db$/.exec(name) ?? []
  const made = timeOf(rest)
  if (made === undefined) return undefined
  return { path: join(folder, name), count: Number(count), made, reason: rest.replace(/^.*?Z-/, '') }
}

/** One that can't be read is no use now, and no reason to stop looking. */
function isSound(path: string, migrations: readonly string[]): boolean {
  try {
    return inspect(path, migrations) === 'sound'
  } catch {
    return false
  }
}
