/** The SQLite file: how it is opened, looked at and brought up to date. */
import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { codeOf } from '../problems.ts'

export type Db = Database.Database

/** `LARC`: marks the file as ours. */
const applicationId = 0x4c415243
const FULL = 2

/** Opens for reading and writing. A commit has reached the disk when it returns. */
export function openDatabase(path: string): Db {
  const db = new Database(path, { timeout: 3000 })
  try {
    db.pragma('journal_mode = WAL')
    // The driver's default in WAL is NORMAL, which may lose the last commits in a power cut.
    db.pragma('synchronous = FULL')
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
  if (!existsSync(path) || statSync(path).size === 0) return 'empty'
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true, timeout: 3000 })
    try {
      const tables = tablesOf(db)
      if (tables.length === 0) return 'empty'
      if (db.pragma('application_id', { simple: true }) !== applicationId) return 'damaged'
      const version = versionOf(db)
      if (version > migrations.length) return 'newer'
      const missing = expectedTables(migrations.slice(0, version)).some((name) => !tables.includes(name))
      return !missing && db.pragma('quick_check(1)', { simple: true }) === 'ok' ? 'sound' : 'damaged'
    } finally {
      db.close()
    }
  } catch (error) {
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error) ?? '')) return 'damaged'
    throw error
  }
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

function tablesOf(db: Db): string[] {
  return db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
}

/** The tables that a database has after these migrations. */
function expectedTables(migrations: readonly string[]): string[] {
  const db = new Database(':memory:')
  try {
    for (const migration of migrations) db.exec(migration)
    return tablesOf(db)
  } finally {
    db.close()
  }
}

export function versionOf(db: Db): number {
  return Number(db.pragma('user_version', { simple: true }))
}
