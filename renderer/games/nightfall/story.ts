/** The end as a story: the deals that made a player rich, and what was stolen for nothing. */
import { lootOf, type LootId } from '../../../machines/nightfall/data.ts'
import type { NightfallView } from '../../../machines/nightfall/index.ts'
import type { Outcome, Seat } from '../../../machines/kernel/game.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { storyOf } from '../../table/story.ts'
import { note, type Told } from '../game.ts'
import { couldBe } from './ways.ts'

/** So many things are told of each player. */
const most = 3

export function story(view: NightfallView, outcome: Outcome, log: readonly Note[]): Told[] {
  return storyOf(outcome).map(({ seat, place }) => ({ seat, place, things: thingsOf(view, seat, log) }))
}

const valueOf = (loot: LootId): number => lootOf(loot).value
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

function thingsOf(view: NightfallView, seat: Seat, log: readonly Note[]): Note[] {
  const player = view.players[seat]
  if (!player) return []
  const sales = log.filter(({ key, params }) => key === 'sold' && params.by === seat)
  const made = sales.map(({ params }) => ({ weight: Number(params.pays), told: note('story.sold', params) }))
  const { chests } = player.income
  const opened = log.filter(({ key, params }) => key === 'cashed' && params.by === seat).length
  if (chests > 0) made.push({ weight: chests, told: note('story.chests', { chests, opened }) })
  if (player.loot.length > 0) {
    const own: readonly LootId[] = (view.seat === seat && view.mine?.loot) || []
    // Of others' loot only the backs are known.
    const told =
      own.length > 0 ? note('story.unsoldOwn', { loot: [...own] }) : note('story.unsold', { backs: player.loot })
    const values = own.length > 0 ? own.map(valueOf) : player.loot.map((back) => mean(couldBe(view, back).map(valueOf)))
    made.push({ weight: values.reduce((sum, value) => sum + value, 0), told })
  }
  if (made.length === 0) return [note('story.nothing')]
  return made
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ told }) => told)
}
