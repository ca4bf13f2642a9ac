/** In which order the discard pile shows its kinds: a view counts them, and the log tells what came last. */
import { cards, type Card } from '../../../machines/breakin/data.ts'
import type { BreakInView } from '../../../machines/breakin/index.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { discardedBy } from './ways.ts'

/** The kinds that lie there, the top one last; those that the log doesn't tell of lie below, by how many there are. */
export function stacked(view: BreakInView, log: readonly Phrase[]): Card[] {
  const { discard } = view
  const shuffled = log.findLastIndex(({ key }) => key === 'reshuffled')
  const come = log.slice(shuffled + 1).flatMap((line) => discardedBy(line, view))
  const kinds = cards.filter((card) => discard[card] > 0)
  return kinds.sort((a, b) => come.lastIndexOf(a) - come.lastIndexOf(b) || discard[a] - discard[b])
}
