/** Moves that run on: lists of small ones, and what is forced. */
import { afterEach, describe, expect, it } from 'vitest'
import { breakIn } from '../../machines/breakin/game.ts'
import type { Card } from '../../machines/breakin/data.ts'
import { accept, give, play as playBreakIn, table, turnUp } from '../../machines/breakin/testing.ts'
import { hadria } from '../../machines/hadria/index.ts'
import { neighbours, sewerEntrances } from '../../machines/hadria/map.ts'
import {
  domes,
  execute,
  isLegal,
  planned,
  play as sneak,
  step as leave,
  stop,
  table as jail,
  type Layout,
} from '../../machines/hadria/testing.ts'
import type { Game } from '../../machines/kernel/game.ts'
import { kingpin } from '../../machines/kingpin/index.ts'
import * as street from '../../machines/kingpin/testing.ts'
import { nightfall } from '../../machines/nightfall/index.ts'
import * as city from '../../machines/nightfall/testing.ts'
import type { Frame } from './api.ts'
import { forcedFrom, runsOn } from './course.ts'
import { inOneGo } from './pieces.ts'
import { newTable, openHouse, tidyUp, undoSaid, type House, type Window } from './testing/house.ts'

afterEach(tidyUp)

const walk = { type: 'walk' } as const
const step = { type: 'step', length: 1 } as const
const walks = (count: number) => Array.from({ length: count }, () => walk)
const road = { open: true, street: true }
const raid = [street.recruit('A'), street.take('Fingers'), street.place(9)]

const play = (window: Window, { id, revision }: Frame, seat: number, ...moves: { type: string }[]): Promise<Frame> =>
  window.see('play', { id, seat, moves, revision })
const told = ({ steps }: Frame): string[] => steps.flatMap(({ lines }) => lines.map(({ key }) => key))
const fieldOf = ({ view }: Frame): number => (view as unknown as { fields: number[] }).fields[0]!
const rows = ({ db }: House) => db.prepare('SELECT kind, move, joined FROM moves ORDER BY n').all()

/** A table on whose street one can first jump from this field; fields from 4 on are dark. */
async function sit(house: House, jump: number): Promise<Frame> {
  for (let seed = 0; ; seed++) {
    const frame = await house.see('openTable', { id: await newTable(house, ['Ann', 'Ben'], `${seed}`, road) })
    const { state } = house.db.prepare('SELECT state FROM snapshots WHERE game_id = ?').get(frame.id) as {
      state: string
    }
    if ((JSON.parse(state) as { street: boolean[] }).street.indexOf(true) === jump) return frame
  }
}

