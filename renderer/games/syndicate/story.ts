/** SY-4: the end as a story: what made each player rich, or cost them most. */
import type { Outcome, Score, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { cardOf, markerWorth } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import { storyOf } from '../../table/end/story.ts'
import { phrase, type Told } from '../game.ts'

/** So many things are told of each player. */
const most = 3

export function story(view: SyndicateView, outcome: Outcome, log: readonly Phrase[]): readonly Told[] {
  const turn = turningPoint(outcome, log)
  return storyOf(outcome).map((told) => {
    const score = outcome.scores.find(({ seat }) => seat === told.seat)
    const end = turn?.seat === told.seat ? { end: turn.told } : {}
    return score ? { ...told, ...end, things: thingsOf(view, score, log) } : told
  })
}

interface Thing {
  points: number
  told: Phrase
}

function thingsOf(view: SyndicateView, { seat, parts }: Score, log: readonly Phrase[]): Phrase[] {
  const income = incomeOf(seat, log)
  const cashOf = (card: unknown): number => income.find(({ told }) => told.params.card === card)?.points ?? 0
  const earned = parts
    // How much cash there is says less than where it came from.
    .filter(({ label, points }) => points > 0 && (label !== 'cash' || income.length === 0))
    .map(({ label, points, params }) => {
      const cash = cashOf(params?.card)
      const money = points + cash
      const told =
        cash > 0 ? phrase('story.both', { ...params, cash, money }) : phrase(`story.${label}`, { ...params, money })
      return { points: money, told }
    })
  // SY-3.8: what happened when the game ended is the last that was told.
  const atEnd = view.news
    .filter(({ key, params }) => ['gained', 'lostMoney'].includes(key) && params.by === seat && isAtEnd(view, params))
    .map(({ key, params }) => ({ points: Number(params.money), told: phrase(`story.${key}`, params) }))
  const counted = new Set([...earned, ...atEnd].map(({ told }) => told.params.card))
  const brought = income.filter(({ told }) => !counted.has(told.params.card))
  const byWeight = [...earned, ...atEnd, ...brought].sort((a, b) => b.points - a.points).map(({ told }) => told)
  const tie = parts.find(({ label }) => label === 'tie')
  const made = [
    ...(tie ? [phrase('story.tie', tie.params)] : []),
    ...(byWeight.length > 0 ? byWeight : [phrase('story.nothing')]),
  ]
  const cost = costOf(seat, log) ?? (made.length < most ? goneOf(view, seat, log, income) : null)
  return cost ? [...made.slice(0, most - 1), cost] : made.slice(0, most)
}

/** What cost most: money or markers that were taken away, or what was played in vain. */
function costOf(seat: Seat, log: readonly Phrase[]): Phrase | null {
  const [money, markers] = [new Map<number, number>(), new Map<number, number>()]
  const costs: Thing[] = []
  const failed: number[] = []
  for (const { key, params } of log) {
    if (params.by !== seat) continue
    const [card, cause] = [Number(params.card), Number(params.cause)]
    if (key === 'lostMoney' && cardOf(card).atEnd === undefined) addTo(money, card, Number(params.money))
    if (key === 'unmarked') addTo(markers, card, Number(params.markers))
    if (key === 'failed') failed.push(card)
    // SY-2.5: what is given up as a price isn't taken away.
    if (key === 'lostCard' && !cardOf(cause).cost?.give && params.markers !== 0)
      costs.push({ points: markerWorth * Number(params.markers), told: phrase('story.lostCard', params) })
  }
  for (const [card, n] of money) costs.push({ points: n, told: phrase('story.took', { card, money: n }) })
  for (const [card, n] of markers)
    costs.push({ points: markerWorth * n, told: phrase('story.tookMarkers', { card, markers: n }) })
  if (failed.length > 0) costs.push({ points: usual * failed.length, told: phrase('story.failed', { cards: failed }) })
  return costs.sort((a, b) => b.points - a.points)[0]?.told ?? null
}

/** What a card brings, more or less: so much is lost by one that fails. */
const usual = 20

const addTo = (sums: Map<number, number>, of: number, n: number): unknown => sums.set(of, (sums.get(of) ?? 0) + n)

/** What lay in the display, brought no cash and didn’t stay. A card given away out of the hand was never there to be missed. */
function goneOf(
  { players }: SyndicateView,
  seat: Seat,
  log: readonly Phrase[],
  income: readonly Thing[],
): Phrase | null {
  const given = log.filter(({ key, params }) => key === 'gaveUp' && params.by === seat)
  const spared = new Set([...income.map(({ told }) => told), ...given].map(({ params }) => params.card))
  const lost = (players[seat]?.gone ?? []).filter((card) => cardOf(card).kind !== 'action' && !spared.has(card))
  return lost.length > 0 ? phrase('story.gone', { cards: lost }) : null
}

// ---- The turning point --------------------------------------------------------------------------------------------------

/** When the winner got ahead for good, and by what: found by going back from the end, round by round. */
function turningPoint(
  { winners: [winner, another], scores }: Outcome,
  log: readonly Phrase[],
): { seat: Seat; told: Phrase } | null {
  if (winner === undefined || another !== undefined) return null
  const worth = new Map(scores.map(({ seat, total }) => [seat, total]))
  const gains = new Map<number, number>()
  for (const { key, params } of log.toReversed()) {
    const change = changeOf(key, params)
    if (change !== 0) addTo(worth, Number(params.by), -change)
    if (change > 0 && params.by === winner) addTo(gains, Number(params.card), change)
    if (key !== 'round') continue
    const others = [...worth].flatMap(([seat, n]) => (seat === winner ? [] : [n]))
    if (Math.max(...others) < (worth.get(winner) ?? 0)) {
      gains.clear()
      continue
    }
    const [best] = [...gains].sort(([, a], [, b]) => b - a)
    return {
      seat: winner,
      told: phrase('story.ahead', { round: Number(params.round), ...(best && { card: best[0] }) }),
    }
  }
  return null
}

/** By how much a line of the log makes its player richer. */
function changeOf(key: string, { money, markers }: Phrase['params']): number {
  switch (key) {
    case 'gained':
      return Number(money)
    case 'paid':
    case 'lostMoney':
      return -Number(money)
    case 'marked':
      return markerWorth * Number(markers)
    case 'unmarked':
    case 'lostCard':
    case 'tookBack':
      return -markerWorth * Number(markers)
    default:
      return 0
  }
}

/** What each card has brought in cash, all in all. */
function incomeOf(seat: Seat, log: readonly Phrase[]): Thing[] {
  const byCard = new Map<number, number>()
  for (const { key, params } of log) {
    if (key !== 'gained' || params.by !== seat) continue
    addTo(byCard, Number(params.card), Number(params.money))
  }
  return [...byCard].map(([card, money]) => ({ points: money, told: phrase('story.brought', { card, money }) }))
}

const isAtEnd = ({ players }: SyndicateView, { card }: Phrase['params']): boolean =>
  players.some(({ display }) => display.some((shown) => shown.card === card && cardOf(shown.as).atEnd !== undefined))
