import { describe, expect, it } from 'vitest'
import {
  alarmedEventNames,
  basics,
  boardTiles,
  calmEventNames,
  generals,
  jewelKinds,
  specialOf,
  thieves,
  tileKinds,
  type EventName,
} from '../../../machines/hadria/data.ts'
import { hadria, type HadriaView } from '../../../machines/hadria/index.ts'
import { centre, dungeonOf, gates, spaces } from '../../../machines/hadria/map.ts'
import type { HadriaState } from '../../../machines/hadria/state.ts'
import { at, city, domes, palace, planned, type Layout, type Planned } from '../../../machines/hadria/testing.ts'
import type { Viewer } from '../../../machines/kernel/game.ts'
import { say } from '../../messages/messages.ts'
import type { GameScreen } from '../game.ts'
import { drawn, people, pictured } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { frame, unexplained } from '../testing/unexplained.ts'
import { about, befallen, things, type Befallen } from './about.ts'
import { screen as hadriaScreen } from './index.ts'
import { messages } from './messages.en.ts'
import { tableOf, waysOf } from './reach.ts'

const screen = hadriaScreen as unknown as GameScreen
/** The map under all, what is drawn on its streets (spaces and gates answer for that), the viewport's own buttons. */
const scenery = [...frame, 'svg.city', 'svg.layer', 'svg.marks', 'div.tools']

const pictures = new Map<string, boolean>([['back', true]])
/** Looked at once; what isn't known would be drawn as the back of a card. */
function isDrawn(picture: string): boolean {
  const known = pictures.get(picture) ?? pictured(screen, messages, picture).includes('<svg')
  pictures.set(picture, known)
  return known
}

function told(what: string, view: HadriaView): [title: string, text: string] {
  const thing = about(what, view)
  if (!thing) throw new Error(`${what} says nothing`)
  if (thing.picture) expect(isDrawn(thing.picture), what).toBe(true)
  const [title, text] = [thing.title, thing.text].map(({ key, params }) => say(messages, key, params, people(4)))
  expect(title, what).toMatch(/^[^{}]{2,60}$/)
  expect(text, what).toMatch(/^[^{}]{8,}[.!]$/)
  expect(`${title} ${text}`, what).not.toMatch(/undefined|null|NaN|\w\.\w|, ,|: \.|\.\./)
  return [title as string, text as string]
}

