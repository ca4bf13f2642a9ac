import { describe, expect, it } from 'vitest'
import { fenceIds, goods, houses, lootIds, places, tools } from '../../../machines/nightfall/data.ts'
import { nightfall, type NightfallMove, type NightfallView } from '../../../machines/nightfall/index.ts'
import { phases } from '../../../machines/nightfall/state.ts'
import { exhibit, hold, place, table } from '../../../machines/nightfall/stage.ts'
import { phasesOf } from '../../../machines/kernel/chart.ts'
import { random } from '../../../machines/kernel/random.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { messages as app } from '../../messages/en/app.ts'
import { messages } from '../../messages/en/nightfall.ts'
import { messages as frame } from '../../messages/en/table.ts'
import { format, plain } from '../../messages/catalogue.ts'
import { flights, logPicture } from './flights.ts'
import { movePicture, paragraph, prompt, rackOf, reachOf, sentence } from './ways.ts'

const catalogue = { ...app, ...frame, ...messages }
const said = ({ key, params }: Note) => plain(format(catalogue, key, params, { locale: 'en', seats: [] }))
const complete = (text: string) => expect(text).not.toMatch(/[{}]|undefined|null|^\w+\.\w+/)

/** Random games, every view on the way. */
function* views(games: number): Generator<{ view: NightfallView; seat: number }> {
  for (let n = 0; n < games; n++) {
    const options = { thieves: n % 2 === 0 ? 'chosen' : 'dealt' }
    let state = nightfall.setup({ seats: 2 + (n % 4), seed: `ways ${n}`, options })
    const source = random(`play ${n}`)
    for (let [seat] = nightfall.active(state); seat !== undefined; [seat] = nightfall.active(state)) {
      yield { view: nightfall.view(state, seat), seat }
      state = nightfall.apply(state, seat, source.pick(nightfall.legalMoves(state, seat)))
    }
    yield { view: nightfall.view(state, 0), seat: 0 }
  }
}

const seen = [...views(4)]

/** Everything that somebody could point at. */
const attempts: readonly NightfallMove[] = [
  ...tools.flatMap((tool): NightfallMove[] => [
    { type: 'chooseThief', thief: tool },
    { type: 'take', tool },
    { type: 'lay', tool },
  ]),
  ...places.map((name): NightfallMove => ({ type: 'place', place: name })),
  ...houses.flatMap((house) => [0, 1, 2].map((slot): NightfallMove => ({ type: 'aim', house, slot }))),
  { type: 'steal', own: true },
  { type: 'steal', own: false },
  ...[0, 1, 2, 3, 4].map((field): NightfallMove => ({ type: 'exchange', field })),
  { type: 'draw' },
  ...lootIds.map((loot): NightfallMove => ({ type: 'offer', loot })),
  ...fenceIds.map((fence): NightfallMove => ({ type: 'sell', fence })),
  { type: 'decline' },
]

describe('the words of Nightfall', () => {
  it('say every prompt, move and line of whole games, no two moves alike', () => {
    for (const { view, seat } of seen) {
      const moves = nightfall.legalMoves(nightfall.imagine(view, seat, random('words')), seat)
      complete(said(prompt(view, moves)))
      const sentences = moves.map((move) => said(sentence(move, view)))
      sentences.forEach(complete)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { key, params } of view.news) complete(said({ key: `log.${key}`, params }))
      expect(paragraph(view)).toMatch(/^NF-\d/)
    }
  })

  it('say why not, whatever is tried', () => {
    for (const { view, seat } of seen.filter((_, index) => index % 40 === 0)) {
      const state = nightfall.imagine(view, seat, random('refusals'))
      for (const move of attempts) {
        complete(said(sentence(move, view)))
        const refusal = nightfall.whyNot(state, seat, move)
        if (refusal) complete(said({ key: refusal.message, params: refusal.params }))
      }
    }
  })

  it('name every phase, option, score and card', () => {
    const names = (list: ReturnType<typeof phasesOf>): string[] =>
      list.flatMap(({ id, phases: inner }) => [id, ...names(inner)])
    const all = [...phases, ...names(phasesOf(nightfall.chart))]
    for (const name of all) expect(catalogue).toHaveProperty([`phase.${name}`])
    for (const { name, ...option } of nightfall.options) {
      const values = option.kind === 'choice' ? option.values : []
      for (const key of [name, `${name}.hint`, ...values.map((value) => `${name}.${value}`)]) {
        expect(catalogue).toHaveProperty([`option.${key}`])
      }
    }
    for (const good of goods) expect(catalogue).toHaveProperty([`kind.${good}`])
    for (const fence of fenceIds) expect(catalogue).toHaveProperty([`fence.${fence}`])
    for (const { view, seat } of seen) {
      const outcome = nightfall.outcome(nightfall.imagine(view, seat, random('scores')))
      for (const { parts } of outcome?.scores ?? []) {
        for (const { label, params } of parts) complete(said({ key: `score.${label}`, params: params ?? {} }))
      }
    }
  })
})

describe('the pictures of Nightfall', () => {
  const known =
    /^(tool-(hammer|lockpick|plan|pliers|torch)|tools|moon|sun|coin|(thief|lock|kind|place|back)-[a-z-]+|(fence|stone|loot)-\d+)$/

  it('exist for every move, line and flight', () => {
    for (const { view, seat } of seen) {
      const moves = nightfall.legalMoves(nightfall.imagine(view, seat, random('pictures')), seat)
      for (const move of moves) expect(movePicture(move, view) ?? 'moon').toMatch(known)
      for (const entry of view.news) {
        expect(logPicture(entry) ?? 'moon').toMatch(known)
        for (const { from, to, what } of flights(entry, view)) {
          expect(what).toMatch(known)
          expect(`${from} ${to}`).not.toMatch(/undefined|NaN/)
        }
      }
    }
  })
})

describe('what is marked on a back', () => {
  it('NF-4.2 counts the own tool, but not where it has served', () => {
    const state = table(2, 'hammer', 'torch')
    hold(state, 0, 'pliers')
    exhibit(state, 'villa', 3)
    exhibit(state, 'museum', 1)
    const back = 'chest-hammer-pliers'
    let view = nightfall.view(state, 0)
    expect(reachOf(view, 'villa', back)).toEqual({ can: true, own: true })
    const acting = place(state, 'villa', 'harbour', 'villa', 'harbour', 'harbour', 'harbour')
    view = nightfall.view(acting, 0)
    view.players[0]!.served = true
    expect(reachOf(view, 'villa', back)).toEqual({ can: false, short: ['hammer'] })
    expect(reachOf(view, 'museum', back)).toEqual({ can: true, own: true })
  })

  it('NF-4.3 leaves out of the rack what is laid down', () => {
    const state = table(2)
    hold(state, 0, 'plan', 'plan', 'torch')
    const ruin = place(state, 'ruin', 'harbour', 'ruin', 'harbour', 'ruin', 'harbour')
    const laid = [{ type: 'exchange', field: 1 } as const, { type: 'lay', tool: 'plan' } as const].reduce(
      (now, move) => nightfall.apply(now, 0, move),
      ruin,
    )
    expect(rackOf(nightfall.view(laid, 0))).toMatchObject({ plan: 1, torch: 1 })
  })
})
