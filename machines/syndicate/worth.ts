/** What a card would be worth now: for boards, which have a view, and for bots. Nothing is changed. */
import type { Seat } from '../kernel/game.ts'
import { leftOf, rightOf } from '../kernel/seats.ts'
import {
  amount,
  faceOf,
  firstMarkers,
  givable,
  givesHandCard,
  hasEffect,
  holds,
  isAffordable,
  kindOf,
  priceOf,
  targetsOf,
  type PublicPlayer,
  type Table,
  type Viewpoint,
} from './counting.ts'
import { cardOf } from './data.ts'
import { playerAt, type Shown } from './state.ts'
import type { Effect } from './vocabulary.ts'

export interface Worth {
  /** What it costs in cash, discounts taken off; null if it can't be paid in cash. */
  price: number | null
  /** Whether its cost can be met, or ignored. */
  payable: boolean
  /** Whether its need is met, or can be ignored. */
  needMet: boolean
  /** Money that it brings its player at once, its cost not taken off; with what its playing sets off. */
  money: number
  /** Markers that it brings its player at once, those given up as its cost taken off. */
  markers: number
  /** Cards that it draws. */
  cards: number
  /** What the others gain by it, or lose (below 0); by seat, nothing for its player. */
  others: { money: number; markers: number }[]
}

/**
 * `handSize`: how many other cards there are in the hand; `deckSize`: how many can still be drawn. A choice still to be
 * made is taken to be the best.
 */
export function worthOf(table: Table, seat: Seat, card: number, handSize: number, deckSize = Infinity): Worth {
  const { cost, need, effect = [] } = cardOf(card)
  const { price, affordable, ignorable, given, after } = playing(table, seat, card)
  const from = { seat, card, paid: given?.markers ?? 0 }
  const payable = !cost || ignorable || affordable || given !== undefined || (handSize > 0 && givesHandCard(card))
  const worth: Worth = {
    price,
    payable,
    needMet: hasEffect(table, seat, 'ignoreNeed') || holds(table, from, need),
    money: 0,
    markers: (shownIn(after, seat, card)?.markers ?? 0) - from.paid,
    cards: 0,
    others: table.players.map(() => ({ money: 0, markers: 0 })),
  }
  if (given) addLoss(worth, after, seat, given, card)
  for (const one of effect) addEffect(worth, after, from, one)
  addTriggers(worth, after, seat, card)
  worth.cards = Math.min(worth.cards, deckSize)
  return worth
}

export interface Playing {
  /** What it costs in cash; null if it can't be paid so. */
  price: number | null
  affordable: boolean
  ignorable: boolean
  /** What one would give up for it. */
  given: Shown | undefined
  /** The table with the card in its player's display, as if it had just come there. */
  after: Table
}

/** How a card would be paid for, and how the table would then stand. */
export function playing(table: Table, seat: Seat, card: number): Playing {
  const player = playerAt(table, seat)
  const price = priceOf(table, seat, card)
  const affordable = isAffordable(table, seat, card)
  const ignorable = hasEffect(table, seat, 'ignoreCost')
  const given = affordable || (ignorable && !usesGift(card)) ? undefined : bestGift(table, seat, card)
  const cash = affordable && !ignorable ? player.cash - (price ?? 0) : player.cash
  const after = withCard(table, seat, { ...player, cash }, card, given)
  return { price, affordable, ignorable, given, after }
}

const usesGift = (card: number): boolean =>
  cardOf(card).effect?.some((effect) => 'per' in effect && effect.per === 'paid') ?? false

/** What one would give up: the fullest holding where its markers count, else what has the fewest; insured cards first. */
function bestGift(table: Table, seat: Seat, card: number): Shown | undefined {
  const sign = usesGift(card) ? 1 : -1
  const appeal = (shown: Shown): number => sign * shown.markers + (faceOf(shown).whenLost ? 2 : 0)
  const better = (best: Shown | undefined, shown: Shown): Shown =>
    best && appeal(best) >= appeal(shown) ? best : shown
  return givable(table, seat, card).reduce(better, undefined as Shown | undefined)
}

const shownIn = (table: Table, seat: Seat, card: number): Shown | undefined =>
  playerAt(table, seat).display.find((shown) => shown.card === card)

function withCard(table: Table, seat: Seat, player: PublicPlayer, card: number, given: Shown | undefined): Table {
  const display = player.display.filter((shown) => shown !== given)
  const left = given ? display.map(consoled) : display
  const { kind } = cardOf(card)
  if (kind === 'action') return replaced(table, seat, { ...player, display: left })
  const extra = player.effects
    .filter(({ what, round }) => what === 'extraMarkers' && round === table.round)
    .reduce((sum, { n }) => sum + n, 0)
  const without = replaced(table, seat, { ...player, display })
  const markers = kind === 'holding' ? firstMarkers(without, seat, card, extra) : 0
  return replaced(table, seat, { ...player, display: [...left, { card, as: card, markers }] })
}

/** 45: what its owner loses brings markers. */
function consoled(shown: Shown): Shown {
  const { whenYouLose } = faceOf(shown)
  return whenYouLose?.do === 'mark' ? { ...shown, markers: shown.markers + whenYouLose.n } : shown
}

