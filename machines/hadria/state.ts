/** What lies on the table, what is to be done, and what somebody has to decide. */
import type { Seat, State } from '../kernel/game.ts'
import { seated, type Around } from '../kernel/seats.ts'
import type { Agenda } from '../kernel/tasks.ts'
import {
  generals,
  house,
  type ApTile,
  type BoardTile,
  type Card,
  type EventName,
  type General,
  type JewelKind,
  type KeptTile,
  type Thief,
  type Tile,
} from './data.ts'
import { spaces, type District, type OuterDistrict, type SpaceId } from './map.ts'

export const phases = [
  'setup.thief',
  'setup.start',
  'event.aim',
  'event.discard',
  'draw.keep',
  'draw.discard',
  'plan',
  'execute.which',
  'execute.decide',
  'execute.walk',
  'execute.aim',
  'execute.lead',
  'execute.rob',
  'execute.take',
  'execute.snatch',
  'execute.give',
  'execute.swap',
  'execute.test',
  'execute.discard',
  'execute.watch',
  'over',
] as const
export type Phase = (typeof phases)[number]

/** What a stack is executed as (HA-7.5, 8.1, 8.2). `card`: the general card, or the one that covers a special. */
export const ways = [
  'sneak',
  'sprint',
  'clevernessDraw',
  'clevernessGain',
  'cunningDraw',
  'cunningGain',
  'special',
  'card',
  'forgo',
] as const
export type Way = (typeof ways)[number]

/** What gives AP to a stack: one point, or a tile. */
export type ApSource = 'point' | ApTile

export type HadriaMove =
  | { type: 'choose'; thief: Thief }
  | { type: 'start'; district: OuterDistrict }
  /** A space, or what stands or lies there. */
  | { type: 'aim'; space: SpaceId }
  | { type: 'target'; thief: Seat }
  /** Nothing, or nothing more. */
  | { type: 'done' }
  | { type: 'discard'; card: General }
  /** The card that Nikolai keeps, or executes. */
  | { type: 'pick'; card: General }
  | { type: 'lay'; card: Card; special: boolean; with: ApSource }
  | { type: 'add'; stack: number; with: ApSource }
  | { type: 'ready' }
  | { type: 'turn'; stack: number }
  | { type: 'execute'; as: Way }
  /** Of one's own movement, or of a figure that one leads. */
  | { type: 'step'; to: SpaceId }
  | { type: 'stop' }
  | { type: 'take'; jewel: JewelKind }
  | { type: 'turnUp' }
  | { type: 'sewer'; to: SpaceId }
  | { type: 'leave'; gate: number }
  /** Uses «back of my hand». */
  | { type: 'oneMore' }
  | { type: 'rob'; victim: Seat; jewel: JewelKind }
  | { type: 'snatch'; tile: KeptTile }
  /** Loses this jewel to the watch, or drops it. */
  | { type: 'give'; jewel: JewelKind }
  | { type: 'swap' }
  /** One of the ways in which the watch may go on. */
  | { type: 'march'; option: number }

export interface Stack {
  /** null: discarded at once, because the special action was executed (HA-8.2). */
  card: Card | null
  /** It lies on the special card. */
  special: boolean
  /** Blue, red and purple ones. */
  points: number
  informers: number
  guildAgents: number
  /** Turned up. */
  open: boolean
  /** Executed, forgone or lost. */
  done: boolean
}

/** Everything on a thief's sheet that can be counted; a trinket is a tile and a jewel. */
export type Sheet = Record<JewelKind | KeptTile, number>

export interface Player {
  /** null until it is chosen. */
  thief: Thief | null
  /** null before the start, and after leaving. */
  at: SpaceId | null
  /** The how-manieth to leave the city, from 1. */
  left: number | null
  /** In the order of `generals`: it tells nothing. */
  hand: General[]
  /** Cards that Nikolai has taken and not yet chosen from. */
  drawn: General[]
  holds: Sheet
  /** AP of this round, spent or not. */
  blue: number
  red: number
  purple: number
  /** Purple AP for the next planning. */
  purpleNext: number
  /** Bolas that hit since the last clean-up. */
  poisoned: number
  stacks: Stack[]
  ready: boolean
  cloaked: boolean
  /** Left the dungeon this round. */
  escaped: boolean
  roped: boolean
  trapped: boolean
  marked: boolean
  robbed: boolean
  /** Stacks that were executed this round. */
  executed: number
  /** A strong basic was among them. */
  strong: boolean
  /** Face-down tiles that this seat has looked at, by space. That it did is public. */
  seen: readonly SpaceId[]
}

