/** A table in this window: what people do at it, and what the host says. */
import type { Frame } from '../../electron/host/api.ts'
import type { Move, Refusal, Seat } from '../../machines/kernel/game.ts'
import { listen, onConnection, request } from '../client.ts'
import { attempt } from '../home.svelte.ts'
import { FrameQueue } from './queue.ts'
import { TableStage } from './stage.svelte.ts'

export class TableModel {
  readonly id: string
  readonly stage = new TableStage(() => void this.#fetch())
  /** The host has been asked to do something and hasn't answered yet. */
  asking = $state(false)
  /** The table can't be opened. */
  closed = $state(false)
  #queue = new FrameQueue(this.stage)

  constructor(id: string) {
    this.id = id
  }

  get frame(): Frame | null {
    return this.stage.scene?.frame ?? null
  }

  get ready(): boolean {
    return !this.stage.playing && !this.asking
  }

  /** Sits down and hears from the table, until the returned function is called. */
  open(): () => void {
    const stop = listen((event) => {
      if (event.type === 'frame' && event.frame.id === this.id) this.#queue.push(event.frame)
    })
    // Whatever was said while the host was away has to be asked for.
    const stopWatching = onConnection((connected) => connected && void this.#fetch())
    void this.#fetch()
    return () => {
      stop()
      stopWatching()
      void attempt(() => request('closeTable', { id: this.id }))
    }
  }

  async play(move: Move): Promise<void> {
    const { frame } = this
    if (!frame || frame.front === null || !this.ready) return
    const { id, front: seat, revision } = frame
    await this.#ask(() => request('play', { id, seat, move: { ...move }, revision }))
  }

  async undo(): Promise<void> {
    const { frame } = this
    if (!frame || frame.undo !== 'possible' || !this.ready) return
    const { id, revision } = frame
    await this.#ask(() => request('undo', { id, revision }))
  }

  async lift(seat: Seat): Promise<void> {
    await this.#ask(() => request('liftCurtain', { id: this.id, seat }))
  }

  async whyNot(move: Move): Promise<Refusal | null> {
    const { frame } = this
    if (!frame || frame.front === null || !this.ready) return null
    const { id, front: seat } = frame
    return (await attempt(() => request('whyNot', { id, seat, move: { ...move } }))) ?? null
  }

  /** The same players again; the new table's id. */
  async again(): Promise<string | null> {
    return (await attempt(() => request('playAgain', { id: this.id })))?.id ?? null
  }

  /** Shows at once whatever is still moving. */
  skip(): void {
    this.#queue.skip()
  }

  async #ask(work: () => Promise<Frame>): Promise<void> {
    if (this.asking) return
    this.asking = true
    const frame = await attempt(work)
    this.asking = false
    if (frame) this.#queue.push(frame)
    else await this.#fetch()
  }

  async #fetch(): Promise<void> {
    const { taken } = this.#queue
    const frame = await attempt(() => request('openTable', { id: this.id }))
    // What the host has told meanwhile is newer than its answer.
    if (frame && taken === this.#queue.taken) this.#queue.push(frame)
    else if (!frame) this.closed = this.stage.scene === null
  }
}
