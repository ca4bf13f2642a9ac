/** The host on a real disk: what a move takes until it is saved and shown, and what it takes to open a long game. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers, Chair, Frame, Input, RequestName } from '../../electron/host/api.ts'
import { createHost, type HostOptions, type Session } from '../../electron/host/host.ts'
import { openDatabase } from '../../electron/host/store/database.ts'
import { pockets } from '../../electron/host/testing/pockets.ts'
import { games } from '../../machines/index.ts'
import type { Game, GameId, Move, Options } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { round, type Figure } from '../bench.ts'
import { cache } from '../paths.ts'

/** A window on a host of its own. What it is told it turns into text, as both shells do. */
class House {
  readonly #host: Awaited<ReturnType<typeof open>>
  readonly #session: Session
  frame!: Frame

  constructor(host: Awaited<ReturnType<typeof open>>) {
    this.#host = host
    this.#session = host.connect((event) => {
      JSON.stringify(event)
      if (event.type === 'frame') this.frame = event.frame
    })
  }

  async ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]> {
    const answer = await this.#session.handle(name, input)
    if (!answer.ok) throw new Error(`${name}: ${answer.problem.key}`)
    return answer.value as Answers[N]
  }

  close(): Promise<void> {
    return this.#host.close()
  }
}

async function open(options: HostOptions) {
  const started = await createHost(options)
  if (!started.ok) throw new Error(started.problem.key)
  return started.host
}

type Choose = (frame: Frame) => Frame['moves'][number]
/** Done after every move, and not counted with it. */
type Between = () => void

