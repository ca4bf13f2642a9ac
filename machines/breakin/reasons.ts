/** What can be said for a move: staying in the game, others leaving it or hard pressed, loot, equipment, fewer obstacles. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { catches, counterpart, equipment, lyingCards, obstacles, type Card } from './data.ts'
import { caughtWith, type BreakInState, type Player } from './state.ts'

const othersIn = ({ players }: BreakInState, seat: Seat): Player[] =>
  players.filter(({ out }, other) => other !== seat && out === null)

const obstaclesOf = ({ front }: Player): number => obstacles.reduce((sum, obstacle) => sum + front[obstacle], 0)

const isObstacle = (card: Card): boolean => obstacles.some((obstacle) => obstacle === card)

/** Whether a card like this is on its way to one of these, who may still call a lawyer. */
function comes({ incoming }: BreakInState, fits: (card: Card) => boolean, to: (seat: Seat) => boolean): number {
  return incoming && incoming.to !== null && fits(incoming.card) && to(incoming.to) ? 1 : 0
}

/** BI-4.1, 4.3: whether what is on its way to somebody else gets them caught, if their hidden card doesn't help. */
function threatens({ incoming, players }: BreakInState, seat: Seat): boolean {
  const to = incoming?.to ?? seat
  const card = lyingCards.find((lying) => lying === incoming?.card)
  const front = players[to]?.front
  if (to === seat || !card || !front) return false
  const other = counterpart[card]
  return (other === null || front[other] === 0) && caughtWith({ ...front, [card]: front[card] + 1 }) !== null
}

/** BI-4.2: what is chosen in a panic leaves. */
const leaves = ({ panic }: BreakInState, seat: Seat): number => {
  const chosen = panic?.choices[seat] ?? null
  return chosen !== null && isObstacle(chosen) ? 1 : 0
}

/** An obstacle weighs more than any other card. */
const manyCards = 10

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
    name: 'poor',
    says: ['gain'],
    of: (state, seat) => othersIn(state, seat).filter(({ front }) => front.loot === 0).length,
  },
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
    of(state, seat) {
      const player = state.players[seat]
      // Whoever is caught has no obstacles either: that is nothing to be glad of.
      return !player || player.out !== null ? Number.NEGATIVE_INFINITY : leaves(state, seat) - obstaclesOf(player)
    },
  },
  { name: 'threat', says: ['gain'], of: (state, seat) => (threatens(state, seat) ? 1 : 0) },
  {
    name: 'armour',
    says: ['gain'],
    of: (state, seat) =>
      equipment.reduce((sum, tool) => sum + (state.players[seat]?.front[tool] ?? 0), 0) +
      comes(
        state,
        (card) => equipment.some((tool) => tool === card),
        (to) => to === seat,
      ),
  },
  {
    // BI-3.1: a card a round. What a panic still brings is not known.
    name: 'safe',
    says: ['gain'],
    of({ players, incoming, panic }, seat) {
      const player = players[seat]
      if (!player || player.out !== null) return 0
      const threatened = panic !== null || (incoming?.to === seat && isObstacle(incoming.card))
      return (player.received && !threatened ? 1 : 0) - manyCards * obstaclesOf(player)
    },
  },
  { name: 'lawyer', says: ['spare'], of: ({ players }, seat) => (players[seat]?.used ? 0 : 1) },
  { name: 'pressed', says: ['gain'], of: (state, seat) => othersIn(state, seat).filter(isPressed).length },
  {
    name: 'burden',
    says: ['gain'],
    of: (state, seat) =>
      othersIn(state, seat).reduce((sum, player) => sum + obstaclesOf(player), 0) +
      comes(state, isObstacle, (to) => to !== seat),
  },
]
