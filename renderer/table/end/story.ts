/** The end as a story, for games that tell none of their own: places by points, and what counted most. */
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Told } from '../../games/game.ts'

/** So many things are told of each player. */
const most = 3

/** By how much the one winner leads, and before whom; null where points didn't decide, or tell nothing. */
export function leadOf({ winners: [winner, another], scores }: Outcome): { by: number; next: Seat[] } | null {
  const total = scores.find(({ seat }) => seat === winner)?.total ?? 0
  const others = scores.filter(({ seat }) => seat !== winner)
  const best = Math.max(...others.map((score) => score.total))
  if (another !== undefined || best <= 0 || best >= total) return null
  return { by: total - best, next: others.filter((score) => score.total === best).map(({ seat }) => seat) }
}

export function storyOf({ winners, scores }: Outcome): Told[] {
  const best = (seat: number) => (winners.includes(seat) ? 0 : 1)
  const ranking = [...scores].sort((a, b) => best(a.seat) - best(b.seat) || b.total - a.total)
  let place = 0
  return ranking.map(({ seat, total, parts }, index) => {
    const before = ranking[index - 1]
    const shares = before && before.total === total && best(before.seat) === best(seat)
    if (!shares) place = index + 1
    const telling = parts.filter(({ points }) => points !== 0 || parts.length === 1)
    const things = telling.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, most)
    return { seat, place, things: things.map(({ label, params = {} }) => ({ key: `score.${label}`, params })) }
  })
}
