/** What the person in front has before their eyes; while all look on, what they had there lies face down. */
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { seenPieces } from './knowledge.ts'
import { anchors } from './ways.ts'

export interface Eyeful {
  title: Phrase
  /** null: who it is can't be seen. */
  crooks: { crook: number | null; owner: Seat | null }[]
  /** Where they come from: the name of its anchor. */
  from: string
  /** One of them is to be taken. */
  takes: boolean
  /** It is the crook in the hand. */
  hand: boolean
}

export function eyefulOf(view: KingpinView, people: readonly Seat[] = []): Eyeful | null {
  const { looking, mine, phase, seat, turn } = view
  const isTheirs = seat === 'table' && people.includes(turn)
  if (seat !== turn && !isTheirs) return null
  const pieces = seenPieces(view)
  if (phase === 'turn.place') {
    const last = pieces.at(-1)
    // While its raid is shown, and what comes of it, it is no longer in the hand.
    if (last?.at !== 'hand') return null
    return {
      title: isTheirs ? { key: 'board.handOf', params: { by: turn } } : { key: 'board.hand', params: {} },
      crooks: [{ crook: last.crook, owner: null }],
      from: anchors.stack(last.den),
      takes: false,
      hand: true,
    }
  }
  if (!mine) return null
  // Until the others have gone back, the one who was just taken lies among them.
  const taken = phase === 'turn.take' && looking === null ? pieces.findLast(({ at }) => at === 'hand') : null
  const sight = taken ? { den: taken.den } : looking
  if (sight === null || !(phase === 'turn.take' || phase === 'turn.skill.look')) return null
  const look = { takes: phase === 'turn.take', hand: false }
  if ('den' in sight) {
    const { den } = sight
    const lying = mine.dens.find((seen) => seen.den === den)?.crooks ?? []
    const crooks = typeof taken?.crook === 'number' ? [...lying, taken.crook].sort((a, b) => a - b) : lying
    return {
      ...look,
      title: { key: 'board.openDen', params: { den } },
      from: anchors.stack(den),
      crooks: crooks.map((crook) => ({ crook, owner: null })),
    }
  }
  const { target } = sight
  const hidden = pieces.filter((piece) => piece.at === target && !piece.faceUp && piece.seat !== seat)
  return {
    ...look,
    title: { key: 'board.openTarget', params: { target } },
    from: anchors.target(target),
    crooks: hidden.flatMap(({ crook, seat: owner }) => (crook === null ? [] : [{ crook, owner }])),
  }
}
