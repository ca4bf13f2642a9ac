/** Sets the stage for tests: tables with known cards, on which no card is ever doubled or lost. */
import type { Seat } from '../kernel/game.ts'
import { playerAt } from '../kernel/seats.ts'
import type { FenceId, House, LootId, Place, Tool } from './data.ts'
import { nightfall } from './game.ts'
import { listTools, noTools, type Cards, type NightfallMove, type NightfallState, type Tools } from './state.ts'

type S = NightfallState

/** Seat 0 starts; who isn't named takes the first free thief of Hammer, Lockpick, Plan, Pliers, Torch, seat 0 last. */
export function table(seats: number, ...thieves: Tool[]): S {
  const order: Tool[] = ['hammer', 'lockpick', 'plan', 'pliers', 'torch']
  let state = nightfall.setup({ seats, seed: 'stage', options: { thieves: 'chosen' } })
  state.start = 0
  for (let i = 1; i <= seats; i++) {
    const seat = i % seats
    const thief = thieves[seat] ?? order.find((tool) => !thieves.includes(tool) && isFree(state, tool))
    if (thief) state = nightfall.apply(state, seat, { type: 'chooseThief', thief })
  }
  return state
}

const isFree = (state: S, tool: Tool): boolean => !state.players.some(({ thief }) => thief === tool)

export function toolsOf(...some: Tool[]): Tools {
  const counts = noTools()
  for (const tool of some) counts[tool] += 1
  return counts
}

/** Gives a seat exactly these tools, which nobody has seen. */
export function hold(state: S, seat: Seat, ...some: Tool[]): void {
  const player = playerAt(state, seat)
  state.piles.tools.unshift(...listTools(player.hand))
  for (const tool of some) fetch(state, 'tools', tool)
  player.hand = toolsOf(...some)
  player.seen = noTools()
}

/** Puts exactly these tools into the City. */
export function offerInCity(state: S, ...some: Tool[]): void {
  state.piles.tools.unshift(...listTools(state.display.city))
  for (const tool of some) fetch(state, 'tools', tool)
  state.display.city = toolsOf(...some)
}

/** Puts exactly this loot into a house, in this order. */
export function exhibit(state: S, house: House, ...cards: LootId[]): void {
  state.display[house] = replaced(state, 'loot', state.display[house], cards)
}

/** Puts exactly these fences into the Harbour, in this order. */
export function dock(state: S, ...cards: FenceId[]): void {
  state.display.harbour = replaced(state, 'fences', state.display.harbour, cards)
}

function replaced(state: S, kind: 'loot' | 'fences', slots: (number | null)[], cards: number[]): (number | null)[] {
  state.piles[kind].unshift(...slots.filter((card) => card !== null))
  for (const card of cards) fetch(state, kind, card)
  return slots.map((_, slot) => cards[slot] ?? null)
}

/** Gives a seat exactly this loot. */
export function stash(state: S, seat: Seat, ...cards: LootId[]): void {
  const player = playerAt(state, seat)
  state.piles.loot.unshift(...player.loot)
  for (const card of cards) fetch(state, 'loot', card)
  player.loot = cards
}

export function earn(state: S, seat: Seat, money: number): void {
  playerAt(state, seat).income.sales = money
}

/** Takes a card out of its pile, or off another display, which gets the pile's last card instead. */
function fetch<K extends keyof Cards>(state: S, kind: K, card: Cards[K][number]): void {
  const pile: Cards[K][number][] = state.piles[kind]
  const at = pile.indexOf(card)
  if (at >= 0) {
    pile.splice(at, 1)
    return
  }
  const shown: (number | null)[][] =
    kind === 'loot' ? [state.display.villa, state.display.museum] : [state.display.harbour]
  for (const slots of shown) {
    const slot = slots.indexOf(card as number)
    if (slot < 0) continue
    slots[slot] = (pile.shift() as number | undefined) ?? null
    return
  }
  throw new Error(`${card} is not in the pile`)
}

/** Plays a move for whoever is to move. */
export function play(state: S, ...moves: NightfallMove[]): S {
  return moves.reduce((now, move) => nightfall.apply(now, mover(now), move), state)
}

export function mover(state: S): Seat {
  const [seat] = nightfall.active(state)
  if (seat === undefined) throw new Error('Nobody is to move')
  return seat
}

/** Places stones in turn. */
export function place(state: S, ...where: Place[]): S {
  return play(state, ...where.map((place): NightfallMove => ({ type: 'place', place })))
}

/** Declines whatever comes, until somebody is to act there. */
export function declineUntil(state: S, phase: string): S {
  let now = state
  while (!now.phase.startsWith(phase)) now = play(now, { type: 'decline' })
  return now
}

export function legal(state: S): readonly NightfallMove[] {
  return nightfall.legalMoves(state, mover(state))
}

export const keysOf = (state: S): string[] => state.journal.map(({ key }) => key)
