/** What a card would bring later: each round, next round, at the end; as things would stand if it were played now. */
import type { Seat } from '../kernel/game.ts'
import { amount, hasEffect, holds, soleMost, type Table, type Viewpoint } from './counting.ts'
import { cardOf, rounds } from './data.ts'
import type { Effect, PlainEffect } from './vocabulary.ts'
import { playing, replaced, type Worth } from './worth.ts'
import { playerAt } from './state.ts'

export interface Prospect {
  /** Money that it brings every round from this one on, by seat; null if it isn't a card that does. */
  eachRound: number[] | null
  /** What it brings its player at the end of the game, or costs (below 0). */
  atEnd: { money: number; markers: number }
  /** Extra first markers for a holding that is played next round. */
  nextMarkers: number
  /** It goes back to the hand. */
  returns: boolean
  /** A thug that nobody knows is turned up and played. */
  turnsUp: boolean
  /** There is no next round for what it prepares or announces. */
  tooLate: boolean
}

export function prospectOf(table: Table, seat: Seat, card: number, worth: Worth, deckSize: number): Prospect {
  const { effect = [], eachRound, atEnd } = cardOf(card)
  const { given, after } = playing(table, seat, card)
  const from = { seat, card, paid: given?.markers ?? 0 }
  const then = richer(after, seat, worth.money)
  const isLast = table.round === rounds
  return {
    eachRound: eachRound ? table.players.map((_, who) => gainOf(then, from, eachRound, who)) : null,
    atEnd: {
      money: atEnd ? gainOf(then, from, atEnd, seat) : 0,
      markers: atEnd?.do === 'mark' ? amount(then, from, atEnd) : 0,
    },
    nextMarkers: isLast ? 0 : effect.reduce((sum, one) => sum + extraMarkers(after, from, one), 0),
    returns: returns(after, from),
    turnsUp: deckSize > 0 && effect.some((one) => one.do === 'unearth'),
    tooLate: isLast && effect.some((one) => (one.do === 'round' && one.next) || one.do === 'announce'),
  }
}

/** 36 if its owner has little money then; every action that is the first one after 68. */
function returns(table: Table, from: Viewpoint): boolean {
  const { kind, effect = [] } = cardOf(from.card)
  if (kind === 'action' && hasEffect(table, from.seat, 'encore')) return true
  return effect.some((one) => one.do === 'return' && holds(withOwnGain(table, from, effect), from, one.if))
}

function richer(table: Table, seat: Seat, money: number): Table {
  const player = playerAt(table, seat)
  return replaced(table, seat, { ...player, cash: player.cash + money })
}

/** 36 looks at the money before anything that its playing sets off. */
function withOwnGain(table: Table, from: Viewpoint, effects: readonly Effect[]): Table {
  const gains = effects.filter((one) => one.do === 'gain' && one.who === 'you') as Extract<Effect, { do: 'gain' }>[]
  const money = gains.reduce((sum, one) => sum + amount(table, from, one), 0)
  return richer(table, from.seat, hasEffect(table, from.seat, 'double') ? 2 * money : money)
}

/** What this seat gains by an effect that is carried out later; it may be another's card. */
function gainOf(table: Table, from: Viewpoint, effect: PlainEffect, who: Seat): number {
  if ('if' in effect && !holds(table, from, effect.if)) return 0
  switch (effect.do) {
    case 'gainMost':
      return soleMost(table, effect.of) === who ? effect.n : 0
    case 'gain':
      return who === from.seat ? amount(table, from, effect) : 0
    case 'lose':
      return who === from.seat ? -amount(table, from, effect) : 0
    default:
      return 0
  }
}

const extraMarkers = (table: Table, from: Viewpoint, effect: Effect): number =>
  effect.do === 'round' && effect.what === 'extraMarkers' ? amount(table, from, effect) : 0
