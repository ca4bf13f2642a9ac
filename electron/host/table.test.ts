import { afterEach, describe, expect, it } from 'vitest'
import type { Frame } from './api.ts'
import { newTable, openHouse, soon, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

const left = { type: 'plan', side: 'left' } as const
const right = { type: 'plan', side: 'right' } as const
const step = { type: 'step', length: 1 } as const
const roll = { type: 'roll' } as const

const play = (house: House, { id, revision }: Frame, seat: number, move: { type: string }): Promise<Frame> =>
  house.ask('play', { id, seat, move, revision })
const lift = (house: House, { id }: Frame, seat: number): Promise<Frame> => house.ask('liftCurtain', { id, seat })
const undo = (house: House, { id, revision }: Frame): Promise<Frame> => house.ask('undo', { id, revision })

/** Everybody lifts the curtain and plans. */
async function planAll(house: House, frame: Frame): Promise<Frame> {
  while (isPlanning(house, frame)) {
    const [seat] = frame.waiting
    frame = await play(house, await lift(house, frame, seat!), seat!, left)
  }
  return frame
}

function isPlanning({ db }: House, { id }: Frame): boolean {
  const { state } = db.prepare('SELECT state FROM snapshots WHERE game_id = ?').get(id) as { state: string }
  return (JSON.parse(state) as { phase: string }).phase === 'plan'
}

describe('the curtain', () => {
  it('is down when a table with several people and secrets is opened, and nothing is behind it', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben', 'Cleo'])
    const frame = await house.ask('openTable', { id })
    expect(frame).toMatchObject({
      stage: 'curtain',
      front: null,
      waiting: [0, 1, 2],
      active: [0, 1, 2],
      view: null,
      moves: [],
      log: { from: 0, lines: [] },
      recap: [],
      seed: '',
    })
  })

  it('is lifted by any of those who are waited for, and shows them their own view', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben', 'Cleo'])
    await house.ask('openTable', { id })
    const frame = await house.ask('liftCurtain', { id, seat: 1 })
    expect(frame).toMatchObject({ stage: 'seated', front: 1, waiting: [], view: { seat: 1 }, moves: [left, right] })
    expect(house.frames()).toEqual([frame])
    expect(await house.ask('liftCurtain', { id, seat: 1 })).toMatchObject({ revision: frame.revision })
    expect(await house.refused('liftCurtain', { id, seat: 0 })).toEqual({ key: 'problem.notInFront', params: {} })
  })

  it('falls between two people, and nobody is shown anything of the other', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben']) })
    frame = await play(house, await lift(house, frame, 0), 0, right)
    expect(frame).toMatchObject({ stage: 'curtain', front: null, waiting: [1], view: null, moves: [] })
    expect(JSON.stringify(frame)).not.toContain('right')
    frame = await lift(house, frame, 1)
    expect(frame).toMatchObject({ front: 1, view: { seat: 1, planned: [true, false] } })
    expect(JSON.stringify(frame.view) + JSON.stringify(frame.log) + JSON.stringify(frame.recap)).not.toContain('right')
  })

  it('gives no seat to whoever is not in front: no move, no question', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben']) })
    const ask = { id: frame.id, revision: frame.revision, seat: 0, move: left }
    expect(await house.refused('play', ask)).toMatchObject({ key: 'problem.notInFront' })
    expect(await house.refused('whyNot', ask)).toMatchObject({ key: 'problem.notInFront' })
    frame = await lift(house, frame, 1)
    expect(await house.refused('play', { ...ask, revision: frame.revision })).toMatchObject({
      key: 'problem.notInFront',
    })
    expect(await house.refused('whyNot', ask)).toMatchObject({ key: 'problem.notInFront' })
    expect(await house.ask('whyNot', { id: frame.id, seat: 1, move: step })).toMatchObject({ rule: 'PO-1' })
    expect(await house.ask('whyNot', { id: frame.id, seat: 1, move: left })).toBeNull()
  })

  it('lifts with what happened since that seat last looked, told as it may know it', async () => {
    const house = await openHouse()
    let frame = await planAll(
      house,
      await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben', 'Cleo']) }),
    )
    frame = await lift(house, frame, 0)
    // The own last move comes first: the curtain fell before its maker could see what came of it.
    expect(frame.recap.map(({ key }) => key)).toEqual(['youPlanned', 'revealed'])
    frame = await play(house, frame, 0, { type: 'peek', at: 2 } as { type: string })
    frame = await lift(house, frame, 1)
    expect(frame.recap.map(({ key }) => key)).toEqual(['youPlanned', 'revealed', 'peeked'])
    frame = await play(house, frame, 1, step)
    frame = await lift(house, frame, 2)
    expect(frame.recap.map(({ key }) => key)).toEqual(['youPlanned', 'revealed', 'peeked', 'stepped'])
    // All plan now, and Cleo still sits in front.
    frame = await play(house, await play(house, frame, 2, step), 2, left)
    frame = await lift(house, frame, 0)
    expect(frame.recap.map(({ key }) => key)).toEqual(['youPeeked', 'stepped', 'stepped'])
  })

  it('never falls for one person among bots', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['bot', 'Ann', 'bot']) })
    expect(frame).toMatchObject({ stage: 'seated', front: 1 })
    await play(house, frame, 1, left)
    await soon(() => expect(house.frames().at(-1)?.moves).toContainEqual(step))
    expect(house.frames().every(({ stage, front }) => stage === 'seated' && front === 1)).toBe(true)
  })

  it('never falls in a game without secrets: who acts simply is in front', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    expect(frame).toMatchObject({ stage: 'seated', front: 0, view: { seat: 0 } })
    frame = await play(house, frame, 0, step)
    expect(frame).toMatchObject({ stage: 'seated', front: 1, view: { seat: 1 } })
    expect(frame.log.lines.map(({ key }) => key)).toEqual(['stepped'])
  })

  it('stays up, with the same seat in front, while bots play between two people', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot', 'Ben']) })
    frame = await play(house, await lift(house, frame, 0), 0, left)
    frame = await play(house, await lift(house, frame, 2), 2, left)
    // The bot plans last; then it is Ann's turn.
    await soon(() => expect(house.frames().at(-1)).toMatchObject({ stage: 'curtain', waiting: [0] }))
    frame = await play(house, await lift(house, frame, 0), 0, step)
    expect(frame).toMatchObject({ stage: 'seated', front: 0, active: [1], thinking: [1], moves: [] })
    await soon(() => expect(house.frames().at(-1)).toMatchObject({ stage: 'curtain', waiting: [2] }))
  })
})

