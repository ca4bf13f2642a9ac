/** All that is in Syndicate's box, for the rulebook. */
import { cardNumbers, cardOf, type Card } from '../../../machines/syndicate/data.ts'
import { symbols } from '../../../machines/syndicate/vocabulary.ts'
import { phrase, type PieceGroup } from '../game.ts'
import { cardAbout, signAbout } from './about.ts'

const cardsOf = (id: string, kind: Card['kind']): PieceGroup => ({
  id,
  title: phrase(`pieces.${id}`),
  pieces: cardNumbers
    .filter((card) => cardOf(card).kind === kind)
    .map((card) => ({ id: `card-${card}`, about: cardAbout(card) })),
})

export const pieces: readonly PieceGroup[] = [
  {
    id: 'symbols',
    title: phrase('pieces.symbols'),
    pieces: symbols.map((symbol) => ({ id: `symbol-${symbol}`, about: signAbout(symbol) })),
  },
  cardsOf('thugs', 'thug'),
  cardsOf('holdings', 'holding'),
  cardsOf('actions', 'action'),
]
