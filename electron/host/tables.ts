/** The tables that stand now: each is set up from its save for the first session, and put away after the last. */
import type { Problem } from './api.ts'
import { inPieces } from './pieces.ts'
import { Trouble } from './problems.ts'
import { openPast, type Games } from './replay.ts'
import type { GameStore } from './store/games.ts'
import { openTable, type Table, type TableParts } from './table.ts'

export interface Tables {
  /** The live table; set up if it isn't yet, and the sentence to say if it goes on under other rules. */
  open(id: string): Promise<{ table: Table; notice: Problem | null }>
  /** The live table; throws a Trouble if nobody sits there. */
  at(id: string): Table
  /** The session gets up from one table, or from all. */
  leave(session: string, id?: string): void
  /** A table that was set up elsewhere. */
  add(id: string, table: Table): void
  close(id: string): void
  closeAll(): void
  /** Why a table could not be opened when it was last tried. */
  whyClosed(id: string): Problem | null
}

type Shared = Omit<TableParts, 'game' | 'record' | 'past' | 'saved' | 'store'>

export function liveTables(games: Games, store: GameStore, shared: Shared): Tables {
  const tables = new Map<string, Table>()
  /** Two windows that open a table at once get the same. */
  const opening = new Map<string, Promise<{ table: Table; notice: Problem | null }>>()
  const closed = new Map<string, Problem>()

  async function setUp(id: string): Promise<{ table: Table; notice: Problem | null }> {
    const saved = await inPieces(store.read(id))
    try {
      const { game, past, rebased } = await openPast(games, saved)
      if (rebased) store.rebase(id, game.rulesVersion, rebased)
      const record = { ...saved.record, rulesVersion: game.rulesVersion }
      const table = openTable({ ...shared, store, game, past, record, saved: saved.snapshot.n })
      tables.set(id, table)
      closed.delete(id)
      return { table, notice: rebased && { key: 'problem.newRules', params: { title: record.title } } }
    } catch (error) {
      if (error instanceof Trouble) closed.set(id, error.problem)
      throw error
    }
  }

  const close = (id: string): void => {
    tables.get(id)?.close()
    tables.delete(id)
  }
  return {
    async open(id) {
      const table = tables.get(id)
      if (table) return { table, notice: null }
      const work = opening.get(id) ?? setUp(id).finally(() => opening.delete(id))
      opening.set(id, work)
      return work
    },
    at(id) {
      const table = tables.get(id)
      if (!table) throw new Trouble('problem.notAtTable')
      return table
    },
    leave(session, id) {
      for (const [each, table] of tables) {
        if ((id === undefined || each === id) && table.leave(session) === 0) close(each)
      }
    },
    add: (id, table) => void tables.set(id, table),
    close,
    closeAll: () => [...tables.keys()].forEach(close),
    whyClosed: (id) => closed.get(id) ?? null,
  }
}
