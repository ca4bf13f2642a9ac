/** A game's rulebook, with all that it takes to draw it; and what its parts share, on its page and at the table. */
import { createContext, type Component } from 'svelte'
import type { GameId } from '../../machines/kernel/game.ts'
import type { PieceGroup } from '../games/game.ts'
import { loadPieces, loadRules } from '../games/load.ts'
import { language } from '../messages/messages.ts'
import { parseRulebook, type Chapter } from './rulebook.ts'

export interface Book {
  game: GameId
  chapters: readonly Chapter[]
  pieces: readonly PieceGroup[]
}

export async function loadBook(game: GameId): Promise<Book> {
  const [source, pieces] = await Promise.all([loadRules(game, language), loadPieces(game)])
  return { game, chapters: parseRulebook(source), pieces }
}

/** Where a rulebook lies open. */
export interface Reading {
  Traveller: Component<{ what: string }>
  /** Goes to a paragraph or a piece. */
  open(address: string): void
  /** Its address, where it has one that can be followed. */
  href(address: string): string | undefined
}

export const [useReading, provideReading] = createContext<Reading>()
