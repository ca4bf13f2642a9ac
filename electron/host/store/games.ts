/** The saved games. A game is the list of what happened at its table; a snapshot stands beside it, always in step. */
import * as v from 'valibot'
import type { GameId, Move, Options, Seat, State } from '../../../machines/kernel/game.ts'
import type { SeatInfo } from '../api.ts'
import { Trouble } from '../problems.ts'
import type { Db } from './database.ts'
import { gameRow, moveRow, seatRow, snapshotRow } from './rows.ts'

export interface GameRecord {
  id: string
  game: GameId
  rulesVersion: number
  title: string
  seed: string
  options: Options
  created: number
  played: number
  seats: SeatRecord[]
}

export interface SeatRecord extends SeatInfo {
  profile: string | null
  /** How many moves this seat has been shown. */
  seen: number
  /** How many moves had been made when this seat last lifted the curtain. */
  lifted: number
}

/** A line of the list: a move, or going back to when there were only so many moves. */
export type Happening = { kind: 'move'; seat: Seat; move: Move } | { kind: 'undo'; to: number }

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

/** What each seat has been shown, by seat. */
export interface Looks {
  seen: readonly number[]
  lifted: readonly number[]
}

export interface GameStore {
  /** The games that can be read, the last played first, and the titles of those that can't. */
  list(): { saved: SavedTable[]; unreadable: string[] }
  /** Throws a Trouble if it isn't there or can't be read. */
  read(id: string): SavedTable & { happenings: Happening[] }
  create(record: GameRecord, happenings: readonly Happening[], snapshot: Snapshot): void
  /** Adds what happened, and what the table is like after it, at once or not at all. */
  append(id: string, happening: Happening, snapshot: Snapshot, looks: Looks, played: number): void
  look(id: string, looks: Looks): void
  rename(id: string, title: string): void
  delete(id: string, deleted: number): void
  restore(id: string): void
  /** Forgets what was deleted before then. */
  purge(before: number): void
}

export function gameStore(db: Db): GameStore {
  const columns = 'id, game, rules_version, title, seed, options, created, played'
  const all = db.prepare<[], { id: string; title: string }>(
    `SELECT ${columns} FROM games WHERE deleted IS NULL ORDER BY played DESC, id`,
  )
  const one = db.prepare<[string], { title: string }>(`SELECT ${columns} FROM games WHERE id = ? AND deleted IS NULL`)
  const seatsOf = db.prepare('SELECT * FROM seats WHERE game_id = ? ORDER BY seat')
  const movesOf = db.prepare('SELECT kind, seat, move, undo_to FROM moves WHERE game_id = ? ORDER BY n')
  const snapshotOf = db.prepare('SELECT n, made, state FROM snapshots WHERE game_id = ?')

  const insertGame = db.prepare(`INSERT INTO games (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertSeat = db.prepare(
    `INSERT INTO seats (game_id, seat, kind, profile_id, name, colour, emblem, seen, lifted)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertMove = db.prepare('INSERT INTO moves (game_id, n, kind, seat, move, undo_to) VALUES (?, ?, ?, ?, ?, ?)')
  const putSnapshot = db.prepare(
    `INSERT INTO snapshots (game_id, n, made, state) VALUES (?, ?, ?, ?)
     ON CONFLICT (game_id) DO UPDATE SET n = excluded.n, made = excluded.made, state = excluded.state`,
  )
  const setLooks = db.prepare('UPDATE seats SET seen = ?, lifted = ? WHERE game_id = ? AND seat = ?')
  const setPlayed = db.prepare('UPDATE games SET played = ? WHERE id = ?')
  const setTitle = db.prepare('UPDATE games SET title = ? WHERE id = ? AND deleted IS NULL')
  const setDeleted = db.prepare('UPDATE games SET deleted = ? WHERE id = ? AND deleted IS NULL')
  const unsetDeleted = db.prepare('UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL')
  const purge = db.prepare('DELETE FROM games WHERE deleted < ?')

  const toTable = (row: { id: string }): SavedTable => {
    const { rules_version: rulesVersion, ...game } = v.parse(gameRow, row)
    const seats = v.parse(v.array(seatRow), seatsOf.all(row.id))
    return {
      record: { ...game, rulesVersion, seats: seats.map(({ profile_id: profile, ...seat }) => ({ ...seat, profile })) },
      snapshot: v.parse(snapshotRow, snapshotOf.get(row.id)),
    }
  }
  const toHappening = (row: unknown): Happening => {
    const parsed = v.parse(moveRow, row)
    return parsed.kind === 'undo' ? { kind: 'undo', to: parsed.undo_to } : parsed
  }
  const addMove = (id: string, n: number, happening: Happening): void => {
    if (happening.kind === 'undo') insertMove.run(id, n, 'undo', null, null, happening.to)
    else insertMove.run(id, n, 'move', happening.seat, JSON.stringify(happening.move), null)
  }
  const writeSnapshot = (id: string, { n, made, state }: Snapshot): void =>
    void putSnapshot.run(id, n, made, JSON.stringify(state))
  const writeLooks = (id: string, { seen, lifted }: Looks): void =>
    seen.forEach((count, seat) => setLooks.run(count, lifted[seat] ?? 0, id, seat))

  const create: GameStore['create'] = (record, happenings, snapshot) => {
    const { id, game, rulesVersion, title, seed, options, created, played } = record
    insertGame.run(id, game, rulesVersion, title, seed, JSON.stringify(options), created, played)
    for (const { seat, kind, profile, name, colour, emblem, seen, lifted } of record.seats) {
      insertSeat.run(id, seat, kind, profile, name, colour, emblem, seen, lifted)
    }
    happenings.forEach((happening, n) => addMove(id, n, happening))
    writeSnapshot(id, snapshot)
  }
  const append: GameStore['append'] = (id, happening, snapshot, looks, played) => {
    addMove(id, snapshot.n - 1, happening)
    writeSnapshot(id, snapshot)
    writeLooks(id, looks)
    setPlayed.run(played, id)
  }
  const mustHaveChanged = ({ changes }: { changes: number }): void => {
    if (changes === 0) throw new Trouble('problem.noGame')
  }

  return {
    list() {
      const saved: SavedTable[] = []
      const unreadable: string[] = []
      for (const row of all.all()) {
        try {
          saved.push(toTable(row))
        } catch (error) {
          if (!(error instanceof v.ValiError)) throw error
          unreadable.push(row.title)
        }
      }
      return { saved, unreadable }
    },
    read(id) {
      const row = one.get(id)
      if (!row) throw new Trouble('problem.noGame')
      try {
        return { ...toTable({ ...row, id }), happenings: movesOf.all(id).map(toHappening) }
      } catch (error) {
        throw error instanceof v.ValiError ? new Trouble('problem.gameUnreadable', { title: row.title }) : error
      }
    },
    create: db.transaction(create).immediate,
    append: db.transaction(append).immediate,
    look: db.transaction(writeLooks).immediate,
    rename: (id, title) => mustHaveChanged(setTitle.run(title, id)),
    delete: (id, deleted) => mustHaveChanged(setDeleted.run(deleted, id)),
    restore: (id) => mustHaveChanged(unsetDeleted.run(id)),
    purge: (before) => void purge.run(before),
  }
}
