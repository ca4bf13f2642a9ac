/** A database as version 1 left it, brought up to date: every game goes on where it was. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, expect, it } from 'vitest'
import { newFolder, openHouse, pocketsId, testGames, tidyUp, undoSaid } from '../testing/house.ts'
import { versionOf } from './database.ts'
import { tables } from './migrations/001-tables.ts'
import { migrations } from './migrations/index.ts'

afterEach(tidyUp)

const id = '11111111-2222-4333-8444-555555555555'
const game = testGames['pockets']!

/** Ann and Ben, after a step that was taken back and made again. */
function leaveVersion1(folder: string): void {
  const options = { open: true, quiet: false, street: false, length: 'short' }
  const move = { type: 'step', length: 2 }
  const simulation = game.simulate(game.setup({ seats: 2, seed: 'old', options }))
  simulation.play(0, move)
  const db = new Database(join(folder, 'larceny.db'))
  db.exec(tables)
  db.pragma(`application_id = ${0x4c415243}`)
  db.pragma('user_version = 1')
  db.prepare('INSERT INTO games VALUES (?, ?, 1, ?, ?, ?, 1, 2, NULL)').run(
    id,
    pocketsId,
    'Old times',
    'old',
    JSON.stringify(options),
  )
  const seat = db.prepare('INSERT INTO seats VALUES (?, ?, ?, NULL, ?, ?, ?, ?, 0)')
  seat.run(id, 0, 'person', 'Ann', 'ruby', 'mask', 1)
  seat.run(id, 1, 'person', 'Ben', 'jade', 'cat', 0)
  const happened = db.prepare('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)')
  happened.run(id, 0, 'move', 0, '{"type":"step","length":1}', null)
  happened.run(id, 1, 'undo', null, null, 0)
  happened.run(id, 2, 'move', 0, JSON.stringify(move), null)
  db.prepare('INSERT INTO snapshots VALUES (?, 3, 1, ?)').run(id, JSON.stringify(simulation.state))
  db.close()
}

it('is brought up to date, and its games go on', async () => {
  const folder = newFolder()
  leaveVersion1(folder)
  const house = await openHouse({ dataDir: folder })
  expect(versionOf(house.db)).toBe(migrations.length)
  expect((await house.ask('home', undefined)).saved).toMatchObject([{ id, title: 'Old times', closed: null }])

  const frame = await house.see('openTable', { id })
  expect(frame).toMatchObject({ stage: 'open', mover: 1, view: { points: [2, 0] } })
  expect(frame.log.lines.map(({ key }) => key)).toEqual(['stepped'])
  expect(await undoSaid(house, frame)).toBe('possible')
  const { revision } = frame
  await house.see('play', { id, seat: 1, moves: [{ type: 'roll' }], revision })
  expect(house.db.prepare('SELECT n, kind, joined, bot, chair FROM moves ORDER BY n').all()).toEqual(
    ['move', 'undo', 'move', 'move'].map((kind, n) => ({ n, kind, joined: 0, bot: null, chair: null })),
  )
  expect(() => house.db.exec('UPDATE moves SET seat = 1')).toThrow('only ever added')
  expect(() => house.db.exec('DELETE FROM moves')).toThrow('only ever added')
})
