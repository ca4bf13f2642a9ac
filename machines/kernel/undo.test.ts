import { describe, expect, it } from 'vitest'
import { breakIn } from '../breakin/index.ts'
import type { BreakInMove, BreakInState } from '../breakin/state.ts'
import { random } from './random.ts'
import { lessonOf } from './undo.ts'

type Turn = { before: BreakInState; seat: number; move: BreakInMove; after: BreakInState }

/** The first move of this type, in random games, that the test is after. */
function find(informant: boolean, isIt: (turn: Turn) => boolean): Turn {
  for (let i = 0; i < 400; i++) {
    const source = random(`undo ${i}`)
    let state = breakIn.setup({ seats: 4, seed: `undo ${i}`, options: { informant } })
    while (breakIn.active(state).length > 0) {
      const seat = source.pick(breakIn.active(state))
      const move = source.pick(breakIn.legalMoves(state, seat))
      const turn = { before: state, seat, move, after: breakIn.apply(state, seat, move) }
      if (isIt(turn)) return turn
      state = turn.after
    }
  }
  throw new Error('No such move in 400 games')
}

const lesson = ({ before, seat, move, after }: Turn) => lessonOf(breakIn, { before, seat, move }, after)

describe('undo', () => {
  it('takes back a card that was given: nobody saw anything new', () => {
    expect(lesson(find(false, ({ move }) => move.type === 'give'))).toBeUndefined()
  })

  it('takes back a lawyer, where everybody knows that there is one', () => {
    expect(lesson(find(false, ({ move }) => move.type === 'lawyer'))).toBeUndefined()
  })

  it('never un-sees a card that was turned up', () => {
    expect(lesson(find(false, ({ move, after }) => move.type === 'turnUp' && after.deck.length > 50))).toBe('learnt')
  })

  it('never un-rolls what was shuffled', () => {
    const state = breakIn.setup({ seats: 4, seed: 'last card' })
    for (const card of state.deck.splice(1)) state.discard[card] += 1
    const seat = breakIn.active(state)[0]!
    const after = breakIn.apply(state, seat, { type: 'turnUp' })
    expect(after.deck.length).toBe(102)
    expect(lesson({ before: state, seat, move: { type: 'turnUp' }, after })).toBe('random')
  })

  it('keeps a hidden card shown: a lawyer that might have been the informant', () => {
    const shown = find(true, ({ move, before }) => move.type === 'lawyer' && before.players.every(({ used }) => !used))
    expect(lesson(shown)).toBe('learnt')
  })

  it('keeps the informant shown', () => {
    expect(lesson(find(true, ({ move }) => move.type === 'passOn'))).toBe('learnt')
  })

  it('takes back a secret choice that nobody has seen, and not the last one, which turns all over', () => {
    const panics = ({ before, move }: Turn) => move.type === 'choose' && new Set(Object.values(kinds(before))).size > 1
    const early = find(false, (turn) => panics(turn) && breakIn.active(turn.before).length > 1)
    expect(lesson(early)).toBeUndefined()
    const last = find(false, (turn) => panics(turn) && breakIn.active(turn.before).length === 1)
    expect(lesson(last)).toBe('learnt')
  })
})

/** How many different cards each seat could have chosen from. */
function kinds({ players }: BreakInState): Record<number, number> {
  return players.map(({ front }) => Object.values(front).filter((count) => count > 0).length)
}
