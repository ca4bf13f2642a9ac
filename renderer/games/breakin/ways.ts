/** How Break-In is told: what to do now, what a move says, what a line of the log looks like. */
import type { BreakInMove, BreakInView } from '../../../machines/breakin/index.ts'
import { cards, catches, combinations, lyingCards, type Card, type LyingCard } from '../../../machines/breakin/data.ts'
import { hasChosen } from '../../../machines/breakin/view.ts'
import type { Seat } from '../../../machines/kernel/game.ts'
import type { Phrase } from '../../../machines/kernel/journal.ts'
import { phrase, type Flight } from '../game.ts'
import { isFatal } from './danger.ts'
import { cardIn } from './pictures/names.ts'

// ---- The places of things ---------------------------------------------------------------------------------------------

/** A card's place before its owner: an obstacle and what counters it never lie together, so they share one. */
export const slots = ['police', 'watchdog', 'doorChain', 'padlock', 'loot'] as const
export type Slot = (typeof slots)[number]

export const slotOf: Readonly<Record<LyingCard, Slot>> = {
  police: 'police',
  watchdog: 'watchdog',
  bone: 'watchdog',
  doorChain: 'doorChain',
  boltCutter: 'doorChain',
  padlock: 'padlock',
  keys: 'padlock',
  loot: 'loot',
}

/** What lies in a slot: the obstacle, the equipment, or nothing. */
export function pileIn(front: Readonly<Record<LyingCard, number>>, slot: Slot): { card: LyingCard; count: number } {
  const card = lyingCards.find((kind) => slotOf[kind] === slot && front[kind] > 0) ?? slot
  return { card, count: front[card] }
}

export const anchors = {
  deck: 'deck',
  spot: 'spot',
  discard: 'discard',
  /** All that is a player's, and the middle of it. */
  panel: (seat: Seat) => `panel-${seat}`,
  place: (seat: Seat) => `place-${seat}`,
  stamp: (seat: Seat) => `stamp-${seat}`,
  arrival: (seat: Seat) => `arrival-${seat}`,
  chosen: (seat: Seat) => `chosen-${seat}`,
  slot: (seat: Seat, card: string) => `slot-${seat}-${slotOf[card as LyingCard] ?? card}`,
}

/** What somebody has chosen in a panic and still has, as far as the viewer knows it. */
export function choiceOf(view: BreakInView, seat: Seat): LyingCard | 'back' | null {
  if (!hasChosen(view, seat)) return null
  return (view.seat === seat && view.mine?.choice) || 'back'
}

/** The card that the viewer has chosen no longer lies where it was. */
export function withoutChoice(view: BreakInView): BreakInView {
  const players = view.players.map((player, seat) => {
    const card = choiceOf(view, seat)
    if (card === null || card === 'back') return player
    return { ...player, front: { ...player.front, [card]: player.front[card] - 1 } }
  })
  return { ...view, players }
}

// ---- Sentences --------------------------------------------------------------------------------------------------------

/** The next player still in, clockwise. */
export function leftOf({ players }: BreakInView, seat: Seat): Seat {
  for (let step = 1; step < players.length; step++) {
    const next = (seat + step) % players.length
    if (players[next]?.out === null) return next
  }
  return seat
}

const seatOf = (view: BreakInView): Seat => (view.seat === 'table' ? (view.active[0] ?? 0) : view.seat)
const cardOf = (view: BreakInView): Card => view.incoming?.card ?? 'panic'

export function prompt(view: BreakInView, moves: readonly BreakInMove[]): Phrase {
  const card = cardOf(view)
  switch (view.phase) {
    case 'round.turnUp':
      return phrase('prompt.turnUp')
    case 'round.give':
      return phrase('prompt.give', { card })
    case 'receive.question':
      if (moves.some(({ type }) => type === 'lawyer')) return phrase('prompt.lawyer', { card })
      return phrase(moves.some(({ type }) => type === 'passOn') ? 'prompt.informant' : 'prompt.accept', { card })
    case 'receive.clover':
      return phrase('prompt.clover')
    case 'receive.lostLoot':
      return phrase('prompt.steal')
    case 'panic.choose':
      return phrase('prompt.panic', { to: leftOf(view, seatOf(view)) })
    case 'over':
      return phrase('prompt.over')
  }
}