describe('bots', () => {
  it('play a table without people to its end, seen by a spectator', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['bot', 'bot', 'bot'])
    const frame = await house.ask('openTable', { id })
    expect(frame).toMatchObject({ stage: 'watching', front: null, view: { seat: 'table', mine: null } })
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
    const last = house.frames().at(-1)!
    expect(last.outcome?.scores).toHaveLength(3)
    expect(last.seed).toBe('seed')
    expect(last.thinking).toEqual([])
  })

  it('do the same again at the same table', async () => {
    const stories = []
    for (let i = 0; i < 2; i++) {
      const house = await openHouse()
      const id = await newTable(house, ['bot', 'bot'], 'again')
      await house.ask('openTable', { id })
      await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
      stories.push(house.db.prepare('SELECT n, seat, move FROM moves ORDER BY n').all())
    }
    expect(stories[0]).toEqual(stories[1])
  })

  it('let people look at what they did', async () => {
    const house = await openHouse({ pace: () => 150 })
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot'], 'seed', true) })
    await play(house, frame, 0, step)
    const before = Date.now()
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    expect(Date.now() - before).toBeGreaterThanOrEqual(140)
  })

  it('leave no trace of a move that the front can’t see', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot', 'bot', 'bot']) })
    await play(house, frame, 0, left)
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    const revealed = house.frames().at(-1)!
    expect(revealed.log.lines.map(({ key, move }) => [key, move])).toEqual([
      ['youPlanned', 0],
      ['revealed', 1],
    ])
  })

  it('stop when their table is closed', async () => {
    const house = await openHouse({ pace: () => 30 })
    const id = await newTable(house, ['bot', 'bot'])
    await house.ask('openTable', { id })
    await soon(() => expect(house.frames().length).toBeGreaterThan(2))
    await house.ask('closeTable', { id })
    const { length } = house.frames()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(house.frames()).toHaveLength(length)
  })
})

