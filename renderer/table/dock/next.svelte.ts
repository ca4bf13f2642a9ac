/**
 * What is chosen while a move of one's own is on its way or still shown: who lays down one thing after another doesn't wait
 * for each to arrive.
 */
import { untrack } from 'svelte'
import type { Move, Seat } from '../../../machines/kernel/game.ts'
import { sameJson } from '../../../machines/kernel/json.ts'
import type { Choosing, Press } from './choosing.svelte.ts'
import type { TableModel } from '../model.svelte.ts'

type Played = Pick<TableModel, 'newest' | 'frame' | 'stage' | 'asking' | 'ready' | 'skip'>
type Seen = Pick<Choosing, 'stood'>

export class Next {
  readonly #model: Played
  readonly #choosing: Seen
  #wanted = $state.raw<{ mover: Seat; moves: readonly Move[] } | null>(null)

  constructor(model: Played, choosing: Seen) {
    this.#model = model
    this.#choosing = choosing
  }

  /** False if it didn't stand there all the while, or if something else is shown than what this person did. */
  choose(moves: readonly Move[], press: Press): boolean {
    const { newest, stage, asking } = this.#model
    const [move] = moves
    const mover = newest?.mover ?? null
    if (!move || mover === null || !this.#choosing.stood(move, mover, press)) return false
    if (!asking && stage.line?.params.by !== mover) return false
    this.#wanted = { mover, moves }
    this.#model.skip()
    return true
  }

  /** To be called in an effect: when the table is at rest it is played, if it is still offered. */
  seek(play: (moves: readonly Move[]) => void): void {
    const wanted = this.#wanted
    const { frame, newest, ready } = this.#model
    // What has been played is at its end a moment before what it led to is shown.
    if (!wanted || !ready || !frame || frame.revision !== newest?.revision) return
    this.#wanted = null
    const [first] = wanted.moves
    if (frame.mover !== wanted.mover || !frame.moves.some((legal) => sameJson(legal, first))) return
    untrack(() => play(wanted.moves))
  }
}
