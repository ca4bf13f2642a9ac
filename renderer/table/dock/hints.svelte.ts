/** Hints at a table: asked for whenever one likes, sought once the table is at rest, shown until something happens. */
import type { Hint } from '../../../electron/host/api.ts'
import type { TableModel } from '../model.svelte.ts'

export class Hints {
  readonly #model: TableModel
  /** Somebody wants one; also in the middle of a recap, after which it is sought. */
  #wanted = $state(false)
  /** The frame that one was sought for. */
  #sought = $state<string | null>(null)
  #closed = $state<string | null>(null)

  constructor(model: TableModel) {
    this.#model = model
  }

  /**
   * Whether whoever is in front has a choice to make: where all look, a hint would tell them what only one knows. A
   * lesson has its own answer.
   */
  get possible(): boolean {
    const { frame } = this.#model
    return !!frame && !frame.lesson && frame.front !== null && frame.front === frame.mover && frame.moves.length > 1
  }

  get asking(): boolean {
    return this.possible && this.#sought === this.#model.frame?.revision && this.#model.hint?.revision !== this.#sought
  }

  get shown(): Hint | null {
    const { hint, frame, stage } = this.#model
    if (!hint || stage.playing || hint.revision !== frame?.revision || this.#closed === hint.revision) return null
    return hint.hint
  }

  ask(): void {
    this.#closed = null
    this.#wanted = this.possible || this.#model.stage.playing
  }

  close(): void {
    this.#closed = this.#model.frame?.revision ?? null
  }

  /** To be called in an effect. */
  seek(): void {
    const { frame, ready } = this.#model
    if (!frame || !ready || !this.possible || this.#sought === frame.revision) return
    if (!this.#wanted && !frame.hints) return
    this.#wanted = false
    this.#sought = frame.revision
    void this.#model.askHint()
  }
}
