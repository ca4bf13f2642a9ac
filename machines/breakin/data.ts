/** The cards, how many there are of each, and what catches a player. All [house] values of the rules stand here. */

export const obstacles = ['police', 'watchdog', 'doorChain', 'padlock'] as const
export type Obstacle = (typeof obstacles)[number]

export const equipment = ['bone', 'boltCutter', 'keys'] as const
export type Equipment = (typeof equipment)[number]

/** What can lie in front of a player; the other cards are discarded as soon as they have worked. */
export const lyingCards = [...obstacles, ...equipment, 'loot'] as const
export type LyingCard = (typeof lyingCards)[number]

export const isLying = (card: Card): card is LyingCard => card !== 'clover' && card !== 'panic' && card !== 'lostLoot'

export const cards = [...lyingCards, 'clover', 'panic', 'lostLoot'] as const
export type Card = (typeof cards)[number]

/** BI-1.1; [house] the splits of 52 obstacles and of 23 pieces of equipment. */
export const copies: Readonly<Record<Card, number>> = {
  police: 8,
  watchdog: 12,
  doorChain: 16,
  padlock: 16,
  bone: 7,
  boltCutter: 8,
  keys: 8,
  loot: 16,
  clover: 4,
  panic: 4,
  lostLoot: 4,
}

/** BI-4.2: a card and what it is discarded with. Nothing counters police. */
export const counterpart: Readonly<Record<LyingCard, LyingCard | null>> = {
  police: null,
  watchdog: 'bone',
  doorChain: 'boltCutter',
  padlock: 'keys',
  bone: 'watchdog',
  boltCutter: 'doorChain',
  keys: 'padlock',
  loot: null,
}

export const combinations = ['police', 'watchdogs', 'doorChains', 'padlocks', 'mixture', 'loot'] as const
export type Combination = (typeof combinations)[number]

/** BI-4.3: who has all of these is caught. */
export const catches: Readonly<Record<Combination, Readonly<Partial<Record<LyingCard, number>>>>> = {
  police: { police: 2 },
  watchdogs: { watchdog: 3 },
  doorChains: { doorChain: 4 },
  padlocks: { padlock: 4 },
  mixture: { watchdog: 2, doorChain: 2, padlock: 2 },
  loot: { loot: 5 },
}

/** BI-6: six lawyers and one informant are shuffled, whatever the number of players. */
export const hiddenCards = ['lawyer', 'informant'] as const
export type HiddenCard = (typeof hiddenCards)[number]
export const hiddenPack: readonly HiddenCard[] = [
  'lawyer',
  'lawyer',
  'lawyer',
  'lawyer',
  'lawyer',
  'lawyer',
  'informant',
]
