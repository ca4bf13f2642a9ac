/** Plans that are taken back until the phase ends, whatever the others have done meanwhile. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Frame } from './api.ts'
import { newTable, openHouse, soon, tidyUp, undoSaid, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const left = { type: 'plan', side: 'left' } as const
const right = { type: 'plan', side: 'right' } as const
const ready = { type: 'ready' } as const

const play = (house: Window, { id, revision }: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> =>
  house.see('play', { id, seat, moves, revision })
const lift = (house: Window, { id }: Frame, seat: number): Promise<Frame> => house.see('liftCurtain', { id, seat })
const undo = (house: Window, { id, revision }: Frame): Promise<Frame> => house.see('undo', { id, revision })

async function sit(house: House, names: string[], options = {}): Promise<Frame> {
  return house.see('openTable', { id: await newTable(house, names, 'plans', options) })
}

/** A seat lifts the curtain, makes its moves, and the curtain falls when it is ready. */
async function plan(house: House, frame: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> {
  let seen = await lift(house, frame, seat)
  for (const move of moves) seen = await play(house, seen, seat, move)
  return seen
}
const rows = ({ db }: House) => db.prepare('SELECT kind, seat, move, undo_to FROM moves ORDER BY n').all()

describe('a plan', () => {
  it('is taken back move by move, also once others have looked and planned', async () => {
    const house = await openHouse()
    let frame = await plan(house, await sit(house, ['Ann', 'Ben', 'Cleo']), 0, left, right, ready)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [1, 2], changing: [0] })
    frame = await plan(house, frame, 1, right, ready)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [2], changing: [0, 1] })

    frame = await lift(house, frame, 0)
    expect(frame).toMatchObject({ stage: 'seated', front: 0, mover: null, moves: [] })
    expect(await undoSaid(house, frame)).toBe('possible')
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ front: 0, mover: 0, active: [0, 2], view: { mine: { plans: ['left', 'right'] } } })
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ front: 0, view: { mine: { plans: ['left'] } } })
    expect(frame.log.lines).toEqual([])
    frame = await play(house, frame, 0, ready)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [2], changing: [0, 1] })

    frame = await plan(house, frame, 2, left, ready)
    expect(frame.view).toMatchObject({ phase: 'turn', news: [{ params: { plans: ['left', 'right', 'left'] } }] })
  })

  it('is gone from the middle of the list in one go: an undo, and the others’ moves again', async () => {
    const house = await openHouse()
    let frame = await plan(house, await sit(house, ['Ann', 'Ben']), 0, left, ready)
    frame = await house.see('lowerCurtain', await plan(house, frame, 1, right))
    frame = await undo(house, await lift(house, frame, 0))
    expect(rows(house).slice(3)).toEqual([
      { kind: 'undo', seat: null, move: null, undo_to: 1 },
      { kind: 'move', seat: 1, move: JSON.stringify(right), undo_to: null },
    ])
    await house.ask('closeTable', frame)
    frame = await lift(house, await house.see('openTable', frame), 1)
    expect(frame.view).toMatchObject({ active: [0, 1], mine: { plans: ['right'] } })
  })

  it('leaves the others’ recap and undo as they were', async () => {
    const house = await openHouse()
    let frame = await plan(house, await sit(house, ['Ann', 'Ben']), 0, left, ready)
    frame = await house.see('lowerCurtain', await plan(house, frame, 1, right, left))
    frame = await undo(house, await lift(house, frame, 0))
    frame = await house.see('lowerCurtain', frame)
    frame = await lift(house, frame, 1)
    expect(frame.recap).toBeNull()
    expect(frame.log.lines.map(({ key }) => key)).toEqual(['youPlanned', 'youPlanned'])
    expect(await undoSaid(house, frame)).toBe('possible')
    expect((await undo(house, frame)).view).toMatchObject({ mine: { plans: ['right'] } })
  })

  it('makes nobody’s click stale, and no frame, for whoever can’t see it', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'Ben', 'Cleo'])
    const watcher = house.window()
    const { revision } = await watcher.see('openTable', frame)
    let seen = await plan(house, frame, 0, left)
    seen = await undo(house, seen)
    await undoSaid(house, seen)
    expect(watcher.frames().map((each) => each.revision)).toEqual([revision])
  })

  it('can’t be taken back once the phase has ended', async () => {
    const house = await openHouse()
    let frame = await plan(house, await sit(house, ['Ann', 'Ben']), 0, left, ready)
    frame = await plan(house, frame, 1, right, ready)
    expect(frame).toMatchObject({ stage: 'open', changing: [] })
    expect(await undoSaid(house, frame)).not.toBe('possible')
  })

  it('is taken back while bots plan, and they go on as they would have', async () => {
    const stories = []
    for (const changesMind of [false, true]) {
      const house = await openHouse({ pace: () => 0 })
      let frame = await sit(house, ['Ann', 'bot', 'bot'])
      frame = await play(house, frame, 0, left)
      if (changesMind) frame = await undo(house, await play(house, frame, 0, ready))
      await play(house, frame, 0, ready)
      await soon(() => expect(house.frames().at(-1)?.view?.phase).toBe('turn'))
      stories.push(house.frames().at(-1)?.view?.news)
    }
    expect(stories[1]).toEqual(stories[0])
  })
})
