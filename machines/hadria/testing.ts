/** Tables laid out by hand, for tests that tell one story, and what must hold at any time (HA-19). */
import { playGame, randomBot, type Bot } from '../kernel/bots/bot.ts'
import type { Seat } from '../kernel/game.ts'
import { random } from '../kernel/random.ts'
import {
  captainCount,
  copies,
  generals,
  guardCount,
  house,
  isGeneral,
  jewelCounts,
  isCalm,
  jewelKinds,
  keptTiles,
  tileCounts,
  tileKinds,
  type BoardTile,
  type Card,
  type EventName,
  type General,
  type JewelKind,
  type Thief,
  type Tile,
} from './data.ts'
import { hadria } from './game.ts'
import { centre, dungeonOf, outerDistricts, spacesOf, type District, type OuterDistrict, type SpaceId } from './map.ts'
import { pointsLeft } from './planning.ts'
import type { HadriaView } from './view.ts'
import {
  captain,
  emptySheet,
  guard,
  isDungeon,
  noFigure,
  playerAt,
  putIn,
  type HadriaMove,
  type HadriaState,
  type Sheet,
  type Way,
} from './state.ts'

type S = HadriaState

/** A space by its district and its place in the district's plan (map.ts). */
export const at = (district: District, index: number): SpaceId => spacesOf(district)[index] as SpaceId
export const domes = (index: number): SpaceId => at('domes', index)
export const palace = (index: number): SpaceId => at('palace', index)

export interface Layout {
  seats?: number
  thieves?: Thief[]
  /** Where each thief stands. */
  at?: SpaceId[]
  first?: Seat
  guards?: SpaceId[]
  captains?: SpaceId[]
  jewels?: [SpaceId, JewelKind][]
  /** Face down. */
  tiles?: [SpaceId, Tile][]
  /** Turned up, and staying where they are. */
  openTiles?: [SpaceId, BoardTile][]
  hands?: General[][]
  holds?: Partial<Sheet>[]
  event?: EventName
  /** Those of the rounds to come, calm and alarmed ones, each in this order; then none. */
  events?: EventName[]
  round?: number
  alarmedRound?: number
  gate?: OuterDistrict
  /** The watch's. */
  initiative?: number
  specials?: boolean
  seed?: string
}

/** Planning begins. No watch, no tiles, no jewels and no cards but those that are named; the watch comes last, with 1. */
export function table(layout: Layout): S {
  const { seats = layout.at?.length ?? 2, seed = 'a table', specials = true } = layout
  const state = begun(seats, seed, specials)
  const thieves = layout.thieves ?? (['morius', 'jasmine', 'joanne', 'zain'] as const).slice(0, seats)
  state.journal = []
  state.first = layout.first ?? 0
  state.round = layout.round ?? 3
  state.event = layout.event ?? null
  state.alarmedRound = layout.alarmedRound ?? 0
  state.stolen = layout.gate !== undefined
  state.gateDistrict = layout.gate ?? null
  state.initiative = layout.initiative ?? 1
  state.watch.fill(noFigure)
  for (const space of layout.guards ?? []) state.watch[space] = guard
  for (const space of layout.captains ?? []) state.watch[space] = captain
  state.jewels = (layout.jewels ?? []).map(([space, jewel]) => ({ at: space, jewel }))
  state.tiles.fill(null)
  for (const [space, tile] of layout.tiles ?? []) state.tiles[space] = tile
  state.openTiles = (layout.openTiles ?? []).map(([space, tile]) => ({ at: space, tile }))
  if (layout.events) {
    const toCome = layout.events.toReversed()
    state.calmDeck = toCome.filter(isCalm)
    state.alarmedDeck = toCome.filter((event) => !isCalm(event))
  }
  state.deck = generals.flatMap((card) => Array<General>(copies).fill(card))
  state.players.forEach((player, seat) => {
    player.thief = thieves[seat] ?? null
    player.at = layout.at?.[seat] ?? player.at
    player.holds = { ...emptySheet(), ...layout.holds?.[seat] }
    player.hand = []
    for (const card of layout.hands?.[seat] ?? []) putIn(player.hand, take(state.deck, card))
    player.ready = false
    player.blue = player.at !== null && isDungeon(player.at) ? house.blueJailed : house.blue
  })
  return state
}

/** A table to play on: the imperial jewel lies where it belongs, unless it is somewhere else. */
export function city(layout: Layout): S {
  const { jewels = [], holds = [] } = layout
  const isElsewhere = jewels.some(([, jewel]) => jewel === 'imperial') || holds.some((sheet) => sheet.imperial)
  return table(isElsewhere ? layout : { ...layout, jewels: [...jewels, [centre, 'imperial']] })
}

function take(deck: General[], card: General): General {
  deck.splice(deck.indexOf(card), 1)
  return card
}