/** Plays a game among people, one move right after another, at most so many; the milliseconds of every move, in order. */
async function playThrough(
  house: House,
  game: GameId,
  seats: number,
  options: Options,
  seed: string,
  choose?: Choose,
  between?: Between,
  most = Infinity,
) {
  const chairs: Chair[] = []
  for (let seat = 0; seat < seats; seat++) {
    const profile = await house.ask('saveProfile', { name: `P${seat}`, colour: 'ruby', emblem: 'mask' })
    chairs.push({ kind: 'person', profile: profile.id })
  }
  const { id } = await house.ask('newGame', { game, chairs, options, seed })
  const source = random(seed)
  const times: number[] = []
  await house.ask('openTable', { id })
  while (house.frame.stage !== 'over' && times.length < most) {
    const { stage, revision, moves, mover, waiting } = house.frame
    if (stage === 'curtain') await house.ask('liftCurtain', { id, seat: waiting[0] ?? 0 })
    else if (mover === null) await house.ask('lowerCurtain', { id })
    else {
      const move = { ...(choose?.(house.frame) ?? source.pick(moves)) }
      const begun = performance.now()
      await house.ask('play', { id, seat: mover, moves: [move], revision })
      times.push(performance.now() - begun)
      between?.()
    }
  }
  await house.ask('closeTable', { id })
  return { id, times }
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

export async function measureSaving(): Promise<Figure[]> {
  mkdirSync(cache, { recursive: true })
  // Beside the project, not in the system's folder for temporary files, which may be in memory.
  const dataDir = mkdtempSync(join(cache, 'bench-'))
  try {
    return [
      ...(await measureMoves(dataDir)),
      ...(await measureLongGames(dataDir)),
      await measureHadria(dataDir),
      ...(await measureShelf(dataDir)),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What this disk takes for one row, on it when the call returns: nothing that is saved can be faster. */
function bareRows(dataDir: string) {
  const db = openDatabase(join(dataDir, 'bare.db'))
  db.exec('CREATE TABLE IF NOT EXISTS rows (n INTEGER)')
  const insert = db.prepare('INSERT INTO rows VALUES (1)')
  const times: number[] = []
  return {
    times,
    write() {
      const begun = performance.now()
      insert.run()
      times.push(performance.now() - begun)
    },
    close: () => db.close(),
  }
}

async function measureMoves(dataDir: string): Promise<Figure[]> {
  const house = new House(await open({ dataDir, shell: 'browser', version: '0' }))
  const figures: Figure[] = []
  for (const { id, seats } of Object.values(games)) {
    const rows = bareRows(dataDir)
    const times: number[] = []
    for (let n = 0; times.length < 600; n++) {
      const people = Math.min(4, seats.max)
      times.push(...(await playThrough(house, id, people, {}, `save ${n}`, undefined, rows.write)).times)
    }
    rows.close()
    const [row, p50] = [percentile(rows.times, 0.5), percentile(times, 0.5)]
    const bare = `a bare row after each of them: p50 ${round(row)} ms, p99 ${round(percentile(rows.times, 0.99))} ms`
    const from = `${times.length} moves of ${id} among people, right after each other, synced fully: p50 ${round(p50)} ms, slowest ${round(Math.max(...times))} ms; ${bare}`
    figures.push(
      {
        what: `A move of ${id}, from asking to saved and shown`,
        seen: p50 / row,
        unit: 'bare synced rows at p50',
        wanted: { most: 5 },
        from,
      },
      {
        what: `A move of ${id}, from asking to saved and shown`,
        seen: percentile(times, 0.99),
        unit: 'ms at p99',
        wanted: { most: 15 },
        from,
      },
    )
  }
  await house.close()
  return figures
}

/** A game made for tests has as many moves as we like, whoever plays it. */
async function measureLongGames(dataDir: string): Promise<Figure[]> {
  const options: HostOptions = {
    dataDir,
    shell: 'browser',
    version: '0',
    games: { pockets: pockets() as unknown as Game },
  }
  const before = new House(await open(options))
  const step: Choose = ({ moves }) => moves[0] as Frame['moves'][number]
  const play = (length: string) => playThrough(before, 'pockets' as GameId, 4, { open: true, length }, length, step)
  const { times } = await play('endless')
  const { id } = await play('long')
  await before.close()
  const early = percentile(times.slice(50, 550), 0.5)
  const late = percentile(times.slice(-500), 0.5)
  return [
    {
      what: `A move after ${times.length.toLocaleString('en')} others, against one after 50`,
      seen: late / early,
      unit: 'times as long at p50',
      wanted: { most: 1.3 },
      from: `one game of the test game Pockets: p50 of moves 50 to 550 ${round(early)} ms, of the last 500 ${round(late)} ms`,
    },
    await measureOpening(options, id, 'Opening a saved game of 500 moves', 'the test game Pockets', 100),
  ]
}

/** The game that people come back to: left in its 500th move. */
async function measureHadria(dataDir: string): Promise<Figure> {
  const options: HostOptions = { dataDir, shell: 'browser', version: '0' }
  const house = new House(await open(options))
  const source = random('busy')
  // Who forgoes nothing plays on for long.
  const isIdle = (move: Move): boolean =>
    ['ready', 'stop', 'done'].includes(move.type) || ('as' in move && move.as === 'forgo')
  const busy: Choose = ({ moves }) => {
    const some = moves.filter((move) => !isIdle(move))
    return source.pick(some.length > 0 ? some : moves)
  }
  const { id, times } = await playThrough(house, 'hadria', 4, {}, 'left 0', busy, undefined, 500)
  await house.close()
  return measureOpening(options, id, `Opening a saved game of ${times.length} moves of hadria`, 'left in mid-game', 20)
}

/** With as many saves as nobody will ever have, of the game with the most to show. */
async function measureShelf(dataDir: string): Promise<Figure[]> {
  const many = 10_000
  const db = openDatabase(join(dataDir, 'larceny.db'))
  db.exec(`
    CREATE TEMP TABLE one AS SELECT id FROM games WHERE game = 'hadria' LIMIT 1;
    CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${many})
      SELECT printf('%08x-0000-4000-8000-000000000000', i) AS twin, i FROM numbers;
    INSERT INTO games (id, game, rules_version, title, seed, options, created, played)
      SELECT twin, game, rules_version, title, seed, options, created, played + i FROM games, copies WHERE id IN one;
    INSERT INTO seats (game_id, seat, kind, name, colour, emblem)
      SELECT twin, seat, kind, name, colour, emblem FROM seats, copies WHERE game_id IN one;
    INSERT INTO snapshots (game_id, n, made, state)
      SELECT twin, n, made, state FROM snapshots, copies WHERE game_id IN one;
  `)
  db.close()
  const house = new House(await open({ dataDir, shell: 'browser', version: '0' }))
  const [taken, sizes]: [number[], number[]] = [[], []]
  for (let n = 0; n < 5; n++) {
    const begun = performance.now()
    sizes.push(JSON.stringify(await house.ask('home', undefined)).length)
    taken.push(performance.now() - begun)
  }
  await house.close()
  const what = `The shelf with ${many.toLocaleString('en')} saved games of hadria`
  const from = `the slowest of ${taken.length}: ${taken.map(round).join(', ')} ms; pictures come when they are seen`
  return [
    { what, seen: Math.max(...taken), unit: 'ms in the host', wanted: { most: 300 }, from },
    { what, seen: Math.max(...sizes) / 1000, unit: 'kB', wanted: { most: 2000 }, from },
  ]
}

/** In a host just started, as when the app is. */
async function measureOpening(options: HostOptions, id: string, what: string, which: string, most: number) {
  const taken: number[] = []
  for (let n = 0; n < 5; n++) {
    const after = new House(await open(options))
    const begun = performance.now()
    await after.ask('openTable', { id })
    taken.push(performance.now() - begun)
    await after.close()
  }
  return {
    what,
    seen: Math.max(...taken),
    unit: 'ms in the host',
    wanted: { most },
    from: `${which}, the slowest of ${taken.length}, each in a host just started: ${taken.map(round).join(', ')} ms`,
  }
}
