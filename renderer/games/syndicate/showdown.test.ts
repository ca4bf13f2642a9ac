import { describe, expect, it } from 'vitest'
import { syndicate, type SyndicateView } from '../../../machines/syndicate/index.ts'
import { say } from '../../messages/messages.ts'
import { moments } from '../testing/moments.ts'
import { people } from '../testing/drawing.ts'
import { messages } from './messages.en.ts'
import { showdown } from './showdown.ts'

const seen = [...moments(syndicate, 40)]
const steps = seen.flatMap((moment) => moment.told())

describe('the cards of a round', () => {
  it('SY-2.3 stand in the order in which they resolve, the lowest number first', () => {
    const revealed = steps.filter(({ view }) => view.news.every(({ key }) => ['picked', 'revealed'].includes(key)))
    const shown = revealed.map(({ view }) => showdown(view)).filter((one) => one && one.cards.length > 1)
    expect(shown.length).toBeGreaterThan(50)
    for (const one of shown) {
      const numbers = one!.cards.map(({ card }) => card)
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      expect(one!.now).toBe(numbers[0])
    }
  })

  it('say what they have brought, whoever gets or loses it', () => {
    const words = new Set<string>()
    for (const { view } of steps) {
      for (const { brought } of showdown(view)?.cards ?? []) {
        for (const { key, params } of brought) {
          expect(say(messages, key, params, people(6))).not.toMatch(/[{}]|undefined|NaN|^brought/)
          words.add(key)
        }
      }
    }
    const written = Object.keys(messages).filter((key) => key.startsWith('brought.'))
    expect(written.filter((key) => !words.has(key))).toEqual([])
  })

  it('SY-3.7 don’t claim what another’s card brings its owner meanwhile', () => {
    const gains = steps.flatMap(({ view }) =>
      (showdown(view)?.cards ?? []).flatMap(({ seat, card, brought }) =>
        brought.flatMap(({ key, params }) => (key === 'brought.othersGained' ? [{ seat, card, params }] : [])),
      ),
    )
    expect(gains.length).toBeGreaterThan(10)
    for (const { card, params } of gains) expect(params.card).toBe(card)
  })

  it('the one that a line is about stands out while it is told', () => {
    const played = seen.flatMap((moment) => {
      const told = moment.told()
      return told.flatMap(({ lines }, index) => lines.map((line) => ({ line, before: told[index - 1]?.view })))
    })
    const telling = played.filter(({ line, before }) => line.key === 'played' && before && before.order.length > 0)
    expect(telling.length).toBeGreaterThan(100)
    for (const { line, before } of telling) expect(showdown(before!, line)?.now).toBe(line.params.card)
  })

  it('the one that is asked about stands out, and whoever is asked', () => {
    const asked = seen.filter(({ view: { question } }) => question !== null)
    const kinds = new Set(asked.map(({ view: { question } }) => question?.ask))
    expect([...kinds]).toEqual(expect.arrayContaining(['cost', 'lose', 'order', 'extra']))
    for (const { view } of asked) {
      const { question } = view
      const card = question && 'card' in question ? question.card : null
      expect(showdown(view)).toMatchObject({ now: card, acting: question?.seat })
    }
  })

  it('stay before all eyes when the round is over, and before nobody who is to pick', () => {
    const ends = steps.filter(({ view }) => view.phase === 'pick' && view.news.some(({ key }) => key === 'played'))
    expect(ends.length).toBeGreaterThan(50)
    for (const { view } of ends) {
      expect(showdown(view)).toBeNull()
      const forAll: SyndicateView = { ...view, seat: 'table', mine: null }
      expect(showdown(forAll)?.cards.length).toBeGreaterThan(0)
    }
  })
})
