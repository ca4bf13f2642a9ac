/** A move as one viewer is told it: line by line, each with what the table looks like once it has been told. */
import type { Moment, State, View, Viewer } from './game.ts'
import { readable, type Phrase } from './journal.ts'
import { sameJson } from './json.ts'

export interface Told<V extends View = View> {
  /** One or more, where the table looks the same after each of them. */
  lines: Phrase[]
  view: V
}

/** Nothing of what this viewer can't read is in it: not even that something was told in between. */
export function toldTo<S extends State, V extends View>(moments: readonly Moment<S, V>[], viewer: Viewer): Told<V>[] {
  const steps: Told<V>[] = []
  let told = 0
  for (const moment of moments) {
    const lines = readable(moment.state.journal, viewer).slice(told)
    if (lines.length === 0) continue
    told += lines.length
    const view = moment.view(viewer)
    const last = steps.at(-1)
    if (last && looksTheSame(last.view, view)) steps.splice(-1, 1, { lines: [...last.lines, ...lines], view })
    else steps.push({ lines, view })
  }
  const last = steps.at(-1)
  const end = moments.at(-1)
  // What is done after the last line is seen with it.
  if (last && end) last.view = end.view(viewer)
  return steps
}

function looksTheSame(before: View, after: View): boolean {
  return sameJson({ ...before, news: [] }, { ...after, news: [] })
}
