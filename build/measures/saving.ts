/** The host on a real disk: what a move takes until it is saved, and what it takes to open a long game. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers, Chair, Frame, Input, RequestName } from '../../electron/host/api.ts'
import { createHost, type HostOptions } from '../../electron/host/host.ts'
import { pockets } from '../../electron/host/testing/pockets.ts'
import type { Game, GameId, Options } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { round, type Figure } from '../bench.ts'
import { cache } from '../paths.ts'

class House {
  readonly #host: Awaited<ReturnType<typeof open>>
  constructor(host: Awaited<ReturnType<typeof open>>) {
    this.#host = host
  }

  async ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]> {
    const answer = await this.#host.handle(name, input)
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

/** Plays a game among people, at random; the milliseconds of every move, in order. */
async function playThrough(house: House, game: GameId, seats: number, options: Options, seed: string) {
  const chairs: Chair[] = []
  for (let seat = 0; seat < seats; seat++) {
    const profile = await house.ask('saveProfile', { name: `P${seat}`, colour: 'ruby', emblem: 'mask' })
    chairs.push({ kind: 'person', profile: profile.id })
  }
  const { id } = await house.ask('newGame', { game, chairs, options, seed })
  const source = random(seed)
  const times: number[] = []
  let frame: Frame = await house.ask('openTable', { id })
  while (frame.stage !== 'over') {
    const { revision, moves, front, waiting } = frame
    if (front === null || frame.stage === 'curtain') {
      frame = await house.ask('liftCurtain', { id, seat: waiting[0] ?? 0 })
      continue
    }
    const move = moves[source.int(moves.length)] as Input<'play'>['move']
    const begun = performance.now()
    frame = await house.ask('play', { id, seat: front, move, revision })
    times.push(performance.now() - begun)
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
    return [...(await measureMoves(dataDir)), ...(await measureOpening(dataDir))]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureMoves(dataDir: string): Promise<Figure[]> {
  const house = new House(await open({ dataDir, shell: 'browser', version: '0' }))
  const times: number[] = []
  for (let n = 0; times.length < 1000; n++) {
    times.push(...(await playThrough(house, 'breakin', 4, {}, `save ${n}`)).times)
  }
  await house.close()
  return [
    {
      what: 'A move, from asking to shown and on disk',
      seen: percentile(times, 0.99),
      unit: 'ms at p99',
      wanted: { most: 15 },
      from: `${times.length} moves of Break-In, synced fully: p50 ${round(percentile(times, 0.5))} ms, slowest ${round(Math.max(...times))} ms`,
    },
  ]
}

/** A game made for tests has 500 moves whoever plays it. */
async function measureOpening(dataDir: string): Promise<Figure[]> {
  const games = { syndicate: pockets() as unknown as Game }
  const options: HostOptions = { dataDir, shell: 'browser', version: '0', games }
  const before = new House(await open(options))
  const { id, times } = await playThrough(before, 'syndicate', 4, { open: true, length: 'long' }, 'long')
  await before.close()
  const taken: number[] = []
  for (let n = 0; n < 5; n++) {
    const after = new House(await open(options))
    const begun = performance.now()
    await after.ask('openTable', { id })
    taken.push(performance.now() - begun)
    await after.close()
  }
  return [
    {
      what: `Opening a saved game of ${times.length} moves`,
      seen: Math.max(...taken),
      unit: 'ms in the host',
      wanted: { most: 100 },
      from: `the slowest of ${taken.length}, each in a host just started: ${taken.map(round).join(', ')} ms`,
    },
  ]
}