export const noFigure = 0
export const guard = 1
export const captain = 2

export interface Lying {
  at: SpaceId
  jewel: JewelKind
}

/** A movement of one's own, wherever it has come to (HA-8.5). */
export interface Walk {
  seat: Seat
  /** Spaces that are left. */
  left: number
  sprint: boolean
  /** The space was entered in this movement: there may be theft. */
  entered: boolean
  /** The opening here may be used. */
  opening: boolean
  /** «Back of my hand» was used. */
  extended: boolean
  /** It has ended in a sewer exit. */
  emerged: boolean
  /** How far one is in the order of things on this space: 1 theft, 2 jewel, 3 tile. */
  stage: number
}

/** A watch figure that somebody else moves (HA-8.9). */
export interface Lead {
  seat: Seat
  /** Where it would stand if it stopped. */
  rest: SpaceId
  /** How far it has come; figures can be passed. */
  at: SpaceId
  left: number
  /** Towards there, if anywhere. */
  goal: SpaceId | null
  /** It has to go on as long as it can. */
  must: boolean
  /** It has made a step. */
  begun: boolean
}

/** A watch figure whose turn is still to come, and whom it has detected. */
export interface Sentry {
  at: SpaceId
  figure: number
  sees: readonly Seat[]
}

/** A way in which the watch may go on: this figure, for that space, comes to stand there. */
export interface March {
  from: SpaceId
  target: SpaceId
  to: SpaceId
  /** Where it arrests somebody, if it does. */
  arrests: SpaceId | null
}

/** What is chosen when somebody aims. */
export type Aim =
  | 'yellow'
  | 'relieve'
  | 'relieveTo'
  | 'barricade'
  | 'takeOff'
  | 'post'
  | 'smoke'
  | 'smokeSpread'
  | 'noise'
  | 'noiseFigure'
  | 'fire'
  | 'beacon'
  | 'orders'
  | 'ordersTo'
  | 'rod'
  | 'trap'
  | 'gasFigure'
  | 'firecracker'
  | 'firecrackerFigure'
  | 'bola'
  | 'rats'
  | 'spies'
  | 'rooftops'
  | 'seduction'
  | 'confiscate'

export interface Aiming {
  seat: Seat
  what: Aim
  /** What can be aimed at. */
  spaces: readonly SpaceId[]
  thieves: readonly Seat[]
  /** It can be left. */
  may: boolean
  /** What was chosen before: a first space, a figure, a tile. */
  from: SpaceId | null
  /** How many more. */
  left: number
}

export interface Posting {
  figure: number
  at: SpaceId
  /** HA-8.6: at the alarm and by events nobody is arrested. */
  arrests: boolean
}

export type Task =
  // Setup
  | { do: 'choose'; seat: Seat }
  | { do: 'start'; seat: Seat }
  | { do: 'dealHands' }
  // Event and alarm
  | { do: 'soundAlarm' }
  | { do: 'reveal' }
  | { do: 'relieve'; left: number }
  | { do: 'smuggle'; seat: Seat }
  | { do: 'layYellow' }
  | { do: 'rollDice' }
  /** A guard goes off the board, because none is left in the pool (HA-1.8). */
  | { do: 'takeOff' }
  | ({ do: 'post' } & Posting)
  // Cards in hand
  | { do: 'draw'; seat: Seat; n: number }
  /** Nikolai chooses from what he takes. */
  | { do: 'invent'; seat: Seat }
  | { do: 'limit'; seat: Seat }
  | { do: 'discard'; seat: Seat; n: number }
  // Execution
  | { do: 'nextStack' }
  | { do: 'endAction' }
  | { do: 'card'; seat: Seat; card: General }
  | ({ do: 'aim' } & Aiming)
  | { do: 'walk'; walk: Walk }
  | { do: 'lead'; lead: Lead }
  /** Noise and gas: these figures may be moved. */
  | { do: 'herd'; seat: Seat; what: 'noiseFigure' | 'gasFigure'; figures: readonly SpaceId[]; goal: SpaceId | null }
  | { do: 'steal'; seat: Seat; victim: Seat }
  | { do: 'tile'; seat: Seat; at: SpaceId; tile: Tile }
  | { do: 'arrest'; seat: Seat; at: SpaceId }
  | { do: 'jail'; seat: Seat; at: SpaceId }
  | { do: 'watch' }

