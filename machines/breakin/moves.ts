/** Who may do what, by phase: the one statement of legality. */
import type { Step } from '../kernel/define.ts'
import type { Seat } from '../kernel/game.ts'
import { lyingCards, obstacles, type LyingCard, type Obstacle } from './data.ts'
import { lootOwners, obstaclesBefore } from './rules.ts'
import {
  awaitsCard,
  mustChoose,
  playerAt,
  reception,
  type BreakInMove,
  type BreakInState,
  type MoveOf,
  type Phase,
} from './state.ts'

type S = BreakInState

/** Moves and lone seats are made once: playouts ask for them a hundred thousand times a second. */
const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5]
const alone = seats.map((seat) => [seat] as const)
const gives = seats.map((to): MoveOf<'give'> => ({ type: 'give', to }))
const passes = seats.map((to): MoveOf<'passOn'> => ({ type: 'passOn', to }))
const steals = seats.map((from): MoveOf<'steal'> => ({ type: 'steal', from }))
const clovers = Object.fromEntries(obstacles.map((obstacle) => [obstacle, { type: 'clover', obstacle }])) as Record<
  Obstacle,
  MoveOf<'clover'>
>
const choices = Object.fromEntries(lyingCards.map((card) => [card, { type: 'choose', card }])) as Record<
  LyingCard,
  MoveOf<'choose'>
>
const turnUp: readonly BreakInMove[] = [{ type: 'turnUp' }]
const accept: BreakInMove = { type: 'accept' }
const acceptOnly: readonly BreakInMove[] = [accept]
const acceptOrLawyer: readonly BreakInMove[] = [accept, { type: 'lawyer' }]

const only = (seat: Seat): readonly Seat[] => alone[seat] ?? [seat]
const activePlayer = (state: S): readonly Seat[] => only(state.activePlayer)
const receiver = (state: S): readonly Seat[] => only(reception(state).to)

/** BI-3.1: the moves that give a card to somebody who awaits one. */
function receivers<M extends { to: Seat }>({ players }: S, moves: readonly M[]): M[] {
  const possible: M[] = []
  for (const move of moves) {
    const player = players[move.to]
    if (player && awaitsCard(player)) possible.push(move)
  }
  return possible
}

/** BI-6: to whom an informant may pass on. */
function passesOf(state: S, seat: Seat): readonly BreakInMove[] {
  if (state.panic) return acceptOnly
  return [accept, ...receivers(state, passes).filter(({ to }) => to !== seat)]
}

export const steps: Partial<Record<Phase, Step<S, BreakInMove>>> = {
  // BI-3.1
  'round.turnUp': { active: activePlayer, moves: () => turnUp },
  'round.give': {
    active: activePlayer,
    moves: (state) => receivers(state, gives),
  },
  // BI-4.1, BI-6
  'receive.question': {
    active: receiver,
    moves: (state, seat) => (playerAt(state, seat).hidden === 'lawyer' ? acceptOrLawyer : passesOf(state, seat)),
  },
  // BI-4.2
  'receive.clover': {
    active: receiver,
    moves: (state, seat) => obstaclesBefore(state, seat).map((obstacle) => clovers[obstacle]),
  },
  'receive.lostLoot': {
    active: receiver,
    moves: (state, seat) => steals.filter(({ from }) => lootOwners(state, seat).includes(from)),
  },
  'panic.choose': {
    active: ({ panic, players, seats }) => {
      const choosing: Seat[] = []
      for (let seat = 0; panic && seat < seats; seat++) {
        if (mustChoose(panic, playerAt({ players }, seat), seat)) choosing.push(seat)
      }
      return choosing
    },
    moves: (state, seat) => {
      const { front } = playerAt(state, seat)
      return lyingCards.filter((card) => front[card] > 0).map((card) => choices[card])
    },
  },
}
