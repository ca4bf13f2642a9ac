/** The window's log, put together from frames that each bring only what has changed. */
import type { Frame, LogLine } from '../../electron/host/api.ts'

/** The log with the frame's lines in it; null if lines are missing in between and all must be fetched again. */
export function mergeLog(log: readonly LogLine[], { from, lines }: Frame['log']): LogLine[] | null {
  return from > log.length ? null : [...log.slice(0, from), ...lines]
}

/** What has happened between two logs: the new lines; nothing if the table went back or tells another story. */
export function newsBetween(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  return startsWith(after, before) ? after.slice(before.length) : []
}

/** Whether a log is the beginning of another: one was read on, or the other was taken back. */
export function startsWith(log: readonly LogLine[], beginning: readonly LogLine[]): boolean {
  return beginning.length <= log.length && beginning.every((line, index) => sameLine(line, log[index]))
}

function sameLine(a: LogLine, b: LogLine | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
