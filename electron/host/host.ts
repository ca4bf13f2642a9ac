/** What both shells serve: requests come in by name, are checked, and get an answer or a problem; never an exception. */
import { randomBytes, randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import * as v from 'valibot'
import { courses } from '../../machines/courses.ts'
import { examples } from '../../machines/examples.ts'
import { games as allGames } from '../../machines/index.ts'
import { checkOptions } from '../../machines/kernel/define.ts'
import { BadConfig, type Game } from '../../machines/kernel/game.ts'
import {
  requests,
  type Answer,
  type Answers,
  type GameInfo,
  type Home,
  type HostEvent,
  type Page,
  type Problem,
  type Profile,
  type RequestName,
  type Requests,
  type Settings,
} from './api.ts'
import { startBots } from './bots.ts'
import { chosenBots, moveOn, nameTwice, sitDown, titleOf } from './chairs.ts'
import { openDiary, type Diary } from './diary.ts'
import { startImports } from './imports.ts'
import { practiceTable } from './lessons.ts'
import { inOneGo, inPieces } from './pieces.ts'
import { problemOf, Trouble } from './problems.ts'
import { recordOf } from './record.ts'
import { dealt, type Games } from './replay.ts'
import { savedGame, savedPictures } from './saved.ts'
import { writeSave } from './savefile.ts'
import { lessonStore } from './store/lessons.ts'
import { gameStore, type GameRecord, type Bookmark, type SavedTable } from './store/games.ts'
import { openData, type Data } from './store/open.ts'
import { profileStore } from './store/profiles.ts'
import { resultStore } from './store/results.ts'
import { settingsStore } from './store/settings.ts'
import { liveTables } from './tables.ts'

/** A window, as the host knows it: it asks, is told, and leaves. */
export interface Session {
  /** Nobody can guess it. */
  readonly id: string
  /** Requests are handled in the order in which they come. */
  handle(name: string, input: unknown): Promise<Answer<RequestName>>
  /** Its line is broken: until it is back, another session may sit down in its place. */
  away: boolean
  close(): void
}

export interface RunningHost {
  connect(listener: (event: HostEvent) => void): Session
  /** The theme that was chosen last: a page is drawn in it before it can ask. */
  theme(): Settings['theme']
  close(): Promise<void>
}

export type Started = { ok: true; host: RunningHost } | { ok: false; problem: Problem }

export interface HostOptions {
  /** Where the user's data lives. */
  dataDir: string
  shell: Home['shell']
  version: string
  games?: Games
  /** The files of the threads: of the bots, and of what is imported. */
  botWorker?: URL
  importWorker?: URL
  /** How long a bot's move stands before the next, in milliseconds. */
  pace?(speed: Settings['speed']): number
  clock?(): number
  newId?(): string
  newSeed?(): string
}

const paces: Record<Settings['speed'], number> = { off: 150, quick: 350, normal: 900, slow: 1600 }
/** Saved games that a window is given at once. */
const pageSize = 40
const keptDeleted = 30 * 24 * 60 * 60 * 1000

/** Opens the data and starts serving; or says why that can't be, and has changed nothing. */
export async function createHost(options: HostOptions): Promise<Started> {
  const { dataDir: folder, clock = Date.now } = options
  const diary = openDiary(folder, clock)
  try {
    const data = openData({ folder, clock, report: diary.write, version: options.version })
    try {
      return { ok: true, host: serve(data, diary, options) }
    } catch (error) {
      data.close()
      throw error
    }
  } catch (error) {
    const { key, params } = explain(error, diary)
    return { ok: false, problem: { key, params: { folder, ...params } } }
  }
}

/** Who asks. */
interface Asker {
  id: string
  tell(event: HostEvent): void
}

type Actions = {
  [N in RequestName]: (input: v.InferOutput<Requests[N]>, asker: Asker) => Answers[N] | Promise<Answers[N]>
}

export function serve(data: Data, diary: Diary, options: HostOptions): RunningHost {
  const { clock = Date.now, newId = randomUUID, newSeed = readableSeed, pace = (speed) => paces[speed] } = options
  const games = options.games ?? allGames
  const profiles = profileStore(data.db)
  const settings = settingsStore(data.db)
  const store = gameStore(data.db)
  const results = resultStore(data.db)
  const lessons = lessonStore(data.db)
  const bots = startBots(options.botWorker ? { worker: options.botWorker } : {})
  const imports = startImports(options.importWorker ? { worker: options.importWorker } : {})
  const sessions = new Map<string, Session>()
  const shared = {
    bots,
    clock,
    newRevision: randomUUID,
    pace: () => pace(settings.read().speed),
    isAway: (session: string) => sessions.get(session)?.away ?? true,
    report: diary.write,
  }
  const tables = liveTables(games, store, { ...shared, asksAlways: () => settings.read().askAlways })
  let closed = false

  /** A new table, dealt and saved. */
  function begin(record: Pick<GameRecord, 'game' | 'title' | 'options' | 'seats' | 'seed' | 'hints'>): { id: string } {
    const game = gameOf(games, record.game)
    const twice = nameTwice(record.seats)
    if (twice !== undefined) throw new Trouble('problem.sameName', { name: twice })
    const id = newId()
    const now = clock()
    const whole = {
      ...record,
      id,
      rulesVersion: game.rulesVersion,
      created: now,
      played: now,
      copy: false,
      winners: null,
    }
    inOneGo(store.create({ record: whole, happenings: [], snapshot: dealt(game, record), base: null }))
    return { id }
  }

  /** What this version can't make anything of may be running. */
  function isRunning({ record, snapshot }: SavedTable): boolean {
    try {
      return games[record.game]?.outcome(snapshot.state) === undefined
    } catch {
      return true
    }
  }

  function pageAfter(after: Bookmark | null): Page {
    const { saved, unreadable, next } = store.page(after, pageSize)
    return {
      saved: saved.map((table) => savedGame(games, table, tables.whyClosed(table.record.id))),
      next,
      notices: unreadable.map((title) => ({ key: 'problem.gameUnreadable', params: { title } })),
    }
  }

  const actions: Actions = {
    home() {
      const people = profiles.list()
      const tallies = store.tallies()
      const tallyOf = ({ name, emblem }: Profile): { games: number; wins: number } => {
        const found = tallies.find((tally) => tally.name === name && tally.emblem === emblem)
        return { games: found?.games ?? 0, wins: found?.wins ?? 0 }
      }
      const lost = people.unreadable.map((name) => ({ key: 'problem.profileUnreadable', params: { name } }))
      const { notices, ...first } = pageAfter(null)
      return {
        ...first,
        version: options.version,
        shell: options.shell,
        games: Object.values(games).flatMap((game) => (game ? [gameInfo(game)] : [])),
        profiles: people.read.map((profile) => ({ ...profile, ...tallyOf(profile) })),
        lessons: lessons.list(),
        settings: settings.read(),
        notices: [...data.notices, ...notices, ...lost],
      }
    },
    savedGames: ({ after }) => pageAfter(after),
    pictures: ({ ids }) => savedPictures(games, store.some(ids)),
    saveProfile({ id, ...look }) {
      if (id === undefined) {
        const profile = { id: newId(), ...look }
        profiles.add(profile, clock())
        return profile
      }
      if (!profiles.change({ id, ...look })) throw new Trouble('problem.noProfile')
      return { id, ...look }
    },
    deleteProfile({ id }) {
      if (!profiles.remove(id)) throw new Trouble('problem.noProfile')
      return null
    },
    async record({ profile }) {
      const who = profiles.find(profile)
      if (!who) throw new Trouble('problem.noProfile')
      return recordOf(await inPieces(results.of(who)), who)
    },
    saveSettings(input) {
      settings.save(input)
      return input
    },

    newGame({ game, chairs, options: chosen, seed, hints = false }) {
      const seats = sitDown(chairs, profiles)
      const full = checkOptions(gameOf(games, game).options, chosen)
      const begun = begin({ game, title: titleOf(seats), options: full, seats, seed: seed || newSeed(), hints })
      const liked = chosenBots(seats)
      if (liked) profiles.keepLevel(liked.profile, liked.level)
      return begun
    },
    playAgain({ id }) {
      const { game, options, seats, title, hints } = store.find(id).record
      return begin({ game, title, options, seats: moveOn(seats), seed: newSeed(), hints })
    },
    renameGame({ id, title }) {
      store.rename(id, title)
      return null
    },
    async duplicateGame({ id }) {
      const whole = await inPieces(store.read(id))
      const { title } = whole.record
      const copy = whole.record.copy || isRunning(whole)
      const record = { ...whole.record, id: newId(), title: nextTitle(title), played: clock(), copy }
      await inPieces(store.create({ ...whole, record }))
      return { id: record.id }
    },
    deleteGame({ id }) {
      store.delete(id, clock())
      tables.close(id)
      return null
    },
    restoreGame({ id }) {
      store.restore(id)
      return null
    },
    async exportGame({ id }) {
      const whole = await inPieces(store.read(id))
      return writeSave(whole, isRunning(whole))
    },
    async importGame({ text }) {
      const id = newId()
      const whole = await imports.read(text, id)
      await inPieces(store.create({ ...whole, record: { ...whole.record, played: clock() } }))
      return { id }
    },

    async openTable({ id }, { id: session, tell }) {
      const { table, notice } = await tables.open(id)
      // It may have left meanwhile.
      if (!sessions.has(session)) {
        tables.leave(session, id)
        throw new Trouble('problem.closing')
      }
      const shown = table.join(session, tell)
      if (notice) tell({ type: 'problem', problem: notice })
      return shown
    },
    liftCurtain: ({ id, seat, watched }, asker) => tables.at(id).liftCurtain(asker.id, seat, watched),
    lowerCurtain: ({ id }, asker) => tables.at(id).lowerCurtain(asker.id),
    takeOver: ({ id }, asker) => tables.at(id).takeOver(asker.id),
    hint: ({ id, revision }, asker) => tables.at(id).hint(asker.id, revision),
    decisions: ({ id }, asker) => inPieces(tables.at(id).decisions(asker.id)),
    receipt: ({ id, at }, asker) => tables.at(id).receipt(asker.id, at),
    leaveChair: ({ id, seat, level }, asker) => tables.at(id).leaveChair(asker.id, seat, level),
    returnToChair: ({ id, seat }, asker) => tables.at(id).returnToChair(asker.id, seat),
    play: ({ id, seat, moves, revision }, asker) => inPieces(tables.at(id).play(asker.id, seat, moves, revision)),
    undo: ({ id, revision }, asker) => inPieces(tables.at(id).undo(asker.id, revision)),
    whyNot: ({ id, seat, move }, asker) => tables.at(id).whyNot(asker.id, seat, move),
    earlier: ({ id, revision, before }, asker) => tables.at(id).earlier(asker.id, revision, before),
    hurry: ({ id }, asker) => tables.at(id).hurry(asker.id),
    closeTable({ id }, asker) {
      tables.leave(asker.id, id)
      return null
    },

    practise(exercise, { id: session, tell }) {
      const profile = profiles.find(exercise.profile)
      if (!profile) throw new Trouble('problem.noProfile')
      const id = newId()
      const table = practiceTable(shared, lessons, { id, exercise, profile, game: gameOf(games, exercise.game) })
      tables.add(id, table)
      // Who asked for it sits there from the first: an empty table would be put away.
      table.join(session, tell)
      return { id }
    },
    teach({ id, wish }, asker) {
      const table = tables.at(id)
      if (!table.teach) throw new Trouble('problem.noLesson')
      return table.teach(asker.id, wish)
    },
  }

  try {
    store.purge(clock() - keptDeleted)
  } catch (error) {
    diary.write(error)
  }

  async function answer(name: string, input: unknown, asker: Asker): Promise<Answer<RequestName>> {
    try {
      if (closed || !sessions.has(asker.id)) throw new Trouble('problem.closing')
      return { ok: true, value: await act(actions, name, input, asker) }
    } catch (error) {
      return { ok: false, problem: explain(error, diary) }
    }
  }

  return {
    theme: () => settings.read().theme,
    connect(tell) {
      const id = randomUUID()
      let last: Promise<unknown> = Promise.resolve()
      let unanswered = 0
      const session: Session = {
        id,
        away: false,
        handle(name, input) {
          // However many are sent at once: others have their turn between any two of them.
          const turn = unanswered++ > 0 ? last.then(() => breathe()) : last
          const answered = turn.then(() => answer(name, input, { id, tell })).finally(() => unanswered--)
          last = answered
          return answered
        },
        close() {
          sessions.delete(id)
          tables.leave(id)
        },
      }
      sessions.set(id, session)
      return session
    },
    async close() {
      if (closed) return
      closed = true
      sessions.clear()
      tables.closeAll()
      // First and at once: who quits may not wait for the bots.
      data.close()
      await Promise.all([bots.close(), imports.close()])
    },
  }
}

/** The border: what has no name here, or not the shape that its name asks for, goes no further. */
async function act(actions: Actions, name: string, input: unknown, asker: Asker): Promise<Answers[RequestName]> {
  const refused = (): Trouble => new Trouble('problem.badRequest', { request: name.slice(0, 40) })
  if (!isRequest(name)) throw refused()
  // JSON has no undefined: a shell that speaks it sends null where there is nothing to say.
  const parsed = v.safeParse(requests[name], input ?? undefined)
  if (!parsed.success) throw refused()
  try {
    const action = actions[name] as (
      input: unknown,
      asker: Asker,
    ) => Answers[RequestName] | Promise<Answers[RequestName]>
    return await action(parsed.output, asker)
  } catch (error) {
    throw error instanceof BadConfig ? refused() : error
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(requests, name)
}

function explain(error: unknown, diary: Diary): Problem {
  const problem = problemOf(error)
  if (problem) return problem
  diary.write(error)
  return { key: 'problem.unexpected', params: { file: diary.path } }
}

function gameOf(games: Games, id: string): Game {
  const game = games[id]
  if (!game) throw new Trouble('problem.noSuchGame', { game: id })
  return game
}

function gameInfo({ id, seats, options }: Game): GameInfo {
  const course = courses[id]
  return {
    id,
    seats,
    options,
    course: course
      ? {
          lessons: course.lessons.map(({ id, steps }) => ({ id, steps: steps.length })),
          firstGame: { seats: course.firstGame.seats, options: checkOptions(options, course.firstGame.options) },
        }
      : null,
    examples: (examples[id] ?? []).map(({ id, rule }) => ({ id, rule })),
  }
}

/** Short enough to read out, without letters that look alike. */
function readableSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')
}

/** `The docks` → `The docks (2)` → `The docks (3)` */
function nextTitle(title: string): string {
  const [, stem = title, count = '1'] = /^(.*) \((\d+)\)$/.exec(title) ?? []
  return `${stem} (${Number(count) + 1})`
}
