/**
 * The browser shell as people run it, killed (-9) at random moments while people and bots play. Whatever a window was
 * shown before is there afterwards, byte for byte, and the games go on.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, expect, it } from 'vitest'
import { cache } from '../../build/paths.ts'
import { random } from '../../machines/kernel/random.ts'
import { temporaryFolder } from '../testing/folder.ts'
import type { Answer, Answers, Frame, HostEvent, Input, LogLine, RequestName } from './api.ts'

const kills = 55
const source = random('kill -9')
const program = `
  const { runInBrowser } = await import(process.argv[1])
  await runInBrowser({ version: '0', data: process.argv[2], open: false, say: (line) => console.log(line) })
`

interface Shell {
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  listen(listener: (frame: Frame) => void): Promise<void>
  alive: boolean
  kill(): Promise<void>
}
let running: Shell | undefined
afterEach(() => running?.kill())

async function startShell(data: string): Promise<Shell> {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cache, 'compiled') }
  const args = ['--input-type=module', '--eval', program, import.meta.resolve('../browser.ts'), data]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
  const address = /http:\/\/\S+/.exec(line)?.[0] ?? ''
  const { origin } = new URL(address)
  const { headers } = await fetch(address, { redirect: 'manual' })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''

  const shell: Shell = {
    alive: true,
    async ask<N extends RequestName>(name: N, input: Input<N>) {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify(input ?? null),
      })
      const answer = (await response.json()) as Answer<N>
      if (!answer.ok) throw new Refused(`${name}: ${JSON.stringify(answer.problem)}`)
      return answer.value
    },
    async listen(listener) {
      const { body } = await fetch(`${origin}/events`, { headers: { cookie } })
      void hear(body as ReadableStream<Uint8Array>, listener).catch(() => {})
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
      shell.alive = false
    },
  }
  running = shell
  return shell
}

class Refused extends Error {}

async function hear(body: ReadableStream<Uint8Array>, listener: (frame: Frame) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events.filter((each) => each.startsWith('data: '))) {
      const told = JSON.parse(event.slice('data: '.length)) as HostEvent
      if (told.type === 'frame') listener(told.frame)
    }
  }
}

/** The line of a list as it is in the database. */
interface Row {
  kind: string
  seat: number | null
  move: string | null
}

function rowsOf(data: string, id: string): Row[] {
  const db = new Database(join(data, 'larceny.db'), { readonly: true })
  try {
    return db.prepare<[string], Row>('SELECT kind, seat, move FROM moves WHERE game_id = ? ORDER BY n').all(id)
  } finally {
    db.close()
  }
}

/** People alone, as fast as they can: what was answered is written down. */
class HotSeat {
  id = ''
  answered: Row[] = []
  view = ''

  async begin(shell: Shell, profiles: string[]): Promise<void> {
    const chairs = profiles.map((profile) => ({ kind: 'person' as const, profile }))
    this.id = (await shell.ask('newGame', { game: 'breakin', chairs, options: {}, seed: String(source.int(1e6)) })).id
    this.answered = []
    this.view = ''
  }

  async play(shell: Shell): Promise<boolean> {
    const { id } = this
    let frame = await shell.ask('openTable', { id })
    for (;;) {
      if (frame.stage === 'over') return true
      if (frame.stage === 'curtain') frame = await shell.ask('liftCurtain', { id, seat: frame.waiting[0] ?? 0 })
      else if (frame.undo === 'possible' && source.int(4) === 0) {
        frame = await shell.ask('undo', { id, revision: frame.revision })
        this.answered.push({ kind: 'undo', seat: null, move: null })
      } else {
        const move = source.pick(frame.moves) as { type: string }
        const seat = frame.front ?? 0
        frame = await shell.ask('play', { id, seat, move, revision: frame.revision })
        this.answered.push({ kind: 'move', seat, move: JSON.stringify(move) })
      }
      this.view = frame.view ? JSON.stringify(frame.view) : ''
    }
  }

