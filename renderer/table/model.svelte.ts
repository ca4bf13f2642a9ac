/** A table in this window: what people do at it, and what the host says. */
import type { Frame, Hint, HostEvent, Shown, Wish } from '../../electron/host/api.ts'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import type { Move, Refusal, Seat } from '../../machines/kernel/game.ts'
import { listen, onConnection, request } from '../client.ts'
import { attempt, showProblem } from '../home.svelte.ts'
import { FrameQueue } from './stage/queue.ts'
import { TableStage } from './stage/stage.svelte.ts'

export class TableModel {
  readonly id: string
  readonly stage = new TableStage()
  /** The host has been asked to do something, and hasn't shown yet what came of it. */
  asking = $state(false)
  /** The host is out of reach, or what happened meanwhile is not here yet. */
  away = $state(false)
  /** The last hint, and the frame that it was for. */
  hint = $state.raw<{ revision: string; hint: Hint } | null>(null)
  /** The table can't be opened. */
  closed = $state(false)
  #queue = new FrameQueue(this.stage)
  #answered: Promise<void> = Promise.resolve()
  #skipped = 0

  constructor(id: string) {
    this.id = id
  }

  get frame(): Frame | null {
    return this.stage.scene?.frame ?? null
  }

  /** What the host said last, whether or not it is shown yet. */
  get newest(): Frame | null {
    return this.#queue.newest
  }

  get ready(): boolean {
    return !this.stage.playing && !this.asking && !this.away
  }

  /** Sits down and hears from the table, until the returned function is called. */
  open(): () => void {
    const stop = listen((event) => this.#hear(event))
    // Whatever was said while the host was away has to be asked for.
    const stopWatching = onConnection((connected) => (connected ? void this.#comeBack() : void (this.away = true)))
    void this.#fetch()
    return () => {
      stop()
      stopWatching()
      void attempt(() => request('closeTable', { id: this.id }))
    }
  }

  /**
   * One move after another. What was chosen while the host is still asked something waits for the answer; what was chosen
   * from a list that is no longer there then is not done.
   */
  async play(...moves: Move[]): Promise<void> {
    const { frame } = this
    if (!frame || frame.mover === null || this.stage.playing) return
    const { id, mover: seat, revision } = frame
    await this.#hasAnswered()
    if (this.#queue.newest?.revision !== revision) return
    await this.#ask(() => request('play', { id, seat, moves: moves.map((move) => ({ ...move })), revision }))
  }

  /** Takes back what came last, whether or not it has been shown. */
  async undo(): Promise<void> {
    await this.#hasAnswered()
    const frame = this.#queue.newest
    if (!frame) return
    const { id, revision, undo } = frame
    if (undo !== 'possible' && undo !== 'pending') return showProblem({ key: `problem.undo.${undo}`, params: {} })
    this.skip()
    await this.#ask(() => request('undo', { id, revision }))
  }

  async lift(seat: Seat): Promise<void> {
    await this.#hasAnswered()
    const { watched } = this.#queue
    await this.#ask(() => request('liftCurtain', { id: this.id, seat, ...(watched !== undefined && { watched }) }))
  }

  async lower(): Promise<void> {
    await this.#hasAnswered()
    await this.#ask(() => request('lowerCurtain', { id: this.id }))
  }

  async takeOver(): Promise<void> {
    await this.#hasAnswered()
    await this.#ask(() => request('takeOver', { id: this.id }))
  }

  /** What a bot would do here; the answer is heard later. */
  async askHint(): Promise<void> {
    const { frame } = this
    if (!frame) return
    const { id, revision } = frame
    await attempt(() => request('hint', { id, revision }))
  }

  /** A bot plays on for somebody who leaves. */
  async leaveChair(seat: Seat, level: Level): Promise<void> {
    await this.#hasAnswered()
    await this.#ask(() => request('leaveChair', { id: this.id, seat, level }))
  }

  async returnToChair(seat: Seat): Promise<void> {
    await this.#hasAnswered()
    await this.#ask(() => request('returnToChair', { id: this.id, seat }))
  }

  /** What a learner asks for. */
  async teach(wish: Wish): Promise<void> {
    await this.#hasAnswered()
    this.skip()
    await this.#ask(() => request('teach', { id: this.id, wish }))
  }

  async whyNot(move: Move): Promise<Refusal | null> {
    const { frame } = this
    if (!frame || frame.mover === null || !this.ready) return null
    const { id, mover: seat } = frame
    return (await attempt(() => request('whyNot', { id, seat, move: { ...move } }))) ?? null
  }

  /** The same players again; the new table's id. */
  async again(): Promise<string | null> {
    return (await attempt(() => request('playAgain', { id: this.id })))?.id ?? null
  }

  /** Who is out, or only watches, has the rest played at once, until somebody is asked. */
  async hurry(): Promise<void> {
    this.stage.hurrying = true
    this.skip()
    await attempt(() => request('hurry', { id: this.id }))
  }

  /** Skips what is moving; asked again at once, all that is still to be shown. */
  skipStep(): void {
    const now = performance.now()
    if (now - this.#skipped < 600) this.skip()
    else this.stage.hurryStep()
    this.#skipped = now
  }

  /** Shows at once whatever is still moving. */
  skip(): void {
    this.#queue.skip()
  }

  #hear(event: HostEvent): void {
    if (event.type === 'frame' && event.frame.id === this.id) {
      this.#queue.push(event.frame)
      void this.#askForEarlier(event.frame)
    }
    if (event.type === 'hint' && event.id === this.id) this.hint = event
    if (event.type === 'undo' && event.id === this.id) this.#queue.undo(event.revision, event.undo)
  }

  /** The log of a long game comes from its end; the rest is asked for when there is time. */
  async #askForEarlier({ id, revision, log }: Frame): Promise<void> {
    const before = this.#queue.missing
    if (before === 0 || before !== log.from) return
    const lines = await request('earlier', { id, revision, before }).catch(() => [])
    this.#queue.earlier(revision, lines)
  }

  async #comeBack(): Promise<void> {
    await this.#hasAnswered()
    await this.#ask(() => request('openTable', { id: this.id }))
    this.away = false
  }

  /** Until nothing is on its way any more. */
  async #hasAnswered(): Promise<void> {
    while (this.asking) await this.#answered
  }

  async #ask(work: () => Promise<Shown>): Promise<void> {
    this.asking = true
    this.#answered = this.#come(work)
      .then(async (came) => {
        if (!came) await this.#fetch()
      })
      .finally(() => (this.asking = false))
    await this.#answered
  }

  /** Whether it was done, and what came of it is here. */
  async #come(work: () => Promise<Shown>): Promise<boolean> {
    const shown = await attempt(work)
    return shown !== undefined && (await this.#queue.comes(shown.revision))
  }

  async #fetch(): Promise<void> {
    const came = await this.#come(() => request('openTable', { id: this.id }))
    if (!came) this.closed = this.#queue.newest === null
  }
}
