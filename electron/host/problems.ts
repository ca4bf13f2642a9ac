/** What can go wrong, as something that a person can be told. Nothing else of an error ever reaches a window. */
import { SqliteError } from 'better-sqlite3'
import type { Params } from '../../machines/kernel/journal.ts'
import type { Problem } from './api.ts'

/** A refusal with a sentence of the catalogue; whatever is refused has changed nothing. */
export class Trouble extends Error {
  readonly problem: Problem
  constructor(key: string, params: Params = {}) {
    super(`${key} ${JSON.stringify(params)}`)
    this.name = 'Trouble'
    this.problem = { key, params }
  }
}

/** What the disk and the database say, by the beginning of their code. */
const known: readonly (readonly [code: string, key: string])[] = [
  ['SQLITE_FULL', 'problem.diskFull'],
  ['ENOSPC', 'problem.diskFull'],
  ['EDQUOT', 'problem.diskFull'],
  ['SQLITE_IOERR_SHMSIZE', 'problem.diskFull'],
  ['SQLITE_CORRUPT', 'problem.databaseBroken'],
  ['SQLITE_NOTADB', 'problem.databaseBroken'],
  ['SQLITE_BUSY', 'problem.disk'],
  ['SQLITE_LOCKED', 'problem.disk'],
  ['SQLITE_IOERR', 'problem.disk'],
  ['SQLITE_READONLY', 'problem.disk'],
  ['SQLITE_CANTOPEN', 'problem.disk'],
  ['SQLITE_PERM', 'problem.disk'],
  ['EACCES', 'problem.disk'],
  ['EPERM', 'problem.disk'],
  ['EROFS', 'problem.disk'],
  ['EIO', 'problem.disk'],
  ['ENOTDIR', 'problem.disk'],
  ['EEXIST', 'problem.disk'],
]

/** The problem that an error means; undefined if nobody expected it. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Trouble) return error.problem
  const code = codeOf(error)
  const key = known.find(([start]) => code?.startsWith(start))?.[1]
  return key === undefined || code === undefined ? undefined : { key, params: { code } }
}

export function codeOf(error: unknown): string | undefined {
  if (error instanceof SqliteError) return error.code
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return undefined
}