/** The board as somebody sees it: every thing on it that says something. */
function pointed(state: HadriaState, viewer: Viewer): { view: HadriaView; all: Set<string> } {
  const view = hadria.view(state, viewer)
  const seat = viewer === 'table' ? null : viewer
  const active = hadria.active(state)
  const moves = active.flatMap((one) => (one === (seat ?? view.question?.seat) ? hadria.legalMoves(state, one) : []))
  const { body } = drawn(screen, messages, { seats: state.seats, seat, view, active, moves })
  expect(unexplained(body, scenery)).toEqual([])
  return { view, all: new Set([...body.matchAll(/data-about="([^"]+)"/g)].map(([, what = '']) => what)) }
}

/** One of everything: late in an alarm, with full sheets, and whatever can befall a thief. */
const crowd: Layout = {
  seats: 4,
  thieves: ['morius', 'noiron', 'nikolai', 'zain'],
  at: [palace(1), dungeonOf.docks, domes(8), at('pot', 4)],
  guards: [domes(0), domes(2), domes(12)],
  captains: [domes(14)],
  gate: 'domes',
  round: 9,
  alarmedRound: 2,
  event: 'barricade',
  initiative: 4,
  tiles: [
    [domes(3), 'stash'],
    [domes(5), 'informer'],
  ],
  openTiles: boardTiles.map((tile, index) => [at('hammer', 2 + index), tile]),
  jewels: [
    [centre, 'imperial'],
    [palace(4), 'green'],
    [domes(4), 'yellow'],
    [domes(6), 'trinket'],
  ],
  hands: [['cloak', 'beacon', 'fireGrenade'], [], ['automaticTrap'], []],
  holds: Array.from({ length: 4 }, () => ({
    green: 1,
    yellow: 2,
    trinket: 1,
    informer: 2,
    guildAgent: 1,
    backOfMyHand: 1,
  })),
}

/** With plans, they are shown, and the first is executed. */
function crowded(...plans: Planned[][]): HadriaState {
  const state = plans.length > 0 ? planned(city(crowd), ...plans) : city(crowd)
  const [first, , third, last] = state.players
  if (!first || !third || !last) throw new Error('Four play')
  Object.assign(first, { cloaked: true, roped: true, red: 3, purple: 1 })
  Object.assign(third, { trapped: true, marked: true, poisoned: 1 })
  Object.assign(last, { left: 1, at: null })
  state.smoke = [domes(9)]
  state.fire = [domes(10)]
  state.trapped = [domes(12)]
  state.bestThief = 0
  state.closedGate = gates.find(({ district }) => district === 'domes')?.id ?? null
  state.discards = [...generals]
  state.pastEvents = [...calmEventNames]
  return state
}

describe('what is it?', () => {
  it('is answered for everything drawn in random games, whoever looks', () => {
    const all = [...moments(hadria, 3)].filter((_, index) => index % 41 === 0)
    for (const moment of all) {
      for (const look of [moment, { ...moment, view: moment.open ?? moment.view }]) {
        const { body } = drawn(screen, messages, look)
        expect(unexplained(body, scenery)).toEqual([])
        const found = new Set([...body.matchAll(/data-about="([^"]+)"/g)].map(([, what = '']) => what))
        expect(found.size).toBeGreaterThan(spaces.length)
        for (const what of found) told(what, look.view)
      }
    }
  })

  it('is answered for one of everything: planning, executing, and for whoever only looks on', () => {
    const state = crowded()
    const stacks = crowded(
      [
        ['move', 5],
        ['cloak', 3, 'special'],
      ],
      [['move', 2]],
      [['automaticTrap', 5]],
      [],
    )
    const kinds = new Set<string>()
    for (const one of [state, stacks]) {
      for (const viewer of [0, 1, 2, 3, 'table'] as const) {
        const { view, all } = pointed(one, viewer)
        for (const what of all) {
          told(what, view)
          kinds.add(what.split(' ')[0] ?? '')
        }
        // A way there is drawn instead.
        const ways = waysOf(view, tableOf(view))
        for (const { id } of spaces) expect([...all].includes(things.place(id)), `space ${id}`).toBe(!ways.has(id))
        for (const { id } of gates) expect(all).toContain(things.gate(id))
      }
    }
    const every = Object.values(things).map((thing) =>
      typeof thing === 'string' ? thing : thing(0 as never, 0 as never),
    )
    expect([...kinds].sort()).toEqual(every.map((what) => what.split(' ')[0]).sort())
  })

  it('says of every space by its print what it is for', () => {
    const view = hadria.view(city({ at: [domes(1), domes(2)] }), 'table')
    const said = new Map(spaces.map(({ id }) => [id, told(things.space(id), view)] as const))
    const where = (kind: (space: (typeof spaces)[number]) => unknown, title: RegExp, text: RegExp) => {
      const alike = spaces.filter(kind)
      expect(alike.length).toBeGreaterThan(0)
      for (const { id } of alike) {
        expect(said.get(id)?.[0]).toMatch(title)
        expect(said.get(id)?.[1]).toMatch(text)
      }
    }
    where((space) => space.kind === 'centre', /^throne room/, /imperial jewel/)
    where((space) => space.kind === 'green', /^treasure court/, /green jewel/)
    where((space) => space.kind === 'start', /^starting place/, /starts here/)
    where((space) => space.kind === 'dungeon', /^dungeon/, /2 AP, and must move out first/)
    where((space) => space.kind === 'hideout', /^hideout/, /hidden/)
    where((space) => space.guardhouse === 'imperial', /^imperial guardhouse/, /recovered imperial jewel/)
    where((space) => space.guardhouse === 'sword', /^guardhouse/, /guard stands from the start/)
    where((space) => space.sewer === 'entrance', /^sewer entrance/, /come up at once at any sewer exit/)
    where((space) => space.sewer === 'exit', /^sewer exit/, /comes up from the sewers/)
    where((space) => space.gates > 0, /^gate square/, /leads out of the city/)
    where((space) => space.alarm === 'captain', /^captains’ square/, /captain comes here/)
    where((space) => space.alarm === 'guard', /^guards’ square/, /guard comes here/)
    expect(new Set([...said.values()].map(([title]) => title)).size).toBe(spaces.length)
  })

  it('names every card, tile, jewel, event and thief, and says what it does', () => {
    const view = hadria.view(city({ at: [domes(1), domes(2)] }), 0)
    const named = (what: string, name: string, does: string) => {
      const [title, text] = told(what, view)
      expect(title).toContain(say(messages, name, {}))
      expect(text).toContain(say(messages, does, {}))
    }
    for (const card of [...basics, ...generals, ...Object.values(specialOf)])
      named(things.card(card), `card.${card}`, `does.${card}`)
    for (const tile of tileKinds) named(things.openTile(tile), `tile.${tile}`, `does.${tile}`)
    for (const jewel of jewelKinds) named(things.jewel(jewel), `jewel.${jewel}`, `jewelDoes.${jewel}`)
    for (const event of [...calmEventNames, ...alarmedEventNames])
      named(things.event(event), `event.${event}`, `does.${event}`)
    for (const thief of thieves) {
      named(things.thief(thief), `thief.${thief}`, `able.${thief}`)
      named(things.thief(thief), `thief.${thief}`, `does.${specialOf[thief]}`)
    }
    for (const what of Object.keys(befallen) as Befallen[])
      expect(told(things.befallen(what), view)[0]).toBe(say(messages, `seat.${what}`, {}))
  })
})

describe('things that change', () => {
  it('HA-1.6 a thief is called by its player, and says when the watch can’t see it', () => {
    const view = hadria.view(crowded(), 'table')
    expect(told(things.thief('morius'), view)[0]).toBe('Morius, played by Ada')
    expect(told(things.thief('morius'), view)[1]).toMatch(/Hidden from the watch now\.$/)
    expect(told(things.thief('nikolai'), view)[1]).not.toMatch(/Hidden/)
    expect(told(things.thief('jasmine'), view)[0]).toBe('Jasmine')
  })

  it('HA-11.2 a gate says whether one can leave through it', () => {
    const [barred, open] = gates.filter(({ district }) => district === 'domes').map(({ id }) => things.gate(id))
    const view = hadria.view(crowded(), 'table')
    expect(told(barred ?? '', view)[1]).toMatch(/barricaded/)
    expect(told(open ?? '', view)[1]).toMatch(/^Open/)
    expect(told(open ?? '', hadria.view(city({ at: [domes(1), domes(2)] }), 0))[1]).toMatch(/^Shut/)
  })

  it('HA-7.2 a rung says on which side of the watch it is', () => {
    const view = hadria.view(crowded(), 0)
    expect(told(things.rung(5), view)[1]).toBe('Stacks of 5 AP act here, before the watch at 4.')
    expect(told(things.rung(3), view)[1]).toBe('Stacks of 3 AP act here, after the watch at 4.')
    expect(told(things.watch, view)[0]).toBe('The watch’s initiative: 4')
  })

  it('HA-6.2 AP are told by colour, HA-17 stacks by owner and AP alone', () => {
    const state = crowded([['cloak', 3, 'special']], [['move', 2]], [['automaticTrap', 5]], [])
    const view = hadria.view(state, 1)
    expect(told(things.points(0), view)).toEqual([
      '14 AP',
      'For this round: 10 blue, 3 red from the imperial jewel, 1 purple, only this once. Each card needs at least one.',
    ])
    expect(told(things.points(1), view)[1]).toMatch(/^For this round: 2 blue\. /)
    expect(told(things.stack(0, 0), view)[0]).toBe('Ada: a stack of 3')
    expect(told(things.stack(0, 0), view)[1]).toMatch(/on the special card/)
  })

  it('HA-8.4 a card says what is printed, and the range or the movement that holds now', () => {
    const range = (event: EventName | undefined, by?: number) => {
      const state = city({ thieves: ['zain', 'morius'], at: [domes(1), domes(2)], ...(event && { event }) })
      return told(things.card('fireGrenade', by), hadria.view(state, 1))[1]
    }
    expect(range(undefined)).toMatch(/^Range 4\. .* this round\.$/)
    expect(range('fog')).toMatch(/^Range 4\. .* Its range is 3 now\.$/)
    expect(range(undefined, 0)).toMatch(/^Range 4\. .* Its range is 6 now\.$/)
    const wet = hadria.view(city({ at: [domes(1), domes(2)], event: 'wetCobbles' }), 0)
    expect(told(things.card('move'), wet)[1]).toMatch(/ Now it is 3, or 5 at a sprint\.$/)
  })

  it('HA-14 a face-down tile keeps its face to those who have not looked', () => {
    const state = crowded()
    const first = state.players[0]
    if (!first) throw new Error('Four play')
    first.seen = [domes(3)]
    expect(told(things.tile(domes(3)), hadria.view(state, 0))[1]).toMatch(/You have looked at it: stash\. Draw a card/)
    expect(told(things.tile(domes(3)), hadria.view(state, 1))[1]).toMatch(/may turn it up/)
  })

  it('HA-10.1 guards and captains tell their attention as it is now, and that they are trapped', () => {
    const view = hadria.view(crowded(), 0)
    expect(told(things.figure('guard', domes(0)), view)[1]).toMatch(/^Guards: attention 5, movement 3\./)
    expect(told(things.figure('captain', domes(14)), view)[1]).toMatch(/^Captains: attention 6, movement 4\./)
    expect(told(things.figure('guard', domes(12)), view)[1]).toMatch(/^Trapped/)
  })
})
