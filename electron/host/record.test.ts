import { afterEach, describe, expect, it } from 'vitest'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import type { PlayerRecord } from './api.ts'
import { recordOf } from './record.ts'
import type { Sitter } from './store/games.ts'
import type { Result } from './store/results.ts'
import { newTable, openHouse, people, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

const person = (name: string): Sitter => ({ kind: 'person', name, colour: 'ruby', emblem: 'mask', level: null })
const bot = (level: Level | null): Sitter => ({ kind: 'bot', name: 'Moss', colour: 'jade', emblem: 'lantern', level })
const [ann, ben] = [person('Ann'), person('Ben')]
const game = (winners: number[], ...seats: Sitter[]): Result => ({ game: 'kingpin', winners, seats })

describe('the record of a player', () => {
  it('counts what was finished and won, and how often an even share would have won', () => {
    const results = [game([0], ann, ben), game([1], ann, ben, bot('lookout'), bot('lookout')), game([0, 1], ann, ben)]
    expect(recordOf(results, ann).games).toEqual([{ game: 'kingpin', finished: 3, won: 2, even: 1.75 }])
  })

  it('is even where all have lost together', () => {
    expect(recordOf([game([], ann, ben)], ann).games).toEqual([{ game: 'kingpin', finished: 1, won: 0, even: 0 }])
  })

  it('tells of everybody who was met, most often first', () => {
    const results = [game([0], ann, ben), game([1], ann, ben), game([1], ann, person('Cleo'), ben)]
    expect(recordOf(results, ann).met).toMatchObject([
      { with: { kind: 'person', name: 'Ben' }, games: 3, won: 1, lost: 1 },
      { with: { kind: 'person', name: 'Cleo' }, games: 1, won: 0, lost: 1 },
    ])
  })

  it('counts a table with several bots of a level once, whichever of them has won', () => {
    const results = [game([2], ann, bot('burglar'), bot('burglar')), game([0], ann, bot(null), bot('mastermind'))]
    expect(recordOf(results, ann).met).toEqual([
      { with: { kind: 'bot', level: 'burglar' }, games: 2, won: 1, lost: 1 },
      { with: { kind: 'bot', level: 'mastermind' }, games: 1, won: 1, lost: 0 },
    ])
  })

  it('leaves a bot that bears the same name and emblem to the bots', () => {
    const twin: Sitter = { ...bot('lookout'), name: 'Ann', emblem: 'mask' }
    expect(recordOf([game([1], twin, ann)], ann)).toEqual({
      games: [{ game: 'kingpin', finished: 1, won: 1, even: 0.5 }],
      met: [{ with: { kind: 'bot', level: 'lookout' }, games: 1, won: 1, lost: 0 }],
    })
  })
})

/** Ann and Ben play with open pockets to the end. */
async function playOut(house: House): Promise<{ id: string; winners: readonly number[] }> {
  const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
  let frame = await house.see('openTable', { id })
  while (!frame.outcome) {
    const moves = [frame.moves[0] as { type: string }]
    frame = await house.see('play', { id, seat: frame.mover!, moves, revision: frame.revision })
  }
  return { id, winners: frame.outcome.winners }
}

/** Two who came in the same moment stand in any order. */
async function annsRecord(house: House): Promise<PlayerRecord> {
  const { profiles } = await house.ask('home', undefined)
  return house.ask('record', { profile: profiles.find(({ name }) => name === 'Ann')!.id })
}

describe('the host, asked for a record', () => {
  it('tells of finished games only, for as long as they are kept', async () => {
    const house = await openHouse()
    const { id, winners } = await playOut(house)
    await newTable(house, ['Ann', 'Ben'])
    const [won, lost] = [Number(winners.includes(0)), Number(winners.includes(1))]
    const even = winners.length / 2
    expect(await annsRecord(house)).toEqual({
      games: [{ game: 'pockets', finished: 1, won, even }],
      met: [{ with: expect.objectContaining({ kind: 'person', name: 'Ben' }), games: 1, won, lost }],
    })
    await house.ask('deleteGame', { id })
    expect(await annsRecord(house)).toEqual({ games: [], met: [] })
  })

  it('doesn’t count copies of a game that was still being played', async () => {
    const house = await openHouse()
    const { id } = await playOut(house)
    house.db.prepare('UPDATE games SET copy = 1 WHERE id = ?').run(id)
    expect(await annsRecord(house)).toEqual({ games: [], met: [] })
  })

  it('leaves out a game that can’t be read', async () => {
    const house = await openHouse()
    const { id } = await playOut(house)
    await playOut(house)
    house.db.prepare(`UPDATE games SET winners = 'nobody' WHERE id = ?`).run(id)
    expect((await annsRecord(house)).games).toMatchObject([{ finished: 1 }])
  })

  it('says that a player is gone', async () => {
    const house = await openHouse()
    const [gone] = await people(house, 'Ann')
    await house.ask('deleteProfile', { id: gone!.id })
    expect(await house.refused('record', { profile: gone!.id })).toMatchObject({ key: 'problem.noProfile' })
  })
})
