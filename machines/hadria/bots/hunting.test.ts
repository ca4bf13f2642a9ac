import { describe, expect, it } from 'vitest'
import { random } from '../../kernel/random.ts'
import { hadriaCrew } from '../bot.ts'
import type { General } from '../data.ts'
import { hadria } from '../game.ts'
import { canHunt, preyOf, quarryOf } from './hunting.ts'
import type { SpaceId } from '../map.ts'
import { postsOf } from './posts.ts'
import { isJailed, type HadriaMove, type HadriaState } from '../state.ts'
import { active, at, city, domes, execute, isJailedIn, palace, planned, play, type Layout } from '../testing.ts'

const think = (state: HadriaState, seat: number): HadriaMove =>
  hadriaCrew.policy.think(hadria.view(state, seat), seat, hadria.legalMoves(state, seat), random('a choice')).move

/** Whoever is asked answers as the bot would, until this holds or the round is over. */
function playTill(state: HadriaState, holds: (state: HadriaState) => boolean): HadriaState {
  let now = state
  while (now.round === state.round && !holds(now)) now = hadria.apply(now, active(now), think(now, active(now)))
  return now
}

const isCaught = ({ watchDone, players }: HadriaState): boolean => !watchDone && isJailed(players[1]!)

/** What it has laid when it is ready, by card. */
function planOf(state: HadriaState, seat = 0): Map<string, number> {
  let now = state
  for (let move = think(now, seat); move.type !== 'ready'; move = think(now, seat)) now = hadria.apply(now, seat, move)
  return new Map(now.players[seat]!.stacks.map(({ card, points }) => [card ?? '', points]))
}

/** The first thief holds this card; the other one is at the Palace’s northern door, about to go for the jewel. */
const atTheDoor = (card: General, guards: SpaceId[], more: Layout = {}): HadriaState =>
  city({ thieves: ['zain', 'joanne'], at: [palace(8), palace(9)], hands: [[card]], guards, initiative: 3, ...more })

describe('setting the watch on somebody', () => {
  it.each<[General, SpaceId]>([
    ['beacon', palace(10)],
    ['firecracker', palace(10)],
    ['noiseGrenade', palace(5)],
    ['confusingGas', palace(5)],
    ['forgedOrders', palace(7)],
  ])('%s: is planned before the watch, and has somebody arrested', (card, guarded) => {
    const state = atTheDoor(card, [guarded])
    expect(planOf(state).get(card)).toBeGreaterThan(state.initiative)
    const executing = play(planned(state, [[card, 8]], [['move', 1]]), execute('card'))
    expect(isCaught(playTill(executing, isCaught))).toBe(true)
  })

  it('is not planned where nobody would be caught', () => {
    for (const far of [domes(22), at('docks', 22)]) {
      const state = atTheDoor('beacon', [far])
      expect(canHunt(state, 0, 'beacon')).toBe(false)
      expect(planOf(state).has('beacon')).toBe(false)
    }
  })

  it('is forgone when the quarry has gone: a sprint is still open then', () => {
    const state = atTheDoor('beacon', [palace(10)])
    const gone = planned(state, [['beacon', 5]], [['ambush', 1]])
    expect(think(gone, 0)).toEqual(execute('card'))
    gone.players[1]!.at = domes(11)
    expect(think(gone, 0)).toEqual(execute('forgo'))
  })

  it('never leads a figure onto oneself, nor by a way on which it would meet oneself first', () => {
    const state = atTheDoor('beacon', [palace(12)])
    expect(quarryOf(state, 0, palace(12), 2, null)).toBeUndefined()
    expect(quarryOf(state, 1, palace(12), 2, null)).toMatchObject({ step: palace(8) })
    state.players[0]!.cloaked = true
    expect(quarryOf(state, 0, palace(12), 2, null)).toMatchObject({ step: palace(8) })
  })

  it('goes for whoever is nearest to the jewel, and after the theft for whoever has it', () => {
    const near: Layout = { thieves: ['zain', 'joanne', 'nikolai'], at: [palace(8), palace(2), palace(10)] }
    const calm = atTheDoor('beacon', [palace(1)], near)
    expect(quarryOf(calm, 0, palace(1), 4, null)).toMatchObject({ step: palace(2) })
    const holds = [{}, {}, { imperial: 1 }]
    const stolen = atTheDoor('beacon', [palace(1)], { ...near, holds, gate: 'domes', alarmedRound: 1 })
    expect(quarryOf(stolen, 0, palace(1), 4, null)).toMatchObject({ step: palace(5) })
  })

  it('leads a figure towards a noise only', () => {
    const state = atTheDoor('noiseGrenade', [palace(5)])
    expect(quarryOf(state, 0, palace(5), 2, palace(9))).toMatchObject({ step: palace(9) })
    expect(quarryOf(state, 0, palace(5), 2, palace(10))).toBeUndefined()
  })

  it('Jasmine draws a guard onto somebody who stands between them', () => {
    const state = atTheDoor('fireGrenade', [palace(5)], { thieves: ['jasmine', 'joanne'] })
    const executing = play(planned(state, [['fireGrenade', 8, 'special']], [['move', 1]]), execute('special'))
    expect(isCaught(playTill(executing, isCaught))).toBe(true)
    expect(planOf(state).get('fireGrenade')).toBeGreaterThan(state.initiative)
  })

  it('traps whom the watch would find, or who is about to take the jewel, and nobody else', () => {
    const state = city({ at: [domes(22), domes(23)], initiative: 3 })
    expect(preyOf(state, [1])).toBeUndefined()
    state.watch[domes(17)] = 1
    expect(preyOf(state, [1])).toBe(1)
    expect(preyOf({ ...state, watchDone: true }, [1])).toBeUndefined()
    expect(preyOf(atTheDoor('automaticTrap', []), [1])).toBe(1)
  })
})

