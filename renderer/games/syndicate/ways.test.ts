import { describe, expect, it } from 'vitest'
import type { Note } from '../../../machines/kernel/journal.ts'
import { random } from '../../../machines/kernel/random.ts'
import { cardNumbers, cardOf } from '../../../machines/syndicate/data.ts'
import { syndicate, type SyndicateMove, type SyndicateView } from '../../../machines/syndicate/index.ts'
import { phases } from '../../../machines/syndicate/state.ts'
import { kinds, symbols } from '../../../machines/syndicate/vocabulary.ts'
import { format, plain } from '../../messages/catalogue.ts'
import { messages as app } from '../../messages/en/app.ts'
import { messages } from '../../messages/en/syndicate.ts'
import { messages as table } from '../../messages/en/table.ts'
import { description } from './faces.ts'
import { flights, logPicture } from './flights.ts'
import { movePicture, paragraph, prompt, sentence } from './ways.ts'

const catalogue = { ...app, ...table, ...messages }
const say = (key: string, params: Note['params'] = {}) =>
  plain(format(catalogue, key, params, { locale: 'en', seats: [] }))
const complete = (text: string) => expect(text).not.toMatch(/[{}]|undefined|NaN|\b[a-z]+\.[a-z0-9]+/i)

interface Moment {
  view: SyndicateView
  seat: number
  moves: readonly SyndicateMove[]
}

/** Random games, every view on the way, and what could be done. */
function* moments(games: number): Generator<Moment> {
  for (let n = 0; n < games; n++) {
    let state = syndicate.setup({ seats: 2 + (n % 4), seed: `ways ${n}` })
    const source = random(`play ${n}`)
    for (let [seat] = syndicate.active(state); seat !== undefined; [seat] = syndicate.active(state)) {
      const moves = syndicate.legalMoves(state, seat)
      yield { view: syndicate.view(state, seat), seat, moves }
      state = syndicate.apply(state, seat, source.pick(moves))
    }
    yield { view: syndicate.view(state, 0), seat: 0, moves: [] }
  }
}
const seen = [...moments(60)]

describe('the words of Syndicate', () => {
  it('say every prompt, move and line of whole games', () => {
    const phasesSeen = new Set<string>()
    const keysSeen = new Set<string>()
    for (const { view, moves } of seen) {
      complete(say(prompt(view, moves).key, prompt(view, moves).params))
      const sentences = moves.map((move) => say(sentence(move, view).key, sentence(move, view).params))
      sentences.forEach(complete)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { key, params } of view.news) {
        complete(say(`log.${key}`, params))
        keysSeen.add(`log.${key}`)
      }
      phasesSeen.add(view.phase)
    }
    const rare = 'eachRound.order'
    expect([...phasesSeen, rare].sort()).toEqual([...phases].sort())
    const told = Object.keys(messages).filter((key) => key.startsWith('log.'))
    expect(told.filter((key) => !keysSeen.has(key))).toEqual([])
  })

  it('ask whose each-round effect comes first', () => {
    const [{ view, seat }] = seen as [Moment]
    const asked: SyndicateView = {
      ...view,
      phase: 'eachRound.order',
      question: { ask: 'eachRound', seat, cards: [6, 69] },
    }
    complete(say(prompt(asked, []).key, prompt(asked, []).params))
    expect(say(sentence({ type: 'first', card: 6 }, asked).key, { card: 6 })).toBe('Broke Benny first')
  })

  it('name every phase, symbol, kind and card, as the machine does', () => {
    for (const phase of phases) complete(say(`phase.${phase}`))
    for (const symbol of symbols) complete(say(`symbol.${symbol}`))
    for (const kind of kinds) complete(say(`kind.${kind}`))
    for (const card of cardNumbers) {
      expect(say(`card.${card}`)).toBe(cardOf(card).name)
      expect(say(`text.${card}`)).not.toBe(`text.${card}`)
      expect(description(card, say)).toContain(say(`text.${card}`))
    }
  })

  it('tell every refusal', () => {
    const told = new Set<string>()
    const tries: SyndicateMove[] = [
      { type: 'payCash' },
      { type: 'use' },
      ...(['pick', 'play', 'pay', 'mark', 'copy', 'first', 'lose'] as const).flatMap((type) =>
        [1, 8, 22, 34, 57, 70].map((card) => ({ type, card })),
      ),
    ]
    for (const { view, seat } of seen.filter(({ moves }, index) => moves.length > 0 && index % 3 === 0)) {
      const state = syndicate.imagine(view, seat, random('refusals'))
      for (const move of tries) {
        const refusal = syndicate.whyNot(state, seat, move)
        if (!refusal) continue
        complete(say(refusal.message, refusal.params))
        told.add(refusal.message)
      }
    }
    const written = Object.keys(messages).filter((key) => key.startsWith('refusal.'))
    expect(written.filter((key) => !told.has(key))).toEqual([])
  })

  it('name all that is counted at the end', () => {
    for (const { view, seat } of seen.filter(({ moves }) => moves.length === 0)) {
      const outcome = syndicate.outcome(syndicate.imagine(view, seat, random('scores')))
      for (const { parts } of outcome?.scores ?? []) {
        for (const { label, params } of parts) complete(say(`score.${label}`, params))
      }
    }
    complete(say('score.tie', { thugs: 2 }))
  })
})

describe('the pictures of Syndicate', () => {
  const known = /^(card|turn|turned|money|loss|markers|unmarked)-\d+$|^(cash|loss|marker|back|packet|no)$/

  it('exist for everything that is shown', () => {
    for (const { view, moves } of seen) {
      for (const move of moves) expect(movePicture(move, view)).toMatch(known)
      for (const entry of view.news) {
        const picture = logPicture(entry)
        if (picture !== null) expect(picture).toMatch(known)
        for (const { what, from, to } of flights(entry, view)) {
          expect(what).toMatch(known)
          expect(`${from} ${to}`).not.toMatch(/NaN|undefined/)
        }
      }
      expect(paragraph(view)).toMatch(/^SY-\d/)
    }
  })

  it('SY-2.2 turn all revealed cards over at once', () => {
    const reveals = seen.filter(({ view }) => view.news.filter(({ key }) => key === 'revealed').length > 1)
    expect(reveals.length).toBeGreaterThan(10)
    for (const { view } of reveals) {
      // A line of the log says more than the entry that it tells.
      const lines = view.news.filter(({ key }) => key === 'revealed').map((entry) => ({ ...entry, at: 7 }))
      const shown = lines.map((line) => flights(line, view).length)
      expect(shown).toEqual([shown.length, ...shown.slice(1).map(() => 0)])
    }
  })
})
