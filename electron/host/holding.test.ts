/** Whatever one window asks for, with the largest that it may be given: the others don't wait for it. */
import { setImmediate as breathe } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hadria } from '../../machines/hadria/index.ts'
import { games } from '../../machines/index.ts'
import type { Game, Move, Options, Seat, State } from '../../machines/kernel/game.ts'
import { random } from '../../machines/kernel/random.ts'
import { requests, type Frame, type RequestName } from './api.ts'
import { inOneGo } from './pieces.ts'
import { after, dealt } from './replay.ts'
import { gameStore, type GameStore, type Happening, type WholeTable } from './store/games.ts'
import { held, worked } from './testing/held.ts'
import { newTable, openHouse, people, pocketsId, testGames, tidyUp, undoSaid, type House } from './testing/house.ts'

const city = hadria as unknown as Game
const pockets = testGames[pocketsId]!
/** How a bot would have found a move. */
const bot = { level: 'lookout', attempt: 0, version: 'old' } as const
const names = ['Ann', 'Ben', 'Cleo', 'Dan']
const look = { name: 'Zoe', colour: 'jade', emblem: 'cat' } as const

let house: House
let store: GameStore
/** Tables by what is large about them. */
let long: string
let tried: string
let older: string
let midway: string
/** As much as an import may be. */
let text: string
let profile: string

/** A game at random, by bots' hands, up to so many moves. */
function playOut(game: Game, from: State, most: number) {
  const source = random('a long night')
  const moves: Happening[] = []
  let state = from
  for (let [seat] = game.active(state); seat !== undefined && moves.length < most; [seat] = game.active(state)) {
    const legal = game.legalMoves(state, seat)
    const move = source.pick(legal.length > 1 ? legal.filter(({ type }) => type !== 'ready') : legal)
    state = after(game, state, { seat, move, joined: false })!.state
    moves.push({ kind: 'move', seat, move: { ...move }, bot })
  }
  return { moves, state }
}

async function deal(game: Game, options: Options = {}): Promise<WholeTable> {
  const chairs = (await people(house, ...names)).map(({ id }) => ({ kind: 'person', profile: id }) as const)
  const { id } = await ask('newGame', { game: game.id, chairs, options, seed: 'seed' })
  return inOneGo(store.read(id))
}

function keep(game: Game, table: WholeTable, id: string, happenings: Happening[], state: State, made: number): string {
  const winners = game.outcome(state)?.winners ?? null
  const snapshot = { n: happenings.length, made, state }
  inOneGo(store.create({ record: { ...table.record, id, winners }, happenings, snapshot, base: null }))
  return id
}

/** Ten thousand saves of a game in its middle. */
function multiply(id: string): void {
  house.db.exec(`
    CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 10000)
      SELECT printf('%08x-0000-4000-8000-000000000000', i) AS twin, i FROM numbers;
    INSERT INTO games (id, game, rules_version, title, seed, options, created, played, winners)
      SELECT twin, game, rules_version, title, seed, options, created, played - i, '[0,1]' FROM games, copies WHERE id = '${id}';
    INSERT INTO seats (game_id, seat, kind, profile_id, name, colour, emblem)
      SELECT twin, seat, kind, profile_id, name, colour, emblem FROM seats, copies WHERE game_id = '${id}';
    INSERT INTO snapshots (game_id, n, made, state)
      SELECT twin, n, made, state FROM snapshots, copies WHERE game_id = '${id}';
  `)
}

beforeAll(async () => {
  const botWorker = new URL('./bot-worker.ts', import.meta.url)
  const importWorker = new URL('./import-worker.ts', import.meta.url)
  house = await openHouse({ games: { ...testGames, ...games }, botWorker, importWorker })
  store = gameStore(house.db)

  const endless = await deal(pockets, { open: true, length: 'endless' })
  const night = playOut(pockets, dealt(pockets, endless.record).state, 5000)
  long = keep(pockets, endless, '00000000-0000-4000-8000-00000000000a', night.moves, night.state, night.moves.length)

  const left = await deal(city)
  const { moves, state } = playOut(city, dealt(city, left.record).state, 400)
  midway = keep(city, left, '00000000-0000-4000-8000-00000000000b', moves, state, moves.length)
  multiply(midway)

  // The first move, tried and taken back as often as there is room for in a file.
  const [first] = moves
  const again: Happening[] = [first!, { kind: 'undo', to: 0 }]
  const room = Math.floor((1_990_000 - JSON.stringify(moves).length) / (JSON.stringify(again).length + 1))
  const happenings = [...Array.from({ length: room }, () => again).flat(), ...moves]
  tried = keep(city, left, '00000000-0000-4000-8000-00000000000c', happenings, state, moves.length)
  older = keep(city, left, '00000000-0000-4000-8000-00000000000d', happenings, state, moves.length)
  house.db.prepare('UPDATE games SET rules_version = 0 WHERE id = ?').run(older)
  ;({ text } = await ask('exportGame', { id: tried }))
  profile = left.record.seats[0]!.profile!
}, 60_000)

