import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import { cards, copies, counterpart, lyingCards, type Card } from './data.ts'
import { breakIn } from './game.ts'
import { caughtWith, hasCards, stillIn, type BreakInState, type Pile } from './state.ts'

describe('Thousands of random games', () => {
  it('keep all 103 cards, never leave a pair or a caught player, and end with one player in', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 3, max: 6 }), fc.boolean(), (seed, seats, informant) => {
        const game = breakIn.simulate(breakIn.setup({ seats, seed, options: { informant } }))
        const source = random(seed)
        let moves = 0
        for (let active = game.active(); active.length > 0; active = game.active()) {
          const seat = source.pick(active)
          game.play(seat, source.pick(game.legalMoves(seat)))
          const broken = brokenPromise(game.state) ?? unsettled(game.state)
          if (broken) throw new Error(`${broken} after ${game.state.journal.map(({ key }) => key).join()}`)
          moves += 1
          if (moves > 3000) throw new Error('It does not come to an end')
        }
        expect(game.state.phase).toBe('over')
        expect(game.outcome()?.winners).toHaveLength(1)
      }),
      { numRuns: 1000, seed: 7 },
    )
  })

  it('keep all cards in the middle of a move, too, at every line that it tells', () => {
    for (let n = 0; n < 60; n++) {
      const options = { informant: n % 2 === 1 }
      let state = breakIn.setup({ seats: 3 + (n % 4), seed: `moments ${n}`, options })
      const source = random(`moments ${n}`)
      for (let active = breakIn.active(state); active.length > 0; active = breakIn.active(state)) {
        const seat = source.pick(active)
        const moments = breakIn.moments(state, seat, source.pick(breakIn.legalMoves(state, seat)))
        for (const { state, view } of moments) {
          expect(brokenPromise(state), state.journal.at(-1)?.key).toBeUndefined()
          for (const viewer of ['table', ...state.players.keys()] as const) expect(view(viewer).seat).toBe(viewer)
        }
        state = moments.at(-1)!.state
      }
    }
  })
})

/** What must hold at every moment. */
function brokenPromise(state: BreakInState): string | undefined {
  const counts = tally(state)
  for (const card of cards) if (counts[card] !== copies[card]) return `A ${card} too many or too few`
  for (const { out, front } of state.players) {
    if (Object.values(front).some((count) => count < 0)) return 'Fewer than no cards'
    if (lyingCards.some((card) => pairs(front[card], front[counterpart[card] ?? card], card))) return 'A pair'
    if (out !== null && hasCards(front)) return 'Cards in front of somebody who is out'
  }
  if (state.finale && stillIn(state) > 2) return 'A finale with more than two'
  return undefined
}

/** What must be settled after every move. */
function unsettled(state: BreakInState): string | undefined {
  if (state.deck.length === 0) return 'An empty deck'
  for (const [seat, { out, front }] of state.players.entries()) {
    if (caughtWith(front)) return 'A caught player still in'
    if (out !== null && state.phase !== 'over' && waitsFor(state, seat)) return 'Somebody who is out is to move'
  }
  if ((stillIn(state) === 1) !== (state.phase === 'over')) return 'The end missed'
  return undefined
}

const pairs = (own: number, other: number, card: keyof typeof counterpart): boolean =>
  counterpart[card] !== null && own > 0 && other > 0

const waitsFor = (state: BreakInState, seat: Seat): boolean =>
  breakIn.active(state).includes(seat) || state.activePlayer === seat

function tally(state: BreakInState): Pile<Card> {
  const counts = { ...state.discard }
  for (const card of state.deck) counts[card] += 1
  for (const { front } of state.players) for (const card of lyingCards) counts[card] += front[card]
  for (const { card } of [state.incoming ?? [], state.panic?.moving ?? []].flat()) counts[card] += 1
  return counts
}
