/**
 * The browser shell killed (-9) at random moments while people and bots play. Whatever a window was shown before is there
 * afterwards, byte for byte, and the games go on.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Chair, LogLine } from '../../electron/host/api.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import type { Attack } from '../attack.ts'
import { inFolder } from './folder.ts'
import { newGame, playOn, type Deed } from './guest.ts'
import { Refused, startShell, type Shell } from './shell.ts'

export const attackWithKills: Attack = {
  name: 'kill',
  rounds: 'kills -9',
  usual: 55,
  short: 6,
  run: (rounds, seed) =>
    inFolder(async (data) => {
      const attack = new Kills(data, random(seed))
      try {
        return await attack.run(rounds)
      } finally {
        await attack.shell?.kill()
      }
    }),
}

/** People alone, as fast as they can: what was answered is written down. */
class HotSeat {
  id = ''
  answered: Deed[] = []
  view = ''
  readonly #source: Random
  constructor(source: Random) {
    this.#source = source
  }

  async begin(shell: Shell): Promise<void> {
    this.id = await newGame(shell, 'breakin', ['Ann', 'Ben', 'Cleo'], String(this.#source.int(1e6)))
    this.answered = []
    this.view = ''
  }

  async play(shell: Shell): Promise<boolean> {
    let frame = await shell.see('openTable', { id: this.id })
    while (frame.stage !== 'over') {
      const next = await playOn(shell, frame, this.#source)
      if (next.deed) this.answered.push(next.deed)
      frame = next.frame
      this.view = frame.view ? JSON.stringify(frame.view) : ''
    }
    return true
  }

  /** All that was answered is in these rows, and at most the one that was on its way. */
  async check(shell: Shell, rows: Deed[]): Promise<void> {
    assert.deepEqual(rows.slice(0, this.answered.length), this.answered)
    assert(rows.length - this.answered.length <= 1, 'There are moves that nobody was told of')
    const frame = await shell.see('openTable', { id: this.id })
    const view = frame.view ? JSON.stringify(frame.view) : ''
    if (rows.length === this.answered.length && view !== '' && this.view !== '') assert.equal(view, this.view)
    this.answered = rows
    this.view = view
  }
}

/** One person among bots: what the window was shown, asked for or not, is written down. */
class AmongBots {
  id = ''
  log: LogLine[] = []
  readonly #source: Random
  constructor(source: Random) {
    this.#source = source
  }

  async begin(shell: Shell): Promise<void> {
    const [profile] = (await shell.ask('home', undefined)).profiles
    const bots = ['Dan', 'Eve'].map((name): Chair => ({ kind: 'bot', name, colour: 'slate', emblem: 'dice' }))
    const chairs: Chair[] = [{ kind: 'person', profile: profile?.id ?? '' }, ...bots]
    const seed = String(this.#source.int(1e6))
    this.id = (await shell.ask('newGame', { game: 'breakin', chairs, options: {}, seed })).id
    this.log = []
  }

  async play(shell: Shell): Promise<boolean> {
    const { id } = this
    shell.listen((frame) => {
      if (frame.id === id) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.lines]
    })
    let frame = await shell.see('openTable', { id })
    while (frame.stage !== 'over' && shell.alive) {
      const { moves, revision } = frame
      if (moves.length === 0) await delay(5)
      else await shell.see('play', { id, seat: 0, moves: [this.#source.pick(moves) as { type: string }], revision })
      frame = shell.newest(id) ?? frame
    }
    return frame.stage === 'over'
  }

  async check(shell: Shell): Promise<void> {
    const { log } = await shell.see('openTable', { id: this.id })
    // Of a long log a frame brings only the end; the rest was compared when it was the end.
    const told = this.log.slice(log.from)
    assert.equal(JSON.stringify(log.lines.slice(0, told.length)), JSON.stringify(told))
  }

  /** Whether so many lines more have been shown than now. */
  toldMore(lines: number): () => boolean {
    const before = this.log.length
    return () => this.log.length >= before + lines
  }
}

class Kills {
  shell: Shell | undefined
  readonly #data: string
  readonly #source: Random
  readonly #hotSeat: HotSeat
  readonly #amongBots: AmongBots

  constructor(data: string, source: Random) {
    this.#data = data
    this.#source = source
    this.#hotSeat = new HotSeat(source)
    this.#amongBots = new AmongBots(source)
  }

  async run(rounds: number): Promise<string> {
    let shell = await this.#start()
    const { settings } = await shell.ask('home', undefined)
    await shell.ask('saveSettings', { ...settings, speed: 'off', askAlways: true })
    await this.#hotSeat.begin(shell)
    await this.#amongBots.begin(shell)
    let [answered, told] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const before = [this.#hotSeat.answered.length, this.#amongBots.log.length] as const
      const [first, second] = await this.#playUntilKilled(shell, round % 2 === 0)
      answered += this.#hotSeat.answered.length - before[0]
      told += this.#amongBots.log.length - before[1]

      const rows = this.#rows()
      shell = await this.#start()
      try {
        assert.deepEqual((await shell.ask('home', undefined)).notices, [])
        await this.#hotSeat.check(shell, rows)
        await this.#amongBots.check(shell)
      } catch (error) {
        throw new Error(`Round ${round}`, { cause: error })
      }
      if (first) await this.#hotSeat.begin(shell)
      if (second) await this.#amongBots.begin(shell)
    }
    assert(answered > rounds && told > rounds, `Too little was played: ${answered} answers, ${told} lines`)
    return `${rounds.toLocaleString('en')} kills, ${answered} answers and ${told} lines that were shown, none lost`
  }

  async #start(): Promise<Shell> {
    return (this.shell = await startShell(this.#data))
  }

  /** Whether each of the games came to its end before. */
  async #playUntilKilled(shell: Shell, soon: boolean): Promise<[boolean, boolean]> {
    const dead = (error: unknown): false => {
      if (error instanceof Refused) throw error
      return false
    }
    const games = Promise.all([this.#hotSeat.play(shell).catch(dead), this.#amongBots.play(shell).catch(dead)])
    // Bots need their time: every other kill waits until some of what they did was shown.
    const wait = soon ? delay(20 + this.#source.int(400)) : until(this.#amongBots.toldMore(3 + this.#source.int(4)))
    await Promise.race([games, wait])
    await delay(this.#source.int(40))
    await shell.kill()
    return games
  }

  /** What is in the database now that nobody holds it. */
  #rows(): Deed[] {
    const db = new Database(join(this.#data, 'larceny.db'), { readonly: true })
    try {
      const rows = db.prepare<[string], Deed>('SELECT kind, seat, move FROM moves WHERE game_id = ? ORDER BY n')
      return rows.all(this.#hotSeat.id)
    } finally {
      db.close()
    }
  }
}

/** Waits for it, but not for ever. */
async function until(happened: () => boolean): Promise<void> {
  for (let patience = 1000; patience > 0 && !happened(); patience--) await delay(10)
}
