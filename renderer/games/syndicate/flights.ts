/** The log, as pictures and as movement. */
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { leftOf } from '../../../machines/kernel/seats.ts'
import { cardOf } from '../../../machines/syndicate/data.ts'
import type { SyndicateView } from '../../../machines/syndicate/index.ts'
import type { Flight } from '../game.ts'

export const anchors = {
  bank: 'bank',
  deck: 'deck',
  gone: 'gone',
  cash: (seat: Seat) => `cash-${seat}`,
  /** Where a player's packet and hand are, for all to see. */
  packet: (seat: Seat) => `packet-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
  /** Where a player's choice lies face down, and then face up. */
  choice: (seat: Seat) => `choice-${seat}`,
  open: (seat: Seat) => `open-${seat}`,
  display: (seat: Seat) => `display-${seat}`,
  /** All cards that the person in front chooses from, and one of them. */
  choices: 'tray',
  tray: (card: number) => `tray-${card}`,
  card: (card: number) => `shown-${card}`,
  /** The same, where it only gives its face. */
  face: (card: number) => `face-${card}`,
  /** Where the markers on a card are. */
  chip: (card: number) => `chip-${card}`,
}

const pictures: Readonly<Record<string, string>> = {
  round: 'packet',
  gained: 'cash',
  paid: 'cash',
  lostMoney: 'loss',
  marked: 'marker',
  unmarked: 'marker',
  drew: 'back',
  drewCards: 'back',
  unearthed: 'back',
  over: 'cash',
}
export const logPicture = ({ key, params }: Phrase): string | null =>
  pictures[key] ?? (typeof params.card === 'number' ? `card-${params.card}` : null)

/** A whole round resolves in one move when nobody has anything to decide: each of its lines takes its time. */
export const showTime = ({ key }: Phrase): number => (key === 'revealed' ? 900 : 420)

const show = (at: string, what: string): Flight => ({ from: at, to: at, what })

/** Everything is shown over the table as it is once the lines before have been told. */
export function flights(entry: Phrase, view: SyndicateView): readonly Flight[] {
  const { params } = entry
  const [by, card] = [Number(params.by), Number(params.card)]
  const { bank, deck, gone } = anchors
  switch (entry.key) {
    case 'round':
      return Number(params.round) === 1 ? [] : passing(view)
    case 'revealed':
      return revealing(entry, view)
    case 'played':
      if (cardOf(card).kind === 'action') return [show(anchors.open(by), `turned-${card}`)]
      return [{ from: anchors.open(by), to: anchors.display(by), what: `turned-${card}` }]
    case 'failed':
      return [{ from: anchors.open(by), to: gone, what: `turned-${card}` }]
    case 'returned':
      return [{ from: anchors.open(by), to: anchors.hand(by), what: `turned-${card}` }]
    case 'gaveUp':
      return [{ from: anchors.hand(by), to: gone, what: `turned-${card}` }]
    case 'lostCard':
      return [{ from: anchors.card(card), to: gone, what: `turned-${card}` }]
    case 'tookBack':
      return [{ from: anchors.card(card), to: anchors.hand(by), what: `turned-${card}` }]
    case 'gained':
      return [{ from: bank, to: anchors.cash(by), what: `money-${params.money}` }]
    case 'paid':
    case 'lostMoney':
      return [{ from: anchors.cash(by), to: bank, what: `loss-${params.money}` }]
    case 'marked':
      return [{ from: bank, to: anchors.chip(Number(params.on)), what: `markers-${params.markers}` }]
    case 'unmarked':
      return [{ from: anchors.chip(Number(params.on)), to: bank, what: `unmarked-${params.markers}` }]
    case 'drew':
      return Array.from({ length: Number(params.count) }, () => ({ from: deck, to: anchors.hand(by), what: 'back' }))
    case 'unearthed':
      return (params.cards as readonly number[]).map((found, index, all) => ({
        from: deck,
        to: index === all.length - 1 && cardOf(found).kind === 'thug' ? anchors.open(by) : gone,
        what: `turned-${found}`,
      }))
    case 'copied':
      return [{ from: anchors.face(Number(params.model)), to: anchors.face(card), what: `turned-${params.model}` }]
    case 'repeated':
      return [show(anchors.card(card), `turned-${card}`)]
    case 'prepared':
      if (cardOf(card).kind !== 'action') return [show(anchors.card(card), `turned-${card}`)]
      return [show(anchors.open(by), `turned-${card}`)]
    case 'announced':
    case 'used':
    case 'ignored':
      return [show(anchors.open(by), `turned-${entry.key === 'used' ? Number(params.source) : card}`)]
    default:
      return []
  }
}

const passing = (view: SyndicateView): Flight[] =>
  view.players.map((_, seat) => ({
    from: anchors.packet(seat),
    to: anchors.packet(leftOf(view, seat)),
    what: 'packet',
  }))

/**
 * SY-2.2: all that are revealed together turn over at once, with the first of them, also where the last is told after a
 * question has come up; an extra card comes from the hand.
 */
function revealing(entry: Phrase, { news, phase, players }: SyndicateView): Flight[] {
  const told = news.filter(({ key }) => key === 'revealed').map(({ params }) => params as unknown as Revealed)
  const open = players.flatMap((player, by) => player.open.map((card): Revealed => ({ by, card })))
  const together = phase === 'play' ? open : told
  if (told[0]?.card !== entry.params.card) return []
  const from = together.length < 2 ? anchors.hand : anchors.choice
  return together.map(({ by, card }) => ({
    from: from(by),
    to: anchors.open(by),
    what: `turn-${card}`,
    together: true,
  }))
}

interface Revealed {
  by: Seat
  card: number
}
