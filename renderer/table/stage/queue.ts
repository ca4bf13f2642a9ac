/**
 * Frames come as fast as the host plays; they are shown as fast as people can follow. Each one waits until the one
 * before has been shown; what has happened is played step by step, then the new view takes its place.
 */
import type { Frame, FrameStep, LogLine, UndoState } from '../../../electron/host/api.ts'
import { mergeLog, noLog, withEarlier, type KnownLog } from '../side/log.ts'

/** A frame with the log, and what led to it. */
export interface Scene {
  frame: Frame
  log: readonly LogLine[]
  steps: readonly FrameStep[]
}

/** Where frames are shown. */
export interface Stage {
  /** Plays what has happened over the scene that is shown; `waiting` scenes are already behind it. False if there was nothing to see. */
  play(scene: Scene, waiting: number): Promise<boolean>
  /** What has been played stands for a moment; or this scene, in the place of the one that is shown. */
  linger(scene?: Scene): Promise<void>
  /** Puts the scene in the place of the one that is shown. */
  show(scene: Scene): void
  /** A late word on the scene, if it is the one that is shown. */
  amend(scene: Scene): void
  /** Ends the movement that is being played. */
  hurry(): void
}

export class FrameQueue {
  #stage: Stage
  #waiting: Scene[] = []
  #last: Scene | null = null
  #log: KnownLog = noLog
  #playing = false
  /** How often the curtain has fallen; what began before it may not be shown after it. */
  #falls = 0
  /** The last few that have come, and who waits for others. */
  #come: string[] = []
  #awaited = new Map<string, () => void>()
  #watched: string | undefined

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** What the host said last, whether or not it is shown yet. */
  get newest(): Frame | null {
    return this.#last?.frame ?? null
  }

  /** The last frame for all that has been played to its end. */
  get watched(): string | undefined {
    return this.#watched
  }

  /** How many lines of the log are missing before those that are here. */
  get missing(): number {
    return this.#log.missing
  }

  push(frame: Frame): void {
    const before = this.#last?.frame
    const sameLog = before?.view && frame.view && before.front === frame.front
    this.#log = mergeLog(sameLog ? this.#log : noLog, frame.log)
    const scene: Scene = { frame, log: this.#log.lines, steps: before?.view ? frame.steps : [] }
    this.#last = scene
    this.#come = [...this.#come.slice(-20), frame.revision]
    this.#awaited.get(frame.revision)?.()
    if (frame.stage === 'curtain' && before?.front !== null) return this.#fall(scene)
    this.#waiting.push(scene)
    if (!this.#playing) void this.#work()
  }

  /** Until the frame of this revision has come; false if it takes absurdly long. */
  async comes(revision: string, patience = 5000): Promise<boolean> {
    if (this.#come.includes(revision)) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), patience)
    this.#awaited.set(revision, () => resolve(true))
    const came = await promise
    clearTimeout(timer)
    this.#awaited.delete(revision)
    return came
  }

  /** A late word on what can be taken back. */
  undo(revision: string, undo: UndoState): void {
    for (const scene of [...this.#waiting, this.#last]) {
      if (scene?.frame.revision !== revision) continue
      scene.frame = { ...scene.frame, undo }
      this.#stage.amend(scene)
    }
  }

  /** Lines that were missing before those that came with this frame. */
  earlier(revision: string, lines: readonly LogLine[]): void {
    if (this.#last?.frame.revision !== revision) return
    this.#log = withEarlier(this.#log, lines)
    this.#last.log = this.#log.lines
    this.#stage.amend(this.#last)
  }

  /** Shows at once what is being played, and all that waits behind it. */
  skip(): void {
    for (const scene of this.#waiting) scene.steps = []
    this.#stage.hurry()
  }

  /** The curtain waits for nothing: no view of anybody may stand a moment longer. What all may see it waits for in the queue. */
  #fall(scene: Scene): void {
    this.#waiting = []
    this.#falls += 1
    this.#stage.show(scene)
    this.#stage.hurry()
  }

  async #work(): Promise<void> {
    this.#playing = true
    let played = false
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const falls = this.#falls
      if (played && scene.frame.stage === 'curtain') await this.#stage.linger()
      played = scene.steps.length > 0 && (await this.#plays(scene))
      if (played && scene.frame.front === null) this.#watched = scene.frame.revision
      if (falls !== this.#falls) continue
      // How it ended is seen before the end tells of it.
      if (played && scene.frame.stage === 'over') await this.#stage.linger(scene)
      else this.#stage.show(scene)
    }
    this.#playing = false
  }

  /** Whatever goes wrong with a movement, what it led to is shown. */
  #plays(scene: Scene): Promise<boolean> {
    return this.#stage.play(scene, this.#waiting.length).catch((error: unknown) => {
      reportError(error)
      return false
    })
  }
}
