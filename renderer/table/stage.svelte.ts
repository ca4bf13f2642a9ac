/** What is shown of a table, and what is being played over it. */
import { flushSync, tick } from 'svelte'
import type { LogLine } from '../../electron/host/api.ts'
import type { View } from '../../machines/kernel/game.ts'
import type { Note } from '../../machines/kernel/journal.ts'
import type { Flight } from '../games/game.ts'
import { pace } from '../ui/motion.ts'
import { timePerLine } from './motion.ts'
import type { Scene, Stage } from './queue.ts'

/** Where things fly, over the board. */
export interface Sky {
  fly(flights: readonly Flight[], time: number): Promise<void>
  /** Lets everything that flies arrive at once. */
  hurry(): void
  clear(): void
}

export class TableStage implements Stage {
  scene = $state.raw<Scene | null>(null)
  /** What has happened is being played; nothing can be done meanwhile. */
  playing = $state(false)
  /** The line that is being played: the caption. */
  line = $state.raw<Note | null>(null)
  /** What happened since the person in front last looked, until they have read it. */
  recap = $state.raw<readonly LogLine[]>([])
  sky: Sky | null = null
  /** How the game shows a line of the log; known once its screen is there. */
  flights: ((entry: Note, view: View) => readonly Flight[]) | null = null
  showTime: ((entry: Note) => number | null) | null = null
  told: ((view: View, entry: Note, news: readonly Note[]) => View) | null = null

  #hurried = false
  #refetch: () => void

  constructor(refetch: () => void) {
    this.#refetch = refetch
  }

  async play({ frame, news }: Scene, waiting: number): Promise<void> {
    const { sky, flights } = this
    const { view } = frame
    if (!this.scene?.frame.view || !view || !sky || !flights) return
    const lines = news.map((line) => {
      const together = news.filter(({ move }) => move === line.move)
      // A board that goes on line by line asks what else the move has brought; others have the view.
      const list = flights(line, this.told ? { ...view, news: together } : view)
      return { line, together, list, own: this.showTime?.(line) ?? null }
    })
    const shown = lines.filter(({ list }) => list.length > 0)
    if (shown.length === 0 || pace() === 0) return
    const usual = timePerLine(shown.filter(({ own }) => own === null).length, pace(), waiting)
    const { revision } = this.scene.frame
    this.playing = true
    this.#hurried = false
    // Whoever is in a hurry has seen enough, and so has who is shown something else meanwhile.
    const ended = () => this.#hurried || this.scene?.frame.revision !== revision
    for (const { line, together, list, own } of lines) {
      if (list.length > 0) this.line = line
      if (list.length > 0) await sky.fly(list, own === null ? usual : own * pace())
      if (ended()) break
      this.#tell(line, together)
    }
    this.line = null
    this.playing = false
  }

  /** What was read is also seen, where a board goes on line by line: from how it was to how it is. */
  async endRecap(): Promise<void> {
    const { recap, scene } = this
    this.recap = []
    const before = scene?.frame.before
    if (!scene || !before || !this.told || pace() === 0) return
    this.playing = true
    this.scene = { ...scene, frame: { ...scene.frame, view: before } }
    await tick()
    await this.play({ ...scene, news: recap }, 0)
    this.playing = false
    if (this.scene.frame.revision === scene.frame.revision) this.#replace(scene)
  }

  /** The board goes on by one line. */
  #tell(line: Note, news: readonly Note[]): void {
    const { scene } = this
    const view = scene?.frame.view
    if (!this.told || !scene || !view) return
    this.#replace({ ...scene, frame: { ...scene.frame, view: this.told(view, line, news) } })
  }

  show(scene: Scene): void {
    if (scene.frame.view === null) this.recap = []
    else if (scene.frame.recap.length > 0) this.recap = scene.frame.recap
    this.#replace(scene)
  }

  #replace(scene: Scene): void {
    this.scene = scene
    flushSync()
    this.sky?.clear()
  }

  hurry(): void {
    this.#hurried = true
    this.sky?.hurry()
  }

  refetch(): void {
    this.#refetch()
  }
}
