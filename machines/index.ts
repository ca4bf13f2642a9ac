/** The games that can be played, and a bot for each. */
import { breakIn, breakInBot } from './breakin/index.ts'
import { hadria, hadriaBot } from './hadria/index.ts'
import type { Bot, Game, GameId } from './kernel/game.ts'
import { kingpin, kingpinBot } from './kingpin/index.ts'
import { nightfall, nightfallBot } from './nightfall/index.ts'
import { syndicate, syndicateBot } from './syndicate/index.ts'

export const games: Readonly<Partial<Record<GameId, Game>>> = {
  breakin: breakIn,
  hadria,
  kingpin,
  nightfall,
  syndicate,
}

export const bots: Readonly<Partial<Record<GameId, Bot>>> = {
  breakin: breakInBot,
  hadria: hadriaBot,
  kingpin: kingpinBot,
  nightfall: nightfallBot,
  syndicate: syndicateBot,
}
