/** How long movements take: by the setting, by how much there is to show, by how much waits. */
import type { Settings } from '../../electron/host/api.ts'

type Speed = Settings['speed']

const factors: Readonly<Record<Speed, number>> = { off: 0, quick: 0.5, normal: 1, slow: 2 }
/** At normal speed, in milliseconds: one line of the log, and all that one move may take. */
const perLine = 460
const perMove = 2000

/** Milliseconds for each of a move's lines that have something to show; 0 shows it at once. */
export function timePerLine(lines: number, speed: Speed, waiting: number): number {
  if (lines === 0) return 0
  return (Math.min(perLine, perMove / lines) * factors[speed]) / (1 + waiting)
}

/** The speed setting as it stands on the page; off when the system asks for less motion. */
export function currentSpeed(page: HTMLElement, reduced: boolean): Speed {
  const speed = page.dataset.speed
  if (reduced) return 'off'
  return speed !== undefined && speed in factors ? (speed as Speed) : 'normal'
}
