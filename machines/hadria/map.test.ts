import { describe, expect, it } from 'vitest'
import {
  alarmSpacesOf,
  centre,
  distances,
  dungeonOf,
  gates,
  greenSpaces,
  guardhouses,
  height,
  imperialGuardhouseOf,
  neighbours,
  outerDistricts,
  paths,
  sewerEntrances,
  sewerExits,
  spaces,
  spacesOf,
  startOf,
  swordGuardhouses,
  unreachable,
  waysOut,
  width,
  type OuterDistrict,
  type Space,
  type SpaceId,
} from './map.ts'

const at = (id: SpaceId): Space => spaces[id]!
const distance = (from: SpaceId, to: SpaceId): number => distances[from]![to]!
const gateSpacesOf = (district: OuterDistrict): SpaceId[] =>
  gates.filter((gate) => gate.district === district).map(({ space }) => space)
const outer = outerDistricts.map((district) => ({ district }))
const isDungeon = (id: SpaceId): boolean => at(id).kind === 'dungeon'

describe('HA-16 the spaces', () => {
  it('are 109, each at its own number', () => {
    expect(spaces.map(({ id }) => id)).toEqual(Array.from({ length: 109 }, (_, id) => id))
  })

  it.each(outer)('$district has 24, with all that belongs there', ({ district }) => {
    const own = spacesOf(district).map(at)
    const count = (holds: (space: Space) => boolean): number => own.filter(holds).length
    expect(own).toHaveLength(24)
    expect(count(({ kind }) => kind === 'start')).toBe(1)
    expect(count(({ kind }) => kind === 'dungeon')).toBe(1)
    expect(count(({ kind }) => kind === 'hideout')).toBe(1)
    expect(count(({ guardhouse }) => guardhouse === 'imperial')).toBe(1)
    expect(count(({ guardhouse }) => guardhouse === 'sword')).toBe(3)
    expect(count(({ guardhouse }) => guardhouse === 'plain')).toBe(6)
    expect(count(({ sewer }) => sewer === 'entrance')).toBe(1)
    expect(count(({ sewer }) => sewer === 'exit')).toBe(1)
    expect(count(({ alarm }) => alarm === 'guard')).toBe(2)
    expect(count(({ alarm }) => alarm === 'captain')).toBe(2)
    expect([at(startOf(district)), at(dungeonOf[district]), at(imperialGuardhouseOf(district))]).toMatchObject([
      { district, kind: 'start' },
      { district, kind: 'dungeon' },
      { district, guardhouse: 'imperial' },
    ])
  })

  it('the Palace has 13: the centre, 4 green-jewel spaces, 4 guardhouses, the 5th sewer entrance, 3 normal', () => {
    const own = spacesOf('palace').map(at)
    expect(own).toHaveLength(13)
    expect(own.filter(({ kind }) => kind === 'centre').map(({ id }) => id)).toEqual([centre])
    expect(own.filter(({ kind }) => kind === 'green').map(({ id }) => id)).toEqual(greenSpaces)
    expect(greenSpaces).toHaveLength(4)
    expect(own.filter(({ guardhouse }) => guardhouse === 'plain')).toHaveLength(4)
    expect(own.filter(({ sewer }) => sewer === 'entrance')).toHaveLength(1)
    expect(own.filter(isNormal)).toHaveLength(3)
  })

  it('have one role at most', () => {
    for (const space of spaces) expect(roles(space), String(space.id)).toBeLessThanOrEqual(1)
  })

  it('HA-1, HA-2 make 44 guardhouses, 12 of them with swords, 5 sewer entrances and 4 exits', () => {
    expect([guardhouses.length, swordGuardhouses.length, sewerEntrances.length, sewerExits.length]).toEqual([
      44, 12, 5, 4,
    ])
  })

  it('HA-1.10 two gates in each outer district, each joined to a gate space of its own there', () => {
    expect(gates.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const district of outerDistricts) expect(new Set(gateSpacesOf(district)).size).toBe(2)
    for (const gate of gates) expect(at(gate.space)).toMatchObject({ district: gate.district, gates: 1 })
    expect(spaces.reduce((sum, space) => sum + space.gates, 0)).toBe(8)
  })
})

