/** What the parts of a table share: its words, and what can be done at it. */
import { createContext } from 'svelte'
import type { SeatInfo } from '../../electron/host/api.ts'
import type { Move, Refusal } from '../../machines/kernel/game.ts'
import type { Phrase, Params } from '../../machines/kernel/journal.ts'
import { plain, type Token } from '../messages/catalogue.ts'
import type { Press } from './dock/choosing.svelte.ts'
import type { TableKey } from './words.ts'

export interface Table {
  readonly seats: readonly SeatInfo[]
  /** A text of the frame. */
  text(key: TableKey, params?: Params): string
  /** A sentence of the game, or of the app, in pieces or as a string. */
  tokens(key: string, params: Params): Token[]
  /** A line of the log, to whoever sits in front. */
  told(entry: Phrase): Token[]
  say(key: string, params?: Params): string
  /** Whether the person in front may do this now. */
  legal(move: Move): boolean
  /**
   * With the press that asks for it: one that comes too soon after the choices have changed doesn't count. A list of small
   * moves is played in one go, until something comes in between.
   */
  play(moves: Move | readonly Move[], press?: Press): void
  /** Whether it will be done as soon as what is shown has ended: chosen where it stood all the while, after a move of one's own. */
  playNext?(moves: readonly Move[], press: Press): boolean
  /** Takes back what the person in front did last; null where that can't be. */
  readonly takeBack: (() => Promise<void>) | null
  /** Whether a hint points at this move. */
  hinted?(move: Move): boolean
  /** A target for this move is drawn on the board, as this element if it is always the same, until the returned function is called. */
  draws(move: Move, element?: Element): () => void
  /** Why the person in front can't do this now; null if there is nothing to say. */
  whyNot(move: Move): Promise<Refusal | null>
  /** Whether the pointer itself moves, and not only what lies under it. */
  hasMoved(event: PointerEvent): boolean
  /** Shows a refusal beside what it is about, until it is left or no longer true. */
  explain(refusal: Refusal | null, beside: Element): void
}

export const [useTable, provideTable] = createContext<Table>()

/** A table at which nothing can be done: for pictures of a game away from its table. */
export function stillTable(tokens: Table['tokens'], seats: readonly SeatInfo[] = []): Table {
  const say = (key: string, params: Params = {}) => plain(tokens(key, params))
  const nothing = () => undefined
  return {
    seats,
    tokens,
    told: ({ key, params }) => tokens(`log.${key}`, params),
    say,
    text: say,
    legal: () => false,
    play: nothing,
    takeBack: null,
    draws: () => nothing,
    whyNot: () => Promise.resolve(null),
    hasMoved: () => true,
    explain: nothing,
  }
}
