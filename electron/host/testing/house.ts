/** A host of its own in a folder of its own, for one test. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Game } from '../../../machines/kernel/game.ts'
import type { Answers, Chair, Frame, HostEvent, Input, Problem, Profile, RequestName } from '../api.ts'
import { openDiary } from '../diary.ts'
import { serve, type HostOptions, type RunningHost } from '../host.ts'
import type { Db } from '../store/database.ts'
import { openData } from '../store/open.ts'
import { pockets } from './pockets.ts'

const folders: string[] = []
const hosts: RunningHost[] = []

/** In memory, where there is such a place: what a test writes need not outlive it. */
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export function newFolder(): string {
  const folder = mkdtempSync(join(place, 'larceny-test-'))
  folders.push(folder)
  return folder
}

/** For afterEach. */
export async function tidyUp(): Promise<void> {
  await Promise.all(hosts.splice(0).map((host) => host.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export interface House {
  folder: string
  db: Db
  host: RunningHost
  events: HostEvent[]
  /** The answer; a refusal is thrown. */
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** The problem; an answer is thrown. */
  refused(name: string, input: unknown): Promise<Problem>
  frames(): Frame[]
}

/** The games of the test: Pockets, in Syndicate's place. */
export const testGames: Record<string, Game> = { syndicate: pockets() as unknown as Game }
export const testWorker = new URL('./bot-worker.ts', import.meta.url)

export async function openHouse(options: Partial<HostOptions> = {}): Promise<House> {
  const folder = options.dataDir ?? newFolder()
  const { clock = Date.now } = options
  const diary = openDiary(folder, clock)
  const data = openData({ folder, clock, report: diary.write })
  const host = serve(data, diary, {
    dataDir: folder,
    shell: 'browser',
    version: '0.0.0',
    games: testGames,
    botWorker: testWorker,
    pace: () => 0,
    ...options,
  })
  hosts.push(host)
  const events: HostEvent[] = []
  host.listen((event) => events.push(event))
  return {
    folder,
    db: data.db,
    host,
    events,
    async ask<N extends RequestName>(name: N, input: Input<N>) {
      const answer = await host.handle(name, input)
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.problem)}`)
      return answer.value as Answers[N]
    },
    async refused(name, input) {
      const answer = await host.handle(name, input)
      if (answer.ok) throw new Error(`${name} was not refused`)
      return answer.problem
    },
    frames: () => events.flatMap((event) => (event.type === 'frame' ? [event.frame] : [])),
  }
}

export async function people(house: House, ...names: string[]): Promise<Profile[]> {
  const profiles = []
  for (const name of names) {
    profiles.push(await house.ask('saveProfile', { name, colour: 'ruby', emblem: 'mask' }))
  }
  return profiles
}

/** A table of Pockets: who is named is a person, `bot` is one. */
export async function newTable(
  house: House,
  names: string[],
  seed = 'seed',
  open = false,
  length = 'short',
): Promise<string> {
  const chairs: Chair[] = []
  for (const name of names) {
    const [profile] = name === 'bot' ? [] : await people(house, name)
    chairs.push(
      profile ? { kind: 'person', profile: profile.id } : { kind: 'bot', name: 'Bot', colour: 'slate', emblem: 'dice' },
    )
  }
  const { id } = await house.ask('newGame', { game: 'syndicate', chairs, options: { open, length }, seed })
  return id
}

/** Waits until the bots have made it so; threads may take their time to start. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 10 })
