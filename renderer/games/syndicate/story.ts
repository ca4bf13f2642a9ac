/** SY-4: the end as a story: what made each player rich, or cost them most. */
import type { Outcome, Score } from '../../../machines/kernel/game.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import { storyOf } from '../../table/story.ts'
import { note, type Told } from '../game.ts'

/** So many things are told of each player. */
const most = 3

export function story(view: SyndicateView, outcome: Outcome): readonly Told[] {
  return storyOf(outcome).map((told) => {
    const score = outcome.scores.find(({ seat }) => seat === told.seat)
    return score ? { ...told, things: thingsOf(view, score) } : told
  })
}

function thingsOf(view: SyndicateView, { seat, parts }: Score): Note[] {
  const earned = parts
    .filter(({ points }) => points > 0)
    .map(({ label, points, params }) => ({ points, told: note(`story.${label}`, { ...params, money: points }) }))
  // SY-3.8: what happened when the game ended is the last that was told.
  const atEnd = view.news
    .filter(({ key, params }) => ['gained', 'lostMoney'].includes(key) && params.by === seat && isAtEnd(view, params))
    .map(({ key, params }) => ({ points: Number(params.money), told: note(`story.${key}`, params) }))
  const byWeight = [...earned, ...atEnd].sort((a, b) => b.points - a.points).map(({ told }) => told)
  const tie = parts.find(({ label }) => label === 'tie')
  const lost = (view.players[seat]?.gone ?? []).filter((card) => cardOf(card).kind !== 'action')
  return [
    ...(tie ? [note('story.tie', tie.params)] : []),
    ...(byWeight.length > 0 ? byWeight : [note('story.nothing')]),
    ...(lost.length > 0 ? [note('story.gone', { cards: lost })] : []),
  ].slice(0, most)
}

const isAtEnd = ({ players }: SyndicateView, { card }: Note['params']): boolean =>
  players.some(({ display }) => display.some((shown) => shown.card === card && cardOf(shown.as).atEnd !== undefined))
