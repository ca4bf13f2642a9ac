/**
 * The one border between a window and the host. Both shells serve exactly this: every request has a schema, every
 * answer is a value or a problem that a person can read. The renderer imports the types, and only the types.
 */
import * as v from 'valibot'
import {
  gameIds,
  type GameId,
  type Move,
  type Options,
  type Outcome,
  type Refusal,
  type Seat,
  type View,
} from '../../machines/kernel/game.ts'
import type { Phase } from '../../machines/kernel/chart.ts'
import type { Note, Params } from '../../machines/kernel/journal.ts'

// ---- Words both sides share -----------------------------------------------------------------------------------------

export const colours = ['ruby', 'amber', 'jade', 'azure', 'violet', 'rose', 'slate', 'copper'] as const
export type Colour = (typeof colours)[number]

export const emblems = [
  'mask',
  'key',
  'lantern',
  'raven',
  'dice',
  'dagger',
  'cat',
  'moon',
  'crown',
  'fox',
  'rose',
  'spade',
] as const
export type Emblem = (typeof emblems)[number]

export const themes = ['night', 'paper', 'contrast'] as const
export const speeds = ['off', 'quick', 'normal', 'slow'] as const
export const textSizes = ['normal', 'large', 'larger'] as const
export const sides = ['closed', 'log', 'notes', 'rules'] as const

const id = v.pipe(v.string(), v.uuid())
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
export const optionValues = v.record(v.string(), v.union([v.boolean(), v.number(), v.string()]))
export const anyMove = v.looseObject({ type: v.string() })
const revision = v.pipe(v.string(), v.maxLength(80))
const none = v.undefined()

export const settingsSchema = v.object({
  theme: v.picklist(themes),
  speed: v.picklist(speeds),
  textSize: v.picklist(textSizes),
  /** The list of all moves is always open at the table. */
  movesOpen: v.boolean(),
  /** What stands open beside the board. */
  side: v.picklist(sides),
  /** Whether the app has already said that every move is saved. */
  toldAboutSaving: v.boolean(),
})
export type Settings = v.InferOutput<typeof settingsSchema>

const profileFields = { name, colour: v.picklist(colours), emblem: v.picklist(emblems) }
const chair = v.variant('kind', [
  v.object({ kind: v.literal('person'), profile: id }),
  v.object({ kind: v.literal('bot'), ...profileFields }),
])
export type Chair = v.InferOutput<typeof chair>

// ---- Requests: a name, and the schema of what it takes ----------------------------------------------------------------

export const requests = {
  home: none,
  saveProfile: v.object({ id: v.optional(id), ...profileFields }),
  deleteProfile: v.object({ id }),
  saveSettings: settingsSchema,

  newGame: v.object({
    game: v.picklist(gameIds),
    chairs: v.pipe(v.array(chair), v.minLength(2), v.maxLength(8)),
    options: optionValues,
    seed: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  }),
  /** The same game, players and options again, with a new seed and the seats moved on by one. */
  playAgain: v.object({ id }),
  renameGame: v.object({ id, title: name }),
  duplicateGame: v.object({ id }),
  deleteGame: v.object({ id }),
  restoreGame: v.object({ id }),
  exportGame: v.object({ id }),
  importGame: v.object({ text: v.pipe(v.string(), v.maxLength(20_000_000)) }),

  openTable: v.object({ id }),
  /** The player named on the curtain takes the seat. */
  liftCurtain: v.object({ id, seat }),
  play: v.object({ id, seat, move: anyMove, revision }),
  undo: v.object({ id, revision }),
  whyNot: v.object({ id, seat, move: anyMove }),
  closeTable: v.object({ id }),
} as const
export type Requests = typeof requests
export type RequestName = keyof Requests
export type Input<N extends RequestName> = v.InferInput<Requests[N]>

// ---- Answers --------------------------------------------------------------------------------------------------------

export interface Profile {
  id: string
  name: string
  colour: Colour
  emblem: Emblem
}

