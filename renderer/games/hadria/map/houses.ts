/** Where there is room between streets and water stand the houses of each district; where there is most, its landmarks. */
import { districts, gates, paths, spaces, waysOut, type District } from '../../../../machines/hadria/map.ts'
import { chance, distanceTo, inside, sides, type Point } from './geometry.ts'
import { canals, canalWidth, city, quay, ring, towers, wall } from './ground.ts'

export interface Clearing extends Point {
  /** The radius of the free circle. */
  room: number
}

/** Kept free for the districts' names. */
const written: readonly Clearing[] = [
  { x: 1075, y: 168, room: 34 },
  { x: 1120, y: 165, room: 36 },
  { x: 1160, y: 162, room: 34 },
  { x: 1320, y: 590, room: 50 },
  { x: 302, y: 450, room: 50 },
  { x: 800, y: 542, room: 26 },
]

/** No house stands where there is less room. */
const least = 5
/** More room than the greatest landmark needs. */
const most = 40

const space = (id: number): Point => spaces[id] ?? { x: 0, y: 0 }
const obstacles: readonly (readonly [Point, Point, number])[] = [
  ...paths.map(([a, b]) => [space(a), space(b), 9] as const),
  ...waysOut.flatMap((ways, from) => ways.map((way) => [space(from), space(way), 5] as const)),
  ...gates.map((gate) => [space(gate.space), gate, 9] as const),
  ...[ring, ...canals].flatMap((canal) => sides(canal).map(([a, b]) => [a, b, canalWidth / 2 + 5] as const)),
  ...sides(wall).map(([a, b]) => [a, b, 10] as const),
  ...sides(quay).map(([a, b]) => [a, b, 6] as const),
  ...spaces.map((one) => [one, one, 28] as const),
  ...towers.map((tower) => [tower, tower, 14] as const),
  ...written.map((name) => [name, name, name.room] as const),
]
type Obstacle = (typeof obstacles)[number]

/** Up to `most`; as soon as it is too little for any house, how little doesn't matter. */
function roomAt(point: Point, near: readonly Obstacle[]): number {
  let room = most
  for (const [a, b, width] of near) {
    const far = room + width
    if (Math.min(a.x, b.x) - point.x > far || point.x - Math.max(a.x, b.x) > far) continue
    room = Math.min(room, distanceTo(point, a, b) - width)
    if (room <= least) break
  }
  return room
}

function districtOf(point: Point): District {
  const far = (one: Point): number => Math.hypot(one.x - point.x, one.y - point.y)
  return spaces.reduce((nearest, one) => (far(one) < far(nearest) ? one : nearest)).district
}

interface Spot extends Clearing {
  district: District
}
const step = 8
const spots: Spot[] = []
for (let y = 60; y < 920; y += step) {
  const near = obstacles.filter(
    ([a, b, width]) => Math.min(a.y, b.y) - width - most < y && Math.max(a.y, b.y) + width + most > y,
  )
  for (let x = 70; x < 1540; x += step) {
    const point = { x: x + (chance(x, y, 1) - 0.5) * 6, y: y + (chance(x, y, 2) - 0.5) * 6 }
    if (!inside(point, city)) continue
    const room = roomAt(point, near)
    if (room > least) spots.push({ ...point, room, district: districtOf(point) })
  }
}

const apart = (a: Clearing, b: Clearing): number => Math.hypot(a.x - b.x, a.y - b.y)

function clearingsOf(district: District, count: number, largest: number): Clearing[] {
  const taken: Clearing[] = []
  /** Landmarks keep away from each other, so that the whole district has some. */
  const left = (spot: Spot): number =>
    Math.min(spot.room, largest, ...taken.map((other) => (apart(spot, other) - other.room) * 0.36))
  const own = spots.filter((spot) => spot.district === district)
  for (let index = 0; index < count; index++) {
    const best = own.reduce((one, other) => (left(other) > left(one) ? other : one))
    taken.push({ x: best.x, y: best.y, room: left(best) })
  }
  return taken.filter(({ room }) => room > 11).toSorted((a, b) => a.y - b.y)
}

