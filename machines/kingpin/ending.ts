/** KP-5: the scoring as a show, told to everybody step by step. */
import type { Outcome } from '../kernel/game.ts'
import { isSilent, tell } from '../kernel/journal.ts'
import { seatList, targets } from './data.ts'
import { faceDownAt, noteShown } from './notes.ts'
import { finalOutcome, scoreGangs, scoreTargets } from './scoring.ts'
import { pieceAt, type KingpinState } from './state.ts'

/** KP-5.1 */
export function revealAll(state: KingpinState): void {
  for (const target of targets) {
    const hidden = faceDownAt(state, target)
    if (hidden.length === 0) continue
    for (const seat of seatList(state.seats)) {
      const own = hidden.filter((piece) => pieceAt(state, piece).seat === seat)
      for (const piece of own) {
        pieceAt(state, piece).faceUp = true
        noteShown(state, piece)
      }
      const crooks = own.map((piece) => pieceAt(state, piece).crook)
      if (own.length > 0) tell(state, 'revealed', { by: seat, target, crooks })
    }
  }
}

/** KP-5.2 */
export function tellTargets(state: KingpinState): void {
  if (isSilent(state)) return
  for (const { target, modifiers, value, rank, ranks, crooks, winners, points } of scoreTargets(state)) {
    const [first, second] = winners
    const told = { target, modifiers, value, rank, ranks, crooks }
    if (first === undefined) tell(state, 'targetEmpty', { target })
    else if (second === undefined) tell(state, 'targetWon', { ...told, by: first, points })
    else tell(state, 'targetShared', { ...told, seats: winners, points })
  }
}

/** KP-5.3 */
export function tellGangs(state: KingpinState): void {
  if (isSilent(state)) return
  for (const { gang, members, winner, points } of scoreGangs(state)) {
    if (winner === null) tell(state, 'gangTied', { gang, members })
    else tell(state, 'gangWon', { gang, members, by: winner, count: members[winner] as number, points })
  }
}

/** KP-5.4 */
export function tellWinners(state: KingpinState): void {
  if (isSilent(state)) return
  const { winners, scores } = finalOutcome(state)
  const [first, second] = winners as readonly [number, ...number[]]
  const points = scores[first]?.total ?? 0
  const money = state.money[first] as number
  const level = scores.filter(({ total }) => total === points).length
  if (second !== undefined) tell(state, 'wonShared', { seats: winners, points, money })
  else tell(state, level > 1 ? 'wonOnMoney' : 'won', { by: first, points, money })
}

export function outcome(state: KingpinState): Outcome | undefined {
  return state.phase === 'over' ? finalOutcome(state) : undefined
}
