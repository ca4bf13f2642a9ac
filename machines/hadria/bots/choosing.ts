/** What thieves without much thought go by: how dear cards are to them, and the first or best of what there is. */
import type { General, JewelKind } from '../data.ts'
import type { HadriaMove } from '../state.ts'

type M = HadriaMove

/** Moves of one kind. */
export type Of<T extends M['type']> = Extract<M, { type: T }>

/** The first move of this kind that fits. */
export const find = <T extends M['type']>(
  moves: readonly M[],
  type: T,
  fits: (move: Of<T>) => boolean = () => true,
): M | undefined => moves.find((move) => move.type === type && fits(move as Of<T>))

/** What is worth most; the first of equals. */
export function most<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined
  let highest = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value <= highest) continue
    highest = value
    best = item
  }
  return best
}

/** How gladly a card is kept; what is discarded first comes last. */
export const worth: Readonly<Record<General, number>> = {
  elixirOfSpeed: 10,
  cloak: 8,
  ropeAndHook: 7,
  fishingRod: 6,
  mechanicalRats: 6,
  smokeGrenade: 4,
  beacon: 4,
  automaticTrap: 3,
  poisonedBola: 3,
  confusingGas: 3,
  forgedOrders: 3,
  noiseGrenade: 2,
  firecracker: 2,
  fireGrenade: 2,
}

/** How dear jewels are: whoever has the imperial one has nearly won. */
export const jewelWorth: Readonly<Record<JewelKind, number>> = { imperial: 9, green: 2, yellow: 1, trinket: 1 }
