import { describe, expect, it } from 'vitest'
import type { Params, Phrase } from '../../../machines/kernel/journal.ts'
import { cardNumbers, cardOf } from '../../../machines/syndicate/data.ts'
import { syndicate, type SyndicateMove, type SyndicateView } from '../../../machines/syndicate/index.ts'
import { phases } from '../../../machines/syndicate/state.ts'
import { kinds, symbols } from '../../../machines/syndicate/vocabulary.ts'
import { messages } from './messages.en.ts'
import { say as sayOf } from '../../messages/messages.ts'
import type { GameScreen } from '../game.ts'
import { drawn } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { description } from './faces.ts'
import { flights } from './flights.ts'
import { screen } from './index.ts'
import { choosesFromHand, displayMove, prompt, sentence } from './ways.ts'

const say = (key: string, params: Params = {}) => sayOf(messages, key, params)
const complete = (text: string) => expect(text).not.toMatch(/[{}]|undefined|NaN|\b[a-z]+\.[a-z0-9]+/i)
const seen = [...moments(syndicate, 60)]

describe('the words of Syndicate', () => {
  it('are all used: every phase and every line of the log comes up in sixty games', () => {
    const rare = 'eachRound.order'
    const phasesSeen = new Set([...seen.map(({ view }) => view.phase), rare])
    const asking = phases.filter((phase) => !phase.endsWith('.next'))
    expect([...phasesSeen].sort()).toEqual(asking.sort())
    const told = new Set(seen.flatMap(({ view }) => view.news.map(({ key }) => `log.${key}`)))
    const written = Object.keys(messages).filter((key) => key.startsWith('log.'))
    expect(written.filter((key) => !told.has(key))).toEqual([])
  })

  it('ask whose each-round effect comes first', () => {
    const { view, seat } = seen[0]!
    const asked: SyndicateView = {
      ...view,
      phase: 'eachRound.order',
      question: { ask: 'eachRound', seat, cards: [6, 69] },
    }
    complete(say(prompt(asked, []).key, prompt(asked, []).params))
    expect(say(sentence({ type: 'first', card: 6 }, asked).key, { card: 6 })).toBe('Broke Benny first')
  })

  it('SY-3.1 say what a card costs where it is asked how it is paid for', () => {
    const asked = (card: number, ...moves: SyndicateMove[]) => {
      const { view, seat } = seen[0]!
      const { key, params } = prompt({ ...view, phase: 'resolve.cost', question: { ask: 'cost', seat, card } }, moves)
      return say(key, params)
    }
    const pay = [4, 8].map((card): SyndicateMove => ({ type: 'pay', card }))
    expect(asked(35, ...pay)).toBe('Turncoat costs a thug. Which do you give up?')
    expect(asked(4, ...pay)).toBe('Cash Out costs a holding. Which do you give up?')
    expect(asked(41, ...pay)).toBe('Moving Day costs a holding. Which do you take back into your hand?')
    expect(asked(27, ...pay)).toBe('Sell Secrets costs a card. Which do you give away out of your hand?')
    expect(asked(21, ...pay)).toBe('How do you pay for The Triplets?')
    expect(asked(8, { type: 'payCash' })).toBe('Roadhouse costs $10. Do you pay?')
  })

  it('SY-3.1 offer a card of the display only where it could be the price', () => {
    const { view, seat } = seen[0]!
    const offered = (card: number) => displayMove({ ...view, question: { ask: 'cost', seat, card } }, 22)
    expect([35, 4, 21].map(offered)).toEqual(Array.from({ length: 3 }, () => ({ type: 'pay', card: 22 })))
    expect([8, 27].map(offered)).toEqual([null, null])
  })

  it('name every symbol, kind and card, as the machine does', () => {
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
    for (const { whyNot } of seen.filter(({ moves }, index) => moves.length > 0 && index % 3 === 0)) {
      for (const move of tries) {
        const refusal = whyNot(move)
        if (!refusal) continue
        complete(say(refusal.message, refusal.params))
        told.add(refusal.message)
      }
    }
    const written = Object.keys(messages).filter((key) => key.startsWith('refusal.'))
    expect(written.filter((key) => !told.has(key))).toEqual([])
  })

  it('SY-4 say what breaks a tie', () => {
    complete(say('score.tie', { thugs: 2 }))
  })
})

describe('the pictures of Syndicate', () => {
  it('SY-2.2 turn all revealed cards over at once, also if one of them asks something before the next is told', () => {
    const isRevealed = ({ key }: Phrase) => key === 'revealed'
    const reveals = seen.filter(({ view }) => view.news.filter(isRevealed).length > 1)
    expect(reveals.length).toBeGreaterThan(10)
    expect(reveals.filter(({ view }) => view.news.every(isRevealed)).length).toBeGreaterThan(10)
    for (const moment of reveals) {
      // A line of the log says more than the entry that it tells.
      const lines = moment
        .told()
        .flatMap(({ lines, view }) => lines.map((line) => ({ line: { ...line, at: 7 }, view })))
      const shown = lines.filter(({ line }) => isRevealed(line)).map(({ line, view }) => flights(line, view).length)
      expect(shown).toEqual([shown.length, ...shown.slice(1).map(() => 0)])
    }
  })
})

describe('an open question', () => {
  it('is answered at the table that all may see, with nobody in front', () => {
    const asking = seen.filter(({ open, moves }) => open && moves.some((move) => 'card' in move))
    const kinds = Map.groupBy(asking, ({ view }) => view.phase)
    expect([...kinds.keys()].sort()).toEqual([
      'endOfRound.lose',
      'resolve.copy',
      'resolve.cost',
      'resolve.holding',
      'resolve.order',
    ])
    for (const moment of [...kinds.values()].flatMap((alike) => alike.slice(0, 2))) {
      const { open, ...look } = moment
      const { asked } = drawn(screen as GameScreen, messages, { ...look, view: open!, seat: null })
      for (const move of moment.moves) if ('card' in move) expect(asked).toContainEqual(move)
    }
  })
})

describe('a card on the table', () => {
  const reads = ({ seat, view }: (typeof seen)[number]) => {
    const look = { seats: view.seats, seat, view, active: view.active, moves: [] }
    return drawn(screen as GameScreen, messages, look).body.includes(`aria-label="${say('worth.title')}"`)
  }
  const asking = (ask: string, card?: number) =>
    seen.filter(({ view: { question } }) => {
      return question?.ask === ask && (card === undefined || ('card' in question && question.card === card))
    })

  it('SY-3.1 says what it would bring as long as it isn’t paid for, and no longer when it has brought it', () => {
    const [unpaid, paid] = [asking('cost', 27), asking('another')]
    expect(unpaid.length).toBeGreaterThan(0)
    expect(paid.length).toBeGreaterThan(0)
    for (const moment of unpaid) expect(reads(moment)).toBe(true)
    for (const moment of paid) expect(reads(moment)).toBe(false)
  })

  it('SY-2.4 stays in sight while another chooses from their hand: only who is asked sees their own', () => {
    const extra = asking('extra')
    expect(extra.length).toBeGreaterThan(0)
    for (const { seat, view } of extra) {
      expect(choosesFromHand(view)).toBe(true)
      expect(choosesFromHand({ ...view, seat: (seat + 1) % view.seats })).toBe(false)
    }
  })
})
