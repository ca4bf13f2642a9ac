/** The games in the order of the shelf, the bots for each, and what can be said for a move. */
import { breakIn, breakInCrew } from './breakin/index.ts'
import { breakInReasons } from './breakin/reasons.ts'
import { hadria, hadriaCrew } from './hadria/index.ts'
import { hadriaReasons } from './hadria/reasons.ts'
import type { Crew } from './kernel/bots/bot.ts'
import type { Game, GameId } from './kernel/game.ts'
import type { Fact } from './kernel/reasons.ts'
import { kingpin, kingpinCrew } from './kingpin/index.ts'
import { kingpinReasons } from './kingpin/reasons.ts'
import { nightfall, nightfallCrew } from './nightfall/index.ts'
import { nightfallReasons } from './nightfall/reasons.ts'
import { syndicate, syndicateCrew } from './syndicate/index.ts'
import { syndicateReasons } from './syndicate/reasons.ts'

export const games: Readonly<Record<GameId, Game>> = {
  kingpin,
  nightfall,
  syndicate,
  breakin: breakIn,
  hadria,
}

export const crews: Readonly<Record<GameId, Crew>> = {
  kingpin: kingpinCrew,
  nightfall: nightfallCrew,
  syndicate: syndicateCrew,
  breakin: breakInCrew,
  hadria: hadriaCrew,
}

export const reasonsOf: Readonly<Record<GameId, readonly Fact[]>> = {
  kingpin: kingpinReasons,
  nightfall: nightfallReasons,
  syndicate: syndicateReasons,
  breakin: breakInReasons,
  hadria: hadriaReasons,
}
