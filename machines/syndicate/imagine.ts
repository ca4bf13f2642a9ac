/**
 * A world that a view allows. A seat remembers every packet that it passed on. When the packet comes round again, each
 * of the others has taken one of the missing cards; until then, each of those whom it has reached has taken one of what
 * is in it. Cards that the table has seen since tell who took them; the rest is anybody's.
 */
import type { Seat } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import { cardNumbers } from './data.ts'
import { ascending, cloneTask, type Player, type SyndicateState } from './state.ts'
import { hasChosen, originOf, seenOf, type Mine, type PlayerView, type SyndicateView } from './view.ts'

/** Cards that somebody else took out of a packet: who, in which round, and what. */
interface Pick {
  seat: Seat
  round: number
  card: number
}

export function imagine(view: SyndicateView, seat: Seat, random: Random): SyndicateState {
  const { mine } = view
  if (!mine) throw new Error('A spectator imagines nothing')
  const packets = view.players.map(() => [] as number[])
  const picks = view.players.map(() => [] as number[])
  packets[seat] = mine.packet.slice()
  picks[seat] = mine.notes.map(({ took }) => took)
  for (const pick of rememberedPicks(view, mine, seat, packets, random))
    listAt(picks, pick.seat)[pick.round] = pick.card

  const unknown = random.shuffle(unseenBy(view, mine))
  const draw = (): number => unknown.pop() as number
  const hands = view.players.map((player, other) => {
    if (other === seat) return mine.hand.slice()
    const own = listAt(picks, other)
    const publicCards = seenOf(player).filter((card) => !view.unearthed.includes(card))
    // Picks out of packets that had not come here yet: first what has been seen of this player and nobody here passed on.
    const unplaced = publicCards.filter((card) => !own.includes(card))
    for (let round = 0; round < mine.notes.length; round++) own[round] ??= unplaced.pop() ?? draw()
    const hidden = own.filter((card) => !publicCards.includes(card))
    const hand = [...player.returned, ...hidden]
    while (hand.length < player.handSize) hand.push(draw())
    return hand.sort(ascending)
  })
  view.players.forEach(({ packetSize }, other) => {
    const packet = listAt(packets, other)
    while (packet.length < packetSize) packet.push(draw())
    packet.sort(ascending)
  })

  const isPicking = view.phase === 'pick'
  return {
    phase: view.phase,
    random: random.fork().state(),
    seats: view.seats,
    journal: view.news.map(({ key, params }) => ({ key, params })),
    round: view.round,
    order: view.order.slice(),
    losses: view.losses.map((loss) => ({ ...loss })),
    unearthed: view.unearthed.slice(),
    todo: view.todo.map(cloneTask),
    question: view.question && cloneTask(view.question),
    deck: unknown,
    dealt: asDealt(view, packets, picks),
    players: view.players.map((player, other): Player => {
      const hand = listAt(hands, other)
      const packet = listAt(packets, other)
      const choice =
        other === seat ? mine.choice : hasChosen(view, other) ? random.pick(isPicking ? packet : hand) : null
      return {
        cash: player.cash,
        display: player.display.map(({ card, as, markers }) => ({ card, as, markers })),
        effects: player.effects.map(({ what, card, round, n }) => ({ what, card, round, n })),
        open: player.open.slice(),
        gone: player.gone.slice(),
        returned: player.returned.slice(),
        hand,
        packet,
        picks: listAt(picks, other),
        choice,
      }
    }),
  }
}

const listAt = (lists: number[][], at: number): number[] => lists[at] as number[]

/** What this seat has never seen: in the deck, or taken before its packet came here, or drawn. */
function unseenBy(view: SyndicateView, mine: Mine): number[] {
  const seen = new Set([...mine.hand, ...mine.packet, ...view.unearthed, ...view.players.flatMap(seenOf)])
  for (const { took, passed } of mine.notes) for (const card of [took, ...passed]) seen.add(card)
  return cardNumbers.filter((card) => !seen.has(card))
}

/** Who took what out of the packets that this seat passed on; what is left of those that are still out goes to `packets`. */
function rememberedPicks(view: SyndicateView, mine: Mine, seat: Seat, packets: number[][], random: Random): Pick[] {
  const { seats } = view
  const { notes, packet } = mine
  const picks: Pick[] = []
  notes.forEach(({ passed }, round) => {
    const back = round + seats
    const came = notes[back] ? [notes[back].took, ...notes[back].passed] : back === notes.length ? packet : null
    const missing = came ? passed.filter((card) => !came.includes(card)) : passed
    const takers = Math.min(seats - 1, notes.length - 1 - round)
    const open: Pick[] = []
    const left = missing.slice()
    for (let step = 1; step <= takers; step++) {
      const taker = (seat + step) % seats
      const seen = seenOf(view.players[taker] as PlayerView)
      const at = left.findIndex((card) => seen.includes(card))
      const pick = { seat: taker, round: round + step, card: at < 0 ? 0 : (left.splice(at, 1)[0] as number) }
      if (at < 0) open.push(pick)
      picks.push(pick)
    }
    random.shuffle(left)
    for (const pick of open) pick.card = left.pop() as number
    if (!came) packets[(seat + takers + 1) % seats] = left
  })
  return picks
}

/** The packets as they must have been at the start. */
function asDealt({ seats }: SyndicateView, packets: readonly number[][], picks: readonly number[][]): number[][] {
  const dealt = packets.map(() => [] as number[])
  picks.forEach((own, seat) => own.forEach((card, round) => dealt[originOf(seats, seat, round)]?.push(card)))
  const passedOn = picks[0]?.length ?? 0
  packets.forEach((packet, seat) => dealt[originOf(seats, seat, passedOn)]?.push(...packet))
  return dealt.map((packet) => packet.sort(ascending))
}
