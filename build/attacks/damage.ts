/**
 * Databases with torn pages, flipped bytes, ends cut off, or something else in their place. Larceny always starts, or
 * says why not in a sentence; a file that it takes for damaged is kept byte for byte; whatever is left can be opened or
 * is named as unreadable, and nothing unexpected happens.
 */
import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createHost } from '../../electron/host/host.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import type { Attack } from '../attack.ts'
import { inFolder } from './folder.ts'
import { newGame, openHost, playOn, repeatable, visit } from './guest.ts'

const page = 4096
/** What may be said instead of starting: a byte of the version can't be told from a version. */
const refusals = ['problem.newerData']

export const attackDatabases: Attack = {
  name: 'damage',
  rounds: 'damaged databases',
  usual: 1000,
  short: 80,
  run: (rounds, seed) =>
    inFolder(async (folder) => {
      const whole = join(folder, 'whole')
      await live(whole, seed)
      const counts: Record<string, number> = {}
      for (let round = 0; round < rounds; round++) {
        const data = join(folder, 'data')
        cpSync(whole, data, { recursive: true })
        const source = random(`${seed} ${round}`)
        const done = damage(data, source)
        try {
          const seen = await open(data)
          counts[seen] = (counts[seen] ?? 0) + 1
        } catch (error) {
          throw new Error(`Round ${round}: ${done.join(', ')}`, { cause: error })
        }
        rmSync(data, { recursive: true })
      }
      const told = Object.entries(counts).map(([seen, count]) => `${count} ${seen}`)
      return `${rounds.toLocaleString('en')} damaged databases: ${told.join(', ')}`
    }),
}

/** Data as somebody has it who was killed in the middle of the second session: a backup, and a log of changes. */
async function live(folder: string, seed: string): Promise<void> {
  const begun = join(folder, '..', 'begun')
  mkdirSync(begun)
  const source = random(seed)
  const options = repeatable(source)
  for (const names of [
    ['Ann', 'Ben'],
    ['Ann', 'Ben', 'Cleo'],
  ]) {
    const host = await openHost(begun, options)
    const guest = visit(host)
    for (const game of ['breakin', 'kingpin', 'syndicate'] as const) {
      let frame = await guest.see('openTable', { id: await newGame(guest, game, ['Dan', ...names], seed) })
      for (let n = 0; n < 30 && frame.stage !== 'over'; n++) ({ frame } = await playOn(guest, frame, source))
    }
    if (names.length === 3) cpSync(begun, folder, { recursive: true })
    await host.close()
  }
}

/** Spoils the database, its log, or both, and now and then a backup; says what was done. */
function damage(data: string, source: Random): string[] {
  const backups = readdirSync(join(data, 'backups')).map((name) => join('backups', name))
  const main = source.pick([['larceny.db'], ['larceny.db'], ['larceny.db-wal'], ['larceny.db', 'larceny.db-wal']])
  const files = source.int(4) === 0 ? [...main, source.pick(backups)] : main
  return files.map((file) => {
    const kind = source.pick(Object.keys(damages) as (keyof typeof damages)[])
    const path = join(data, file)
    const spoilt = damages[kind](readFileSync(path), source)
    if (spoilt) writeFileSync(path, spoilt)
    else rmSync(path)
    return `${kind} in ${file}`
  })
}

const damages = {
  'a torn page': (file: Buffer, source: Random) => {
    const at = source.int(Math.max(1, Math.floor(file.length / page))) * page
    return file.fill(source.pick([0, 0xff, 0x20]), at + 512 * source.int(8), at + page)
  },
  'a page in the place of another': (file: Buffer, source: Random) => {
    const pages = Math.max(1, Math.floor(file.length / page))
    const from = source.int(pages) * page
    file.copy(file, source.int(pages) * page, from, from + page)
    return file
  },
  'flipped bytes': (file: Buffer, source: Random) => {
    for (let n = 1 + source.int(20); n > 0; n--) flip(file, source.int(file.length), source)
    return file
  },
  'a flipped byte in its head': (file: Buffer, source: Random) => {
    flip(file, source.int(Math.min(100, file.length)), source)
    return file
  },
  'its end cut off': (file: Buffer, source: Random) => file.subarray(0, source.int(file.length)),
  'nothing left': () => Buffer.alloc(0),
  'the file gone': () => undefined,
  'noise instead': (file: Buffer, source: Random) =>
    Buffer.from(Array.from({ length: source.int(file.length) }, () => source.int(256))),
  'a foreign file': (_: Buffer, source: Random) => Buffer.from('my shopping list\n'.repeat(source.int(2000))),
  'a foreign database': (_: Buffer, source: Random) => {
    const db = new Database(':memory:')
    db.exec('CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES (zeroblob(10000))')
    if (source.int(2) === 0) db.exec('PRAGMA application_id = 0x4c415243; PRAGMA user_version = 1')
    const bytes = db.serialize()
    db.close()
    return bytes
  },
} satisfies Record<string, (file: Buffer, source: Random) => Buffer | undefined>

function flip(file: Buffer, at: number, source: Random): void {
  file[at] = (file[at] ?? 0) ^ (1 + source.int(255))
}

/** Opens the data as a window would, and every game in it. */
async function open(data: string): Promise<string> {
  const before = readdirSync(data)
    .filter((name) => /^larceny\.db(-wal)?$/.test(name))
    .map((name) => readFileSync(join(data, name)))
  const started = await createHost({ dataDir: data, shell: 'browser', version: '0' })
  if (!started.ok) {
    assert(refusals.includes(started.problem.key), JSON.stringify(started.problem))
    return 'refused'
  }
  const guest = visit(started.host)
  const { saved, notices } = await guest.ask('home', undefined)
  for (const { id } of saved) {
    const answer = await guest.handle('openTable', { id })
    if (!answer.ok) assert.notEqual(answer.problem.key, 'problem.unexpected')
  }
  await started.host.close()
  const diary = join(data, 'larceny.log')
  if (existsSync(diary)) throw new Error(readFileSync(diary, 'utf8'))

  if (!notices.some(({ key }) => /Restored|StartedEmpty/.test(key))) {
    return notices.length > 0 ? 'opened, with games left out' : 'opened'
  }
  const aside = readdirSync(data).filter((name) => name.startsWith('larceny-damaged'))
  const kept = aside.map((name) => readFileSync(join(data, name)))
  for (const file of before) {
    assert(file.length === 0 || kept.some((each) => each.equals(file)), 'The damaged file was not kept as it was')
  }
  return notices.some(({ key }) => key.endsWith('Restored')) ? 'restored' : 'begun anew'
}
