/** The end as a story: which targets and gangs made or cost most. */
import { crook, forPlayers, gangs, targets } from '../../../machines/kingpin/data.ts'
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { storyOf } from '../../table/story.ts'
import { phrase, type Told } from '../game.ts'
import { inSlot, seenPieces, standing, tallies } from './knowledge.ts'

/** Something that was worth telling, and how many points it made, or cost. */
interface Thing {
  told: Phrase
  points: number
  made: boolean
}
/** So many things are told of each player. */
const most = 3

export function story(view: KingpinView, outcome: Outcome): Told[] {
  return storyOf(outcome).map(({ seat, place }) => {
    const all = [...atTargets(view, seat), ...withGangs(view, seat)].filter(({ points }) => points > 0)
    const things = all.sort((a, b) => b.points - a.points).slice(0, most)
    things.sort((a, b) => Number(b.made) - Number(a.made))
    return { seat, place, ...onMoney(view, outcome, seat), things: things.map(({ told }) => told) }
  })
}

/** KP-5.4: money is told of only where it decided. */
function onMoney({ money }: KingpinView, { winners, scores }: Outcome, seat: Seat): Pick<Told, 'end'> {
  const total = (of: Seat): number => scores.find((score) => score.seat === of)?.total ?? 0
  const [winner] = winners
  const level = winner !== undefined && scores.filter((score) => score.total === total(winner)).length > 1
  return level && total(seat) === total(winner) ? { end: phrase('story.money', { money: money[seat] ?? 0 }) } : {}
}

// KP-5.2
function atTargets(view: KingpinView, seat: Seat): Thing[] {
  const pieces = seenPieces(view)
  const crooksOf = (owner: Seat, target: number): number[] =>
    inSlot(pieces, owner, target).flatMap(({ crook }) => crook ?? [])
  return targets.flatMap((target): Thing[] => {
    const { ranks, winners, points, value, crooks } = standing(view, target)
    const own = crooksOf(seat, target)
    if (own.length === 0) return []
    const rivals = ranks.map((rank, owner) => ({ owner, rank })).filter(({ owner }) => owner !== seat)
    const { owner } = rivals.reduce((best, rival) => (rival.rank > best.rank ? rival : best))
    const params = { target, points, own, others: crooksOf(owner, target) }
    if (!winners.includes(seat))
      return [{ told: phrase('story.lost', { ...params, value }), points: value, made: false }]
    const spoilers = crooks.filter((number) => crook(number).modifier < 0 && !own.includes(number))
    const spoiled = spoilers.reduce((sum, number) => sum - crook(number).modifier, 0)
    if (spoiled > points) {
      const key = points === 0 ? 'story.spoiled' : 'story.cut'
      return [{ told: phrase(key, { ...params, spoilers }), points: Math.min(spoiled, target), made: false }]
    }
    const key = winners.length > 1 ? 'story.shared' : params.others.length > 0 ? 'story.won' : 'story.alone'
    return [{ told: phrase(key, params), points, made: true }]
  })
}

// KP-5.3
function withGangs(view: KingpinView, seat: Seat): Thing[] {
  const tally = tallies(view)
  return gangs.flatMap((gang): Thing[] => {
    const { members, winner, points } = tally[gang]
    const count = members[seat] ?? 0
    if (winner === seat) return [{ told: phrase('story.gang', { gang, count, points }), points, made: true }]
    const level = winner === null && count > 0 && count === Math.max(...members)
    const missed = forPlayers(members.length).gangPoints
    return level ? [{ told: phrase('story.gangTied', { gang, count }), points: missed, made: false }] : []
  })
}
