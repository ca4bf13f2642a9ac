import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inOneGo } from '../pieces.ts'
import { newTable, openHouse, tidyUp, type House } from '../testing/house.ts'
import { gameStore, type GameStore, type Happening, type WholeTable } from './games.ts'

afterEach(tidyUp)

const id = '11111111-2222-4333-8444-555555555555'
const step: Happening = { kind: 'move', seat: 0, move: Object.assign({ type: 'step' }, { length: 1 }) }

let house: House
let store: GameStore
/** So much has happened that it is written and read in several pieces. */
let table: WholeTable

beforeEach(async () => {
  house = await openHouse()
  store = gameStore(house.db)
  const dealt = inOneGo(store.read(await newTable(house, ['Ann', 'Ben'])))
  const happenings = Array.from({ length: 1250 }, () => [step, { kind: 'undo', to: 0 } as const]).flat()
  table = { ...dealt, record: { ...dealt.record, id }, happenings, snapshot: { ...dealt.snapshot, n: 2500 } }
})

const onTheShelf = (): string[] => store.page(null, 40).saved.map(({ record }) => record.id)

describe('a table that is written in pieces', () => {
  it('is nowhere until it is there as a whole', () => {
    const work = store.create(table)
    for (let { done } = work.next(); !done; { done } = work.next()) {
      expect(onTheShelf()).not.toContain(id)
      expect(() => store.find(id)).toThrow('problem.noGame')
    }
    expect(onTheShelf()).toContain(id)
    expect(inOneGo(store.read(id))).toEqual(table)
  })

  it('is forgotten at the next start if it was never finished', () => {
    store.create(table).next()
    const count = (): unknown => house.db.prepare('SELECT count(*) AS n FROM moves WHERE game_id = ?').get(id)
    expect(count()).toEqual({ n: 1000 })
    store.purge(Date.now())
    expect(count()).toEqual({ n: 0 })
  })
})

describe('a table that is read in pieces', () => {
  it('is as it was when it was asked for, whatever happens there meanwhile', () => {
    inOneGo(store.create(table))
    const work = store.read(id)
    work.next()
    const { seats } = table.record
    const looks = { seen: seats.map(() => 0), lifted: seats.map(() => 0), shown: seats.map(() => 0) }
    const snapshot = { ...table.snapshot, n: 2501, made: 1 }
    store.append(id, [step], { snapshot, looks, played: 1, winners: null })
    expect(inOneGo(work)).toEqual(table)
  })
})
