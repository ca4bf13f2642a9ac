import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { requests, type Chair, type Frame, type Profile, type RequestName } from './api.ts'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import { createHost } from './host.ts'
import { newFolder, newTable, openHouse, people, pocketsId, testGames, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

const roll = async (house: House, id: string, seat: number): Promise<Frame> => {
  const { revision } = await house.ask('openTable', { id })
  return house.see('play', { id, seat, moves: [{ type: 'roll' }], revision })
}

const id = '11111111-2222-4333-8444-555555555555'

describe('the border', () => {
  it('refuses what has no name here', async () => {
    const { refused } = await openHouse()
    for (const name of ['fly', '', '__proto__', 'toString', 'constructor', 'x'.repeat(500)]) {
      const problem = await refused(name, {})
      expect(problem).toEqual({ key: 'problem.badRequest', params: { request: name.slice(0, 40) } })
    }
  })

  it('refuses what no button could send, whatever the request, and changes nothing', async () => {
    const house = await openHouse()
    const table = await newTable(house, ['Ann', 'Ben'])
    const before = JSON.stringify(await house.ask('home', undefined))
    const expectRefusal = async (name: RequestName, input: unknown) =>
      expect(await house.refused(name, input)).toEqual({ key: 'problem.badRequest', params: { request: name } })
    for (const name of Object.keys(requests) as RequestName[]) {
      for (const input of [0, '', true, [], 'x', { id: 1 }, { id: 'no uuid' }]) await expectRefusal(name, input)
    }
    for (const seat of [-1, 99, 0.5, '0', null]) await expectRefusal('liftCurtain', { id: table, seat })
    expect(JSON.stringify(await house.ask('home', undefined))).toBe(before)
  })

  it.each([
    ['saveProfile', { name: ' ', colour: 'ruby', emblem: 'mask' }],
    ['saveProfile', { name: 'x'.repeat(41), colour: 'ruby', emblem: 'mask' }],
    ['saveProfile', { name: 'Ann', colour: 'beige', emblem: 'mask' }],
    ['saveSettings', { theme: 'pink', speed: 'off', textSize: 'normal', toldAboutSaving: true, askAlways: false }],
    ['newGame', { game: 'Chess!', chairs: [], options: {} }],
    ['newGame', { game: 'pockets', chairs: [{ kind: 'bot', name: 'B', colour: 'jade', emblem: 'cat' }], options: {} }],
    ['importGame', { text: 7 }],
    ['play', { id, seat: 0, moves: 'step', revision: 'x' }],
    ['play', { id, seat: 0, moves: [], revision: 'x' }],
    ['play', { id, seat: 0, moves: [{ length: 1 }], revision: 'x' }],
    ['play', { id, seat: 0, moves: Array(61).fill({ type: 'step' }), revision: 'x' }],
    ['play', { id, seat: 0.5, moves: [{ type: 'step' }], revision: 'x' }],
  ])('refuses %s with %j', async (name, input) => {
    const { refused } = await openHouse()
    expect(await refused(name, input)).toEqual({ key: 'problem.badRequest', params: { request: name } })
  })

  it('remembers with the first person how well most of the bots played', async () => {
    const house = await openHouse()
    const [ann, ben] = await people(house, 'Ann', 'Ben')
    const bot = (name: string, level: Level): Chair => ({ kind: 'bot', name, colour: 'jade', emblem: 'cat', level })
    const chairs: Chair[] = [
      bot('A', 'lookout'),
      { kind: 'person', profile: ben!.id },
      bot('B', 'mastermind'),
      bot('C', 'mastermind'),
    ]
    const { id: table } = await house.ask('newGame', { game: pocketsId, chairs, options: {} })
    const { profiles, saved } = await house.ask('home', undefined)
    const levelOf = (player: Profile) => profiles.find(({ id }) => id === player.id)?.level
    expect([levelOf(ann!), levelOf(ben!)]).toEqual([null, 'mastermind'])
    expect(saved[0]!.seats.map(({ level }) => level)).toEqual(['lookout', undefined, 'mastermind', 'mastermind'])
    expect(saved[0]!.id).toBe(table)
  })

  it('refuses tables that can’t be set up so', async () => {
    const house = await openHouse()
    const bot = { kind: 'bot', name: 'B', colour: 'jade', emblem: 'cat' } as const
    const bots = (count: number) => Array.from({ length: count }, (_, n) => ({ ...bot, name: `B${n}` }))
    const badRequest = { key: 'problem.badRequest', params: { request: 'newGame' } }
    const ask = (change: object) =>
      house.refused('newGame', { game: pocketsId, chairs: bots(2), options: {}, ...change })
    expect(await ask({ chairs: bots(5) })).toEqual(badRequest)
    expect(await ask({ options: { dragons: true } })).toEqual(badRequest)
    expect(await ask({ options: { open: 3 } })).toEqual(badRequest)
    expect(await ask({ game: 'hadria' })).toEqual({ key: 'problem.noSuchGame', params: { game: 'hadria' } })
    expect(await ask({ game: 'constructor' })).toEqual({ key: 'problem.badRequest', params: { request: 'newGame' } })
    expect(await ask({ chairs: [bot, { kind: 'person', profile: id }] })).toEqual({
      key: 'problem.noProfile',
      params: {},
    })
    expect(await ask({ chairs: [bot, { ...bot, name: ' b ' }] })).toEqual({
      key: 'problem.sameName',
      params: { name: 'b' },
    })
    expect(await ask({ chairs: [bot, { ...bot, name: '\u200b\u3000' }] })).toEqual(badRequest)
    expect((await house.ask('home', undefined)).saved).toEqual([])
  })

  it('says so when a game or a profile isn’t there', async () => {
    const { refused } = await openHouse()
    const revision = 'x'
    const title = 'T'
    const noGame = { key: 'problem.noGame', params: {} }
    for (const name of ['openTable', 'exportGame', 'deleteGame', 'restoreGame', 'duplicateGame', 'playAgain']) {
      expect(await refused(name, { id })).toEqual(noGame)
    }
    expect(await refused('renameGame', { id, title })).toEqual(noGame)
    expect(await refused('undo', { id, revision })).toEqual({ key: 'problem.notAtTable', params: {} })
    expect(await refused('deleteProfile', { id })).toEqual({ key: 'problem.noProfile', params: {} })
    expect(await refused('saveProfile', { id, name: 'A', colour: 'ruby', emblem: 'cat' })).toEqual({
      key: 'problem.noProfile',
      params: {},
    })
  })

  it('never shows a window what nobody expected; that goes into a file', async () => {
    const house = await openHouse({
      newId: () => {
        throw new Error('the dice fell off the table')
      },
    })
    const problem = await house.refused('saveProfile', { name: 'Ann', colour: 'ruby', emblem: 'mask' })
    const file = join(house.folder, 'larceny.log')
    expect(problem).toEqual({ key: 'problem.unexpected', params: { file } })
    expect(readFileSync(file, 'utf8')).toContain('the dice fell off the table')
  })

  it('goes on when a window can’t be told', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    await house.ask('openTable', { id })
    const broken = house.host.connect(() => {
      throw new Error('the window is gone')
    })
    expect(await broken.handle('openTable', { id })).toMatchObject({ ok: true })
    await roll(house, id, 0)
    expect(readFileSync(join(house.folder, 'larceny.log'), 'utf8')).toContain('the window is gone')
  })

  it('answers nothing any more once it is closed', async () => {
    const house = await openHouse()
    await house.host.close()
    expect(await house.refused('home', undefined)).toEqual({ key: 'problem.closing', params: {} })
    await house.host.close()
  })
})

