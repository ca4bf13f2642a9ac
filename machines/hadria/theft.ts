/** HA-9: theft. */
import type { MoveOf, Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { smokes, thievesAt } from './board.ts'
import { jewelKinds, type JewelKind } from './data.ts'
import type { SpaceId } from './map.ts'
import { jewelsHeld, playerAt, whereIs, type HadriaMove, type HadriaState, type Player } from './state.ts'

type S = HadriaState

/** HA-9.1: a ✋ effect hits this thief: whoever shares the space steals at once, else the thief is marked. */
export function hit(state: S, by: Seat, victim: Seat): void {
  if (playerAt(state, victim).at === whereIs(playerAt(state, by))) state.todo.push({ do: 'steal', seat: by, victim })
  else mark(state, victim)
}

/** HA-9.3: nobody is robbed twice a round. */
export function mark(state: S, victim: Seat): void {
  const player = playerAt(state, victim)
  if (player.robbed || player.marked) return
  player.marked = true
  tell(state, 'marked', { thief: victim })
}

/** Everybody else on a space that a ✋ effect hits. */
export function hitAllAt(state: S, by: Seat, space: SpaceId, hits: (player: Player) => boolean = () => true): void {
  const victims = thievesAt(state, space).filter((seat) => seat !== by && hits(playerAt(state, seat)))
  for (const victim of victims.toReversed()) hit(state, by, victim)
}

/** HA-9.4: a victim without a jewel is marked instead. */
export function steal(state: S, { seat, victim }: TaskOf<S, 'steal'>): void {
  const player = playerAt(state, victim)
  if (player.robbed) return
  if (jewelsHeld(player) === 0) mark(state, victim)
  else state.question = { ask: 'rob', seat, victim, may: true }
}

/** HA-9.1: smoke marks while in it. */
export function canBeRobbed(state: S, player: Player): boolean {
  const { marked, robbed, at } = player
  if (robbed || at === null || jewelsHeld(player) === 0) return false
  return marked || smokes(state, at)
}

/** HA-9.2, 9.3: exactly one jewel, and then the mark goes. */
export function rob(state: S, by: Seat, victim: Seat, jewel: JewelKind): void {
  const robbed = playerAt(state, victim)
  robbed.holds[jewel] -= 1
  robbed.robbed = true
  robbed.marked = false
  playerAt(state, by).holds[jewel] += 1
  tell(state, 'robbed', { by, thief: victim, jewel })
}

/** The answer to a theft on the own space, or with the rod. */
export function robAtOnce(state: S, { victim, jewel }: MoveOf<HadriaMove, 'rob'>): void {
  rob(state, takeQuestion(state, 'rob').seat, victim, jewel)
}

export function robNothing(state: S): void {
  takeQuestion(state, 'rob')
}

export const kindsHeld = ({ holds }: Player): JewelKind[] => jewelKinds.filter((kind) => holds[kind] > 0)
