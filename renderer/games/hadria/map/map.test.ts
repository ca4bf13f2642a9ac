/** The drawing keeps to the map's data: bridges where districts meet, no water or house in a thief's way, and not too much of it. */
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { districts, paths, spaces } from '../../../../machines/hadria/map.ts'
import Captain from './Captain.svelte'
import CityMap from './CityMap.svelte'
import { distanceTo, inside, sides } from './geometry.ts'
import { bridges, canals, canalWidth, city, ring } from './ground.ts'
import Guard from './Guard.svelte'
import { landmarks, rows } from './houses.ts'
import Jewel from './Jewel.svelte'
import SpaceMark from './SpaceMark.svelte'
import Thief from './Thief.svelte'
import Tile from './Tile.svelte'
import Token from './Token.svelte'

const names = { palace: 'Palace', domes: 'Golden Domes', pot: 'Empty Pot', docks: 'Salty Docks', hammer: 'Hammer Blow' }
const ground = render(CityMap, { props: { names, title: 'Hadria' } }).body
const water = [ring, ...canals].flatMap((canal) => sides(canal))

describe('the ground', () => {
  it('is light: fewer than 1500 elements, below 200 kB', () => {
    expect(ground.match(/<[a-z]/g)!.length).toBeLessThan(1500)
    expect(ground.length).toBeLessThan(200_000)
  })

  it('says what each district is called', () => {
    for (const district of districts) for (const word of names[district].split(' ')) expect(ground).toContain(word)
  })

  it('has a bridge wherever a path leads into another district, and none elsewhere', () => {
    const between = paths.filter(([a, b]) => spaces[a]!.district !== spaces[b]!.district)
    expect(bridges).toHaveLength(between.length)
    for (const [a, b] of between) {
      const near = bridges.map((bridge) => distanceTo(bridge, spaces[a]!, spaces[b]!))
      expect(Math.min(...near), `${a} to ${b}`).toBeLessThan(1)
    }
  })

  it('has every space on dry land inside the wall', () => {
    for (const space of spaces) {
      expect(inside(space, city), String(space.id)).toBe(true)
      const toWater = Math.min(...water.map(([a, b]) => distanceTo(space, a, b)))
      expect(toWater, String(space.id)).toBeGreaterThan(canalWidth / 2 + 15)
    }
  })

  it('has houses in every outer district, none on a street or a space', () => {
    for (const { district, walls } of rows.filter((row) => row.district !== 'palace')) {
      const corners = [...walls.matchAll(/M([\d.]+) ([\d.]+)v/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      expect(corners.length, district).toBeGreaterThan(80)
      const near = corners.map((corner) => ({
        space: Math.min(...spaces.map((space) => distanceTo(corner, space, space))),
        street: Math.min(...paths.map(([a, b]) => distanceTo(corner, spaces[a]!, spaces[b]!))),
      }))
      expect(Math.min(...near.map(({ space }) => space)), district).toBeGreaterThan(20)
      expect(Math.min(...near.map(({ street }) => street)), district).toBeGreaterThan(5)
    }
  })

  it('has landmarks in every district', () => {
    for (const district of districts) expect(landmarks[district].length, district).toBeGreaterThanOrEqual(3)
  })
})

describe('what stands on it', () => {
  const different = (pictures: string[]): void => expect(new Set(pictures).size).toBe(pictures.length)

  it('every kind of space has a look of its own', () => {
    const kinds = new Map(
      spaces.map((space) => [
        [space.kind, space.guardhouse, space.sewer, space.alarm, space.gates].join(),
        render(SpaceMark, { props: { space } }).body,
      ]),
    )
    expect(kinds.size).toBe(14)
    different([...kinds.values()])
  })

  it('every figure, jewel, tile and token too', () => {
    const thieves = ['morius', 'noiron', 'jasmine', 'nikolai', 'joanne', 'zain'] as const
    const tiles = [
      'faceDown',
      'stash',
      'alertCitizens',
      'plainClothes',
      'informer',
      'guildAgent',
      'backOfMyHand',
      'trinket',
      'darkAlley',
      'manhole',
      'ladder',
    ] as const
    different([
      ...thieves.map((thief) => render(Thief, { props: { thief } }).body),
      render(Guard, { props: {} }).body,
      render(Captain, { props: {} }).body,
      ...(['yellow', 'green', 'imperial'] as const).map((jewel) => render(Jewel, { props: { jewel } }).body),
      ...tiles.map((tile) => render(Tile, { props: { tile } }).body),
      ...(['smoke', 'fire', 'mark'] as const).map((token) => render(Token, { props: { token } }).body),
    ])
  })
})
