/**
 * Frames come as fast as the host plays; they are shown as fast as people can follow. Each one waits until the one
 * before has been shown; what has happened is played over the old board, then the new view takes its place.
 */
import type { Frame, LogLine } from '../../electron/host/api.ts'
import { mergeLog, newsBetween, startsWith } from './log.ts'

/** A frame with the whole log, and what has happened since the one before. */
export interface Scene {
  frame: Frame
  log: readonly LogLine[]
  news: readonly LogLine[]
}

/** Where frames are shown. */
export interface Stage {
  /** Plays what has happened over the scene that is shown; `waiting` scenes are already behind it. */
  play(scene: Scene, waiting: number): Promise<void>
  /** Puts the scene in the place of the one that is shown. */
  show(scene: Scene): void
  /** Ends the movement that is being played. */
  hurry(): void
  /** Lines are missing: asks for a frame with all of them. */
  refetch(): void
}

export class FrameQueue {
  #stage: Stage
  #waiting: Scene[] = []
  #last: Scene | null = null
  #playing = false
  /** How often the curtain has fallen; what began before it may not be shown after it. */
  #falls = 0
  /** Every frame comes twice to whoever asked for it: as the answer, and as what the host tells all. */
  #known: string[] = []

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** How many frames have been taken in. */
  taken = 0

  push(frame: Frame): void {
    if (this.#known.includes(frame.revision)) return
    const before = this.#last
    const log = mergeLog(before?.log ?? [], frame.log)
    if (!log) return this.#stage.refetch()
    this.#known = [...this.#known.slice(-20), frame.revision]
    this.taken += 1
    const scene: Scene = { frame, log, news: before ? newsOf(before, frame, log) : [] }
    this.#last = scene
    if (frame.stage === 'curtain') return this.#fall(scene)
    this.#waiting.push(scene)
    if (!this.#playing) void this.#work()
  }

  /** Shows at once what is being played, and all that waits behind it. */
  skip(): void {
    for (const scene of this.#waiting) scene.news = []
    this.#stage.hurry()
  }

  /** The curtain waits for nothing: no view of anybody may stand a moment longer. */
  #fall(scene: Scene): void {
    this.#waiting = []
    this.#falls += 1
    this.#stage.show(scene)
    this.#stage.hurry()
  }

  async #work(): Promise<void> {
    this.#playing = true
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const falls = this.#falls
      if (scene.news.length > 0) await this.#stage.play(scene, this.#waiting.length)
      if (falls === this.#falls) this.#stage.show(scene)
    }
    this.#playing = false
  }
}

function newsOf(before: Scene, frame: Frame, log: readonly LogLine[]): readonly LogLine[] {
  if (!before.frame.view || !frame.view || frame.recap.length > 0) return []
  const told = newsBetween(before.log, log)
  if (told.length > 0 || before.frame.front === frame.front || startsWith(before.log, log)) return told
  // Somebody else looks, whose log tells it otherwise: what they may read of the last move is what is new.
  const move = log.at(-1)?.move ?? 0
  return frame.view.news.map((note) => ({ ...note, move }))
}