afterAll(tidyUp)

/** As from outside: each on its own. */
const ask: House['ask'] = async (name, input) => {
  await breathe()
  return house.ask(name, input)
}
const shown = (): Frame => house.frames().at(-1)!
const noted = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 300))

/** Sits down and has whoever is waited for look. */
async function sitDown(id: string): Promise<Frame> {
  await ask('closeTable', { id })
  await ask('openTable', { id })
  if (shown().stage === 'curtain') await ask('liftCurtain', { id, seat: shown().waiting[0]! })
  return shown()
}

/** As many moves as one list may have: one's own as far as they go, the last of them again and again. */
function longList(id: string, mover: Seat): Move[] {
  const source = random('a list')
  const moves: Move[] = []
  let { state } = store.find(id).snapshot
  while (moves.length < 59 && city.active(state).includes(mover)) {
    const legal = city.legalMoves(state, mover)
    const move = source.pick(legal.length > 1 ? legal.filter(({ type }) => type !== 'ready') : legal)
    moves.push({ ...move })
    state = after(city, state, { seat: mover, move, joined: false })!.state
  }
  return Array.from({ length: 60 }, (_, at) => moves[Math.min(at, moves.length - 1)]!)
}

const request: Record<RequestName, () => Promise<unknown>> = {
  home: () => ask('home', undefined),
  async savedGames() {
    const { next } = await ask('home', undefined)
    await ask('savedGames', { after: next! })
  },
  async pictures() {
    const ids = Array.from(
      { length: 100 },
      (_, n) => `${(n + 1).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
    )
    expect(await ask('pictures', { ids })).toHaveLength(100)
  },
  saveProfile: () => ask('saveProfile', look),
  async record() {
    const { games } = await ask('record', { profile })
    expect(games.find(({ game }) => game === 'hadria')!.finished).toBeGreaterThanOrEqual(10_000)
  },
  async saveSettings() {
    const { settings } = await ask('home', undefined)
    await ask('saveSettings', {
      ...settings,
      lessonsOffered: Array.from({ length: 40 }, () => 'hadria' as const),
    })
  },
  newGame: () => deal(city),
  playAgain: () => ask('playAgain', { id: tried }),
  renameGame: () => ask('renameGame', { id: tried, title: 'x'.repeat(40) }),
  duplicateGame: () => ask('duplicateGame', { id: tried }),
  deleteGame: () => ask('deleteGame', { id: tried }),
  restoreGame: () => ask('restoreGame', { id: tried }),
  exportGame: () => ask('exportGame', { id: tried }),
  importGame: () => ask('importGame', { text }),

  async openTable() {
    for (const id of [long, tried, older]) {
      await ask('openTable', { id })
      await ask('closeTable', { id })
    }
  },
  async liftCurtain() {
    // Nobody has looked at anything yet.
    house.db.prepare('UPDATE seats SET seen = 0, lifted = 0, shown = 0 WHERE game_id = ?').run(midway)
    await sitDown(midway)
  },
  async lowerCurtain() {
    await sitDown(midway)
    await ask('lowerCurtain', { id: midway })
  },
  async takeOver() {
    await sitDown(midway)
    const other = house.window()
    await other.ask('openTable', { id: midway })
    await other.ask('takeOver', { id: midway })
    other.session.close()
  },
  async hint() {
    const { revision, id } = await sitDown(midway)
    await ask('hint', { id, revision })
    const isSaid = (): boolean => house.events.some((event) => event.type === 'hint' && event.revision === revision)
    while (!isSaid()) await noted()
  },
  async decisions() {
    await sitDown(long)
    await ask('decisions', { id: long })
  },
  async receipt() {
    await sitDown(long)
    // Nobody thinks for the test's own game here; what is asked of its bot is made all the same.
    await house.refused('receipt', { id: long, at: 5000 })
  },
  async leaveChair() {
    await sitDown(midway)
    await ask('leaveChair', { id: midway, seat: 3, level: 'lookout' })
  },
  async returnToChair() {
    await ask('returnToChair', { id: midway, seat: 3 })
  },
  async play() {
    const { id, mover, revision } = await sitDown(midway)
    const moves = longList(id, mover!)
    await house.session.handle('play', { id, seat: mover, moves, revision })
    await house.session.handle('play', { id, seat: mover, moves: moves.slice(0, 5), revision })
  },
  async undo() {
    const { id, revision } = await sitDown(midway)
    await house.session.handle('undo', { id, revision })
  },
  async whyNot() {
    const { id, mover } = await sitDown(midway)
    await ask('whyNot', { id, seat: mover!, move: { type: 'x'.repeat(90_000) } })
  },
  async earlier() {
    const { id, revision } = await sitDown(long)
    await ask('earlier', { id, revision, before: Number.MAX_SAFE_INTEGER })
  },
  async hurry() {
    await sitDown(midway)
    await ask('hurry', { id: midway })
  },
  closeTable: () => ask('closeTable', { id: long }),

  async practise() {
    for (const { id: game, course, examples } of (await ask('home', undefined)).games) {
      for (const { id: name } of course?.lessons ?? []) {
        const { id } = await ask('practise', { kind: 'lesson', game, name, profile })
        await ask('closeTable', { id })
      }
      for (const { id: name } of examples) {
        const { id } = await ask('practise', { kind: 'example', game, name, profile })
        await ask('closeTable', { id })
      }
    }
  },
  async teach() {
    const [lesson] = (await ask('home', undefined)).games.find(({ id }) => id === 'hadria')!.course!.lessons
    const { id } = await ask('practise', { kind: 'lesson', game: 'hadria', name: lesson!.id, profile })
    for (const wish of ['show', 'show', 'show', 'back', 'restart'] as const) await ask('teach', { id, wish })
    await ask('closeTable', { id })
  },
  deleteProfile: () => ask('deleteProfile', { id: profile }),
}

const walk = { type: 'walk' }

/** A table of a game whose worlds are slow to imagine. */
async function slowHouse() {
  const { imagine } = pockets
  const slow: Game = {
    ...pockets,
    imagine(...known) {
      for (const begun = performance.now(); performance.now() - begun < 0.5;);
      return imagine(...known)
    },
  }
  const dreamers = await openHouse({ games: { pockets: slow } })
  const id = await newTable(dreamers, ['Ann', 'Ben'], 'seed', { open: true, street: true })
  const { revision } = await dreamers.see('openTable', { id })
  return { dreamers, id, revision }
}

it('a move costs the same after five thousand others', async () => {
  const endless = await deal(pockets, { open: true, length: 'endless' })
  const { moves, state } = playOut(pockets, dealt(pockets, endless.record).state, 4700)
  const late = keep(pockets, endless, '00000000-0000-4000-8000-00000000000e', moves, state, moves.length)
  /** What so many moves take of the host's own work. */
  const taken = async (id: string, count: number): Promise<number> => {
    const begun = worked()
    for (let n = 0; n < count; n++) {
      const { mover, revision } = shown()
      await house.ask('play', { id, seat: mover!, moves: [{ ...shown().moves[0]! }], revision })
    }
    return worked() - begun
  }
  const sitAt = (id: string): Promise<unknown> => house.ask('openTable', { id })
  await sitAt(endless.record.id)
  // The first ones are slower: the engine has still to warm up.
  await taken(endless.record.id, 100)
  const early = await taken(endless.record.id, 200)
  await sitAt(late)
  // Whatever grows with the game would be many times as much.
  expect((await taken(late, 200)) / early).toBeLessThan(3)
})

/** What it takes here and now to count everybody at ten thousand tables: where that is 8 ms, twelve times as long is a tenth of a second. */
function counting(): number {
  const everybody = house.db.prepare('SELECT name, emblem, count(*) FROM seats GROUP BY name, emblem')
  const begun = worked()
  everybody.all()
  return worked() - begun
}

/** How much longer others wait, at the most, than a count takes right before and after: machines differ, and are busy. */
async function waits(work: () => Promise<unknown>): Promise<number> {
  const before = [counting(), counting()]
  const longest = await held(work)
  return longest / Math.max(...before, counting(), counting())
}

describe('nobody waits for long', () => {
  it('and nothing that can be asked for is left out', () => {
    expect(Object.keys(request).sort()).toEqual(Object.keys(requests).sort())
  })

  it.each(Object.keys(request) as RequestName[])('while another window asks for %s', async (name) => {
    expect(await waits(request[name])).toBeLessThan(12)
  })

  it('while another window asks for many things at once', async () => {
    const flood = (): Promise<unknown> => Promise.all(Array.from({ length: 20 }, () => house.ask('home', undefined)))
    expect(await waits(flood)).toBeLessThan(12)
  })

  it('while a list of moves is long in the making, and so is the word on what can be taken back', async () => {
    const { dreamers, id, revision } = await slowHouse()
    const begun = worked()
    const longest = await waits(async () => {
      const frame = await dreamers.see('play', { id, seat: 0, moves: [walk, walk, walk], revision })
      expect(await undoSaid(dreamers, frame)).toBe('possible')
      await dreamers.ask('undo', { id, revision: frame.revision })
    })
    expect(worked() - begun).toBeGreaterThan(100)
    expect(longest).toBeLessThan(12)
  })

  it('and a list of moves that somebody was faster than is not made', async () => {
    const { dreamers, id, revision } = await slowHouse()
    const other = dreamers.window()
    await other.ask('openTable', { id })
    const played = dreamers.refused('play', { id, seat: 0, moves: [walk, walk, walk], revision })
    await breathe()
    await other.ask('takeOver', { id })
    expect(await played).toEqual({ key: 'problem.stale', params: {} })
    expect(dreamers.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: 0 })
  })
})
