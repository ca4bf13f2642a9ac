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
          const broken = brokenPromise(game.state)
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
})

/** What must hold after every move. */
function brokenPromise(state: BreakInState): string | undefined {
  const counts = tally(state)
  for (const card of cards) if (counts[card] !== copies[card]) return `A ${card} too many or too few`
  if (state.deck.length === 0) return 'An empty deck'
  for (const [seat, player] of state.players.entries()) {
    const { out, front } = player
    if (Object.values(front).some((count) => count < 0)) return 'Fewer than no cards'
    if (lyingCards.some((card) => pairs(front[card], front[counterpart[card] ?? card], card))) return 'A pair'
    if (caughtWith(front)) return 'A caught player still in'
    if (out !== null && hasCards(front)) return 'Cards in front of somebody who is out'
    if (out !== null && state.phase !== 'over' && waitsFor(state, seat)) return 'Somebody who is out is to move'
  }
  if ((stillIn(state) === 1) !== (state.phase === 'over')) return 'The end missed'
  if (state.finale && stillIn(state) > 2) return 'A finale with more than two'
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
