import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { newTable, openHouse, tidyUp, type House } from './testing/house.ts'
import { pockets } from './testing/pockets.ts'
import type { Game } from '../../machines/kernel/game.ts'

afterEach(tidyUp)

interface Save {
  format: string
  version: number
  checksum: string
  content: { happenings: { kind: string; seat: number; to: number; move: { type: string } }[] } & Record<
    string,
    unknown
  >
}

/** A game with an undo in it, exported. */
async function exported(house: House): Promise<{ id: string; name: string; text: string }> {
  const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
  let frame = await house.see('openTable', { id })
  const play = async (type: string, rest: object = {}) => {
    const { revision, mover } = frame
    frame = await house.see('play', { id, seat: mover!, moves: [{ type, ...rest }], revision })
  }
  await play('roll')
  await play('step', { length: 2 })
  frame = await house.see('undo', frame)
  await play('step', { length: 1 })
  await play('roll')
  return { id, ...(await house.ask('exportGame', { id })) }
}

const seal = (save: Save): string => {
  const checksum = createHash('sha256').update(JSON.stringify(save.content)).digest('hex')
  return JSON.stringify({ ...save, checksum })
}

describe('a save in a file', () => {
  it('comes back as it was, move by move, on another machine', async () => {
    const house = await openHouse()
    const { id, name, text } = await exported(house)
    expect(name).toBe('Ann-Ben.pockets.json')
    const other = await openHouse()
    const copy = await other.ask('importGame', { text })
    const original = await house.see('openTable', { id })
    const { id: _, revision, ...frame } = await other.see('openTable', copy)
    expect({ ...original, ...frame }).toEqual(original)
    const stories = [house, other].map(({ db }) => db.prepare('SELECT n, kind, seat, move, undo_to FROM moves').all())
    expect(stories[0]).toEqual(stories[1])
    const again = await other.ask('exportGame', copy)
    expect((JSON.parse(again.text) as Save).content).toEqual({
      ...(JSON.parse(text) as Save).content,
      played: expect.any(Number) as number,
    })
    await other.ask('play', { ...copy, revision, seat: 1, moves: [{ type: 'roll' }] })
  })

  it('does not mind other spaces and line ends', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const spaced = JSON.stringify(JSON.parse(text), null, 4).replaceAll('\n', '\r\n')
    await house.ask('importGame', { text: spaced })
  })

  const noSave = ['', 'hello', '{}', '[]', 'null', '{"format":"other","version":1,"checksum":"","content":{}}']
  it.each(noSave)('is not %j', async (text) => {
    const house = await openHouse()
    expect(await house.refused('importGame', { text })).toEqual({ key: 'problem.importNoSave', params: {} })
    expect((await house.ask('home', undefined)).saved).toEqual([])
  })

  it('is refused if it was edited, and nothing is changed', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const before = JSON.stringify(await house.ask('home', undefined))
    const edits: ((save: Save) => void)[] = [
      (save) => (save.content['title'] = 'Mine'),
      (save) => (save.content['seed'] = 'luckier'),
      (save) => (save.checksum = 'none'),
      (save) => void save.content.happenings.pop(),
      (save) => (save.content.happenings[0]!.seat = 1),
    ]
    for (const edit of edits) {
      const save = JSON.parse(text) as Save
      edit(save)
      expect(await house.refused('importGame', { text: JSON.stringify(save) })).toEqual({
        key: 'problem.importChanged',
        params: {},
      })
    }
    expect(JSON.stringify(await house.ask('home', undefined))).toBe(before)
  })

  it('is refused if the rules can’t follow it, even with the right checksum', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const edits: ((save: Save) => void)[] = [
      (save) => (save.content.happenings[0]!.seat = 1),
      (save) => (save.content.happenings[0]!.move = { type: 'fly' }),
      (save) => (save.content.happenings[2]!.to = 7),
      (save) => (save.content['options'] = { open: false }),
      (save) => (save.content['options'] = { dragons: true }),
      (save) => (save.content['seats'] = []),
    ]
    for (const edit of edits) {
      const save = JSON.parse(text) as Save
      edit(save)
      expect(await house.refused('importGame', { text: seal(save) })).toEqual({
        key: 'problem.importChanged',
        params: {},
      })
    }
    expect((await house.ask('home', undefined)).saved).toHaveLength(1)
  })

  it('is refused if it is of a newer kind, of other rules, or of a game that isn’t here', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const save = JSON.parse(text) as Save
    expect(await house.refused('importGame', { text: seal({ ...save, version: 3 }) })).toEqual({
      key: 'problem.importNewer',
      params: {},
    })
    expect(
      await house.refused('importGame', { text: seal({ ...save, content: { ...save.content, game: 'hadria' } }) }),
    ).toEqual({ key: 'problem.noSuchGame', params: { game: 'hadria' } })
    const newer = await openHouse({ games: { pockets: pockets(2) as unknown as Game } })
    expect(await newer.refused('importGame', { text })).toEqual({
      key: 'problem.importOtherRules',
      params: { game: 'pockets' },
    })
  })
})
