/** SY-4: the end as a story: what made each player rich, or cost them most. */
import type { Outcome, Score, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import { storyOf } from '../../table/story.ts'
import { phrase, type Told } from '../game.ts'

/** So many things are told of each player. */
const most = 3

export function story(view: SyndicateView, outcome: Outcome, log: readonly Phrase[]): readonly Told[] {
  return storyOf(outcome).map((told) => {
    const score = outcome.scores.find(({ seat }) => seat === told.seat)
    return score ? { ...told, things: thingsOf(view, score, log) } : told
  })
}

interface Thing {
  points: number
  told: Phrase
}

function thingsOf(view: SyndicateView, { seat, parts }: Score, log: readonly Phrase[]): Phrase[] {
  const income = incomeOf(seat, log)
  const earned = parts
    // How much cash there is says less than where it came from.
    .filter(({ label, points }) => points > 0 && (label !== 'cash' || income.length === 0))
    .map(({ label, points, params }) => ({ points, told: phrase(`story.${label}`, { ...params, money: points }) }))
  // SY-3.8: what happened when the game ended is the last that was told.
  const atEnd = view.news
    .filter(({ key, params }) => ['gained', 'lostMoney'].includes(key) && params.by === seat && isAtEnd(view, params))
    .map(({ key, params }) => ({ points: Number(params.money), told: phrase(`story.${key}`, params) }))
  const paidAtEnd = new Set(atEnd.map(({ told }) => told.params.card))
  const brought = income.filter(({ told }) => !paidAtEnd.has(told.params.card as number))
  const byWeight = [...earned, ...atEnd, ...brought].sort((a, b) => b.points - a.points).map(({ told }) => told)
  const tie = parts.find(({ label }) => label === 'tie')
  const made = [
    ...(tie ? [phrase('story.tie', tie.params)] : []),
    ...(byWeight.length > 0 ? byWeight : [phrase('story.nothing')]),
  ]
  // SY-3.1: a card given away out of the hand was never there to be missed.
  const given = log.filter(({ key, params }) => key === 'gaveUp' && params.by === seat)
  const spared = new Set([...income.map(({ told }) => told), ...given].map(({ params }) => params.card))
  const cost = costOf(view, seat, log, (card) => spared.has(card))
  return [...made.slice(0, most - cost.length), ...cost]
}

/** SY-3.3: what was played in vain, or else what lay in the display, brought no cash and didn't stay. */
function costOf(
  { players }: SyndicateView,
  seat: Seat,
  log: readonly Phrase[],
  isSpared: (card: number) => boolean,
): Phrase[] {
  const failed = log.filter(({ key, params }) => key === 'failed' && params.by === seat)
  if (failed.length > 0) return [phrase('story.failed', { cards: failed.map(({ params }) => Number(params.card)) })]
  const lost = (players[seat]?.gone ?? []).filter((card) => cardOf(card).kind !== 'action' && !isSpared(card))
  return lost.length > 0 ? [phrase('story.gone', { cards: lost })] : []
}

/** What each card has brought in cash, all in all. */
function incomeOf(seat: Seat, log: readonly Phrase[]): Thing[] {
  const byCard = new Map<number, number>()
  for (const { key, params } of log) {
    if (key !== 'gained' || params.by !== seat) continue
    byCard.set(Number(params.card), (byCard.get(Number(params.card)) ?? 0) + Number(params.money))
  }
  return [...byCard].map(([card, money]) => ({ points: money, told: phrase('story.brought', { card, money }) }))
}

const isAtEnd = ({ players }: SyndicateView, { card }: Phrase['params']): boolean =>
  players.some(({ display }) => display.some((shown) => shown.card === card && cardOf(shown.as).atEnd !== undefined))
