import { afterEach, describe, expect, it } from 'vitest'
import type { Frame } from './api.ts'
import { newTable, openHouse, soon, tidyUp, undoSaid, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const left = { type: 'plan', side: 'left' } as const
const right = { type: 'plan', side: 'right' } as const
const ready = { type: 'ready' } as const
const step = { type: 'step', length: 1 } as const
const roll = { type: 'roll' } as const
const peek = (at: number) => ({ type: 'peek', at }) as { type: string }

const open = { open: true }
const quiet = { quiet: true }

const play = (house: Window, { id, revision }: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> =>
  house.see('play', { id, seat, moves, revision })
const lift = (house: Window, { id }: Frame, seat: number): Promise<Frame> => house.see('liftCurtain', { id, seat })
const undo = (house: Window, { id, revision }: Frame): Promise<Frame> => house.see('undo', { id, revision })
const told = ({ steps }: Pick<Frame, 'steps'>): string[] => steps.flatMap(({ lines }) => lines.map(({ key }) => key))
const recapped = ({ recap }: Frame): string[] => (recap ? told(recap) : [])

async function sit(house: House, names: string[], options = {}, seed = 'seed'): Promise<Frame> {
  return house.see('openTable', { id: await newTable(house, names, seed, options) })
}

/** Everybody lifts the curtain and plans. */
async function planAll(house: House, frame: Frame): Promise<Frame> {
  while (isPlanning(house, frame)) {
    const [seat] = frame.waiting
    const seen = await lift(house, frame, seat!)
    frame = await play(house, await play(house, seen, seat!, left), seat!, ready)
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
    const frame = await sit(house, ['Ann', 'Ben', 'Cleo'])
    expect(frame).toMatchObject({
      stage: 'curtain',
      holds: [0, 1, 2],
      front: null,
      mover: null,
      waiting: [0, 1, 2],
      changing: [],
      active: [0, 1, 2],
      view: null,
      moves: [],
      log: { from: 0, lines: [] },
      steps: [],
      recap: null,
      seed: '',
    })
  })

  it('is lifted by any of those who are waited for, and shows them their own view', async () => {
    const house = await openHouse()
    const { id } = await sit(house, ['Ann', 'Ben', 'Cleo'])
    const frame = await house.see('liftCurtain', { id, seat: 1 })
    expect(frame).toMatchObject({ stage: 'seated', front: 1, mover: 1, waiting: [], view: { seat: 1 } })
    expect(frame.moves).toEqual([left, right])
    expect(house.frames()).toHaveLength(2)
    expect(await house.ask('liftCurtain', { id, seat: 1 })).toEqual({ revision: frame.revision })
    expect(await house.refused('liftCurtain', { id, seat: 0 })).toEqual({ key: 'problem.notInFront', params: {} })
    expect(house.frames()).toHaveLength(2)
  })

  it('falls between two people, and nobody is shown anything of the other', async () => {
    const house = await openHouse()
    let frame = await lift(house, await sit(house, ['Ann', 'Ben']), 0)
    frame = await play(house, await play(house, frame, 0, right), 0, ready)
    expect(frame).toMatchObject({ stage: 'curtain', front: null, waiting: [1], changing: [0], view: null, moves: [] })
    expect(JSON.stringify(frame)).not.toContain('right')
    const { view, log, steps, recap } = await lift(house, frame, 1)
    expect(view).toMatchObject({ seat: 1, active: [1] })
    expect(JSON.stringify([view, log, steps, recap])).not.toContain('right')
  })

  it('gives no seat to whoever is not in front: no move, no question', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'])
    const ask = { id: frame.id, revision: frame.revision, seat: 0, moves: [left] }
    const why = { id: frame.id, seat: 0, move: left }
    expect(await house.refused('play', ask)).toMatchObject({ key: 'problem.notInFront' })
    expect(await house.refused('whyNot', why)).toMatchObject({ key: 'problem.notInFront' })
    frame = await lift(house, frame, 1)
    expect(await house.refused('play', { ...ask, revision: frame.revision })).toMatchObject({
      key: 'problem.notInFront',
    })
    expect(await house.refused('whyNot', why)).toMatchObject({ key: 'problem.notInFront' })
    expect(await house.ask('whyNot', { ...why, seat: 1, move: step })).toMatchObject({ rule: 'PO-1' })
    expect(await house.ask('whyNot', { ...why, seat: 1 })).toBeNull()
  })

  it('is lowered by the one in front who wants to let others choose first', async () => {
    const house = await openHouse()
    let frame = await play(house, await lift(house, await sit(house, ['Ann', 'Ben']), 0), 0, left)
    frame = await house.see('lowerCurtain', frame)
    expect(frame).toMatchObject({ stage: 'curtain', front: null, waiting: [0, 1], view: null })
    expect((await lift(house, frame, 0)).view).toMatchObject({ mine: { plans: ['left'] } })
  })

  it('lifts with what happened since that seat last looked, told as it may know it', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben', 'Cleo'], quiet))
    frame = await lift(house, frame, 0)
    // What they did themselves they know; what came of it once all were ready they don't.
    expect(recapped(frame)).toEqual(['revealed'])
    expect(frame.recap!.before).toMatchObject({ seat: 0, phase: 'plan', mine: { plans: ['left'] } })
    expect(frame.recap!.steps.at(-1)!.view).toEqual(frame.view)
    frame = await play(house, frame, 0, step)
    frame = await lift(house, frame, 1)
    expect(recapped(frame)).toEqual(['revealed', 'stepped'])
    expect(frame.recap!.steps.map(({ view }) => (view as { points?: unknown }).points)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ])
    frame = await play(house, frame, 1, step)
    frame = await lift(house, frame, 2)
    expect(recapped(frame)).toEqual(['revealed', 'stepped', 'stepped'])
    // All plan now, and Cleo still sits in front.
    frame = await play(house, frame, 2, step)
    frame = await play(house, await play(house, frame, 2, left), 2, ready)
    frame = await lift(house, frame, 0)
    // Their own step, with which they had handed over, is not told again.
    expect(frame.recap!.steps.flatMap(({ lines }) => lines.map(({ params }) => params.by))).toEqual([1, 2])
  })

  it('falls after all have seen what led there, as far as it is nobody’s secret', async () => {
    const house = await openHouse()
    const planned = await planAll(house, await sit(house, ['Ann', 'Ben', 'Cleo'], quiet))
    const ann = await lift(house, planned, 0)
    expect(ann.before).toBeUndefined()
    await play(house, ann, 0, step)
    const [parting, curtain] = house.frames().slice(-2) as [Frame, Frame]
    // From the first movement on they see what all may see, not what Ann saw a moment ago.
    expect(parting.before).toMatchObject({ seat: 'table', mine: null, points: [0, 0, 0] })
    expect(parting).toMatchObject({ stage: 'watching', front: null, mover: null, waiting: [], moves: [] })
    expect(parting.view).toMatchObject({ seat: 'table', mine: null, points: [1, 0, 0] })
    expect(told(parting)).toEqual(['stepped'])
    expect(curtain).toMatchObject({ stage: 'curtain', waiting: [1], view: null, steps: [] })
  })

  it('falls at once after a secret choice', async () => {
    const house = await openHouse()
    const frame = await lift(house, await sit(house, ['Ann', 'Ben']), 0)
    await play(house, await play(house, frame, 0, right), 0, ready)
    expect(house.frames().map(({ stage }) => stage)).toEqual(['curtain', 'seated', 'seated', 'curtain'])
  })

  it('lifts without what all have watched before it fell', async () => {
    const house = await openHouse()
    const parting = (): Frame => house.frames().at(-2)!
    const watched = (seat: number): Promise<Frame> =>
      house.see('liftCurtain', { id: parting().id, seat, watched: parting().revision })
    await planAll(house, await sit(house, ['Ann', 'Ben', 'Cleo'], quiet))
    const ann = await watched(0)
    expect(ann.recap).toBeNull()
    await play(house, ann, 0, step)
    const ben = await watched(1)
    expect(ben.recap).toBeNull()
    // This time nobody says that it was watched: Cleo has seen the first step, and is told of the second.
    const cleo = await lift(house, await play(house, ben, 1, step), 2)
    expect(recapped(cleo)).toEqual(['stepped'])
  })

  it('never falls for one person among bots', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['bot', 'Ann', 'bot'])
    expect(frame).toMatchObject({ stage: 'seated', front: 1 })
    await play(house, await play(house, frame, 1, left), 1, ready)
    await soon(() => expect(house.frames().at(-1)?.moves).toContainEqual(step))
    expect(house.frames().every(({ stage, front }) => stage === 'seated' && front === 1)).toBe(true)
  })

  it('stays up, with the same seat in front, while bots play between two people', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'bot', 'Ben'], quiet)
    frame = await play(house, await play(house, await lift(house, frame, 0), 0, left), 0, ready)
    frame = await play(house, await play(house, await lift(house, frame, 2), 2, left), 2, ready)
    // The bot plans last; then it is Ann's turn.
    await soon(() => expect(house.frames().at(-1)).toMatchObject({ stage: 'curtain', waiting: [0] }))
    frame = await play(house, await lift(house, frame, 0), 0, step)
    expect(frame).toMatchObject({ stage: 'seated', front: 0, active: [1], thinking: [1], moves: [] })
    await soon(() => expect(house.frames().at(-1)).toMatchObject({ stage: 'curtain', waiting: [2] }))
  })
})