  /** All that was answered is there, and at most the one that was on its way. */
  async check(shell: Shell, data: string): Promise<void> {
    const rows = rowsOf(data, this.id)
    expect(rows.slice(0, this.answered.length)).toEqual(this.answered)
    expect(rows.length - this.answered.length).toBeLessThanOrEqual(1)
    const frame = await shell.ask('openTable', { id: this.id })
    if (rows.length === this.answered.length && frame.view && this.view !== '') {
      expect(JSON.stringify(frame.view)).toBe(this.view)
    }
    this.answered = rows
    this.view = frame.view ? JSON.stringify(frame.view) : ''
  }
}

/** One person among bots: what the window was shown, asked for or not, is written down. */
class AmongBots {
  id = ''
  log: LogLine[] = []

  async begin(shell: Shell, profile: string): Promise<void> {
    const bot = { kind: 'bot', name: 'Bot', colour: 'slate', emblem: 'dice' } as const
    const chairs = [{ kind: 'person' as const, profile }, bot, bot]
    this.id = (await shell.ask('newGame', { game: 'breakin', chairs, options: {}, seed: String(source.int(1e6)) })).id
    this.log = []
  }

  async play(shell: Shell): Promise<boolean> {
    const { id } = this
    const known = new Set<string>()
    let frame = await shell.ask('openTable', { id })
    /** As a window does: a frame that comes twice, as an answer and unasked, is taken once. */
    const see = (next: Frame): void => {
      if (next.id !== id || known.has(next.revision)) return
      known.add(next.revision)
      this.log = [...this.log.slice(0, next.log.from), ...next.log.lines]
      frame = next
    }
    await shell.listen(see)
    see(await shell.ask('openTable', { id }))
    while (frame.stage !== 'over' && shell.alive) {
      const { moves, revision } = frame
      if (moves.length === 0) await delay(5)
      else see(await shell.ask('play', { id, seat: 0, move: source.pick(moves) as { type: string }, revision }))
    }
    return frame.stage === 'over'
  }

  async check(shell: Shell): Promise<void> {
    const frame = await shell.ask('openTable', { id: this.id })
    expect(JSON.stringify(frame.log.lines.slice(0, this.log.length))).toBe(JSON.stringify(this.log))
  }
}

/** Waits for it, but not for ever. */
async function until(happened: () => boolean): Promise<void> {
  for (let patience = 1000; patience > 0 && !happened(); patience--) await delay(10)
}

it(`survives ${kills} kills at random moments`, { timeout: 600_000 }, async () => {
  const data = temporaryFolder()
  const [hotSeat, amongBots] = [new HotSeat(), new AmongBots()]
  let shell = await startShell(data)
  const profiles: string[] = []
  for (const name of ['Ann', 'Ben', 'Cleo']) {
    profiles.push((await shell.ask('saveProfile', { name, colour: 'ruby', emblem: 'mask' })).id)
  }
  const { settings } = await shell.ask('home', undefined)
  await shell.ask('saveSettings', { ...settings, speed: 'off' })
  await hotSeat.begin(shell, profiles)
  await amongBots.begin(shell, profiles[0] as string)
  let answered = 0
  let told = 0

  /** Bots need their time: every other kill waits until some of what they did was shown. */
  const toldMore = (lines: number): (() => boolean) => {
    const before = amongBots.log.length
    return () => amongBots.log.length >= before + lines
  }

  for (let kill = 0; kill < kills; kill++) {
    const before = [hotSeat.answered.length, amongBots.log.length] as const
    const dead = (error: unknown): false => {
      if (error instanceof Refused) throw error
      return false
    }
    const games = Promise.all([hotSeat.play(shell).catch(dead), amongBots.play(shell).catch(dead)])
    await Promise.race([games, kill % 2 === 0 ? delay(20 + source.int(400)) : until(toldMore(1 + source.int(6)))])
    await delay(source.int(40))
    await shell.kill()
    const [first, second] = await games
    answered += hotSeat.answered.length - before[0]
    told += amongBots.log.length - before[1]

    shell = await startShell(data)
    expect((await shell.ask('home', undefined)).notices).toEqual([])
    await hotSeat.check(shell, data)
    await amongBots.check(shell)
    if (first) await hotSeat.begin(shell, profiles)
    if (second) await amongBots.begin(shell, profiles[0] as string)
  }
  expect(answered).toBeGreaterThan(kills)
  expect(told).toBeGreaterThan(kills)
})