describe('a guard that is set near somebody', () => {
  /** The first thief is in the docks, with a guard there; the other one in the Palace’s spiral, where nobody watches. */
  const inTheSpiral = (more: Layout = {}): HadriaState =>
    city({
      thieves: ['zain', 'nikolai'],
      at: [at('docks', 22), palace(1)],
      guards: [at('docks', 1)],
      hands: [['forgedOrders']],
      initiative: 3,
      ...more,
    })

  it('arrests them when the watch acts', () => {
    const state = inTheSpiral()
    expect(planOf(state).get('forgedOrders')).toBeGreaterThan(state.initiative)
    const executing = play(planned(state, [['forgedOrders', 8]], [['move', 1]]), execute('card'))
    expect(isJailed(playTill(executing, ({ watchDone }) => watchDone).players[1]!)).toBe(true)
  })

  it('does no harm to whom the watch threatens anyway, who moves before it or when it has acted', () => {
    const state = inTheSpiral()
    expect(postsOf(state, 0)[palace(9)]).toBeGreaterThan(0)
    expect(postsOf({ ...state, watchDone: true }, 0)[palace(9)]).toBe(0)
    expect(postsOf({ ...state, watch: state.watch.with(palace(10), 1) }, 0)[palace(9)]).toBe(0)
    const laid = (ap: number): HadriaState => planned(state, [['ambush', 10]], [['move', ap]])
    expect(postsOf(laid(2), 0)[palace(9)]).toBeGreaterThan(0)
    expect(postsOf(laid(3), 0)[palace(9)]).toBe(0)
  })

  it('is not set where it would go for oneself', () => {
    expect(postsOf(inTheSpiral({ at: [palace(5), palace(1)] }), 0)[palace(9)]).toBe(0)
  })

  it('shuts a rival’s only way, and never one’s own', () => {
    const atTheDoorstep = inTheSpiral({ at: [at('docks', 22), domes(3)] })
    expect(postsOf({ ...atTheDoorstep, watchDone: true }, 0)[palace(9)]).toBeGreaterThan(0)
    atTheDoorstep.players[0]!.at = domes(8)
    expect(postsOf({ ...atTheDoorstep, watchDone: true }, 0)[palace(9)]).toBe(0)
  })

  it('is worth an arrest to those who are far from the jewel, when there are not AP enough to flee as well', () => {
    const threatened: Layout = { guards: [at('docks', 21)], initiative: 6 }
    expect(planOf(inTheSpiral(threatened))).toEqual(
      new Map([
        ['forgedOrders', 8],
        ['move', 1],
        ['ambush', 1],
      ]),
    )
    const close = inTheSpiral({ at: [palace(12), palace(1)], guards: [palace(11)], initiative: 6 })
    expect(planOf(close).get('move')).toBe(6)
    expect(planOf(inTheSpiral({ ...threatened, initiative: 4 })).get('move')).toBe(4)
  })
})

describe('a guard that shuts the only way', () => {
  /** The hideout’s corner, behind the guard. */
  const shut = (hand: General[]) =>
    city({ thieves: ['zain', 'joanne'], at: [domes(10), at('docks', 22)], guards: [domes(5)], hands: [hand] })

  it('is passed under a cloak', () => {
    const state = shut(['cloak'])
    expect([...planOf(state).keys()]).toContain('cloak')
    const after = playTill(state, () => false)
    expect(isJailedIn(after, 0, 'domes')).toBe(false)
    expect([domes(4), domes(5), domes(10)]).not.toContain(after.players[0]!.at)
  })

  it('is led away, however far the jewel is', () => {
    expect(planOf(shut(['beacon'])).has('beacon')).toBe(true)
    expect(planOf(shut(['poisonedBola'])).has('poisonedBola')).toBe(false)
  })
})