describe('in the open', () => {
  it('the table shows what all may see, with the moves of the one who is to move, and no curtain falls', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben']))
    expect(frame).toMatchObject({ stage: 'open', front: null, mover: 0, waiting: [], view: { seat: 'table' } })
    expect(frame.moves).toContainEqual(step)
    expect(await house.ask('whyNot', { id: frame.id, seat: 0, move: left })).toMatchObject({ rule: 'PO-1' })
    expect(await house.refused('whyNot', { id: frame.id, seat: 1, move: left })).toMatchObject({
      key: 'problem.notInFront',
    })
    frame = await play(house, frame, 0, step)
    expect(frame).toMatchObject({ stage: 'open', front: null, mover: 1, view: { seat: 'table', points: [1, 0] } })
    expect(told(frame)).toEqual(['stepped'])
    expect(await undoSaid(house, frame)).toBe('possible')
    expect(await undo(house, frame)).toMatchObject({ stage: 'open', mover: 0, view: { points: [0, 0] } })
  })

  it('anybody may look at their own, and puts it away again', async () => {
    const house = await openHouse()
    const table = await planAll(house, await sit(house, ['Ann', 'Ben']))
    let frame = await lift(house, table, 1)
    expect(frame).toMatchObject({ stage: 'seated', front: 1, mover: null, moves: [], view: { seat: 1 } })
    expect(
      await house.refused('play', { id: frame.id, revision: frame.revision, seat: 0, moves: [step] }),
    ).toMatchObject({
      key: 'problem.notInFront',
    })
    frame = await house.see('lowerCurtain', frame)
    expect(frame).toMatchObject({ stage: 'open', front: null, mover: 0, view: table.view, moves: table.moves })
    // Whoever is to move may also play from there.
    frame = await lift(house, frame, 0)
    expect(frame).toMatchObject({ stage: 'seated', front: 0, mover: 0 })
    frame = await play(house, frame, 0, step)
    expect(frame).toMatchObject({ stage: 'open', front: null, mover: 1 })
    expect(await undoSaid(house, frame)).toBe('possible')
    // Ben has only looked at his own: what Ann did can still be taken back, but not by him.
    frame = await lift(house, frame, 1)
    expect(frame.undo).toBe('nothing')
    frame = await house.see('lowerCurtain', frame)
    expect(await undoSaid(house, frame)).toBe('possible')
  })

  it('what all have seen is told to nobody again; what only one may read waits for them', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben']))
    frame = await play(house, frame, 0, step)
    frame = await play(house, frame, 1, step)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [0, 1] })
    // Ben's step was hidden by the curtain that fell with it; Ann's was not, nor was what had been planned.
    frame = await lift(house, frame, 0)
    expect(recapped(frame)).toEqual(['stepped'])
    expect(frame.recap!.steps.at(-1)!.lines).toMatchObject([{ key: 'stepped', params: { by: 1 } }])
    frame = await lift(house, await house.see('lowerCurtain', frame), 0)
    expect(frame.recap).toBeNull()
  })

  it('never hides anything in a game without secrets', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'], open)
    expect(frame).toMatchObject({ stage: 'open', mover: 0 })
    frame = await play(house, frame, 0, step)
    expect(frame).toMatchObject({ stage: 'open', mover: 1 })
    expect(frame.log.lines.map(({ key }) => key)).toEqual(['stepped'])
  })

  it('without secrets and out of the open, who acts simply is in front', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'], { ...open, ...quiet })
    expect(frame).toMatchObject({ stage: 'seated', front: 0, view: { seat: 0 } })
    frame = await play(house, frame, 0, step)
    expect(frame).toMatchObject({ stage: 'seated', front: 1, view: { seat: 1 } })
  })
})