describe('starting', () => {
  const options = { shell: 'browser', version: '1.2.3', games: testGames } as const

  it('serves, or says why not', async () => {
    const dataDir = newFolder()
    const first = await createHost({ ...options, dataDir })
    const second = await createHost({ ...options, dataDir })
    expect(second).toEqual({ ok: false, problem: { key: 'problem.alreadyRunning', params: { folder: dataDir } } })
    if (first.ok) await first.host.close()
    const third = await createHost({ ...options, dataDir })
    expect(third.ok).toBe(true)
    if (third.ok) await third.host.close()
  })

  it('says what is wrong with the folder', async () => {
    const dataDir = join(newFolder(), 'file')
    const started = await createHost({ ...options, dataDir: '/dev/null' })
    expect(started).toMatchObject({ ok: false, problem: { key: 'problem.disk', params: { folder: '/dev/null' } } })
    const after = await createHost({ ...options, dataDir })
    if (after.ok) await after.host.close()
  })

  it('tells the window what happened to the saves on the way up', async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, 'larceny.db'), 'no database at all'.repeat(500))
    const house = await openHouse({ dataDir })
    const { notices } = await house.ask('home', undefined)
    expect(notices.map(({ key }) => key)).toEqual(['problem.damagedStartedEmpty'])
    expect(readFileSync(String(notices[0]?.params['file']), 'utf8')).toBe('no database at all'.repeat(500))
    await newTable(house, ['Ann', 'Ben'])
  })

  it('plays the real games unless told otherwise', async () => {
    const started = await createHost({ shell: 'electron', version: '1.2.3', dataDir: newFolder() })
    if (!started.ok) throw new Error(started.problem.key)
    const answer = await started.host.connect(() => undefined).handle('home', null)
    expect(answer).toMatchObject({ ok: true, value: { version: '1.2.3', shell: 'electron', saved: [], notices: [] } })
    expect(JSON.stringify(answer)).toContain('"breakin"')
    await started.host.close()
  })
})