describe('undo', () => {
  it('has nothing to take back at first', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    expect(frame.undo).toBe('nothing')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.nothing', params: {} })
  })

  it('goes back to before the last move of a person, and is only ever added to the list', async () => {
    const house = await openHouse()
    const first = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    const stepped = await play(house, first, 0, step)
    expect(stepped.undo).toBe('possible')
    const back = await undo(house, stepped)
    expect(back).toMatchObject({ front: 0, view: first.view, moves: first.moves, undo: 'nothing', log: first.log })
    expect(back.revision).not.toBe(first.revision)
    await play(house, back, 0, { type: 'step', length: 2 } as { type: string })
    expect(house.db.prepare('SELECT n, kind, seat, move, undo_to FROM moves ORDER BY n').all()).toEqual([
      { n: 0, kind: 'move', seat: 0, move: JSON.stringify(step), undo_to: null },
      { n: 1, kind: 'undo', seat: null, move: null, undo_to: 0 },
      { n: 2, kind: 'move', seat: 0, move: '{"type":"step","length":2}', undo_to: null },
    ])
  })

  it('can be done again and again, as far as nothing was random', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    frame = await play(house, frame, 0, roll)
    expect(frame.undo).toBe('random')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.random', params: {} })
    frame = await play(house, frame, 1, step)
    frame = await play(house, frame, 0, step)
    frame = await undo(house, frame)
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ front: 1, undo: 'random' })
  })

  it('stops at what somebody has learnt', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben']) })
    frame = await planAll(house, frame)
    frame = await lift(house, frame, 0)
    frame = await play(house, frame, 0, { type: 'peek', at: 1 } as { type: string })
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.learnt', params: {} })
    // The reason would tell all others what was seen.
    expect(frame).toMatchObject({ stage: 'curtain', undo: 'nothing' })
  })

  it('stops once somebody else has looked, also after the table was opened anew', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    let frame = await house.ask('openTable', { id })
    frame = await play(house, await lift(house, frame, 0), 0, left)
    expect(frame).toMatchObject({ stage: 'curtain', undo: 'possible' })
    frame = await lift(house, frame, 1)
    expect(frame.undo).toBe('looked')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.looked', params: {} })
    await house.ask('closeTable', { id })
    frame = await house.ask('openTable', { id })
    expect(frame).toMatchObject({ stage: 'curtain', undo: 'nothing' })
    expect((await lift(house, frame, 1)).undo).toBe('looked')
  })

  it('from under the curtain leaves it down, for the one whose move it was', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben']) })
    frame = await play(house, await lift(house, frame, 1), 1, left)
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [0, 1], view: null })
    expect((await lift(house, frame, 1)).view).toMatchObject({ mine: { plan: null } })
  })

  it('takes the bots’ moves since then back as well', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot'], 'again', true) })
    const before = frame.view
    await play(house, frame, 0, step)
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    const now = house.frames().at(-1)!
    expect(now.log.lines.map(({ key }) => key)).toEqual(['stepped', 'stepped'])
    expect(now.undo).toBe('possible')
    expect(await undo(house, now)).toMatchObject({ view: before, front: 0 })
  })

  it('works while a bot is thinking, which then thinks no more of it', async () => {
    const house = await openHouse({ pace: () => 80 })
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot'], 'seed', true) })
    frame = await undo(house, await play(house, frame, 0, step))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(house.frames().at(-1)).toEqual(frame)
  })
})

describe('a revision', () => {
  it('is good for one move: a second click changes nothing', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    const ask = { id: frame.id, seat: 0, move: step, revision: frame.revision }
    const [first, second] = await Promise.all([house.host.handle('play', ask), house.host.handle('play', ask)])
    expect(first.ok).toBe(true)
    expect(second).toEqual({ ok: false, problem: { key: 'problem.stale', params: {} } })
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.stale', params: {} })
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: 1 })
    expect(house.frames()).toHaveLength(1)
  })

  it('can’t be counted', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    const next = await play(house, frame, 0, step)
    expect(next.revision).toMatch(/^[0-9a-f-]{36}$/)
    expect(next.revision).not.toBe(frame.revision)
  })

  it('goes with a legal move only', async () => {
    const house = await openHouse()
    const frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    for (const move of [{ type: 'fly' }, { type: 'step', length: 9 }, { type: 'step', length: 1, extra: 1 }]) {
      const { id, revision } = frame
      expect(await house.refused('play', { id, seat: 0, move, revision })).toEqual({
        key: 'problem.illegalMove',
        params: { rule: 'PO-1', refusal: 'refusal.noMove' },
      })
    }
    expect(house.frames()).toEqual([])
  })
})

describe('the log', () => {
  it('comes whole to whoever opens the table, and in pieces to whoever was there', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['bot', 'bot', 'bot', 'bot'], 'long')
    let windowLog = (await house.ask('openTable', { id })).log.lines
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
    for (const { log } of house.frames()) {
      expect(log.from).toBeLessThanOrEqual(windowLog.length)
      windowLog = [...windowLog.slice(0, log.from), ...log.lines]
    }
    const { log } = await house.ask('openTable', { id })
    expect(log.from).toBe(0)
    expect(windowLog).toEqual(log.lines)
  })
})

describe('a table that is over', () => {
  it('is shown as a spectator sees it where several people played', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'Ben'], 'seed', true) })
    while (frame.stage !== 'over') frame = await play(house, frame, frame.front!, step)
    expect(frame).toMatchObject({ front: null, view: { seat: 'table' }, moves: [], active: [], seed: 'seed' })
    expect(frame.outcome?.winners).toEqual([0, 1])
    expect((await house.ask('home', undefined)).saved[0]?.outcome).toEqual(frame.outcome)
  })

  it('is shown as one person among bots saw it', async () => {
    const house = await openHouse()
    let frame = await house.ask('openTable', { id: await newTable(house, ['Ann', 'bot'], 'seed', true) })
    while (frame.stage !== 'over') {
      if (frame.active.includes(0)) await play(house, frame, 0, step)
      await soon(() => {
        frame = house.frames().at(-1)!
        expect(frame.stage === 'over' || frame.active.includes(0)).toBe(true)
      })
    }
    expect(frame).toMatchObject({ front: 0, view: { seat: 0 } })
    expect(frame.outcome).not.toBeNull()
  })
})
