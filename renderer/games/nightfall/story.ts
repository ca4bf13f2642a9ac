/** The end as a story: who led, the deals that made a player rich, and what was done for nothing. */
import { lootOf, type LootId } from '../../../machines/nightfall/data.ts'
import type { NightfallView } from '../../../machines/nightfall/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { storyOf } from '../../table/end/story.ts'
import { phrase, type Told } from '../game.ts'
import { couldBe } from './ways.ts'

/** So many things are told of each player. */
const most = 3
/** So many stones that did nothing are worth a word. */
const manyIdle = 3

export function story(view: NightfallView, outcome: Outcome, log: readonly Phrase[]): Told[] {
  const leads = leadsIn(log)
  const last = Number(log.findLast(({ key }) => key === 'round')?.params.round)
  return storyOf(outcome).map(({ seat, place }) => {
    const things = [...leadOf(seat, leads, last), ...thingsOf(view, seat, outcome, log)].slice(0, most)
    return { seat, place, things: things.length > 0 ? things : [phrase('story.nothing')] }
  })
}

interface Lead {
  round: number
  /** Nobody, while several have the most. */
  leader: Seat | null
}

/** The rounds after which somebody else had the most money: who is paid first in a night hasn't led yet. */
function leadsIn(log: readonly Phrase[]): Lead[] {
  const money = new Map<Seat, number>()
  const leads: Lead[] = []
  let round = 0
  const endRound = () => {
    if (round === 0 || money.size === 0) return
    const [first, ...others] = [...money].filter(([, sum]) => sum === Math.max(...money.values()))
    const leader = first && others.length === 0 ? first[0] : null
    if (leads.at(-1)?.leader !== leader) leads.push({ round, leader })
  }
  for (const { key, params } of log) {
    if (key === 'round') {
      endRound()
      round = Number(params.round)
    }
    const gain = Number(key === 'sold' ? params.pays : key === 'cashed' ? params.value : 0)
    if (gain > 0) money.set(Number(params.by), (money.get(Number(params.by)) ?? 0) + gain)
  }
  endRound()
  return leads
}

/** When a player came to lead for good, or led for the last time. */
function leadOf(seat: Seat, leads: readonly Lead[], last: number): Phrase[] {
  const at = leads.findLastIndex(({ leader }) => leader === seat)
  const { round } = leads[at] ?? {}
  if (round === undefined) return []
  const lost = leads[at + 1]
  if (lost) return [phrase('story.ledUntil', { round: lost.round })]
  if (at === 0) return [phrase('story.ledAlways', { round })]
  return [phrase(round === last ? 'story.tookLeadLast' : 'story.tookLead', { round })]
}

const valueOf = (loot: LootId): number => lootOf(loot).value
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

function thingsOf(view: NightfallView, seat: Seat, { winners }: Outcome, log: readonly Phrase[]): Phrase[] {
  const player = view.players[seat]
  if (!player) return []
  const linesOf = (wanted: string) => log.filter(({ key, params }) => key === wanted && params.by === seat)
  const made = linesOf('sold').map(({ params }) => ({
    weight: Number(params.pays),
    told: phrase('story.sold', params),
  }))
  const { chests } = player.income
  const opened = linesOf('cashed').length
  if (chests > 0) made.push({ weight: chests, told: phrase('story.chests', { chests, opened }) })
  // Who has won could do without.
  if (!winners.includes(seat)) {
    const idle = linesOf('declined').length + linesOf('foundNothing').length
    if (idle >= manyIdle) made.push({ weight: idle, told: phrase('story.idle', { idle }) })
    if (player.loot.length > 0) made.push(unsoldOf(view, seat, player.loot))
  }
  return made.sort((a, b) => b.weight - a.weight).map(({ told }) => told)
}

/** Of others' loot only the backs are known. */
function unsoldOf(view: NightfallView, seat: Seat, backs: NightfallView['players'][number]['loot']) {
  const own: readonly LootId[] = (view.seat === seat && view.mine?.loot) || []
  const told = own.length > 0 ? phrase('story.unsoldOwn', { loot: [...own] }) : phrase('story.unsold', { backs })
  const values = own.length > 0 ? own.map(valueOf) : backs.map((back) => mean(couldBe(view, back).map(valueOf)))
  return { weight: values.reduce((sum, value) => sum + value, 0), told }
}
