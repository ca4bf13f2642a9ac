import { describe, expect, it } from 'vitest'
import { hadria, type HadriaMove, type HadriaView } from '../../../machines/hadria/index.ts'
import type { HadriaState } from '../../../machines/hadria/state.ts'
import { say } from '../../messages/messages.ts'
import { people } from '../testing/drawing.ts'
import { messages } from './messages.en.ts'
import { lowered, lowest, planLine, raiseTo, reachOf, toBecome } from './plan.ts'
import { apLeft, defaultMove, isBeforeWatch } from './ways.ts'

/** Two thieves who plan, the watch at 4. */
function planning(): HadriaState {
  let state = hadria.setup({ seats: 2, seed: 'harbour 12' })
  while (state.phase !== 'plan') {
    const [seat = 0] = hadria.active(state)
    state = hadria.apply(state, seat, hadria.legalMoves(state, seat)[0] as HadriaMove)
  }
  return { ...state, initiative: 4 }
}
const line = (view: HadriaView) => planLine(view, (key, params = {}) => say(messages, key, params, people(2)))
const lay = (card: 'move' | 'ambush'): HadriaMove => ({ type: 'lay', card, special: false, with: 'point' })

function played(state: HadriaState, moves: readonly HadriaMove[]): HadriaState {
  return moves.reduce((now, move) => hadria.apply(now, 0, move), state)
}

describe('the line that says what a plan will do', () => {
  it('says that nothing is planned, and how many AP are left', () => {
    const view = hadria.view(planning(), 0)
    expect(line(view)).toBe('Nothing is planned yet.')
    expect(apLeft(view)).toBe(10)
  })

  it('says what comes before the watch, and what after it (HA-7.1)', () => {
    const one = played(planning(), [lay('move'), ...raiseTo(0, 1, 5)])
    expect(line(hadria.view(one, 0))).toBe('Move at 5, before the watch at 4')
    const both = played(one, [lay('ambush'), ...raiseTo(1, 1, 2)])
    expect(line(hadria.view(both, 0))).toBe('Move at 5, before the watch at 4; then Ambush at 2')
    expect(apLeft(hadria.view(both, 0))).toBe(3)
  })

  it('gives a tie to thieves while it is calm, to the watch after the alarm (HA-7.2)', () => {
    const view = hadria.view(planning(), 0)
    expect(isBeforeWatch(view, 4)).toBe(true)
    expect(isBeforeWatch({ ...view, alarmedRound: 1 }, 4)).toBe(false)
  })
})

describe('how far a stack can be raised', () => {
  const laid = played(planning(), [lay('move'), ...raiseTo(0, 1, 3)])
  const view = hadria.view(laid, 0)
  const [stack] = view.mine?.stacks ?? []
  const { holds } = view.players[0]!
  const held = {
    ...view,
    players: view.players.with(0, { ...view.players[0]!, holds: { ...holds, informer: 2, guildAgent: 2 } }),
  }

  it('is told by what the AP come from: a guild agent is never split (HA-6.2)', () => {
    expect(reachOf(held, stack!, 'point')).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(reachOf(held, stack!, 'informer')).toEqual([4, 5])
    expect(reachOf(held, stack!, 'guildAgent')).toEqual([5, 7])
    expect(reachOf(view, stack!, 'guildAgent')).toEqual([])
  })

  it('takes as many of them as it needs', () => {
    const agent = { type: 'add', stack: 0, with: 'guildAgent' }
    expect(raiseTo(0, 3, 7, 'guildAgent')).toEqual([agent, agent])
  })
})

describe('a plan that becomes another', () => {
  const laid = played(planning(), [lay('move'), ...raiseTo(0, 1, 5), lay('ambush'), ...raiseTo(1, 1, 3)])
  const stacks = (state: HadriaState) => hadria.view(state, 0).mine?.stacks ?? []

  it('is laid from nothing as it is wanted', () => {
    const moves = toBecome([], stacks(laid)) ?? []
    expect(stacks(played(planning(), moves))).toEqual(stacks(laid))
    expect(toBecome(stacks(laid), stacks(laid))).toEqual([])
  })

  it('says what is missing after something was taken back, and that something has to be before', () => {
    const wanted = lowered(stacks(laid), 0, 4)
    expect(toBecome(stacks(laid), wanted)).toBeNull()
    const less = played(planning(), [lay('move'), ...raiseTo(0, 1, 2)])
    expect(stacks(played(less, toBecome(stacks(less), wanted) ?? []))).toEqual(wanted)
  })

  it('loses a stack that is lowered to nothing, and keeps the others', () => {
    const wanted = lowered(stacks(laid), 0, 0)
    expect(wanted).toEqual([stacks(laid)[1]])
    expect(toBecome(stacks(laid), wanted)).toBeNull()
    expect(stacks(played(planning(), toBecome([], wanted) ?? []))).toEqual(wanted)
  })

  it('keeps tiles on a stack that is lowered, and at least one AP (HA-6.1, HA-6.2)', () => {
    const [stack] = stacks(laid)
    if (!stack) throw new Error('No stack')
    expect(lowest(stack)).toBe(1)
    expect(lowest({ ...stack, guildAgents: 1 })).toBe(2)
    expect(lowered([{ ...stack, guildAgents: 1 }], 0, 2)).toEqual([{ ...stack, points: 0, guildAgents: 1 }])
    const tile = { ...stack, points: 1, guildAgents: 1 }
    expect(toBecome([], [tile])).toEqual([lay('move'), { type: 'add', stack: 0, with: 'guildAgent' }])
    expect(toBecome([], [{ ...tile, points: 0 }])).toEqual([{ ...lay('move'), with: 'guildAgent' }])
  })
})

describe('what the first player decides', () => {
  it('has a default that is legal (HA-4.3)', () => {
    let state = hadria.setup({ seats: 2, seed: 'harbour 12' })
    while (state.phase !== 'event.aim') {
      const [seat = 0] = hadria.active(state)
      state = hadria.apply(state, seat, hadria.legalMoves(state, seat)[0] as HadriaMove)
    }
    expect(hadria.legalMoves(state, state.first)).toContainEqual(defaultMove(hadria.view(state, 'table')))
  })
})