export function replaced({ seats, round, players }: Table, seat: Seat, player: PublicPlayer): Table {
  return { seats, round, players: players.map((other, at) => (at === seat ? player : other)) }
}

function addEffect(worth: Worth, table: Table, from: Viewpoint, effect: Effect, played = from.card): void {
  if ('if' in effect && !holds(table, from, effect.if)) return
  const { seat } = from
  switch (effect.do) {
    case 'gain': {
      const money = amount(table, from, effect)
      if (effect.who === 'you') addMoney(worth, table, seat, seat, money)
      else forOthers(worth, seat, (who) => addMoney(worth, table, seat, who, money))
      return
    }
    case 'lose':
      forOthers(worth, seat, (who, other) => {
        const money = amount(table, effect.theirs ? { ...from, seat: who } : from, effect)
        other.money -= Math.min(playerAt(table, who).cash, money)
      })
      return
    case 'mark':
      worth.markers += amount(table, from, effect) * targetsOf(table, from, effect.on, played).length
      return
    case 'markOne':
      if (playerAt(table, seat).display.some((shown) => kindOf(shown) === 'holding')) {
        worth.markers += amount(table, from, effect)
      }
      return
    case 'unmark':
      forOthers(worth, seat, (who, other) => {
        for (const shown of playerAt(table, who).display) {
          if (!faceOf(shown).safeMarkers) other.markers -= Math.min(shown.markers, effect.n)
        }
      })
      return
    case 'draw':
      worth.cards += amount(table, from, effect)
      return
    case 'again':
      for (const shown of thugsOf(table, seat)) addFace(worth, table, seat, shown)
      return
    case 'copy':
      return addBestCopy(worth, table, from)
    default:
      return
  }
}

/** SY-3.7: doubled by 78, echoed by a Parrot Pauline on the right. */
function addMoney(worth: Worth, table: Table, seat: Seat, who: Seat, money: number): void {
  if (money <= 0) return
  const got = hasEffect(table, who, 'double') ? 2 * money : money
  const other = worth.others[who]
  if (who === seat) worth.money += got
  else if (other) other.money += got
  const listener = rightOf(table, who)
  for (const { what, round } of playerAt(table, listener).effects) {
    if (what === 'echo' && round === table.round) addMoney(worth, table, seat, listener, got)
  }
}

/** What giving up a card as the cost sets off. */
function addLoss(worth: Worth, after: Table, seat: Seat, given: Shown, played: number): void {
  const { whenLost } = faceOf(given)
  if (whenLost) addEffect(worth, after, { seat, card: given.card, paid: 0 }, whenLost)
  for (const shown of playerAt(after, seat).display) {
    const { whenYouLose } = faceOf(shown)
    if (whenYouLose && shown.card !== played) addEffect(worth, after, { seat, card: shown.card, paid: 0 }, whenYouLose)
  }
}

/** What its playing sets off: in the own display, and with neighbours who wait for it (2, 3). */
function addTriggers(worth: Worth, after: Table, seat: Seat, card: number): void {
  const { kind } = cardOf(card)
  for (const shown of playerAt(after, seat).display) {
    const when = faceOf(shown).whenYouPlay
    if (when?.kind !== kind || (when.another && shown.card === card)) continue
    addEffect(worth, after, { seat, card: shown.card, paid: 0 }, when.effect, card)
  }
  if (kind === 'holding') return
  const watching = kind === 'action' ? 'watchActions' : 'watchThugs'
  for (const neighbour of new Set([leftOf(after, seat), rightOf(after, seat)])) {
    for (const { what, round, n } of playerAt(after, neighbour).effects) {
      if (what === watching && round === after.round) addMoney(worth, after, seat, neighbour, n)
    }
  }
}

function forOthers(worth: Worth, seat: Seat, change: (who: Seat, other: Worth['others'][number]) => void): void {
  worth.others.forEach((other, who) => {
    if (who !== seat) change(who, other)
  })
}

const thugsOf = (table: Table, seat: Seat): Shown[] =>
  playerAt(table, seat).display.filter((shown) => kindOf(shown) === 'thug')

/** What a thug does once, done by the card `shown`. */
function addFace(worth: Worth, table: Table, seat: Seat, shown: Shown): void {
  for (const effect of faceOf(shown).effect ?? []) {
    if (effect.do !== 'copy') addEffect(worth, table, { seat, card: shown.card, paid: 0 }, effect)
  }
}

function addBestCopy(worth: Worth, table: Table, { seat, card }: Viewpoint): void {
  const copies = thugsOf(table, seat)
    .filter((shown) => shown.card !== card)
    .map(({ as }) => {
      const copy = { ...worth, others: worth.others.map((other) => ({ ...other })) }
      const player = playerAt(table, seat)
      const display = player.display.map((shown) => (shown.card === card ? { ...shown, as } : shown))
      addFace(copy, replaced(table, seat, { ...player, display }), seat, { card, as, markers: 0 })
      return copy
    })
  const best = copies.reduce<Worth | undefined>((a, b) => (a && a.money >= b.money ? a : b), undefined)
  if (best) Object.assign(worth, best)
}