describe('who has learnt a secret', () => {
  it('sees it first, and hands over when they like', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben'], quiet))
    frame = await play(house, await lift(house, frame, 0), 0, peek(1))
    expect(frame).toMatchObject({ stage: 'seated', front: 0, mover: null, active: [1], moves: [] })
    expect(told(frame)).toEqual(['youPeeked'])
    frame = await house.see('lowerCurtain', frame)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [1] })
  })

  it('is called behind the curtain, if all were looking', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben']))
    frame = await play(house, frame, 0, peek(1))
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [0], active: [1], view: null, steps: [] })
    frame = await lift(house, frame, 0)
    expect(frame).toMatchObject({ stage: 'seated', front: 0, mover: null, moves: [] })
    expect(recapped(frame)).toContain('youPeeked')
    frame = await house.see('lowerCurtain', frame)
    expect(frame).toMatchObject({ stage: 'open', front: null, mover: 1 })
  })

  it('hands over at once if there was nothing to learn', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben'], quiet))
    frame = await play(house, await lift(house, frame, 0), 0, step)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [1] })
  })
})

describe('bots', () => {
  it('play a table without people to its end, seen by a spectator', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['bot', 'bot', 'bot'])
    expect(frame).toMatchObject({ stage: 'watching', front: null, holds: [], view: { seat: 'table', mine: null } })
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
    const last = house.frames().at(-1)!
    expect(last.outcome?.scores).toHaveLength(3)
    expect(last.seed).toBe('seed')
    expect(last.thinking).toEqual([])
  })

  it('do the same again at the same table, and it is kept how they found it', async () => {
    const stories = []
    for (let i = 0; i < 2; i++) {
      const house = await openHouse()
      await sit(house, ['bot', 'bot'], {}, 'again')
      await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
      stories.push(house.db.prepare('SELECT n, seat, move, bot FROM moves ORDER BY n').all())
    }
    expect(stories[0]).toEqual(stories[1])
    expect(stories[0]![0]).toMatchObject({ bot: '{"level":"burglar","attempt":0,"version":"test"}' })
  })

  it('let people look at what they did', async () => {
    const house = await openHouse({ pace: () => 150 })
    const frame = await sit(house, ['Ann', 'bot'], open)
    await play(house, frame, 0, step)
    const before = Date.now()
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    expect(Date.now() - before).toBeGreaterThanOrEqual(140)
  })

  it('wait for nobody once they are asked to hurry, until a person is to move', async () => {
    const house = await openHouse({ pace: () => 600_000 })
    const { id } = await sit(house, ['bot', 'bot'], open)
    await house.ask('hurry', { id })
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))

    const frame = await sit(house, ['Ann', 'bot'], open)
    await play(house, frame, 0, step)
    await house.ask('hurry', { id: frame.id })
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    const { length } = house.frames()
    await play(house, house.frames().at(-1) ?? frame, 0, step)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(house.frames()).toHaveLength(length + 1)
    expect(house.frames().at(-1)?.active).toEqual([1])
  })

  it('leave no trace of a move that the front can’t see', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'bot', 'bot', 'bot'])
    const planned = await play(house, frame, 0, left)
    const before = house.frames().length
    await play(house, planned, 0, ready)
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    // Ann's own, and one as each of the bots is ready: not one more for all that they planned.
    expect(house.frames()).toHaveLength(before + 4)
    const log = house.frames().at(-1)!.log
    expect(log).toMatchObject({ from: 2, lines: [{ key: 'revealed', move: 2 }] })
    const moves = house.db.prepare("SELECT count(*) AS n FROM moves WHERE seat > 0 AND kind = 'move'").get() as {
      n: number
    }
    expect(moves.n).toBe(6)
  })

  it('stop when the last window has left their table', async () => {
    const house = await openHouse({ pace: () => 30 })
    const { id } = await sit(house, ['bot', 'bot'])
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
    const frame = await sit(house, ['Ann', 'Ben'], open)
    expect(frame.undo).toBe('nothing')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.nothing', params: {} })
  })

  it('goes back to before the last move of a person, and is only ever added to the list', async () => {
    const house = await openHouse()
    const first = await sit(house, ['Ann', 'Ben'], open)
    const stepped = await play(house, first, 0, step)
    const back = await undo(house, stepped)
    expect(back).toMatchObject({ mover: 0, view: first.view, moves: first.moves, undo: 'nothing', log: first.log })
    expect(back.steps).toEqual([])
    expect(back.revision).not.toBe(first.revision)
    await play(house, back, 0, { type: 'step', length: 2 } as { type: string })
    expect(house.db.prepare('SELECT n, kind, seat, move, undo_to FROM moves ORDER BY n').all()).toEqual([
      { n: 0, kind: 'move', seat: 0, move: JSON.stringify(step), undo_to: null },
      { n: 1, kind: 'undo', seat: null, move: null, undo_to: 0 },
      { n: 2, kind: 'move', seat: 0, move: '{"type":"step","length":2}', undo_to: null },
    ])
  })

  it('is said a moment after the move is shown, for what was shown, and makes no frame', async () => {
    const house = await openHouse()
    const frame = await play(house, await sit(house, ['Ann', 'Ben'], open), 0, step)
    expect(frame.undo).toBe('pending')
    const frames = house.frames().length
    expect(await undoSaid(house, frame)).toBe('possible')
    expect(house.events.at(-1)).toEqual({ type: 'undo', id: frame.id, revision: frame.revision, undo: 'possible' })
    expect(house.frames()).toHaveLength(frames)
  })

  it('is not worked out for what a newer move has overtaken', async () => {
    const house = await openHouse()
    const first = await play(house, await sit(house, ['Ann', 'Ben'], open), 0, step)
    const second = await play(house, first, 1, step)
    expect(await undoSaid(house, second)).toBe('possible')
    const words = house.events.filter((event) => event.type === 'undo')
    expect(words).toEqual([{ type: 'undo', id: second.id, revision: second.revision, undo: 'possible' }])
  })

  it('can be done again and again, as far as nothing was random', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'], open)
    frame = await play(house, frame, 0, roll)
    expect(frame.undo).toBe('random')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.random', params: {} })
    frame = await play(house, frame, 1, step)
    frame = await play(house, frame, 0, step)
    frame = await undo(house, frame)
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ mover: 1, undo: 'random' })
  })

  it('stops at what somebody has learnt, and the curtain doesn’t say why', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben'], quiet))
    frame = await play(house, await lift(house, frame, 0), 0, peek(1))
    expect(await undoSaid(house, frame)).toBe('learnt')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.learnt', params: {} })
    frame = await house.see('lowerCurtain', frame)
    expect(frame).toMatchObject({ stage: 'curtain', undo: 'pending' })
    expect(await undoSaid(house, frame)).toBe('nothing')
  })

  it('stops once somebody else has looked, also after the table was opened anew', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben'], quiet))
    frame = await play(house, await lift(house, frame, 0), 0, step)
    expect(await undoSaid(house, frame)).toBe('possible')
    frame = await lift(house, frame, 1)
    expect(frame.undo).toBe('looked')
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.undo.looked', params: {} })
    await house.ask('closeTable', frame)
    frame = await house.see('openTable', frame)
    expect(await undoSaid(house, frame)).toBe('nothing')
    expect((await lift(house, frame, 1)).undo).toBe('looked')
  })

  it('from under the curtain leaves it down, for the one whose move it was', async () => {
    const house = await openHouse()
    let frame = await planAll(house, await sit(house, ['Ann', 'Ben'], quiet))
    frame = await play(house, await lift(house, frame, 0), 0, step)
    frame = await undo(house, frame)
    expect(frame).toMatchObject({ stage: 'curtain', waiting: [0], view: null })
    expect((await lift(house, frame, 0)).view).toMatchObject({ points: [0, 0] })
  })

  it('takes the bots’ moves since then back as well', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'bot'], open, 'again')
    const before = frame.view
    await play(house, frame, 0, step)
    await soon(() => expect(house.frames().at(-1)?.active).toEqual([0]))
    const now = house.frames().at(-1)!
    expect(await undoSaid(house, now)).toBe('possible')
    expect(await undo(house, now)).toMatchObject({ view: before, front: 0, log: { from: 0, lines: [] } })
  })

  it('works while a bot is thinking, which then thinks no more of it', async () => {
    const house = await openHouse({ pace: () => 80 })
    let frame = await sit(house, ['Ann', 'bot'], open)
    frame = await undo(house, await play(house, frame, 0, step))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(house.frames().at(-1)).toEqual(frame)
  })
})

