/** Points, lines and a little chance that is the same every time. */

export interface Point {
  x: number
  y: number
}
export type Line = readonly Point[]

export const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })

const round = (value: number): number => Math.round(value * 10) / 10
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
export const polygon = (line: Line): string => `M${line.map(at).join('L')}Z`
export const circle = ({ x, y }: Point, r: number): string =>
  `M${at({ x: x - r, y })}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`

/** Catmull and Rom's curve through the points, as short straight pieces. */
export function curve(line: Line, closed = false, pieces = 6): Point[] {
  const count = line.length
  const pick = (index: number): Point =>
    line[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
  const result: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      const mix = (p: number, q: number, r: number, s: number): number =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
      result.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) })
    }
  }
  return closed ? result : [...result, pick(count - 1)]
}

export const drawn = (line: Line, closed = false): string => `M${line.map(at).join('L')}${closed ? 'Z' : ''}`

export const sides = (line: Line): [Point, Point][] =>
  line.slice(1).map((end, index) => [line[index] ?? end, end] as [Point, Point])

export function distanceTo(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy)
}

/** Where two stretches meet. */
export function meet(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const by = rx * sy - ry * sx
  if (by === 0) return undefined
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / by
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / by
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * rx, y: a.y + t * ry } : undefined
}

export function inside(point: Point, line: Line): boolean {
  let isIn = false
  for (const [index, a] of line.entries()) {
    const b = line[(index + 1) % line.length] ?? a
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
  }
  return isIn
}

/** A share of 1 that belongs to these numbers. */
export function chance(...seeds: number[]): number {
  let hash = 2166136261
  for (const seed of seeds) {
    hash = Math.imul(hash ^ Math.round(seed * 10), 16777619)
    hash ^= hash >>> 13
  }
  return ((Math.imul(hash, 2246822519) ^ (hash >>> 7)) >>> 0) / 4294967296
}
