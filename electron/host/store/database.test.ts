import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { newFolder, tidyUp } from '../testing/house.ts'
import { openDatabase, versionOf, type Db } from './database.ts'
import { openData } from './open.ts'

afterEach(tidyUp)

const clock = (): number => Date.UTC(2026, 2, 1, 12)
const report = (error: unknown): never => {
  throw error
}
const open = (folder: string, migrations?: readonly string[]) =>
  openData({ folder, clock, report, ...(migrations ? { migrations } : {}) })
const pragma = (db: Db, name: string): unknown => db.pragma(name, { simple: true })

describe('the database', () => {
  it('syncs fully: after opening, after a write, and after it was opened again', () => {
    const folder = newFolder()
    const first = open(folder)
    expect(pragma(first.db, 'synchronous')).toBe(2)
    first.db.exec("INSERT INTO settings VALUES ('a', '1')")
    expect(pragma(first.db, 'synchronous')).toBe(2)
    first.close()
    const second = open(folder)
    expect(pragma(second.db, 'synchronous')).toBe(2)
    second.db.exec("INSERT INTO settings VALUES ('b', '2')")
    expect(pragma(second.db, 'synchronous')).toBe(2)
    second.close()
  })

  it('syncs through the drive’s own memory, on the one system where that must be asked for', () => {
    const { db, close } = open(newFolder())
    expect([pragma(db, 'fullfsync'), pragma(db, 'checkpoint_fullfsync')]).toEqual([1, 1])
    close()
  })

  it('is held: nobody else can write it or read it', () => {
    const folder = newFolder()
    const { close } = open(folder)
    for (const readonly of [false, true]) {
      const other = new Database(join(folder, 'larceny.db'), { timeout: 0, readonly })
      expect(() => other.prepare('SELECT * FROM settings').all()).toThrow('database is locked')
      other.close()
    }
    close()
  })

  it('keeps a log of changes, heeds foreign keys and waits for others', () => {
    const { db, close } = open(newFolder())
    expect(pragma(db, 'journal_mode')).toBe('wal')
    expect(pragma(db, 'foreign_keys')).toBe(1)
    expect(pragma(db, 'busy_timeout')).toBeGreaterThan(0)
    close()
  })
})

describe('migrations', () => {
  const one = ['CREATE TABLE things (name TEXT); INSERT INTO things VALUES (1)']
  const two = [...one, 'ALTER TABLE things ADD COLUMN size INTEGER']
  const three = [...two, 'UPDATE things SET size = 3']

  it('run once each, in order, with a backup before each that has data to lose', () => {
    const folder = newFolder()
    open(folder, one).close()
    const before = readdirSync(join(folder, 'backups'))
    const { db, close } = open(folder, three)
    expect(db.prepare('SELECT name, size FROM things').all()).toEqual([{ name: '1', size: 3 }])
    expect(versionOf(db)).toBe(3)
    const backups = readdirSync(join(folder, 'backups')).filter((name) => !before.includes(name))
    expect(backups.filter((name) => name.includes('version'))).toEqual([
      '000003-2026-03-01T12-00-00-000Z-version-1.db',
      '000004-2026-03-01T12-00-00-000Z-version-2.db',
    ])
    const old = new Database(join(folder, 'backups', backups[0] as string), { readonly: true })
    expect(old.prepare('SELECT * FROM things').all()).toEqual([{ name: '1' }])
    old.close()
    close()
    const again = open(folder, three)
    expect(again.db.prepare('SELECT count(*) AS n FROM things').get()).toEqual({ n: 1 })
    again.close()
  })

  it('leave everything as it was if one fails', () => {
    const folder = newFolder()
    open(folder, one).close()
    const failing = [...two, 'UPDATE things SET size = 9; SELECT * FROM nowhere']
    expect(() => open(folder, failing)).toThrow('problem.migrationFailed')
    const db = openDatabase(join(folder, 'larceny.db'))
    expect(versionOf(db)).toBe(2)
    expect(db.prepare('SELECT * FROM things').all()).toEqual([{ name: '1', size: null }])
    db.close()
    open(folder, three).close()
  })

  it('start from nothing without a backup', () => {
    const folder = newFolder()
    const { close } = open(folder, three)
    expect(readdirSync(join(folder, 'backups')).filter((name) => name.includes('version-0'))).toEqual([])
    close()
    expect(existsSync(join(folder, 'larceny.db-wal'))).toBe(false)
  })
})
