import { describe, expect, it } from 'vitest'
import { crooks, dens, gangs, skills, targets } from '../../../machines/kingpin/data.ts'
import { kingpin, type KingpinMove, type KingpinView } from '../../../machines/kingpin/index.ts'
import { phases } from '../../../machines/kingpin/state.ts'
import { random } from '../../../machines/kernel/random.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { format, plain, type Catalogue } from '../../messages/catalogue.ts'
import { messages as app } from '../../messages/en/app.ts'
import { messages } from '../../messages/en/kingpin.ts'
import { messages as table } from '../../messages/en/table.ts'
import { eyefulOf } from './eyeful.ts'
import { pictureOf } from './pictures.ts'
import { flights, logPicture, movePicture, paragraph, prompt, sentence, showTime } from './ways.ts'

const catalogue: Catalogue = { ...app, ...table, ...messages }
const said = ({ key, params }: Note) => plain(format(catalogue, key, params, { locale: 'en', seats: [] }))
const complete = (text: string) => expect(text).not.toMatch(/[{}]|undefined|NaN|^\w+\.\w+|, ,/)

interface Moment {
  view: KingpinView
  seat: number
  moves: readonly KingpinMove[]
  refusals: Note[]
}

const tried: readonly KingpinMove[] = [
  ...dens.flatMap((den): KingpinMove[] => [
    { type: 'recruit', den },
    { type: 'spyDen', den },
  ]),
  ...targets.flatMap((target): KingpinMove[] => [
    { type: 'place', target, face: 'up' },
    { type: 'place', target, face: 'down' },
    { type: 'spyTarget', target },
    { type: 'swap', to: target },
  ]),
  ...crooks.map(({ number }): KingpinMove => ({ type: 'take', crook: number })),
  { type: 'kill', victim: 0 },
  { type: 'kill', victim: 1 },
  { type: 'putBack' },
  { type: 'pickpocket' },
]

/** Random games in which nobody passes early, and every view on the way. */
function* moments(games: number): Generator<Moment> {
  for (let n = 0; n < games; n++) {
    let state = kingpin.setup({ seats: 2 + (n % 3), seed: `ways ${n}` })
    const source = random(`play ${n}`)
    for (let [seat] = kingpin.active(state); seat !== undefined; [seat] = kingpin.active(state)) {
      const moves = kingpin.legalMoves(state, seat)
      const refusals = tried.flatMap((move) => {
        const refusal = kingpin.whyNot(state, seat, move)
        return refusal ? [{ key: refusal.message, params: refusal.params }] : []
      })
      yield { view: kingpin.view(state, seat), seat, moves, refusals }
      const going = moves.filter(({ type }) => type !== 'pass')
      state = kingpin.apply(state, seat, source.pick(going.length > 0 && source.int(20) > 0 ? going : moves))
    }
    yield { view: kingpin.view(state, 0), seat: 0, moves: [], refusals: [] }
  }
}

const seen = [...moments(12)]
const news = seen.flatMap(({ view }) => view.news.map((entry) => ({ entry, view })))

describe('the words of Kingpin', () => {
  it('say every prompt, move, line and refusal of whole games', () => {
    for (const { view, moves, refusals } of seen) {
      complete(said(prompt(view, moves)))
      const sentences = moves.map((move) => said(sentence(move, view)))
      sentences.forEach(complete)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { type } of moves) complete(said({ key: `moves.${type}`, params: {} }))
      refusals.forEach((refusal) => complete(said(refusal)))
    }
    for (const { entry } of news) complete(said({ key: `log.${entry.key}`, params: entry.params }))
  })

  it('name every crook, gang, skill, phase and house', () => {
    const keys = [
      ...crooks.map(({ number }) => `crook.${number}`),
      ...gangs.map((gang) => `gang.${gang}`),
      ...skills.flatMap((skill) => [`skill.${skill}`, `does.${skill}`]),
      ...phases.map((phase) => `phase.${phase}`),
      ...targets.map((target) => `sign.${target}`),
    ]
    for (const key of keys) expect(catalogue).toHaveProperty([key])
    for (const { number, name } of crooks) expect(said({ key: `crook.${number}`, params: {} })).toBe(name)
  })

  it('say where every point comes from', () => {
    for (const { view, seat } of seen.filter(({ view }) => view.phase === 'over')) {
      const outcome = kingpin.outcome(kingpin.imagine(view, seat, random('scores')))
      for (const { parts, total } of outcome?.scores ?? []) {
        for (const { label, params } of parts) complete(said({ key: `score.${label}`, params: params ?? {} }))
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      }
    }
  })

  it('tell of a kill with and without face-down crooks', () => {
    const killed = { by: 0, victim: 1, target: 4 }
    const line = (params: Note['params']) => said({ key: 'log.killed', params: { ...killed, ...params } })
    expect(line({ crooks: [20], hidden: 0 })).toBe('0 gets rid of 1 at target 4: Hatchet.')
    expect(line({ crooks: [], hidden: 1 })).toBe('0 gets rid of 1 at target 4: a face-down crook.')
    expect(line({ crooks: [20], hidden: 2 })).toBe('0 gets rid of 1 at target 4: Hatchet and 2 face-down crooks.')
  })
})

describe('the pictures of Kingpin', () => {
  const known = (what: string | null) => expect(what === null || pictureOf(what) !== null).toBe(true)

  it('exist for everything that is shown', () => {
    for (const { view, moves } of seen) {
      for (const move of moves) known(movePicture(move, view))
      expect(paragraph(view)).toMatch(/^KP-\d/)
    }
    for (const { entry, view } of news) {
      known(logPicture(entry))
      for (const { what, from, to } of flights(entry, view)) {
        known(what)
        expect(`${from} ${to} ${what.startsWith('headline') ? '' : what}`).not.toMatch(/NaN|undefined/)
      }
    }
  })

  it('let points fly until every seat has its total', () => {
    for (const { view } of seen.filter(({ view }) => view.phase === 'over')) {
      const outcome = kingpin.outcome(kingpin.imagine(view, 0, random('totals')))
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
