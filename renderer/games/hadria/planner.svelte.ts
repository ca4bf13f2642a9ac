/** A plan is changed faster than the table answers: what is wanted meanwhile waits its turn, and nothing is lost. */
import { untrack } from 'svelte'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { HadriaMove } from '../../../machines/hadria/index.ts'
import type { Stack } from '../../../machines/hadria/state.ts'
import type { Table } from '../../table/context.ts'
import { toBecome } from './plan.ts'

/** So often something is tried again that came to nothing. */
const patience = 3

export class Planner {
  readonly #table: Pick<Table, 'legal' | 'play' | 'takeBack'>
  /** Each is worked out and done in one go when its turn comes, if it still can be. */
  #waiting = $state.raw<readonly (() => void)[]>([])
  /** What could be done when the table was last ready. */
  #possible = $state.raw<readonly HadriaMove[]>([])
  /** The plan that is on its way. */
  #goal = $state.raw<readonly Stack[] | null>(null)
  #takesBack = $state(false)
  #before: readonly Stack[] | null = null
  #tries = 0

  constructor(table: Pick<Table, 'legal' | 'play' | 'takeBack'>) {
    this.#table = table
  }

  /** While one plans, "ready" can always be said, unless something is still on its way. */
  get #listens(): boolean {
    return this.#table.legal({ type: 'ready' })
  }

  /** Whether the plan goes through others to what it is to become. */
  get settling(): boolean {
    return this.#goal !== null
  }

  /** Whether this can be done, as far as is known while an answer is on its way. */
  can(move: HadriaMove): boolean {
    return this.#listens ? this.#table.legal(move) : this.#possible.some((known) => sameJson(known, move))
  }

  change(wish: () => readonly HadriaMove[]): void {
    this.#await(() => {
      const moves = wish()
      if (moves[0] && this.#table.legal(moves[0])) this.#table.play(moves)
    })
  }

  /** What is too much is taken back, in the order in which it came, and what went with it is laid again. */
  become(wish: () => readonly Stack[]): void {
    this.#await(() => {
      this.#goal = wish()
      this.#tries = patience
    })
  }

  #await(work: () => void): void {
    this.#waiting = [...this.#waiting, work]
  }

  /** To be called whenever the table changes, with all that might be planned, and what is. */
  send(candidates: readonly HadriaMove[], stacks: readonly Stack[]): void {
    if (candidates.length === 0) {
      this.#waiting = []
      this.#goal = null
      return
    }
    if (!this.#listens || this.#takesBack) return
    this.#possible = candidates.filter((move) => this.#table.legal(move))
    if (this.#goal) return this.#approach(this.#goal, stacks)
    const [wish, ...rest] = this.#waiting
    if (!wish) return
    this.#waiting = rest
    untrack(wish)
  }

  #approach(goal: readonly Stack[], stacks: readonly Stack[]): void {
    const moves = toBecome(stacks, goal)
    if (sameJson(stacks, this.#before)) this.#tries -= 1
    this.#before = stacks
    if (moves?.length === 0 || this.#tries === 0) {
      this.#goal = null
      this.#before = null
    } else if (moves) {
      untrack(() => this.#table.play(moves))
    } else {
      this.#takesBack = true
      void this.#table.takeBack?.().finally(() => (this.#takesBack = false))
    }
  }
}
