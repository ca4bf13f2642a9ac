/**
 * The one border between a window and the host. Both shells serve exactly this: every request has a schema, every
 * answer is a value or a problem that a person can read. The renderer imports the types, and only the types.
 */
import * as v from 'valibot'
import { levels, type Level, type Thought } from '../../machines/kernel/bots/bot.ts'
import type { GameId, Move, Options, OptionSpec, Outcome, Refusal, Seat, View } from '../../machines/kernel/game.ts'
import type { Phase } from '../../machines/kernel/chart.ts'
import type { Phrase, Params } from '../../machines/kernel/journal.ts'

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
/** Make the step for me; I have read it; a step back; all of it again. */
export const wishes = ['show', 'goOn', 'back', 'restart'] as const
export type Wish = (typeof wishes)[number]
export const sides = ['closed', 'log', 'notes', 'rules'] as const

const id = v.pipe(v.string(), v.uuid())
/** Something that can be seen. */
export const visible = v.pipe(v.string(), v.trim(), v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u))
const name = v.pipe(visible, v.maxLength(40))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
export const optionValues = v.record(v.string(), v.union([v.boolean(), v.number(), v.string()]))
export const anyMove = v.looseObject({ type: v.string() })
const revision = v.pipe(v.string(), v.maxLength(80))
/** Whether there is such a game is asked of the games that are here; what every object has is none. */
export const gameName = v.custom<GameId>(
  (value) => typeof value === 'string' && /^[a-z]{1,20}$/.test(value) && !(value in Object.prototype),
)
/** A lesson or an example of a game, by its name. */
const exercise = v.pipe(v.string(), v.maxLength(40))
const none = v.undefined()

/** Where a saved game stands among the others. */
const place = v.object({ played: v.number(), id: v.pipe(v.string(), v.maxLength(80)) })

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
  /** Whether people are asked also where they have no choice. */
  askAlways: v.boolean(),
  /** The games at whose tables their lessons have been offered. */
  lessonsOffered: v.pipe(v.array(gameName), v.maxLength(40)),
})
export type Settings = v.InferOutput<typeof settingsSchema>

const profileFields = { name, colour: v.picklist(colours), emblem: v.picklist(emblems) }
const chair = v.variant('kind', [
  v.object({ kind: v.literal('person'), profile: id }),
  v.object({ kind: v.literal('bot'), ...profileFields, level: v.exactOptional(v.picklist(levels)) }),
])
export type Chair = v.InferOutput<typeof chair>

// ---- Requests: a name, and the schema of what it takes ----------------------------------------------------------------

