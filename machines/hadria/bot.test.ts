import { describe, expect, it } from 'vitest'
import { playGame, type Bot, type Thought } from '../kernel/bots/bot.ts'
import { random } from '../kernel/random.ts'
import { defaultMove, hadria, hadriaCrew, type HadriaMove } from './index.ts'
import { distance, placesWithin } from './board.ts'
import type { Tile } from './data.ts'
import type { SpaceId } from './map.ts'
import { bestFire } from './bots/prospects.ts'
import { guard, type HadriaState, type Player } from './state.ts'
import type { HadriaView } from './view.ts'
import { domes, execute, legal, palace, plan, play, planned, table } from './testing.ts'

type HadriaBot = Bot<HadriaMove, HadriaView>
const { policy, levels } = hadriaCrew
const thoughtOf = (state: HadriaState, seat: number, bot: HadriaBot = policy): Thought<HadriaMove> =>
  bot.think(hadria.view(state, seat), seat, hadria.legalMoves(state, seat), random('a choice'))
const choice = (state: HadriaState, seat: number, bot?: HadriaBot): HadriaMove => thoughtOf(state, seat, bot).move

/** What the bot has laid when it is ready. */
function laidBy(state: HadriaState, seat: number, bot?: HadriaBot): Player {
  let now = state
  for (let move = choice(now, seat, bot); move.type !== 'ready'; move = choice(now, seat, bot))
    now = hadria.apply(now, seat, move)
  return now.players[seat]!
}

const planOf = (state: HadriaState, seat: number, bot?: HadriaBot): [string, number][] =>
  laidBy(state, seat, bot).stacks.map(({ card, points }) => [card ?? '', points])

