/** HA-17: what each seat may know. */
import type { Seat, View, Viewer } from '../kernel/game.ts'
import { readable } from '../kernel/journal.ts'
import { basics, isGeneral, type General, type Tile } from './data.ts'
import type { SpaceId } from './map.ts'
import { allReady, hasLaid, hasLaidSpecial } from './planning.ts'
import {
  cloneSheet,
  cloneStack,
  playerAt,
  type HadriaState,
  type Phase,
  type Player,
  type Sheet,
  type Stack,
} from './state.ts'

type OpenOnSheet =
  | ('thief' | 'at' | 'left' | 'seen')
  | ('blue' | 'red' | 'purple' | 'purpleNext' | 'poisoned')
  | ('cloaked' | 'escaped' | 'roped' | 'trapped' | 'marked' | 'robbed' | 'executed' | 'strong')

/** A player as everybody sees them. */
export interface PlayerView extends Pick<Player, OpenOnSheet> {
  /** One number, basics and special included; during planning as it was before. */
  handSize: number
  /** Cards that Nikolai has taken and not yet chosen from. */
  drawn: number
  /** Jewels and tiles; during planning with the AP tiles that may lie on stacks. */
  holds: Sheet
  /** None during planning; `card` is null until it is turned up, and after it was discarded for a special action. */
  stacks: Stack[]
}

/** What only this seat knows. */
export interface Mine {
  hand: General[]
  drawn: General[]
  /** Own stacks as they were planned, with their faces: what has become of them is no secret. */
  stacks: Stack[]
  /** Faces of the tiles in `seen`. */
  tiles: { at: SpaceId; tile: Tile }[]
}

type OpenOnTable =
  | ('seats' | 'specials' | 'first' | 'firstStays' | 'round' | 'alarmedRound' | 'stolen' | 'bestThief')
  | ('gateDistrict' | 'closedGate' | 'event' | 'pastEvents' | 'dice' | 'initiative' | 'watchDone' | 'watch')
  | ('spentTiles' | 'openTiles' | 'jewels' | 'smoke' | 'fire' | 'trapped' | 'discards')
  | ('tie' | 'acting' | 'sentries' | 'todo' | 'question')

export interface HadriaView extends View, Pick<HadriaState, OpenOnTable> {
  phase: Phase
  mine: Mine | null
  calmDeckSize: number
  alarmedDeckSize: number
  deckSize: number
  /** The spaces on which a tile lies face down. */
  tiles: SpaceId[]
  players: PlayerView[]
}

export function view(state: HadriaState, viewer: Viewer): Omit<HadriaView, 'active'> {
  const planning = !allReady(state)
  return {
    seat: viewer,
    phase: state.phase,
    news: readable(state.journal, viewer),
    mine: viewer === 'table' || !hasSecrets(state) ? null : mineOf(state, viewer),
    seats: state.seats,
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
    calmDeckSize: state.calmDeck.length,
    alarmedDeckSize: state.alarmedDeck.length,
    dice: state.dice.slice(),
    initiative: state.initiative,
    watchDone: state.watchDone,
    watch: state.watch.slice(),
    tiles: state.tiles.flatMap((tile, at) => (tile === null ? [] : [at])),
    spentTiles: { ...state.spentTiles },
    openTiles: state.openTiles.map(({ at, tile }) => ({ at, tile })),
    jewels: state.jewels.map(({ at, jewel }) => ({ at, jewel })),
    smoke: state.smoke.slice(),
    fire: state.fire.slice(),
    trapped: state.trapped.slice(),
    deckSize: state.deck.length,
    discards: state.discards.slice(),
    tie: state.tie && { ...state.tie },
    acting: state.acting,
    sentries: state.sentries.map(({ at, figure, sees }) => ({ at, figure, sees: sees.slice() })),
    players: state.players.map((player) => playerView(state, player, planning)),
    todo: state.todo.map((task) => structuredCloneOf(task)),
    question: state.question && structuredCloneOf(state.question),
  }
}

/** Tasks and questions hold nothing but what is public. */
const structuredCloneOf = <T extends object>(value: T): T => ({ ...value })

/** Before the hands are dealt and after the end nobody has anything to hide. */
const hasSecrets = ({ phase, round }: HadriaState): boolean => phase !== 'over' && round > 0

function playerView(state: HadriaState, player: Player, planning: boolean): PlayerView {
  const { thief, at, left, blue, red, purple, purpleNext, poisoned, executed, strong } = player
  const { cloaked, escaped, roped, trapped, marked, robbed } = player
  return {
    ...{ thief, at, left },
    handSize: handSize(state, player, planning),
    drawn: player.drawn.length,
    holds: planning ? sheetBefore(player) : cloneSheet(player.holds),
    ...{ blue, red, purple, purpleNext, poisoned },
    stacks: planning ? [] : player.stacks.map(shownStack),
    ...{ cloaked, escaped, roped, trapped, marked, robbed, executed, strong },
    seen: player.seen.slice(),
  }
}

const shownStack = (stack: Stack): Stack => ({ ...cloneStack(stack), card: stack.open ? stack.card : null })

/** Planned cards are not in hand, but while others still plan nobody sees that. */
function handSize({ specials }: HadriaState, player: Player, planning: boolean): number {
  if (player.left !== null) return 0
  const all = player.hand.length + basics.length + Number(specials)
  if (planning) return all + player.stacks.filter(({ card }) => card !== null && isGeneral(card)).length
  return all - basics.filter((basic) => hasLaid(player, basic)).length - Number(hasLaidSpecial(player))
}

/** The sheet as it lay at the start of planning. */
function sheetBefore({ holds, stacks }: Player): Sheet {
  const sheet = cloneSheet(holds)
  for (const { informers, guildAgents } of stacks) {
    sheet.informer += informers
    sheet.guildAgent += guildAgents
  }
  return sheet
}

/** Own stacks with their faces, and what has become of them. */
export function ownStacks({ mine, seat, players }: HadriaView): Stack[] {
  const shown = seat === 'table' ? [] : (players[seat]?.stacks ?? [])
  return (mine?.stacks ?? []).map((stack, at) => {
    const { open, done } = shown[at] ?? stack
    return { ...cloneStack(stack), open, done }
  })
}

function mineOf(state: HadriaState, seat: Seat): Mine {
  const { hand, drawn, stacks, seen } = playerAt(state, seat)
  return {
    hand: hand.slice(),
    drawn: drawn.slice(),
    stacks: stacks.map((stack) => ({ ...cloneStack(stack), open: false, done: false })),
    tiles: seen.map((at) => ({ at, tile: state.tiles[at] as Tile })),
  }
}
