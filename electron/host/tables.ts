/** The tables that stand now. Each is set up from its save when it is first asked for. */
import { Trouble } from './problems.ts'
import { pastOf, type Games } from './replay.ts'
import type { GameStore } from './store/games.ts'
import { openTable, type Table, type TableParts } from './table.ts'

export interface Tables {
  /** The live table; opened if it isn't yet. */
  at(id: string): Table
  /** The live table, if there is one. */
  find(id: string): Table | undefined
  close(id: string): void
  closeAll(): void
}

type Shared = Omit<TableParts, 'game' | 'record' | 'past' | 'saved' | 'store'>

export function liveTables(games: Games, store: GameStore, shared: Shared): Tables {
  const tables = new Map<string, Table>()

  function open(id: string): Table {
    const saved = store.read(id)
    const past = pastOf(games, saved)
    const game = games[saved.record.game]
    if (!game) throw new Trouble('problem.noSuchGame', { game: saved.record.game })
    const table = openTable({ ...shared, store, game, past, record: saved.record, saved: saved.snapshot.n })
    tables.set(id, table)
    return table
  }

  const close = (id: string): void => {
    tables.get(id)?.close()
    tables.delete(id)
  }
  return {
    at: (id) => tables.get(id) ?? open(id),
    find: (id) => tables.get(id),
    close,
    closeAll: () => [...tables.keys()].forEach(close),
  }
}
