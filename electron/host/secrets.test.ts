/** Whole games, and every frame of them: a window is given what the seat in front may know, and nothing else. */
import { afterEach, expect, it } from 'vitest'
import { breakIn } from '../../machines/breakin/index.ts'
import type { Game, GameId, State } from '../../machines/kernel/game.ts'
import { readable, type Note } from '../../machines/kernel/journal.ts'
import { random } from '../../machines/kernel/random.ts'
import type { Frame } from './api.ts'
import { openHouse, people, testGames, tidyUp, type House } from './testing/house.ts'

afterEach(tidyUp)

const games: Record<string, Game> = { ...testGames, breakin: breakIn as unknown as Game }

function stateOf({ db }: House, id: string): State {
  const row = db.prepare<[string], { state: string }>('SELECT state FROM snapshots WHERE game_id = ?').get(id)
  return JSON.parse(row!.state) as State
}

/** The frame that this seat would have been given in a world that it can't tell from the real one. */
function imagined(game: Game, state: State, { front }: Frame, seed: string): { view: unknown; moves: unknown } {
  const world = game.imagine(game.view(state, front!), front!, random(seed))
  return { view: game.view(world, front!), moves: game.legalMoves(world, front!) }
}

it.each<[GameId, Record<string, boolean>]>([
  ['syndicate', {}],
  ['breakin', { informant: true }],
])('in a hot-seat game of %s', async (id, options) => {
  const game = games[id]!
  const house = await openHouse({ games })
  const profiles = await people(house, 'Ann', 'Ben', 'Cleo')
  const chairs = profiles.map(({ id: profile }) => ({ kind: 'person' as const, profile }))
  const table = await house.ask('newGame', { game: id, chairs, options, seed: 'whole' })
  const source = random('whole game')
  let frame = await house.ask('openTable', table)
  let curtains = 0
  /** What each seat may have read so far. */
  const logs: Note[][] = profiles.map((_, seat) => readable(stateOf(house, table.id).journal, seat))
  /** What each seat was shown last. */
  const views: unknown[] = profiles.map((_, seat) => game.view(stateOf(house, table.id), seat))
  let replays = 0
  while (frame.stage !== 'over') {
    const state = stateOf(house, table.id)
    if (frame.stage === 'curtain') {
      curtains += 1
      const { id: _, game: __, title, seats, phases, revision, waiting, active, ...rest } = frame
      expect([title, seats.length, phases.length > 0, revision !== '']).toEqual(['Ann, Ben, Cleo', 3, true, true])
      expect(waiting).toEqual(active)
      expect(['possible', 'nothing']).toContain(frame.undo)
      expect(rest).toEqual({
        stage: 'curtain',
        options: frame.options,
        seed: '',
        front: null,
        thinking: [],
        view: null,
        moves: [],
        undo: frame.undo,
        log: { from: 0, lines: [] },
        recap: [],
        outcome: null,
      })
      frame = await house.ask('liftCurtain', { ...table, seat: source.pick(frame.waiting) })
      if (frame.recap.length > 0) {
        replays += 1
        // What a seat picked in secret is no news to it.
        expect(frame.recap.map(({ key }) => key)).not.toEqual(['picked'])
        expect(frame.before).toEqual(views[frame.front!])
      } else expect(frame).not.toHaveProperty('before')
    } else {
      views[frame.front!] = frame.view
      expect({ view: frame.view, moves: frame.moves }).toEqual(imagined(game, state, frame, frame.revision))
      const { from, lines } = frame.log
      expect(lines.map(({ key, params }) => ({ key, params }))).toEqual(logs[frame.front!]!.slice(from))
      const move = source.pick(frame.moves) as { type: string }
      frame = await house.ask('play', { ...frame, seat: frame.front!, move })
      const { journal } = stateOf(house, table.id)
      logs.forEach((log, seat) => log.push(...readable(journal, seat)))
    }
  }
  expect(curtains).toBeGreaterThan(5)
  expect(replays).toBeGreaterThan(5)
  expect(frame).toMatchObject({ front: null, view: { seat: 'table', mine: null } })
})
