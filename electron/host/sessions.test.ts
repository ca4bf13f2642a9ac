/** Several windows on one table: one plays for the people, the others watch what all may see. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Frame } from './api.ts'
import { newTable, openHouse, soon, tidyUp, undoSaid, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const left = { type: 'plan', side: 'left' } as const
const right = { type: 'plan', side: 'right' } as const
const ready = { type: 'ready' } as const
const step = { type: 'step', length: 1 } as const

const play = (window: Window, { id, revision }: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> =>
  window.see('play', { id, seat, moves, revision })
const last = (window: Window): Frame => window.frames().at(-1)!

async function two(names: string[], options = {}): Promise<{ house: House; other: Window; id: string }> {
  const house = await openHouse()
  const id = await newTable(house, names, 'seed', options)
  await house.see('openTable', { id })
  const other = house.window()
  await other.see('openTable', { id })
  return { house, other, id }
}

describe('a second window', () => {
  it('watches what all may see, and can ask for nothing of anybody’s seat', async () => {
    const { house, other, id } = await two(['Ann', 'Ben'])
    expect(last(house)).toMatchObject({ stage: 'curtain', holds: [0, 1] })
    expect(last(other)).toMatchObject({
      stage: 'watching',
      holds: [],
      front: null,
      mover: null,
      waiting: [],
      moves: [],
    })
    expect(last(other).view).toMatchObject({ seat: 'table', mine: null })
    const { revision } = last(other)
    const notInFront = { key: 'problem.notInFront', params: {} }
    expect(await other.refused('liftCurtain', { id, seat: 0 })).toEqual(notInFront)
    expect(await other.refused('play', { id, seat: 0, moves: [left], revision })).toEqual(notInFront)
    expect(await other.refused('whyNot', { id, seat: 0, move: left })).toEqual(notInFront)
    expect(await other.refused('undo', { id, revision })).toEqual({ key: 'problem.undo.nothing', params: {} })
    await house.see('liftCurtain', { id, seat: 0 })
    expect(await other.refused('play', { id, seat: 0, moves: [left], revision })).toEqual(notInFront)
  })

  it('is shown what happens in the open, and nothing of what is secret', async () => {
    const { house, other, id } = await two(['Ann', 'Ben'])
    const before = last(other)
    let frame = await house.see('liftCurtain', { id, seat: 0 })
    frame = await play(house, frame, 0, right)
    await undoSaid(house, frame)
    expect(other.events).toHaveLength(1)
    expect(last(other)).toBe(before)
    await play(house, frame, 0, ready)
    expect(last(other)).toMatchObject({ stage: 'watching', active: [1], view: { active: [1] }, changing: [] })
    expect(JSON.stringify(other.events)).not.toContain('right')
  })

  it('takes over, and then the first one watches', async () => {
    const { house, other, id } = await two(['Ann', 'Ben'])
    const seated = await house.see('liftCurtain', { id, seat: 0 })
    const taken = await other.see('takeOver', { id })
    expect(taken).toMatchObject({ stage: 'curtain', holds: [0, 1], waiting: [0, 1], view: null })
    expect(last(house)).toMatchObject({
      stage: 'watching',
      holds: [],
      front: null,
      view: { seat: 'table', mine: null },
    })
    expect(await house.refused('play', { id, seat: 0, moves: [left], revision: seated.revision })).toMatchObject({
      key: 'problem.stale',
    })
    expect(await house.refused('liftCurtain', { id, seat: 0 })).toMatchObject({ key: 'problem.notInFront' })
    expect((await other.see('liftCurtain', { id, seat: 1 })).view).toMatchObject({ seat: 1 })
    expect((await other.see('takeOver', { id })).revision).toBe(last(other).revision)
  })

  it('finds the seats free once the first one has left, but takes them only when it says so', async () => {
    const { house, other, id } = await two(['Ann', 'Ben'])
    house.session.close()
    expect(last(other).stage).toBe('watching')
    expect(await other.see('takeOver', { id })).toMatchObject({ stage: 'curtain', holds: [0, 1] })
    expect(await house.refused('home', undefined)).toEqual({ key: 'problem.closing', params: {} })
  })

  it('sits down at once in place of one whose line is broken', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    await house.see('openTable', { id })
    await house.see('liftCurtain', { id, seat: 0 })
    house.session.away = true
    const other = house.window()
    expect(await other.see('openTable', { id })).toMatchObject({ stage: 'curtain', holds: [0, 1], view: null })
    house.session.away = false
    expect(await house.see('openTable', { id })).toMatchObject({ stage: 'watching', holds: [] })
  })

  it('keeps its own revision: what it can’t see makes none of its clicks stale', async () => {
    const { house, other, id } = await two(['Ann', 'Ben'])
    const { revision } = last(other)
    await play(house, await house.see('liftCurtain', { id, seat: 0 }), 0, left)
    expect(last(house).revision).not.toBe(revision)
    expect(last(other).revision).toBe(revision)
    expect(await other.refused('play', { id, seat: 0, moves: [step], revision })).toMatchObject({
      key: 'problem.notInFront',
    })
  })
})

describe('bots', () => {
  it('go on when one of two windows is closed, and stop with the last', async () => {
    const house = await openHouse({ pace: () => 20 })
    const id = await newTable(house, ['bot', 'bot'], 'seed', { length: 'long' })
    await house.see('openTable', { id })
    const other = house.window()
    await other.see('openTable', { id })
    await house.ask('closeTable', { id })
    const before = other.frames().length
    await soon(() => expect(other.frames().length).toBeGreaterThan(before + 3))
    other.session.close()
    await new Promise((resolve) => setTimeout(resolve, 60))
    const { length } = other.frames()
    const moves = house.db.prepare('SELECT count(*) AS n FROM moves').get()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(other.frames()).toHaveLength(length)
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual(moves)
  })
})

describe('a window', () => {
  it('is told each thing once, and answered with its name', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    const opened = await house.ask('openTable', { id })
    expect(Object.keys(opened)).toEqual(['revision'])
    await house.ask('play', { id, seat: 0, moves: [step], revision: opened.revision })
    const revisions = house.frames().map(({ revision }) => revision)
    expect(new Set(revisions).size).toBe(revisions.length)
    expect(revisions).toHaveLength(2)
  })

  it('is answered in the order in which it asked', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    const { settings } = await house.ask('home', undefined)
    const answered: string[] = []
    const ask = async (name: string, input: unknown) => {
      const answer = await house.session.handle(name, input)
      answered.push(name)
      return answer
    }
    // To open a table takes a while; nothing may overtake it.
    const [, , home] = await Promise.all([
      ask('openTable', { id }),
      ask('saveSettings', { ...settings, theme: 'paper' }),
      ask('home', undefined),
    ])
    expect(answered).toEqual(['openTable', 'saveSettings', 'home'])
    expect(home).toMatchObject({ ok: true, value: { settings: { theme: 'paper' } } })
  })

  it('that leaves while its table is being opened does not sit there for ever', async () => {
    const house = await openHouse({ pace: () => 5 })
    const id = await newTable(house, ['bot', 'bot'], 'seed', { length: 'long' })
    const hasty = house.window()
    const opening = hasty.session.handle('openTable', { id })
    await Promise.resolve()
    hasty.session.close()
    expect(await opening).toEqual({ ok: false, problem: { key: 'problem.closing', params: {} } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: 0 })
  })

  it('must sit down before it asks for anything at a table', async () => {
    const { house, id } = await two(['Ann', 'Ben'])
    const stranger = house.window()
    const notAtTable = { key: 'problem.notAtTable', params: {} }
    for (const [name, input] of [
      ['liftCurtain', { id, seat: 0 }],
      ['lowerCurtain', { id }],
      ['takeOver', { id }],
      ['play', { id, seat: 0, moves: [left], revision: last(house).revision }],
      ['undo', { id, revision: last(house).revision }],
      ['whyNot', { id, seat: 0, move: left }],
      ['earlier', { id, revision: last(house).revision, before: 5 }],
    ] as const) {
      expect(await stranger.refused(name, input)).toEqual(notAtTable)
    }
  })
})
