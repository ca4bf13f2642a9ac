/** What the person in front has before their eyes, and nobody else. */
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { seenPieces } from './knowledge.ts'

export interface Eyeful {
  title: Phrase
  crooks: { crook: number; owner: Seat | null }[]
  /** One of them is to be taken. */
  takes: boolean
  /** It is the crook in the hand. */
  hand: boolean
}

export function eyefulOf(view: KingpinView): Eyeful | null {
  const { looking, mine, phase, seat, turn } = view
  if (!mine || seat !== turn) return null
  const pieces = seenPieces(view)
  if (phase === 'turn.place') {
    const last = pieces.at(-1)
    const crook = last?.crook ?? null
    // While its raid is shown, and what comes of it, it is no longer in the hand.
    if (crook === null || last?.at !== 'hand') return null
    return {
      title: { key: 'board.hand', params: {} },
      crooks: [{ crook, owner: null }],
      takes: false,
      hand: true,
    }
  }
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
      crooks: crooks.map((crook) => ({ crook, owner: null })),
    }
  }
  const { target } = sight
  const hidden = pieces.filter((piece) => piece.at === target && !piece.faceUp && piece.seat !== seat)
  return {
    ...look,
    title: { key: 'board.openTarget', params: { target } },
    crooks: hidden.flatMap(({ crook, seat: owner }) => (crook === null ? [] : [{ crook, owner }])),
  }
}
