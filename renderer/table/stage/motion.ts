/** How long movements take: by the speed (0 is none, 1 is normal), by how much there is to show, by how much waits. */

/** At normal speed, in milliseconds: one line of the log, and all that one move may take. */
const perLine = 480
const perMove = 2000

/** Milliseconds for each of a move's lines that have something to show; 0 shows it at once. */
export function timePerLine(lines: number, pace: number, waiting: number): number {
  return lines === 0 ? 0 : (Math.min(perLine, perMove / lines) * pace) / (1 + waiting)
}