export function sentence(move: BreakInMove, view: BreakInView): Phrase {
  const card = cardOf(view)
  switch (move.type) {
    case 'turnUp':
      return phrase('move.turnUp')
    case 'give':
      return phrase(view.incoming ? `move.${givingTo(move.to, view)}` : 'move.giveLater', { card, to: move.to })
    case 'lawyer':
      return phrase('move.lawyer', { card })
    case 'accept':
      return phrase(isFatal(view, seatOf(view)) ? 'move.acceptCaught' : 'move.accept', { card })
    case 'passOn':
      return phrase('move.passOn', { card, to: move.to })
    case 'clover':
      return phrase('move.clover', { card: move.obstacle })
    case 'steal':
      return phrase('move.steal', { from: move.from })
    case 'choose':
      return phrase('move.choose', { card: move.card, to: leftOf(view, seatOf(view)) })
  }
}

/** How to say that the card goes to this seat: whether that is one too many, and whether anything can still help. */
function givingTo(to: Seat, view: BreakInView): string {
  const player = view.players[to]
  const give = to === seatOf(view) ? 'giveSelf' : 'give'
  if (!player || !isFatal(view, to)) return give
  return player.used ? `${give}Caught` : `${give}TooMany`
}

/** What gets its owner caught is not taken by accident. */
export function grave(move: BreakInMove, view: BreakInView): boolean {
  const taken = move.type === 'accept' || (move.type === 'give' && move.to === view.seat && view.incoming !== null)
  const player = view.players[seatOf(view)]
  if (!taken || !player) return false
  return isFatal(view, seatOf(view)) && (move.type === 'accept' || player.used)
}

/** Whether to take a card is asked where it arrives; to whom to pass it on, by the players themselves. */
export function questionAt(
  { phase, incoming }: BreakInView,
  moves: readonly BreakInMove[],
): { anchor: string; always: boolean } | null {
  const to = incoming?.to ?? null
  if (phase !== 'receive.question' || to === null) return null
  return { anchor: anchors.arrival(to), always: !moves.some(({ type }) => type === 'passOn') }
}

export function movePicture(move: BreakInMove, view: BreakInView): string | null {
  switch (move.type) {
    case 'turnUp':
      return 'back'
    case 'lawyer':
      return 'lawyer'
    case 'passOn':
      return 'informant'
    case 'clover':
      return move.obstacle
    case 'steal':
      return 'loot'
    case 'choose':
      return move.card
    default:
      return view.incoming?.card ?? null
  }
}

const paragraphs: Readonly<Record<BreakInView['phase'], string>> = {
  'round.turnUp': 'BI-3.1',
  'round.give': 'BI-3.1',
  'receive.question': 'BI-4.1',
  'receive.clover': 'BI-4.2',
  'receive.lostLoot': 'BI-4.2',
  'panic.choose': 'BI-4.2',
  over: 'BI-5.1',
}
export const paragraph = ({ phase, informant }: BreakInView): string =>
  phase === 'receive.question' && informant ? 'BI-6' : paragraphs[phase]

// ---- The log, as pictures and as movement -----------------------------------------------------------------------------

const logPictures: Readonly<Record<string, string>> = {
  lawyer: 'lawyer',
  passedOn: 'informant',
  clover: 'clover',
  cloverIdle: 'clover',
  stole: 'lostLoot',
  lostLootIdle: 'lostLoot',
  panic: 'panic',
  chose: 'back',
  reshuffled: 'back',
  finaleLoot: 'loot',
  caught: 'caught',
  finaleOut: 'caught',
  won: 'won',
  finale: 'siren',
}
export const logPicture = ({ key, params }: Phrase): string | null =>
  logPictures[key] ?? (typeof params.card === 'string' ? params.card : null)

