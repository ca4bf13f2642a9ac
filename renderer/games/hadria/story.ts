/** The end of a night in Hadria as a story: who got out, with what, and who didn't. */
import { isDungeon, type Sheet } from '../../../machines/hadria/state.ts'
import type { HadriaView } from '../../../machines/hadria/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { note, type Told } from '../game.ts'

const jewelsIn = ({ green, yellow, trinket }: Sheet): number => green + yellow + trinket

export function story(view: HadriaView, { winners, scores }: Outcome): readonly Told[] {
  const totalOf = (seat: Seat): number => scores.find((score) => score.seat === seat)?.total ?? 0
  const leftOf = (seat: Seat): number => view.players[seat]?.left ?? Infinity
  const rank = (seat: Seat): number => (winners.includes(seat) ? 0 : leftOf(seat) < Infinity ? 1 : 2)
  const seats = view.players.map((_, seat) => seat)
  const order = seats.toSorted((a, b) => rank(a) - rank(b) || totalOf(b) - totalOf(a) || leftOf(a) - leftOf(b))
  const stayed = order.findIndex((seat) => rank(seat) === 2)
  return order.map((seat, index) => ({
    seat,
    // Whoever stays in the city loses, one like the other.
    place: (rank(seat) === 2 ? stayed : index) + 1,
    end: endOf(view, seat),
    things: thingsOf(view, seat),
  }))
}

function endOf(view: HadriaView, seat: Seat): Note {
  const player = view.players[seat]
  if (!player || player.left === null) {
    const jailed = player && player.at !== null && isDungeon(player.at)
    return note(jailed ? 'story.dungeon' : 'story.caught')
  }
  return player.holds.imperial > 0 ? note('story.imperial') : note('story.out', { n: player.left })
}

function thingsOf(view: HadriaView, seat: Seat): Note[] {
  const player = view.players[seat]
  if (!player) return []
  const n = jewelsIn(player.holds)
  const best = view.bestThief === seat ? [note('story.best')] : []
  if (player.left === null) return [...best, ...(n > 0 ? [note('story.lost', { n })] : [])]
  return [...best, n > 0 ? note('story.jewels', { n }) : note('story.nothing')]
}
