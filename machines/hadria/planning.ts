/** HA-6: planning, all at once and in secret. Nobody else sees anything of it until all are ready. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { isSilent, tell } from '../kernel/journal.ts'
import { takeOut } from '../kernel/zones.ts'
import { house, isGeneral, type Basic } from './data.ts'
import {
  apOn,
  isInCity,
  isJailed,
  playerAt,
  stackAt,
  type ApSource,
  type HadriaMove,
  type HadriaState,
  type Player,
  type Stack,
} from './state.ts'

type S = HadriaState

/** HA-6.2, HA-10.9, HA-12: what a thief has for the coming round. */
export function giveAp(state: S, player: Player): void {
  const jailed = player.thief === 'jasmine' ? house.courtesanJailed : house.blueJailed
  const base = isJailed(player) ? jailed : house.blue
  player.blue = Math.max(house.blueLeast, base - player.poisoned * house.bola)
  player.red = player.holds.imperial > 0 ? state.seats - 1 : 0
  player.purple = player.purpleNext
  player.purpleNext = 0
  player.poisoned = 0
}

export function beginPlanning(state: S): void {
  for (const player of state.players) player.ready = !isInCity(player)
}

export function allReady({ players }: S): boolean {
  for (const { ready } of players) if (!ready) return false
  return true
}

/** AP that are not on a stack; tiles not counted. */
export function pointsLeft({ blue, red, purple, stacks }: Player): number {
  let left = blue + red + purple
  for (const { points } of stacks) left -= points
  return left
}

export function hasLaid({ stacks }: Player, basic: Basic): boolean {
  for (const { card } of stacks) if (card === basic) return true
  return false
}

export function hasLaidSpecial({ stacks }: Player): boolean {
  for (const { special } of stacks) if (special) return true
  return false
}

export function lay(state: S, { card, special, with: source }: MoveOf<HadriaMove, 'lay'>, seat: Seat): void {
  const player = playerAt(state, seat)
  if (isGeneral(card)) takeOut(player.hand, card)
  const stack = { card, special, points: 0, informers: 0, guildAgents: 0, open: false, done: false }
  player.stacks.push(stack)
  addTo(player, stack, source)
}

export function addAp(state: S, { stack, with: source }: MoveOf<HadriaMove, 'add'>, seat: Seat): void {
  const player = playerAt(state, seat)
  addTo(player, stackAt(player, stack), source)
}

function addTo({ holds }: Player, stack: Stack, source: ApSource): void {
  if (source === 'point') {
    stack.points += 1
  } else if (source === 'informer') {
    holds.informer -= 1
    stack.informers += 1
  } else {
    holds.guildAgent -= 1
    stack.guildAgents += 1
  }
}

export function beReady(state: S, _move: unknown, seat: Seat): void {
  playerAt(state, seat).ready = true
}

/** HA-6.4: stacks and their AP are public from now on, faces are not. */
export function showPlans(state: S): void {
  if (isSilent(state)) return
  for (const [seat, { stacks }] of state.players.entries()) {
    if (stacks.length > 0) tell(state, 'planShown', { by: seat, stacks: stacks.map(apOn) })
  }
}

/** HA-10.8d, HA-11.2: what was planned is shown, and lost. */
export function revealStacks({ stacks }: Player): void {
  for (const stack of stacks) {
    stack.open = true
    stack.done = true
  }
}
