/** What every bot of every game promises. */
import { describe, expect, it } from 'vitest'
import { crews, games } from '../../index.ts'
import { gameIds, type Game, type Seat, type State } from '../game.ts'
import { random } from '../random.ts'
import { levels, sourcesOf, type Crew, type Level, type Thought } from './bot.ts'

interface Scene {
  state: State
  seat: Seat
}

/** Some moments of a random game at which somebody has a choice. */
function scenesOf(game: Game, count: number, seed: string): Scene[] {
  const source = random(seed)
  const { min, max } = game.seats
  const simulation = game.simulate(game.setup({ seats: min + source.int(max - min + 1), seed }))
  const scenes: Scene[] = []
  for (let [seat] = simulation.active(); seat !== undefined; [seat] = simulation.active()) {
    const moves = simulation.legalMoves(seat)
    if (moves.length > 1) scenes.push({ state: structuredClone(simulation.state), seat })
    simulation.play(seat, source.pick(moves))
  }
  return Array.from({ length: count }, (_, i) => scenes[Math.floor(((i + 0.5) * scenes.length) / count)]!)
}

const thoughtOf = (crew: Crew, level: Level, game: Game, { state, seat }: Scene): Thought =>
  crew.levels[level].think(game.view(state, seat), seat, game.legalMoves(state, seat), random('seed'))

/** The same to the seat, and otherwise another world. */
const alike = (game: Game, { state, seat }: Scene): Scene => ({
  state: game.imagine(game.view(state, seat), seat, random('another world')),
  seat,
})

const each = gameIds.map((id) => [id, games[id]!, crews[id]!] as const)
const few: Record<Level, number> = { lookout: 3, pickpocket: 2, burglar: 2, mastermind: 1 }

describe.each(each)('the bots of %s', (_, game, crew) => {
  it.each(levels)('go by what their seat can see, and by nothing else: %s', (level) => {
    for (const scene of scenesOf(game, few[level], `honest ${level}`)) {
      expect(thoughtOf(crew, level, game, alike(game, scene))).toEqual(thoughtOf(crew, level, game, scene))
    }
  })

  it('think of others as of players who go by what their own seat can see', () => {
    for (const scene of scenesOf(game, 12, 'glance')) {
      const glance = ({ state, seat }: Scene) =>
        crew.policy.think(game.view(state, seat), seat, game.legalMoves(state, seat), random('glance')).move
      expect(glance(alike(game, scene))).toEqual(glance(scene))
    }
  })

  it.each(levels)('say what they could have done, the most tried first: %s', (level) => {
    const [scene] = scenesOf(game, 1, `told ${level}`) as [Scene]
    const { move, weighed, by } = thoughtOf(crew, level, game, scene)
    const moves = game.legalMoves(scene.state, scene.seat)
    expect(moves).toContainEqual(move)
    const shares = weighed.map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    for (const one of weighed) {
      expect(moves).toContainEqual(one.move)
      if (by === 'feel' || one.share === 0) expect(one.value).toBeNull()
      else expect(one.value).toSatisfy((value: number) => value >= 0 && value <= 1)
    }
  })

  it('think the same in parts as in one go', () => {
    for (const level of levels) {
      const { shared } = crew.levels[level]
      if (!shared) continue
      const [scene] = scenesOf(game, 1, 'parts') as [Scene]
      const { state, seat } = scene
      const [view, moves] = [game.view(state, seat), game.legalMoves(state, seat)]
      const sources = sourcesOf(random('seed'), shared.parts)
      const last = sources.pop()!
      const tallies = sources.map((source) => shared.weigh(view, seat, moves, source))
      expect(shared.settle(moves, structuredClone(tallies), last)).toEqual(thoughtOf(crew, level, game, scene))
    }
  })
})
