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
import {
  sessionHeader,
  type Answer,
  type Answers,
  type Frame,
  type HostEvent,
  type Input,
  type LogLine,
  type RequestName,
} from './api.ts'

const kills = 55
const source = random('kill -9')
const program = `
  const { runInBrowser } = await import(process.argv[1])
  await runInBrowser({ version: '0', data: process.argv[2], open: false, say: (line) => console.log(line) })
`

interface Shell {
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** Asks for something at a table, and gives the newest frame of it then. */
  see<N extends 'openTable' | 'liftCurtain' | 'lowerCurtain' | 'play' | 'undo'>(
    name: N,
    input: Input<N>,
  ): Promise<Frame>
  /** The newest frame of a table. */
  newest(id: string): Frame | undefined
  listen(listener: (frame: Frame) => void): void
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

  const listeners = new Set<(frame: Frame) => void>()
  const frames = new Map<string, Frame>()
  const come = new Set<string>()
  const greeting = Promise.withResolvers<string>()
  const { body } = await fetch(`${origin}/events`, { headers: { cookie } })
  void hear(body as ReadableStream<Uint8Array>, (event) => {
    if (event.type === 'session') greeting.resolve(event.id)
    if (event.type !== 'frame') return
    frames.set(event.frame.id, event.frame)
    come.add(event.frame.revision)
    for (const listener of listeners) listener(event.frame)
  }).catch(() => {})
  const session = await greeting.promise

  const shell: Shell = {
    alive: true,
    async ask<N extends RequestName>(name: N, input: Input<N>) {
      const response = await fetch(`${origin}/api/${name}`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json', [sessionHeader]: session },
        body: JSON.stringify(input ?? null),
      })
      const answer = (await response.json()) as Answer<N>
      if (!answer.ok) throw new Refused(`${name}: ${JSON.stringify(answer.problem)}`)
      return answer.value
    },
    async see(name, input) {
      const { revision } = await shell.ask(name, input)
      while (!come.has(revision)) {
        if (!shell.alive) throw new Error('The shell is dead')
        await delay(1)
      }
      return frames.get(input.id) as Frame
    },
    newest: (id) => frames.get(id),
    listen: (listener) => void listeners.add(listener),
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

async function hear(body: ReadableStream<Uint8Array>, listener: (event: HostEvent) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    const events = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const line of events.flatMap((event) => event.split('\n'))) {
      if (line.startsWith('data: ')) listener(JSON.parse(line.slice('data: '.length)) as HostEvent)
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
    let frame = await shell.see('openTable', { id })
    for (;;) {
      const { mover, revision } = frame
      if (frame.stage === 'over') return true
      if (frame.stage === 'curtain') frame = await shell.see('liftCurtain', { id, seat: frame.waiting[0] ?? 0 })
      else if (frame.undo === 'possible' && source.int(4) === 0) {
        frame = await shell.see('undo', { id, revision })
        this.answered.push({ kind: 'undo', seat: null, move: null })
      } else if (mover === null) frame = await shell.see('lowerCurtain', { id })
      else {
        const move = source.pick(frame.moves) as { type: string }
        frame = await shell.see('play', { id, seat: mover, moves: [move], revision })
        this.answered.push({ kind: 'move', seat: mover, move: JSON.stringify(move) })
      }
      this.view = frame.view ? JSON.stringify(frame.view) : ''
    }
  }

  /** All that was answered is there, and at most the one that was on its way. */
  async check(shell: Shell, data: string): Promise<void> {
    const rows = rowsOf(data, this.id)
    expect(rows.slice(0, this.answered.length)).toEqual(this.answered)
    expect(rows.length - this.answered.length).toBeLessThanOrEqual(1)
    const frame = await shell.see('openTable', { id: this.id })
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
    shell.listen((frame) => {
      if (frame.id === id) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.lines]
    })
    let frame = await shell.see('openTable', { id })
    while (frame.stage !== 'over' && shell.alive) {
      const { moves, revision } = frame
      if (moves.length === 0) await delay(5)
      else await shell.see('play', { id, seat: 0, moves: [source.pick(moves) as { type: string }], revision })
      frame = shell.newest(id) ?? frame
    }
    return frame.stage === 'over'
  }

  async check(shell: Shell): Promise<void> {
    const frame = await shell.see('openTable', { id: this.id })
    expect(frame.log.from).toBe(0)
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
  await shell.ask('saveSettings', { ...settings, speed: 'off', askAlways: true })
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