export const requests = {
  home: none,
  /** The saved games after this one, of which a window is given a page at a time. */
  savedGames: v.object({ after: place }),
  /** What the small pictures of saved games are drawn from: of those that have come into sight. */
  pictures: v.object({ ids: v.pipe(v.array(id), v.maxLength(100)) }),
  saveProfile: v.object({ id: v.optional(id), ...profileFields }),
  deleteProfile: v.object({ id }),
  /** What the games that somebody has finished tell of them. */
  record: v.object({ profile: id }),
  saveSettings: settingsSchema,

  newGame: v.object({
    game: gameName,
    chairs: v.pipe(v.array(chair), v.minLength(2), v.maxLength(8)),
    options: optionValues,
    seed: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    /** Hints come by themselves: somebody's first game. */
    hints: v.exactOptional(v.boolean()),
  }),
  /** The same game, players and options again, with a new seed and the seats moved on by one. */
  playAgain: v.object({ id }),
  renameGame: v.object({ id, title: name }),
  duplicateGame: v.object({ id }),
  deleteGame: v.object({ id }),
  restoreGame: v.object({ id }),
  exportGame: v.object({ id }),
  importGame: v.object({ text: v.pipe(v.string(), v.maxLength(20_000_000)) }),

  /** Sits down at a table, or asks for all of it again. */
  openTable: v.object({ id }),
  /** Somebody looks at what only they may see: whoever the curtain names, or anybody where all is open. */
  /** `watched`: the frame that this window has played to its end before the curtain fell. */
  liftCurtain: v.object({ id, seat, watched: v.optional(revision) }),
  /** Whoever sits in front has seen enough. */
  lowerCurtain: v.object({ id }),
  /** Takes the people's seats from another window, which then watches. */
  takeOver: v.object({ id }),
  /** What a bot would do that knows what the one in front knows; the word on it follows. */
  hint: v.object({ id, revision }),
  /** After the game: the choices that bots have made, and one of them as it was thought. */
  decisions: v.object({ id }),
  receipt: v.object({ id, at: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Somebody leaves: a bot plays on for them. */
  leaveChair: v.object({ id, seat, level: v.picklist(levels) }),
  /** And comes back. */
  returnToChair: v.object({ id, seat }),
  /** One move after another, as long as nothing comes in between. */
  play: v.object({ id, seat, moves: v.pipe(v.array(anyMove), v.minLength(1), v.maxLength(60)), revision }),
  undo: v.object({ id, revision }),
  whyNot: v.object({ id, seat, move: anyMove }),
  /** The log before the lines that a frame brought. */
  earlier: v.object({ id, revision, before: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Bots don't wait for anybody to look, until a person is asked. */
  hurry: v.object({ id }),
  closeTable: v.object({ id }),

  /** A table that is not kept, with bots on the other seats: a lesson where this profile left it, or an example. */
  practise: v.variant('kind', [
    v.object({ kind: v.literal('lesson'), game: gameName, name: exercise, profile: id }),
    v.object({ kind: v.literal('example'), game: gameName, name: exercise, profile: id }),
  ]),
  /** What a learner asks for at a lesson's table. */
  teach: v.object({ id, wish: v.picklist(wishes) }),
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

/** What the shelf needs to know of a game. */
export interface GameInfo {
  id: GameId
  seats: { min: number; max: number }
  options: readonly OptionSpec[]
  /** Its course, in order, and the table for the game that follows it; null if it has none. */
  course: { lessons: { id: string; steps: number }[]; firstGame: { seats: number; options: Options } } | null
  /** Worked examples of its rulebook that can be opened and played, and the paragraphs that they are examples of. */
  examples: { id: string; rule: string }[]
}

/** How far somebody is in a lesson. */
export interface LessonProgress {
  profile: string
  game: GameId
  lesson: string
  /** To go on with, from 0. */
  step: number
  /** They have been through it, this time or before. */
  finished: boolean
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
  /** Null if it counts none. */
  round: number | null
  outcome: Outcome | null
  /** Why it can't be opened here (a newer or older rules version, a game that this version doesn't have). */
  closed: Problem | null
}

/** A saved game as a spectator sees it. */
export interface SavedPicture {
  id: string
  table: View
}

/** Saved games, the last played first, and after which place there are older ones. */
export interface Page {
  saved: SavedGame[]
  next: v.InferOutput<typeof place> | null
  /** What people should know: of a damaged database, a backup that was restored, a game that can't be read. */
  notices: Problem[]
}

/** What the saved games tell of somebody. */
export interface KnownProfile extends Profile {
  /** How well the bots play whom they last sat down with. */
  level: Level | null
  games: number
  wins: number
}

/** How often somebody has finished a game, and won it; `even` is how often they would have, if all there won equally often. */
export interface GameTally {
  game: GameId
  finished: number
  won: number
  even: number
}

/** How often somebody was at a table with another, people one by one and bots by their level, and which of them won. */
export interface Meeting {
  with: ({ kind: 'person' } & Omit<Profile, 'id'>) | { kind: 'bot'; level: Level }
  games: number
  won: number
  lost: number
}

export interface PlayerRecord {
  games: GameTally[]
  /** Those who were met most often first. */
  met: Meeting[]
}

/** With the first page. */
export interface Home extends Page {
  version: string
  shell: 'electron' | 'browser'
  games: GameInfo[]
  profiles: KnownProfile[]
  /** Of everybody, the last learnt first. */
  lessons: LessonProgress[]
  settings: Settings
}

export interface SeatInfo {
  seat: Seat
  kind: 'person' | 'bot'
  name: string
  colour: Colour
  emblem: Emblem
  /** A bot's. */
  level?: Level
  /** A bot that plays for the person whose chair it is. */
  lent?: true
}

/**
 * A line of the log: a sentence of the catalogue, and the move that it tells of. Moves are numbered from 0 as this
 * viewer saw them: one that it could read nothing of has no number, so that nobody can count what was done in secret.
 */
export interface LogLine extends Phrase {
  move: number
}

/** What happened in one go, and what the table looks like after it. */
export interface FrameStep {
  lines: LogLine[]
  view: View
}

/**
 * curtain: somebody must take the seat; seated: somebody looks; open: all look, and somebody is to move; watching:
 * nobody here is to move; over: it is.
 */
export type FrameStage = 'curtain' | 'seated' | 'open' | 'watching' | 'over'
export type UndoState = 'possible' | 'nothing' | 'random' | 'learnt' | 'looked' | 'chair'

/** What a lesson says, with the table as it is now. */
export interface LessonShown {
  id: string
  /** The lesson after this one in the course. */
  next: string | null
  /** From 0; as many as there are when all are done. */
  step: number
  steps: number
  /** doing: the learner is to do something; reading: to go on; watching: others do something; done: all of it is. */
  stage: 'doing' | 'reading' | 'watching' | 'done'
  title: string
  goal: string
  /** What the step says; null when all are done. */
  says: Phrase | null
  /** What that is about: names of anchors and things on the board. */
  about: readonly string[]
  rule: string | null
  /** What is said to what was tried last. */
  answer: Phrase | null
  canGoBack: boolean
}

/** All that a session knows of a table. While the curtain is down, view, moves, log, steps and recap are empty. */
export interface Frame {
  id: string
  game: GameId
  /** Made from a game that was still being played: who looks here may know what they shouldn't there. */
  copy: boolean
  seats: SeatInfo[]
  seed: string
  phases: Phase[]
  /** Names what this session was shown; a move names the one that it was chosen in. Opaque: it can't be counted. */
  revision: string
  stage: FrameStage
  /** The people's seats that this session plays for; none: another one does. */
  holds: Seat[]
  /** Whose view this is: a seat, or nobody's (a spectator's). */
  front: Seat | null
  /** Whose moves these are: the one in front, or the one who is to move in the open. */
  mover: Seat | null
  /** People who are waited for, when the curtain is down. */
  waiting: Seat[]
  /** At an open step, where several people look: those who have something that only they may see. */
  hiding: Seat[]
  /** People who have chosen in secret, and may still change their mind. */
  changing: Seat[]
  /** Who may move now; in secret phases, who hasn't yet. */
  active: Seat[]
  /** The bots that are thinking. */
  thinking: Seat[]
  view: View | null
  moves: Move[]
  /** Pending: a word on it follows. */
  undo: UndoState | 'pending'
  /** Replaces the session's log from line `from` on; what is missing before it can be asked for. */
  log: { from: number; lines: LogLine[] }
  /** What led from the frame before to this one. */
  steps: FrameStep[]
  /** What all could see before those steps; only where the frame before was one person's, and this one is for all. */
  before?: View
  /** What happened since this seat last looked, from what it saw then; only in the frame that lifts the curtain. */
  recap: { before: View; steps: FrameStep[] } | null
  outcome: Outcome | null
  /** Nothing of this table is kept. */
  practice?: true
  /** Hints come by themselves. */
  hints?: true
  /** When it is over: who was given hints. */
  hinted?: Seat[]
  /** What is taught at this table. */
  lesson?: LessonShown
}

/** Something went wrong: a sentence of the catalogue that says what happened, what is safe and what to do. */
export interface Problem {
  key: string
  params: Params
}

/** What a bot would do, and what can be said for it, whatever the seat doesn't know. */
export interface Hint {
  move: Move
  reason: Phrase | null
}

/** A choice that a bot has made: by which number the table knows it, and the log as this session reads it. */
export interface Decision {
  at: number
  seat: Seat
  told: number | null
}

/** A choice of a bot's, asked again after the game. */
export interface Receipt extends Pick<Thought, 'weighed' | 'by'> {
  at: number
  seat: Seat
  level: Level
  /** All that it knew. */
  view: View
  /** What it did. */
  move: Move
  /** What it would do now, if that is something else. */
  again: Move | null
  /** It is another bot by now. */
  changed: boolean
}

/** It is done; what it looks like comes as a frame of this revision. */
export interface Shown {
  revision: string
}

export interface Answers {
  home: Home
  savedGames: Page
  pictures: SavedPicture[]
  saveProfile: Profile
  deleteProfile: null
  record: PlayerRecord
  saveSettings: Settings
  newGame: { id: string }
  playAgain: { id: string }
  renameGame: null
  duplicateGame: { id: string }
  deleteGame: null
  restoreGame: null
  /** Masked: the game is still being played, and its file can't be read by accident. */
  exportGame: { name: string; text: string; masked: boolean }
  importGame: { id: string }
  openTable: Shown
  liftCurtain: Shown
  lowerCurtain: Shown
  takeOver: Shown
  hint: null
  decisions: Decision[]
  receipt: Receipt
  leaveChair: Shown
  returnToChair: Shown
  play: Shown
  undo: Shown
  whyNot: Refusal | null
  earlier: LogLine[]
  hurry: null
  closeTable: null
  practise: { id: string }
  teach: Shown
}

export type Answer<N extends RequestName> = { ok: true; value: Answers[N] } | { ok: false; problem: Problem }

/** Where a shell's menu sends the window. */
export const destinations = ['new', 'continue', 'about'] as const
export type Destination = (typeof destinations)[number]

/** What a session is told unasked, each thing once. */
export type HostEvent =
  | { type: 'frame'; frame: Frame }
  /** A late word on the frame of that revision. */
  | { type: 'undo'; id: string; revision: string; undo: UndoState }
  /** What the seat in front was told on asking, in the frame of that revision. */
  | { type: 'hint'; id: string; revision: string; hint: Hint }
  | { type: 'problem'; problem: Problem }
  /** Only Electron's menu says this. */
  | { type: 'go'; to: Destination }
  /** The browser shell's first word on a line: what to call oneself. */
  | { type: 'session'; id: string }

/** The browser shell's header in which a window says who it is. */
export const sessionHeader = 'x-larceny-session'

/** A window's way to the host; each shell provides one. */
export interface Host {
  request<N extends RequestName>(name: N, input: Input<N>): Promise<Answer<N>>
  /** Listens until the returned function is called. */
  listen(listener: (event: HostEvent) => void): () => void
}

/** What Electron's preload puts into the window as `larceny`: one function a request. */
export type Bridge = { [N in RequestName]: (input: Input<N>) => Promise<Answer<N>> } & Pick<Host, 'listen'>
