/** The games that can be played, the bots for each, and what can be said for a move. */
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

export const reasonsOf: Readonly<Partial<Record<GameId, readonly Fact[]>>> = {
  breakin: breakInReasons,
  hadria: hadriaReasons,
  kingpin: kingpinReasons,
  nightfall: nightfallReasons,
  syndicate: syndicateReasons,
}
