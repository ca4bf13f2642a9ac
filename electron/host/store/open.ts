/** Gets at the user's data on the way up, whatever has happened to it. Nothing is ever overwritten. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '../api.ts'
import { codeOf, problemOf, Trouble } from '../problems.ts'
import { backupsIn, type Backups } from './backups.ts'
import { inspect, migrate, openDatabase, type Db } from './database.ts'
import { copyDurably, freePath, mayWrite, sizeOf, stamp } from './files.ts'
import { lockFolder, type Lock } from './lock.ts'
import { migrations as allMigrations } from './migrations/index.ts'

export interface Data {
  db: Db
  /** What people should know of how it was opened. */
  notices: Problem[]
  /** Backs up what has changed, and lets go. */
  close(): void
}

export interface OpenOptions {
  folder: string
  clock: () => number
  /** Told of a backup that could not be made; the app goes on without it. */
  report(error: unknown): void
  migrations?: readonly string[]
  /** Of the program: what another one left is copied before this one plays on with it. */
  version?: string
}

export function openData({ folder, clock, report, migrations = allMigrations, version }: OpenOptions): Data {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const path = join(folder, 'larceny.db')
    rmSync(`${path}.unfinished`, { force: true })
    const backups = backupsIn(join(folder, 'backups'), clock, report)
    const { db, notices } = openSound(path, { folder, backups, clock, migrations })
    try {
      migrateSafely(db, migrations, backups)
      if (version !== undefined) attempt(() => keepAsLeft(db, version, backups), report)
      attempt(() => backups.makeDaily(db), report)
    } catch (error) {
      db.close()
      throw error
    }
    return { db, notices, close: () => closeData(db, backups, lock, report) }
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Surroundings {
  folder: string
  backups: Backups
  clock: () => number
  migrations: readonly string[]
}

function openSound(path: string, around: Surroundings): Pick<Data, 'db' | 'notices'> {
  try {
    const notices = mend(path, around)
    if (!mayWrite(path)) throw new Trouble('problem.readOnly', { file: path })
    return { db: openDatabase(path), notices }
  } catch (error) {
    const busy = codeOf(error)?.startsWith('SQLITE_BUSY')
    throw busy ? new Trouble('problem.alreadyRunning', { folder: around.folder }) : error
  }
}

/** Sees to it that there is a sound database, or none, at the path. */
function mend(path: string, { folder, backups, clock, migrations }: Surroundings): Problem[] {
  const found = inspect(path, migrations)
  if (found === 'newer') throw new Trouble('problem.newerData', { file: path })
  if (found === 'sound') return []
  const backup = backups.latest(migrations)
  // A log of changes whose database has gone or was emptied: SQLite would delete it, or take it for the new one's.
  const emptied = sizeOf(path) === 0 && sizeOf(`${path}-wal`) > 0
  if (found === 'empty' && backup === undefined && !emptied) return []
  const aside = setAside(path, folder, clock)
  if (!backup) return [{ key: 'problem.damagedStartedEmpty', params: { file: aside } }]
  copyDurably(backup.path, path)
  const params = { file: aside, backup: basename(backup.path), made: backup.made }
  return [{ key: found === 'empty' ? 'problem.missingRestored' : 'problem.damagedRestored', params }]
}

/**
 * Renames the database and what belongs to it to a dated name, and returns that. The database itself goes first: without
 * its log it could pass for a sound one of long ago.
 */
function setAside(path: string, folder: string, clock: () => number): string {
  const aside = freePath(folder, `larceny-damaged-${stamp(clock())}`, '.db')
  const there = ['', '-wal', '-shm'].filter((ending) => existsSync(path + ending))
  for (const ending of there) renameSync(path + ending, aside + ending)
  return aside + (there[0] ?? '')
}

function migrateSafely(db: Db, migrations: readonly string[], backups: Backups): void {
  try {
    migrate(db, migrations, (version) => backups.make(db, `version-${version}`))
  } catch (error) {
    throw problemOf(error) ? error : new Trouble('problem.migrationFailed', { file: db.name })
  }
}

/** Where nothing is to be migrated another version still plays by rules of its own. Without a copy it is tried again next time. */
function keepAsLeft(db: Db, version: string, backups: Backups): void {
  const left = db.prepare<[], string>("SELECT value FROM settings WHERE name = 'version'").pluck().get()
  if (left === version) return
  const isNew = db.prepare('SELECT NOT EXISTS (SELECT 1 FROM profiles) AND NOT EXISTS (SELECT 1 FROM games)').pluck()
  if (isNew.get() === 0) backups.make(db, `before-${version}`)
  db.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES ('version', ?)").run(version)
}

function closeData(db: Db, backups: Backups, lock: Lock, report: (error: unknown) => void): void {
  if (!db.open) return
  const changed = db.prepare('SELECT total_changes()').pluck().get() !== 0
  if (changed) attempt(() => void backups.make(db, 'closed'), report)
  db.close()
  lock.release()
}

function attempt(work: () => void, report: (error: unknown) => void): void {
  try {
    work()
  } catch (error) {
    report(error)
  }
}