describe('a revision', () => {
  it('is good for one move: a second click changes nothing', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'Ben'], open)
    const ask = { id: frame.id, seat: 0, moves: [step], revision: frame.revision }
    const [first, second] = await Promise.all([house.session.handle('play', ask), house.session.handle('play', ask)])
    expect(first.ok).toBe(true)
    expect(second).toEqual({ ok: false, problem: { key: 'problem.stale', params: {} } })
    expect(await house.refused('undo', frame)).toEqual({ key: 'problem.stale', params: {} })
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: 1 })
    expect(house.frames()).toHaveLength(2)
  })

  it('can’t be counted', async () => {
    const house = await openHouse()
    const frame = await sit(house, ['Ann', 'Ben'], open)
    const next = await play(house, frame, 0, step)
    expect(next.revision).toMatch(/^[0-9a-f-]{36}$/)
    expect(next.revision).not.toBe(frame.revision)
  })

  it('goes with a legal move only', async () => {
    const house = await openHouse()
    const { id, revision } = await sit(house, ['Ann', 'Ben'], open)
    for (const move of [{ type: 'fly' }, { type: 'step', length: 9 }, { type: 'step', length: 1, extra: 1 }]) {
      expect(await house.refused('play', { id, seat: 0, moves: [move], revision })).toEqual({
        key: 'problem.illegalMove',
        params: { rule: 'PO-2', refusal: 'refusal.noMove' },
      })
    }
    expect(house.frames()).toHaveLength(1)
  })
})

