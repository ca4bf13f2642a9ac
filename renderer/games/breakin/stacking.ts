/** In which order the discard pile shows its kinds: a view counts them, and doesn't say what was discarded last. */
import { cards, type Card } from '../../../machines/breakin/data.ts'
import type { Pile } from '../../../machines/breakin/state.ts'

type Counts = Readonly<Pile<Card>>

/** The kinds that lie there, the top one last: what has come since is on top, obstacles first; the rest stays as it was. */
export function stacked(order: readonly Card[], before: Counts, now: Counts): Card[] {
  const come = cards.filter((card) => now[card] > before[card]).reverse()
  const rest = order.filter((card) => now[card] > 0 && !come.includes(card))
  return [...rest, ...come]
}

/** Of a pile that nobody saw grow, what it has most of is on top. */
export const stackedByCount = (now: Counts): Card[] =>
  cards.filter((card) => now[card] > 0).sort((a, b) => now[a] - now[b])
