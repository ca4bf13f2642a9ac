/** What can be said for a move: staying in the game, others leaving it or hard pressed, loot, equipment, fewer obstacles. */
import type { Move, Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { catches, counterpart, equipment, lyingCards, obstacles, type Card } from './data.ts'
import { caughtWith, leftOf, playerAt, type BreakInMove, type BreakInState, type Player } from './state.ts'

type Front = Player['front']

const othersIn = ({ players }: BreakInState, seat: Seat): Player[] =>
  players.filter(({ out }, other) => other !== seat && out === null)

const obstaclesIn = (front: Front): number => obstacles.reduce((sum, obstacle) => sum + front[obstacle], 0)

const isObstacle = (card: Card): boolean => obstacles.some((obstacle) => obstacle === card)

/** Whether a card like this is on its way to one of these, who may still call a lawyer. */
function comes({ incoming }: BreakInState, fits: (card: Card) => boolean, to: (seat: Seat) => boolean): number {
  return incoming && incoming.to !== null && fits(incoming.card) && to(incoming.to) ? 1 : 0
}

/** BI-4.2: what lies there with this card as well; nothing, if it doesn't come to lie. */
function frontWith(front: Front, card: Card): Front | null {
  const lying = lyingCards.find((one) => one === card)
  if (!lying) return null
  const other = counterpart[lying]
  return other !== null && front[other] > 0 ? null : { ...front, [lying]: front[lying] + 1 }
}

/** BI-4.1, 4.3: whether a card gets them caught, if their hidden card doesn't help. */
function catchesAt({ players }: BreakInState, to: Seat, card: Card | undefined): boolean {
  const front = card === undefined ? null : frontWith(playerAt({ players }, to).front, card)
  return front !== null && caughtWith(front) !== null
}

/** BI-4.2: what is chosen in a panic leaves. */
function kept({ players, panic }: BreakInState, seat: Seat): Front {
  const { front } = playerAt({ players }, seat)
  const chosen = panic?.choices[seat] ?? null
  return chosen === null ? front : { ...front, [chosen]: front[chosen] - 1 }
}

/** An obstacle weighs more than any other card. */
const manyCards = 10

/** BI-4.3: how many cards more get somebody caught; only by what this card counts for, if one is named. */
function missing(front: Front, by?: Card): number {
  const short = Object.values(catches)
    .filter((catching) => by === undefined || by in catching)
    .map((catching) => lyingCards.reduce((sum, card) => sum + Math.max(0, (catching[card] ?? 0) - front[card]), 0))
  return Math.min(...short)
}

/** The card that goes to somebody else by this move. */
function given({ incoming }: BreakInState, seat: Seat, move: Move): { card: Card; to: Seat } | null {
  const { type, to } = move as BreakInMove & { to?: Seat }
  if (!incoming || to === undefined || to === seat) return null
  return type === 'give' || type === 'passOn' ? { card: incoming.card, to } : null
}

/** BI-4.2: whether somebody else gets rid of an obstacle by it. */
function isHelped(state: BreakInState, seat: Seat, move: Move): boolean {
  const gift = given(state, seat, move)
  if (!gift) return false
  const { front } = playerAt(state, gift.to)
  if (gift.card === 'clover') return obstaclesIn(front) > 0
  const tool = equipment.find((one) => one === gift.card)
  const countered = tool ? counterpart[tool] : null
  return countered !== null && front[countered] > 0
}

/** BI-4.3: how far whoever gets it is then from being caught by cards like this. */
function missingAt(state: BreakInState, seat: Seat, move: Move): number {
  const gift = given(state, seat, move)
  const front = gift && frontWith(playerAt(state, gift.to).front, gift.card)
  return gift && front ? missing(front, gift.card) : Number.POSITIVE_INFINITY
}

const chosen = (move: Move): Card | undefined => (move as BreakInMove & { card?: Card }).card
const obstacleOf = (move: Move): Card | undefined => (move as BreakInMove & { obstacle?: Card }).obstacle

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
    name: 'clear',
    says: ['gain', 'spare'],
    // Whoever is caught has no obstacles either: that is nothing to be glad of.
    of: (state, seat) =>
      playerAt(state, seat).out === null ? -obstaclesIn(kept(state, seat)) : Number.NEGATIVE_INFINITY,
  },
  {
    name: 'loot',
    says: ['gain', 'spare'],
    of: (state, seat) =>
      kept(state, seat).loot +
      comes(
        state,
        (card) => card === 'loot',
        (to) => to === seat,
      ),
  },
  {
    name: 'threat',
    says: ['gain'],
    of: (state, seat) =>
      comes(
        state,
        () => true,
        (to) => to !== seat && catchesAt(state, to, state.incoming?.card),
      ),
  },
  // BI-4.2: the neighbour's own choice, and a lawyer, can still change it.
  {
    name: 'neighbour',
    says: ['gain'],
    moves: ['choose'],
    by: (state, seat, move) => (catchesAt(state, leftOf(state, seat), chosen(move)) ? 1 : 0),
  },
  // BI-4.2: nothing counters police.
  { name: 'police', says: ['gain'], moves: ['clover'], by: (_, __, move) => (obstacleOf(move) === 'police' ? 1 : 0) },
  { name: 'slack', says: ['gain'], moves: ['clover', 'choose'], of: (state, seat) => missing(kept(state, seat)) },
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
      return (player.received && !threatened ? 1 : 0) - manyCards * obstaclesIn(player.front)
    },
  },
  { name: 'lawyer', says: ['spare'], of: ({ players }, seat) => (players[seat]?.used ? 0 : 1) },
  {
    name: 'pressed',
    says: ['gain', 'spare'],
    of: (state, seat) => othersIn(state, seat).filter(({ front }) => missing(front) === 1).length,
  },
  {
    name: 'unhelped',
    says: ['gain'],
    by: (state, seat, move) => (isHelped(state, seat, move) ? 0 : 1),
  },
  {
    name: 'closer',
    says: ['most'],
    by: (state, seat, move) => -missingAt(state, seat, move),
  },
  {
    name: 'burden',
    says: ['gain'],
    of: (state, seat) =>
      othersIn(state, seat).reduce((sum, { front }) => sum + obstaclesIn(front), 0) +
      comes(state, isObstacle, (to) => to !== seat),
  },
]