describe('profiles', () => {
  it('are made, changed and deleted', async () => {
    const house = await openHouse()
    const [ann] = await people(house, 'Ann')
    await house.ask('saveProfile', { ...ann!, name: '  Anna ', colour: 'jade' })
    expect((await house.ask('home', undefined)).profiles).toEqual([
      { ...ann, name: 'Anna', colour: 'jade', level: null, games: 0, wins: 0 },
    ])
    await house.ask('deleteProfile', { id: ann!.id })
    expect((await house.ask('home', undefined)).profiles).toEqual([])
  })

  it('can go while their games stay', async () => {
    const house = await openHouse()
    const game = await newTable(house, ['Ann', 'Ben'])
    for (const { id } of (await house.ask('home', undefined)).profiles) await house.ask('deleteProfile', { id })
    const [saved] = (await house.ask('home', undefined)).saved
    expect(saved?.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Ann', 'person'],
      ['Ben', 'person'],
    ])
    expect((await house.see('openTable', { id: game })).stage).toBe('curtain')
  })
})

describe('settings', () => {
  it('have defaults, and are kept', async () => {
    const folder = newFolder()
    const first = await openHouse({ dataDir: folder })
    const { settings } = await first.ask('home', undefined)
    expect(settings).toEqual({
      theme: 'night',
      speed: 'normal',
      textSize: 'normal',
      movesOpen: false,
      side: 'closed',
      toldAboutSaving: false,
      askAlways: false,
      lessonsOffered: [],
    })
    await first.ask('saveSettings', { ...settings, theme: 'paper', speed: 'off' })
    await first.host.close()
    const second = await openHouse({ dataDir: folder })
    expect((await second.ask('home', undefined)).settings).toEqual({ ...settings, theme: 'paper', speed: 'off' })
  })

  it('give way to the default, one by one, where the saved value makes no sense', async () => {
    const house = await openHouse()
    const { settings } = await house.ask('home', undefined)
    await house.ask('saveSettings', { ...settings, textSize: 'large' })
    house.db.exec(`UPDATE settings SET value = '"octarine"' WHERE name = 'theme'`)
    house.db.exec(`UPDATE settings SET value = 'fast' WHERE name = 'speed'`)
    expect((await house.ask('home', undefined)).settings).toEqual({ ...settings, textSize: 'large' })
  })
})

describe('two seats of one name', () => {
  it('still open where an older version let them sit down, but don’t begin another game', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    house.db.exec("UPDATE seats SET name = 'Ann'")
    expect((await house.see('openTable', { id })).seats.map(({ name }) => name)).toEqual(['Ann', 'Ann'])
    expect(await house.refused('playAgain', { id })).toEqual({ key: 'problem.sameName', params: { name: 'Ann' } })
  })
})

