/** A person leaves and a bot plays on for them, until they come back. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Frame } from './api.ts'
import { chairsAgree } from './chairs.ts'
import type { Happening, Sitter } from './store/games.ts'
import { newTable, openHouse, soon, tidyUp, undoSaid, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const left = { type: 'plan', side: 'left' } as const
const ready = { type: 'ready' } as const
const step = { type: 'step', length: 1 } as const

const sit = async (house: House, names: string[], options = {}): Promise<Frame> =>
  house.see('openTable', { id: await newTable(house, names, 'seed', options) })
const play = (house: Window, { id, revision }: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> =>
  house.see('play', { id, seat, moves, revision })
const leave = (house: Window, { id }: Frame, seat: number): Promise<Frame> =>
  house.see('leaveChair', { id, seat, level: 'lookout' })
const comeBack = (house: Window, { id }: Frame, seat: number): Promise<Frame> =>
  house.see('returnToChair', { id, seat })
const last = (house: Window): Frame => house.frames().at(-1)!
const kinds = ({ seats }: Pick<Frame, 'seats'>) => seats.map(({ kind, level, lent }) => ({ kind, level, lent }))
const person = { kind: 'person', level: undefined, lent: undefined }
const standIn = { kind: 'bot', level: 'lookout', lent: true }
const refusal = { key: 'problem.chair', params: {} }

describe('a chair that is left', () => {
  it('is played by a bot under the same name, and nobody is shown what it knows', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'Ben'])
    const ann = await house.see('liftCurtain', { id, seat: 0 })
    const frame = await leave(house, await play(house, ann, 0, left), 0)
    // Ann sits in front: before Ben looks, she has to look away.
    expect(frame).toMatchObject({ stage: 'curtain', front: null, waiting: [1], view: null, holds: [1] })
    expect(kinds(frame)).toEqual([standIn, person])
    expect(frame.seats[0]!.name).toBe('Ann')

    const ben = await house.see('liftCurtain', { id, seat: 1 })
    await play(house, ben, 1, left, ready)
    await soon(() => expect(last(house)).toMatchObject({ stage: 'seated', front: 1, mover: 1, thinking: [] }))
    expect(JSON.stringify(house.frames().slice(-2))).not.toContain('"seat":0,"phase"')
  })

  it('is taken back behind a curtain, with what has happened meanwhile', async () => {
    const house = await openHouse()
    const frame = await leave(house, await sit(house, ['Ann', 'bot'], { length: 'long' }), 0)
    const { id } = frame
    expect(frame).toMatchObject({ stage: 'watching', front: null, holds: [], view: { seat: 'table', mine: null } })
    await soon(() => expect(last(house)).toMatchObject({ id, view: { round: 1 } }))
    const down = await comeBack(house, frame, 0)
    expect(down).toMatchObject({ stage: 'curtain', waiting: [0], view: null, holds: [0] })
    // The others play on meanwhile, and the curtain stays down.
    await soon(() => expect(last(house).active).toContain(0))
    expect(last(house)).toMatchObject({ stage: 'curtain', view: null })
    const ann = await house.see('liftCurtain', { id, seat: 0 })
    expect(ann).toMatchObject({ stage: 'seated', front: 0, view: { seat: 0 } })
    expect(ann.recap?.steps.length).toBeGreaterThan(0)
    expect(kinds(ann)[0]).toEqual(person)
  })

  it('leaves whoever is in front where they are', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'Ben'])
    const ann = await house.see('liftCurtain', { id, seat: 0 })
    expect(await leave(house, ann, 1)).toMatchObject({ stage: 'seated', front: 0, mover: 0, view: { seat: 0 } })
    expect(await comeBack(house, ann, 1)).toMatchObject({ stage: 'seated', front: 0, view: { seat: 0 } })
  })

  it('can’t be a bot’s own, nor left twice, nor by a window that only watches, nor when the game is over', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'bot'], { open: true })
    const level = 'lookout'
    for (const [request, seat] of [
      ['leaveChair', 1],
      ['returnToChair', 1],
      ['returnToChair', 0],
      ['leaveChair', 5],
    ] as const) {
      expect(await house.refused(request, { id, seat, level })).toEqual(refusal)
    }
    const watcher = house.window()
    await watcher.see('openTable', { id })
    expect(await watcher.refused('leaveChair', { id, seat: 0, level })).toEqual(refusal)
    await leave(house, last(house), 0)
    await soon(() => expect(last(house).stage).toBe('over'))
    expect(await house.refused('returnToChair', { id, seat: 0 })).toEqual(refusal)
  })
})

describe('undo', () => {
  it('never goes back to before a chair changed hands', async () => {
    const house = await openHouse()
    let frame = await play(house, await sit(house, ['Ann', 'Ben', 'Cleo'], { open: true }), 0, step)
    frame = await play(house, frame, 1, step)
    expect(await undoSaid(house, frame)).toBe('possible')
    // Ben's move was the last one of a person who still plays: what Ann has done since would go with it.
    frame = await leave(house, frame, 0)
    expect(frame.undo).toBe('chair')
    const { id, revision } = frame
    expect(await house.refused('undo', { id, revision })).toEqual({ key: 'problem.undo.chair', params: {} })
    frame = await play(house, await comeBack(house, frame, 0), 2, step)
    expect(await undoSaid(house, frame)).toBe('possible')
    frame = await house.see('undo', { id, revision: frame.revision })
    expect(frame).toMatchObject({ mover: 2, undo: 'chair', view: { points: [1, 1, 0] } })
  })

  it('leaves a plan alone that was laid before', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'Ben'])
    const ann = await play(house, await house.see('liftCurtain', { id, seat: 0 }), 0, left)
    expect(await undoSaid(house, ann)).toBe('possible')
    expect(await leave(house, ann, 1)).toMatchObject({ undo: 'chair' })
  })
})

describe('a saved table', () => {
  it('remembers who sits where: on the shelf, when it is opened, copied, or carried elsewhere', async () => {
    const house = await openHouse()
    let frame = await play(house, await sit(house, ['Ann', 'Ben'], { open: true }), 0, step)
    frame = await leave(house, await play(house, frame, 1, step), 0)
    const { id } = frame
    const savedKinds = async () => (await house.ask('home', undefined)).saved.map(kinds)
    expect(await savedKinds()).toEqual([[standIn, person]])

    await house.ask('closeTable', { id })
    frame = await house.see('openTable', { id })
    expect(kinds(frame)).toEqual([standIn, person])
    expect(frame.undo).toBe('chair')

    const { id: copy } = await house.ask('duplicateGame', { id })
    const { text } = await house.ask('exportGame', { id })
    const { id: carried } = await house.ask('importGame', { text })
    expect(await savedKinds()).toEqual(Array(3).fill([standIn, person]))
    for (const table of [copy, carried]) {
      await house.see('openTable', { id: table })
      expect(kinds(await house.see('returnToChair', { id: table, seat: 0 }))).toEqual([person, person])
    }
    const { id: again } = await house.ask('playAgain', { id })
    expect(kinds(await house.see('openTable', { id: again }))).toEqual([person, person])
  })

  it('is believed only if its chairs changed hands in turn', () => {
    const ann: Sitter = { kind: 'person', name: 'Ann', colour: 'ruby', emblem: 'mask', level: null }
    const bot: Sitter = { ...ann, kind: 'bot', level: 'lookout' }
    const changes = (...chairs: Sitter[]): Happening[] => chairs.map((chair) => ({ kind: 'chair', seat: 0, chair }))
    expect(chairsAgree([ann], [])).toBe(true)
    expect(chairsAgree([bot], changes(bot))).toBe(true)
    expect(chairsAgree([ann], changes(bot, ann))).toBe(true)
    expect(chairsAgree([ann], changes(bot))).toBe(false)
    expect(chairsAgree([ann], changes(ann))).toBe(false)
    expect(chairsAgree([bot], changes(bot, bot))).toBe(false)
    expect(chairsAgree([bot], changes({ ...bot, name: 'Ben' }))).toBe(false)
    expect(chairsAgree([bot], changes({ ...bot, level: null }))).toBe(false)
    expect(chairsAgree([bot], [{ kind: 'chair', seat: 1, chair: bot }])).toBe(false)
  })
})
