/** A plan is changed faster than the table answers: what is wanted meanwhile waits its turn, and nothing is lost. */
import { untrack } from 'svelte'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { HadriaMove } from '../../../machines/hadria/index.ts'
import type { Table } from '../../table/context.ts'

export class Planner {
  readonly #table: Pick<Table, 'legal' | 'play'>
  /** Each is worked out and done in one go when its turn comes, if it still can be. */
  #waiting = $state.raw<readonly (() => readonly HadriaMove[])[]>([])
  /** What could be done when the table was last ready. */
  #possible = $state.raw<readonly HadriaMove[]>([])

  constructor(table: Pick<Table, 'legal' | 'play'>) {
    this.#table = table
  }

  /** While one plans, "ready" can always be said, unless something is still on its way. */
  get #listens(): boolean {
    return this.#table.legal({ type: 'ready' })
  }

  /** Whether this can be done, as far as is known while an answer is on its way. */
  can(move: HadriaMove): boolean {
    return this.#listens ? this.#table.legal(move) : this.#possible.some((known) => sameJson(known, move))
  }

  change(wish: () => readonly HadriaMove[]): void {
    this.#waiting = [...this.#waiting, wish]
  }

  /** To be called whenever the table changes, with all that might be planned. */
  send(candidates: readonly HadriaMove[]): void {
    if (candidates.length === 0) {
      this.#waiting = []
      return
    }
    if (!this.#listens) return
    this.#possible = candidates.filter((move) => this.#table.legal(move))
    const [wish, ...rest] = this.#waiting
    if (!wish) return
    this.#waiting = rest
    const moves = untrack(wish)
    if (moves[0] && this.#table.legal(moves[0])) untrack(() => this.#table.play(moves))
  }
}
