/** The window's log, put together from frames that each bring only what has changed. */
import type { Frame, LogLine } from '../../../electron/host/api.ts'
import type { Seat } from '../../../machines/kernel/game.ts'

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

/** As many lines make a recap, at least and at most. */
const fewest = 8
const most = 60

/** For somebody who comes back: the last round, as far as it has gone; with the one before, if that isn't far. */
export function lastRound(log: readonly LogLine[], begins: string | undefined): readonly LogLine[] {
  const from = log.findLastIndex(({ key }, at) => key === begins && log.length - at >= fewest)
  return log.slice(from < 0 ? -fewest : from).slice(-most)
}

/** Whether one of these has made a move already: at a new table nobody comes back. */
export const isBegun = (log: readonly LogLine[], people: readonly Seat[]): boolean =>
  log.some(({ move, params }) => move > 0 && people.some((seat) => seat === params.by))