export type DiscardReason = 'limit' | 'must' | 'smugglers'

export type Question =
  | { ask: 'thief'; seat: Seat }
  | { ask: 'start'; seat: Seat }
  | ({ ask: 'aim' } & Aiming)
  | { ask: 'discard'; seat: Seat; n: number; why: DiscardReason }
  /** What to choose from is in `drawn`. */
  | { ask: 'keep'; seat: Seat }
  | { ask: 'test'; seat: Seat; cards: readonly General[] }
  | { ask: 'which'; seat: Seat; stacks: readonly number[] }
  | { ask: 'decide'; seat: Seat; stack: number }
  | { ask: 'walk'; seat: Seat; walk: Walk }
  | { ask: 'lead'; seat: Seat; lead: Lead }
  /** One jewel from somebody on the own space, or hooked. */
  | { ask: 'rob'; seat: Seat; victim: Seat; may: boolean }
  /** Which of the jewels that lie there the rod takes. */
  | { ask: 'take'; seat: Seat; at: SpaceId }
  | { ask: 'snatch'; seat: Seat; from: Seat }
  | { ask: 'give'; seat: Seat; at: SpaceId; why: 'arrest' | 'confiscate' }
  | { ask: 'swap'; seat: Seat; tiles: readonly SpaceId[] }
  | { ask: 'watch'; seat: Seat; options: readonly March[] }

/** Stacks of the same initiative, while they are played out: the order is kept (HA-7.3, HA-12). */
export interface Tie {
  ap: number
  order: readonly Seat[]
  /** Whose turn in the order it is. */
  next: number
}

export interface HadriaState extends State, Agenda<Task, Question> {
  phase: Phase
  /** Whether special cards are in the game (HA-2.4). */
  specials: boolean
  first: Seat
  /** Took over from one who left, and stays first in the next round (HA-12). */
  firstStays: boolean
  /** From 1. */
  round: number
  /** 0 while the watch is calm. */
  alarmedRound: number
  /** The imperial jewel has been taken from its place. */
  stolen: boolean
  bestThief: Seat | null
  /** The district card that lies open. */
  gateDistrict: OuterDistrict | null
  /** The gate that is barricaded this round. */
  closedGate: number | null
  event: EventName | null
  pastEvents: EventName[]
  /** The top card is the last, here and in all decks. */
  calmDeck: EventName[]
  alarmedDeck: EventName[]
  dice: readonly number[]
  /** The watch's, once the dice are cast. */
  initiative: number
  watchDone: boolean
  /** By space: 0, a guard or a captain. */
  watch: number[]
  /** By space: what lies there face down. */
  tiles: (Tile | null)[]
  /** By kind: tiles that have left the game, for all to see. */
  spentTiles: Record<Tile, number>
  /** Face up on the board. */
  openTiles: { at: SpaceId; tile: BoardTile }[]
  jewels: Lying[]
  smoke: SpaceId[]
  fire: SpaceId[]
  /** Guards in a trap, by space. */
  trapped: SpaceId[]
  deck: General[]
  discards: General[]
  tie: Tie | null
  /** Whose action is in progress. */
  acting: Seat | null
  /** The watch's turn: who has not moved yet. */
  sentries: readonly Sentry[]
  players: Player[]
}

/** One of its own: see `seated`. */
export const playerAt = <P>({ players }: Around<P>, seat: Seat): P => seated(players, seat)

// ---- Copies -------------------------------------------------------------------------------------------------------------

/** Shares only what is never changed in place: the random state, and what tasks and questions list. */
export function clone(state: HadriaState): HadriaState {
  return {
    phase: state.phase,
    random: state.random,
    seats: state.seats,
    journal: state.journal.slice(),
    specials: state.specials,
    first: state.first,
    firstStays: state.firstStays,
    round: state.round,
    alarmedRound: state.alarmedRound,
    stolen: state.stolen,
    bestThief: state.bestThief,
    gateDistrict: state.gateDistrict,
    closedGate: state.closedGate,
    event: state.event,
    pastEvents: state.pastEvents.slice(),
    calmDeck: state.calmDeck.slice(),
    alarmedDeck: state.alarmedDeck.slice(),
    dice: state.dice,
    initiative: state.initiative,
    watchDone: state.watchDone,
    watch: state.watch.slice(),
    tiles: state.tiles.slice(),
    spentTiles: { ...state.spentTiles },
    openTiles: state.openTiles.slice(),
    jewels: state.jewels.slice(),
    smoke: state.smoke.slice(),
    fire: state.fire.slice(),
    trapped: state.trapped.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    tie: state.tie && { ...state.tie },
    acting: state.acting,
    sentries: state.sentries,
    players: state.players.map(clonePlayer),
    todo: state.todo.slice(),
    question: state.question,
  }
}

