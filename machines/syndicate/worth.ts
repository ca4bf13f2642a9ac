/** What a card would be worth now: for boards, which have a view, and for bots. Nothing is changed. */
import type { Seat } from '../kernel/game.ts'
import {
  amount,
  faceOf,
  firstMarkers,
  givable,
  givesHandCard,
  hasEffect,
  holds,
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

/** `handSize`: how many other cards there are in the hand. A choice still to be made is taken to be the best. */
export function worthOf(table: Table, seat: Seat, card: number, handSize: number): Worth {
  const { kind, cost, need, effect = [] } = cardOf(card)
  const price = priceOf(table, seat, card)
  const affordable = price !== null && price <= playerAt(table, seat).cash
  const ignorable = hasEffect(table, seat, 'ignoreCost')
  const gift = bestGift(table, seat, card)
  const given = affordable || (ignorable && !usesGift(card)) ? undefined : gift
  const from = { seat, card, paid: given?.markers ?? 0 }
  const after = withCard(table, seat, card, given)
  const worth: Worth = {
    price,
    payable: !cost || ignorable || affordable || gift !== undefined || (handSize > 0 && givesHandCard(card)),
    needMet: hasEffect(table, seat, 'ignoreNeed') || holds(table, from, need),
    money: 0,
    markers: (shownIn(after, seat, card)?.markers ?? 0) - from.paid,
    cards: 0,
    others: table.players.map(() => ({ money: 0, markers: 0 })),
  }
  for (const one of effect) addEffect(worth, after, from, one)
  for (const shown of playerAt(after, seat).display) {
    const when = faceOf(shown).whenYouPlay
    if (when?.kind !== kind || (when.another && shown.card === card)) continue
    addEffect(worth, after, { seat, card: shown.card, paid: 0 }, when.effect, card)
  }
  return worth
}

const usesGift = (card: number): boolean =>
  cardOf(card).effect?.some((effect) => 'per' in effect && effect.per === 'paid') ?? false

/** What one would give up: the fullest holding where its markers count, else what has the fewest. */
function bestGift(table: Table, seat: Seat, card: number): Shown | undefined {
  const sign = usesGift(card) ? 1 : -1
  const better = (best: Shown | undefined, shown: Shown): Shown =>
    best && sign * best.markers >= sign * shown.markers ? best : shown
  return givable(table, seat, card).reduce(better, undefined as Shown | undefined)
}

const shownIn = (table: Table, seat: Seat, card: number): Shown | undefined =>
  playerAt(table, seat).display.find((shown) => shown.card === card)

/** The table with the card in its player's display, as if it had just come there. */
function withCard(table: Table, seat: Seat, card: number, given: Shown | undefined): Table {
  const player = playerAt(table, seat)
  const display = player.display.filter((shown) => shown !== given)
  const left = replaced(table, seat, { ...player, display })
  const { kind } = cardOf(card)
  if (kind === 'action') return left
  const extra = player.effects
    .filter(({ what, round }) => what === 'extraMarkers' && round === table.round)
    .reduce((sum, { n }) => sum + n, 0)
  const markers = kind === 'holding' ? firstMarkers(left, seat, card, extra) : 0
  return replaced(table, seat, { ...player, display: [...display, { card, as: card, markers }] })
}

function replaced({ seats, round, players }: Table, seat: Seat, player: PublicPlayer): Table {
  return { seats, round, players: players.map((other, at) => (at === seat ? player : other)) }
}

function addEffect(worth: Worth, table: Table, from: Viewpoint, effect: Effect, played = from.card): void {
  if ('if' in effect && !holds(table, from, effect.if)) return
  const { seat } = from
  const factor = (who: Seat): number => (hasEffect(table, who, 'double') ? 2 : 1)
  switch (effect.do) {
    case 'gain': {
      const money = amount(table, from, effect)
      if (effect.who === 'you') worth.money += factor(seat) * money
      else forOthers(worth, seat, (who, other) => (other.money += factor(who) * money))
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
