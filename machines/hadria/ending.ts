/** HA-11.2, 12, 13: leaving the city, cleaning up, and how it ends. */
import type { Outcome, Score, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { leftOf } from '../kernel/seats.ts'
import { endActionOf } from './arrest.ts'
import { isAlarmed } from './board.ts'
import { house, isGeneral, points } from './data.ts'
import { giveAp, revealStacks } from './planning.ts'
import { isInCity, playerAt, type HadriaState, type Player } from './state.ts'

type S = HadriaState

/** HA-11.2: out of play for good. */
export function leaveCity(state: S, seat: Seat, gate: number): void {
  const player = playerAt(state, seat)
  endActionOf(state, seat)
  revealStacks(player)
  state.discards.push(...player.hand)
  player.hand = []
  player.at = null
  player.left = state.players.filter(({ left }) => left !== null).length + 1
  if (seat === state.first && state.players.some(isInCity)) {
    state.first = nextInCity(state, seat)
    state.firstStays = true
  }
  tell(state, 'left', { by: seat, gate })
  // HA-13.1: nothing that was still to come does.
  if (isDecided(state)) state.todo = []
}

function nextInCity(state: S, from: Seat): Seat {
  let seat = leftOf(state, from)
  while (!isInCity(playerAt(state, seat))) seat = leftOf(state, seat)
  return seat
}

/** HA-13.1, 13.2: nothing more can happen. */
export function isDecided({ players }: S): boolean {
  let inCity = false
  for (const player of players) {
    if (player.left !== null && player.holds.imperial > 0) return true
    inCity ||= isInCity(player)
  }
  return !inCity
}

/** HA-12 */
export function cleanUp(state: S): void {
  for (const player of state.players) {
    for (const { card, informers, guildAgents } of player.stacks) {
      if (card !== null && isGeneral(card)) state.discards.push(card)
      state.spentTiles.informer += informers
      state.spentTiles.guildAgent += guildAgents
    }
    player.stacks = []
    player.ready = false
    player.cloaked = false
    player.escaped = false
    player.roped = false
    player.trapped = false
    player.marked = false
    player.robbed = false
    player.executed = 0
    player.strong = false
    if (isInCity(player)) giveAp(state, player)
  }
  state.smoke = []
  state.fire = []
  state.trapped = []
  state.event = null
  state.closedGate = null
  state.dice = []
  state.initiative = 0
  state.watchDone = false
  if (!state.firstStays) state.first = nextInCity(state, state.first)
  state.firstStays = false
  tell(state, 'roundOver', { round: state.round })
}

/** HA-12: the 10th calm round without a theft, or the 5th alarmed round. */
export function isLastRound(state: S): boolean {
  if (isAlarmed(state)) return state.alarmedRound >= house.alarmedRounds
  return state.round >= house.calmRounds && !state.stolen
}

export function endGame(state: S): void {
  const { winners } = outcome({ ...state, phase: 'over' }) ?? { winners: [] }
  const [winner] = winners
  if (winner === undefined) tell(state, 'allLost')
  else tell(state, playerAt(state, winner).holds.imperial > 0 ? 'wonWithImperial' : 'wonByPoints', { by: winner })
}

/** HA-13 */
export function outcome({ phase, players, bestThief }: S): Outcome | undefined {
  if (phase !== 'over') return undefined
  const scores = players.map((player, seat) => scoreOf(player, seat, bestThief === seat))
  const gone = scores.filter(({ seat }) => playerAt({ players }, seat).left !== null)
  const order = (a: Score, b: Score): number => {
    const [one, other] = [playerAt({ players }, a.seat), playerAt({ players }, b.seat)]
    return (
      other.holds.imperial - one.holds.imperial ||
      b.total - a.total ||
      other.holds.green - one.holds.green ||
      (one.left ?? 0) - (other.left ?? 0)
    )
  }
  const [best] = gone.sort(order)
  return { winners: best ? [best.seat] : [], scores }
}

/** Thieves still in the city lose: what they hold counts for nothing. */
function scoreOf({ left, holds }: Player, seat: Seat, best: boolean): Score {
  if (left === null) return { seat, total: 0, parts: [{ label: 'inTheCity', points: 0 }] }
  const parts = [
    ...(holds.imperial > 0 ? [{ label: 'imperial', points: 0 }] : []),
    ...(best ? [{ label: 'bestThief', points: points.bestThief }] : []),
    ...(['green', 'yellow', 'trinket'] as const)
      .filter((jewel) => holds[jewel] > 0)
      .map((jewel) => ({ label: jewel, points: holds[jewel] * points[jewel], params: { n: holds[jewel] } })),
  ]
  return { seat, total: parts.reduce((sum, part) => sum + part.points, 0), parts }
}
