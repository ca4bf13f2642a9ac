/** What a game brings to the table screen: its pictures and its ways. The frame around them is the same for all. */
import type { Component, Snippet } from 'svelte'
import type { SeatInfo } from '../../electron/host/api.ts'
import type { Move, Outcome, Seat, View } from '../../machines/kernel/game.ts'
import type { Phrase, Params } from '../../machines/kernel/journal.ts'

export interface BoardProps<V extends View = View, M extends Move = Move> {
  view: V
  seats: readonly SeatInfo[]
  /** Whose view it is, or who is to move where all look; null for a spectator's. */
  front: Seat | null
  /** Who may move now. */
  active: readonly Seat[]
  /** What has been told so far, as far as this window knows it; the last line is the one that is being shown, if one is. */
  log: readonly Phrase[]
  /** The log entry that the player points at, to be shown on the board. */
  pointed: Phrase | null
  /** The log entry that is being shown, over the table as it was before it. */
  telling: Phrase | null
  /** The move whose button in the list is pointed at or reached by key. */
  considered: M | null
  /** Draws a seat's panel, for boards that have a place of their own for each player. */
  panel: Snippet<[Seat]>
}

/** What a prompt or a move says: a sentence of the game's words. */
export const phrase = (key: string, params: Params = {}): Phrase => ({ key, params })

/** Something that travels over the board when a log entry is shown: from one anchor (`data-anchor`) to another. */
export interface Flight {
  from: string
  /** The same as `from`: it doesn't travel, it shows up there for a moment. */
  to: string
  /** The anchors that it passes on its way. */
  via?: readonly string[]
  /** What travels: a picture of the game's, by name, drawn by its Traveller. */
  what: string
  /** It starts at once with the others, instead of a moment after them. */
  together?: boolean
  /** It starts when those before it have arrived. */
  then?: boolean
  /** The anchor of what lies open of it, and leaves together with it. */
  leaves?: string
  /** It comes down where it shows up, and stays until the table itself shows it. */
  stays?: boolean
  /** It doesn't grow into the place where it goes. */
  small?: boolean
  /** It goes in there, and is seen no more. */
  goes?: boolean
}

/** What something on the table is and does: catalogue keys, a picture of the Traveller's to show it large, the rule. */
export interface About {
  title: Phrase
  text: Phrase
  picture?: string
  rule?: string
}

/** A piece of the game's box in the rulebook's index, by its address: the picture, the name, what it does, its paragraph. */
export interface Piece {
  id: string
  about: About
  /** The picture of its other side. */
  reverse?: string
}

export interface PieceGroup {
  id: string
  title: Phrase
  pieces: readonly Piece[]
}

/** How it went for one player: what made or cost most, the most important first. */
export interface Told {
  seat: Seat
  /** 1 is the best; who shares a place has the same. */
  place: number
  /** In a few words, beside the name: how it ended for them. */
  end?: Phrase
  /** What they won by, where points didn't decide; it stands under the title instead. */
  won?: Phrase
  things: readonly Phrase[]
}

export interface GameScreen<V extends View = View, M extends Move = Move> {
  Board: Component<BoardProps<V, M>>
  /** Who draws the seats' panels: the frame, in a row over the board, or the board, each at its player's place. */
  seating: 'row' | 'board'
  /** What one seat shows in its panel beyond name, emblem and light; absent if the board has a place for all of it. */
  SeatDetail?: Component<{ view: V; seat: Seat }>
  /** What travels in a flight, stands beside a log line or on a move's button. */
  Traveller: Component<{ what: string }>
  /** What this seat has seen: the notes panel. Absent if the game has nothing to note. */
  Notes?: Component<{ view: V; seats: readonly SeatInfo[] }>
  /** The catalogue key of the one sentence that says what to do now. */
  prompt(view: V, moves: readonly M[]): Phrase
  /** The catalogue key and parameters of a move's full sentence. */
  sentence(move: M, view: V): Phrase
  /** The picture on a move's button, by name. */
  movePicture?(move: M, view: V): string | null
  /** The picture beside a log line, by name. */
  logPicture?(entry: Phrase): string | null
  flights(entry: Phrase, view: V): readonly Flight[]
  /** For lines that are a show of their own: how long one takes at normal speed, in ms, however many there are. */
  showTime?(entry: Phrase): number | null
  /** The phase that a line belongs to, if it isn't the one that its view is in. */
  station?(entry: Phrase, view: V): string | null
  /** How small the board may get, in rem; in a smaller window it scrolls. */
  least(seats: readonly SeatInfo[]): { width: number; height: number }
  /** A move in a word or two, for its button in the dock; without it the whole sentence stands there. */
  short?(move: M, view: V): Phrase | null
  /** What goes with a move without a question, since there is nothing to think about. */
  follows?(move: M, view: V): readonly M[]
  /** A move that can end the player's game: it comes last, and is asked about once more (`grave.<type>`). */
  grave?(move: M, view: V): boolean
  /** A move that ends what one is at: in a list it comes after the others. */
  ends?(move: M): boolean
  /**
   * The anchor of what a question is about: if none of its answers is on the board, they stand there. `always`: even if
   * they are on the board as well; or never, if the board shows in its own way what they are about.
   */
  questionAt?(view: V, moves: readonly M[]): { anchor: string; always?: boolean } | null
  /** Whether this seat can do nothing any more in this game. */
  isOut?(view: V, seat: Seat): boolean
  /** What something that carries `data-about` is and does; null if there is nothing to say. */
  about?(what: string, view: V): About | null
  /** The end as a story, the best first, with the log as far as it is known. Without it the outcome's parts make one. */
  story?(view: V, outcome: Outcome, log: readonly Phrase[]): readonly Told[]
  /** By seat, how they stand as far as all can see: more is better. Absent where nobody can be said to lead. */
  standing?(view: V): readonly number[]
  round(view: V): number
  /** The key of the log line with which a round begins; absent where turns go round and round. */
  begins?: string
  /** The rulebook's paragraph on what is going on now: `BI-3.1`. */
  paragraph(view: V): string
  /** By the key of a log line: the paragraph that it follows. */
  logRules?: Readonly<Record<string, string>>
}

/** The small picture of a saved game on the shelf, from what a spectator sees. */
export type Thumbnail<V extends View = View> = Component<{ view: V; seats: readonly SeatInfo[] }>
