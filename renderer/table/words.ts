/** The frame's own words and the game's, its lessons' among them, as one catalogue, loaded with the table. */
import type { GameId } from '../../machines/kernel/game.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import type { messages } from '../messages/en/table.ts'
import { gameMessages, language, lessonMessages } from '../messages/messages.ts'

export type TableKey = keyof typeof messages

const parts = import.meta.glob<{ messages: Catalogue }>('../messages/*/table.ts')

export async function loadWords(game: GameId): Promise<Catalogue> {
  const frame = parts[`../messages/${language}/table.ts`]?.()
  const [words, own, lessons] = await Promise.all([frame, gameMessages(game), lessonMessages(game)])
  return { ...words?.messages, ...own, ...lessons }
}
