/** The saved games. A game is the list of what happened at its table; a snapshot stands beside it, always in step. */
import * as v from 'valibot'
import type { GameId, Move, Options, Seat, State } from '../../../machines/kernel/game.ts'
import type { Level } from '../../../machines/kernel/bots/bot.ts'
import type { SeatInfo } from '../api.ts'
import type { Work } from '../pieces.ts'
import { Trouble } from '../problems.ts'
import type { Db } from './database.ts'
import { gameRow, isUnreadable, moveRow, readable, seatRows, snapshotRow, type foundBy } from './rows.ts'

export interface GameRecord {
  id: string
  game: GameId
  rulesVersion: number
  title: string
  seed: string
  options: Options
  created: number
  played: number
  /** Made from a game that was still being played, here or elsewhere. */
  copy: boolean
  /** Hints come by themselves. */
  hints: boolean
  /** Null while it is played. */
  winners: readonly Seat[] | null
  seats: SeatRecord[]
}

export interface Sitter extends Omit<SeatInfo, 'seat' | 'level' | 'lent'> {
  level: Level | null
}

export interface SeatRecord extends Sitter {
  seat: Seat
  profile: string | null
  /** A bot plays for the person whose chair it is, until they come back. */
  lent: boolean
  /** How many hints this seat was given. */
  hints: number
  /** How many moves this seat has been shown. */
  seen: number
  /** How many moves had been made when this seat last lifted the curtain. */
  lifted: number
  /** How many moves have been shown to all, as all may see them. */
  shown: number
}

/** A move: joined to the one before, it is taken back with it; a bot's says how it was found. */
export interface MoveMade {
  kind: 'move'
  seat: Seat
  move: Move
  joined?: true
  bot?: v.InferOutput<typeof foundBy>
}

/** A line of the list: a move, going back to when there were only so many moves, or somebody else on a chair. */
export type Happening = MoveMade | { kind: 'undo'; to: number } | { kind: 'chair'; seat: Seat; chair: Sitter }

export interface Snapshot {
  /** How many happenings led to it. */
  n: number
  /** How many of them are moves that were not taken back. */
  made: number
  state: State
}

export interface SavedTable {
  record: GameRecord
  snapshot: Snapshot
}

/** All that is kept of a table. */
export interface WholeTable extends SavedTable {
  happenings: Happening[]
  /** Where it went on under newer rules, if it did. */
  base: Snapshot | null
}

/** What each seat has been shown, by seat. */
export interface Looks {
  seen: readonly number[]
  lifted: readonly number[]
  shown: readonly number[]
}

/** What a table is like after something has happened. */
export interface After {
  snapshot: Snapshot
  looks: Looks
  played: number
  winners: readonly Seat[] | null
}

/** Where a page of games ends: a game among the others. */
export type Bookmark = Pick<GameRecord, 'played' | 'id'>

export interface Tally {
  name: string
  emblem: string
  games: number
  wins: number
}

export interface GameStore {
  /**
   * So many games, the last played first, from the first or from after another one on: those that can be read, and the
   * titles of those that can't. `next`: after whom it goes on.
   */
  page(after: Bookmark | null, size: number): { saved: SavedTable[]; unreadable: string[]; next: Bookmark | null }
  /** Those of them that are there and can be read. */
  some(ids: readonly string[]): SavedTable[]
  /** How many games there are of everybody, whom they know by name and emblem, and how many of them were won. */
  tallies(): Tally[]
  /** Throw a Trouble if it isn't there or can't be read. What is read is as it was when it was asked for. */
  find(id: string): SavedTable
  read(id: string): Work<WholeTable>
  /** It isn't there before it is there as a whole. */
  create(table: WholeTable): Work<void>
  /** Adds what happened, and what the table is like after it, at once or not at all. */
  append(id: string, happenings: readonly Happening[], after: After): void
  look(id: string, looks: Looks): void
  /** A seat was given so many hints by now. */
  hint(id: string, seat: Seat, hints: number): void
  /** From here on it is played under other rules. */
  rebase(id: string, rulesVersion: number, base: Snapshot): void
  rename(id: string, title: string): void
  delete(id: string, deleted: number): void
  restore(id: string): void
  /** Forgets what was deleted before then. */
  purge(before: number): void
}

/** Of what happened, so much is read or written at a time. */
const pieceSize = 1000
/** Deleted before anything was: a table that isn't whole yet, and if it never will be, is forgotten at the next start. */
const unfinished = 0

