/** What the games that somebody has finished tell of them. */
import type { GameId } from '../../machines/kernel/game.ts'
import type { GameTally, Meeting, PlayerRecord, Profile } from './api.ts'
import { usualLevel } from './chairs.ts'
import type { Sitter } from './store/games.ts'
import type { Result } from './store/results.ts'

export function recordOf(results: readonly Result[], who: Pick<Profile, 'name' | 'emblem'>): PlayerRecord {
  const games = new Map<GameId, GameTally>()
  const met = new Map<string, Meeting>()
  for (const { game, winners, seats } of results) {
    const own = seats.findIndex(
      ({ kind, name, emblem }) => kind === 'person' && name === who.name && emblem === who.emblem,
    )
    const won = Number(winners.includes(own))

    const tally = found(games, game, () => ({ game, finished: 0, won: 0, even: 0 }))
    tally.finished += 1
    tally.won += won
    tally.even += winners.length / seats.length

    // Three bots of a level at one table are one meeting with that level.
    const theirs = new Map<Meeting, number>()
    for (const [seat, sitter] of seats.entries()) {
      if (seat === own) continue
      const meeting = found(met, nameOf(sitter), () => ({ with: metAs(sitter), games: 0, won: 0, lost: 0 }))
      theirs.set(meeting, Math.max(theirs.get(meeting) ?? 0, Number(winners.includes(seat))))
    }
    for (const [meeting, lost] of theirs) {
      meeting.games += 1
      meeting.won += won
      meeting.lost += lost
    }
  }
  return { games: [...games.values()], met: [...met.values()].sort((a, b) => b.games - a.games) }
}

/** People are known by name and emblem, bots by how well they play. */
const nameOf = ({ kind, name, emblem, level }: Sitter): string =>
  kind === 'person' ? `${emblem} ${name}` : (level ?? usualLevel)

const metAs = ({ kind, name, colour, emblem, level }: Sitter): Meeting['with'] =>
  kind === 'person' ? { kind, name, colour, emblem } : { kind, level: level ?? usualLevel }

function found<K, T>(all: Map<K, T>, key: K, begin: () => T): T {
  const one = all.get(key) ?? begin()
  all.set(key, one)
  return one
}
