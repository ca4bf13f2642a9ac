import { describe, expect, it } from 'vitest'
import { random } from '../kernel/random.ts'
import { cardNumbers, cardOf, rounds } from './data.ts'
import { syndicate } from './game.ts'
import { phases, type SyndicateState } from './state.ts'

const games = 240
const numbers = cardNumbers.join()

type Check = (holds: boolean, fault: string) => void

/** What must be true whenever a line has been told. */
function checkMoment(state: SyndicateState, check: Check): void {
  const placed: number[] = []
  const hidden = new Set(state.deck)
  for (const { cash, display, effects, open, gone, returned, hand, packet, picks } of state.players) {
    placed.push(...display.map(({ card }) => card), ...open, ...gone, ...hand, ...packet)
    for (const card of [...hand, ...packet]) if (!returned.includes(card)) hidden.add(card)
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
    check(picks.length === state.round || picks.length === state.round - 1, 'picks')
  }
  placed.push(...state.deck, ...state.unearthed.filter((card) => !placed.includes(card)))
  check(placed.sort((a, b) => a - b).join() === numbers, '80 cards, each in one place')
  check(new Set(state.players.map(({ packet }) => packet.length)).size === 1, 'packets of one size')
  check(new Set(state.players.map(({ picks }) => picks.length)).size === 1, 'as many picks for all')
  check(phases.includes(state.phase), `phase ${state.phase}`)
  // SY-6: all that is asked and to be done is shown to everybody.
  for (const task of [...state.todo, ...(state.question ? [state.question] : [])]) {
    const named = [...('card' in task ? [task.card] : []), ...('cards' in task ? task.cards : [])]
    for (const card of named) check(!hidden.has(card), `a secret named: ${JSON.stringify(task)}`)
  }
}

/** What must be true besides when somebody is to move, or the game is over. */
function checkRest(state: SyndicateState, check: Check): void {
  for (const { open, choice, picks } of state.players) {
    check(choice === null || state.phase === 'pick' || state.phase === 'play', 'a choice that nobody asked for')
    check(picks.length === (state.phase === 'pick' ? state.round - 1 : state.round), 'picks in their phase')
    check(open.length === 0 || state.phase.startsWith('resolve.'), 'a card in the air')
  }
  const isAsking = !['pick', 'play', 'over'].includes(state.phase)
  check((state.question !== null) === isAsking, 'a question in its phase')
  check(isAsking || state.todo.length === 0, 'something left to do')
}

describe('random games', () => {
  it.each([2, 3, 4, 5])('games of %i keep the table in order at every moment, and end', (seats) => {
    const source = random(`fuzz ${seats}`)
    for (let game = 0; game < games / seats; game++) {
      const wrong = new Set<string>()
      const check: Check = (holds, fault) => void (holds || wrong.add(fault))
      let state = syndicate.setup({ seats, seed: `fuzz ${seats} ${game}` })
      let moves = 0
      for (let active = syndicate.active(state); active.length > 0; active = syndicate.active(state)) {
        const seat = source.pick(active)
        for (const moment of syndicate.moments(state, seat, source.pick(syndicate.legalMoves(state, seat)))) {
          state = moment.state
          checkMoment(state, check)
        }
        checkRest(state, check)
        if (wrong.size > 0) throw new Error(`game ${game}, move ${moves}: ${[...wrong].join()}`)
        moves++
      }
      expect(state.phase).toBe('over')
      expect(state.round).toBe(rounds)
      expect(syndicate.outcome(state)?.winners.length).toBeGreaterThan(0)
      expect(moves).toBeLessThan(400)
    }
  })
})
