import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { gameStore } from './store/games.ts'
import { newTable, openHouse, soon, tidyUp, underNewerRules, type House } from './testing/house.ts'

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
async function exported(house: House): Promise<{ id: string; name: string; text: string; masked: boolean }> {
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

/** What is behind the mask. */
const open = (text: string): Save => {
  const { masked, ...save } = JSON.parse(text) as Save & { masked?: string }
  return masked === undefined
    ? save
    : { ...save, content: JSON.parse(String(inflateRawSync(Buffer.from(masked, 'base64')))) }
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
    expect({ ...original, ...frame }).toEqual({ ...original, copy: true })
    const stories = [house, other].map(({ db }) => db.prepare('SELECT n, kind, seat, move, undo_to FROM moves').all())
    expect(stories[0]).toEqual(stories[1])
    const again = await other.ask('exportGame', copy)
    expect(open(again.text).content).toEqual({
      ...open(text).content,
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

  const noSave = [
    '',
    'hello',
    '{}',
    '[]',
    'null',
    '{"format":"other","version":1,"checksum":"","content":{}}',
    '{"format":"larceny-game","version":2,"checksum":""}',
  ]
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
      const save = open(text)
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
      const save = open(text)
      edit(save)
      expect(await house.refused('importGame', { text: seal(save) })).toEqual({
        key: 'problem.importChanged',
        params: {},
      })
    }
    expect((await house.ask('home', undefined)).saved).toHaveLength(1)
  })

  it('begins with the deal: a state that it brings along counts for nothing', async () => {
    const house = await openHouse()
    const { id, text } = await exported(house)
    const { n, made, state } = gameStore(house.db).find(id).snapshot
    const save = open(text)
    save.content['base'] = { n, made, state: { ...state, points: [0, 1e9] } }
    const { view } = await house.see('openTable', { id })
    expect((await house.see('openTable', await house.ask('importGame', { text: seal(save) }))).view).toEqual(view)
    save.content.happenings = []
    const dealt = await house.ask('importGame', { text: seal(save) })
    expect((await house.see('openTable', dealt)).view).toMatchObject({ round: 0, points: [0, 0] })
  })

  it('is refused if it says what could not be kept: a day that never was, a count that is none', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const [seat, other] = open(text).content['seats'] as object[]
    const edits: ((save: Save) => void)[] = [
      (save) => (save.content['created'] = -1),
      (save) => (save.content['created'] = 9e15),
      (save) => (save.content['played'] = 9e15),
      (save) => (save.content['seats'] = [{ ...seat, hints: 1e300 }, other]),
    ]
    for (const edit of edits) {
      const save = open(text)
      edit(save)
      expect(await house.refused('importGame', { text: seal(save) })).toEqual({
        key: 'problem.importNewer',
        params: {},
      })
    }
    expect((await house.ask('home', undefined)).saved).toHaveLength(1)
  })

  it('is refused if it is of a newer kind, of other rules, or of a game that isn’t here', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const save = open(text)
    expect(await house.refused('importGame', { text: seal({ ...save, version: 3 }) })).toEqual({
      key: 'problem.importNewer',
      params: {},
    })
    expect(
      await house.refused('importGame', { text: seal({ ...save, content: { ...save.content, game: 'hadria' } }) }),
    ).toEqual({ key: 'problem.noSuchGame', params: { game: 'hadria' } })
    const newer = await openHouse({ importWorker: underNewerRules })
    expect(await newer.refused('importGame', { text })).toEqual({
      key: 'problem.importOtherRules',
      params: { game: 'pockets' },
    })
  })

  it('can’t be read by accident while the game is played, and can once it is over', async () => {
    const house = await openHouse()
    const { text, masked } = await exported(house)
    expect(masked).toBe(true)
    for (const secret of ['Ann', 'seed', 'step', 'roll']) expect(text).not.toContain(secret)
    const id = await newTable(house, ['bot', 'bot'], 'seed', { open: true })
    await house.ask('openTable', { id })
    await soon(() => expect(house.frames().at(-1)?.stage).toBe('over'))
    expect(await house.ask('exportGame', { id })).toMatchObject({
      masked: false,
      text: expect.stringContaining('Robot'),
    })
  })

  it('of a running game says on the curtain that it is a copy, and so does a duplicate', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    expect((await house.see('openTable', { id })).copy).toBe(false)
    const { text } = await house.ask('exportGame', { id })
    const [imported, twin] = [await house.ask('importGame', { text }), await house.ask('duplicateGame', { id })]
    for (const copy of [imported, twin]) {
      expect(await house.see('openTable', copy)).toMatchObject({ stage: 'curtain', copy: true })
    }
  })

  it('is refused where somebody has no name, or two have the same one', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const seats = open(text).content['seats'] as { name: string }[]
    const edits: ((save: Save) => void)[] = [
      (save) => (save.content['title'] = ' '),
      (save) => (save.content['seats'] = [{ ...seats[0], name: '\u200b' }, seats[1]]),
      (save) => (save.content['seats'] = [{ ...seats[0], name: 'BEN' }, seats[1]]),
    ]
    for (const edit of edits) {
      const save = open(text)
      edit(save)
      const problem = { key: 'problem.importNames', params: {} }
      expect(await house.refused('importGame', { text: seal(save) })).toEqual(problem)
    }
  })

  it('is refused at once if it is too large, or nests too deep', async () => {
    const house = await openHouse()
    const deep = `${'['.repeat(900_000)}${']'.repeat(900_000)}`
    const masked = (content: string): string =>
      JSON.stringify({
        format: 'larceny-game',
        version: 2,
        checksum: '',
        masked: deflateRawSync(content).toString('base64'),
      })
    const texts: [text: string, key: string][] = [
      ['x'.repeat(2_000_001), 'problem.importTooLarge'],
      [deep, 'problem.importNoSave'],
      [`{"format":"larceny-game","version":2,"checksum":"","content":${deep}}`, 'problem.importNoSave'],
      [masked(deep), 'problem.importChanged'],
      [masked(' '.repeat(100_000_000)), 'problem.importTooLarge'],
    ]
    for (const [text, key] of texts) expect(await house.refused('importGame', { text })).toEqual({ key, params: {} })
  })

  it('that takes its time holds up nobody else', async () => {
    const house = await openHouse()
    const { text } = await exported(house)
    const save = open(text)
    const long = Array.from({ length: 4000 }, () => [save.content.happenings[1], { kind: 'undo', to: 1 }]).flat()
    save.content.happenings = [save.content.happenings[0], ...long] as Save['content']['happenings']
    await house.ask('importGame', { text })
    const other = house.window()
    let [done, asked] = [false, 0]
    const imported = house.session.handle('importGame', { text: seal(save) }).finally(() => (done = true))
    while (!done) {
      await other.ask('saveProfile', { name: 'Zoe', colour: 'jade', emblem: 'cat' })
      asked++
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(await imported).toMatchObject({ ok: true })
    expect(asked).toBeGreaterThan(3)
  })
})
