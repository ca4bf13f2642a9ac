/** The end of a night in Hadria as a story: who got out and with what, who didn't, and what it came of. */
import { isDungeon, type Sheet } from '../../../machines/hadria/state.ts'
import type { HadriaView } from '../../../machines/hadria/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase, type Told } from '../game.ts'

/** So many things are told of each player. */
const most = 3

const jewelsIn = ({ green, yellow, trinket }: Sheet): number => green + yellow + trinket

export function story(view: HadriaView, { winners, scores }: Outcome, log: readonly Phrase[]): readonly Told[] {
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
    ...endOf(view, seat),
    things: thingsOf(view, seat, log).slice(0, most),
  }))
}

function endOf(view: HadriaView, seat: Seat): Pick<Told, 'end' | 'won'> {
  const player = view.players[seat]
  if (!player || player.left === null) {
    const jailed = player && player.at !== null && isDungeon(player.at)
    return { end: phrase(jailed ? 'story.dungeon' : 'story.caught') }
  }
  // HA-13.1: whatever the others have.
  if (player.holds.imperial > 0) return { won: phrase('story.imperial') }
  return { end: phrase('story.out', { n: player.left }) }
}

/** What counted most comes first: the imperial jewel, then the others, then the dungeon. */
function thingsOf(view: HadriaView, seat: Seat, log: readonly Phrase[]): Phrase[] {
  const player = view.players[seat]
  if (!player) return []
  const lines = (key: string, role: 'by' | 'thief'): Phrase[] =>
    log.filter((line) => line.key === key && line.params[role] === seat)
  const isImperial = ({ params }: Phrase): boolean => params.jewel === 'imperial'
  const robbed = lines('robbed', 'thief')
  const robs = lines('robbed', 'by')
  const arrests = lines('arrested', 'thief').length
  const n = jewelsIn(player.holds)
  return [
    ...bestOf(view, seat, log),
    ...lines('imperialRecovered', 'thief')
      .slice(-1)
      .map(({ params }) => phrase('story.recovered', params)),
    ...robbed.filter(isImperial).map(({ params }) => phrase('story.robbedOf', params)),
    ...robs.filter(isImperial).map(({ params }) => phrase('story.robbed', params)),
    ...(player.left === null ? [] : [n > 0 ? phrase('story.jewels', { n }) : phrase('story.nothing')]),
    ...(player.left === null && n > 0 ? [phrase('story.lost', { n })] : []),
    ...robs.filter((line) => !isImperial(line)).map(({ params }) => phrase('story.robbed', params)),
    ...robbed.filter((line) => !isImperial(line)).map(({ params }) => phrase('story.robbedOf', params)),
    ...(arrests > 0 ? [phrase('story.arrested', { n: arrests })] : []),
  ]
}

function bestOf({ bestThief }: HadriaView, seat: Seat, log: readonly Phrase[]): Phrase[] {
  if (bestThief !== seat) return []
  const before = log.slice(
    0,
    Math.max(
      0,
      log.findIndex(({ key }) => key === 'imperialStolen'),
    ),
  )
  const round = before.findLast(({ key }) => key === 'roundBegins')?.params.round
  return [round === undefined ? phrase('story.best') : phrase('story.bestIn', { round })]
}
