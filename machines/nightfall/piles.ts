/** Setting up (NF-2) and topping up (NF-5): whatever comes from a pile. */
import type { Config, Seat } from '../kernel/game.ts'
import { isSilent, others, tell } from '../kernel/journal.ts'
import { draw, random } from '../kernel/random.ts'
import { leftOf, playerAt } from '../kernel/seats.ts'
import { backIdOf, copies, displays, fenceIds, lootIds, openingHands, tools, type Tool } from './data.ts'
import {
  countTools,
  noAction,
  noStones,
  noTools,
  type Cards,
  type NightfallState,
  type Player,
  type Tools,
} from './state.ts'

type S = NightfallState

const displayFor = (seats: number) => {
  const display = displays[seats]
  if (!display) throw new RangeError(`There is no display for ${seats} players`)
  return display
}

// NF-2.1
export function deal({ seats, seed, options }: Required<Config>): S {
  const source = random(seed)
  const thieves = source.shuffle([...tools])
  const { loot, harbour } = displayFor(seats)
  return {
    phase: 'choosing',
    seats,
    journal: [],
    round: 0,
    start: source.int(seats),
    players: Array.from({ length: seats }, (_, seat) => newPlayer(options.thieves === 'chosen' ? null : thieves[seat])),
    fields: noStones(),
    blocked: [null, null, null, null, null],
    display: { city: noTools(), villa: empty(loot), museum: empty(loot), harbour: empty(harbour) },
    piles: {
      tools: source.shuffle(tools.flatMap((tool) => Array.from({ length: copies }, () => tool))),
      loot: source.shuffle([...lootIds]),
      fences: source.shuffle([...fenceIds]),
    },
    discards: { tools: [], loot: [], fences: [] },
    action: noAction(),
    random: source.state(),
  }
}

function newPlayer(thief: Tool | null = null): Player {
  const income = { chests: 0, sales: 0, bonuses: 0 }
  return { thief, income, hand: noTools(), seen: noTools(), loot: [], served: false }
}

const empty = (length: number): null[] => Array.from({ length }, () => null)

// NF-2.1, NF-2.2
export function layOut(state: S): void {
  const left = leftOf(state, state.start)
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.start + i) % state.seats
    const { start, left: second, others: rest } = openingHands
    drawTools(state, seat, seat === state.start ? start : seat === left ? second : rest)
  }
  topUp(state)
  openRound(state)
}

// NF-5
export function refill(state: S): void {
  topUp(state)
  state.fields = noStones()
  state.start = leftOf(state, state.start)
  openRound(state)
}

function openRound(state: S): void {
  state.round += 1
  tell(state, 'round', { round: state.round, by: state.start })
}

// NF-2.2, NF-5: City, Villa, Museum, Harbour, card by card
function topUp(state: S): void {
  const { display } = state
  const city = topUpCity(state, display.city, displayFor(state.seats).city)
  const villa = fillSlots(state, display.villa, 'loot')
  const museum = fillSlots(state, display.museum, 'loot')
  const fences = fillSlots(state, display.harbour, 'fences')
  if (isSilent(state)) return
  tell(state, 'refilled', { city, villa: villa.map(backIdOf), museum: museum.map(backIdOf), fences })
}

function topUpCity(state: S, city: Tools, full: number): Tool[] {
  const added: Tool[] = []
  for (let missing = full - countTools(city); missing > 0; missing--) {
    const tool = drawCard(state, 'tools')
    if (tool === undefined) break
    city[tool] += 1
    added.push(tool)
  }
  return added
}

function fillSlots(state: S, slots: (number | null)[], from: 'loot' | 'fences'): number[] {
  const added: number[] = []
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] !== null) continue
    const card = drawCard(state, from)
    if (card === undefined) break
    slots[slot] = card
    added.push(card)
  }
  return added
}

/** Draws into a hand; only its owner sees what. */
export function drawTools(state: S, by: Seat, count: number): void {
  const { hand } = playerAt(state, by)
  const drawn: Tool[] = []
  while (drawn.length < count) {
    const tool = drawCard(state, 'tools')
    if (tool === undefined) break
    hand[tool] += 1
    drawn.push(tool)
  }
  if (isSilent(state)) return
  tell(state, 'drew', { by, tools: drawn }, [by])
  tell(state, 'drewHidden', { by, count: drawn.length }, others(state.seats, by))
}

// NF-2.3
function drawCard<K extends keyof Cards>(state: S, from: K): Cards[K][number] | undefined {
  const pile: Cards[K][number][] = state.piles[from]
  if (pile.length === 0) {
    const discard: Cards[K][number][] = state.discards[from]
    if (discard.length === 0) return undefined
    pile.push(...discard)
    discard.length = 0
    draw(state, (source) => source.shuffle(pile))
    tell(state, 'reshuffled', { pile: from, cards: pile.length })
  }
  return pile.pop()
}
