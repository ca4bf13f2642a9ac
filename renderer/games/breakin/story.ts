/** The end as a story: who was caught when, with what, and whose card it was. */
import type { BreakInView } from '../../../machines/breakin/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { note, type Told } from '../game.ts'

/** How somebody went out: the line of the log that says so, its round, and the line that tells how the last card came. */
interface Exit {
  seat: Seat
  line: Note
  round: number
  card: Note | null
}

/** The last one in comes first, then who was caught last. */
export function story({ round, players }: BreakInView, { winners }: Outcome, log: readonly Note[]): Told[] {
  const exits = exitsIn(log)
  const gone = exits.map(({ seat }) => seat).reverse()
  // Of whom the log says nothing went before it began.
  const rest = players.map((_, seat) => seat).filter((seat) => !winners.includes(seat) && !gone.includes(seat))
  const best = winners.map((seat) => ({ seat, place: 1, end: note('story.lastIn', { round }), things: [] }))
  const others = [...gone, ...rest].map((seat, index): Told => {
    const exit = exits.find((one) => one.seat === seat)
    const place = winners.length + Math.min(index, gone.length) + 1
    return { seat, place, ...(exit ? toldOf(exit) : { things: [] }) }
  })
  return [...best, ...others]
}

function exitsIn(log: readonly Note[]): Exit[] {
  const exits: Exit[] = []
  let round = 1
  log.forEach((line, index) => {
    const { key, params } = line
    if (key === 'round') round = Number(params.round)
    if (key !== 'caught' && key !== 'finaleOut') return
    const seat = Number(params.by)
    const card = key === 'caught' ? (log.slice(0, index).findLast((before) => brings(before, seat)) ?? null) : null
    exits.push({ seat, line, round, card })
  })
  return exits
}

const brings = ({ key, params: { by, to } }: Note, seat: Seat): boolean =>
  key === 'stole' ? by === seat : ['gave', 'passedOn', 'moved'].includes(key) && to === seat

function toldOf({ line, round, card }: Exit): Pick<Told, 'end' | 'things'> {
  if (line.key === 'finaleOut') return { end: note('story.noLoot', { round }), things: [] }
  const { with: combination = '' } = line.params
  const things = card ? [note(`story.${card.key}`, card.params)] : []
  return { end: note('story.caught', { round, with: combination }), things }
}
