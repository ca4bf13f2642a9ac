/** What the things in the hallway are and do, for whoever points at them. */
import { cards, copies, type Card } from '../../../machines/breakin/data.ts'
import type { BreakInView } from '../../../machines/breakin/index.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import { phrase, type About } from '../game.ts'
import { limitOf } from './danger.ts'
import { pileIn, slots, type Slot } from './ways.ts'

/** What can be pointed at, as it stands in `data-about`. */
export const things = {
  card: (card: Card | 'lawyer' | 'informant') => `card ${card}`,
  pile: (seat: Seat, slot: Slot) => `pile ${seat} ${slot}`,
  hidden: (seat: Seat) => `hidden ${seat}`,
  received: (seat: Seat) => `received ${seat}`,
  mixture: (seat: Seat) => `mixture ${seat}`,
  siren: (seat: Seat) => `siren ${seat}`,
  chosen: (seat: Seat) => `chosen ${seat}`,
  out: (seat: Seat) => `out ${seat}`,
  panic: 'panic',
  finale: 'finale',
  deck: 'deck',
  discard: 'discard',
}

export function about(what: string, view: BreakInView): About | null {
  const [kind, ...rest] = what.split(' ')
  const seat = Number(rest[0])
  switch (kind) {
    case 'card':
      return cardAbout(rest[0] ?? '')
    case 'pile':
      return pileAbout(view, seat, rest[1] ?? '')
    case 'hidden':
      return hiddenAbout(view, seat)
    case 'received': {
      const had = view.players[seat]?.received ?? false
      return { title: phrase(had ? 'board.received' : 'board.waits'), text: phrase('about.received'), rule: 'BI-3.1' }
    }
    case 'mixture':
      return { title: phrase('about.mixtureTitle'), text: phrase('about.mixture', { by: seat }), rule: 'BI-4.3' }
    case 'siren':
      return {
        title: phrase('board.oneShort'),
        text: phrase('about.siren', { by: seat }),
        picture: 'siren',
        rule: 'BI-4.3',
      }
    case 'chosen':
      return {
        title: phrase('about.chosenTitle'),
        text: phrase('about.chosen', { by: seat }),
        picture: 'back',
        rule: 'BI-4.2',
      }
    case 'out':
      return outAbout(view, seat)
    case 'panic':
      return { ...cardAbout('panic'), title: phrase('board.panic') }
    case 'finale':
      return { title: phrase('board.finale'), text: phrase('about.finale'), picture: 'whole-loot', rule: 'BI-5.2' }
    case 'deck':
      return {
        title: phrase('board.deck', { cards: view.deck }),
        text: phrase('about.deck'),
        picture: 'back',
        rule: 'BI-2',
      }
    case 'discard':
      return { title: phrase('board.discard', { cards: discarded(view) }), text: phrase('about.discard'), rule: 'BI-2' }
    default:
      return null
  }
}

export function cardAbout(card: string): About {
  const rule = card === 'lawyer' ? 'BI-4.1' : card === 'informant' ? 'BI-6' : 'BI-4.2'
  const dealt = cards.find((one) => one === card)
  const many = dealt ? copies[dealt] : 0
  return { title: phrase(`card.${card}`), text: phrase(`about.${card}`, { many }), picture: `whole-${card}`, rule }
}

function pileAbout(view: BreakInView, seat: Seat, name: string): About | null {
  const slot = slots.find((one) => one === name)
  const player = view.players[seat]
  if (!slot || !player) return null
  const { card, count } = pileIn(player.front, slot)
  if (count === 0) return { ...cardAbout(slot), title: phrase('about.none', { card: slot }) }
  const limit = limitOf(card)
  const title = limit === null ? phrase('about.pile', { card, count }) : phrase('about.pileOf', { card, count, limit })
  return { ...cardAbout(card), title }
}

const discarded = ({ discard }: BreakInView): number => cards.reduce((sum, card) => sum + discard[card], 0)

function outAbout(view: BreakInView, seat: Seat): About | null {
  const why = view.players[seat]?.out ?? null
  if (why === null) return null
  if (why === 'noLoot')
    return { title: phrase('board.out'), text: phrase('about.noLoot', { by: seat }), picture: 'caught', rule: 'BI-5.2' }
  return {
    title: phrase('board.caught'),
    text: phrase('about.out', { by: seat, why }),
    picture: 'caught',
    rule: 'BI-4.3',
  }
}

function hiddenAbout(view: BreakInView, seat: Seat): About | null {
  const player = view.players[seat]
  if (!player) return null
  const own = view.seat === seat ? view.mine?.hidden : undefined
  const card = own ?? player.hidden ?? 'unknown'
  if (card === 'unknown')
    return { title: phrase('board.hidden'), text: phrase('about.hidden'), picture: 'back', rule: 'BI-6' }
  const state = player.used ? 'Used' : ''
  return { ...cardAbout(card), title: phrase(`board.${card}${state}`) }
}