/** A game in its first planning phase: everything that comes before is answered in the first way that is legal. */
export function begun(seats: number, seed: string, specials = true): S {
  let state = hadria.setup({ seats, seed, options: { specials } })
  while (state.phase !== 'plan') state = first(state)
  return state
}

export const active = (state: S): Seat => hadria.active(state)[0] as Seat
export const legal = (state: S): readonly HadriaMove[] => hadria.legalMoves(state, active(state))
export const first = (state: S): S => hadria.apply(state, active(state), legal(state)[0] as HadriaMove)

/** Moves made one after the other, each by the seat that is asked. */
export function play(state: S, ...moves: HadriaMove[]): S {
  return moves.reduce((now, move) => hadria.apply(now, active(now), move), state)
}

/** A stack: its card, its AP, and whether it lies on the special. */
export type Planned = [card: Card, ap: number, special?: 'special']

/** Everybody lays these stacks, by seat, and is ready. */
export function planned(state: S, ...plans: Planned[][]): S {
  let now = state
  for (let seat = 0; seat < state.seats; seat++) {
    if (playerAt(state, seat).at !== null) now = plan(now, seat, plans[seat] ?? [])
  }
  return now
}

/** One seat lays these stacks, and is ready. */
export function plan(state: S, seat: Seat, stacks: readonly Planned[]): S {
  const laid = stacks.reduce((now, stack) => lay(now, seat, stack), state)
  return hadria.apply(laid, seat, ready)
}

export function lay(state: S, seat: Seat, stack: Planned): S {
  const index = playerAt(state, seat).stacks.length
  return laying(index, stack).reduce((now, move) => hadria.apply(now, seat, move), state)
}

/** The moves that lay a stack, the how-manieth of the plan. */
export const laying = (index: number, [card, ap, special]: Planned): HadriaMove[] => [
  { type: 'lay', card, special: special !== undefined, with: 'point' },
  ...raise(index, ap - 1),
]
export const raise = (stack: number, by: number): HadriaMove[] =>
  Array.from({ length: by }, () => ({ type: 'add', stack, with: 'point' }))

export const execute = (as: Way): HadriaMove => ({ type: 'execute', as })
export const step = (to: SpaceId): HadriaMove => ({ type: 'step', to })
export const walk = (...spaces: SpaceId[]): HadriaMove[] => spaces.map(step)
export const aim = (space: SpaceId): HadriaMove => ({ type: 'aim', space })
export const target = (thief: Seat): HadriaMove => ({ type: 'target', thief })
export const takeJewel = (jewel: JewelKind): HadriaMove => ({ type: 'take', jewel })
export const rob = (victim: Seat, jewel: JewelKind): HadriaMove => ({ type: 'rob', victim, jewel })
export const sewer = (to: SpaceId): HadriaMove => ({ type: 'sewer', to })
export const discard = (card: General): HadriaMove => ({ type: 'discard', card })
export const stop: HadriaMove = { type: 'stop' }
export const done: HadriaMove = { type: 'done' }
export const turnUp: HadriaMove = { type: 'turnUp' }
export const ready: HadriaMove = { type: 'ready' }

/** The paragraph and sentence that refuse a move of the seat that is asked. */
export function refused(state: S, move: HadriaMove): string | undefined {
  const refusal = hadria.whyNot(state, active(state), move)
  return refusal && `${refusal.rule} ${refusal.message.replace('refusal.', '')}`
}

export const isLegal = (state: S, move: HadriaMove): boolean => refused(state, move) === undefined

/** The lines that the last move has told, by their keys. */
export const told = (state: S): string[] => state.journal.map(({ key }) => key)

export const isJailedIn = (state: S, seat: Seat, district: OuterDistrict): boolean =>
  playerAt(state, seat).at === dungeonOf[district]

/** Plays on in the first legal way until something holds. */
export function until(state: S, holds: (state: S) => boolean): S {
  let now = state
  for (let i = 0; !holds(now); i++) {
    if (i > 500) throw new Error('That never happens')
    now = first(now)
  }
  return now
}

/**
 * A game in the middle of things: thieves with jewels and tiles, close to each other in the Palace or, two times out of
 * three, before a gate with the imperial jewel stolen.
 */
