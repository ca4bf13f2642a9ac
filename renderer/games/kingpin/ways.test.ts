import { describe, expect, it } from 'vitest'
import { crooks, gangs, skills, targets } from '../../../machines/kingpin/data.ts'
import { kingpin, type KingpinMove } from '../../../machines/kingpin/index.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import { messages } from './messages.en.ts'
import { plain } from '../../messages/catalogue.ts'
import { say, sentence } from '../../messages/messages.ts'
import { messages as frame } from '../../messages/en/table.ts'
import * as street from '../../../machines/kingpin/testing.ts'
import { moments } from '../testing/moments.ts'
import { people } from '../testing/drawing.ts'
import { eyefulOf } from './eyeful.ts'
import { pictureOf } from './pictures.ts'
import { anchors, flights, grave as isGrave, showTime } from './ways.ts'

const words = { ...frame, ...messages }
const said = (key: string, params: Params = {}) => say(messages, key, params)
const seen = [...moments(kingpin, 12)]

describe('the words of Kingpin', () => {
  it('name every crook, gang, skill and house', () => {
    const keys = [
      ...gangs.map((gang) => `gang.${gang}`),
      ...skills.flatMap((skill) => [`skill.${skill}`, `does.${skill}`]),
      ...targets.map((target) => `sign.${target}`),
    ]
    for (const key of keys) expect(messages).toHaveProperty([key])
    for (const { number, name } of crooks) expect(said(`crook.${number}`)).toBe(name)
  })

  it('tell of a kill with and without face-down crooks', () => {
    const seats = people(2)
    const line = (params: Params, you: number | null = null) =>
      plain(sentence(words, 'log.killed', { by: 0, victim: 1, target: 4, ...params }, seats, you))
    const [ada, bert] = seats.map(({ name }) => name)
    expect(line({ crooks: [20], hidden: 0 })).toBe(`${ada} gets rid of ${bert}’s people at target 4: Hatchet.`)
    expect(line({ crooks: [], hidden: 1 }, 1)).toBe(`${ada} gets rid of your people at target 4: a face-down crook.`)
    expect(line({ crooks: [20], hidden: 2 }, 0)).toBe(
      `You get rid of ${bert}’s people at target 4: Hatchet and 2 face-down crooks.`,
    )
  })

  it('ask once more before a killer removes the own Kingpin, and nobody else', () => {
    const own = street.table({
      dens: { A: ['Razor'], B: ['Boxer'] },
      street: [
        [0, 9, 'Kingpin'],
        [0, 8, 'Ace'],
        [1, 7, 'Fingers'],
      ],
    })
    const state = street.play(own, street.recruit('A'), street.take('Razor'))
    const view = kingpin.view(state, 0)
    const grave = kingpin.legalMoves(state, 0).filter((move) => isGrave(move, view))
    expect(grave).toEqual([street.place(9)])
  })
})

describe('what flies to the street', () => {
  const dens = { A: ['Shuffle', 'Sidekick'], B: ['Ace'] }
  const hidden: street.Laid[] = [
    [0, 3, 'Sticks'],
    [0, 3, 'Padre', 'down', 'C'],
  ]
  const whatFlies = (seats: number, viewer: number | 'table', ...moves: KingpinMove[]) => {
    const state = street.play(street.table({ seats, dens, street: hidden }), ...moves)
    const view = kingpin.view(state, viewer)
    return view.news.flatMap((line) => flights(line, view)).map(({ what }) => what)
  }

  it('KP-3.4 shows which den somebody face down came from, and who it is to whoever knows', () => {
    const raid = street.raid('A', 'Sidekick', 5, 'down')
    expect(whatFlies(3, 1, ...raid)).toContain('wide-backA')
    expect(whatFlies(3, 0, ...raid)).toContain('wide-6s')
    expect(whatFlies(2, 0, ...raid)).toContain('righted-6s')
  })

  it('KP-4.3 takes all along who move on', () => {
    const raid = [...street.raid('A', 'Shuffle', 3), street.swap(4)]
    expect(whatFlies(3, 0, ...raid)).toEqual(expect.arrayContaining(['wide-17-18s', 'wide-12']))
    expect(whatFlies(3, 1, ...raid)).toEqual(expect.arrayContaining(['wide-17-backC', 'wide-12']))
  })

  it('KP-4.1 leaves the pickpocket where they are', () => {
    const state = street.play(street.table({ dens: { A: ['Fingers'], B: ['Ace'] } }), ...street.raid('A', 'Fingers', 5))
    const view = kingpin.view(street.play(state, street.pickpocket), 0)
    const money = view.news.flatMap((line) => flights(line, view))
    // Whatever flies from a slot takes along all who lie there.
    expect(money).toMatchObject([{ from: anchors.turned(0, 5), to: anchors.money(0) }])
  })

  it('KP-5.1 turns up who lay face down, among those who didn’t', () => {
    const passes = [street.pass, street.pass]
    expect(whatFlies(2, 0, ...passes)).toContain('turn-tall-17-18C')
    expect(pictureOf('turn-tall-17-18C')).toMatchObject({
      cards: [
        { crook: 17, turns: false },
        { crook: 18, den: 'C', turns: true },
      ],
    })
  })
})

describe('the scoring', () => {
  it('lets points fly until every seat has its total', () => {
    const ends = seen.filter(({ outcome }) => outcome)
    expect(ends).not.toEqual([])
    for (const { view, outcome } of ends) {
      for (const { seat, total } of outcome?.scores ?? []) {
        const flown = view.news.flatMap((entry) => flights(entry, view)).filter(({ to }) => to === `score-${seat}`)
        expect(Number(flown.at(-1)?.what.split('-').at(-1) ?? 0)).toBe(total)
      }
      expect(view.news.filter((entry) => showTime(entry) !== null).length).toBeGreaterThan(10)
    }
  })
})

describe('what lies before one’s eyes', () => {
  it('is a den with all its crooks, then the one that was taken; of others nothing', () => {
    for (const { view, seat, moves } of seen) {
      const eyeful = eyefulOf(view)
      for (const move of moves) {
        if (move.type === 'take') expect(eyeful?.crooks.map(({ crook }) => crook)).toContain(move.crook)
      }
      if (view.phase === 'turn.place') expect(eyeful).toMatchObject({ hand: true, crooks: [{ owner: null }] })
      if (view.phase === 'turn.choose') expect(eyeful).toBeNull()
      expect(eyefulOf({ ...view, turn: (seat + 1) % view.money.length })).toBeNull()
    }
  })
})

describe('the crook in the hand', () => {
  it('is before one’s eyes until it raids, also while that is still being shown', () => {
    const state = street.play(street.table({ dens: { A: ['Lefty'] } }), street.recruit('A'), street.take('Lefty'))
    const view = kingpin.view(state, 0)
    expect(eyefulOf(view)).toMatchObject({ hand: true })
    const raiding = { ...view, pieces: view.pieces.map((piece) => ({ ...piece, at: 7 })) }
    expect(raiding.phase).toBe('turn.place')
    expect(eyefulOf(raiding)).toBeNull()
  })
})
