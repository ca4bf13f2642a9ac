/**
 * Whole games, and every frame of them: a window is given what the seat in front may know, and nothing else. In any other
 * world that this seat holds possible, it would have been given the same.
 */
import { afterEach, expect, it } from 'vitest'
import { games } from '../../machines/index.ts'
import type { Game, GameId, Move, Options, Seat, State, View, Viewer } from '../../machines/kernel/game.ts'
import { readable, type Phrase } from '../../machines/kernel/journal.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { random, type Random } from '../../machines/kernel/random.ts'
import { lessonOf } from '../../machines/kernel/undo.ts'
import type { Frame } from './api.ts'
import { openHouse, people, pocketsId, testGames, tidyUp, undoSaid, type House } from './testing/house.ts'

afterEach(tidyUp)

function stateOf({ db }: House, id: string): State {
  const row = db.prepare<[string], { state: string }>('SELECT state FROM snapshots WHERE game_id = ?').get(id)
  return JSON.parse(row!.state) as State
}

/** A world that this viewer can't tell from the real one; what all may see, nobody can. */
function world(game: Game, state: State, viewer: Viewer, source: Random): State {
  const seat = viewer === 'table' ? source.int(state.seats) : viewer
  return game.imagine(game.view(state, seat), seat, source)
}

/** A seat that imagines a world remembers its own news there, and can't say which of them the table heard. */
function seenBy(viewer: Viewer, view: View): View {
  return viewer === 'table' ? { ...view, news: [] } : view
}

/** Moves that can be said, a few of them. */
function someMoves(game: Game, source: Random): Move[] {
  const all = [...game.everyMove()]
  return Array.from({ length: 3 }, () => source.pick(all))
}

/** Plays along through the rules, and writes down what each viewer may read. */
class Witness {
  #rules: Game
  #state: State
  #moves = 0
  constructor(rules: Game, state: State) {
    this.#rules = rules
    this.#state = state
  }

