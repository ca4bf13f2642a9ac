/**
 * One program at a time on the same data, from before the database is looked at. The lock is the system's own on an open
 * file: it dies with the process. Whoever gets past it, because the file was deleted, finds the database itself held.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { codeOf, Trouble } from '../problems.ts'
import { isDamage } from './database.ts'

export interface Lock {
  release(): void
}

export function lockFolder(folder: string): Lock {
  const path = join(folder, 'lock.db')
  try {
    return lock(path)
  } catch (error) {
    const code = codeOf(error) ?? ''
    if (code.startsWith('SQLITE_BUSY')) throw new Trouble('problem.alreadyRunning', { folder })
    if (code.startsWith('SQLITE_READONLY')) throw new Trouble('problem.readOnly', { file: path })
    if (!isDamage(error)) throw error
    // Something else was written over it. There is nothing in it to lose, and nobody holds it.
    rmSync(path)
    return lock(path)
  }
}

function lock(path: string): Lock {
  const db = new Database(path, { timeout: 0 })
  try {
    db.pragma('journal_mode = MEMORY')
    // Of a file that it may not write SQLite takes no more than a shared lock, and only a write tells.
    db.exec('BEGIN EXCLUSIVE; PRAGMA user_version = 1')
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    throw error
  }
}
