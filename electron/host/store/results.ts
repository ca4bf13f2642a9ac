/** How games ended, for those who sat there to the end. */
import * as v from 'valibot'
import type { GameId, Seat } from '../../../machines/kernel/game.ts'
import type { Profile } from '../api.ts'
import type { Work } from '../pieces.ts'
import type { Db } from './database.ts'
import type { Sitter } from './games.ts'
import { readable, resultRow, sitter } from './rows.ts'

/** The seats in their order. */
export interface Result {
  game: GameId
  winners: readonly Seat[]
  seats: readonly Sitter[]
}

export interface ResultStore {
  /** Of whoever is known by this name and emblem. Copies don't count: who plays one may know how it goes on. */
  of(who: Pick<Profile, 'name' | 'emblem'>): Work<Result[]>
}

/** So many games are read at a time. */
const pieceSize = 250

export function resultStore(db: Db): ResultStore {
  const next = db.prepare<{ after: string; name: string; emblem: string; size: number }, { id: string }>(
    `SELECT id, game, winners FROM games
     WHERE id > @after AND winners IS NOT NULL AND deleted IS NULL AND copy = 0 AND EXISTS
       (SELECT 1 FROM seats WHERE game_id = id AND kind = 'person' AND name = @name AND emblem = @emblem)
     ORDER BY id LIMIT @size`,
  )
  const seatsOf = db.prepare('SELECT kind, name, colour, emblem, level FROM seats WHERE game_id = ? ORDER BY seat')
  const toResult = (row: { id: string }): Result => ({
    ...v.parse(resultRow, row),
    seats: v.parse(v.array(v.object(sitter)), seatsOf.all(row.id)),
  })
  return {
    *of({ name, emblem }) {
      const results: Result[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const rows: { id: string }[] = next.all({ after, name, emblem, size: pieceSize })
        results.push(...readable(rows, toResult, ({ id }) => id).read)
        after = rows.at(-1)?.id
        yield
      }
      return results
    },
  }
}
