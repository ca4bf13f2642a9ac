/** How the street looks to one seat, and what a crook would be worth on it: a quick guess, not a rule. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { crook, forPlayers, gangs, targets, type Crook } from './data.ts'
import type { KingpinMove, KingpinState } from './state.ts'

/** What a face-down crook of somebody else is taken for. */
const guessedRank = 5
/** What a free target must be held against. */
const expectedRank = 4
const dollar = 0.5
const glimpse = 0.3

export interface Street {
  seats: number
  /** By target: the ranks of this seat's crooks, of the strongest rival's, and of the next one's. */
  mine: number[]
  rival: number[]
  next: number[]
  /** By target: what it is worth with the modifiers that this seat sees. */
  value: number[]
  /** By gang: this seat's members, and those of the rival who has most. */
  members: number[]
  rivals: number[]
}

export function streetOf({ pieces, seats }: Pick<KingpinState, 'pieces' | 'seats'>, seat: Seat): Street {
  const ranks = new Array<number>(seats * targets.length).fill(0)
  const counts = new Array<number>(seats * gangs.length).fill(0)
  const value: number[] = targets.slice()
  for (const piece of pieces) {
    if (typeof piece.at !== 'number') continue
    const slot = piece.at - targets[0]
    const seen = piece.faceUp || piece.seat === seat
    const card = crook(piece.crook)
    add(ranks, piece.seat * targets.length + slot, seen ? card.rank : guessedRank)
    if (!seen) continue
    add(value, slot, card.modifier)
    for (const gang of card.gangs) add(counts, piece.seat * gangs.length + gangs.indexOf(gang), 1)
  }
  const [mine, rival, next] = compare(ranks, targets.length, seats, seat)
  const [members, rivals] = compare(counts, gangs.length, seats, seat)
  return { seats, mine, rival, next, value, members, rivals }
}

/** By column: this seat's, the best other's, the next best other's. */
function compare(table: readonly number[], columns: number, seats: number, seat: Seat): [number[], number[], number[]] {
  const mine = new Array<number>(columns).fill(0)
  const best = new Array<number>(columns).fill(0)
  const second = new Array<number>(columns).fill(0)
  for (let column = 0; column < columns; column++) {
    for (let other = 0; other < seats; other++) {
      const count = table[other * columns + column] as number
      if (other === seat) mine[column] = count
      else if (count > (best[column] as number)) {
        second[column] = best[column] as number
        best[column] = count
      } else if (count > (second[column] as number)) second[column] = count
    }
  }
  return [mine, best, second]
}

/** How much better off this seat would be for playing the crook there. */
export function worthOf(street: Street, card: Crook, { target, face }: MoveOf<KingpinMove, 'place'>): number {
  const slot = target - targets[0]
  const mine = street.mine[slot] as number
  const rival = street.rival[slot] as number
  const value = street.value[slot] as number
  const skill = face === 'up' ? card.skill : null
  const kills = skill === 'killer' && mine === 0
  const after = skill === 'accomplice' ? mine + card.rank : card.rank
  const against = kills ? (street.next[slot] as number) : rival
  let worth = stake(after, against, value + card.modifier, street.seats) - stake(mine, rival, value, street.seats)
  if (skill === 'swap' && mine > 0) worth += bestFor(street, mine, 0)
  if (skill === 'pickpocket') worth += 2 * dollar
  if (skill === 'spy') worth += glimpse
  if (face === 'down') worth -= dollar
  return worth + gangWorth(street, card)
}

/** What these ranks would be worth at the best target where this seat has none. */
export function bestFor(street: Street, rank: number, modifier: number): number {
  let best = -Infinity
  for (let slot = 0; slot < targets.length; slot++) {
    if (street.mine[slot] === 0) best = Math.max(best, moveWorth(street, rank, modifier, slot))
  }
  return best
}

export function moveWorth({ rival, value, seats }: Street, rank: number, modifier: number, slot: number): number {
  const against = rival[slot] as number
  const worth = value[slot] as number
  return stake(rank, against, worth + modifier, seats) - stake(0, against, worth, seats)
}

/** Points that a target promises, less those that it promises to others. */
function stake(mine: number, rival: number, value: number, seats: number): number {
  if (value <= 0 || (mine === 0 && rival === 0)) return 0
  if (mine === 0) return (-value * chance(rival - expectedRank, 0.5)) / (seats - 1)
  const won = rival === 0 ? chance(mine - expectedRank, 0.5) : chance(mine - rival, 0.8)
  return value * (won - (1 - won) / (seats - 1))
}

const chance = (lead: number, weight: number): number => 1 / (1 + Math.exp(-lead * weight))

/** A member counts most where a gang is close. */
function gangWorth({ members, rivals, seats }: Street, card: Crook): number {
  let worth = 0
  for (const gang of card.gangs) {
    const lead = (members[gangs.indexOf(gang)] as number) - (rivals[gangs.indexOf(gang)] as number)
    worth += forPlayers(seats).gangPoints * (chance(lead + 1, 1) - chance(lead, 1))
  }
  return worth
}

function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] as number) + amount
}
