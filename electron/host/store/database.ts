/** The SQLite file: how it is opened, looked at and brought up to date. */
import Database from 'better-sqlite3'
import { codeOf } from '../problems.ts'
import { sizeOf } from './files.ts'

export type Db = Database.Database

/** `LARC`: marks the file as ours. */
const applicationId = 0x4c415243
const FULL = 2

/**
 * Opens for reading and writing, and holds the file: nobody else can even read it until it is closed. A commit has
 * reached the disk when it returns.
 */
export function openDatabase(path: string): Db {
  const db = new Database(path, { timeout: 3000 })
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    // The driver's default in WAL is NORMAL, which may lose the last commits in a power cut.
    db.pragma('synchronous = FULL')
    // On macOS an ordinary sync only gets as far as the drive's own memory. Elsewhere these two do nothing.
    db.pragma('fullfsync = ON')
    db.pragma('checkpoint_fullfsync = ON')
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    if (db.pragma('synchronous', { simple: true }) !== FULL) throw new Error('The database would not sync fully')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

export type Finding = 'empty' | 'sound' | 'newer' | 'damaged'

/** Looks at a file without changing it. No file, and one that was left before anything was in it, are empty. */
export function inspect(path: string, migrations: readonly string[]): Finding {
  if (sizeOf(path) === 0) return 'empty'
  try {
    return look(path, true, migrations)
  } catch (error) {
    if (isDamage(error)) return 'damaged'
    throw error
  }
}

function look(path: string, readonly: boolean, migrations: readonly string[]): Finding {
  const db = new Database(path, { readonly, fileMustExist: true, timeout: 3000 })
  try {
    return judge(db, migrations)
  } catch (error) {
    // Killed in its very first moment, before it had a log: SQLite must take the change back before it can read.
    if (readonly && codeOf(error) === 'SQLITE_READONLY_ROLLBACK') return look(path, false, migrations)
    throw error
  } finally {
    db.close()
  }
}

function judge(db: Db, migrations: readonly string[]): Finding {
  const version = versionOf(db)
  const ours = db.pragma('application_id', { simple: true }) === applicationId
  const found = schemaOf(db)
  if (!ours) return version === 0 && found.size === 0 ? 'empty' : 'damaged'
  if (version > migrations.length) return 'newer'
  // Its version is written together with its tables.
  if (version <= 0) return 'damaged'
  const whole = [...schemaAfter(migrations.slice(0, version))].every((line) => found.has(line))
  return whole && db.pragma('integrity_check(1)', { simple: true }) === 'ok' ? 'sound' : 'damaged'
}

/** Whether SQLite says of a file that it can't be one of its own, or not any more, or that it ends too soon. */
export function isDamage(error: unknown): boolean {
  if (/^SQLITE_(NOTADB|CORRUPT|IOERR_SHORT_READ)/.test(codeOf(error) ?? '')) return true
  // A format number that it has never had is no code of its own.
  return codeOf(error) === 'SQLITE_ERROR' && error instanceof Error && error.message === 'unsupported file format'
}

/** Brings the database to the latest version, one transaction a step; `backUp` is called before data is changed. */
export function migrate(db: Db, migrations: readonly string[], backUp: (version: number) => void): void {
  const found = versionOf(db)
  for (let version = found; version < migrations.length; version++) {
    if (found > 0) backUp(version)
    db.transaction(() => {
      db.exec(migrations[version] as string)
      db.pragma(`application_id = ${applicationId}`)
      db.pragma(`user_version = ${version + 1}`)
    }).immediate()
  }
}

/** A line for each column, index and trigger. */
function schemaOf(db: Db): Set<string> {
  const columns = `SELECT concat_ws(' ', 'column', t.name, c.name, c.type, c."notnull", c.pk)
    FROM sqlite_schema t, pragma_table_xinfo(t.name) c WHERE t.type = 'table'`
  const others = "SELECT concat_ws(' ', type, name, tbl_name) FROM sqlite_schema WHERE type <> 'table'"
  return new Set(db.prepare<[], string>(`${columns} UNION ALL ${others}`).pluck().all())
}

/** What a database is made of after these migrations. */
function schemaAfter(migrations: readonly string[]): Set<string> {
  const db = new Database(':memory:')
  try {
    for (const migration of migrations) db.exec(migration)
    return schemaOf(db)
  } finally {
    db.close()
  }
}

export function versionOf(db: Db): number {
  return Number(db.pragma('user_version', { simple: true }))
}
