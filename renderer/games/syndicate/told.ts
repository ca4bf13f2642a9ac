/** How the table looks once a line of the log has been told: so that money and markers move card by card. */
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Note } from '../../../machines/kernel/journal.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import type { Loss, RoundEffect, Shown } from '../../../machines/syndicate/state.ts'
import type { PlayerView } from '../../../machines/syndicate/view.ts'

type V = SyndicateView

/** `news`: all that the move has brought, this line among it. */
export function told(view: V, { key, params }: Note, news: readonly Note[]): V {
  const [by, card] = [Number(params.by), Number(params.card)]
  const at = (change: (player: PlayerView) => Partial<PlayerView>): V => changed(view, by, change)
  switch (key) {
    case 'revealed':
      return news.filter((entry) => entry.key === 'revealed').reduce(reveal, view)
    case 'played':
      if (cardOf(card).kind === 'action') return clearedBefore(view, by, card, news)
      return changed(clearedBefore(view, by, card, news), by, ({ open, display }) => ({
        open: without(open, card),
        display: [...display, { card, as: card, markers: 0 }],
      }))
    case 'failed':
      return changed(clearedBefore(view, by, card, news), by, ({ open }) => ({ open: without(open, card) }))
    case 'returned':
      return toHand(
        at(({ open }) => ({ open: without(open, card) })),
        by,
        [card],
      )
    case 'tookBack':
      return toHand(
        at(({ display }) => ({ display: gone(display, card) })),
        by,
        [card],
      )
    case 'lostCard':
      return at(({ display }) => ({ display: gone(display, card) }))
    case 'gaveUp':
      return fromHand(view, by, card)
    case 'gained':
      return at(({ cash }) => ({ cash: cash + Number(params.money) }))
    case 'paid':
    case 'lostMoney':
      return at(({ cash }) => ({ cash: cash - Number(params.money) }))
    case 'marked':
      return at(({ display }) => ({ display: marked(display, Number(params.on), Number(params.markers)) }))
    case 'unmarked':
      return at(({ display }) => ({ display: marked(display, Number(params.on), -Number(params.markers)) }))
    case 'drew': {
      const count = Number(params.count)
      return { ...at(({ handSize }) => ({ handSize: handSize + count })), deckSize: view.deckSize - count }
    }
    case 'drewCards':
      return { ...view, mine: view.mine && { ...view.mine, hand: sorted([...view.mine.hand, ...cardsOf(params)]) } }
    case 'unearthed': {
      const found = cardsOf(params).filter((one) => cardOf(one).kind === 'thug')
      const opened = at(({ open }) => ({ open: [...open, ...found] }))
      return { ...opened, deckSize: view.deckSize - cardsOf(params).length }
    }
    case 'copied':
      return at(({ display }) => ({ display: copied(display, card, Number(params.model)) }))
    case 'prepared': {
      const effect: RoundEffect = { what: params.effect as RoundEffect['what'], card, round: view.round + 1, n: 0 }
      return at(({ effects }) => ({ effects: [...effects, effect] }))
    }
    case 'announced': {
      const { kind, who } = params as unknown as Pick<Loss, 'kind' | 'who'>
      return { ...view, losses: [...view.losses, { card, by, round: view.round + 1, kind, who }] }
    }
    default:
      return view
  }
}

const cardsOf = (params: Note['params']): readonly number[] => params.cards as readonly number[]
const without = (cards: readonly number[], card: number): number[] => cards.filter((other) => other !== card)
const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b)
const gone = (display: readonly Shown[], card: number): Shown[] => display.filter((shown) => shown.card !== card)

const marked = (display: readonly Shown[], on: number, markers: number): Shown[] =>
  display.map((shown) => (shown.card === on ? { ...shown, markers: shown.markers + markers } : shown))

function copied(display: readonly Shown[], card: number, model: number): Shown[] {
  const as = display.find((shown) => shown.card === model)?.as ?? card
  return display.map((shown) => (shown.card === card ? { ...shown, as } : shown))
}

function changed(view: V, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): V {
  const players = view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player))
  return { ...view, players }
}

function toHand(view: V, seat: Seat, cards: readonly number[]): V {
  const after = changed(view, seat, ({ handSize }) => ({ handSize: handSize + cards.length }))
  if (view.seat !== seat || !view.mine) return after
  return { ...after, mine: { ...view.mine, hand: sorted([...view.mine.hand, ...cards]) } }
}

function fromHand(view: V, seat: Seat, card: number): V {
  const after = changed(view, seat, ({ handSize }) => ({ handSize: handSize - 1 }))
  if (view.seat !== seat || !view.mine) return after
  return { ...after, mine: { ...view.mine, choice: null, hand: without(view.mine.hand, card) } }
}

/** SY-2.2: with the first of them, all lie open. */
function reveal(view: V, { params }: Note): V {
  const [seat, card] = [Number(params.by), Number(params.card)]
  if (view.players[seat]?.open.includes(card)) return view
  return changed(fromHand(view, seat, card), seat, ({ open }) => ({ open: [...open, card], hasChosen: false }))
}

/** SY-2.3: when a card has its turn, the actions before it have left the table. */
function clearedBefore(view: V, by: Seat, card: number, news: readonly Note[]): V {
  if (!news.some(({ key, params }) => key === 'revealed' && params.card === card)) return view
  const players = view.players.map((player, seat) =>
    seat === by ? player : { ...player, open: player.open.filter((other) => other > card) },
  )
  return { ...view, players }
}
