/** What is shown of a table, and what is being played over it. */
import { flushSync, tick } from 'svelte'
import type { FrameStep, LogLine } from '../../../electron/host/api.ts'
import type { View } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Flight } from '../../games/game.ts'
import { pace } from '../../ui/motion.ts'
import { timePerLine } from './motion.ts'
import type { Scene, Stage } from './queue.ts'

/** Where things fly, over the board. */
export interface Sky {
  fly(flights: readonly Flight[], time: number): Promise<void>
  /** Lets everything that flies arrive at once. */
  hurry(): void
  clear(): void
}

/** In milliseconds, at the usual pace. */
const lingering = 700

export class TableStage implements Stage {
  scene = $state.raw<Scene | null>(null)
  /** What has happened is being played; nothing can be done meanwhile. */
  playing = $state(false)
  /** The line that is being played: the caption. */
  line = $state.raw<LogLine | null>(null)
  /** The line that was played last, until somebody is asked. */
  last = $state.raw<LogLine | null>(null)
  /** Where in the game that line belongs; null while nothing is played. */
  phase = $state<string | null>(null)
  /** The lines that led here and had nothing to show: whoever can't see the table hasn't been told them yet. */
  untold = $state.raw<readonly LogLine[]>([])
  /** What happened since the person in front last looked: for nobody else, and until they move. */
  recap = $state.raw<readonly LogLine[]>([])
  /** The line that is shown has been told, and only stands there for a moment. */
  lingers = $state(false)
  /** Nothing is played until somebody is asked. */
  hurrying = $state(false)
  sky: Sky | null = null
  /** How the game shows a line of the log; known once its screen is there. */
  flights: ((entry: Phrase, view: View) => readonly Flight[]) | null = null
  showTime: ((entry: Phrase) => number | null) | null = null
  station: ((entry: Phrase, view: View) => string | null) | null = null

  #hurried = false
  #go: (() => void) | null = null
  #told: LogLine[] = []
  /** What was last put there to be shown, whatever is being played over it. */
  #shown: Scene | null = null

  async play({ frame, steps, log }: Scene, waiting: number): Promise<boolean> {
    const { scene } = this
    if (!scene?.frame.view || !frame.view) return false
    const { before } = frame
    if (!before) return this.#playSteps(scene, steps, waiting)
    // Nothing that only the one in front may see stands there while all look.
    const forAll = { ...scene.frame, front: frame.front, mover: null, moves: [], view: before }
    return this.#playSteps({ ...scene, log: logBefore(log, steps), frame: forAll }, steps, waiting)
  }

  /**
   * Step by step from how it was: what moves, then what the table looks like after it. The log and the phase go along.
   * False if nothing moves.
   */
  async #playSteps(from: Scene, steps: readonly FrameStep[], waiting: number): Promise<boolean> {
    const { flights } = this
    if (!this.sky || !flights || pace() === 0 || this.hurrying) return false
    const shows = steps.map(({ lines, view }) => ({
      view,
      lines: lines.map((line) => ({ line, list: flights(line, view), own: this.showTime?.(line) ?? null })),
    }))
    const shown = shows.flatMap(({ lines }) => lines).filter(({ list }) => list.length > 0)
    if (shown.length === 0) return false
    const usual = timePerLine(shown.filter(({ own }) => own === null).length, pace(), waiting)
    const { revision } = from.frame
    // Whoever is in a hurry has seen enough, and so has who is shown something else meanwhile.
    const ended = () => this.#hurried || this.scene?.frame.revision !== revision
    this.playing = true
    this.#hurried = false
    let passed: LogLine[] = []
    try {
      if (from !== this.scene) {
        this.scene = from
        await tick()
        if (ended()) return true
      }
      for (const [at, { lines, view }] of shows.entries()) {
        // What follows the last line, up to the next question, is in the last view as well.
        if (at < shows.length - 1) this.phase = view.phase
        for (const { line, list, own } of lines) {
          const now: Scene = this.scene ?? from
          this.scene = { ...now, log: [...now.log, line] }
          if (list.length === 0) {
            passed.push(line)
            continue
          }
          this.untold = passed
          this.line = line
          this.last = line
          this.phase = this.station?.(line, view) ?? this.phase
          this.#told.push(...passed, line)
          passed = []
          await this.sky?.fly(list, own === null ? usual : own * pace())
          if (ended()) return true
        }
        const now: Scene = this.scene ?? from
        // The moves were for how it was; those for how it is come with the next frame.
        this.#replace({ ...now, frame: { ...now.frame, view, moves: [] } })
      }
      return true
    } finally {
      this.line = null
      this.phase = null
      this.playing = false
    }
  }

  /** What can be read is also seen: from how it was to how it is. */
  async playRecap(): Promise<void> {
    const { recap: lines } = this
    const scene = this.#shown
    const recap = scene?.frame.recap
    if (!scene || !recap || pace() === 0) return
    const before = { ...scene.frame, view: recap.before, moves: [] }
    try {
      await this.#playSteps({ ...scene, log: logBefore(scene.log, recap.steps), frame: before }, recap.steps, 0)
    } finally {
      if (this.#shown === scene) {
        this.#replace({ ...scene })
        this.#tellRest(lines)
      }
    }
  }

  show(scene: Scene): void {
    const { view, recap, moves } = scene.frame
    const isForOthers = view?.seat !== this.#shown?.frame.view?.seat
    if (isForOthers) this.recap = []
    if (recap) this.recap = recap.steps.flatMap(({ lines }) => lines)
    if (moves.length > 0) this.hurrying = false
    if (moves.length > 0 || isForOthers) this.last = null
    const lines = scene.steps.flatMap(({ lines }) => lines)
    // What will be played is told as it is played.
    this.#tellRest(recap && pace() === 0 ? [...this.recap, ...lines] : lines)
    this.#shown = scene
    this.#replace(scene)
  }

  #tellRest(lines: readonly LogLine[]): void {
    this.untold = lines.filter((line) => !this.#told.includes(line))
    this.#told = []
  }

  amend({ frame, log }: Scene): void {
    const { scene } = this
    if (scene?.frame.revision !== frame.revision) return
    // While something is played, the log goes along with it.
    this.scene = { ...scene, log: this.playing ? scene.log : log, frame: { ...scene.frame, undo: frame.undo } }
  }

  #replace(scene: Scene): void {
    this.scene = scene
    flushSync()
    this.sky?.clear()
  }

  /** What has just been played can be looked at for a moment, and how it ended for two. */
  async linger(last?: Scene): Promise<void> {
    // Nothing can be done, and no end is told, from the moment when it is shown.
    this.playing = !this.#hurried
    if (last) this.show(last)
    if (!this.playing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    this.lingers = true
    this.line = this.scene?.log.at(-1) ?? this.last
    await new Promise<void>((resolve) => {
      this.#go = resolve
      timer = setTimeout(resolve, (last ? 2 : 1) * lingering * pace())
    })
    clearTimeout(timer)
    this.line = null
    this.lingers = false
    this.playing = false
  }

  /** Ends what is moving. */
  hurryStep(): void {
    this.#go?.()
    this.sky?.hurry()
  }

  hurry(): void {
    this.#hurried = true
    this.hurryStep()
  }
}

/** The log as it was before these steps. */
function logBefore(log: readonly LogLine[], steps: readonly FrameStep[]): readonly LogLine[] {
  const [first] = steps.flatMap(({ lines }) => lines)
  return log.filter(({ move }) => first === undefined || move < first.move)
}
