/** What the screens say about saved games. */
import type { SavedGame } from '../../electron/host/api.ts'
import { inWords } from '../messages/dates.ts'
import { locale, t } from '../messages/messages.ts'

/** How far it is and when that was. A game that counts no rounds, or has begun none yet, only says when. */
export function progress(saved: SavedGame): string {
  const when = inWords(saved.played, Date.now(), locale)
  return saved.outcome || !saved.round ? when : t('saved.progress', { n: saved.round, when })
}

export function latestFirst(games: readonly SavedGame[]): SavedGame[] {
  return games.toSorted((a, b) => b.played - a.played)
}

export function names(saved: SavedGame): string {
  return new Intl.ListFormat(locale).format(saved.seats.map(({ name }) => name))
}

/** Whether people gave it a name of its own; until then the host calls it by its players. */
export function hasOwnTitle({ title, seats }: SavedGame): boolean {
  return !seats
    .map(({ name }) => name)
    .join(', ')
    .startsWith(title.replace(/…$/, ''))
}