describe('a list of moves', () => {
  it('is one request, one transaction and one frame with its steps', async () => {
    const house = await openHouse()
    const frame = await sit(house, 6)
    const frames = house.frames().length
    const walked = await play(house, frame, 0, ...walks(3))
    expect(house.frames()).toHaveLength(frames + 1)
    expect(fieldOf(walked)).toBe(3)
    expect(walked.steps.map(({ view }) => (view as unknown as { fields: number[] }).fields[0])).toEqual([1, 2, 3])
    expect(walked.steps.map(({ lines }) => lines.map(({ move }) => move))).toEqual([[0], [1], [2]])
    expect(walked.steps.at(-1)!.view).toEqual(walked.view)
  })

  it('is taken back as one, also after the table was opened anew', async () => {
    const house = await openHouse()
    let frame = await play(house, await sit(house, 6), 0, ...walks(3))
    await house.ask('closeTable', frame)
    frame = await house.see('openTable', frame)
    expect(await undoSaid(house, frame)).toBe('possible')
    expect(fieldOf(await house.see('undo', frame))).toBe(0)
    const move = JSON.stringify(walk)
    expect(rows(house)).toEqual([
      { kind: 'move', move, joined: 0 },
      { kind: 'move', move, joined: 1 },
      { kind: 'move', move, joined: 1 },
      { kind: 'undo', move: null, joined: 0 },
    ])
  })

  it('ends where something new is seen', async () => {
    const house = await openHouse()
    const frame = await play(house, await sit(house, 6), 0, ...walks(6))
    expect(fieldOf(frame)).toBe(4)
    expect(await undoSaid(house, frame)).toBe('learnt')
  })

  it('ends where another kind of move is offered', async () => {
    const house = await openHouse()
    const frame = await play(house, await sit(house, 2), 0, ...walks(3))
    expect(fieldOf(frame)).toBe(2)
    expect(frame.moves).toContainEqual({ type: 'jump' })
  })

  it('goes on where one could now stop as well: out of a dungeon', () => {
    const state = planned(jail({ at: [domes(9), domes(21)] }), [['move', 2]], [['ambush', 1]])
    const before = sneak(state, execute('sneak'))
    const after = sneak(before, leave(domes(10)))
    expect([before, after].map((one) => isLegal(one, stop))).toEqual([false, true])
    const made = { seat: 0, move: leave(domes(10)), joined: false }
    expect(runsOn(hadria, before, { state: after, made }, [leave(domes(4))])).toBe(true)
  })

  it('goes on past a sewer for whoever goes farther on foot, and past no jewel', () => {
    const [entrance = 0] = sewerEntrances
    const [start = 0, beyond = 0] = neighbours[entrance] ?? []
    const isPassed = (layout: Layout): boolean => {
      const state = planned(jail({ at: [start, domes(21)], ...layout }), [['move', 2]], [['ambush', 1]])
      const before = sneak(state, execute('sneak'))
      const made = { seat: 0, move: leave(entrance), joined: false }
      return runsOn(hadria, before, { state: sneak(before, made.move), made }, [leave(beyond)])
    }
    expect([isPassed({}), isPassed({ jewels: [[entrance, 'yellow']] })]).toEqual([true, false])
  })

  it('goes on into another phase that it has counted on', async () => {
    const house = await openHouse()
    const frame = await play(house, await sit(house, 6), 0, { type: 'stare' }, { type: 'wake' })
    expect(frame).toMatchObject({ mover: 1 })
    expect(rows(house)).toMatchObject([{ joined: 0 }, { move: '{"type":"wake"}', joined: 1 }])
  })

  it('ends where somebody else is to move, and where a die is cast', async () => {
    const house = await openHouse()
    let frame = await play(house, await sit(house, 6), 0, walk, step, walk)
    expect(frame).toMatchObject({ mover: 1, view: { points: [1, 0] } })
    expect(told(frame)).toEqual(['walked', 'stepped'])
    frame = await play(house, frame, 1, { type: 'roll' }, walk)
    expect(frame.mover).toBe(0)
    expect(told(frame)).toEqual(['rolled'])
  })

  it('with a move that isn’t legal is refused as a whole', async () => {
    const house = await openHouse()
    const { id, revision } = await sit(house, 6)
    const moves = [walk, { type: 'fly' }]
    expect(await house.refused('play', { id, seat: 0, moves, revision })).toMatchObject({ key: 'problem.illegalMove' })
    expect(rows(house)).toEqual([])
  })
})