function clonePlayer(player: Player): Player {
  return {
    thief: player.thief,
    at: player.at,
    left: player.left,
    hand: player.hand.slice(),
    drawn: player.drawn.slice(),
    holds: cloneSheet(player.holds),
    blue: player.blue,
    red: player.red,
    purple: player.purple,
    purpleNext: player.purpleNext,
    poisoned: player.poisoned,
    stacks: player.stacks.map(cloneStack),
    ready: player.ready,
    cloaked: player.cloaked,
    escaped: player.escaped,
    roped: player.roped,
    trapped: player.trapped,
    marked: player.marked,
    robbed: player.robbed,
    executed: player.executed,
    strong: player.strong,
    seen: player.seen,
  }
}

export function cloneSheet(sheet: Sheet): Sheet {
  return {
    imperial: sheet.imperial,
    green: sheet.green,
    yellow: sheet.yellow,
    trinket: sheet.trinket,
    informer: sheet.informer,
    guildAgent: sheet.guildAgent,
    backOfMyHand: sheet.backOfMyHand,
  }
}

export function cloneStack(stack: Stack): Stack {
  return {
    card: stack.card,
    special: stack.special,
    points: stack.points,
    informers: stack.informers,
    guildAgents: stack.guildAgents,
    open: stack.open,
    done: stack.done,
  }
}

export const emptySheet = (): Sheet => ({
  imperial: 0,
  green: 0,
  yellow: 0,
  trinket: 0,
  informer: 0,
  guildAgent: 0,
  backOfMyHand: 0,
})

// ---- Small questions ----------------------------------------------------------------------------------------------------

const { informer, guildAgent } = house

/** The initiative of a stack (HA-7.1). */
export function apOn({ points, informers, guildAgents }: Stack): number {
  return points + informers * informer + guildAgents * guildAgent
}

export function stackAt({ stacks }: Player, index: number): Stack {
  const stack = stacks[index]
  if (!stack) throw new RangeError(`There is no stack ${index}`)
  return stack
}

/** Where a thief is who is in the city. */
export function whereIs({ at }: Player): SpaceId {
  if (at === null) throw new RangeError('This thief is nowhere')
  return at
}

export const isInCity = ({ at }: Player): boolean => at !== null

const dungeons = spaces.map(({ kind }) => kind === 'dungeon')
export const isDungeon = (space: SpaceId): boolean => dungeons[space] === true

export const isJailed = ({ at }: Player): boolean => at !== null && isDungeon(at)

export function districtOf(space: SpaceId): District {
  const found = spaces[space]
  if (!found) throw new RangeError(`There is no space ${space}`)
  return found.district
}

/** On a space, as a target can be: neither jailed nor gone. */
export const isAfoot = (player: Player): boolean => player.at !== null && !isDungeon(player.at)

/** The seats in the city, clockwise from the first player (HA-1.9). */
export function clockwise({ players, first, seats }: HadriaState): readonly Seat[] {
  let bits = 0
  for (let seat = 0; seat < seats; seat++) if (players[seat]?.at !== null) bits |= 1 << seat
  return orders[seats]?.[first]?.[bits] as readonly Seat[]
}

/** By the number of seats, who is first, and who is in the city, one bit a seat. */
const orders = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) => {
    const all = Array.from({ length: seats }, (_, i) => (first + i) % seats)
    return Array.from({ length: 1 << seats }, (_, bits) => all.filter((seat) => (bits & (1 << seat)) !== 0))
  }),
)

export const jewelsHeld = ({ holds }: Player): number => holds.imperial + holds.green + holds.yellow + holds.trinket

const ranks = new Map<General, number>(generals.map((card, at) => [card, at]))
const rankOf = (card: General): number => ranks.get(card) ?? 0

/** Puts a card where it belongs in a hand. */
export function putIn(hand: General[], card: General): void {
  const rank = rankOf(card)
  let at = hand.length
  hand.push(card)
  for (; at > 0 && rankOf(hand[at - 1] as General) > rank; at--) hand[at] = hand[at - 1] as General
  hand[at] = card
}
