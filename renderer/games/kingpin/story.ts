/** The end as a story: which targets and gangs made or cost most. */
import { crook, forPlayers, gangs, targets } from '../../../machines/kingpin/data.ts'
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import { scoreTarget } from '../../../machines/kingpin/scoring.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { storyOf } from '../../table/end/story.ts'
import { phrase, type Told } from '../game.ts'
import { inSlot, pointsFor, seenPieces, standing, tallies } from './knowledge.ts'

/** Something that was worth telling, and how many points it made, or cost. */
interface Thing {
  told: Phrase
  points: number
  made: boolean
  /** It made the winner. */
  decided?: boolean
}
const weight = ({ points, decided }: Thing): number => (decided ? Infinity : points)
/** So many things are told of each player. */
const most = 3

export function story(view: KingpinView, outcome: Outcome, log: readonly Phrase[]): Told[] {
  const won = decisive(view, outcome)
  return storyOf(outcome).map(({ seat, place }) => {
    const all = [...atTargets(view, seat, won), ...withGangs(view, seat), ...toKillers(view, seat, log)]
    const counted = all.filter(({ points }) => points > 0)
    const things = counted.sort((a, b) => weight(b) - weight(a)).slice(0, most)
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

/** The turning point: the target without which somebody else would have most points, and the winner fewest against them. */
function decisive(view: KingpinView, { winners }: Outcome): { seat: Seat; target: number } | null {
  const [seat, another] = winners
  if (seat === undefined || another !== undefined) return null
  const pieces = seenPieces(view)
  const behind = (target: number): number => {
    const rest = pieces.filter((piece) => piece.seat !== seat || piece.at !== target)
    const points = pointsFor(rest, view.money.length)
    const own = points[seat] ?? 0
    return Math.max(...points.filter((_, other) => other !== seat)) - own
  }
  const won = targets.filter((target) => standing(view, target).winners.includes(seat))
  const [most] = won.map((target) => ({ seat, target, by: behind(target) })).sort((a, b) => b.by - a.by)
  return most && most.by > 0 ? most : null
}

// KP-4.4: those who would have stood their ground
function toKillers(view: KingpinView, seat: Seat, log: readonly Phrase[]): Thing[] {
  const pieces = seenPieces(view)
  const killings = log.filter(({ key, params: { by, victim } }) => key === 'killed' && victim === seat && by !== seat)
  return killings.flatMap(({ params }): Thing[] => {
    const target = Number(params.target)
    if (inSlot(pieces, seat, target).length > 0) return []
    const own = Array.isArray(params.crooks) ? params.crooks.map(Number) : []
    const standingAgain = own.map((crook) => ({ crook, seat, at: target }))
    const others = pieces.flatMap(({ crook, seat, at }) => (crook === null ? [] : [{ crook, seat, at }]))
    const { winners, points } = scoreTarget([...others, ...standingAgain], target, view.money.length)
    if (!winners.includes(seat)) return []
    return [{ told: phrase('story.killed', { by: Number(params.by), own, target, points }), points, made: false }]
  })
}

// KP-5.2
function atTargets(view: KingpinView, seat: Seat, won: ReturnType<typeof decisive>): Thing[] {
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
    const decided = won?.seat === seat && won.target === target
    return [{ told: phrase(key, { ...params, decided }), points, made: true, decided }]
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