describe('what is forced', () => {
  const rest = { type: 'rest' } as const

  it('is done by the host, told like any move, and taken back with the move before', async () => {
    const house = await openHouse()
    const first = await sit(house, 6)
    const frame = await play(house, first, 0, rest)
    expect(frame).toMatchObject({ mover: 1, active: [1] })
    expect(told(frame)).toEqual(['rested', 'woke'])
    expect(frame.steps.map(({ view }) => view.phase)).toEqual(['rest', 'turn'])
    expect(rows(house)).toMatchObject([{ joined: 0 }, { move: '{"type":"wake"}', joined: 1 }])
    expect(await house.see('undo', frame)).toMatchObject({ mover: 0, view: first.view })
  })

  it('is asked of those who want to be asked', async () => {
    const house = await openHouse()
    const { settings } = await house.ask('home', undefined)
    await house.ask('saveSettings', { ...settings, askAlways: true })
    const frame = await play(house, await sit(house, 6), 0, rest)
    expect(frame).toMatchObject({ mover: 0, moves: [{ type: 'wake' }] })
  })

  it('is also what hardly anybody would leave, of people alone: BI-4.1 a bone that is offered the lawyer', () => {
    const given = (card: Card) => playBreakIn(table({ fronts: [{}, {}, {}], deck: [card], used: [] }), turnUp, give(1))
    const made = (card: Card, people: number[]) =>
      inOneGo(forcedFrom(breakIn as unknown as Game, people, given(card))).positions.map(({ made }) => made)
    expect(made('bone', [0, 1])).toMatchObject([{ seat: 1, move: accept, joined: true }])
    expect(made('police', [0, 1])).toEqual([])
    expect(made('bone', [0])).toEqual([])
  })

  it('BI-4.2 is a panic’s card of whoever has but one kind, however many choose', () => {
    const fronts = [{ loot: 2 }, { bone: 1, keys: 1 }, { padlock: 1 }]
    const panic = playBreakIn(table({ fronts, deck: ['panic'] }), turnUp, give(0))
    const made = (people: number[]) =>
      inOneGo(forcedFrom(breakIn as unknown as Game, people, panic)).positions.map(({ made }) => made)
    const choices = [
      { seat: 0, move: { type: 'choose', card: 'loot' }, joined: true },
      { seat: 2, move: { type: 'choose', card: 'padlock' }, joined: true },
    ]
    expect(made([0, 1, 2])).toEqual(choices)
    expect(made([0, 1])).toEqual(choices.slice(0, 1))
  })

  it('HA-6 is not to be ready with all AP laid, as long as others plan', () => {
    let plan = hadria.setup({ seats: 2, seed: 'all laid' })
    while (plan.phase !== 'plan') {
      const [seat = 0] = hadria.active(plan)
      plan = hadria.apply(plan, seat, hadria.legalMoves(plan, seat)[0]!)
    }
    const add = (state: typeof plan) => hadria.legalMoves(state, 0).find(({ type }) => type !== 'ready')
    for (let move = add(plan); move; move = add(plan)) plan = hadria.apply(plan, 0, move)
    expect(hadria.legalMoves(plan, 0)).toEqual([{ type: 'ready' }])
    for (const people of [[0], [0, 1]]) {
      expect(inOneGo(forcedFrom(hadria as unknown as Game, people, plan)).positions).toEqual([])
    }
  })

  it('KP-4.1 a pickpocket takes the money without a question', () => {
    const raided = street.play(street.table({ dens: { A: ['Fingers', 'Ace'], B: ['Boxer'] } }), ...raid)
    expect(
      inOneGo(forcedFrom(kingpin as unknown as Game, [0, 1], raided)).positions.map(({ made }) => made),
    ).toMatchObject([{ seat: 0, move: { type: 'pickpocket' }, joined: true }])
  })

  it('KP-3.2 the last of a den is taken without a question, though the others don’t know who it is', () => {
    const opened = street.play(street.table({ dens: { A: ['Ace'], B: ['Boxer'] } }), street.recruit('A'))
    expect(
      inOneGo(forcedFrom(kingpin as unknown as Game, [0, 1], opened)).positions.map(({ made }) => made),
    ).toMatchObject([{ seat: 0, move: street.take('Ace'), joined: true }])
  })

  it('KP-3.2 is not hurried past a den where the Kingpin lies beside the one who can be taken', () => {
    const opened = street.play(street.table({ dens: { A: ['Ace', 'Kingpin'], B: ['Boxer'] } }), street.recruit('A'))
    expect(kingpin.legalMoves(opened, 0)).toEqual([street.take('Ace')])
    expect(inOneGo(forcedFrom(kingpin as unknown as Game, [0, 1], opened)).positions).toEqual([])
  })

  it('NF-4 that a stone can do nothing is asked only where somebody else looks on', () => {
    const acting = city.place(city.table(2), 'villa', 'city', 'villa', 'city', 'villa', 'city')
    const waiting = [1, 1, 1].reduce((state) => nightfall.apply(state, 1, { type: 'decline' }), acting)
    expect(nightfall.legalMoves(waiting, 0)).toEqual([{ type: 'decline' }])
    const made = (people: number[]) =>
      inOneGo(forcedFrom(nightfall as unknown as Game, people, waiting)).positions.length
    expect(made([0, 1])).toBe(0)
    expect(made([0])).toBeGreaterThan(0)
  })

  it('waits where there is something to look at', async () => {
    const house = await openHouse()
    const frame = await play(house, await sit(house, 6), 0, { type: 'stare' })
    expect(frame).toMatchObject({ mover: 0, moves: [{ type: 'wake' }] })
  })
})
