/** Where the water runs, where the wall stands, how the streets bend: all that the city is drawn on. */
import { gates, paths, spaces, waysOut, type OuterDistrict } from '../../../../machines/hadria/map.ts'
import {
  at,
  chance,
  curve,
  distanceTo,
  drawn,
  inside,
  meet,
  points,
  polygon,
  sides,
  type Line,
  type Point,
} from './geometry.ts'

const space = (id: number): Point => spaces[id] ?? { x: 0, y: 0 }

// ---- Water ------------------------------------------------------------------------------------------------------------

export const canalWidth = 27

const around = curve(
  points(
    '801,368 900,369 976,384 1008,436 1011,496 1008,557 980,606 900,622 799,625 700,622 622,606 592,557 588,496 592,436 624,384 702,369',
  ),
  true,
)
export const ring: Line = [...around, ...around.slice(0, 1)]
/** From the ring canal out of the city, between two districts each. */
export const canals: readonly Line[] = [
  '990,392 1040,391 1092,370 1115,322 1138,284 1205,259 1262,206 1290,163 1322,130 1352,84 1372,30 1380,-20',
  '990,600 1050,622 1096,645 1126,682 1208,737 1262,762 1290,795 1306,860 1306,960',
  '608,604 562,630 511,664 483,715 462,741 400,748 337,752 311,780 300,802 280,838 254,866 240,910 236,960',
  '612,388 532,372 494,346 483,309 420,241 331,199 288,150 264,90 254,40 250,-20',
].map((line) => curve(points(line)))

/** The quay, from west to east. */
export const quay = points(
  '86,902 118,918 200,922 212,936 262,936 276,922 440,922 440,934 600,934 600,922 760,922 760,932 920,932 920,922 1090,922 1090,932 1250,932 1262,922 1282,936 1330,936 1344,922 1440,920 1494,904',
)
export const coast = [
  ...curve(points('-10,872 28,888 56,896 86,902')),
  ...quay,
  ...curve(points('1494,904 1530,892 1566,896 1610,876')),
]

/** Each outer district's land, from canal to canal; the wall and the quay cut off the rest. */
export const lands: Readonly<Record<OuterDistrict, string>> = {
  domes: between(3, 0, []),
  pot: between(0, 1, points('1700,-20 1700,960')),
  docks: between(1, 2, []),
  hammer: between(2, 3, points('-100,960 -100,-20')),
}

function between(from: number, to: number, beyond: Line): string {
  return polygon([...(canals[from] ?? []), ...beyond, ...(canals[to] ?? []).toReversed()])
}

// ---- Wall -------------------------------------------------------------------------------------------------------------

export const wall = points(
  '86,902 68,800 72,690 62,580 58,477 60,380 78,285 106,189 172,130 260,96 312,68 369,47 480,40 620,46 751,44 900,40 1060,46 1200,52 1290,62 1358,76 1440,112 1506,192 1538,300 1548,420 1550,537 1548,660 1530,803 1516,860 1494,904',
)
export const city: Line = [...wall, ...quay.toReversed()]

/** Every few steps along the wall, but none where a gate is or water runs. */
export const towers: readonly Point[] = sides(wall)
  .flatMap(([a, b]) => {
    const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 62))
    return Array.from({ length: count }, (_, index) => ({
      x: a.x + ((b.x - a.x) * index) / count,
      y: a.y + ((b.y - a.y) * index) / count,
    }))
  })
  .filter((tower) =>
    [...gates, ...canals.flat()].every((other) => Math.hypot(other.x - tower.x, other.y - tower.y) > 36),
  )

/** Where a canal leaves through the wall. */
export const waterGates: readonly Point[] = canals.flatMap((canal) =>
  sides(canal).flatMap(([a, b]) => sides(wall).flatMap(([c, d]) => meet(a, b, c, d) ?? [])),
)

// ---- Streets ----------------------------------------------------------------------------------------------------------

/** Streets bend a little, as old ones do, but stay far from their neighbours. */
function street(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const bend = (chance(a.x, a.y, b.x, b.y) - 0.5) * 20
  const middle = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend,
  }
  return `M${at(a)}Q${at(middle)} ${at(b)}`
}

const isStraight = (a: number, b: number): boolean => bridgeOver(space(a), space(b)) !== undefined
export const streets = paths
  .map(([a, b]) => (isStraight(a, b) ? `M${at(space(a))}L${at(space(b))}` : street(space(a), space(b))))
  .join('')
export const gateways = gates.map((gate) => `M${at(space(gate.space))}L${at(gate)}`).join('')
/** Out of a dungeon leads only a way for rats. */
export const ratWays = waysOut
  .flatMap((ways, from) => ways.map((way) => `M${at(space(from))}L${at(space(way))}`))
  .join('')

export interface Bridge extends Point {
  /** In degrees. */
  angle: number
}

function bridgeOver(a: Point, b: Point): Bridge | undefined {
  for (const [c, d] of [ring, ...canals].flatMap((canal) => sides(canal))) {
    const crossing = meet(a, b, c, d)
    if (crossing) return { ...crossing, angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }
  }
  return undefined
}
export const bridges: readonly Bridge[] = paths.flatMap(([a, b]) => bridgeOver(space(a), space(b)) ?? [])

// ---- Sea --------------------------------------------------------------------------------------------------------------

/** Little waves, closer together near the land. */
export const ripples: string = Array.from({ length: 90 }, (_, index) => {
  const x = chance(index, 1) * 1600
  const y = 950 + chance(index, 2) * 50
  const size = 5 + chance(index, 3) * 7
  return `M${at({ x, y })}q${size / 2} ${-size / 2} ${size} 0t${size} 0`
}).join('')

export const ringPath = drawn(around, true)
export const canalPath = canals.map((canal) => drawn(canal)).join('')

// ---- The country outside ----------------------------------------------------------------------------------------------

/** Cypresses, as many as there is room for. */
export const trees: string = Array.from({ length: 900 }, (_, index) => ({
  x: chance(index, 4) * 1600,
  y: chance(index, 5) * 880,
}))
  .filter((tree) => !inside(tree, city) && sides(wall).every(([a, b]) => distanceTo(tree, a, b) > 24))
  .filter((tree) => canals.every((canal) => sides(canal).every(([a, b]) => distanceTo(tree, a, b) > 28)))
  .filter((tree, index, all) => all.slice(0, index).every((other) => distanceTo(tree, other, other) > 15))
  .toSorted((a, b) => a.y - b.y)
  .map(
    (tree) =>
      `M${at(tree)}q-7 -6 0 -${(15 + chance(tree.x, tree.y) * 8).toFixed(1)}q7 ${(9 + chance(tree.x, tree.y) * 8).toFixed(1)} 0 15z`,
  )
  .join('')
