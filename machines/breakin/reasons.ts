/** What can be said for a move: staying in the game, others leaving it, loot, fewer obstacles; more for the others. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { catches, lyingCards, obstacles, type Card } from './data.ts'
import type { BreakInState, Player } from './state.ts'

const othersIn = ({ players }: BreakInState, seat: Seat): Player[] =>
  players.filter(({ out }, other) => other !== seat && out === null)

const obstaclesOf = ({ front }: Player): number => obstacles.reduce((sum, obstacle) => sum + front[obstacle], 0)

const isObstacle = (card: Card): boolean => obstacles.some((obstacle) => obstacle === card)

/** Whether a card like this is on its way to one of these, who may still call a lawyer. */
function comes({ incoming }: BreakInState, fits: (card: Card) => boolean, to: (seat: Seat) => boolean): number {
  return incoming && incoming.to !== null && fits(incoming.card) && to(incoming.to) ? 1 : 0
}

/** BI-4.3: one more card, and they are caught. */
const isPressed = ({ front }: Player): boolean =>
  Object.values(catches).some((catching) => {
    const short = lyingCards.map((card) => Math.max(0, (catching[card] ?? 0) - front[card]))
    return short.reduce((sum, n) => sum + n, 0) === 1
  })

export const breakInReasons: readonly Fact<BreakInState>[] = [
  // Nobody who is out comes back.
  { name: 'freedom', says: ['spare'], of: ({ players }, seat) => (players[seat]?.out === null ? 1 : 0) },
  { name: 'rivals', says: ['gain'], of: (state, seat) => -othersIn(state, seat).length },
  {
    name: 'loot',
    says: ['gain', 'spare'],
    of: (state, seat) =>
      (state.players[seat]?.front.loot ?? 0) +
      comes(
        state,
        (card) => card === 'loot',
        (to) => to === seat,
      ),
  },
  {
    name: 'clear',
    says: ['gain', 'spare'],
    of({ players }, seat) {
      const player = players[seat]
      // Whoever is caught has no obstacles either: that is nothing to be glad of.
      return !player || player.out !== null ? Number.NEGATIVE_INFINITY : -obstaclesOf(player)
    },
  },
  { name: 'pressed', says: ['gain'], of: (state, seat) => othersIn(state, seat).filter(isPressed).length },
  {
    name: 'burden',
    says: ['gain'],
    of: (state, seat) =>
      othersIn(state, seat).reduce((sum, player) => sum + obstaclesOf(player), 0) +
      comes(state, isObstacle, (to) => to !== seat),
  },
]