describe('HA-16 the paths', () => {
  it('lead both ways, none twice', () => {
    for (const { id } of spaces) {
      expect(new Set(neighbours[id]).size).toBe(neighbours[id]!.length)
      for (const next of neighbours[id]!) expect(neighbours[next]).toContain(id)
    }
  })

  it('every space has 2 to 4', () => {
    for (const { id } of spaces.filter(({ kind }) => kind !== 'dungeon')) {
      expect(neighbours[id]!.length, String(id)).toBeGreaterThanOrEqual(2)
      expect(neighbours[id]!.length, String(id)).toBeLessThanOrEqual(4)
    }
  })

  it('a dungeon has 2 to 4 ways out, to its own district, and none in', () => {
    for (const { id, district, kind } of spaces) {
      if (kind !== 'dungeon') {
        expect(waysOut[id]).toEqual([])
        continue
      }
      expect(neighbours[id]).toEqual([])
      expect(waysOut[id]!.length).toBeGreaterThanOrEqual(2)
      expect(waysOut[id]!.length).toBeLessThanOrEqual(4)
      for (const way of waysOut[id]!) expect(at(way)).toMatchObject({ district })
    }
  })

  it('join everything: from every space every other one, but for dungeons', () => {
    for (const { id } of spaces)
      for (const other of spaces)
        if (other.id !== id)
          expect(distance(id, other.id) === unreachable, `${id} to ${other.id}`).toBe(isDungeon(other.id))
  })

  it('one doorway leads from the Palace to each district, on four different Palace spaces, not the centre', () => {
    const doorways = paths.filter(([a, b]) => (at(a).district === 'palace') !== (at(b).district === 'palace'))
    const inside = doorways.map((path) => path.find((id) => at(id).district === 'palace'))
    const outside = doorways.map((path) => at(path.find((id) => at(id).district !== 'palace')!).district)
    expect(outside.toSorted()).toEqual(outerDistricts.toSorted())
    expect(new Set(inside).size).toBe(4)
    expect(inside).not.toContain(centre)
  })

  it.each(outer)('$district is joined to its two neighbours by 2 or 3 paths, to the one opposite by none', (side) => {
    const here = outerDistricts.indexOf(side.district)
    const joined = (turn: number): number => {
      const there = outerDistricts[(here + turn) % 4]
      return spacesOf(side.district).flatMap((id) => neighbours[id]!.filter((next) => at(next).district === there))
        .length
    }
    for (const turn of [1, 3]) expect([2, 3]).toContain(joined(turn))
    expect(joined(2)).toBe(0)
  })
})

describe('HA-16 the distances', () => {
  it('HA-1.4 are the fewest paths; your own space is 0; a dungeon counts by its ways out', () => {
    expect(distance(centre, centre)).toBe(0)
    for (const [a, b] of paths) expect(distance(a, b)).toBe(1)
    for (const district of outerDistricts) {
      const dungeon = dungeonOf[district]
      const fewest = Math.min(...waysOut[dungeon]!.map((way) => distance(way, centre)))
      expect(distance(dungeon, centre)).toBe(fewest + 1)
    }
  })

  describe.each(outer)('$district', ({ district }) => {
    it('start to centre 15 to 17', () => {
      expect([15, 16, 17]).toContain(distance(startOf(district), centre))
    })

    it('start at least 5 from every sword guardhouse', () => {
      for (const sword of swordGuardhouses)
        expect(distance(startOf(district), sword), String(sword)).toBeGreaterThanOrEqual(5)
    })

    it('sewer exit at least 9 from the centre and 4 from the gate spaces', () => {
      const exit = spacesOf(district).find((id) => at(id).sewer === 'exit')!
      expect(distance(exit, centre)).toBeGreaterThanOrEqual(9)
      for (const gate of gateSpacesOf(district)) expect(distance(exit, gate)).toBeGreaterThanOrEqual(4)
    })

    it('dungeon at least 9 from the gates, the step through them counted', () => {
      for (const gate of gateSpacesOf(district))
        expect(distance(dungeonOf[district], gate) + 1, String(gate)).toBeGreaterThanOrEqual(9)
    })

    it('alarm spaces within 3 of a gate space, not on it', () => {
      const { guard, captain } = alarmSpacesOf(district)
      expect([guard.length, captain.length]).toEqual([2, 2])
      for (const alarm of [...guard, ...captain]) {
        const near = Math.min(...gateSpacesOf(district).map((gate) => distance(alarm, gate)))
        expect([1, 2, 3]).toContain(near)
      }
    })

    it('diameter at least 8, measured inside it', () => {
      expect(diameterInside(district)).toBeGreaterThanOrEqual(8)
    })
  })

  /** What the balance rests on (docs/decisions.md), beyond HA-16. */
  it('a start is far from every sewer opening and tile, and the Palace’s sewer as far from the centre as can be', () => {
    for (const district of outerDistricts) {
      const from = startOf(district)
      for (const opening of [...sewerEntrances, ...sewerExits])
        expect(distance(from, opening)).toBeGreaterThanOrEqual(8)
      for (const house of guardhouses) expect(distance(from, house)).toBeGreaterThanOrEqual(4)
    }
    const sewer = spacesOf('palace').find((id) => at(id).sewer !== null)!
    const farthest = Math.max(...spacesOf('palace').map((id) => distance(id, centre)))
    expect(distance(sewer, centre)).toBe(farthest)
  })

  it('are the same for all four seats', () => {
    const from = (district: OuterDistrict): number[] =>
      Array.from(distances[startOf(district)]!).toSorted((a, b) => a - b)
    for (const district of outerDistricts) expect(from(district)).toEqual(from('domes'))
  })
})

