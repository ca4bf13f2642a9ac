/** What a lesson points at: a thing on the board by its anchor or by what it is about, or a part of the frame around it. */

/** Parts of the frame, by their `data-anchor`: the buttons under the board, and the notes beside it. */
export const framePlaces = ['frame.dock', 'frame.notes'] as const

/** The selector of everything that carries this name. */
export function selectorOf(place: string): string {
  const name = CSS.escape(place)
  return `[data-anchor="${name}"], [data-about="${name}"]`
}
