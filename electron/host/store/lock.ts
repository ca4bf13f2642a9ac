/** One program at a time on the same data. The lock is the system's own on an open file: it dies with the process. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { codeOf, Trouble } from '../problems.ts'

export interface Lock {
  release(): void
}

export function lockFolder(folder: string): Lock {
  const db = new Database(join(folder, 'lock.db'), { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    throw codeOf(error)?.startsWith('SQLITE_BUSY') ? new Trouble('problem.alreadyRunning', { folder }) : error
  }
  return { release: () => db.close() }
}