/** What the shelf needs to know of a game that can be played; the others are "coming". */
export interface GameInfo {
  id: GameId
  seats: { min: number; max: number }
  options: readonly (
    | { name: string; kind: 'flag'; default: boolean }
    | { name: string; kind: 'choice'; values: readonly string[]; default: string }
    | { name: string; kind: 'number'; min: number; max: number; default: number }
  )[]
}

export interface SavedGame {
  id: string
  game: GameId
  title: string
  seats: SeatInfo[]
  options: Options
  seed: string
  /** Milliseconds since 1970. */
  created: number
  played: number
  /** What a spectator sees, for the small picture. */
  table: View
  outcome: Outcome | null
  /** Why it can't be opened here (a newer or older rules version, a game that this version doesn't have). */
  closed: Problem | null
}

export interface Home {
  version: string
  shell: 'electron' | 'browser'
  games: GameInfo[]
  saved: SavedGame[]
  profiles: Profile[]
  settings: Settings
  /** What happened on the way up that people should know: a damaged database kept aside, a backup restored. */
  notices: Problem[]
}

export interface SeatInfo {
  seat: Seat
  kind: 'person' | 'bot'
  name: string
  colour: Colour
  emblem: Emblem
}

/**
 * A line of the log: a sentence of the catalogue, and the move that it tells of. Moves are numbered from 0 as this
 * viewer saw them: one that it could read nothing of has no number, so that nobody can count what was done in secret.
 */
export interface LogLine extends Note {
  move: number
}

/** curtain: the next person must take the seat; seated: somebody looks; watching: nobody has to; over: it is. */
export type Stage = 'curtain' | 'seated' | 'watching' | 'over'
export type UndoState = 'possible' | 'nothing' | 'random' | 'learnt' | 'looked'

/** All that a window knows of a table. While the curtain is down, view, moves, log and recap are empty. */
export interface Frame {
  id: string
  game: GameId
  title: string
  seats: SeatInfo[]
  options: Options
  seed: string
  phases: Phase[]
  /** Names this state of the table; a move names the one that it was chosen in. Opaque: it can't be counted. */
  revision: string
  stage: Stage
  /** Whose view this is: a seat, or nobody's (a spectator's). */
  front: Seat | null
  /** People who may take the seat now, when the curtain is down. */
  waiting: Seat[]
  /** Who may move now; in secret phases, who hasn't yet. */
  active: Seat[]
  /** The bots that are thinking. */
  thinking: Seat[]
  view: View | null
  moves: Move[]
  undo: UndoState
  /** Replaces the window's log from line `from` on. */
  log: { from: number; lines: LogLine[] }
  /** What happened since this seat last looked; only in the frame that lifts the curtain. */
  recap: LogLine[]
  /** What this seat saw when it last looked; only together with a recap, to show it as movement. */
  before?: View
  outcome: Outcome | null
}

/** Something went wrong: a sentence of the catalogue that says what happened, what is safe and what to do. */
export interface Problem {
  key: string
  params: Params
}

export interface Answers {
  home: Home
  saveProfile: Profile
  deleteProfile: null
  saveSettings: Settings
  newGame: { id: string }
  playAgain: { id: string }
  renameGame: null
  duplicateGame: { id: string }
  deleteGame: null
  restoreGame: null
  exportGame: { name: string; text: string }
  importGame: { id: string }
  openTable: Frame
  liftCurtain: Frame
  play: Frame
  undo: Frame
  whyNot: Refusal | null
  closeTable: null
}

export type Answer<N extends RequestName> = { ok: true; value: Answers[N] } | { ok: false; problem: Problem }

/** Where a shell's menu sends the window. */
export const places = ['new', 'continue', 'about'] as const
export type Place = (typeof places)[number]

/** What a window is told unasked. Only Electron's menu says `go`. */
export type HostEvent =
  { type: 'frame'; frame: Frame } | { type: 'problem'; problem: Problem } | { type: 'go'; to: Place }

/** A window's way to the host; each shell provides one. */
export interface Host {
  request<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>>
  /** Listens until the returned function is called. */
  listen(listener: (event: HostEvent) => void): () => void
}

/** What Electron's preload puts into the window as `larceny`: one function a request. */
export type Bridge = { [N in RequestName]: (input: Input<N>) => Promise<Answer<N>> } & Pick<Host, 'listen'>
