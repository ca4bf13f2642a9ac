/** What can be said for a move: getting out, jewels, not to lie in the dungeon, the way to what one wants, and coming first. */
import type { Seat } from '../kernel/game.ts'
import type { Fact } from '../kernel/reasons.ts'
import { distance, isAlarmed, isHidden } from './board.ts'
import { house, isGeneral } from './data.ts'
import { gates } from './map.ts'
import { apOn, isAfoot, isJailed, jewelsHeld, whereIs, type HadriaState, type Player } from './state.ts'
import { movementOf, sentriesOf } from './watch.ts'

type S = HadriaState

/** From the dungeon everything is further away than from anywhere else. */
const far = 99

/** How far it is from the seat's thief to the nearest of these, below 0; nothing if there is none. */
function nearest({ players }: S, seat: Seat, goals: readonly number[]): number {
  const player = players[seat]
  if (!player || goals.length === 0 || player.at === null) return 0
  return isJailed(player) ? -far : -Math.min(...goals.map((goal) => distance(whereIs(player), goal)))
}

const isLoaded = ({ players }: S, seat: Seat): boolean => (players[seat]?.holds.imperial ?? 0) > 0
const hasLeft = ({ players }: S, seat: Seat): boolean => (players[seat]?.left ?? null) !== null
/** HA-12: nobody gets out after it. */
const isLastRound = ({ alarmedRound }: S): boolean => alarmedRound === house.alarmedRounds

const others = ({ players }: S, seat: Seat): Player[] => players.filter((_, other) => other !== seat)

/** Who is arrested is seen by nobody, but has gained nothing by it. */
function below({ players, watch }: S, seat: Seat, figures: readonly unknown[]): number {
  const player = players[seat]
  return player && isJailed(player) ? -watch.length : -figures.length
}

/** HA-10.2: the figures that would come and arrest, if the watch acted now. */
function reaching(state: S, seat: Seat): readonly unknown[] {
  const player = state.players[seat]
  if (state.watchDone || !player || !isAfoot(player) || player.roped) return []
  return sentriesOf(state).filter(
    ({ at, figure, sees }) => sees.includes(seat) && distance(at, whereIs(player)) <= movementOf(state, figure),
  )
}

export const hadriaReasons: readonly Fact<S>[] = [
  { name: 'win', says: ['gain'], of: (state, seat) => Number(hasLeft(state, seat) && isLoaded(state, seat)) },
  { name: 'imperial', says: ['gain', 'spare'], of: ({ players }, seat) => players[seat]?.holds.imperial ?? 0 },
  { name: 'out', says: ['gain'], of: (state, seat) => Number(hasLeft(state, seat)) },
  {
    name: 'jewels',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => (players[seat] ? jewelsHeld(players[seat]) : 0),
  },
  {
    name: 'liberty',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => Number(players[seat] === undefined || !isJailed(players[seat])),
  },
  {
    name: 'rivals',
    says: ['gain'],
    of: (state, seat) => others(state, seat).filter(isJailed).length,
  },
  {
    name: 'loot',
    says: ['gain'],
    of: (state, seat) => -others(state, seat).reduce((sum, player) => sum + jewelsHeld(player), 0),
  },
  {
    name: 'reach',
    says: ['gain', 'spare'],
    of: (state, seat) => below(state, seat, reaching(state, seat)),
  },
  {
    name: 'hidden',
    says: ['gain'],
    of: (state, seat) => Number(state.players[seat] !== undefined && isHidden(state, state.players[seat])),
  },
  {
    name: 'gate',
    says: ['gain'],
    of(state, seat) {
      const { gateDistrict, closedGate } = state
      const open = gates.filter(({ id, district }) => district === gateDistrict && id !== closedGate)
      const goals = open.map(({ space }) => space)
      return isLoaded(state, seat) || isLastRound(state) ? nearest(state, seat, goals) : 0
    },
  },
  {
    name: 'throne',
    says: ['gain'],
    of(state, seat) {
      const goals = state.jewels.filter(({ jewel }) => jewel === 'imperial').map(({ at }) => at)
      return isLastRound(state) ? 0 : nearest(state, seat, goals)
    },
  },
  {
    name: 'way',
    says: ['gain'],
    of(state, seat) {
      const goals = state.jewels.map(({ at }) => at)
      return isLoaded(state, seat) || isLastRound(state) ? 0 : nearest(state, seat, goals)
    },
  },
  {
    name: 'unseen',
    says: ['gain', 'spare'],
    of: (state, seat) =>
      below(
        state,
        seat,
        sentriesOf(state).filter(({ sees }) => sees.includes(seat)),
      ),
  },
  {
    name: 'cards',
    says: ['most'],
    of({ players }, seat) {
      const { hand, stacks } = players[seat] ?? { hand: [], stacks: [] }
      return hand.length + stacks.filter(({ card, done }) => card !== null && isGeneral(card) && !done).length
    },
  },
  {
    name: 'saved',
    says: ['most'],
    of: ({ players }, seat) => (players[seat]?.purple ?? 0) + (players[seat]?.purpleNext ?? 0),
  },
  {
    name: 'ahead',
    says: ['gain'],
    of: (state, seat) =>
      (state.players[seat]?.stacks ?? []).filter(
        (stack) => apOn(stack) >= state.initiative + (isAlarmed(state) ? 1 : 0),
      ).length,
  },
  { name: 'plan', says: ['gain'], of: ({ players }, seat) => players[seat]?.stacks.length ?? 0 },
  {
    name: 'early',
    says: ['gain'],
    of: ({ players }, seat) => (players[seat]?.stacks ?? []).reduce((sum, stack) => sum + apOn(stack), 0),
  },
]
