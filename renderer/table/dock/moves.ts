/** The list of moves: what each one says, which of them are shown, how they are grouped. */
import type { Move, View } from '../../../machines/kernel/game.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import type { GameScreen } from '../../games/game.ts'
import { plain, type Token } from '../../messages/catalogue.ts'

export interface Choice {
  move: Move
  /** What goes with it without a question. */
  then: readonly Move[]
  /** The full sentence: the accessible name. */
  name: string
  tokens: readonly Token[]
  /** In a word or two; null if there is nothing shorter than the sentence. */
  short: string | null
  picture: string | null
  /** It ends what the player is at. */
  ends: boolean
  /** It can end the player's game. */
  grave: boolean
}

/** What a button that isn't on the board is known by, wherever it stands: in the dock, or in a question. */
export const anchorOf = ({ type }: Pick<Move, 'type'>): string => `move.${type}`

type Screen = Pick<GameScreen, 'sentence' | 'short' | 'movePicture' | 'ends' | 'grave' | 'follows'>

/** What the game says of the moves. Where there is no other, none is grave: it is not a choice. */
export function choicesOf(
  screen: Screen,
  moves: readonly Move[],
  view: View,
  tokens: (key: string, params: Params) => Token[],
): Choice[] {
  return moves.map((move) => {
    const { key, params } = screen.sentence(move, view)
    const said = tokens(key, params)
    const short = screen.short?.(move, view)
    return {
      move,
      then: screen.follows?.(move, view) ?? [],
      name: plain(said),
      tokens: said,
      short: short ? plain(tokens(short.key, short.params)) : null,
      picture: screen.movePicture?.(move, view) ?? null,
      ends: screen.ends?.(move) ?? false,
      grave: moves.length > 1 && (screen.grave?.(move, view) ?? false),
    }
  })
}

/** Nothing grave stands first, and nothing that ends what one is at. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const weight = ({ ends, grave }: Choice): number => (grave ? 2 : ends ? 1 : 0)
  return choices.toSorted((a, b) => weight(a) - weight(b))
}

export interface Group {
  type: string
  choices: Choice[]
}

/** With more moves than this, they can be searched and stand under headings. */
export const many = 12

export function filterChoices(choices: readonly Choice[], query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}

/** Long lists by type of move, in the order in which the types come first; short lists in one. */
export function groupChoices(choices: readonly Choice[], all: number): Group[] {
  if (all <= many) return [{ type: '', choices: [...choices] }]
  return [...Map.groupBy(choices, ({ move }) => move.type)].map(([type, choices]) => ({ type, choices }))
}
