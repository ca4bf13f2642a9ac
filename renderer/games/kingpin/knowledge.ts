/** How the street stands as far as a view tells: open crooks, and those in the seat's notes. */
import { crook, denIndex, gangs, seatList, targets, type Den, type Gang } from '../../../machines/kingpin/data.ts'
import type { KingpinView } from '../../../machines/kingpin/index.ts'
import {
  scoreGang,
  scoreTarget,
  type GangScore,
  type Raider,
  type TargetScore,
} from '../../../machines/kingpin/scoring.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Params, Phrase } from '../../../machines/kernel/journal.ts'

/** Two rows leave room for upright cards. */
export type Format = 'tall' | 'wide'
export const formatOf = (players: number): Format => (players <= 2 ? 'tall' : 'wide')

/** How high the whole street is at least, in pixels: its houses, a row for each player, the dens, and what is between them. See `Board.svelte`. */
export const heightOf = (players: number, rem: number): number =>
  Math.max(4.6 * rem, 90) +
  players * ((formatOf(players) === 'tall' ? 5.6 : 4.1) + 0.4) * rem +
  Math.max(5 * rem, 100) +
  0.9 * rem

export interface SeenPiece {
  /** Its place in the view's list. */
  piece: number
  /** null: this view doesn't know. */
  crook: number | null
  seat: Seat
  at: number | 'hand' | 'killed'
  den: string
  faceUp: boolean
}

/** Every piece, with what the notes say of it. */
export function seenPieces(view: KingpinView): SeenPiece[] {
  return view.pieces.map((shown, piece) => ({
    ...shown,
    piece,
    crook: shown.crook ?? view.mine?.pieces.find((note) => note.piece === piece)?.crook ?? onlyOne(view, piece),
  }))
}

/** KP-6: who lies on the street, where a den's notes leave nobody else. */
function onlyOne(view: KingpinView, piece: number): number | null {
  if (typeof view.pieces[piece]?.at !== 'number') return null
  const [one, another] = mayBe(view, piece)
  return another === undefined ? (one ?? null) : null
}

/** KP-6: those of whom a seat knows, by its looks into a den, that this one is among them. */
export function mayBe({ seat, pieces, looks, mine }: KingpinView, piece: number): number[] {
  const den = pieces[piece]?.den
  const noted = mine?.dens.find((seen) => seen.den === den)
  const look = typeof seat === 'number' ? looks[seat]?.dens[denIndex(den as Den)] : null
  if (!noted || !look) return []
  if (look.gone.includes(piece)) return noted.crooks
  return noted.missed[look.missed.findIndex((pieces) => pieces.includes(piece))] ?? []
}

export const inSlot = (pieces: readonly SeenPiece[], seat: Seat, target: number): SeenPiece[] =>
  pieces.filter((piece) => piece.seat === seat && piece.at === target)

const isKnown = (piece: SeenPiece): piece is SeenPiece & Raider => piece.crook !== null

export interface Standing extends TargetScore {
  /** By seat: crooks here that this view doesn't know. */
  hidden: number[]
}

/** Who leads at a target and what it is worth, among the crooks that are known. */
export const standing = (view: KingpinView, target: number): Standing =>
  standingOf(seenPieces(view), target, view.money.length)

function standingOf(pieces: readonly SeenPiece[], target: number, seats: number): Standing {
  const here = pieces.filter(({ at }) => at === target)
  const hidden = seatList(seats).map((seat) => here.filter((one) => one.seat === seat && !isKnown(one)).length)
  return { ...scoreTarget(here.filter(isKnown), target, seats), hidden }
}

/** The crook in the hand, and how a target would stand if it went there, before its skill. */
export function raiding(view: KingpinView, target: number): (Standing & { crook: number }) | null {
  const pieces = seenPieces(view)
  const hand = pieces.at(-1)
  if (hand?.at !== 'hand' || hand.crook === null) return null
  const joins = crook(hand.crook).skill === 'accomplice'
  const others = pieces.filter(({ seat, at }) => joins || seat !== hand.seat || at !== target)
  const raided = [...others, { ...hand, at: target }]
  return { ...standingOf(raided, target, view.money.length), crook: hand.crook }
}

/** The members of each gang among the crooks that are known. */
export function tallies(view: KingpinView): Record<Gang, GangScore> {
  const known = seenPieces(view).filter(isKnown)
  const tally = (gang: Gang): GangScore => scoreGang(known, gang, view.money.length)
  return Object.fromEntries(gangs.map((gang) => [gang, tally(gang)])) as Record<Gang, GangScore>
}

/** What everybody would have if it ended now and nothing lay face down: one's notes don't count, so all see the same. */
export const standings = (view: KingpinView): number[] =>
  pointsFor(seenPieces({ ...view, mine: null }), view.money.length)

/** KP-5: by seat, what everybody has in the end, from when it is told who rules the town. */
export function finalPoints(view: KingpinView): number[] | null {
  const isTold = view.phase === 'over' || view.news.some(({ key }) => key.startsWith('won'))
  return isTold ? standings(view) : null
}

/** KP-5: by seat, what these lines of the scoring say that they get. */
export const pointsTold = (lines: readonly Phrase[], seats: number): number[] =>
  seatList(seats).map((seat) =>
    lines.reduce((sum, { key, params: { by, seats, points } }) => {
      const gets = /^(target|gang)/.test(key) && (by === seat || (Array.isArray(seats) && seats.includes(seat)))
      return gets ? sum + Number(points) : sum
    }, 0),
  )

/** By seat, what these crooks make as far as they are known. */
export function pointsFor(pieces: readonly SeenPiece[], seats: number): number[] {
  const known = pieces.filter(isKnown)
  const scored = [
    ...targets.map((target) => scoreTarget(known, target, seats)),
    ...gangs.map((gang) => scoreGang(known, gang, seats)).map(({ winner, points }) => ({ winners: [winner], points })),
  ]
  return seatList(seats).map((seat) =>
    scored.reduce((sum, { winners, points }) => sum + (winners.includes(seat) ? points : 0), 0),
  )
}

/** In which round of turns we are: how many crooks somebody has recruited at most, with the one of this turn. */
export function roundOf({ pieces, turn, phase, money }: KingpinView): number {
  const recruiting = /choose|take/.test(phase) && pieces.at(-1)?.at !== 'hand'
  const recruited = seatList(money.length).map(
    (seat) => pieces.filter((piece) => piece.seat === seat).length + (recruiting && seat === turn ? 1 : 0),
  )
  return Math.max(1, ...recruited)
}

/** All that a sentence can say of a crook. */
export function traits(number: number): Params {
  const { rank, modifier, gangs, skill } = crook(number)
  return { crook: number, rank, modifier, gangs: [...gangs], skill: skill ?? '' }
}

/** `+2`, `−1`, and nothing for 0. */
export const signed = (value: number): string => (value === 0 ? '' : value < 0 ? `−${-value}` : `+${value}`)
