/** What a game brings to the table screen: its pictures and its words. The frame around them is the same for all. */
import type { Component } from 'svelte'
import type { SeatInfo } from '../../electron/host/api.ts'
import type { GameId, Move, Refusal, Seat, View } from '../../machines/kernel/game.ts'
import type { Note } from '../../machines/kernel/journal.ts'
import type { Catalogue } from '../messages/catalogue.ts'

export interface BoardProps<V extends View = View, M extends Move = Move> {
  view: V
  seats: readonly SeatInfo[]
  /** Whose view it is; null for a spectator's. */
  front: Seat | null
  /** Who may move now. */
  active: readonly Seat[]
  /** All that the front seat may do now: what can be acted on is what one of these names. */
  moves: readonly M[]
  play(move: M): void
  /** Why a move that is not among them can't be made; shown on hover, focus or long press. */
  whyNot(move: M): Promise<Refusal | null>
  /** The log entry that the player points at, to be shown on the board. */
  pointed: Note | null
}

/** Something that travels over the board when a log entry is shown: from one anchor (`data-anchor`) to another. */
export interface Flight {
  from: string
  to: string
  /** What travels: a picture of the game's, by name, drawn by its Traveller. */
  what: string
}

export interface GameScreen<V extends View = View, M extends Move = Move> {
  id: GameId
  Board: Component<BoardProps<V, M>>
  /** What one seat shows in its panel beyond name, colour and light. */
  SeatDetail: Component<{ view: V; seat: Seat; info: SeatInfo }>
  /** What travels in a flight. */
  Traveller: Component<{ what: string }>
  /** What this seat has seen: the notes panel. Absent if the game has nothing to note. */
  Notes?: Component<{ view: V; seats: readonly SeatInfo[] }>
  /** Prompts, moves, log lines, refusals, phases, options, score parts. */
  messages: Catalogue
  /** The catalogue key of the one sentence that says what to do now. */
  prompt(view: V, moves: readonly M[]): Note
  /** The catalogue key and parameters of a move's full sentence. */
  sentence(move: M, view: V): Note
  flights(entry: Note, view: V): readonly Flight[]
  round(view: V): number
}
