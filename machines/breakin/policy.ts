/** How a sensible thief plays without thinking ahead: every card is so much better or worse for whoever gets it. */
import type { Seat } from '../kernel/game.ts'
import { counterpart, lyingCards, obstacles, type Card, type LyingCard } from './data.ts'
import { caughtWith, leftOf, playerAt, reception, type BreakInMove, type BreakInState, type Pile } from './state.ts'

/**
 * How bad it is to have so many of a kind lying; below 0 it is good. The unit is the logarithm of the odds to be the
 * last one in: fitted to the endings of 4000 games between simpler thieves, then evened out by hand (equipment most).
 */
const burdens: Readonly<Record<LyingCard, readonly number[]>> = {
  police: [0, 0.4],
  watchdog: [0, 0.24, 0.7],
  doorChain: [0, 0.14, 0.35, 0.94],
  padlock: [0, 0.14, 0.35, 0.94],
  bone: [0, -0.08, -0.12],
  boltCutter: [0, -0.05, -0.08],
  keys: [0, -0.07, -0.15],
  loot: [0, -0.39, -0.59, -0.35, 0.31],
}
/** Loot is what one lives on in the finale. */
const lootInFinale: readonly number[] = [0, -1.54, -2.32, -2.52, -2]
const lawyer = 0.7
/** A guess: far worse than anything that can lie. */
const caught = 3

function burden(card: LyingCard, count: number, finale: boolean): number {
  const steps = finale && card === 'loot' ? lootInFinale : burdens[card]
  return steps[Math.min(count, steps.length - 1)] ?? 0
}

/** The chance to be the last one in, guessed from what lies in front of everybody. */
export function chances(state: BreakInState, seat: Seat): number {
  return odds(state, seat) / (odds(state, seat) + oddsOfOthers(state, seat))
}

function odds({ finale, players }: BreakInState, seat: Seat): number {
  const { out, used, front } = playerAt({ players }, seat)
  if (out !== null) return 0
  let total = used ? lawyer : 0
  for (const card of lyingCards) if (front[card] > 0) total += burden(card, front[card], finale)
  return Math.exp(-total)
}

function oddsOfOthers(state: BreakInState, but: Seat): number {
  let all = 0
  for (let seat = 0; seat < state.seats; seat++) if (seat !== but) all += odds(state, seat)
  return all
}

/** How much worse off a seat is with this card. */
function harm(state: BreakInState, seat: Seat, card: Card): number {
  const { front } = playerAt(state, seat)
  switch (card) {
    case 'panic':
      return 0
    case 'clover':
      return obstacles.reduce((least, obstacle) => Math.min(least, loss(state, seat, obstacle)), 0)
    case 'lostLoot':
      return harm(state, seat, 'loot')
    default: {
      const other = counterpart[card]
      if (other !== null && front[other] > 0) return loss(state, seat, other)
      if (isCaughtBy(front, card)) return caught
      return burden(card, front[card] + 1, state.finale) - burden(card, front[card], state.finale)
    }
  }
}

function isCaughtBy(front: Pile<LyingCard>, card: LyingCard): boolean {
  front[card] += 1
  const combination = caughtWith(front)
  front[card] -= 1
  return combination !== null
}

/** How much worse off a seat is without one of these cards. */
function loss(state: BreakInState, seat: Seat, card: LyingCard): number {
  const count = playerAt(state, seat).front[card]
  return count === 0 ? 0 : burden(card, count - 1, state.finale) - burden(card, count, state.finale)
}

/** What a move is worth to the one who makes it, with so much at stake for the others together. */
function worth(state: BreakInState, seat: Seat, move: BreakInMove, others: number): number {
  /** What another loses falls to all the rest: the stronger that one is, the more. */
  const gain = (from: Seat, lost: number): number => (lost * odds(state, from)) / others
  switch (move.type) {
    case 'give':
    case 'passOn': {
      const suffered = sufferedFrom(state, move.to, state.incoming?.card ?? 'panic')
      return move.to === seat ? -suffered : gain(move.to, suffered)
    }
    case 'accept':
      return -harm(state, seat, reception(state).card)
    case 'lawyer':
      return -lawyer
    case 'clover':
      return -loss(state, seat, move.obstacle)
    case 'steal':
      return gain(move.from, loss(state, move.from, 'loot'))
    case 'choose': {
      const left = leftOf(state, seat)
      return gain(left, sufferedFrom(state, left, move.card)) - loss(state, seat, move.card)
    }
    case 'turnUp':
      return 0
  }
}

/** Nobody who has a lawyer left suffers more than its loss. */
function sufferedFrom(state: BreakInState, seat: Seat, card: Card): number {
  const harmed = harm(state, seat, card)
  return playerAt(state, seat).used ? harmed : Math.min(harmed, lawyer)
}

/** What each of these moves is worth to the seat, in logarithms of the odds to be the last one in. */
export function looks(state: BreakInState, seat: Seat, moves: readonly BreakInMove[]): number[] {
  const others = oddsOfOthers(state, seat)
  return moves.map((move) => worth(state, seat, move, others))
}
