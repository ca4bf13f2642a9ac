/** KP-5: what the street is worth. Works on any crooks that are known, so that a board can show how things stand. */
import type { Outcome, Score, Seat } from '../kernel/game.ts'
import { crook, forPlayers, gangs, seatList, targets, type Gang } from './data.ts'
import type { KingpinState, Piece } from './state.ts'

/** A crook on the street, as far as scoring looks at it. */
export type Raider = Pick<Piece, 'crook' | 'seat' | 'at'>

export interface TargetScore {
  target: number
  crooks: number[]
  /** The sum of all modifiers here. */
  modifiers: number
  value: number
  /** By seat, a slot's ranks added up. */
  ranks: number[]
  rank: number
  /** Several on a tie; none where nobody is. */
  winners: Seat[]
  /** What each winner gets. */
  points: number
}

/** KP-5.2 */
export function scoreTarget(raiders: readonly Raider[], target: number, seats: number): TargetScore {
  const ranks: number[] = new Array<number>(seats).fill(0)
  const here: number[] = []
  let modifiers = 0
  for (const { at, seat, crook: number } of raiders) {
    if (at !== target) continue
    const card = crook(number)
    here.push(number)
    ranks[seat] = (ranks[seat] as number) + card.rank
    modifiers += card.modifier
  }
  const value = Math.max(0, target + modifiers)
  const rank = Math.max(...ranks)
  const winners: Seat[] = []
  if (rank > 0) for (let seat = 0; seat < seats; seat++) if (ranks[seat] === rank) winners.push(seat)
  const points = winners.length === 0 ? 0 : Math.floor(value / winners.length)
  return { target, crooks: here, modifiers, value, ranks, rank, winners, points }
}

export interface GangScore {
  gang: Gang
  /** By seat. */
  members: number[]
  /** Nobody on a tie. */
  winner: Seat | null
  points: number
}

/** KP-5.3 */
export function scoreGang(raiders: readonly Raider[], gang: Gang, seats: number): GangScore {
  const members: number[] = new Array<number>(seats).fill(0)
  for (const { at, seat, crook: number } of raiders) {
    if (typeof at === 'number' && crook(number).gangs.includes(gang)) members[seat] = (members[seat] as number) + 1
  }
  const most = Math.max(...members)
  const winner = members.indexOf(most)
  const alone = members.lastIndexOf(most) === winner
  return { gang, members, winner: alone ? winner : null, points: alone ? forPlayers(seats).gangPoints : 0 }
}

export function scoreTargets(state: Pick<KingpinState, 'pieces' | 'seats'>): TargetScore[] {
  return targets.map((target) => scoreTarget(state.pieces, target, state.seats))
}

export function scoreGangs(state: Pick<KingpinState, 'pieces' | 'seats'>): GangScore[] {
  return gangs.map((gang) => scoreGang(state.pieces, gang, state.seats))
}

/** KP-5.4. The last part of each score is the money, which only breaks ties. */
export function finalOutcome(state: KingpinState): Outcome {
  const ofTargets = scoreTargets(state)
  const ofGangs = scoreGangs(state)
  const scores = seatList(state.seats).map((seat): Score => {
    const parts = [
      ...ofTargets.filter(({ winners }) => winners.includes(seat)).map(targetPart),
      ...ofGangs.filter(({ winner }) => winner === seat).map((score) => gangPart(score, seat)),
      { label: 'money', points: 0, params: { money: state.money[seat] as number } },
    ]
    return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts }
  })
  return { winners: leaders(scores, state.money), scores }
}

function leaders(scores: readonly Score[], money: readonly number[]): Seat[] {
  const most = Math.max(...scores.map(({ total }) => total))
  const level = scores.filter(({ total }) => total === most).map(({ seat }) => seat)
  const richest = Math.max(...level.map((seat) => money[seat] as number))
  return level.filter((seat) => money[seat] === richest)
}

function targetPart({ target, value, modifiers, rank, crooks, winners, points }: TargetScore): Score['parts'][number] {
  const label = winners.length > 1 ? 'targetShared' : 'target'
  return { label, points, params: { target, modifiers, value, rank, crooks, seats: winners } }
}

function gangPart({ gang, members, points }: GangScore, seat: Seat): Score['parts'][number] {
  return { label: 'gang', points, params: { gang, count: members[seat] as number, members } }
}
