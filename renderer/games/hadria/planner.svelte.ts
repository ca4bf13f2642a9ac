/** A plan is changed faster than the table answers: what is wanted meanwhile waits its turn, and nothing is lost. */
import { untrack } from 'svelte'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { HadriaMove } from '../../../machines/hadria/index.ts'
import type { Table } from '../../table/context.ts'

export class Planner {
  readonly #table: Pick<Table, 'legal' | 'play'>
  /** Each is done in one go, as far as it can still be done when its turn comes. */
  #waiting = $state.raw<readonly (readonly HadriaMove[])[]>([])
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

  change(moves: readonly HadriaMove[]): void {
    this.#waiting = [...this.#waiting, moves]
  }

  /** To be called whenever the table changes, with all that might be planned. */
  send(candidates: readonly HadriaMove[]): void {
    if (candidates.length === 0) {
      this.#waiting = []
      return
    }
    if (!this.#listens) return
    this.#possible = candidates.filter((move) => this.#table.legal(move))
    const index = this.#waiting.findIndex(([first]) => first && this.#table.legal(first))
    const next = this.#waiting[index]
    if (this.#waiting.length > 0) this.#waiting = next ? this.#waiting.slice(index + 1) : []
    if (next) untrack(() => this.#table.play(next))
  }
}