describe('HA-16 the drawing', () => {
  const lines: Line[] = [
    ...paths.map(([a, b]): Line => [at(a), at(b)]),
    ...Object.values(dungeonOf).flatMap((id) => waysOut[id]!.map((way): Line => [at(id), at(way)])),
    ...gates.map((gate): Line => [at(gate.space), gate]),
  ]

  it('no two paths cross', () => {
    const crossing = lines.flatMap((one, index) =>
      lines.slice(index + 1).filter((other) => !one.some((end) => other.includes(end)) && cross(one, other)),
    )
    expect(crossing).toEqual([])
  })

  it('no path runs over a space that it does not join', () => {
    for (const [a, b] of lines)
      for (const space of spaces)
        if (space !== a && space !== b)
          expect(distanceToLine(space, a, b), String(space.id)).toBeGreaterThan(finger / 2)
  })

  it('fitted into 1040 by 640 px, spaces are at least 36 px apart, and all of them are on it', () => {
    for (const one of spaces) {
      expect(Math.min(one.x, width - one.x, one.y, height - one.y), String(one.id)).toBeGreaterThan(finger / 2)
      for (const other of spaces)
        if (other.id > one.id)
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThanOrEqual(finger)
    }
  })

  it('north is up: the districts lie around the Palace', () => {
    const middle = (district: OuterDistrict, axis: 'x' | 'y'): number =>
      spacesOf(district).reduce((sum, id) => sum + at(id)[axis], 0) / 24 - at(centre)[axis]
    expect(middle('domes', 'y')).toBeLessThan(-100)
    expect(middle('docks', 'y')).toBeGreaterThan(100)
    expect(middle('pot', 'x')).toBeGreaterThan(100)
    expect(middle('hammer', 'x')).toBeLessThan(-100)
  })
})

/** What 36 px are on the canvas. */
const finger = 36 / Math.min(1040 / width, 640 / height)

interface Point {
  x: number
  y: number
}
type Line = readonly [Point, Point]

function roles({ kind, guardhouse, sewer, alarm, gates }: Space): number {
  return [kind !== 'normal', guardhouse, sewer, alarm, gates].filter(Boolean).length
}

function isNormal(space: Space): boolean {
  return roles(space) === 0
}

function cross([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function distanceToLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy)
}

function diameterInside(district: OuterDistrict): number {
  const own = spacesOf(district).filter((id) => !isDungeon(id))
  const far = own.map((from) => {
    const seen = new Map([[from, 0]])
    for (const [here, steps] of seen)
      for (const next of neighbours[here]!) if (own.includes(next) && !seen.has(next)) seen.set(next, steps + 1)
    expect(seen.size).toBe(own.length)
    return Math.max(...seen.values())
  })
  return Math.max(...far)
}
