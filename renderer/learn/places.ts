/** What a lesson points at: a thing on the board by its anchor or by what it is about, or a part of the frame around it. */
import type { Move } from '../../machines/kernel/game.ts'
import { anchorOf } from '../table/dock/moves.ts'

/** The notes beside the board, by their `data-anchor`. */
const notes = 'frame.notes'

/** Whether the frame has it: the notes always, a button for each move that the board has no target for. */
export function isInFrame(place: string, moves: readonly Move[]): boolean {
  return place === notes || moves.some((move) => anchorOf(move) === place)
}

/** The selector of everything that carries this name. */
export function selectorOf(place: string): string {
  const name = CSS.escape(place)
  return `[data-anchor="${name}"], [data-about="${name}"]`
}
