/** Counting, comparing and pricing. All of it works on a state and on a view alike: a table has what both show. */
import type { Seat } from '../kernel/game.ts'
import { cardOf, symbolsByCard, type Card } from './data.ts'
import { playerAt, type RoundEffect, type Shown } from './state.ts'
import {
  symbols,
  type Amount,
  type CardSymbol,
  type Condition,
  type Count,
  type Displayed,
  type RoundEffectName,
  type Tally,
  type Target,
} from './vocabulary.ts'

export interface PublicPlayer {
  readonly cash: number
  readonly display: readonly Shown[]
  readonly effects: readonly RoundEffect[]
}

export interface Table {
  readonly seats: number
  readonly round: number
  readonly players: readonly PublicPlayer[]
}

/** Who counts, for which card, and how many markers were given up for it. */
export interface Viewpoint {
  readonly seat: Seat
  readonly card: number
  readonly paid: number
}

/** What a card in a display is: Mimic Mo is what it copies. */
export const faceOf = (shown: Shown): Card => cardOf(shown.as)
export const kindOf = (shown: Shown): Displayed => cardOf(shown.card).kind as Displayed

/** Whether the seat has this effect in the present round. */
export function hasEffect(table: Table, seat: Seat, what: RoundEffectName): boolean {
  for (const effect of playerAt(table, seat).effects) {
    if (effect.what === what && effect.round === table.round) return true
  }
  return false
}

/** SY-3.2: symbols are counted, not cards. */
function symbolsOf(table: Table, seat: Seat, symbol: CardSymbol): number {
  const { display, effects } = playerAt(table, seat)
  const many = symbolsByCard[symbol]
  let sum = 0
  for (const { as } of display) sum += many[as] as number
  if (symbol !== 'G' && symbol !== 'K') return sum
  for (const shown of display) {
    // Only the card itself can be disguised, and only while it is there (SY-3.7).
    for (const { what, card, round } of effects) {
      if (what === 'disguise' && card === shown.card && round === table.round) {
        sum++
        break
      }
    }
  }
  return sum
}

export function cardsOf(table: Table, seat: Seat, kind: Displayed): number {
  let sum = 0
  for (const shown of playerAt(table, seat).display) if (kindOf(shown) === kind) sum++
  return sum
}

function fullest(table: Table, seat: Seat): number {
  let most = 0
  for (const { markers } of playerAt(table, seat).display) if (markers > most) most = markers
  return most
}

function highest(table: Table, of: (seat: Seat) => number): number {
  let most = 0
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, of(seat))
  return most
}

export function count(table: Table, { seat, card, paid }: Viewpoint, what: Count): number {
  switch (what) {
    case 'cash':
      return playerAt(table, seat).cash
    case 'thugs':
      return cardsOf(table, seat, 'thug')
    case 'holdings':
      return cardsOf(table, seat, 'holding')
    case 'here':
      return playerAt(table, seat).display.find((shown) => shown.card === card)?.markers ?? 0
    case 'symbolMarkers':
      return symbolMarkers(table, seat, card)
    case 'paid':
      return paid
    case 'BHInPlay':
      return highest(table, (other) => symbolsOf(table, other, 'B') + symbolsOf(table, other, 'H'))
    case 'fullestOwn':
      return fullest(table, seat)
    case 'fullestOpposing':
      return highest(table, (other) => (other === seat ? 0 : fullest(table, other)))
    case 'fullestInPlay':
      return highest(table, (other) => fullest(table, other))
    case 'mostThugs':
      return highest(table, (other) => cardsOf(table, other, 'thug'))
    case 'mostHoldings':
      return highest(table, (other) => cardsOf(table, other, 'holding'))
    default:
      return symbolsOf(table, seat, what)
  }
}

export function amount(table: Table, from: Viewpoint, { n, per, plus = 0 }: Amount): number {
  return per === undefined ? n : plus + n * count(table, from, per)
}

