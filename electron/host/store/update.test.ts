/** A new version of Larceny on the saves of an older one: it touches them only with a copy beside them. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder, tidyUp } from '../testing/house.ts'
import { migrate, openDatabase, versionOf } from './database.ts'
import { migrations } from './migrations/index.ts'
import { openData } from './open.ts'
import { profileStore } from './profiles.ts'

afterEach(tidyUp)

const next = [...migrations, "UPDATE profiles SET name = 'changed by the new version'"]
const open = (using?: readonly string[], version = '1.0.0') =>
  openData({ folder, clock: Date.now, report: () => undefined, version, ...(using && { migrations: using }) })
const names = (path: string): unknown[] => {
  const db = new Database(path, { readonly: true })
  try {
    return db.prepare('SELECT name FROM profiles').pluck().all()
  } finally {
    db.close()
  }
}

let folder: string
let file: string

/** Saves of the version before, with Ann in them. */
beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'larceny.db')
  const data = open()
  profileStore(data.db).add({ id: 'ann', name: 'Ann', colour: 'ruby', emblem: 'mask' }, 0)
  data.close()
})

it('keeps a copy as the version before left it', () => {
  const before = readdirSync(join(folder, 'backups'))
  open(next).close()
  expect(names(file)).toEqual(['changed by the new version'])
  const copies = readdirSync(join(folder, 'backups')).filter((name) => !before.includes(name))
  expect(copies.map((name) => names(join(folder, 'backups', name)))).toContainEqual(['Ann'])
})

it('touches nothing where there can be no copy', () => {
  rmSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, 'backups'), 'a file in the way')
  const before = readFileSync(file)
  expect(() => open(next)).toThrow()
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('changes nothing after a copy that failed', () => {
  const db = openDatabase(file)
  const full = (): void => {
    throw new Error('The disk is full')
  }
  expect(() => migrate(db, next, full)).toThrow('The disk is full')
  expect(versionOf(db)).toBe(migrations.length)
  db.close()
  expect(names(file)).toEqual(['Ann'])
})

it('keeps a copy for a version that has nothing to migrate, too, and one only', () => {
  const copies = (): string[] => readdirSync(join(folder, 'backups')).filter((name) => name.includes('before-1.1.0'))
  open(migrations, '1.1.0').close()
  open(migrations, '1.1.0').close()
  expect(copies().map((name) => names(join(folder, 'backups', name)))).toEqual([['Ann']])
})
