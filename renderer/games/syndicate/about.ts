/** What the things in the lounge are and do, for whoever points at them. */
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Params } from '../../../machines/kernel/journal.ts'
import { count } from '../../../machines/syndicate/counting.ts'
import { cardNumbers, cardOf, firstPlay, markerWorth, rounds } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import { markersOf } from '../../../machines/syndicate/outcome.ts'
import { hasChosen } from '../../../machines/syndicate/view.ts'
import { symbols, type CardSymbol } from '../../../machines/syndicate/vocabulary.ts'
import { phrase, type About } from '../game.ts'
import { symbolsOn } from './faces.ts'

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  card: (card: number) => `card ${card}`,
  cash: (seat: Seat) => `cash ${seat}`,
  markers: (seat: Seat) => `markers ${seat}`,
  worth: (seat: Seat) => `worth ${seat}`,
  symbol: (seat: Seat, symbol: CardSymbol) => `symbol ${seat} ${symbol}`,
  hand: (seat: Seat) => `hand ${seat}`,
  spot: (seat: Seat) => `spot ${seat}`,
  effect: (seat: Seat, index: number) => `effect ${seat} ${index}`,
  loss: (index: number) => `loss ${index}`,
  round: (round: number) => `round ${round}`,
  bank: 'bank',
  deck: 'deck',
  gone: 'gone',
  coming: 'coming',
}

export function about(what: string, view: SyndicateView): About | null {
  const [kind, first = '', second = ''] = what.split(' ')
  const at = Number(first)
  switch (kind) {
    case 'card':
      return cardNumbers.includes(at) ? cardAbout(at, shownAs(at, view)) : null
    case 'effect':
      return effectAbout(view, at, Number(second))
    case 'loss':
      return lossAbout(view, at)
    case 'round':
      return {
        title: phrase('board.rounds', { round: at, rounds }),
        text: phrase(at < firstPlay ? 'about.roundPick' : 'about.round', { round: firstPlay }),
        rule: 'SY-2',
      }
    case 'bank':
      return { title: phrase('about.bankTitle'), text: phrase('about.bank'), rule: 'SY-1' }
    case 'deck':
      return {
        title: phrase('board.deck', { cards: view.deckSize }),
        text: phrase('about.deck'),
        picture: 'whole-back',
        rule: 'SY-1',
      }
    case 'gone':
      return { title: phrase('about.goneTitle'), text: goneText(view), rule: 'SY-3.1' }
    case 'coming':
      return { title: phrase('about.comingTitle'), text: phrase('about.coming'), picture: 'whole-back', rule: 'SY-6' }
    default:
      return view.players[at] ? seatAbout(kind ?? '', view, at, second) : null
  }
}

function seatAbout(kind: string, view: SyndicateView, seat: Seat, name: string): About | null {
  const { cash = 0, handSize = 0 } = view.players[seat] ?? {}
  const markers = markersOf(view, seat)
  switch (kind) {
    case 'cash':
      return { title: phrase('board.cashOf', { seat, cash }), text: phrase('about.cash'), rule: 'SY-4' }
    case 'markers':
      return { title: phrase('board.markersOf', { seat, markers }), text: phrase('about.markers'), rule: 'SY-3.4' }
    case 'worth':
      return {
        title: phrase('board.worthOf', { seat, worth: cash + markerWorth * markers }),
        text: phrase('about.worth', { cash, markers }),
        rule: 'SY-4',
      }
    case 'hand':
      return {
        title: phrase('board.handSize', { seat, cards: handSize }),
        text: phrase('about.hand'),
        picture: 'whole-back',
        rule: 'SY-6',
      }
    case 'spot':
      return {
        title: phrase(hasChosen(view, seat) ? 'board.chosenBy' : 'board.spot', { seat }),
        text: phrase('about.spot'),
        rule: 'SY-2.2',
      }
    case 'symbol':
      return symbolAbout(view, seat, name)
    default:
      return null
  }
}

function symbolAbout(view: SyndicateView, seat: Seat, name: string): About | null {
  const symbol = symbols.find((one) => one === name)
  if (!symbol) return null
  const many = count(view, { seat, card: 0, paid: 0 }, symbol)
  return { ...signAbout(symbol), title: phrase('board.symbolOf', { seat, symbol, count: many }) }
}

/** A symbol, whoever has it. */
export function signAbout(symbol: CardSymbol): About {
  const isThugs = 'GCK'.includes(symbol)
  return {
    title: phrase(`symbol.${symbol}`),
    text: phrase(isThugs ? 'about.symbolOfThugs' : 'about.symbolOfHoldings'),
    picture: `symbol-${symbol}`,
    rule: isThugs ? 'SY-3.2' : 'SY-3.4',
  }
}

/** What a card is as it lies in somebody's display, if it does. */
const shownAs = (card: number, { players }: SyndicateView) =>
  players.flatMap(({ display }) => display).find((one) => one.card === card)

/** A card in words: kind, symbols, what it costs and needs, what it does, and what lies on it. */
export function cardAbout(card: number, shown?: ReturnType<typeof shownAs>): About {
  const { kind, cost, need } = cardOf(card)
  const params: Record<string, Params[string]> = {
    card,
    kind,
    symbols: symbolsOn(cardOf(shown?.as ?? card)),
    gives: [...(cost?.give ?? [])],
    back: cost?.back ?? false,
    price: cost?.cash ?? -1,
    needs: symbols.flatMap((symbol) => Array.from({ length: need?.atLeast?.[symbol] ?? 0 }, () => symbol)),
    thugs: need?.atLeast?.thugs ?? 0,
    holdings: need?.atLeast?.holdings ?? 0,
    cash: need?.atLeast?.cash ?? 0,
    fewest: need?.soleFewest !== undefined,
    as: shown?.as ?? card,
    markers: shown?.markers ?? 0,
  }
  return {
    title: phrase('about.cardTitle', { card, number: card }),
    text: phrase('about.card', params),
    picture: `whole-${shown?.as ?? card}`,
    rule: 'SY-5',
  }
}

function effectAbout(view: SyndicateView, seat: Seat, index: number): About | null {
  const effect = view.players[seat]?.effects[index]
  if (!effect) return null
  const { card, what, round } = effect
  return {
    title: phrase('about.cardTitle', { card, number: card }),
    text: phrase(round > view.round ? 'about.effectNext' : 'about.effect', { by: seat, effect: what }),
    picture: `whole-${card}`,
    rule: 'SY-3.7',
  }
}

function lossAbout({ losses }: SyndicateView, index: number): About | null {
  const loss = losses[index]
  if (!loss) return null
  const { card, by, round, kind, who } = loss
  return {
    title: phrase('about.cardTitle', { card, number: card }),
    text: phrase('board.loss', { card, by, round, kind, who }),
    picture: `whole-${card}`,
    rule: 'SY-2.5',
  }
}

function goneText({ players, unearthed }: SyndicateView): About['text'] {
  const shown = players.flatMap(({ display }) => display.map(({ card }) => card))
  const turnedUp = unearthed.filter((card) => !shown.includes(card))
  const cards = [...new Set([...players.flatMap(({ gone }) => gone), ...turnedUp])].sort((a, b) => a - b)
  return cards.length === 0 ? phrase('about.goneNone') : phrase('about.gone', { cards })
}
