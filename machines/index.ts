/** The games that can be played, and a bot for each. */
import { breakIn, breakInBot } from './breakin/index.ts'
import type { Bot, Game, GameId } from './kernel/game.ts'

export const games: Readonly<Partial<Record<GameId, Game>>> = { breakin: breakIn }

export const bots: Readonly<Partial<Record<GameId, Bot>>> = { breakin: breakInBot }
