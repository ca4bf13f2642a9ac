/** What has happened, told to one viewer step by step. */
import type { Game, Moment, Seat, Viewer } from '../../machines/kernel/game.ts'
import { toldTo } from '../../machines/kernel/steps.ts'
import type { Frame, FrameStep, LogLine } from './api.ts'
import type { Logbook } from './logbook.ts'
import type { Past, Position } from './replay.ts'
import type { Looks } from './store/games.ts'

/** The moves that led to the last positions, as they were made. */
export type Telling = readonly (readonly Moment[])[]

export function stepsOf(past: Past, logbook: Logbook, telling: Telling, viewer: Viewer): FrameStep[] {
  const first = past.positions.length - telling.length
  return telling.flatMap((moments, at) => numbered(moments, logbook.linesAt(viewer, first + at), viewer))
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
 * What happened since this seat last looked, as far as it may know, and without what was shown to all; null where there
 * is nothing that the seat didn't do itself, in secret and knowing what came of it.
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
  /** By position: the lines of its move that are news to this seat. */
  const news = new Map<number, Set<number>>()
  let lines = 0
  let isNews = held
  for (let index = positions.length - 1; index >= seen && lines < most; index--) {
    const untold = untoldAt(positions[index] as Position, seat, index <= shown)
    if (untold.lines.size > 0) news.set(index, untold.lines)
    lines += untold.lines.size
    isNews ||= untold.public || (untold.lines.size > 0 && positions[index]?.made?.seat !== seat)
  }
  if (!isNews || news.size === 0) return null

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

/** Which of the lines that this seat may read of a move it has not been told, by their number. */
function untoldAt(
  { state: { journal } }: Position,
  seat: Seat,
  allHaveSeen: boolean,
): { lines: Set<number>; public: boolean } {
  const readable = journal.filter(({ to }) => to === undefined || to.includes(seat))
  const isPublic = readable.map(({ to }) => to === undefined || to.includes('table'))
  const untold = isPublic.flatMap((open, line) => (open && allHaveSeen ? [] : [line]))
  return { lines: new Set(untold), public: untold.some((line) => isPublic[line]) }
}