describe('ten thousand saved games', () => {
  it('come in pages, the first of them at once, and all of them in the end', async () => {
    const house = await openHouse()
    await newTable(house, ['Ann', 'Ben'])
    const many = 10_000
    house.db.exec(`
      CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${many - 1})
        SELECT printf('%08x-0000-4000-8000-000000000000', i) AS twin, i FROM numbers;
      INSERT INTO games (id, game, rules_version, title, seed, options, created, played)
        SELECT twin, game, rules_version, title, seed, options, created, played + i / 3 FROM games, copies;
      INSERT INTO seats (game_id, seat, kind, name, colour, emblem)
        SELECT twin, seat, kind, name, colour, emblem FROM seats, copies;
      INSERT INTO snapshots (game_id, n, made, state) SELECT twin, n, made, state FROM snapshots, copies;
    `)
    const home = await house.ask('home', undefined)
    expect(JSON.stringify(home).length).toBeLessThan(100_000)
    expect(home.profiles.map(({ games }) => games)).toEqual([many, many])
    const seen = home.saved.map((saved) => saved.id)
    for (let { next } = home; next;) {
      const page = await house.ask('savedGames', { after: next })
      seen.push(...page.saved.map((saved) => saved.id))
      next = page.next
    }
    expect(new Set(seen).size).toBe(many)
    expect(seen).toHaveLength(many)
  })

  it('count those that somebody has won', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    let frame = await house.see('openTable', { id })
    while (frame.stage !== 'over') {
      frame = await house.see('play', {
        id,
        seat: frame.mover!,
        moves: [frame.moves[0] as { type: string }],
        revision: frame.revision,
      })
    }
    const { profiles } = await house.ask('home', undefined)
    const won = profiles.map((_, seat) => Number(frame.outcome!.winners.includes(seat)))
    expect(profiles.map(({ games, wins }) => [games, wins])).toEqual(won.map((wins) => [1, wins]))
  })
})

describe('new games', () => {
  it('give everybody a colour of their own, people first', async () => {
    const house = await openHouse()
    const [ann, ben] = await people(house, 'Ann', 'Ben')
    const bot = { kind: 'bot', name: 'Bot', colour: 'ruby', emblem: 'cat' } as const
    const chairs = [bot, { kind: 'person', profile: ann!.id } as const, { kind: 'person', profile: ben!.id } as const]
    await house.ask('newGame', { game: pocketsId, chairs, options: {} })
    const [saved] = (await house.ask('home', undefined)).saved
    const colours = saved!.seats.map(({ colour }) => colour)
    expect(new Set(colours).size).toBe(3)
    expect(colours[1]).toBe('ruby')
    expect(saved).toMatchObject({
      title: 'Bot, Ann, Ben',
      options: { open: false, quiet: false, street: false, length: 'short' },
      closed: null,
      outcome: null,
    })
  })

  it('have a seed of their own unless one is given, and tell it only at the end', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['bot', 'bot'], ' ')
    const { seed } = house.db.prepare('SELECT seed FROM games WHERE id = ?').get(id) as { seed: string }
    expect(seed).toMatch(/^[a-z2-9]{10}$/)
    expect(JSON.stringify(await house.ask('home', undefined))).not.toContain(seed)
    expect(JSON.stringify(await house.see('openTable', { id }))).not.toContain(seed)
  })

  it('can be played again: the same people one seat on, another seed', async () => {
    const house = await openHouse()
    const first = await newTable(house, ['Ann', 'bot', 'Ben'], 'seed', { open: true })
    const { id } = await house.ask('playAgain', { id: first })
    const again = (await house.ask('home', undefined)).saved.find((saved) => saved.id === id)
    expect(again?.seats.map(({ name, seat }) => [name, seat])).toEqual([
      ['Bot', 0],
      ['Ben', 1],
      ['Ann', 2],
    ])
    expect(again?.options).toMatchObject({ open: true, length: 'short' })
    const seeds = house.db.prepare('SELECT DISTINCT seed FROM games').all()
    expect(seeds).toHaveLength(2)
  })
})

