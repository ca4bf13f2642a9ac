/** The games that can be played, and the bots for each. */
import { breakIn, breakInCrew } from './breakin/index.ts'
import { hadria, hadriaCrew } from './hadria/index.ts'
import type { Crew } from './kernel/bots/bot.ts'
import type { Game, GameId } from './kernel/game.ts'
import { kingpin, kingpinCrew } from './kingpin/index.ts'
import { nightfall, nightfallCrew } from './nightfall/index.ts'
import { syndicate, syndicateCrew } from './syndicate/index.ts'

export const games: Readonly<Partial<Record<GameId, Game>>> = {
  breakin: breakIn,
  hadria,
  kingpin,
  nightfall,
  syndicate,
}

export const crews: Readonly<Partial<Record<GameId, Crew>>> = {
  breakin: breakInCrew,
  hadria: hadriaCrew,
  kingpin: kingpinCrew,
  nightfall: nightfallCrew,
  syndicate: syndicateCrew,
}
