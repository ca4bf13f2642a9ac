/** What has happened, told to one viewer step by step. */
import type { Game, Moment, Seat, View, Viewer } from '../../machines/kernel/game.ts'
import { readable } from '../../machines/kernel/journal.ts'
import { toldTo } from '../../machines/kernel/steps.ts'
import type { Frame, FrameStep, LogLine } from './api.ts'
import type { Logbook } from './logbook.ts'
import type { Past, Position } from './replay.ts'
import type { Looks } from './store/games.ts'

/** The moves that led to the last positions, as they were made. */
export type Telling = readonly (readonly Moment[])[]

/** Whether any of it is for all at the table. */
export const tellsAll = (telling: Telling): boolean =>
  telling.some((moments) => moments.some(({ state }) => readable(state.journal, 'table').length > 0))

export function stepsOf(past: Past, logbook: Logbook, telling: Telling, viewer: Viewer): FrameStep[] {
  const first = past.positions.length - telling.length
  return telling.flatMap((moments, at) => numbered(moments, logbook.linesAt(viewer, first + at), viewer))
}

/** How it was before those moves. */
export function beforeOf(game: Game, { positions }: Past, telling: Telling, viewer: Viewer): View {
  return game.view((positions.at(-1 - telling.length) as Position).state, viewer)
}

/** The log has the same lines, and knows which move each tells of. */
function numbered(moments: readonly Moment[], lines: readonly LogLine[], viewer: Viewer): FrameStep[] {
  let told = 0
  return toldTo(moments, viewer).map(({ lines: { length }, view }) => {
    told += length
    return { lines: lines.slice(told - length, told), view }
  })
}

/** As much of a recap as anybody wants to see again. */
const most = 60

/**
 * What the others did, and chance, since this seat last looked, as far as it may know, and without what was shown to all;
 * null where there is nothing. `held`: the seat has made the last move itself, and is called to see what came of it.
 */
export function recapFor(
  game: Game,
  past: Past,
  logbook: Logbook,
  looks: Looks,
  seat: Seat,
  held: boolean,
): Frame['recap'] {
  const { positions, base } = past
  const seen = Math.max(1, (looks.seen[seat] ?? 0) - base + 1)
  const shown = (looks.shown[seat] ?? 0) - base
  /** With the move that the seat looked away after it has not been shown, but the seat knows it. */
  let own = seen
  while (!held && positions[own]?.made?.seat === seat) own += 1
  /** By position: the lines of its move that are news to this seat. */
  const news = new Map<number, Set<number>>()
  let lines = 0
  for (let index = positions.length - 1; index >= seen && lines < most; index--) {
    const known = { own: index < own, allHaveSeen: index <= shown, held }
    const untold = untoldAt(positions[index] as Position, seat, known)
    if (untold.size > 0) news.set(index, untold)
    lines += untold.size
  }
  if (news.size === 0) return null

  let before = game.view((positions[Math.min(...news.keys()) - 1] as Position).state, seat)
  const steps: FrameStep[] = []
  for (const index of [...news.keys()].sort((a, b) => a - b)) {
    const { state } = positions[index - 1] as Position
    const { made } = positions[index] as Position
    if (!made) continue
    let at = 0
    for (const step of numbered(game.moments(state, made.seat, made.move), logbook.linesAt(seat, index), seat)) {
      const untold = step.lines.filter((_, line) => news.get(index)?.has(at + line))
      at += step.lines.length
      if (untold.length > 0) steps.push({ lines: untold, view: step.view })
      else if (steps.length === 0) before = step.view
    }
  }
  return steps.length > 0 ? { before, steps } : null
}

/** Which of the lines that this seat may read of a move it has not been told, and doesn't know anyway, by their number. */
function untoldAt(
  { state: { journal }, made }: Position,
  seat: Seat,
  { own, allHaveSeen, held }: { own: boolean; allHaveSeen: boolean; held: boolean },
): Set<number> {
  const readable = journal.filter(({ to }) => to === undefined || to.includes(seat))
  // What somebody has chosen in the open they know; a bot that stood in for them has chosen for itself.
  const chosen = own || (!held && made?.seat === seat && !made.joined && !made.bot)
  const isUntold = readable.map(({ to, params }) => {
    const isPublic = to === undefined || to.includes('table')
    return isPublic ? !allHaveSeen && !(chosen && params.by === seat) : !own
  })
  return new Set(isUntold.flatMap((untold, line) => (untold ? [line] : [])))
}
