/** Bad luck: the disk is full, the save doesn't fit, the rules have changed, a bot fails. Nothing is lost. */
import { inflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import type { Game, GameId, State } from '../../machines/kernel/game.ts'
import type { Frame } from './api.ts'
import { newFolder, newTable, openHouse, soon, testGames, tidyUp, undoSaid, type House } from './testing/house.ts'
import { pockets } from './testing/pockets.ts'

afterEach(tidyUp)

const step = { type: 'step', length: 1 } as const
const withRules = (version: number, change: (game: Game) => Game = (game) => game) => ({
  ...testGames,
  pockets: change(pockets(version) as unknown as Game),
})

/** No page more than there are. */
const fill = ({ db }: House): unknown => db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`)
const makeRoom = ({ db }: House): unknown => db.pragma('max_page_count = 100000')

/** Plays in an open game of two until the disk is full. */
async function playUntilRefused(house: House, id: string): Promise<{ frame: Frame; problem: unknown }> {
  let frame = await house.see('openTable', { id })
  for (;;) {
    const { revision, mover } = frame
    const answer = await house.session.handle('play', { id, seat: mover, moves: [step], revision })
    if (!answer.ok) return { frame, problem: answer.problem }
    frame = house.frames().at(-1)!
  }
}

describe('a full disk', () => {
  it('refuses the move, leaves the table as it was, and takes the same move once there is room', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true, length: 'long' })
    fill(house)
    const { frame, problem } = await playUntilRefused(house, id)
    expect(problem).toEqual({ key: 'problem.diskFull', params: { code: 'SQLITE_FULL' } })
    expect(house.frames().at(-1)).toEqual(frame)
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: house.frames().length - 1 })
    makeRoom(house)
    const next = await house.see('play', { id, seat: frame.mover!, moves: [step], revision: frame.revision })
    expect(next.view).not.toEqual(frame.view)
    await house.ask('closeTable', { id })
    expect((await house.see('openTable', { id })).view).toEqual(next.view)
  })

  it('lets a bot wait and try again', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['bot', 'bot'], 'seed', { open: true, length: 'long' })
    fill(house)
    await house.ask('openTable', { id })
    await soon(() =>
      expect(house.events).toContainEqual({
        type: 'problem',
        problem: { key: 'problem.diskFull', params: { code: 'SQLITE_FULL' } },
      }),
    )
    const shown = house.frames().length
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: shown - 1 })
    makeRoom(house)
    await soon(() => expect(house.frames().length).toBeGreaterThan(shown + 5))
  })
})

describe('a save that doesn’t fit', () => {
  async function played(house: House): Promise<string> {
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    const { revision } = await house.see('openTable', { id })
    await house.ask('play', { id, seat: 0, moves: [step], revision })
    await house.ask('closeTable', { id })
    return id
  }
  const change = ({ db }: House, to: (state: string) => string): void => {
    const { state } = db.prepare('SELECT state FROM snapshots').get() as { state: string }
    db.prepare('UPDATE snapshots SET state = ?').run(to(state))
  }
  const everything = ({ db }: House): unknown =>
    ['games', 'seats', 'moves', 'snapshots'].map((table) => db.prepare(`SELECT * FROM ${table}`).all())

  it('between its moves and its snapshot is not opened, and not overwritten', async () => {
    const house = await openHouse()
    const id = await played(house)
    change(house, (state) => state.replace('"points":[1,0]', '"points":[7,0]'))
    const before = everything(house)
    expect(await house.refused('openTable', { id })).toEqual({
      key: 'problem.gameMismatch',
      params: { title: 'Ann, Ben' },
    })
    expect(everything(house)).toEqual(before)
  })

  it('any shape is left alone and named; the others stay playable', async () => {
    const house = await openHouse()
    const id = await played(house)
    change(house, () => '{"phase":3}')
    const other = await newTable(house, ['Ann', 'Cleo'])
    const problem = { key: 'problem.gameUnreadable', params: { title: 'Ann, Ben' } }
    expect(await house.refused('openTable', { id })).toEqual(problem)
    const home = await house.ask('home', undefined)
    expect(home.saved.map((saved) => saved.id)).toEqual([other])
    expect(home.notices).toEqual([problem])
  })

  it('this version, for want of the game, is shown as closed', async () => {
    const folder = newFolder()
    const house = await openHouse({ dataDir: folder })
    const id = await played(house)
    await house.host.close()
    const without = await openHouse({ dataDir: folder, games: {} })
    const problem = { key: 'problem.noSuchGame', params: { game: 'pockets' } }
    const [saved] = (await without.ask('home', undefined)).saved
    expect(saved).toMatchObject({ id, closed: problem, round: null, outcome: null })
    expect(await without.ask('pictures', { ids: [id] })).toEqual([])
    expect(await without.refused('openTable', { id })).toEqual(problem)
  })
})

describe('one bad row', () => {
  const rows: Record<string, string> = {
    'a colour that nobody knows': "UPDATE seats SET colour = 'ultraviolet' WHERE game_id = @id AND seat = 0",
    'a day that never was': 'UPDATE games SET played = 9e15 WHERE id = @id',
    'a day before all days': 'UPDATE games SET created = -9e15 WHERE id = @id',
    'a seat too many':
      "INSERT INTO seats (game_id, seat, kind, name, colour, emblem) VALUES (@id, 2, 'person', 'Eve', 'jade', 'cat')",
    'a seat too few': 'DELETE FROM seats WHERE game_id = @id AND seat = 1',
    'winners that are no list': "UPDATE games SET winners = 'nobody' WHERE id = @id",
    'no state': 'DELETE FROM snapshots WHERE game_id = @id',
  }
  it.each(Object.entries(rows))('with %s never closes the shelf, and is kept', async (_, change) => {
    const house = await openHouse()
    const good = await newTable(house, ['Ann', 'Ben'])
    const bad = await newTable(house, ['Cleo', 'Dan'])
    house.db.prepare(change).run({ id: bad })
    const problem = { key: 'problem.gameUnreadable', params: { title: 'Cleo, Dan' } }
    const { saved, notices } = await house.ask('home', undefined)
    expect(saved.map(({ id }) => id)).toEqual([good])
    expect(notices).toEqual([problem])
    expect(await house.refused('openTable', { id: bad })).toEqual(problem)
    expect(house.db.prepare('SELECT count(*) AS n FROM games').get()).toEqual({ n: 2 })
  })

  it('of a player leaves out that player alone, and is kept', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    house.db.exec("UPDATE profiles SET emblem = 'broom' WHERE name = 'Ben'")
    const { profiles, notices, saved } = await house.ask('home', undefined)
    expect(profiles.map(({ name }) => name)).toEqual(['Ann'])
    expect(notices).toEqual([{ key: 'problem.profileUnreadable', params: { name: 'Ben' } }])
    expect(saved.map((game) => game.id)).toEqual([id])
    expect(house.db.prepare('SELECT count(*) AS n FROM profiles').get()).toEqual({ n: 2 })
  })
})

describe('a save of other rules', () => {
  async function saved(): Promise<{ folder: string; id: string; frame: Frame }> {
    const folder = newFolder()
    const house = await openHouse({ dataDir: folder })
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    let frame = await house.see('openTable', { id })
    for (const seat of [0, 1, 0]) frame = await play(house, frame, seat, step)
    await house.host.close()
    return { folder, id, frame }
  }
  const play = (house: House, { id, revision }: Frame, seat: number, move: { type: string }): Promise<Frame> =>
    house.see('play', { id, seat, moves: [move], revision })
  const big = { type: 'step', length: 2 } as { type: string }
  /** Steps of 1 are no longer allowed. */
  const stricter = (game: Game): Game => ({
    ...game,
    legalMoves: (state, seat) =>
      game.legalMoves(state, seat).filter((move) => JSON.stringify(move) !== JSON.stringify(step)),
  })
  const otherRules = { key: 'problem.otherRules', params: { title: 'Ann, Ben', game: 'pockets' } }

  it('goes on as if nothing had happened where its moves lead to the same', async () => {
    const { folder, id, frame } = await saved()
    const house = await openHouse({ dataDir: folder, games: withRules(2) })
    expect((await house.ask('home', undefined)).saved[0]?.closed).toBeNull()
    const opened = await house.see('openTable', { id })
    expect(opened).toMatchObject({ view: frame.view })
    expect(await undoSaid(house, opened)).toBe('possible')
  })

  it('goes on from where it stood, and says so, where the game knows how', async () => {
    const { folder, id, frame } = await saved()
    const asked: number[] = []
    const upgrade: Game['upgrade'] = (state, from) => {
      asked.push(from)
      return { ...state, points: [10, 20] } as State
    }
    const games = withRules(2, (game) => ({ ...stricter(game), upgrade }))
    const house = await openHouse({ dataDir: folder, games })
    let next = await house.see('openTable', { id })
    expect(next).toMatchObject({ view: { ...frame.view, points: [10, 20] }, undo: 'nothing', mover: 1 })
    expect(house.events).toContainEqual({
      type: 'problem',
      problem: { key: 'problem.newRules', params: { title: 'Ann, Ben' } },
    })
    next = await play(house, next, 1, big)
    expect(await undoSaid(house, next)).toBe('possible')
    // A file would have to bring the state that it goes on from, and nobody could tell how it came about.
    expect(await house.refused('exportGame', { id })).toEqual({
      key: 'problem.exportNewRules',
      params: { title: 'Ann, Ben' },
    })
    const copy = await house.ask('duplicateGame', { id })
    await house.host.close()

    // From now on it is a game of the new rules: nothing is made of it twice, and nothing is said.
    asked.length = 0
    const again = await openHouse({ dataDir: folder, games })
    expect((await again.see('openTable', { id })).view).toEqual(next.view)
    expect(again.events.map(({ type }) => type)).not.toContain('problem')
    expect((await again.see('openTable', copy)).view).toEqual(next.view)
    expect(asked).toEqual([])
  })

  it('stays on the shelf, with the reason, where the game doesn’t; that is found out when it is opened', async () => {
    const { folder, id, frame } = await saved()
    let asked = 0
    const games = withRules(2, (game) => ({
      ...stricter(game),
      setup: (config) => {
        asked += 1
        return game.setup(config)
      },
    }))
    const house = await openHouse({ dataDir: folder, games })
    expect((await house.ask('home', undefined)).saved[0]).toMatchObject({ closed: null, round: 1 })
    expect(await house.ask('pictures', { ids: [id] })).toMatchObject([{ table: { points: [2, 1] } }])
    expect(asked).toBe(0)
    expect(await house.refused('openTable', { id })).toEqual(otherRules)
    const [shelved] = (await house.ask('home', undefined)).saved
    expect(shelved).toMatchObject({ closed: otherRules })
    expect(await house.ask('pictures', { ids: [id] })).toEqual([{ id, table: { ...frame.view, seat: 'table' } }])
    const { text } = await house.ask('exportGame', { id })
    const { masked } = JSON.parse(text) as { masked: string }
    expect(JSON.parse(String(inflateRawSync(Buffer.from(masked, 'base64'))))).toMatchObject({ rulesVersion: 1 })
  })

  it('is closed where nothing can be made of it at all', async () => {
    const { folder, id } = await saved()
    const games = withRules(2, (game) => ({
      ...game,
      legalMoves: () => [],
      view: () => {
        throw new TypeError('points of undefined')
      },
    }))
    const house = await openHouse({ dataDir: folder, games })
    expect((await house.ask('home', undefined)).saved[0]).toMatchObject({ id, round: null })
    expect(await house.ask('pictures', { ids: [id] })).toEqual([])
    expect(await house.refused('openTable', { id })).toEqual(otherRules)
  })
})

describe('a bot that fails', () => {
  it('is reported; people can undo meanwhile', async () => {
    const foolish = 'foolish' as GameId
    const games = { foolish: { ...(pockets() as unknown as Game), id: foolish } }
    const house = await openHouse({ games })
    const profile = await house.ask('saveProfile', { name: 'Ann', colour: 'ruby', emblem: 'mask' })
    const chairs = [
      { kind: 'person', profile: profile.id } as const,
      { kind: 'bot', name: 'Fool', colour: 'jade', emblem: 'cat' } as const,
    ]
    const { id } = await house.ask('newGame', { game: foolish, chairs, options: { open: true } })
    const { revision } = await house.ask('openTable', { id })
    const frame = await house.see('play', { id, seat: 0, moves: [step], revision })
    await soon(() =>
      expect(house.events).toContainEqual({ type: 'problem', problem: { key: 'problem.botFailed', params: {} } }),
    )
    expect((await house.see('undo', frame)).active).toEqual([0])
  })
})
