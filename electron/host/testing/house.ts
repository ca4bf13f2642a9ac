/** A host of its own in a folder of its own, for one test. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Game, GameId, Options } from '../../../machines/kernel/game.ts'
import type { Answers, Chair, Frame, HostEvent, Input, Problem, Profile, RequestName } from '../api.ts'
import { openDiary } from '../diary.ts'
import { serve, type HostOptions, type RunningHost, type Session } from '../host.ts'
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

/** A window of the test. */
export interface Window {
  session: Session
  events: HostEvent[]
  /** The answer; a refusal is thrown. */
  ask<N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]>
  /** The problem; an answer is thrown. */
  refused(name: string, input: unknown): Promise<Problem>
  frames(): Frame[]
  /** Asks for something, and gives the frame that it was answered with. */
  see<N extends Showing>(name: N, input: Input<N>): Promise<Frame>
}
type Showing =
  'openTable' | 'liftCurtain' | 'lowerCurtain' | 'takeOver' | 'leaveChair' | 'returnToChair' | 'play' | 'undo'

export interface House extends Window {
  folder: string
  db: Db
  host: RunningHost
  /** Another window. */
  window(): Window
}

/** No game of the house: the test's own. */
export const pocketsId = 'pockets' as GameId
export const testGames: Record<string, Game> = { pockets: pockets() as unknown as Game }
export const testWorker = new URL('./bot-worker.ts', import.meta.url)
export const testImports = new URL('./import-worker.ts', import.meta.url)
export const underNewerRules = new URL('./newer-import-worker.ts', import.meta.url)

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
    importWorker: testImports,
    pace: () => 0,
    ...options,
  })
  hosts.push(host)
  return { folder, db: data.db, host, window: () => openWindow(host), ...openWindow(host) }
}

function openWindow(host: RunningHost): Window {
  const events: HostEvent[] = []
  const session = host.connect((event) => events.push(event))
  const frames = (): Frame[] => events.flatMap((event) => (event.type === 'frame' ? [event.frame] : []))
  const ask = async <N extends RequestName>(name: N, input: Input<N>): Promise<Answers[N]> => {
    const answer = await session.handle(name, input)
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.problem)}`)
    return answer.value as Answers[N]
  }
  return {
    session,
    events,
    ask,
    async refused(name, input) {
      const answer = await session.handle(name, input)
      if (answer.ok) throw new Error(`${name} was not refused`)
      return answer.problem
    },
    frames,
    async see(name, input) {
      const { revision } = await ask(name, input)
      const frame = frames().find((each) => each.revision === revision)
      if (!frame) throw new Error(`${name} was answered without a frame`)
      return frame
    },
  }
}

export async function people(house: Window, ...names: string[]): Promise<Profile[]> {
  const profiles = []
  for (const name of names) {
    profiles.push(await house.ask('saveProfile', { name, colour: 'ruby', emblem: 'mask' }))
  }
  return profiles
}

/** A table of Pockets: who is named is a person, `bot` is one. `open`: without secrets. */
export async function newTable(house: Window, names: string[], seed = 'seed', options: Options = {}): Promise<string> {
  const chairs: Chair[] = []
  const botNames = ['Bot', 'Robot', 'Android', 'Golem', 'Automaton']
  for (const name of names) {
    const [profile] = name === 'bot' ? [] : await people(house, name)
    chairs.push(
      profile
        ? { kind: 'person', profile: profile.id }
        : { kind: 'bot', name: botNames.shift() ?? '', colour: 'slate', emblem: 'dice' },
    )
  }
  const { id } = await house.ask('newGame', { game: pocketsId, chairs, options, seed })
  return id
}

/** Waits until the bots have made it so; threads may take their time to start. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 10 })

/** What the window was told can be taken back, once it was told. */
export async function undoSaid({ events }: Window, { revision, undo }: Frame): Promise<string> {
  let said: string = undo
  await soon(() => {
    for (const event of events) if (event.type === 'undo' && event.revision === revision) said = event.undo
    if (said === 'pending') throw new Error('Nothing was said yet')
  })
  return said
}