  /** How many moves there were since it was last asked. */
  tell({ db }: House, id: string, logs: ReadonlyMap<Viewer, Phrase[]>): number {
    const all = db.prepare<[string], { seat: Seat; move: string }>(
      'SELECT seat, move FROM moves WHERE game_id = ? ORDER BY n',
    )
    const rows = all.all(id).slice(this.#moves)
    for (const { seat, move } of rows) {
      this.#state = this.#rules.apply(this.#state, seat, JSON.parse(move) as Move)
      for (const [viewer, lines] of logs) lines.push(...readable(this.#state.journal, viewer))
    }
    this.#moves += rows.length
    return rows.length
  }
}

/** The window's log with what a frame brings; the beginning of a long one is asked for. */
async function applied(house: House, log: readonly Phrase[], frame: Frame): Promise<Phrase[]> {
  const { id, revision } = frame
  const { from, lines } = frame.log
  const before = from > log.length ? await house.ask('earlier', { id, revision, before: from }) : log.slice(0, from)
  return [...before, ...lines].map(({ key, params }) => ({ key, params }))
}

function expectNothing(frame: Frame, seats: number): void {
  const { id: _, game: __, revision: ___, seats: people, phases, waiting, changing, active, undo, ...rest } = frame
  expect([people.length, phases.length > 0]).toEqual([seats, true])
  // Who has learnt something in the open is called first, and is no longer to move.
  if (waiting.length > 1) expect(waiting).toEqual(active)
  expect(changing.filter((seat) => active.includes(seat))).toEqual([])
  expect(['pending', 'possible', 'nothing']).toContain(undo)
  expect(rest).toEqual({
    stage: 'curtain',
    copy: false,
    holds: people.map(({ seat }) => seat),
    seed: '',
    front: null,
    mover: null,
    hiding: [],
    thinking: [],
    view: null,
    moves: [],
    log: { from: 0, lines: [] },
    steps: [],
    recap: null,
    outcome: null,
  })
}

interface Kind {
  id: GameId
  options: Options
  seats: number
  /** Whether it has steps in the open. */
  open: boolean
}

const kinds: Kind[] = [
  { id: pocketsId, options: {}, seats: 3, open: true },
  { id: pocketsId, options: { quiet: true }, seats: 3, open: false },
  { id: 'breakin', options: { informant: true }, seats: 3, open: true },
  { id: 'kingpin', options: {}, seats: 3, open: false },
  { id: 'nightfall', options: {}, seats: 3, open: true },
  { id: 'syndicate', options: {}, seats: 3, open: true },
]

it.each(kinds)('in a hot-seat game of $id $options', { timeout: 120_000 }, async (kind) => {
  const { id: game, options, seats } = kind
  const all: Record<string, Game> = { ...testGames, ...(games as unknown as Record<string, Game>) }
  const rules = all[game]!
  const house = await openHouse({ games: all })
  const profiles = await people(house, ...['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats))
  const chairs = profiles.map(({ id: profile }) => ({ kind: 'person' as const, profile }))
  const table = await house.ask('newGame', { game, chairs, options, seed: 'whole' })
  const source = random('whole game')
  const viewers: Viewer[] = ['table', ...profiles.map((_, seat) => seat)]
  /** What each may have read so far. */
  const logs = new Map<Viewer, Phrase[]>(
    viewers.map((viewer) => [viewer, readable(stateOf(house, table.id).journal, viewer)]),
  )
  const counted = { curtain: 0, open: 0, seated: 0, recaps: 0, undo: 0 }
  const witness = new Witness(rules, stateOf(house, table.id))
  let frame = await house.see('openTable', table)
  let last: { before: State; seat: Seat; move: Move } | null = null
  /** What the window has of the log. */
  let log: Phrase[] = frame.view ? await applied(house, [], frame) : []

  while (frame.stage !== 'over') {
    const state = stateOf(house, table.id)
    // On the shelf, whoever may be looking.
    expect(await house.ask('pictures', { ids: [table.id] })).toEqual([{ ...table, table: rules.view(state, 'table') }])
    const viewer = frame.front ?? 'table'
    const { revision, mover } = frame
    if (frame.stage === 'curtain') {
      counted.curtain += 1
      expectNothing(frame, seats)
      log = []
      const seat = source.pick([...frame.waiting, ...frame.changing])
      frame = await house.see('liftCurtain', { ...table, seat })
      const { recap } = frame
      if (recap) {
        counted.recaps += 1
        expect([recap.before, ...recap.steps.map(({ view }) => view)].every((view) => view.seat === seat)).toBe(true)
        const told = recap.steps.flatMap(({ lines }) => lines.map(({ key, params }) => ({ key, params })))
        for (const line of told) expect(logs.get(seat)).toContainEqual(line)
      }
      log = await applied(house, log, frame)
      expect(log).toEqual(logs.get(seat))
      continue
    }
    counted[frame.stage === 'open' ? 'open' : 'seated'] += 1
    const other = world(rules, state, viewer, source)
    expect(seenBy(viewer, frame.view!)).toEqual(seenBy(viewer, rules.view(other, viewer)))
    expect(log).toEqual(logs.get(viewer))
    if (mover === null) {
      frame = await house.see('lowerCurtain', table)
      if (frame.view) log = await applied(house, (frame.front ?? 'table') === viewer ? log : [], frame)
      continue
    }
    expect(frame.moves).toEqual(rules.legalMoves(other, mover))
    for (const move of someMoves(rules, source)) {
      const why = await house.ask('whyNot', { ...table, seat: mover, move: { ...move } })
      expect(why).toEqual(rules.whyNot(other, mover, move) ?? null)
    }
    // What a mover is told of the last move's undo must be the same in every world that they hold possible.
    if (last?.seat === viewer && source.int(4) === 0) {
      counted.undo += 1
      const said = await undoSaid(house, frame)
      const real = lessonOf(rules, last, state)
      const imagined = world(rules, last.before, viewer, source)
      const simulation = rules.simulate(imagined)
      if (rules.legalMoves(imagined, last.seat).some((move) => sameJson(move, last?.move))) {
        simulation.play(last.seat, last.move)
        const looksTheSame = sameJson(rules.view(simulation.state, viewer), rules.view(state, viewer))
        if (looksTheSame) expect(lessonOf(rules, { ...last, before: imagined }, simulation.state)).toBe(real)
      }
      if (real === undefined) expect(['possible', 'looked']).toContain(said)
    }
    const move = source.pick(frame.moves) as { type: string }
    frame = await house.see('play', { ...table, seat: mover, moves: [move], revision })
    last = { before: state, seat: mover, move }
    if (witness.tell(house, table.id, logs) !== 1) last = null
    if (frame.view) log = await applied(house, (frame.front ?? 'table') === viewer ? log : [], frame)
    const told = frame.steps.flatMap(({ lines }) => lines.map(({ key, params }) => ({ key, params })))
    if (frame.view) expect(logs.get(frame.front ?? 'table')!.slice(-told.length || Infinity)).toEqual(told)
  }
  expect(counted.recaps).toBeGreaterThan(3)
  expect(counted.curtain).toBeGreaterThan(5)
  expect(counted.open > 0).toBe(kind.open)
  expect(frame).toMatchObject({ front: null, view: { seat: 'table', mine: null } })
})
