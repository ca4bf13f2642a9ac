import { describe, expect, it } from 'vitest'
import { crooks, gangs, skills, targets } from '../../../machines/kingpin/data.ts'
import { kingpin } from '../../../machines/kingpin/index.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import { messages } from './messages.en.ts'
import { say } from '../../messages/messages.ts'
import { moments } from '../testing/moments.ts'
import { eyefulOf } from './eyeful.ts'
import { flights, showTime } from './ways.ts'

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
    const line = (params: Params) => said('log.killed', { by: 0, victim: 1, target: 4, ...params })
    expect(line({ crooks: [20], hidden: 0 })).toBe('0 gets rid of 1 at target 4: Hatchet.')
    expect(line({ crooks: [], hidden: 1 })).toBe('0 gets rid of 1 at target 4: a face-down crook.')
    expect(line({ crooks: [20], hidden: 2 })).toBe('0 gets rid of 1 at target 4: Hatchet and 2 face-down crooks.')
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
