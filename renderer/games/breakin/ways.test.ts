import { describe, expect, it } from 'vitest'
import { breakIn } from '../../../machines/breakin/index.ts'
import { choose, give, play, table, turnUp } from '../../../machines/breakin/testing.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase } from '../game.ts'
import { choiceOf, flights, leftOf, questionAt, sentence, withoutChoice } from './ways.ts'

describe('the neighbour on the left', () => {
  const view = breakIn.view(breakIn.setup({ seats: 4, seed: 'left' }), 0)

  it('is the next one still in', () => {
    const players = view.players.map((player, seat) => (seat === 1 ? { ...player, out: 'loot' as const } : player))
    expect(leftOf({ ...view, players }, 0)).toBe(2)
    expect(leftOf(view, view.players.length - 1)).toBe(0)
  })
})

describe('giving a card', () => {
  const fronts = [{ police: 1 }, { police: 1 }, { police: 1 }, {}]
  const state = table({ fronts, deck: ['police'], used: [1] })
  const view = breakIn.view(breakIn.apply(state, 0, { type: 'turnUp' }), 0)
  const said = (to: number) => sentence({ type: 'give', to }, view).key

  it('says to whom it would be one too many, and who is caught by it (BI-4.3)', () => {
    expect([0, 1, 2, 3].map(said)).toEqual(['move.giveSelfTooMany', 'move.giveCaught', 'move.giveTooMany', 'move.give'])
  })
})

describe('whether to take a card', () => {
  const asked = (informant: number | null) => {
    const state = table({ fronts: [{}, {}, {}], deck: ['police'], used: [], informant })
    const received = play(state, turnUp, give(1))
    return questionAt(breakIn.view(received, 1), breakIn.legalMoves(received, 1))
  }

  it('is asked where it arrives, but of the informant, who takes it there or points at somebody (BI-6)', () => {
    expect(asked(null)).toEqual({ anchor: 'arrival-1', always: true })
    expect(asked(1)).toEqual({ anchor: 'arrival-1', always: false })
  })
})

describe('a card that is chosen in a panic', () => {
  const fronts = [{ loot: 2, bone: 1 }, { keys: 1, loot: 1 }, { padlock: 2 }]
  const panic = play(table({ fronts, deck: ['panic'] }), turnUp, give(1))
  const chosen = play(panic, 0, choose('loot'))
  const chose = phrase('chose', { by: 0 })
  const moved = phrase('moved', { from: 0, to: 1, card: 'loot' })

  it('lies before its owner and no longer on its pile, for the owner alone to see', () => {
    const [own, others] = [0, 1].map((seat) => breakIn.view(chosen, seat))
    expect([own, others].map((view) => choiceOf(view!, 0))).toEqual(['loot', 'back'])
    expect([own, others].map((view) => withoutChoice(view!).players[0]?.front.loot)).toEqual([1, 2])
    expect(choiceOf(others!, 1)).toBeNull()
  })

  it('goes there, and from there to the neighbour', () => {
    const way = (line: Phrase, seat: number) => flights(line, breakIn.view(chosen, seat))
    expect(way(chose, 0)).toEqual([{ from: 'slot-0-loot', to: 'chosen-0', what: 'draw-loot' }])
    expect(way(chose, 1)).toEqual([{ from: 'place-0', to: 'chosen-0', what: 'back' }])
    expect(way(moved, 0)).toEqual([{ from: 'chosen-0', to: 'arrival-1', what: 'whole-loot' }])
    expect(way(moved, 1)).toEqual([{ from: 'chosen-0', to: 'arrival-1', what: 'turn-loot', leaves: 'slot-0-loot' }])
  })
})

describe('getting caught', () => {
  const seen = breakIn.view(breakIn.setup({ seats: 3, seed: 'caught' }), 0)
  const ways = (by: string) => flights(phrase('caught', { by: 1, with: by }), seen)

  it('is stamped where it stays, and then the cards that did it go (BI-4.3)', () => {
    expect(ways('police')).toEqual([
      { from: 'stamp-1', to: 'stamp-1', what: 'stamp-caught', stays: true },
      { from: 'slot-1-police', to: 'discard', what: 'police', then: true },
    ])
    expect(ways('mixture').map(({ what }) => what)).toEqual(['stamp-caught', 'watchdog', 'doorChain', 'padlock'])
  })
})
