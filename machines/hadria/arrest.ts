/** HA-10.8: arrest. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { draw as drawRandom } from '../kernel/random.ts'
import { takeQuestion, type TaskOf } from '../kernel/tasks.ts'
import { arrestableAt, isAlarmed } from './board.ts'
import type { JewelKind } from './data.ts'
import {
  dungeonOf,
  imperialGuardhouseOf,
  outerDistricts,
  type District,
  type OuterDistrict,
  type SpaceId,
} from './map.ts'
import { revealStacks } from './planning.ts'
import { districtOf, playerAt, type HadriaMove, type HadriaState, type Task } from './state.ts'
import type { MoveOf } from '../kernel/game.ts'

type S = HadriaState

/** Everybody arrestable on the space, clockwise from the first player. */
export function startArrests(state: S, space: SpaceId): void {
  const seats = arrestableAt(state, space)
  for (const seat of seats.toReversed()) state.todo.push({ do: 'arrest', seat, at: space })
}

/** What an action still has to do ends with it. */
const ofAction: ReadonlySet<Task['do']> = new Set(['card', 'aim', 'walk', 'lead', 'herd', 'steal'])

export function endActionOf(state: S, seat: Seat): void {
  if (state.acting === seat) state.todo = state.todo.filter((task) => !ofAction.has(task.do))
}

/** a: one jewel is lost, the imperial one before all; else the least valuable. */
export function arrest(state: S, { seat, at }: TaskOf<S, 'arrest'>): void {
  const player = playerAt(state, seat)
  endActionOf(state, seat)
  tell(state, 'arrested', { thief: seat, at })
  state.todo.push({ do: 'jail', seat, at }, { do: 'discard', seat, n: 1 })
  const { imperial, green, yellow, trinket } = player.holds
  if (imperial > 0) return loseImperial(state, seat, at)
  if (yellow > 0 && trinket > 0) state.question = { ask: 'give', seat, at, why: 'arrest' }
  else if (yellow > 0) loseJewel(state, seat, 'yellow')
  else if (trinket > 0) loseJewel(state, seat, 'trinket')
  else if (green > 0) loseJewel(state, seat, 'green')
}

function loseImperial(state: S, seat: Seat, at: SpaceId): void {
  const district = districtOf(at)
  const to = district === 'palace' ? at : imperialGuardhouseOf(district)
  playerAt(state, seat).holds.imperial = 0
  state.jewels.push({ at: to, jewel: 'imperial' })
  tell(state, 'imperialRecovered', { thief: seat, to })
}

export function loseJewel(state: S, seat: Seat, jewel: JewelKind): void {
  playerAt(state, seat).holds[jewel] -= 1
  if (jewel === 'trinket') state.spentTiles.trinket += 1
  tell(state, 'jewelSeized', { thief: seat, jewel })
}

/** Between equals the thief chooses what the watch gets, or what Joanne makes them drop. */
export function give(state: S, { jewel }: MoveOf<HadriaMove, 'give'>): void {
  const { seat, at, why } = takeQuestion(state, 'give')
  if (why === 'arrest') loseJewel(state, seat, jewel)
  else dropJewel(state, seat, jewel, at)
}

/** Confiscate: a trinket lies there as a jewel. */
export function dropJewel(state: S, seat: Seat, jewel: JewelKind, at: SpaceId): void {
  playerAt(state, seat).holds[jewel] -= 1
  state.jewels.push({ at, jewel })
  tell(state, 'jewelDropped', { thief: seat, jewel, at })
}

/** c, d */
export function jail(state: S, { seat, at }: TaskOf<S, 'jail'>): void {
  const player = playerAt(state, seat)
  player.at = dungeonOf[dungeonFor(state, districtOf(at))]
  revealStacks(player)
  tell(state, 'jailed', { thief: seat, dungeon: player.at })
}

function dungeonFor(state: S, district: District): OuterDistrict {
  const { gateDistrict } = state
  if (isAlarmed(state) && gateDistrict !== null) return gateDistrict
  if (district !== 'palace') return district
  const cards = outerDistricts.filter((card) => card !== gateDistrict)
  return drawRandom(state, (random) => random.pick(cards))
}
