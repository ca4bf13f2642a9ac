/** The words that all 80 cards are written in: what can be counted, asked for, paid and done. */

export const kinds = ['thug', 'holding', 'action'] as const
export type Kind = (typeof kinds)[number]

/** What lies in a display. */
export type Displayed = Exclude<Kind, 'action'>

/** Thugs: gun, car, key. Holdings: bottle, heart, wrench. */
export const symbols = ['G', 'C', 'K', 'B', 'H', 'W'] as const
export type CardSymbol = (typeof symbols)[number]

/** What can be counted, from one player's point of view. */
export type Count =
  | CardSymbol
  | 'cash'
  | 'thugs'
  | 'holdings'
  /** Markers on the card itself. */
  | 'here'
  /** Markers for its own symbols (SY-3.4). */
  | 'symbolMarkers'
  /** Markers that were on the holding given up as this card's cost. */
  | 'paid'
  /** Bottles and hearts on anybody's holdings. */
  | 'BHInPlay'
  /** Markers on the fullest holding: one's own, the opponents', anybody's. */
  | 'fullestOwn'
  | 'fullestOpposing'
  | 'fullestInPlay'
  /** Cards of the player who has the most of them. */
  | 'mostThugs'
  | 'mostHoldings'

export type Tally = Partial<Record<Count, number>>

/** SY-3.6: the sole most and the sole fewest don't count ties. */
export interface Condition {
  atLeast?: Tally
  atMost?: Tally
  soleMost?: Count
  soleFewest?: Count
}

/** `plus`, and `n` for each of what is counted; just `n` if nothing is. */
export interface Amount {
  n: number
  per?: Count
  plus?: number
}

/** What works in one whole round, or once in it. */
export type RoundEffectName =
  /** You gain what your left neighbour gains. */
  | 'echo'
  /** You gain when a neighbour plays an action, or a thug. */
  | 'watchActions'
  | 'watchThugs'
  /** Once: a card without its cost, or without its need. */
  | 'ignoreCost'
  | 'ignoreNeed'
  /** Once: a card more. */
  | 'extraCard'
  /** The first action returns to the hand. */
  | 'encore'
  /** Once: a holding gets more first markers. */
  | 'extraMarkers'
  /** The card also counts as G and K. */
  | 'disguise'
  /** Money gained is doubled. */
  | 'double'

/** On which of your holdings markers are put; `played`: the one whose playing set it off. */
export type Target = 'here' | 'each' | 'eachWithoutSymbols' | 'eachWithAtMostOne' | 'played'

/** What is done without asking anybody. */
export type PlainEffect =
  | ({ do: 'gain'; who: 'you' | 'others'; if?: Condition } & Amount)
  /** Whoever is the sole player with the most of something. */
  | { do: 'gainMost'; n: number; of: Count }
  /** `theirs`: counted from the point of view of those who lose. */
  | ({ do: 'lose'; who: 'you' | 'others'; theirs?: boolean; if?: Condition } & Amount)
  | ({ do: 'mark'; on: Target } & Amount)
  /** Others remove markers from each of their holdings. */
  | { do: 'unmark'; n: number }
  | ({ do: 'draw'; if?: Condition } & Amount)
  | ({ do: 'round'; what: RoundEffectName; next: boolean } & Amount)
  /** At the end of the next round everybody, or the others, lose a card of this kind. */
  | { do: 'announce'; lose: Displayed; who: 'all' | 'others' }

export type Effect =
  | PlainEffect
  /** On one of your holdings. */
  | ({ do: 'markOne' } & Amount)
  /** Reveal from the deck until a thug shows, and play it. */
  | { do: 'unearth' }
  /** Become a copy of another thug. */
  | { do: 'copy' }
  /** Do the one-time effects of all thugs again. */
  | { do: 'again' }
  /** The action returns to the hand. */
  | { do: 'return'; if: Condition }
  /** Play another card from the hand. */
  | { do: 'another' }

export interface Cost {
  cash?: number
  /** One of these, out of the display or the hand. */
  give?: readonly (Displayed | 'hand')[]
  /** What is given up goes back into the hand. */
  back?: boolean
}

/** What a card does beyond being there. All of it is optional. */
export interface Rules {
  cost?: Cost
  need?: Condition
  /** Done once, as it is played. */
  effect?: readonly Effect[]
  eachRound?: PlainEffect
  /** After you play a card of this kind; `another`: not the card itself. */
  whenYouPlay?: { kind: Kind; another: boolean; effect: PlainEffect }
  /** When you lose this card. */
  whenLost?: PlainEffect
  /** When you lose a thug or another holding. */
  whenYouLose?: PlainEffect
  atEnd?: PlainEffect
  /** SY-3.9: your cash costs, or those of your holdings alone, are less. */
  discount?: { on: 'all' | 'holding'; n: number }
  /** Holdings that you play get fewer first markers. */
  fewerMarkers?: number
  /** Its symbol markers come at game end. */
  lateMarkers?: boolean
  /** Its markers can't be taken away. */
  safeMarkers?: boolean
}

type More<E extends PlainEffect['do']> = Partial<Omit<Extract<PlainEffect, { do: E }>, 'do' | 'n'>>

export const gain = (n: number, more: More<'gain'> = {}): PlainEffect => ({ do: 'gain', who: 'you', n, ...more })
export const lose = (n: number, more: More<'lose'> = {}): PlainEffect => ({ do: 'lose', who: 'others', n, ...more })
export const mark = (n: number, on: Target, per?: Count): PlainEffect => ({ do: 'mark', on, n, ...(per && { per }) })
export const markOne = (n: number, per?: Count): Effect => ({ do: 'markOne', n, ...(per && { per }) })
export const draw = (n: number, more: More<'draw'> = {}): PlainEffect => ({ do: 'draw', n, ...more })
export const thisRound = (what: RoundEffectName, n = 0): PlainEffect => ({ do: 'round', what, next: false, n })
export const nextRound = (what: RoundEffectName, n = 0, more: More<'round'> = {}): PlainEffect => ({
  do: 'round',
  what,
  next: true,
  n,
  ...more,
})
export const announce = (who: 'all' | 'others', kind: Displayed): PlainEffect => ({ do: 'announce', lose: kind, who })
