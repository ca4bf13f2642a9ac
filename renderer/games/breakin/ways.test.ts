import { describe, expect, it } from 'vitest'
import { breakIn, type BreakInView } from '../../../machines/breakin/index.ts'
import { random } from '../../../machines/kernel/random.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { messages } from '../../messages/en/breakin.ts'
import { messages as app } from '../../messages/en/app.ts'
import { messages as table } from '../../messages/en/table.ts'
import { format, plain } from '../../messages/catalogue.ts'
import { flights, leftOf, logPicture, movePicture, paragraph, prompt, sentence } from './ways.ts'
import { isPicture } from './pictures/names.ts'

const catalogue = { ...app, ...table, ...messages }
const said = ({ key, params }: Note) => plain(format(catalogue, key, params, { locale: 'en', seats: [] }))
const complete = (text: string) => expect(text).not.toMatch(/[{}]|undefined|^\w+\.\w+/)

/** Random games, every view on the way. */
function* views(games: number): Generator<{ view: BreakInView; seat: number }> {
  for (let n = 0; n < games; n++) {
    let state = breakIn.setup({ seats: 3 + (n % 4), seed: `ways ${n}`, options: { informant: n % 2 === 0 } })
    const source = random(`play ${n}`)
    for (let [seat] = breakIn.active(state); seat !== undefined; [seat] = breakIn.active(state)) {
      yield { view: breakIn.view(state, seat), seat }
      state = breakIn.apply(state, seat, source.pick(breakIn.legalMoves(state, seat)))
    }
    yield { view: breakIn.view(state, 0), seat: 0 }
  }
}

const seen = [...views(8)]

describe('the words of Break-In', () => {
  it('say every prompt, move, line and refusal of whole games', () => {
    for (const { view, seat } of seen) {
      const state = breakIn.imagine(view, seat, random('words'))
      const moves = breakIn.legalMoves(state, seat)
      complete(said(prompt(view, moves)))
      const sentences = moves.map((move) => said(sentence(move, view)))
      sentences.forEach(complete)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { key, params } of view.news) complete(said({ key: `log.${key}`, params }))
      complete(said({ key: `phase.${view.phase}`, params: {} }))
      const refusal = breakIn.whyNot(state, seat, { type: 'steal', from: seat })
      if (refusal) complete(said({ key: refusal.message, params: refusal.params }))
    }
  })

  it('name every way out in the scores', () => {
    for (const { view, seat } of seen) {
      const outcome = breakIn.outcome(breakIn.imagine(view, seat, random('scores')))
      for (const { parts } of outcome?.scores ?? []) {
        for (const { label, params } of parts) complete(said({ key: `score.${label}`, params: params ?? {} }))
      }
    }
  })
})

describe('the pictures of Break-In', () => {
  const known = (what: string | null) => what === null || isPicture(what)

  it('exist for everything that is shown', () => {
    for (const { view, seat } of seen) {
      for (const move of breakIn.legalMoves(breakIn.imagine(view, seat, random('pictures')), seat)) {
        expect(known(movePicture(move, view))).toBe(true)
      }
      for (const entry of view.news) {
        expect(known(logPicture(entry))).toBe(true)
        for (const { what, from, to } of flights(entry)) {
          expect(known(what)).toBe(true)
          expect(`${from} ${to}`).not.toMatch(/NaN|undefined/)
        }
      }
      expect(paragraph(view)).toMatch(/^BI-\d/)
    }
  })
})

describe('the neighbour on the left', () => {
  it('is the next one still in', () => {
    const { view } = seen[0]!
    const players = view.players.map((player, seat) => (seat === 1 ? { ...player, out: 'loot' as const } : player))
    expect(leftOf({ ...view, players }, 0)).toBe(2)
    expect(leftOf(view, view.players.length - 1)).toBe(0)
  })
})