describe('the log', () => {
  it('comes to whoever opens the table, and in pieces to whoever was there', async () => {
    const house = await openHouse()
    const { id, log: first } = await sit(house, ['bot', 'bot', 'bot', 'bot'], {}, 'long')
    let windowLog = first.lines
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
    for (const { log } of house.frames()) {
      expect(log.from).toBeLessThanOrEqual(windowLog.length)
      windowLog = [...windowLog.slice(0, log.from), ...log.lines]
    }
    const { log } = await house.see('openTable', { id })
    expect(log.from).toBe(0)
    expect(windowLog).toEqual(log.lines)
  })

  it('of a long game comes from its end; the rest is there for the asking', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'], { ...open, length: 'long' })
    for (let n = 0; n < 240; n++) frame = await play(house, frame, n % 2, step)
    frame = await house.see('openTable', frame)
    expect(frame.log.from).toBe(40)
    expect(frame.log.lines).toHaveLength(200)
    const { id, revision } = frame
    const earlier = await house.ask('earlier', { id, revision, before: frame.log.from })
    expect(earlier.map(({ move }) => move)).toEqual(Array.from({ length: 40 }, (_, n) => n))
    expect(await house.refused('earlier', { id, revision: 'other', before: 4 })).toMatchObject({ key: 'problem.stale' })
  })
})

describe('a table that is over', () => {
  it('is shown as a spectator sees it where several people played', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'Ben'], open)
    while (frame.stage !== 'over') frame = await play(house, frame, frame.mover!, step)
    expect(frame).toMatchObject({ front: null, view: { seat: 'table' }, moves: [], active: [], seed: 'seed' })
    expect(frame.outcome?.winners).toEqual([0, 1])
    expect((await house.ask('home', undefined)).saved[0]?.outcome).toEqual(frame.outcome)
  })

  it('is shown as one person among bots saw it', async () => {
    const house = await openHouse()
    let frame = await sit(house, ['Ann', 'bot'], open)
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
