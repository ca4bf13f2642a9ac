/** The games' names for what runs without a bundler: charts and end-to-end tests. */
import type { GameId } from '../machines/kernel/game.ts'
import type { Catalogue } from '../renderer/messages/catalogue.ts'

export async function gameName(game: GameId): Promise<string> {
  const box = (await import(`../renderer/games/${game}/box.en.ts`)) as { messages: Catalogue }
  return String(box.messages[`game.${game}`])
}
