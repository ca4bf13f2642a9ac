/** A bot that plays the rest of the game out many times; everybody in there plays for what a card brings at once. */
import { crewOf, type Bot } from '../kernel/bots/bot.ts'
import { monteCarlo } from '../kernel/bots/montecarlo.ts'
import type { Outcome, Seat, Simulation } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import { playerAt } from '../kernel/seats.ts'
import { cardOf, markerWorth, rounds } from './data.ts'
import { syndicate } from './game.ts'
import type { SyndicateMove, SyndicateState } from './state.ts'
import type { SyndicateView } from './view.ts'
import { worthOf } from './worth.ts'

type S = SyndicateState
type M = SyndicateMove

/** How many moves a player in a playout looks at before taking the best of them. */
const glances = 3
/** A lead that makes a victory likely, in thousands of dollars. */
const comfortableLead = 40

function policy({ state }: Simulation<S, M>, seat: Seat, moves: readonly M[], random: Random): M {
  let best = random.pick(moves)
  if (state.phase === 'pick' || moves.length === 1) return best
  let most = appeal(state, seat, best)
  for (let glance = 1; glance < glances; glance++) {
    const move = random.pick(moves)
    if (move === best) continue
    const value = appeal(state, seat, move)
    if (value > most) {
      best = move
      most = value
    }
  }
  return best
}

/** What a move brings at once, in thousands of dollars; roughly. */
function appeal(state: S, seat: Seat, move: M): number {
  switch (move.type) {
    case 'play':
      return cardAppeal(state, seat, move.card)
    case 'pay':
    case 'lose':
      return -keepsake(state, seat, move.card)
    case 'decline':
      return -20
    default:
      return 0
  }
}

function cardAppeal(state: S, seat: Seat, card: number): number {
  const { payable, needMet, money, markers, cards, price, others } = worthOf(state, seat, card, 1)
  if (!payable || !needMet) return -10
  const harm = others.reduce((sum, other) => sum + other.money + markerWorth * other.markers, 0) / (state.seats - 1)
  return money + markerWorth * markers + 5 * cards - (price ?? 0) - harm + standing(state, card)
}

/** What a card will bring in later rounds. */
function standing(state: S, card: number): number {
  const { eachRound, whenYouPlay, kind, effect } = cardOf(card)
  const left = rounds - state.round
  let value = kind === 'thug' ? Math.min(left, 5) : 0
  if (eachRound) value += 3 * (left + 1)
  if (whenYouPlay) value += 3 * left
  if (effect?.some((one) => one.do === 'round' && one.next) && left > 0) value += 10
  return value
}

/** What it costs to be without a card of one's display. */
function keepsake(state: S, seat: Seat, card: number): number {
  const shown = playerAt(state, seat).display.find((one) => one.card === card)
  return shown ? markerWorth * shown.markers + standing(state, shown.as) + 2 : 5
}

/** How sure a victory looks: a narrow one counts for less than a clear one, and a narrow defeat for more. */
function value(seat: Seat, _state: S, outcome: Outcome | undefined): number {
  let own = 0
  let best = 0
  for (const score of outcome?.scores ?? []) {
    if (score.seat === seat) own = score.total
    else if (score.total > best) best = score.total
  }
  return 1 / (1 + Math.exp((best - own) / comfortableLead))
}

/** The more playouts, the better it plays, and the longer it thinks. */
export const botWith = (iterations: number): Bot<M, SyndicateView> =>
  monteCarlo(syndicate, { iterations, value, policy })

export const syndicateCrew = crewOf('1', { lookout: 10, pickpocket: 60, burglar: 400, mastermind: 800 }, botWith)