export const landmarks: Readonly<Record<District, readonly Clearing[]>> = {
  palace: [
    { x: 800, y: 449, room: 20 },
    { x: 688, y: 497, room: 24 },
    { x: 912, y: 497, room: 24 },
  ],
  domes: clearingsOf('domes', 11, 30),
  pot: clearingsOf('pot', 7, 26),
  docks: clearingsOf('docks', 8, 28),
  hammer: clearingsOf('hammer', 8, 28),
}

// ---- Houses -----------------------------------------------------------------------------------------------------------

interface Style {
  /** Width of the front, height of the wall, height of the roof; how much they differ; how far the ridge is from the gables. */
  front: number
  height: number
  roof: number
  spread: number
  hip: number
}
const styles: Readonly<Record<District, Style>> = {
  palace: { front: 15, height: 8, roof: 6, spread: 2, hip: 0.3 },
  domes: { front: 17, height: 9, roof: 8, spread: 5, hip: 0.32 },
  pot: { front: 12, height: 7, roof: 8, spread: 5, hip: 0.5 },
  docks: { front: 20, height: 7, roof: 7, spread: 6, hip: 0.14 },
  hammer: { front: 15, height: 8, roof: 7, spread: 4, hip: 0.2 },
}

export interface Row {
  district: District
  walls: string
  roofs: string
  shades: string
  windows: string
  chimneys: string
}

function build(district: District): Row {
  const { front, height, roof, spread, hip } = styles[district]
  const row: Row = { district, walls: '', roofs: '', shades: '', windows: '', chimneys: '' }
  const built: Point[] = []
  for (const spot of spots) {
    if (spot.district !== district || district === 'palace') continue
    const w = front + (chance(spot.x, spot.y, 3) - 0.4) * spread
    if (spot.room < w * 0.48) continue
    if (landmarks[district].some((mark) => apart(spot, mark) < mark.room + 8)) continue
    if (built.some((other) => Math.abs(other.x - spot.x) < w + 2.5 && Math.abs(other.y - spot.y) < height + roof + 2))
      continue
    built.push(spot)
    const h = height + (chance(spot.x, spot.y, 4) - 0.5) * 3
    const tall = roof + (chance(spot.x, spot.y, 5) - 0.5) * 3
    const [left, foot] = [Math.round((spot.x - w / 2) * 10) / 10, Math.round((spot.y + (h + tall) / 2) * 10) / 10]
    const n = (value: number): string => value.toFixed(1)
    row.walls += `M${left} ${foot}v${n(-h)}h${n(w)}v${n(h)}z`
    row.roofs += `M${n(left - 1.3)} ${n(foot - h + 0.4)}l${n(w * hip)} ${n(-tall)}h${n(w * (1 - 2 * hip) + 2.6)}l${n(w * hip)} ${n(tall)}z`
    row.shades += `M${n(left + w * 0.58)} ${n(foot - h + 0.4)}l${n(w * 0.1 * (1 - hip))} ${n(-tall)}h${n(Math.max(0, w * (0.42 - hip)))}l${n(w * hip)} ${n(tall)}z`
    if (chance(spot.x, spot.y, 6) < 0.6)
      row.windows += `M${n(left + w * (0.2 + 0.5 * chance(spot.x, spot.y, 7)))} ${n(foot - h * 0.3)}v${n(-h * 0.42)}h2.4v${n(h * 0.42)}z`
    if (chance(spot.x, spot.y, 8) < (district === 'hammer' ? 0.6 : 0.2))
      row.chimneys += `M${n(left + w * 0.7)} ${n(foot - h - tall * 0.6)}v-5.5h2.6v5.5z`
  }
  return row
}

export const rows: readonly Row[] = districts.map(build)