export function lateGame(game: number, seats: number): S {
  const source = random(`late start ${game}`)
  let state = hadria.setup({ seats, seed: `late ${game}`, options: { specials: game % 4 > 0 } })
  while (state.phase !== 'plan') state = hadria.apply(state, active(state), source.pick(legal(state)))
  state = structuredClone(state)
  state.tiles = state.tiles.map((tile) => (tile !== null && kept.includes(tile) ? null : tile))
  for (const [seat, player] of state.players.entries()) {
    if (game % 2 === 0) player.at = palace(1 + seat)
    player.holds = { ...emptySheet(), yellow: 1, trinket: 1, backOfMyHand: seat % 2, informer: 1, guildAgent: 1 }
  }
  if (game % 3 === 0) return state
  const thief = source.int(seats)
  state.jewels = state.jewels.filter(({ jewel }) => jewel !== 'imperial')
  playerAt(state, thief).holds.imperial = 1
  state.stolen = true
  state.bestThief = thief
  const district = source.pick(outerDistricts)
  const heap = at(district, 14)
  state.jewels = state.jewels.filter(({ jewel }) => jewel !== 'green')
  state.jewels.push({ at: heap, jewel: 'green' }, { at: heap, jewel: 'yellow' })
  state.gateDistrict = district
  const crowded = game % 8 > 3
  for (const player of state.players) {
    swapIn(state.deck, player.hand, crowded ? 'poisonedBola' : 'fishingRod')
    player.marked = true
    player.at = at(district, crowded ? 15 : source.pick([12, 13, 15, 16, 21, 22]))
    state.watch[player.at] = noFigure
  }
  return state
}
const kept: readonly Tile[] = keptTiles

/** A card out of the deck for the first one of the hand, if there is one. */
function swapIn(deck: General[], hand: General[], card: General): void {
  const index = deck.indexOf(card)
  const back = hand[0]
  if (index < 0 || back === undefined) return
  deck[index] = back
  hand.splice(0, 1)
  putIn(hand, card)
}

/** How many of so many two-player games a bot wins, from either seat. */
export function winsAgainstChance(hadriaBot: Bot<HadriaMove, HadriaView>, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [hadriaBot, chance] : [chance, hadriaBot]
    const start = hadria.setup({ seats: 2, seed: `s${game}` })
    if (playGame(hadria, start, bots, random(`g${game}`))?.winners.includes(seat)) wins += 1
  }
  return wins
}

const chance = randomBot as unknown as Bot<HadriaMove, HadriaView>

// ---- HA-19 --------------------------------------------------------------------------------------------------------------

/** Throws if the table is not whole. */
export function checkTable(state: S): void {
  const fail = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ ...state, tiles: [] })}`)
  }
  const count = (figure: number): number => state.watch.filter((other) => other === figure).length
  if (count(guard) > guardCount || count(captain) > captainCount) fail('Too many of the watch')
  state.watch.forEach((figure, space) => {
    if (figure !== noFigure && isDungeon(space)) fail('The watch is in a dungeon')
  })
  for (const space of state.fire) {
    const isFigureThere = state.watch[space] !== noFigure || state.players.some((player) => player.at === space)
    if (isFigureThere) fail(`A figure on fire at ${space}`)
  }
  for (const kind of jewelKinds) {
    const held = state.players.map(({ holds }) => holds[kind])
    const lying = state.jewels.filter(({ jewel }) => jewel === kind).length
    const all = held.reduce((sum, n) => sum + n, lying)
    if (Math.min(...held) < 0 || all > jewelCounts[kind]) fail(`${all} ${kind} jewels`)
    if (kind === 'imperial' && all !== 1) fail('The imperial jewel is gone')
  }
  checkCards(state, fail)
  checkTiles(state, fail)
  for (const player of state.players) if (pointsLeft(player) < 0) fail('More AP than there are')
}

function checkCards(state: S, fail: (what: string) => never): void {
  const planned = state.players.flatMap(({ stacks }) => stacks.map(({ card }) => card))
  const inHands = state.players.flatMap(({ hand, drawn }) => [...hand, ...drawn])
  const all = [
    ...state.deck,
    ...state.discards,
    ...inHands,
    ...planned.filter((card) => card !== null && isGeneral(card)),
  ]
  for (const card of generals) {
    if (all.filter((other) => other === card).length !== copies) fail(`Not ${copies} of ${card}`)
  }
  state.players.forEach(({ hand }, seat) => {
    const { question } = state
    const asked = question?.ask === 'discard' && question.seat === seat && question.why === 'limit' ? question.n : 0
    if (state.phase !== 'over' && hand.length > house.handLimit + asked && !isDrawing(state))
      fail(`A hand of ${hand.length}`)
  })
}

/** In the middle of a move a hand is over its limit just before its owner is asked. */
const isDrawing = ({ journal }: S): boolean => /^drew/.test(journal.at(-1)?.key ?? '')

function checkTiles(state: S, fail: (what: string) => never): void {
  const found = { ...state.spentTiles }
  for (const tile of state.tiles) if (tile !== null) found[tile] += 1
  for (const { tile } of state.openTiles) found[tile] += 1
  for (const { jewel } of state.jewels) if (jewel === 'trinket') found.trinket += 1
  for (const { holds, stacks } of state.players) {
    for (const tile of keptTiles) found[tile] += holds[tile]
    for (const { informers, guildAgents } of stacks) {
      found.informer += informers
      found.guildAgent += guildAgents
    }
  }
  for (const tile of tileKinds) if (found[tile] > tileCounts[tile]) fail(`${found[tile]} of ${tile}`)
}
