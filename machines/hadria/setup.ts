/** HA-2: setup. */
import type { Config, MoveOf } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { random } from '../kernel/random.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import {
  alarmedDeckSize,
  alarmedEventNames,
  calmDeckSize,
  calmEventNames,
  copies,
  generals,
  house,
  thieves,
  tileCounts,
  tileKinds,
  type Thief,
  type Tile,
} from './data.ts'
import { centre, greenSpaces, guardhouses, spaces, startOf, swordGuardhouses, type SpaceId } from './map.ts'
import {
  districtOf,
  emptySheet,
  guard,
  noFigure,
  playerAt,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Task,
} from './state.ts'

type S = HadriaState

export const thiefChoices = ['random', 'chosen'] as const

export function deal({ seats, seed, options }: Required<Config>): S {
  const source = random(seed)
  const first = source.int(seats)
  const dealt = source.shuffle(thieves.slice()).slice(0, seats)
  const chosen = options['thieves'] === 'chosen'
  const players = dealt.map((thief) => newPlayer(chosen ? null : thief))
  const clockwise = Array.from({ length: seats }, (_, i) => (first + i) % seats)
  const placing = clockwise.map((seat): Task => ({ do: 'start', seat }))
  const choosing = players.map((_, seat): Task => ({ do: 'choose', seat }))
  const tiles = source.shuffle(tileKinds.flatMap((tile) => Array<Tile>(tileCounts[tile]).fill(tile)))
  const isTiled = (space: SpaceId): boolean => guardhouses.includes(space) && districtOf(space) !== 'palace'
  const deck = source.shuffle(generals.flatMap((card) => Array<typeof card>(copies).fill(card)))
  const calmDeck = source.shuffle(calmEventNames.slice()).slice(0, calmDeckSize)
  const alarmedDeck = source.shuffle(alarmedEventNames.slice()).slice(0, alarmedDeckSize)
  return {
    phase: 'setup.start',
    random: source.state(),
    seats,
    journal: [{ key: 'started', params: { by: first } }],
    specials: options['specials'] !== false,
    first,
    firstStays: false,
    round: 0,
    alarmedRound: 0,
    stolen: false,
    bestThief: null,
    gateDistrict: null,
    closedGate: null,
    event: null,
    pastEvents: [],
    calmDeck,
    alarmedDeck,
    dice: [],
    initiative: 0,
    watchDone: false,
    watch: spaces.map(({ id }) => (swordGuardhouses.includes(id) ? guard : noFigure)),
    tiles: spaces.map(({ id }) => (isTiled(id) ? (tiles.pop() ?? null) : null)),
    spentTiles: Object.fromEntries(tileKinds.map((tile) => [tile, 0])) as Record<Tile, number>,
    openTiles: [],
    jewels: [{ at: centre, jewel: 'imperial' }, ...greenSpaces.map((at) => ({ at, jewel: 'green' as const }))],
    smoke: [],
    fire: [],
    trapped: [],
    deck,
    discards: [],
    tie: null,
    acting: null,
    sentries: [],
    players,
    todo: [...(chosen ? choosing : []), ...placing, { do: 'dealHands' } as const].reverse(),
    question: null,
  }
}

function newPlayer(thief: Thief | null): Player {
  return {
    thief,
    at: null,
    left: null,
    hand: [],
    drawn: [],
    holds: emptySheet(),
    blue: house.blue,
    red: 0,
    purple: 0,
    purpleNext: 0,
    poisoned: 0,
    stacks: [],
    ready: false,
    cloaked: false,
    escaped: false,
    roped: false,
    trapped: false,
    marked: false,
    robbed: false,
    executed: 0,
    strong: false,
    seen: [],
  }
}

export function askThief(state: S, { seat }: TaskOf<S, 'choose'>): void {
  state.question = { ask: 'thief', seat }
}

export const isThiefFree = ({ players }: S, thief: Thief): boolean => !players.some((player) => player.thief === thief)

export function chooseThief(state: S, { thief }: MoveOf<HadriaMove, 'choose'>): void {
  const { seat } = takeQuestion(state, 'thief')
  playerAt(state, seat).thief = thief
  tell(state, 'thiefChosen', { by: seat, thief })
}

/** HA-2.5: the first player and then the others, clockwise, one per outer district. */
export function askStart(state: S, { seat }: TaskOf<S, 'start'>): void {
  state.question = { ask: 'start', seat }
}

export function placeAtStart(state: S, { district }: MoveOf<HadriaMove, 'start'>): void {
  const { seat } = takeQuestion(state, 'start')
  playerAt(state, seat).at = startOf(district)
  tell(state, 'startChosen', { by: seat, district })
}
