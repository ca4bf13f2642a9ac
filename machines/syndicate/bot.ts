/** What Syndicate's bots think of cards, and how well each of them uses it. */
import { crewOf, type Crew } from '../kernel/bots/bot.ts'
import { glancer, searcher, type Lore, type Skill } from '../kernel/bots/search.ts'
import type { Outcome, Seat } from '../kernel/game.ts'
import { cardOf, markerWorth, rounds } from './data.ts'
import { syndicate } from './game.ts'
import { playerAt, type SyndicateMove, type SyndicateState } from './state.ts'
import type { SyndicateView } from './view.ts'
import { worthOf } from './worth.ts'

type S = SyndicateState
type M = SyndicateMove

/** A lead that makes a victory likely, in thousands of dollars. */
const comfortableLead = 40

/** What a move brings at once, in thousands of dollars; roughly. */
function appeal(state: S, seat: Seat, move: M): number {
  switch (move.type) {
    case 'pick':
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

export const lore: Lore<S, M, SyndicateView> = {
  looks: (state, seat, moves) => moves.map((move) => appeal(state, seat, move)),
  blur: 8,
  luck: 0.02,
  value,
}

const skills = {
  lookout: { tries: 0, parts: 1, ease: 0, whim: 6 },
  pickpocket: { tries: 0, parts: 1, ease: 0, whim: 1 },
  burglar: { tries: 6, parts: 1, ease: 0.05, whim: 1 },
  mastermind: { tries: 200, parts: 4, ease: 0, whim: 1 },
} satisfies Record<string, Skill>

export const botWith = (skill: Skill) => searcher(syndicate, lore, skill)

export const syndicateCrew: Crew<M, SyndicateView> = crewOf('4', glancer(syndicate, lore, 0.01), skills, botWith)