/** The kinds of cards that got somebody caught. */
function caughtBy(combination: unknown): LyingCard[] {
  const name = combinations.find((one) => one === combination)
  return lyingCards.filter((card) => name && card in catches[name])
}

export function flights({ key, params }: Phrase, view: BreakInView): readonly Flight[] {
  const [by, to, from] = [Number(params.by), Number(params.to), Number(params.from)]
  const card = String(params.card)
  const { deck, spot, discard, place, stamp, arrival, chosen, slot } = anchors
  const show = (at: string, what: string): Flight => ({ from: at, to: at, what })
  switch (key) {
    case 'turnedUp':
      return [{ from: deck, to: spot, what: `turn-${card}` }]
    case 'reshuffled':
      return [1, 2, 3].map(() => ({ from: discard, to: deck, what: 'back' }))
    case 'gave':
      return [{ from: spot, to: arrival(to), what: `whole-${card}` }]
    case 'passedOn':
      return [show(place(by), 'whole-informant'), { from: arrival(by), to: arrival(to), what: `whole-${card}` }]
    case 'lawyer':
      return [show(place(by), 'whole-lawyer'), { from: arrival(by), to: discard, what: `stow-${card}` }]
    case 'stays':
      return [{ from: arrival(by), to: slot(by, card), what: `stow-${card}` }]
    case 'pair':
      return [
        { from: arrival(by), to: discard, what: `stow-${card}` },
        { from: slot(by, card), to: discard, what: String(params.other) },
      ]
    case 'clover':
      return [
        { from: arrival(by), to: discard, what: 'stow-clover' },
        { from: slot(by, String(params.obstacle)), to: discard, what: String(params.obstacle) },
      ]
    case 'cloverIdle':
      return [{ from: arrival(by), to: discard, what: 'stow-clover' }]
    case 'stole':
      return [
        { from: arrival(by), to: discard, what: 'stow-lostLoot' },
        { from: slot(from, 'loot'), to: slot(by, 'loot'), what: 'loot' },
      ]
    case 'lostLootIdle':
      return [{ from: arrival(by), to: discard, what: 'stow-lostLoot' }]
    case 'panic':
      return [{ from: arrival(by), to: discard, what: 'stow-panic' }, show(spot, 'siren')]
    case 'chose': {
      const own = choiceOf(view, by) ?? 'back'
      if (own === 'back') return [{ from: place(by), to: chosen(by), what: 'back' }]
      return [{ from: slot(by, own), to: chosen(by), what: `draw-${own}` }]
    }
    case 'moved':
      if (view.seat === from) return [{ from: chosen(from), to: arrival(to), what: `whole-${card}` }]
      return [{ from: chosen(from), to: arrival(to), what: `turn-${card}`, leaves: slot(from, card) }]
    case 'caught':
      return [
        { ...show(stamp(by), 'stamp-caught'), stays: true },
        ...caughtBy(params.with).map((kind, at) => ({
          from: slot(by, kind),
          to: discard,
          what: kind,
          ...(at === 0 && { then: true }),
        })),
      ]
    case 'finaleOut':
      return [{ ...show(stamp(by), 'stamp-out'), stays: true }]
    case 'finaleLoot':
      return [{ from: slot(by, 'loot'), to: discard, what: 'loot' }]
    case 'finale':
      return [show(spot, 'siren')]
    case 'won':
      return [show(place(by), 'won')]
    default:
      return []
  }
}

/** What a line of the log brings to the discard pile, in the order in which it lands there. */
export const discardedBy = (line: Phrase, view: BreakInView): Card[] =>
  flights(line, view).flatMap(({ to, what }) => cards.filter((card) => to === anchors.discard && cardIn(what) === card))

/** In milliseconds: what turns the game is looked at, also where much happens at once. */
const shows: Readonly<Record<string, number>> = {
  panic: 700,
  moved: 600,
  lawyer: 700,
  passedOn: 700,
  stole: 600,
  caught: 1000,
  finaleOut: 1000,
  finale: 700,
  won: 900,
}
export const showTime = ({ key }: Phrase): number | null => shows[key] ?? null
