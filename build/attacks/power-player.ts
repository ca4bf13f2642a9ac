/**
 * `node power-player.ts FOLDER SEED`: three sessions of people who play, with all that is saved on the way. Every answer
 * is marked in a file, which stands in the record behind what was done before it.
 */
import { mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '../../machines/kernel/random.ts'
import { newGame, openHost, playOn, repeatable, visit, type Deed } from './guest.ts'

export interface Mark {
  game: string
  deed?: Deed
}

const [, , folder = '', seed = ''] = process.argv
const source = random(seed)
const options = repeatable(source)
mkdirSync(folder, { recursive: true })
const marks = openSync(join(folder, 'marks'), 'a')
const mark = (made: Mark): unknown => writeSync(marks, JSON.stringify(made))

for (let session = 0; session < 3; session++) {
  const host = await openHost(folder, options)
  const guest = visit(host)
  const { settings } = await guest.ask('home', undefined)
  await guest.ask('saveSettings', { ...settings, askAlways: true })
  for (const game of ['breakin', 'kingpin', 'syndicate'] as const) {
    const id = await newGame(guest, game, ['Ann', 'Ben', 'Cleo'], String(source.int(1e6)))
    mark({ game: id })
    let frame = await guest.see('openTable', { id })
    for (let n = 0; n < 120 && frame.stage !== 'over'; n++) {
      const next = await playOn(guest, frame, source)
      if (next.deed) mark({ game: id, deed: next.deed })
      frame = next.frame
    }
    if (source.int(2) === 0) await guest.ask('renameGame', { id, title: `Game ${source.int(1000)}` })
  }
  await host.close()
}