describe('saved games', () => {
  it('are listed, the last played first, with the round that they are in', async () => {
    let now = 1000
    const house = await openHouse({ clock: () => now++ })
    const older = await newTable(house, ['Ann', 'Ben'], 'a', { open: true })
    const newer = await newTable(house, ['Ann', 'Ben'])
    const list = async () => (await house.ask('home', undefined)).saved.map((saved) => saved.id)
    expect(await list()).toEqual([newer, older])
    const { revision } = await house.ask('openTable', { id: older })
    const moves = [{ type: 'step', length: 2 } as { type: string }]
    await house.ask('play', { id: older, seat: 0, moves, revision })
    expect(await list()).toEqual([older, newer])
    const [saved] = (await house.ask('home', undefined)).saved
    expect(saved).toMatchObject({ round: 0, outcome: null })
    expect(saved!.played).toBeGreaterThan(saved!.created)
  })

  it('are pictured as a spectator sees them, those that are asked for and are there', async () => {
    const house = await openHouse()
    const [one, two, gone, strange] = [
      await newTable(house, ['Ann', 'Ben'], 'a', { open: true }),
      await newTable(house, ['Ann', 'Ben', 'Cleo']),
      await newTable(house, ['Ann', 'Ben']),
      await newTable(house, ['Ann', 'Ben']),
    ]
    await house.ask('deleteGame', { id: gone })
    house.db.prepare("UPDATE games SET game = 'chess' WHERE id = ?").run(strange)
    const pictures = await house.ask('pictures', { ids: [two, gone, strange, one] })
    expect(pictures).toMatchObject([
      { id: two, table: { seat: 'table', mine: null, points: [0, 0, 0] } },
      { id: one, table: { seat: 'table', mine: null, points: [0, 0] } },
    ])
    expect(JSON.stringify(await house.ask('home', undefined))).not.toContain('points')
  })

  it('are renamed, also while they are played', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'])
    await house.ask('openTable', { id })
    await house.ask('renameGame', { id, title: 'The docks' })
    expect((await house.ask('home', undefined)).saved[0]?.title).toBe('The docks')
  })

  it('are duplicated, and each goes its own way', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    const frame = await roll(house, id, 0)
    const copy = await house.ask('duplicateGame', { id })
    const other = await house.see('openTable', copy)
    expect(other.view).toEqual(frame.view)
    await roll(house, copy.id, 1)
    expect((await house.see('openTable', { id })).view).toEqual(frame.view)
    const titles = (await house.ask('home', undefined)).saved.map(({ title }) => title)
    expect(titles.sort()).toEqual(['Ann, Ben', 'Ann, Ben (2)'])
  })

  it('are deleted, and come back whole', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    const frame = await roll(house, id, 0)
    await house.ask('deleteGame', { id })
    expect((await house.ask('home', undefined)).saved).toEqual([])
    for (const name of ['openTable', 'exportGame', 'deleteGame']) {
      expect(await house.refused(name, { id })).toEqual({ key: 'problem.noGame', params: {} })
    }
    await house.ask('restoreGame', { id })
    expect((await house.see('openTable', { id })).view).toEqual(frame.view)
  })

  it('are forgotten thirty days after they were deleted', async () => {
    const folder = newFolder()
    const day = 24 * 60 * 60 * 1000
    const first = await openHouse({ dataDir: folder, clock: () => 0 })
    const id = await newTable(first, ['Ann', 'Ben'], 'seed', { open: true })
    const kept = await newTable(first, ['Ann', 'Ben'])
    await roll(first, id, 0)
    await first.ask('deleteGame', { id })
    await first.host.close()
    const second = await openHouse({ dataDir: folder, clock: () => 29 * day })
    await second.ask('restoreGame', { id })
    await second.ask('deleteGame', { id })
    await second.host.close()
    const third = await openHouse({ dataDir: folder, clock: () => 60 * day })
    expect(await third.refused('restoreGame', { id })).toEqual({ key: 'problem.noGame', params: {} })
    for (const table of ['games', 'seats', 'moves', 'snapshots']) {
      const column = table === 'games' ? 'id' : 'game_id'
      expect(third.db.prepare(`SELECT DISTINCT ${column} AS id FROM ${table}`).all()).toEqual(
        table === 'moves' ? [] : [{ id: kept }],
      )
    }
  })

  it('have moves that are only ever added', async () => {
    const house = await openHouse()
    const id = await newTable(house, ['Ann', 'Ben'], 'seed', { open: true })
    await roll(house, id, 0)
    expect(() => house.db.exec('UPDATE moves SET seat = 1')).toThrow('only ever added')
    expect(() => house.db.exec('DELETE FROM moves')).toThrow('only ever added')
  })
})