describe('the bot', () => {
  it.each([2, 3, 4])('plays whole games by feel with %i players', (seats) => {
    for (let game = 0; game < 4; game++) {
      const start = hadria.setup({ seats, seed: `bots ${game}`, options: { specials: game % 2 === 0 } })
      const bots = Array.from({ length: seats }, () => policy)
      expect(playGame(hadria, start, bots, random(`bots ${game}`))).toBeDefined()
    }
  })

  it('plays a whole game by search', () => {
    const start = hadria.setup({ seats: 2, seed: 'bots' })
    expect(playGame(hadria, start, [levels.mastermind, policy], random('bots'))).toBeDefined()
  })

  it('starts where the fewest share its way into the Palace', () => {
    for (let game = 0; game < 12; game++) {
      let state = hadria.setup({ seats: 4, seed: `starts ${game}` })
      const spirals: number[] = []
      while (state.question?.ask === 'start') {
        const { seat } = state.question
        state = hadria.apply(state, seat, choice(state, seat))
        const start = state.players[seat]!.at!
        spirals.push(Math.min(...[palace(9), palace(10)].map((door) => distance(door, start))))
      }
      const [one, other, third, last] = spirals
      expect(other).not.toBe(one)
      expect(last).not.toBe(third)
    }
  })

  it('draws a card on its way out of the dungeon', () => {
    const jailed = table({ at: [domes(9), palace(0)] })
    jailed.players[0]!.blue = 2
    expect(planOf(jailed, 0)).toEqual([
      ['move', 1],
      ['ambush', 1],
    ])
    const after = play(
      planned(
        jailed,
        [
          ['move', 1],
          ['ambush', 1],
        ],
        [],
      ),
      { type: 'turn', stack: 0 },
    )
    expect(choice(after, 0).type).toBe('execute')
  })

  it('plans its movement before the watch where it would be arrested, and after it where not', () => {
    const near = table({ at: [domes(22), palace(0)], guards: [domes(23)], initiative: 4 })
    expect(new Map(planOf(near, 0)).get('move')).toBe(4)
    const far = table({ at: [domes(22), palace(0)], initiative: 4 })
    expect(new Map(planOf(far, 0)).get('move')).toBe(1)
  })

  it('lays AP tiles where its points don’t reach, and only there', () => {
    const holds = [{ informer: 1, guildAgent: 1 }]
    const near = table({ at: [domes(22), palace(0)], guards: [domes(23)], initiative: 4, holds })
    expect(laidBy(near, 0).holds).toMatchObject({ informer: 1, guildAgent: 1 })
    near.players[0]!.blue = 2
    const { stacks, holds: left } = laidBy(near, 0)
    expect(stacks[0]).toMatchObject({ card: 'move', points: 2, informers: 1, guildAgents: 1 })
    expect(left).toMatchObject({ informer: 0, guildAgent: 0 })
  })

  it('sends rats to tiles that it doesn’t know, and turns up only what is worth it of those that it does', () => {
    const tiles: [SpaceId, Tile][] = [
      [domes(20), 'plainClothes'],
      [domes(21), 'trinket'],
    ]
    const state = table({ thieves: ['morius', 'jasmine'], at: [domes(22), palace(0)], hands: [['firecracker']], tiles })
    expect(laidBy(state, 0).stacks).toContainEqual(expect.objectContaining({ card: 'firecracker', special: true }))
    state.players[0]!.seen = [domes(20), domes(21)].sort((a, b) => a - b)
    expect(laidBy(state, 0).stacks).not.toContainEqual(expect.objectContaining({ special: true }))
    for (const [at, tile] of tiles) {
      state.players[0]!.at = at
      const walking = play(planned(state, [['move', 6]]), execute('sneak'))
      expect(choice(walking, 0).type === 'turnUp').toBe(tile === 'trinket')
    }
  })

  it('tries other plans than the one that looks best, and holds up a thief who is about to leave with the jewel', () => {
    const state = table({
      at: [domes(14), domes(20)],
      gate: 'domes',
      alarmedRound: 2,
      initiative: 4,
      hands: [['automaticTrap', 'beacon']],
      holds: [{}, { imperial: 1 }],
    })
    const { by, weighed } = thoughtOf(state, 0, levels.mastermind)
    expect(by).toBe('search')
    expect(weighed.filter(({ value }) => value !== null).length).toBeGreaterThan(1)
    expect(new Map(planOf(state, 0, levels.mastermind)).get('automaticTrap')).toBeGreaterThan(state.initiative)
    // It can't know whether the other one has planned already, nor what.
    const ready = plan(state, 1, [['move', 10]])
    expect(choice(ready, 0, levels.mastermind)).toEqual(choice(state, 0, levels.mastermind))
  })

  it('goes on with a plan that it would not have made', () => {
    const laid = play(table({ at: [domes(22), palace(0)], hands: [['firecracker']] }), {
      type: 'lay',
      card: 'firecracker',
      special: true,
      with: 'point',
    })
    expect(choice(laid, 0, levels.mastermind)).toEqual({ type: 'ready' })
  })

  it('sets fire on the only way that the watch has, and not where it would be of no use', () => {
    const state = table({ thieves: ['zain', 'jasmine'], at: [domes(22), palace(0)], initiative: 3 })
    const ways = placesWithin(domes(22), 3).filter((at) => distance(domes(22), at) === 2)
    for (const guarded of ways) {
      const between = placesWithin(guarded, 1).filter((at) => distance(at, domes(22)) === 1)
      const watched = { ...state, watch: state.watch.with(guarded, guard) }
      expect(bestFire(watched, 0, between)).toBe(between.length === 1 ? between[0] : undefined)
    }
    expect(ways.length).toBeGreaterThan(0)
  })

  it('takes what it can, and leaves with the jewel', () => {
    const rich = table({ at: [palace(2), domes(4)], jewels: [[palace(0), 'imperial']], round: 6 })
    const walking = play(planned(rich, [['move', 6]]), execute('sneak'))
    expect(choice(walking, 0)).toEqual({ type: 'step', to: palace(0) })
    const there = play(walking, { type: 'step', to: palace(0) })
    expect(choice(there, 0)).toEqual({ type: 'take', jewel: 'imperial' })
    const out = table({ at: [domes(20), palace(0)], gate: 'domes', holds: [{ imperial: 1 }] })
    expect(choice(play(planned(out, [['move', 6]]), execute('sneak')), 0)).toEqual({ type: 'leave', gate: 1 })
  })
})

describe('defaults', () => {
  it('are there for what the first player decides for the table', () => {
    const state = table({ at: [domes(14), domes(19)], guards: [domes(13)], initiative: 4 })
    const asked = planned(state, [['ambush', 2]], [['ambush', 1]])
    expect(asked.question).toMatchObject({ ask: 'watch', seat: 0 })
    const move = defaultMove(hadria.view(asked, 0), 0, legal(asked))
    expect(play(asked, move!).players[0]!.at).toBe(domes(14))
    const calm = table({ at: [domes(21), domes(4)] })
    expect(defaultMove(hadria.view(calm, 0), 0, legal(calm))).toBeUndefined()
  })
})
