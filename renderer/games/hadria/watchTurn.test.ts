import { describe, expect, it } from 'vitest'
import { hadria } from '../../../machines/hadria/index.ts'
import { distances, neighbours, spaces } from '../../../machines/hadria/map.ts'
import { isDungeon } from '../../../machines/hadria/state.ts'
import { domes, planned, table } from '../../../machines/hadria/testing.ts'
import { phrase } from '../game.ts'
import { anchors, flights, showTime, sightsOf, station } from './flights.ts'
import { streets } from './streets.ts'

const places = spaces.filter(({ id }) => !isDungeon(id)).map(({ id }) => id)

describe('the streets along which a figure goes', () => {
  it('are a shortest way from space to space, both ends included', () => {
    for (const from of places.slice(0, 30)) {
      for (const to of places) {
        const way = streets(from, to, [])
        expect(way).toHaveLength((distances[from]?.[to] ?? 0) + 1)
        way.slice(1).forEach((space, index) => expect(neighbours[way[index] ?? -1]).toContain(space))
      }
    }
  })

  it('lead around fire where another way is as short (HA-10.5)', () => {
    const [from, to] = places.flatMap((from) =>
      places.flatMap((to) => (distances[from]?.[to] === 2 && ways(from, to).length > 1 ? [[from, to] as const] : [])),
    )[0] ?? [0, 0]
    const [first = 0] = streets(from, to, []).slice(1)
    expect(streets(from, to, [first])).not.toContain(first)
  })
  const ways = (from: number, to: number) => (neighbours[from] ?? []).filter((space) => neighbours[space]?.includes(to))
})

describe('the plans, when all are ready', () => {
  it('are carried from their owners to the ladder, face down, those of one after those of another (HA-6.4)', () => {
    const state = planned(
      table({ at: [domes(22), domes(20)], hands: [[], ['cloak']], initiative: 8 }),
      [['move', 4]],
      [
        ['cloak', 4],
        ['move', 6],
      ],
    )
    const shown = flights(phrase('planShown', { by: 1, stacks: [4, 6] }), hadria.view(state, 'table'))
    expect(shown.map(({ from, to, what }) => [from, to, what])).toEqual([
      // Beside the first one's stack of as many AP.
      [anchors.seat(1), anchors.place(4, 1), 'back'],
      [anchors.seat(1), anchors.place(6, 0), 'back'],
    ])
  })

  it('lie on the highest rung if they have more AP than the ladder has rungs', () => {
    const state = table({ at: [domes(22), domes(20)] })
    const [, second] = state.players
    if (second)
      second.stacks = [
        { card: 'move', special: false, points: 14, informers: 0, guildAgents: 0, open: false, done: false },
      ]
    const view = hadria.view(
      { ...state, players: state.players.map((player) => ({ ...player, ready: true })) },
      'table',
    )
    expect(flights(phrase('planShown', { by: 1, stacks: [14] }), view).map(({ to }) => to)).toEqual([
      anchors.place(12, 0),
    ])
  })
})

describe('what comes to nothing', () => {
  const view = hadria.view(table({ at: [domes(22), domes(20)] }), 0)
  const shown = (key: string, by: number) => flights(phrase(key, { by, card: 'cloak' }), view).map(({ what }) => what)

  it('is shown: a card that is forgone, by choice or not, and one that finds no target (HA-7.5, 8.1)', () => {
    expect(shown('forgone', 1)).toEqual(['large-void-cloak'])
    // Who forgoes a card knows it; who must, is told.
    expect(shown('forgone', 0)).toEqual([])
    expect(shown('forgoneAfterStrong', 0)).toEqual(['large-void-cloak'])
    expect(shown('forgoneInJail', 0)).toEqual(['large-void-cloak'])
    expect(shown('noTarget', 0)).toEqual(['large-void'])
  })
})

describe('the watch’s turn, as it is shown', () => {
  /** Two thieves in sight of a guard. */
  const state = table({ at: [domes(22), domes(20)], guards: [domes(13)], initiative: 8 })
  const view = { ...hadria.view(state, 0), acting: null, sentries: [{ at: domes(13), figure: 1, sees: [0, 1] }] }

  it('begins with the die, and an eye over everybody whom it has detected (HA-10.2)', () => {
    const shown = flights(phrase('watchActs', { initiative: 4, detected: [0, 1] }), view)
    expect(shown.map(({ from, what }) => [from, what])).toEqual([
      [anchors.number(4), 'large-die-4'],
      [anchors.thief(0), 'large-seen'],
      [anchors.thief(1), 'large-seen'],
    ])
    expect(flights(phrase('watchActs', { initiative: 4, detected: [] }), view)).toHaveLength(1)
  })

  it('shows who of it sees whom, and which of them goes now', () => {
    const goes = phrase('figureMoved', { from: domes(13), to: domes(20) })
    expect(sightsOf(view, goes)).toEqual([
      { from: domes(13), to: domes(22), goes: true },
      { from: domes(13), to: domes(20), goes: true },
    ])
    expect(sightsOf(view, phrase('arrested', { thief: 1, at: domes(20) })).map(({ goes }) => goes)).toEqual([
      false,
      false,
    ])
    expect(sightsOf(view, null)).toEqual([])
  })

  it('sees those who share a space along one line', () => {
    const both = { ...view, players: view.players.map((player) => ({ ...player, at: domes(20) })) }
    expect(sightsOf(both, phrase('watchActs', { initiative: 4, detected: [0, 1] }))).toEqual([
      { from: domes(13), to: domes(20), goes: false },
    ])
  })

  it('goes along the streets, the longer the way the longer', () => {
    const [from, to] = [domes(13), domes(20)]
    const [figure] = flights(phrase('figureMoved', { from, to }), view)
    expect(figure?.via).toEqual(streets(from, to, []).slice(1, -1).map(anchors.space))
    const time = (goal: number) => showTime(phrase('figureMoved', { from, to: goal })) ?? 0
    expect(time(to)).toBeGreaterThan(time(from))
  })

  it('is told of as large as an event when the alarm calls it (HA-11.3)', () => {
    const alarm = phrase('alarm', { district: 'docks' })
    expect(flights(alarm, view)).toEqual([{ from: anchors.event, to: anchors.event, what: 'event-alarm' }])
    expect(showTime(alarm)).toBeGreaterThan(showTime(phrase('event', { event: 'fog' })) ?? 0)
  })

  it('is not alone: the theft and the gates that it opens are looked at (HA-11.1, 11.2)', () => {
    const stolen = phrase('imperialStolen', { by: 1 })
    const thief = anchors.thief(1)
    expect(flights(stolen, view)).toEqual([{ from: thief, to: thief, what: 'large-jewel-imperial' }])
    const opened = phrase('gatesOpened', { district: 'docks' })
    expect(flights(opened, view).map(({ from }) => from)).toEqual([anchors.gate(4), anchors.gate(5)])
    for (const moment of [stolen, opened]) expect(showTime(moment)).toBeGreaterThan(1000)
  })

  it('has its place on the phase map, unless somebody leads the figure', () => {
    const moved = phrase('figureMoved', { from: domes(13), to: domes(20) })
    expect(station(moved, view)).toBe('execute.watch')
    expect(station(moved, { ...view, acting: 1 })).toBeNull()
    expect(station(phrase('event', { event: 'fog' }), view)).toBe('event')
    // HA-11.3, 14: the alarm brings them, or a tile that somebody has turned up.
    const posted = phrase('guardPosted', { at: domes(13) })
    expect(station(posted, view)).toBe('event')
    expect(station(posted, { ...view, acting: 1 })).toBeNull()
  })
})
