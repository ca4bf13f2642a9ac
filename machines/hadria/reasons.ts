/** What can be said for a move: jewels, not to lie in the dungeon, the way to what one wants, and coming first. */
import type { Fact } from '../kernel/reasons.ts'
import { distance, isAlarmed } from './board.ts'
import { gates } from './map.ts'
import { apOn, isAfoot, isDungeon, jewelsHeld, whereIs, type HadriaState } from './state.ts'
import { sentriesOf } from './watch.ts'

type S = HadriaState

/** How far it is from the seat's thief to the nearest of these, below 0; nothing if there is none. */
function nearest({ players }: S, seat: number, goals: readonly number[]): number {
  const player = players[seat]
  return player && isAfoot(player) && goals.length > 0
    ? -Math.min(...goals.map((goal) => distance(whereIs(player), goal)))
    : 0
}

const isLoaded = ({ players }: S, seat: number): boolean => (players[seat]?.holds.imperial ?? 0) > 0

export const hadriaReasons: readonly Fact<S>[] = [
  { name: 'imperial', says: ['gain', 'spare'], of: ({ players }, seat) => players[seat]?.holds.imperial ?? 0 },
  {
    name: 'jewels',
    says: ['gain', 'spare'],
    of: ({ players }, seat) => (players[seat] ? jewelsHeld(players[seat]) : 0),
  },
  {
    name: 'liberty',
    says: ['gain', 'spare'],
    of({ players }, seat) {
      const at = players[seat]?.at ?? null
      return at !== null && isDungeon(at) ? 0 : 1
    },
  },
  {
    name: 'gate',
    says: ['gain'],
    of(state, seat) {
      const { gateDistrict, closedGate } = state
      const open = gates.filter(({ id, district }) => district === gateDistrict && id !== closedGate)
      const goals = open.map(({ space }) => space)
      return isLoaded(state, seat) ? nearest(state, seat, goals) : 0
    },
  },
  {
    name: 'way',
    says: ['gain'],
    of(state, seat) {
      const goals = state.jewels.map(({ at }) => at)
      return isLoaded(state, seat) ? 0 : nearest(state, seat, goals)
    },
  },
  {
    name: 'unseen',
    says: ['gain', 'spare'],
    of: (state, seat) => -sentriesOf(state).filter(({ sees }) => sees.includes(seat)).length,
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
