import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, it } from 'vitest'
import { problemOf } from '../problems.ts'
import { whyNotStarted } from '../../words.ts'
import type { Problem } from '../api.ts'
import { newFolder, tidyUp } from '../testing/house.ts'
import { migrations } from './migrations/index.ts'
import { openData, type Data } from './open.ts'
import { profileStore } from './profiles.ts'

afterEach(tidyUp)

let now = Date.UTC(2026, 2, 1, 12)
const reported: unknown[] = []
const open = (folder: string): Data =>
  openData({ folder, clock: () => (now += 1000), report: (error) => reported.push(error) })
const fileIn = (folder: string): string => join(folder, 'larceny.db')
const asideIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('larceny-damaged'))
const names = ({ db }: Data): string[] =>
  profileStore(db)
    .list()
    .read.map(({ name }) => name)

/** Data with some people in it. Closing makes a backup; the last one is only in the file. */
function lived(...people: string[]): string {
  const folder = newFolder()
  for (const name of people) add(folder, name)
  return folder
}

let people = 0
function add(folder: string, name: string): void {
  const data = open(folder)
  profileStore(data.db).add({ id: name, name, colour: 'ruby', emblem: 'mask' }, (people += 1))
  data.close()
}

const backupsIn = (folder: string): string[] => readdirSync(join(folder, 'backups')).sort()

/** Root may write what can only be read: somebody else looks at the folder in its place. */
function asNobody<T>(folder: string, work: () => T): T {
  if (process.getuid?.() !== 0) return work()
  for (const name of ['.', ...readdirSync(folder, { recursive: true })])
    chownSync(join(folder, String(name)), 65534, 65534)
  process.seteuid?.(65534)
  try {
    return work()
  } finally {
    process.seteuid?.(0)
  }
}

const problemOn = (folder: string): unknown => {
  try {
    open(folder).close()
  } catch (error) {
    return problemOf(error)
  }
}

