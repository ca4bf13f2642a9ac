import { describe, expect, it } from 'vitest'
import { cardOf } from '../../../machines/syndicate/data.ts'
import { syndicate } from '../../../machines/syndicate/index.ts'
import { markersOf } from '../../../machines/syndicate/outcome.ts'
import { say } from '../../messages/messages.ts'
import { people } from '../testing/drawing.ts'
import { moments } from '../testing/moments.ts'
import { messages } from './messages.en.ts'
import { story } from './story.ts'
import { whole } from './testing.ts'

const ends = [...moments(syndicate, 40)].filter(({ outcome }) => outcome)

describe('the end of Syndicate', () => {
  it('SY-4 tells of each player what counted most, the richest first, and nothing that brought nothing', () => {
    const keys = new Set<string>()
    for (const { view, outcome } of ends) {
      const told = story(view, outcome!, [])
      expect(told.map(({ place }) => place)).toEqual([...told].map(({ place }) => place).sort((a, b) => a - b))
      expect(outcome!.winners).toContain(told[0]!.seat)
      for (const { things } of told) {
        expect(things.length).toBeGreaterThan(0)
        expect(things.length).toBeLessThanOrEqual(3)
        for (const { key, params } of things) {
          const words = say(messages, key, params, people(6))
          expect(words).not.toMatch(/[{}]|undefined|NaN|^story|\$0\b/)
          keys.add(key)
        }
      }
    }
    const written = ['story.cash', 'story.holding', 'story.gained', 'story.lostMoney', 'story.gone']
    expect(written.filter((key) => !keys.has(key))).toEqual([])
  })

  it('tells which cards brought the cash, all in all, and what failed', () => {
    const { view, outcome } = ends.find(({ outcome }) => outcome!.winners[0] === 0)!
    const line = (key: string, card: number, money = 0) => ({ key, params: { by: 0, card, money } })
    const log = [line('gained', 6, 500), line('gained', 22, 900), line('gained', 6, 600), line('failed', 18)]
    const [winner] = story(view, outcome!, log)
    expect(winner!.things.map(({ key, params }) => say(messages, key, params, people(6)))).toEqual([
      'Broke Benny brought $1,100 in cash.',
      'Quick Quincy brought $900 in cash.',
      'Grand Hotel failed: the cost or the need wasn’t met.',
    ])
  })

  it('counts what a holding brought in cash with what its markers are worth', () => {
    const by = (end: (typeof ends)[number]) => end.outcome!.winners[0]!
    const holdings = (end: (typeof ends)[number]) =>
      end
        .outcome!.scores.find(({ seat }) => seat === by(end))!
        .parts.filter(({ label, params }) => label === 'holding' && Number(params?.markers) > 1)
    const end = ends.find((one) => holdings(one).length > 0)!
    const { card, markers } = holdings(end)[0]!.params as { card: number; markers: number }
    const log = [500, 5].map((money) => ({ key: 'gained', params: { by: by(end), card, money } }))
    const [first] = story(end.view, end.outcome!, log).find(({ seat }) => seat === by(end))!.things
    expect(first).toEqual({ key: 'story.both', params: { card, money: 505 + 10 * markers, cash: 505, markers } })
    expect(say(messages, 'story.both', { card: 19, money: 55, cash: 25, markers: 3 })).toBe(
      'Matchmaker brought $55: $25 in cash, and 3 markers.',
    )
  })

  it.each(['gained', 'gaveUp'])('doesn’t regret a card that went after it had paid, or out of the hand: %s', (key) => {
    const gone = ({ view, outcome }: (typeof ends)[number]): number[] =>
      view.players[outcome!.winners[0]!]!.gone.filter((card) => cardOf(card).kind !== 'action')
    const end = ends.find((one) => gone(one).length > 0)!
    const by = end.outcome!.winners[0]!
    const [card = 0, ...others] = gone(end)
    const log = [{ key, params: { by, card, money: 10 } }]
    const regretted = story(end.view, end.outcome!, log)
      .find(({ seat }) => seat === by)!
      .things.flatMap(({ key, params }) => (key === 'story.gone' ? (params.cards as number[]) : []))
    expect(regretted).toEqual(others)
  })

  it('tells when the winner got ahead for good', () => {
    let told = 0
    let standings: number[][] = []
    for (const { view, log, outcome } of whole(30)) {
      if (view.news.at(-1)?.key === 'round')
        standings[view.round] = view.players.map(({ cash }, seat) => cash + 10 * markersOf(view, seat))
      if (!outcome) continue
      const [winner, another] = outcome.winners
      const ahead = (standing: number[] = []) => standing.every((n, seat) => seat === winner || n < standing[winner!]!)
      const end = story(view, outcome, log)[0]!.end
      if (another === undefined) {
        const round = Number(end!.params.round)
        expect(ahead(standings[round])).toBe(false)
        expect(standings.slice(round + 1).every(ahead)).toBe(true)
        expect(say(messages, end!.key, end!.params)).toMatch(/^ahead for good (in|from) round \d+/)
        told += 1
      } else expect(end).toBeUndefined()
      standings = []
    }
    expect(told).toBeGreaterThan(20)
  })

  it('tells what cost most: what was taken away, or played in vain', () => {
    const { view, outcome } = ends.find(({ outcome }) => outcome!.winners[0] === 0)!
    const costs = (...log: { key: string; params: Record<string, number> }[]) => {
      const { key, params } = story(view, outcome!, log)[0]!.things.at(-1)!
      return say(messages, key, params, people(6))
    }
    const failed = { key: 'failed', params: { by: 0, card: 18 } }
    const took = { key: 'lostMoney', params: { by: 0, card: 75, money: 15 } }
    expect(costs(failed, took)).toBe('Grand Hotel failed: the cost or the need wasn’t met.')
    expect(costs(failed, took, took)).toBe('Protection Tour cost $30.')
    const lost = { by: 0, card: 18, markers: 6 }
    expect(costs(failed, { key: 'lostCard', params: { ...lost, cause: 79 } })).toBe(
      'Grand Hotel was lost with 6 markers on it (Eviction).',
    )
    // SY-3.1: that was its price.
    expect(costs(failed, { key: 'lostCard', params: { ...lost, cause: 4 } })).toMatch(/failed/)
    expect(costs({ key: 'unmarked', params: { by: 0, on: 18, card: 59, markers: 2 } })).toBe(
      'Broken Windows cost 2 markers.',
    )
  })
})
