import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { cardNumbers, cardOf, rounds } from './data.ts'
import { syndicate } from './game.ts'
import { phases, type SyndicateState } from './state.ts'

const games = 240
const numbers = cardNumbers.join()

/** What must be true after every move. */
function faults(state: SyndicateState): string[] {
  const placed: number[] = []
  const wrong: string[] = []
  const check = (holds: boolean, fault: string): void => {
    if (!holds) wrong.push(fault)
  }
  for (const { cash, display, effects, open, gone, returned, hand, packet, choice, picks } of state.players) {
    placed.push(...display.map(({ card }) => card), ...open, ...gone, ...hand, ...packet)
    check(cash >= 0 && cash % 5 === 0, 'cash')
    for (const { card, as, markers } of display) {
      check(cardOf(card).kind !== 'action', 'an action in a display')
      check(markers >= 0 && (markers === 0 || cardOf(card).kind === 'holding'), 'markers')
      check(as === card || (card === 54 && cardOf(as).kind === 'thug'), 'a copy')
    }
    check(
      effects.every(({ round }) => round === state.round || round === state.round + 1),
      'a stale effect',
    )
    check(
      returned.every((card) => hand.includes(card)),
      'returned to no hand',
    )
    check(
      hand.every((card, at) => at === 0 || hand[at - 1]! < card),
      'an unsorted hand',
    )
    check(choice === null || state.phase === 'pick' || state.phase === 'play', 'a choice that nobody asked for')
    check(picks.length === (state.phase === 'pick' ? state.round - 1 : state.round), 'picks')
    check(open.length === 0 || state.phase.startsWith('resolve.'), 'a card in the air')
  }
  placed.push(...state.deck, ...state.unearthed.filter((card) => !placed.includes(card)))
  check(placed.sort((a, b) => a - b).join() === numbers, '80 cards, each in one place')
  check(new Set(state.players.map(({ packet }) => packet.length)).size === 1, 'packets of one size')
  check(phases.includes(state.phase), `phase ${state.phase}`)
  const isAsking = !['pick', 'play', 'over'].includes(state.phase)
  check((state.question !== null) === isAsking, 'a question in its phase')
  check(isAsking || state.todo.length === 0, 'something left to do')
  return wrong
}

describe('random games', () => {
  it.each([2, 3, 4, 5])('games of %i keep the table in order, and end', (seats) => {
    const source = random(`fuzz ${seats}`)
    for (let game = 0; game < games / seats; game++) {
      const simulation = syndicate.simulate(syndicate.setup({ seats, seed: `fuzz ${seats} ${game}` }))
      let moves = 0
      for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
        const seat = source.pick(active)
        simulation.play(seat, source.pick(simulation.legalMoves(seat)))
        const wrong = faults(simulation.state)
        if (wrong.length > 0) throw new Error(`game ${game}, move ${moves}: ${wrong.join()}`)
        moves++
      }
      expect(simulation.state.phase).toBe('over')
      expect(simulation.state.round).toBe(rounds)
      expect(simulation.outcome()?.winners.length).toBeGreaterThan(0)
      expect(moves).toBeLessThan(400)
    }
  })
})
