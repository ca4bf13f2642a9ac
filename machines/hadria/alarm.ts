/** HA-11: the imperial jewel and the alarm. */
import type { Seat } from '../kernel/game.ts'
import { tell } from '../kernel/journal.ts'
import { draw as drawRandom } from '../kernel/random.ts'
import { alarmSpacesOf, outerDistricts } from './map.ts'
import { bringWatch } from './posting.ts'
import { captain, guard, type HadriaState, type Posting } from './state.ts'

type S = HadriaState

/** HA-11.1: red AP follow at clean-up. */
export function firstTheft(state: S, seat: Seat): void {
  state.stolen = true
  state.bestThief = seat
  tell(state, 'imperialStolen', { by: seat })
}

/** HA-11.2: from now on thieves may leave through this district's gates. */
export function openGates(state: S): void {
  const district = drawRandom(state, (random) => random.pick(outerDistricts))
  state.gateDistrict = district
  tell(state, 'gatesOpened', { district })
}

/** HA-11.3 */
export function soundAlarm(state: S): void {
  const { gateDistrict } = state
  if (gateDistrict === null) return
  state.alarmedRound = 1
  tell(state, 'alarm', { district: gateDistrict })
  const spaces = alarmSpacesOf(gateDistrict)
  const post = (figure: number, at: number): Posting => ({ figure, at, arrests: false })
  bringWatch(state, [...spaces.guard.map((at) => post(guard, at)), ...spaces.captain.map((at) => post(captain, at))])
}
