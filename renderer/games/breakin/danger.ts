/** How near a player is to being caught (BI-4.3), for showing it as it rises. */
import {
  catches,
  combinations,
  counterpart,
  lyingCards,
  obstacles,
  type Card,
  type LyingCard,
  type Obstacle,
} from '../../../machines/breakin/data.ts'
import type { BreakInView } from '../../../machines/breakin/index.ts'
import { caughtWith, type Pile } from '../../../machines/breakin/state.ts'
import type { Seat } from '../../../machines/kernel/game.ts'

export type Front = Readonly<Pile<LyingCard>>

/** Whether a single card could get the owner caught, who is not caught yet. */
export function isOneShort(front: Front): boolean {
  return caughtWith(front) === null && lyingCards.some((card) => catchesWith(front, card))
}

/** How much of a catch lies in front of the owner, of the one that is nearest: from 0 to 1. */
export function heatOf(front: Front): number {
  return Math.max(
    ...combinations.map((name) => {
      const needs = lyingCards.map((card) => ({ card, needed: catches[name][card] ?? 0 }))
      const all = needs.reduce((sum, { needed }) => sum + needed, 0)
      const there = needs.reduce((sum, { card, needed }) => sum + Math.min(needed, front[card]), 0)
      return there / all
    }),
  )
}

/** How many of this kind alone get a player caught; null for what doesn't. */
export function limitOf(card: string): number | null {
  const alone = combinations.find((name) => Object.keys(catches[name]).join() === card)
  return (alone && catches[alone][card as LyingCard]) ?? null
}

/** The obstacles that catch together, and whether there are enough of each. */
export function mixtureOf(front: Front): { card: Obstacle; full: boolean }[] {
  return obstacles.flatMap((card) => {
    const needed = catches.mixture[card]
    return needed === undefined ? [] : [{ card, full: front[card] >= needed }]
  })
}

/** Whether what is being given or received would get this player caught; lost loot does if it brings one too many. */
export function isFatal({ players, incoming }: BreakInView, seat: Seat): boolean {
  const front = players[seat]?.front
  if (!front || !incoming) return false
  if (incoming.card !== 'lostLoot') return catchesWith(front, incoming.card)
  return players.some((player, other) => other !== seat && player.front.loot > 0) && catchesWith(front, 'loot')
}

/** Whether this card, received now, would get its receiver caught. */
export function catchesWith(front: Front, card: Card): boolean {
  const kind = lyingCards.find((lying) => lying === card)
  if (kind === undefined) return false
  const other = counterpart[kind]
  if (other !== null && front[other] > 0) return false
  return caughtWith({ ...front, [kind]: front[kind] + 1 }) !== null
}