describe('opening the data', () => {
  it('makes what is not there', () => {
    const data = open(join(newFolder(), 'deep', 'down'))
    expect(data.notices).toEqual([])
    expect(names(data)).toEqual([])
    data.close()
  })

  it('finds what was there, and says nothing about it', () => {
    const data = open(lived('Ann', 'Ben'))
    expect(names(data)).toEqual(['Ann', 'Ben'])
    expect(data.notices).toEqual([])
    data.close()
  })

  it('sets aside a file that is no database, and starts empty where there is no backup', () => {
    const folder = newFolder()
    writeFileSync(fileIn(folder), 'my shopping list\n'.repeat(400))
    const data = open(folder)
    const [aside] = asideIn(folder)
    expect(readFileSync(join(folder, aside!), 'utf8')).toBe('my shopping list\n'.repeat(400))
    expect(aside).toMatch(/^larceny-damaged-2026-03-01T12-.*\.db$/)
    expect(data.notices).toEqual([{ key: 'problem.damagedStartedEmpty', params: { file: join(folder, aside!) } }])
    expect(names(data)).toEqual([])
    data.close()
  })

  it('sets aside a damaged database and goes on with the last backup', () => {
    const folder = lived('Ann', 'Ben')
    spoil(fileIn(folder))
    const spoilt = readFileSync(fileIn(folder))
    const data = open(folder)
    const [aside] = asideIn(folder)
    expect(readFileSync(join(folder, aside!)).equals(spoilt)).toBe(true)
    expect(names(data)).toEqual(['Ann', 'Ben'])
    const [notice] = data.notices
    expect(notice?.key).toBe('problem.damagedRestored')
    expect(notice?.params['file']).toBe(join(folder, aside!))
    expect(Number(notice?.params['made'])).toBeLessThan(now)
    data.close()
    const again = open(folder)
    expect(again.notices).toEqual([])
    expect(asideIn(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1)
    again.close()
  })

  it('takes an older backup where the last one is damaged too', () => {
    const folder = lived('Ann', 'Ben')
    const backups = readdirSync(join(folder, 'backups')).sort()
    spoil(join(folder, 'backups', backups.at(-1)!))
    spoil(fileIn(folder))
    const data = open(folder)
    expect(names(data)).toEqual(['Ann'])
    expect(data.notices[0]?.params['backup']).toBe(backups.at(-2))
    data.close()
  })

  it('never overwrites a file that was set aside before', () => {
    const folder = newFolder()
    for (const text of ['one', 'two', 'three']) {
      writeFileSync(fileIn(folder), text.repeat(2000))
      const stopped = now
      openData({ folder, clock: () => stopped, report: () => {} }).close()
      for (const name of readdirSync(join(folder, 'backups'))) writeFileSync(join(folder, 'backups', name), 'gone')
    }
    expect(
      asideIn(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8').slice(0, 3))
        .sort(),
    ).toEqual(['one', 'thr', 'two'])
  })

  it('treats a foreign database as one that is not ours', () => {
    const folder = newFolder()
    const foreign = new Database(fileIn(folder))
    foreign.exec('CREATE TABLE recipes (name TEXT)')
    foreign.close()
    const data = open(folder)
    expect(data.notices[0]?.key).toBe('problem.damagedStartedEmpty')
    data.close()
    const kept = new Database(join(folder, asideIn(folder)[0]!), { readonly: true })
    expect(kept.prepare('SELECT count(*) AS n FROM recipes').get()).toEqual({ n: 0 })
    kept.close()
  })

  it('brings back the last backup where the file has gone or is empty', () => {
    for (const leave of [(): void => {}, (path: string): void => writeFileSync(path, '')]) {
      const folder = lived('Ann')
      writeFileSync(`${fileIn(folder)}-wal`, 'changes of a file that is no more')
      rmSync(fileIn(folder))
      leave(fileIn(folder))
      const data = open(folder)
      expect(names(data)).toEqual(['Ann'])
      expect(data.notices[0]?.key).toBe('problem.missingRestored')
      expect(asideIn(folder).some((name) => name.endsWith('-wal'))).toBe(true)
      data.close()
    }
  })

  it('starts afresh from a file that was left before anything was in it', () => {
    const folder = newFolder()
    const begun = new Database(fileIn(folder))
    begun.pragma('journal_mode = WAL')
    begun.close()
    const data = open(folder)
    expect(data.notices).toEqual([])
    expect(asideIn(folder)).toEqual([])
    data.close()
  })

  it('refuses data of a newer version, and touches nothing', () => {
    const folder = lived('Ann')
    const db = new Database(fileIn(folder))
    db.pragma('user_version = 99')
    db.close()
    const before = readFileSync(fileIn(folder))
    expect(problemOn(folder)).toEqual({ key: 'problem.newerData', params: { file: fileIn(folder) } })
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true)
    expect(asideIn(folder)).toEqual([])
  })

  it('sees a newer version that is still in the log of changes, and leaves that where it is', () => {
    const folder = lived('Ann')
    const db = new Database(fileIn(folder))
    db.pragma('journal_mode = WAL')
    db.pragma('user_version = 99')
    const killed = newFolder()
    for (const ending of ['', '-wal']) copyFileSync(fileIn(folder) + ending, fileIn(killed) + ending)
    db.close()
    const before = ['', '-wal'].map((ending) => readFileSync(fileIn(killed) + ending))
    expect(problemOn(killed)).toMatchObject({ key: 'problem.newerData' })
    expect(['', '-wal'].map((ending) => readFileSync(fileIn(killed) + ending))).toEqual(before)
  })

  it('finds what is only in the log of changes, as after a kill', () => {
    const folder = newFolder()
    const data = open(folder)
    profileStore(data.db).add({ id: 'a', name: 'Ann', colour: 'ruby', emblem: 'mask' }, now)
    const killed = newFolder()
    for (const ending of ['', '-wal']) copyFileSync(fileIn(folder) + ending, fileIn(killed) + ending)
    data.close()
    const after = open(killed)
    expect(names(after)).toEqual(['Ann'])
    after.close()
  })

  it('is for one at a time', () => {
    const folder = newFolder()
    const first = open(folder)
    expect(problemOn(folder)).toEqual({ key: 'problem.alreadyRunning', params: { folder } })
    first.close()
    open(folder).close()
  })

  it('does not mind rubbish in the file of the lock, in which there is nothing', () => {
    const folder = lived('Ann')
    writeFileSync(join(folder, 'lock.db'), 'rubbish'.repeat(1000))
    const data = open(folder)
    expect(names(data)).toEqual(['Ann'])
    expect(problemOn(folder)).toMatchObject({ key: 'problem.alreadyRunning' })
    data.close()
  })

  it('takes a database without its tables for a damaged one', () => {
    const folder = lived('Ann')
    const db = new Database(fileIn(folder))
    db.exec('DROP TABLE moves')
    db.close()
    const data = open(folder)
    expect(data.notices[0]?.key).toBe('problem.damagedRestored')
    expect(names(data)).toEqual(['Ann'])
    data.close()
  })

  const damages: Record<string, string> = {
    'without a version': 'PRAGMA user_version = 0',
    'with a version below nothing': 'PRAGMA user_version = -3',
    'with a renamed column': 'ALTER TABLE games RENAME COLUMN title TO name',
    'with a column of another type': 'ALTER TABLE games DROP COLUMN seed; ALTER TABLE games ADD COLUMN seed INTEGER',
    'without a trigger': 'DROP TRIGGER moves_stay_as_they_are',
    'of nothing but our mark':
      'DROP TABLE snapshots; DROP TABLE moves; DROP TABLE seats; DROP TABLE games; DROP TABLE profiles; DROP TABLE settings',
  }
  it.each(Object.entries(damages))('takes a database %s for a damaged one', (_, damage) => {
    const folder = lived('Ann')
    const db = new Database(fileIn(folder))
    db.exec(damage)
    db.close()
    const damaged = readFileSync(fileIn(folder))
    const data = open(folder)
    expect(data.notices[0]?.key).toBe('problem.damagedRestored')
    expect(names(data)).toEqual(['Ann'])
    expect(readFileSync(join(folder, asideIn(folder)[0]!)).equals(damaged)).toBe(true)
    data.close()
  })

  it('takes a database in a format that SQLite has never had for a damaged one', () => {
    const folder = lived('Ann')
    const damaged = readFileSync(fileIn(folder))
    const schemaFormat = 47
    damaged[schemaFormat] = 0x7b
    writeFileSync(fileIn(folder), damaged)
    const data = open(folder)
    expect(data.notices[0]?.key).toBe('problem.damagedRestored')
    expect(readFileSync(join(folder, asideIn(folder)[0]!)).equals(damaged)).toBe(true)
    data.close()
  })

  it('takes a foreign database with our mark for what it is', () => {
    const folder = newFolder()
    const foreign = new Database(fileIn(folder))
    foreign.exec('CREATE TABLE recipes (name TEXT); PRAGMA application_id = 0x4c415243; PRAGMA user_version = 1')
    foreign.close()
    const data = open(folder)
    expect(data.notices[0]?.key).toBe('problem.damagedStartedEmpty')
    data.close()
  })

  it('keeps the log of a database that was emptied, and says so', () => {
    for (const empty of [(path: string): void => writeFileSync(path, ''), rmSync]) {
      const folder = newFolder()
      const data = open(folder)
      profileStore(data.db).add({ id: 'a', name: 'Ann', colour: 'ruby', emblem: 'mask' }, now)
      const killed = newFolder()
      for (const ending of ['', '-wal']) copyFileSync(fileIn(folder) + ending, fileIn(killed) + ending)
      data.close()
      const log = readFileSync(`${fileIn(killed)}-wal`)
      empty(fileIn(killed))
      const after = open(killed)
      const kept = asideIn(killed).find((name) => name.endsWith('-wal'))
      expect(readFileSync(join(killed, kept!)).equals(log)).toBe(true)
      expect(after.notices[0]?.key).toBe('problem.damagedStartedEmpty')
      after.close()
    }
  })

  it('starts after a power cut before anything was committed, and says nothing', () => {
    const folder = newFolder()
    const begun = new Database(fileIn(folder))
    begun.pragma('journal_mode = WAL')
    begun.close()
    writeFileSync(`${fileIn(folder)}-wal`, 'half of the first transaction'.repeat(100))
    const data = open(folder)
    expect(data.notices).toEqual([])
    data.close()
  })

  it('starts after a kill in the middle of making the database, and says nothing', () => {
    const folder = newFolder()
    const begun = new Database(fileIn(folder))
    begun.exec('CREATE TABLE t (x); PRAGMA cache_size = 1; BEGIN')
    begun.exec(`INSERT INTO t VALUES (zeroblob(100000)); DROP TABLE t; CREATE TABLE u (x)`)
    const killed = newFolder()
    for (const ending of ['', '-journal']) copyFileSync(fileIn(folder) + ending, fileIn(killed) + ending)
    begun.close()
    const data = open(killed)
    expect(names(data)).toEqual([])
    data.close()
  })

  it('finds the database held where the file of the lock was deleted', () => {
    const folder = lived('Ann')
    const first = open(folder)
    rmSync(join(folder, 'lock.db'))
    expect(problemOn(folder)).toEqual({ key: 'problem.alreadyRunning', params: { folder } })
    expect(names(first)).toEqual(['Ann'])
    expect(asideIn(folder)).toEqual([])
    first.close()
  })

  it.each(['larceny.db', 'lock.db'])('says in a sentence that %s can only be read, and changes nothing', (name) => {
    const folder = lived('Ann')
    const file = join(folder, name)
    const before = readFileSync(fileIn(folder))
    chmodSync(file, 0o444)
    const problem = asNobody(folder, () => problemOn(folder))
    expect(problem).toEqual({ key: 'problem.readOnly', params: { file } })
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true)
  })

  it('says so of a folder that can only be read', () => {
    const folder = lived('Ann')
    chmodSync(folder, 0o555)
    const problem = asNobody(folder, () => problemOn(folder)) as Problem
    chmodSync(folder, 0o755)
    expect(whyNotStarted({ ...problem, params: { folder, ...problem.params } })).toContain(folder)
  })

  it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'SQLITE_IOERR_SHMSIZE'])(
    'knows a full disk by %s, and says so',
    (code) => {
      const problem = problemOf(Object.assign(new Error('no room'), { code }))
      expect(whyNotStarted(problem!)).toBe(
        'The disk is full. Your saves are safe: make room, then start Larceny again.',
      )
    },
  )

  it('lets go of the lock when it can’t go on', () => {
    const folder = newFolder()
    mkdirSync(fileIn(folder))
    expect(() => open(folder)).toThrow()
    expect(() => open(folder)).not.toThrow('alreadyRunning')
  })
})

