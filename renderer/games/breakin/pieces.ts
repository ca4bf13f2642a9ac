/** All that is in Break-In's box, for the rulebook. */
import { cards, equipment, hiddenCards, obstacles, type Card, type HiddenCard } from '../../../machines/breakin/data.ts'
import { phrase, type PieceGroup } from '../game.ts'
import { cardAbout } from './about.ts'

const kept: readonly Card[] = [...obstacles, ...equipment]

const group = (id: string, all: readonly (Card | HiddenCard)[]): PieceGroup => ({
  id,
  title: phrase(`pieces.${id}`),
  pieces: all.map((card) => ({ id: `card-${card}`, about: cardAbout(card) })),
})

export const pieces: readonly PieceGroup[] = [
  group('obstacles', obstacles),
  group('equipment', equipment),
  group(
    'others',
    cards.filter((card) => !kept.includes(card)),
  ),
  group('hidden', hiddenCards),
]
