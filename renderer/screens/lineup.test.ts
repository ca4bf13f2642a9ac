import { describe, expect, it } from 'vitest'
import type { GameInfo, Profile, SavedGame } from '../../electron/host/api.ts'
import {
  alike,
  chairs,
  faultOf,
  firstLineup,
  freeBot,
  freePerson,
  lookOf,
  seatAt,
  withBotsGivingWay,
  type Sitter,
} from './lineup.ts'

const name = (n: number) => `Player ${n}`
const breakin: GameInfo = { id: 'breakin', seats: { min: 3, max: 6 }, options: [], course: null, examples: [] }
const ada: Profile = { id: 'a', name: 'Ada', colour: 'jade', emblem: 'cat' }
const bo: Profile = { id: 'b', name: 'Bo', colour: 'jade', emblem: 'moon' }
const moss: Sitter & { kind: 'bot' } = { kind: 'bot', level: 'burglar', name: 'Moss', colour: 'ruby', emblem: 'fox' }

const distinct = (sitters: Sitter[], profiles: Profile[]) => {
  const looks = sitters.map((sitter) => lookOf(sitter, profiles))
  for (const key of ['name', 'colour', 'emblem'] as const) {
    expect(new Set(looks.map((look) => look[key])).size, key).toBe(sitters.length)
  }
}

describe('how well bots play', () => {
  const levelsOf = (sitters: readonly Sitter[]) =>
    sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null))
  const cleverAda = { ...ada, level: 'mastermind' as const }

  it('is gentle for a newcomer, and as they last chose it for the others', () => {
    expect(levelsOf(firstLineup(breakin, [], [], name))).toEqual([null, 'lookout', 'lookout', 'lookout'])
    expect(levelsOf(firstLineup(breakin, [], [cleverAda], name))).toEqual([null, ...Array(3).fill('mastermind')])
  })

  it('follows the first person, but for what was chosen here', () => {
    const sitters = firstLineup(breakin, [], [cleverAda, bo], name)
    const chosen = seatAt(sitters, 3, { ...(sitters[3] as typeof moss), level: 'burglar' }, [cleverAda, bo])
    const now = seatAt(chosen, 0, { kind: 'person', profile: 'b' }, [cleverAda, bo])
    expect(levelsOf(now)).toEqual([null, 'lookout', 'lookout', 'burglar'])
  })

  it('is that of the bot before for one that comes later', () => {
    expect(freeBot([{ kind: 'person', profile: 'a' }, moss], [cleverAda])).toMatchObject({ level: 'burglar' })
  })
})

describe('the first line-up', () => {
  it('is somebody new among bots when nobody has a profile', () => {
    const sitters = firstLineup(breakin, [], [], name)
    expect(sitters.map(({ kind }) => kind)).toEqual(['new', 'bot', 'bot', 'bot'])
    expect(lookOf(sitters[0]!, []).name).toBe('Player 1')
    distinct(sitters, [])
    expect(faultOf(sitters, [])).toBeUndefined()
  })

  it('seats the first profile, and no bot looks like it', () => {
    const sitters = firstLineup(breakin, [], [ada], name)
    expect(sitters[0]).toEqual({ kind: 'person', profile: 'a' })
    distinct(sitters, [ada])
  })

  it('is that of the last game of the same kind', () => {
    const seats = [
      { seat: 0, kind: 'bot', name: 'Moss', colour: 'ruby', emblem: 'fox', level: 'burglar' },
      { seat: 1, kind: 'person', name: 'Ada', colour: 'jade', emblem: 'cat' },
      { seat: 2, kind: 'person', name: 'Gone', colour: 'azure', emblem: 'key' },
    ]
    const saved = [{ game: 'breakin', created: 2, seats }] as unknown as SavedGame[]
    expect(firstLineup(breakin, saved, [ada], name)).toEqual([
      moss,
      { kind: 'person', profile: 'a' },
      { kind: 'new', name: 'Player 1', colour: 'azure', emblem: 'raven' },
    ])
  })

  it('asks for somebody who had left their chair to a bot', () => {
    const seats = [
      { seat: 0, kind: 'bot', name: 'Ada', colour: 'jade', emblem: 'cat', level: 'lookout', lent: true },
      { seat: 1, kind: 'bot', name: 'Moss', colour: 'ruby', emblem: 'fox', level: 'burglar' },
    ]
    const saved = [{ game: 'breakin', created: 2, seats }] as unknown as SavedGame[]
    const two = { ...breakin, seats: { min: 2, max: 6 } }
    expect(firstLineup(two, saved, [ada], name)).toEqual([{ kind: 'person', profile: 'a' }, moss])
  })

  it('fills the smallest and the largest table', () => {
    expect(firstLineup({ ...breakin, seats: { min: 2, max: 2 } }, [], [], name)).toHaveLength(2)
    expect(firstLineup({ ...breakin, seats: { min: 8, max: 8 } }, [], [], name)).toHaveLength(8)
  })
})

describe('taking seats', () => {
  it('offers a profile that does not sit yet, then somebody new', () => {
    expect(freePerson([{ kind: 'person', profile: 'a' }], [ada, bo], name)).toEqual({ kind: 'person', profile: 'b' })
    expect(freePerson([{ kind: 'person', profile: 'a' }], [ada], name)).toMatchObject({ kind: 'new' })
  })

  it('finds eight bots of whom no two are alike', () => {
    const sitters: Sitter[] = []
    while (sitters.length < 8) sitters.push(freeBot(sitters, []))
    distinct(sitters, [])
  })

  it('lets a bot give way to a person', () => {
    const green: Sitter = { kind: 'bot', level: 'lookout', name: 'ada', colour: 'jade', emblem: 'cat' }
    const sitters = withBotsGivingWay([green, { kind: 'person', profile: 'a' }, moss], [ada])
    distinct(sitters, [ada])
    expect(sitters[2]).toEqual(moss)
  })
})

describe('what keeps people from playing', () => {
  it('is a missing name', () => {
    expect(faultOf([moss, { ...moss, name: '  ' }], [])).toEqual({ fault: 'noName', seats: [1] })
  })
  it('is one profile on two seats', () => {
    const sits: Sitter = { kind: 'person', profile: 'a' }
    expect(faultOf([sits, moss, sits], [ada])).toEqual({ fault: 'twice', seats: [0, 2], name: 'Ada' })
  })
  it('is one name for two', () => {
    expect(faultOf([moss, { ...moss, name: 'MOSS ' }], [])).toEqual({ fault: 'sameName', seats: [0, 1], name: 'MOSS' })
  })
  it('is not one colour for two, which is only said', () => {
    const sitters: Sitter[] = [
      { kind: 'person', profile: 'a' },
      { kind: 'person', profile: 'b' },
    ]
    expect(faultOf(sitters, [ada, bo])).toBeUndefined()
    expect(alike(sitters, [ada, bo])).toEqual({ a: 'Ada', b: 'Bo' })
  })
})

it('gives the host chairs', () => {
  expect(
    chairs([
      { kind: 'person', profile: 'a' },
      { ...moss, name: ' Moss ' },
    ]),
  ).toEqual([{ kind: 'person', profile: 'a' }, moss])
})