describe('backups', () => {
  it('are made when something has changed and the app is closed, and the newest few are kept', () => {
    const folder = lived('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I')
    const backups = readdirSync(join(folder, 'backups')).sort()
    expect(backups).toHaveLength(6)
    const last = new Database(join(folder, 'backups', backups.at(-1)!), { readonly: true })
    expect(last.prepare('SELECT count(*) AS n FROM profiles').get()).toEqual({ n: 9 })
    last.close()
    open(folder).close()
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(backups)
  })

  it('are counted: one session with the clock ahead does not win over what came later', () => {
    const folder = lived('Ann')
    const [today, ahead] = [now, now + 400 * 24 * 60 * 60 * 1000]
    now = ahead
    add(folder, 'Ben')
    now = today
    add(folder, 'Cleo')
    spoil(fileIn(folder))
    const data = open(folder)
    expect(names(data)).toEqual(['Ann', 'Ben', 'Cleo'])
    data.close()
  })

  it('are made again once a clock that was ahead is put right', () => {
    const folder = newFolder()
    now += 400 * 24 * 60 * 60 * 1000
    add(folder, 'Ann')
    now -= 400 * 24 * 60 * 60 * 1000
    open(folder).close()
    expect(backupsIn(folder).filter((name) => name.includes('daily'))).toHaveLength(2)
  })

  it('of before a migration are not pushed out by closing often, and neither are the daily ones', () => {
    const folder = newFolder()
    openData({ folder, clock: () => now, report: () => {}, migrations: migrations.slice(0, 1) }).close()
    const grown = [...migrations, 'CREATE TABLE more (thing TEXT)']
    for (let n = 0; n < 12; n++) {
      const data = openData({ folder, clock: () => now, report: () => {}, migrations: grown })
      data.db.exec("INSERT INTO more VALUES ('thing')")
      data.close()
    }
    const reasons = backupsIn(folder).map((name) => name.replace(/^.*Z-|\.db$/g, ''))
    expect(reasons.filter((reason) => reason === 'closed')).toHaveLength(5)
    expect(reasons).toEqual(expect.arrayContaining(['daily', `version-${migrations.length}`]))
  })

  it('of an earlier version of Larceny, which did not count them, are older than all that are counted', () => {
    const folder = lived('Ann')
    const [newest] = backupsIn(folder).slice(-1)
    const old = newFolder()
    mkdirSync(join(old, 'backups'))
    copyFileSync(join(folder, 'backups', newest!), join(old, 'backups', '2026-02-01T12-00-00-000Z-closed.db'))
    const restored = open(old)
    expect(names(restored)).toEqual(['Ann'])
    restored.close()
    now -= 300 * 24 * 60 * 60 * 1000
    add(old, 'Ben')
    now += 300 * 24 * 60 * 60 * 1000
    rmSync(fileIn(old))
    const again = open(old)
    expect(names(again)).toEqual(['Ann', 'Ben'])
    again.close()
  })

  it('that were not finished are swept away', () => {
    const folder = lived('Ann')
    for (const name of ['000009-x.db.unfinished', '000009-x.db.unfinished-journal']) {
      writeFileSync(join(folder, 'backups', name), 'half a copy')
    }
    writeFileSync(`${fileIn(folder)}.unfinished`, 'half a copy')
    open(folder).close()
    expect([...backupsIn(folder), ...readdirSync(folder)].filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('are found among folders, strange files and files that can’t be read', () => {
    const folder = lived('Ann')
    const strange = (name: string): string => join(folder, 'backups', name)
    mkdirSync(strange('000090-2026-03-01T12-00-00-000Z-closed.db'))
    mkdirSync(strange('2027-03-01T12-00-00-000Z-closed.db'))
    mkdirSync(strange('000091-x.unfinished'))
    writeFileSync(strange('000092-2026-03-01T12-00-00-000Z-closed.db'), 'no database at all')
    writeFileSync(strange('shopping.txt'), 'eggs')
    writeFileSync(strange('000093-2026-03-01T12-00-00-000Z-closed.db'), 'for somebody else', { mode: 0 })
    rmSync(fileIn(folder))
    const found = asNobody(folder, () => {
      const data = open(folder)
      const people = names(data)
      data.close()
      return people
    })
    expect(found).toEqual(['Ann'])
    for (const name of ['D', 'E', 'F', 'G', 'H', 'I', 'J']) add(folder, name)
    expect(backupsIn(folder)).toEqual(expect.arrayContaining(['shopping.txt', '000091-x.unfinished']))
  })

  it('are made at the start if the last one is older than a day', () => {
    const folder = lived('Ann')
    now += 25 * 60 * 60 * 1000
    const data = open(folder)
    expect(readdirSync(join(folder, 'backups')).filter((name) => name.includes('daily'))).toHaveLength(2)
    data.close()
  })

  it('that can’t be made are reported, and the app goes on', () => {
    const folder = lived('Ann')
    const data = open(folder)
    profileStore(data.db).add({ id: 'b', name: 'Ben', colour: 'ruby', emblem: 'mask' }, now)
    rmSync(join(folder, 'backups'), { recursive: true })
    writeFileSync(join(folder, 'backups'), 'a file in the way')
    reported.length = 0
    data.close()
    expect(reported).toHaveLength(1)
    rmSync(join(folder, 'backups'))
    const after = open(folder)
    expect(names(after)).toEqual(['Ann', 'Ben'])
    after.close()
    expect(existsSync(join(folder, 'backups'))).toBe(true)
  })
})

/** Writes rubbish over the second page and all that follows. */
function spoil(path: string): void {
  const size = readFileSync(path).length
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096)
  closeSync(file)
}
