/**
 * Power loss: games are played on a disk that writes down what it is told, and then found as that disk may look if the
 * power goes at any moment. All that was answered before is there, and nothing is damaged.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { random } from '../../machines/kernel/random.ts'
import type { Attack } from '../attack.ts'
import { Disk, readRecord } from './disk.ts'
import { inFolder } from './folder.ts'
import { openHost, visit, type Deed } from './guest.ts'
import type { Mark } from './power-player.ts'

export const attackWithPowerLoss: Attack = {
  name: 'power',
  rounds: 'power losses',
  usual: 200,
  short: 40,
  leftOut() {
    if (process.platform !== 'linux') return 'the recorder is for Linux'
    return spawnSync('cc', ['--version']).status === 0 ? undefined : 'there is no C compiler (cc)'
  },
  run: (rounds, seed) =>
    inFolder(async (folder) => {
      const root = join(folder, 'data')
      const entries = readRecord(record(root, folder, seed))
      const source = random(seed)
      const moments = Array.from({ length: rounds }, () => source.int(entries.length + 1)).sort((a, b) => a - b)
      const disk = new Disk()
      const marks: Mark[] = []
      let done = 0
      for (const [round, moment] of moments.entries()) {
        for (const entry of entries.slice(done, moment)) {
          disk.do(entry)
          if (entry.kind === 'write' && entry.path === join(root, 'marks')) marks.push(JSON.parse(String(entry.bytes)))
        }
        done = moment
        const found = join(folder, 'found')
        disk.leave(root, found, source)
        try {
          await check(found, marks)
        } catch (error) {
          throw new Error(`Round ${round}, after ${moment} of ${entries.length} entries`, { cause: error })
        }
        rmSync(found, { recursive: true, force: true })
      }
      const written = entries.filter(({ kind }) => kind === 'write').length
      return `${rounds} power losses in ${written.toLocaleString('en')} writes and ${marks.length} answers, none lost`
    }),
}

/** Lets people play, and gives what the disk heard. */
function record(root: string, folder: string, seed: string): Buffer {
  const recorder = join(folder, 'recorder.so')
  const log = join(folder, 'record')
  const compiled = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', recorder, join(import.meta.dirname, 'recorder.c')])
  assert.equal(compiled.status, 0, String(compiled.stderr))
  const env = { ...process.env, LD_PRELOAD: recorder, RECORD_FOLDER: root, RECORD_TO: log }
  const player = join(import.meta.dirname, 'power-player.ts')
  const played = spawnSync(process.execPath, [player, root, seed], { env, stdio: ['ignore', 'inherit', 'pipe'] })
  assert.equal(played.status, 0, String(played.stderr))
  return readFileSync(log)
}

async function check(data: string, marks: readonly Mark[]): Promise<void> {
  const host = await openHost(data)
  const guest = visit(host)
  const { notices, saved } = await guest.ask('home', undefined)
  assert.deepEqual(notices, [])
  for (const { id } of saved) await guest.see('openTable', { id })
  await host.close()

  const db = new Database(join(data, 'larceny.db'), { readonly: true })
  const rows = db.prepare<[string], Deed>('SELECT kind, seat, move FROM moves WHERE game_id = ? ORDER BY n')
  const games = new Set(marks.map(({ game }) => game))
  assert.deepEqual(
    [...games].filter((game) => !saved.some(({ id }) => id === game)),
    [],
    'A game has gone',
  )
  for (const game of games) {
    const answered = marks.flatMap(({ game: other, deed }) => (other === game && deed ? [deed] : []))
    const found = rows.all(game)
    assert.deepEqual(found.slice(0, answered.length), answered, 'A move that was answered has gone')
    assert(found.length - answered.length <= 1, 'There are moves that nobody was told of')
  }
  db.close()
}
