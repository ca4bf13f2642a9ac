/** The window's log, put together from frames that each bring only what has changed. */
import type { Frame, LogLine } from '../../../electron/host/api.ts'

/** The lines that the window has, and how many there are before them. */
export interface KnownLog {
  missing: number
  lines: readonly LogLine[]
}

export const noLog: KnownLog = { missing: 0, lines: [] }

/** The log with the frame's lines in it. Where they don't join on to what is there, it begins anew with them. */
export function mergeLog({ missing, lines: known }: KnownLog, { from, lines }: Frame['log']): KnownLog {
  if (from < missing || from > missing + known.length) return { missing: from, lines }
  return { missing, lines: [...known.slice(0, from - missing), ...lines] }
}

/** The log with lines before it that were missing. */
export function withEarlier({ missing, lines }: KnownLog, earlier: readonly LogLine[]): KnownLog {
  return earlier.length === missing ? { missing: 0, lines: [...earlier, ...lines] } : { missing, lines }
}
