/** Bad luck: the disk is full, the save doesn't fit, the rules have changed, a bot fails. Nothing is lost. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Game } from '../../machines/kernel/game.ts'
import type { Frame } from './api.ts'
import { newFolder, newTable, openHouse, soon, testGames, tidyUp, type House } from './testing/house.ts'
import { pockets } from './testing/pockets.ts'

afterEach(tidyUp)

const step = { type: 'step', length: 1 } as const
const withRules = (version: number, change: (game: Game) => Game = (game) => game) => ({
  ...testGames,
  syndicate: change(pockets(version) as unknown as Game),
})

/** No page more than there are. */
const fill = ({ db }: House): unknown => db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`)
const makeRoom = ({ db }: House): unknown => db.pragma('max_page_count = 100000')

/** Plays in an open game of two until the disk is full. */
async function playUntilRefused(house: House, id: string): Promise<{ frame: Frame; problem: unknown }> {
  let frame = await house.ask('openTable', { id })
  for (;;) {
    const answer = await house.host.handle('play', { ...frame, seat: frame.front, move: step })
    if (!answer.ok) return { frame, problem: answer.problem }
    frame = answer.value as Frame
  }
}

describe('a full disk', () => {
  it('refuses the move, leaves the table as it was, and takes the same move once there is room', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', true, 'long')
    fill(house)
    const { frame, problem } = await playUntilRefused(house, id)
    expect(problem).toEqual({ key: 'problem.diskFull', params: { code: 'SQLITE_FULL' } })
    expect((await house.ask('openTable', { id })).revision).toBe(frame.revision)
    expect(house.frames().at(-1)?.revision ?? frame.revision).toBe(frame.revision)
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: house.frames().length })
    makeRoom(house)
    const next = await house.ask('play', { ...frame, seat: frame.front!, move: step })
    expect(next.view).not.toEqual(frame.view)
    await house.ask('closeTable', { id })
    expect((await house.ask('openTable', { id })).view).toEqual(next.view)
  })

  it('lets a bot wait and try again', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['bot', 'bot'], 'seed', true, 'long')
    fill(house)
    await house.ask('openTable', { id })
    await soon(() =>
      expect(house.events).toContainEqual({
        type: 'problem',
        problem: { key: 'problem.diskFull', params: { code: 'SQLITE_FULL' } },
      }),
    )
    const shown = house.frames().length
    expect(house.db.prepare('SELECT count(*) AS n FROM moves').get()).toEqual({ n: shown })
    makeRoom(house)
    await soon(() => expect(house.frames().length).toBeGreaterThan(shown + 5))
  })
})

describe('a save that doesn’t fit', () => {
  async function played(house: House): Promise<string> {
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', true)
    const frame = await house.ask('openTable', { id })
    await house.ask('play', { ...frame, seat: 0, move: step })
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
    const problem = { key: 'problem.noSuchGame', params: { game: 'syndicate' } }
    const [saved] = (await without.ask('home', undefined)).saved
    expect(saved).toMatchObject({ id, closed: problem, table: { seat: 'table', mine: null }, outcome: null })
    expect(await without.refused('openTable', { id })).toEqual(problem)
  })
})

describe('a save of other rules', () => {
  async function saved(): Promise<{ folder: string; id: string; frame: Frame }> {
    const folder = newFolder()
    const house = await openHouse({ dataDir: folder })
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', true)
    let frame = await house.ask('openTable', { id })
    for (const seat of [0, 1, 0]) frame = await house.ask('play', { ...frame, seat, move: step })
    await house.host.close()
    return { folder, id, frame }
  }

  it('goes on as if nothing had happened where its moves lead to the same', async () => {
    const { folder, id, frame } = await saved()
    const house = await openHouse({ dataDir: folder, games: withRules(2) })
    expect((await house.ask('home', undefined)).saved[0]?.closed).toBeNull()
    expect(await house.ask('openTable', { id })).toMatchObject({ view: frame.view, undo: 'possible' })
  })

  it('goes on from where it stood where its moves no longer lead there', async () => {
    const { folder, id, frame } = await saved()
    // Steps of 1 are no longer allowed.
    const stricter = (game: Game): Game => ({
      ...game,
      legalMoves: (state, seat) =>
        game.legalMoves(state, seat).filter((move) => JSON.stringify(move) !== JSON.stringify(step)),
    })
    const games = withRules(2, stricter)
    const house = await openHouse({ dataDir: folder, games })
    expect((await house.ask('home', undefined)).saved[0]?.closed).toBeNull()
    let next = await house.ask('openTable', { id })
    expect(next).toMatchObject({ view: frame.view, undo: 'nothing', front: 1 })
    next = await house.ask('play', { ...next, seat: 1, move: { type: 'step', length: 2 } as { type: string } })
    expect(next.undo).toBe('possible')
    await house.host.close()
    const again = await openHouse({ dataDir: folder, games })
    expect((await again.ask('openTable', { id })).view).toEqual({ ...next.view, news: next.view!.news })
  })

  it('is closed where neither makes sense any more', async () => {
    const { folder, id } = await saved()
    const games = withRules(2, (game) => ({
      ...game,
      legalMoves: () => [],
      view: () => {
        throw new TypeError('points of undefined')
      },
    }))
    const house = await openHouse({ dataDir: folder, games })
    const problem = { key: 'problem.otherRules', params: { title: 'Ann, Ben', game: 'syndicate' } }
    expect((await house.ask('home', undefined)).saved[0]).toMatchObject({ closed: problem, table: { phase: '' } })
    expect(await house.refused('openTable', { id })).toEqual(problem)
  })
})

describe('a bot that fails', () => {
  it('is reported; people can undo meanwhile', async () => {
    const games = { nightfall: { ...(pockets() as unknown as Game), id: 'nightfall' as const } }
    const house = await openHouse({ games })
    const profile = await house.ask('saveProfile', { name: 'Ann', colour: 'ruby', emblem: 'mask' })
    const chairs = [
      { kind: 'person', profile: profile.id } as const,
      { kind: 'bot', name: 'Fool', colour: 'jade', emblem: 'cat' } as const,
    ]
    const { id } = await house.ask('newGame', { game: 'nightfall', chairs, options: { open: true } })
    const frame = await house.ask('play', { ...(await house.ask('openTable', { id })), seat: 0, move: step })
    await soon(() =>
      expect(house.events).toContainEqual({ type: 'problem', problem: { key: 'problem.botFailed', params: {} } }),
    )
    expect((await house.ask('undo', frame)).active).toEqual([0])
  })
})
