/** How a thief stands at the start of a round. The weights are fitted to how games of bots went on from there. */
import type { Seat } from '../../kernel/game.ts'
import { beside, burns, distance, exitsFor, hasWatch, opensFor } from '../board.ts'
import { house } from '../data.ts'
import { gates, waysOut, type SpaceId } from '../map.ts'
import { detour, nowhere, pointsOf, roundsLeft } from './prospects.ts'
import { isDungeon, isJailed, playerAt, whereIs, type HadriaState, type Player } from '../state.ts'

type S = HadriaState

/** What each of these adds to a thief's odds, as a logarithm; ways are in tens of steps. */
const weights = {
  ap: 0.163,
  jailed: 1.69,
  elixir: 0.23,
  cover: 0.43,
  // Before the theft
  toJewel: -1.58,
  jewelInReach: 0.52,
  // After it
  toGate: -0.38,
  tooFar: -1.69,
  points: 0.18,
  toLostJewel: -0.33,
  toHolder: -0.4,
  holds: 2.1,
  holderToGate: -1.04,
  holderInReach: 0.66,
  holderRounds: 0.24,
  // Out of the city
  gone: 1.85,
  gonePoints: 0.37,
  goneRounds: -0.49,
} as const
type Signs = Partial<Record<keyof typeof weights, number>>

/** The odds that nobody wins. */
const nobody = { calm: -3.12, calmRounds: 0.393, stolen: -1.01, alarmedRounds: 0.286, held: 0.9, more: -1.08 } as const

/** How likely this seat is to win, from 0 to 1. */
export function standing(state: S, seat: Seat): number {
  const odds = state.players.map((_, other) => oddsOf(signsOf(state, other)))
  return (odds[seat] as number) / odds.reduce((sum, one) => sum + one, oddsOfNobody(state))
}

function oddsOf(signs: Signs): number {
  let sum = 0
  for (const [sign, much] of Object.entries(signs)) sum += weights[sign as keyof Signs] * much
  return Math.exp(sum)
}

function oddsOfNobody({ stolen, round, alarmedRound, players, seats }: S): number {
  const calm = nobody.calm + nobody.calmRounds * round
  const held = players.some(({ holds }) => holds.imperial > 0) ? nobody.held : 0
  const afterwards = nobody.stolen + nobody.alarmedRounds * alarmedRound + held
  return Math.exp((stolen ? afterwards : calm) + nobody.more * (seats - 2))
}

export function signsOf(state: S, seat: Seat): Signs {
  const player = playerAt(state, seat)
  const points = pointsOf(state, player, seat)
  const rounds = roundsLeft(state)
  if (player.at === null) return { gone: 1, gonePoints: points, goneRounds: rounds }
  const { hand, blue, red, purple } = player
  const signs: Signs = {
    ap: blue + red + purple,
    jailed: Number(isJailed(player)),
    elixir: hand.filter((card) => card === 'elixirOfSpeed').length,
    cover: hand.filter((card) => card === 'cloak' || card === 'ropeAndHook').length,
  }
  const steps = stepsOf(state, player)
  const lying = state.jewels.find(({ jewel }) => jewel === 'imperial')
  const toJewel = lying ? (steps[lying.at] as number) : nowhere
  if (!state.stolen) return { ...signs, toJewel: tens(toJewel), jewelInReach: Number(toJewel <= house.sneak) }
  const open = gates.filter(({ id, district }) => district === state.gateDistrict && id !== state.closedGate)
  const toGate = Math.min(...open.map(({ space }) => (steps[space] as number) + 1))
  signs.toGate = tens(toGate)
  signs.tooFar = tens(Math.max(0, toGate - house.sneak * (rounds + 1)))
  if (player.holds.imperial > 0)
    return {
      ...signs,
      holds: 1,
      holderToGate: tens(toGate),
      holderInReach: Number(toGate <= house.sneak),
      holderRounds: rounds,
    }
  const holder = state.players.find(({ holds }) => holds.imperial > 0)?.at
  if (lying) signs.toLostJewel = tens(toJewel)
  else if (typeof holder === 'number') signs.toHolder = tens(distance(player.at, holder))
  return { ...signs, points }
}

const far = 30
const tens = (steps: number): number => Math.min(steps, far) / 10

/** By space: the steps there, through sewers too, and around the watch or past it when it has moved. */
function stepsOf(state: S, player: Player): number[] {
  const start = whereIs(player)
  const steps = Array<number>(state.watch.length).fill(nowhere)
  const edges: SpaceId[][] = [[start]]
  const reach = (space: SpaceId, after: number): void => {
    if (after >= (steps[space] as number) || burns(state, space)) return
    steps[space] = after
    ;(edges[after] ??= []).push(space)
  }
  steps[start] = 0
  for (let after = 0; after < edges.length; after++) {
    for (const at of edges[after] ?? []) {
      if (steps[at] !== after) continue
      const next = after + 1 + (at !== start && hasWatch(state, at) && player.thief !== 'noiron' ? detour : 0)
      for (const to of isDungeon(at) ? (waysOut[at] ?? []) : beside(at)) reach(to, next)
      if (at !== start && opensFor(state, player, at)) {
        for (const exit of exitsFor(state, player, at)) reach(exit, next + 1)
      }
    }
  }
  return steps
}
