/** HA-4, HA-15: the event phase. */
import { tell } from '../kernel/journal.ts'
import { draw as drawRandom } from '../kernel/random.ts'
import type { TaskOf } from '../kernel/tasks.ts'
import { canPost, distance, emptyIn, figureAt, isAlarmed, jewelsInPool, placesIn } from './board.ts'
import { calmEvents, eventCard, house, type EventName } from './data.ts'
import { byDistrict, gates, imperialGuardhouseOf, spaces, type District, type SpaceId } from './map.ts'
import { bringWatch, firstPlayers, repositionGuard } from './posting.ts'
import { clockwise, districtOf, guard, playerAt, type Aiming, type HadriaState } from './state.ts'

type S = HadriaState

/** HA-4.1: last round's theft brings the alarm first. */
export function beginEvent(state: S): void {
  state.round += 1
  if (isAlarmed(state)) state.alarmedRound += 1
  tell(state, 'roundBegins', { round: state.round, first: state.first })
  state.todo.push({ do: 'rollDice' }, { do: 'layYellow' }, { do: 'reveal' })
  if (state.stolen && !isAlarmed(state)) state.todo.push({ do: 'soundAlarm' })
}

/** HA-4.2 */
export function revealEvent(state: S): void {
  const event = (isAlarmed(state) ? state.alarmedDeck : state.calmDeck).pop()
  if (event === undefined) return
  state.event = event
  state.pastEvents.push(event)
  tell(state, 'event', { event })
  effects[event]?.(state)
}

/** Those that do something when they are revealed; all others are values that last (data.ts). */
const effects: Partial<Record<EventName, (state: S) => void>> = {
  changingOfTheGuard: (state) => state.todo.push({ do: 'relieve', left: house.relieved }),

  beggarsTip(state) {
    for (const seat of clockwise(state)) playerAt(state, seat).purple += 1
    tell(state, 'allGainedAp', { n: 1 })
  },

  smugglers(state) {
    for (const seat of clockwise(state).toReversed()) state.todo.push({ do: 'smuggle', seat })
  },

  patrol: (state) => bringWatch(state, [{ figure: guard, at: imperialGuardhouseOf('hammer'), arrests: false }]),

  reinforcements(state) {
    if (state.gateDistrict === null) return
    bringWatch(state, [{ figure: guard, at: imperialGuardhouseOf(state.gateDistrict), arrests: false }])
  },

  barricade(state) {
    const open = gates.filter(({ district }) => district === state.gateDistrict)
    state.question = firstPlayers(
      state,
      'barricade',
      open.map(({ space }) => space),
    )
  },

  houseSearch(state) {
    for (const seat of clockwise(state).toReversed()) state.todo.push({ do: 'discard', seat, n: 1 })
  },

  guildFavour(state) {
    for (const seat of clockwise(state).toReversed()) state.todo.push({ do: 'draw', seat, n: 1 })
  },
}

export function barricade(state: S, _: Aiming, space: SpaceId): void {
  const gate = gates.find((one) => one.district === state.gateDistrict && one.space === space)
  state.closedGate = gate?.id ?? null
  tell(state, 'barricaded', { at: space })
}

/** Each may discard 1 to draw 1. */
export function smuggle(state: S, { seat }: TaskOf<S, 'smuggle'>): void {
  if (playerAt(state, seat).hand.length > 0) state.question = { ask: 'discard', seat, n: 1, why: 'smugglers' }
}

// ---- Changing of the guard ----------------------------------------------------------------------------------------------

/** Up to two guards of the north to guardhouses there with none. */
export function relieve(state: S, { left }: TaskOf<S, 'relieve'>): void {
  const district = calmEvents.changingOfTheGuard.compass
  const guards = placesIn(district).filter((space) => figureAt(state, space) === guard)
  if (left === 0 || guards.length === 0 || freePosts(state, district).length === 0) return
  state.question = firstPlayers(state, 'relieve', guards, true, left)
}

const freePosts = (state: S, district: District): SpaceId[] =>
  placesIn(district).filter((space) => spaces[space]?.guardhouse !== null && canPost(state, space))

export function relieveThis(state: S, { left }: Aiming, space: SpaceId): void {
  const posts = freePosts(state, districtOf(space))
  state.question = { ...firstPlayers(state, 'relieveTo', posts, false, left), from: space }
}

export function relieveTo(state: S, { from, left }: Aiming, space: SpaceId): void {
  if (from === null) return
  repositionGuard(state, from, space)
  state.todo.push({ do: 'relieve', left: left - 1 })
}

// ---- The yellow jewel and the dice --------------------------------------------------------------------------------------

/** HA-4.3: on an empty space of the compass's district, far from every thief. */
export function layYellow(state: S): void {
  const { compass } = eventCard(state.event)
  if (isAlarmed(state) || compass === null || jewelsInPool(state, 'yellow') === 0) return
  const fit = emptyIn(state, compass) & farFromThieves(state, compass)
  const spaces = placesIn(compass).filter((_, at) => (fit & (1 << at)) !== 0)
  const [only] = spaces
  if (spaces.length > 1) state.question = firstPlayers(state, 'yellow', spaces)
  else if (only !== undefined) putYellow(state, undefined, only)
}

/** By district and where a thief is: which of the district's places are far from there, one bit each. */
const farFrom = byDistrict((district) =>
  spaces.map(({ id }) => {
    const isFar = (space: SpaceId): boolean => distance(id, space) >= house.jewelFromThieves
    return placesIn(district).reduce((far, space, at) => (isFar(space) ? far | (1 << at) : far), 0)
  }),
)

function farFromThieves({ players }: S, district: District): number {
  const from = farFrom[district]
  let far = -1
  for (const { at } of players) if (at !== null) far &= from[at] as number
  return far
}

export function putYellow(state: S, _: Aiming | undefined, space: SpaceId): void {
  state.jewels.push({ at: space, jewel: 'yellow' })
  tell(state, 'yellowLaid', { at: space })
}

/** HA-4.4 */
export function rollDice(state: S): void {
  const { dice, initiative } = eventCard(state.event)
  const n = dice ?? (isAlarmed(state) ? 2 : 1)
  const cast: number[] = []
  drawRandom(state, (random) => {
    while (cast.length < n) cast.push(random.int(house.die) + 1)
  })
  state.dice = cast
  state.initiative = Math.min(house.highestInitiative, Math.max(...cast) + initiative)
  tell(state, 'diceRolled', { dice: state.dice, initiative: state.initiative })
}