/** SY-3.6: the one player with the most, or the fewest; undefined on a tie. */
function sole(table: Table, what: Count, sign: 1 | -1): Seat | undefined {
  let best = -Infinity
  let who: Seat | undefined
  for (let seat = 0; seat < table.seats; seat++) {
    const many = sign * count(table, { seat, card: 0, paid: 0 }, what)
    if (many === best) who = undefined
    if (many > best) {
      best = many
      who = seat
    }
  }
  return who
}

export const soleMost = (table: Table, what: Count): Seat | undefined => sole(table, what, 1)

export function holds(table: Table, from: Viewpoint, condition: Condition | undefined): boolean {
  if (!condition) return true
  const { atLeast, atMost, soleMost: most, soleFewest: fewest } = condition
  return (
    (!atLeast || within(table, from, atLeast, 1)) &&
    (!atMost || within(table, from, atMost, -1)) &&
    (!most || sole(table, most, 1) === from.seat) &&
    (!fewest || sole(table, fewest, -1) === from.seat)
  )
}

function within(table: Table, from: Viewpoint, tally: Tally, sign: 1 | -1): boolean {
  for (const what in tally) {
    const bound = tally[what as Count] as number
    if (sign * count(table, from, what as Count) < sign * bound) return false
  }
  return true
}

/** SY-3.9: the cash that a card costs this seat; null if it can't be paid in cash. */
export function priceOf(table: Table, seat: Seat, card: number): number | null {
  const { cost, kind } = cardOf(card)
  if (cost?.cash === undefined) return null
  let price = cost.cash
  for (const shown of playerAt(table, seat).display) {
    const { discount } = faceOf(shown)
    if (discount && (discount.on === 'all' || discount.on === kind)) price -= discount.n
  }
  return Math.max(0, price)
}

export function isAffordable(table: Table, seat: Seat, card: number): boolean {
  const price = priceOf(table, seat, card)
  return price !== null && price <= playerAt(table, seat).cash
}

/** SY-3.1: whether a card of the display can be given up for a card. */
export const pays = (shown: Shown, card: number): boolean => cardOf(card).cost?.give?.includes(kindOf(shown)) ?? false

export function givable(table: Table, seat: Seat, card: number): readonly Shown[] {
  return playerAt(table, seat).display.filter((shown) => pays(shown, card))
}

export const givesHandCard = (card: number): boolean => cardOf(card).cost?.give?.includes('hand') ?? false

/** SY-3.4: the first markers of a holding, when it is not yet in the display. */
export function firstMarkers(table: Table, seat: Seat, card: number, extra: number): number {
  let sum = extra + (cardOf(card).lateMarkers ? 0 : symbolMarkers(table, seat, card))
  for (const shown of playerAt(table, seat).display) sum -= faceOf(shown).fewerMarkers ?? 0
  return Math.max(0, sum)
}

/** One for each symbol of its own, and one for each same symbol on other cards. */
export function symbolMarkers(table: Table, seat: Seat, card: number): number {
  const { B, H, W } = cardOf(card).symbols
  let sum = B + H + W
  for (const shown of playerAt(table, seat).display) {
    if (shown.card === card) continue
    const other = faceOf(shown).symbols
    if (B > 0) sum += other.B
    if (H > 0) sum += other.H
    if (W > 0) sum += other.W
  }
  return sum
}

/** The holdings that an effect puts markers on; `played`: the card whose playing set it off. */
export function targetsOf(table: Table, { seat, card }: Viewpoint, on: Target, played = card): Shown[] {
  const { display } = playerAt(table, seat)
  switch (on) {
    case 'here':
      return display.filter((shown) => shown.card === card)
    case 'played':
      return display.filter((shown) => shown.card === played)
    case 'each':
      return display.filter((shown) => kindOf(shown) === 'holding')
    case 'eachWithoutSymbols':
      return display.filter((shown) => kindOf(shown) === 'holding' && isBlank(shown))
    case 'eachWithAtMostOne':
      return display.filter((shown) => kindOf(shown) === 'holding' && shown.markers <= 1)
  }
}

const isBlank = (shown: Shown): boolean => symbols.every((symbol) => faceOf(shown).symbols[symbol] === 0)