export function gameStore(db: Db): GameStore {
  const columns = 'id, game, rules_version, title, seed, options, created, played, copy, hints, winners'
  const next = db.prepare<Bookmark & { size: number }, Bookmark & { title: string }>(
    `SELECT ${columns} FROM games
     WHERE deleted IS NULL AND played <= @played AND (played < @played OR id > @id)
     ORDER BY played DESC, id LIMIT @size`,
  )
  const tallies = db.prepare<[], Tally>(
    `SELECT seats.name, seats.emblem, count(*) AS games,
       -- A list of numbers, as text: to take each apart would hold up a shelf of ten thousand games.
       sum(instr(',' || trim(ifnull(winners, ''), '[]') || ',', ',' || seat || ',') > 0) AS wins
     FROM seats JOIN games ON games.id = seats.game_id
     WHERE seats.kind = 'person' AND games.deleted IS NULL GROUP BY seats.name, seats.emblem`,
  )
  const one = db.prepare<[string], { id: string; title: string }>(
    `SELECT ${columns} FROM games WHERE id = ? AND deleted IS NULL`,
  )
  const seatsOf = db.prepare('SELECT * FROM seats WHERE game_id = ? ORDER BY seat')
  const countOf = db.prepare<[string], { happenings: number }>(
    'SELECT count(*) AS happenings FROM moves WHERE game_id = ?',
  )
  const movesOf = db.prepare<[string, number, number], { n: number }>(
    `SELECT n, kind, seat, move, undo_to, joined, bot, chair FROM moves
     WHERE game_id = ? AND n >= ? ORDER BY n LIMIT ?`,
  )
  const snapshotOf = db.prepare('SELECT n, made, state FROM snapshots WHERE game_id = ?')

  const baseOf = db.prepare('SELECT n, made, state FROM bases WHERE game_id = ?')
  const insertGame = db.prepare(`INSERT INTO games (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertSeat = db.prepare(
    `INSERT INTO seats (game_id, seat, kind, profile_id, name, colour, emblem, level, lent, hints, seen, lifted, shown)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertMove = db.prepare(
    'INSERT INTO moves (game_id, n, kind, seat, move, undo_to, joined, bot, chair) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const putSnapshot = db.prepare(
    `INSERT INTO snapshots (game_id, n, made, state) VALUES (?, ?, ?, ?)
     ON CONFLICT (game_id) DO UPDATE SET n = excluded.n, made = excluded.made, state = excluded.state`,
  )
  const putBase = db.prepare('INSERT OR REPLACE INTO bases (game_id, n, made, state) VALUES (?, ?, ?, ?)')
  const setRules = db.prepare('UPDATE games SET rules_version = ? WHERE id = ?')
  const setLooks = db.prepare(
    `UPDATE seats SET seen = @seen, lifted = @lifted, shown = @shown
     WHERE game_id = @id AND seat = @seat AND (seen <> @seen OR lifted <> @lifted OR shown <> @shown)`,
  )
  const setChair = db.prepare('UPDATE seats SET kind = ?, level = ?, lent = ? WHERE game_id = ? AND seat = ?')
  const setHints = db.prepare('UPDATE seats SET hints = ? WHERE game_id = ? AND seat = ?')
  const setPlayed = db.prepare('UPDATE games SET played = ?, winners = ? WHERE id = ?')
  const setTitle = db.prepare('UPDATE games SET title = ? WHERE id = ? AND deleted IS NULL')
  const setDeleted = db.prepare('UPDATE games SET deleted = ? WHERE id = ? AND deleted IS NULL')
  const unsetDeleted = db.prepare('UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL')
  const purge = db.prepare('DELETE FROM games WHERE deleted < ?')

  const toTable = (row: { id: string }): SavedTable => {
    const { rules_version: rulesVersion, ...game } = v.parse(gameRow, row)
    const snapshot = v.parse(snapshotRow, snapshotOf.get(row.id))
    const seats = v.parse(v.pipe(seatRows, v.length(snapshot.state.seats)), seatsOf.all(row.id))
    return {
      record: { ...game, rulesVersion, seats: seats.map(({ profile_id: profile, ...seat }) => ({ ...seat, profile })) },
      snapshot,
    }
  }
  const toHappening = (row: unknown): Happening => {
    const parsed = v.parse(moveRow, row)
    if (parsed.kind === 'undo') return { kind: 'undo', to: parsed.undo_to }
    if (parsed.kind === 'chair') return parsed
    const { kind, seat, move, joined, bot } = parsed
    return { kind, seat, move, ...(joined > 0 && { joined: true }), ...(bot && { bot }) }
  }
  const addHappening = (id: string, n: number, happening: Happening): void => {
    const row = { seat: null, move: null, to: null, joined: 0, bot: null, chair: null, ...written(happening) }
    insertMove.run(id, n, happening.kind, row.seat, row.move, row.to, row.joined, row.bot, row.chair)
  }
  const writeSnapshot = (id: string, { n, made, state }: Snapshot): void =>
    void putSnapshot.run(id, n, made, JSON.stringify(state))
  const writeBase = (id: string, { n, made, state }: Snapshot): void =>
    void putBase.run(id, n, made, JSON.stringify(state))
  const writeLooks = (id: string, { seen, lifted, shown }: Looks): void =>
    seen.forEach((count, seat) =>
      setLooks.run({ id, seat, seen: count, lifted: lifted[seat] ?? 0, shown: shown[seat] ?? 0 }),
    )

  const addHappenings = (id: string, first: number, happenings: readonly Happening[]): void =>
    happenings.forEach((happening, index) => addHappening(id, first + index, happening))

  const begin = db.transaction(({ record, happenings, snapshot, base }: WholeTable) => {
    const { id, game, rulesVersion, title, seed, created, played } = record
    const [options, winners] = [JSON.stringify(record.options), listed(record.winners)]
    const [copy, hints] = [Number(record.copy), Number(record.hints)]
    insertGame.run(id, game, rulesVersion, title, seed, options, created, played, copy, hints, winners)
    for (const each of record.seats) {
      const { seat, kind, profile, name, colour, emblem, level, lent, hints, seen, lifted, shown } = each
      insertSeat.run(id, seat, kind, profile, name, colour, emblem, level, Number(lent), hints, seen, lifted, shown)
    }
    addHappenings(id, 0, happenings.slice(0, pieceSize))
    writeSnapshot(id, snapshot)
    if (base) writeBase(id, base)
    if (happenings.length > pieceSize) setDeleted.run(unfinished, id)
  })
  const goOn = db.transaction(addHappenings)
  function* create(table: WholeTable): Work<void> {
    const { happenings, record } = table
    begin.immediate(table)
    if (happenings.length <= pieceSize) return
    for (let n = pieceSize; n < happenings.length; n += pieceSize) {
      yield
      goOn.immediate(record.id, n, happenings.slice(n, n + pieceSize))
    }
    unsetDeleted.run(record.id)
  }
  function* readHappenings(id: string): Work<Happening[]> {
    // They are only ever added: what comes meanwhile comes after these.
    const { happenings: count } = countOf.get(id) ?? { happenings: 0 }
    const happenings: Happening[] = []
    for (let next: number | undefined = 0; next !== undefined;) {
      const rows: { n: number }[] = movesOf.all(id, next, Math.min(pieceSize, count - happenings.length))
      happenings.push(...rows.map(toHappening))
      const last = rows.at(-1)
      next = last && last.n + 1
      yield
    }
    return happenings
  }
  const rowOf = (id: string): { id: string; title: string } => {
    const row = one.get(id)
    if (!row) throw new Trouble('problem.noGame')
    return row
  }
  const illegible = (error: unknown, title: string): unknown =>
    isUnreadable(error) ? new Trouble('problem.gameUnreadable', { title }) : error
  const append: GameStore['append'] = (id, happenings, { snapshot, looks, played, winners }) => {
    const first = snapshot.n - happenings.length
    for (const [index, happening] of happenings.entries()) {
      addHappening(id, first + index, happening)
      if (happening.kind !== 'chair') continue
      const { seat, chair } = happening
      setChair.run(chair.kind, chair.level, Number(chair.kind === 'bot'), id, seat)
    }
    writeSnapshot(id, snapshot)
    writeLooks(id, looks)
    setPlayed.run(played, listed(winners), id)
  }
  const rebase: GameStore['rebase'] = (id, rulesVersion, base) => {
    setRules.run(rulesVersion, id)
    writeBase(id, base)
    writeSnapshot(id, base)
  }
  const mustHaveChanged = ({ changes }: { changes: number }): void => {
    if (changes === 0) throw new Trouble('problem.noGame')
  }

  return {
    page(after, size) {
      const { played, id } = after ?? { played: Number.POSITIVE_INFINITY, id: '' }
      const rows = next.all({ played, id, size: size + 1 })
      const { read, unreadable } = readable(rows.slice(0, size), toTable, ({ title }) => title)
      const last = rows.length > size ? rows[size - 1] : undefined
      return { saved: read, unreadable, next: last ? { played: last.played, id: last.id } : null }
    },
    some(ids) {
      const rows = ids.flatMap((id) => one.get(id) ?? [])
      return readable(rows, toTable, ({ title }) => title).read
    },
    tallies: () => tallies.all(),
    find(id) {
      const row = rowOf(id)
      try {
        return toTable(row)
      } catch (error) {
        throw illegible(error, row.title)
      }
    },
    *read(id) {
      const row = rowOf(id)
      try {
        const table = toTable(row)
        const base = v.parse(v.optional(snapshotRow), baseOf.get(id)) ?? null
        return { ...table, base, happenings: yield* readHappenings(id) }
      } catch (error) {
        throw illegible(error, row.title)
      }
    },
    create,
    append: db.transaction(append).immediate,
    look: db.transaction(writeLooks).immediate,
    hint: (id, seat, hints) => void setHints.run(hints, id, seat),
    rebase: db.transaction(rebase).immediate,
    rename: (id, title) => mustHaveChanged(setTitle.run(title, id)),
    delete: (id, deleted) => mustHaveChanged(setDeleted.run(deleted, id)),
    restore: (id) => mustHaveChanged(unsetDeleted.run(id)),
    purge: (before) => void purge.run(before),
  }
}

const listed = (winners: readonly Seat[] | null): string | null => winners && JSON.stringify(winners)

/** A happening's own columns. */
function written(happening: Happening) {
  switch (happening.kind) {
    case 'move': {
      const { seat, move, joined, bot } = happening
      return { seat, move: JSON.stringify(move), joined: joined ? 1 : 0, bot: bot ? JSON.stringify(bot) : null }
    }
    case 'undo':
      return { to: happening.to }
    case 'chair':
      return { seat: happening.seat, chair: JSON.stringify(happening.chair) }
  }
}
