/** The end as a story: who was caught when, with what and by whose card, and what the hidden cards were good for. */
import type { BreakInView } from '../../../machines/breakin/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase, type Told } from '../game.ts'

/** So many things are told of each player. */
const most = 3

/** The last one in comes first, then who was caught last. */
export function story({ round, players }: BreakInView, { winners }: Outcome, log: readonly Phrase[]): Told[] {
  const lines = withRounds(log)
  const exits = lines.filter(({ key }) => key === 'caught' || key === 'finaleOut')
  const gone = exits.map(({ params }) => Number(params.by)).reverse()
  // Of whom the log says nothing went before it began.
  const rest = players.map((_, seat) => seat).filter((seat) => !winners.includes(seat) && !gone.includes(seat))
  const best = winners.map((seat): Told => ({
    seat,
    place: 1,
    end: phrase('story.lastIn', { round }),
    things: thingsOf(lines, seat),
  }))
  const others = [...gone, ...rest].map((seat, index): Told => {
    const exit = exits.find(({ params }) => params.by === seat)
    const place = winners.length + Math.min(index, gone.length) + 1
    const things = [...(exit ? lastCard(lines, exit) : []), ...thingsOf(lines, seat)].slice(0, most)
    return { seat, place, ...(exit && { end: phrase(`story.${exit.key}`, exit.params) }), things }
  })
  return [...best, ...others]
}

/** Each line with its round among its parameters. */
function withRounds(log: readonly Phrase[]): Phrase[] {
  let round = 1
  return log.map(({ key, params }) => {
    if (key === 'round') round = Number(params.round)
    return { key, params: { ...params, round } }
  })
}

/** How the card came that got somebody caught. */
function lastCard(lines: readonly Phrase[], exit: Phrase): Phrase[] {
  const card = fatalCard(lines, exit)
  return card ? [phrase(`story.${card.key}`, card.params)] : []
}

function fatalCard(lines: readonly Phrase[], exit: Phrase): Phrase | undefined {
  if (exit.key !== 'caught') return undefined
  return lines.slice(0, lines.indexOf(exit)).findLast((line) => brings(line, Number(exit.params.by)))
}

/** What somebody did: whom their cards got caught, the last one first, and what their hidden card was good for. */
const thingsOf = (lines: readonly Phrase[], seat: Seat): Phrase[] =>
  [...catchesOf(lines, seat), ...helpOf(lines, seat)].slice(0, most)

function catchesOf(lines: readonly Phrase[], seat: Seat): Phrase[] {
  const fatal = lines.flatMap((line) => fatalCard(lines, line) ?? []).filter(({ key }) => key !== 'stole')
  const own = fatal.filter(({ key, params: { by, from, to } }) => (key === 'moved' ? from : by) === seat && to !== seat)
  return own.map(({ params }) => phrase('story.got', params)).reverse()
}

const brings = ({ key, params: { by, to } }: Phrase, seat: Seat): boolean =>
  key === 'stole' ? by === seat : ['gave', 'passedOn', 'moved'].includes(key) && to === seat

/** BI-4.1, BI-6: what the hidden card took away. */
function helpOf(lines: readonly Phrase[], seat: Seat): Phrase[] {
  const used = lines.filter(({ key, params }) => (key === 'lawyer' || key === 'passedOn') && params.by === seat)
  return used.map(({ key, params }) => phrase(key === 'lawyer' ? 'story.lawyer' : 'story.informant', params))
}
