/** What a bot is: what a person in its seat would see goes in, a thought comes out. */
import type { Game, Move, Outcome, Seat, State, View } from '../game.ts'
import { sameJson } from '../json.ts'
import type { Random } from '../random.ts'

/** How well a bot plays, from the weakest on. */
export const levels = ['lookout', 'pickpocket', 'burglar', 'mastermind'] as const
export type Level = (typeof levels)[number]

/** What a bot makes of one of its moves. */
export interface Weighed<M extends Move = Move> {
  move: M
  /** Of all the tries that it made, from 0 to 1. */
  share: number
  /** How the game is expected to end after it: from 0, lost, to 1, won; null where the bot went by feel. */
  value: number | null
}

export interface Thought<M extends Move = Move> {
  /** What it does. */
  move: M
  /** What it could have done, the most tried first; what it never thought of is not there. */
  weighed: readonly Weighed<M>[]
  by: 'search' | 'feel'
}

/** A player that knows the view, its seat and its moves, and nothing else. The same source gives the same thought. */
export interface Bot<M extends Move = Move, V extends View = View> {
  think(view: V, seat: Seat, moves: readonly M[], random: Random): Thought<M>
  /** How the same thought is shared out to several threads, where it takes long. */
  shared?: Shared<M, V>
}

/** A thought in parts: they are weighed anywhere and in any order, then settled. Each has a source of its own (`sourcesOf`). */
export interface Shared<M extends Move = Move, V extends View = View> {
  parts: number
  weigh(view: V, seat: Seat, moves: readonly M[], source: Random): Tally
  settle(moves: readonly M[], tallies: readonly Tally[], source: Random): Thought<M>
}

/** By move: how often it was tried, and what its tries came to together. */
export type Tally = readonly { tries: number; total: number }[]

/** A source for each part, and one to settle with. */
export const sourcesOf = (random: Random, parts: number): Random[] =>
  Array.from({ length: parts + 1 }, () => random.fork())

/** The bots of a game. */
export interface Crew<M extends Move = Move, V extends View = View> {
  /** Another one whenever any of them might answer something else than before. */
  version: string
  /** Goes by feel alone and never thinks ahead: the lowest level loses to it. */
  policy: Bot<M, V>
  levels: Readonly<Record<Level, Bot<M, V>>>
}

/** A bot for each level, out of what sets them apart. */
export function crewOf<M extends Move, V extends View, T>(
  version: string,
  policy: Bot<M, V>,
  traits: Readonly<Record<Level, T>>,
  botOf: (trait: T) => Bot<M, V>,
): Crew<M, V> {
  const { lookout, pickpocket, burglar, mastermind } = traits
  return {
    version,
    policy,
    levels: {
      lookout: botOf(lookout),
      pickpocket: botOf(pickpocket),
      burglar: botOf(burglar),
      mastermind: botOf(mastermind),
    },
  }
}

/** A choice that was not weighed against others. */
export const byFeel = <M extends Move>(move: M): Thought<M> => ({
  move,
  weighed: [{ move, share: 1, value: null }],
  by: 'feel',
})

/** Plays at random: the yardstick. */
export const randomBot: Bot = { think: (_view, _seat, moves, random) => byFeel(random.pick(moves)) }

/** 1 for a victory alone, a share of it for a shared one. */
export function victory(seat: Seat, outcome: Outcome | undefined): number {
  return outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0
}

/** Plays a whole game between bots, from what each of them sees. */
export function playGame<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  state: S,
  bots: readonly Bot<M, V>[],
  random: Random,
): Outcome | undefined {
  const simulation = game.simulate(state)
  for (let active = simulation.active(); active.length > 0; active = simulation.active()) {
    const seat = active[0] as Seat
    const moves = simulation.legalMoves(seat)
    const choice = (bots[seat] as Bot<M, V>).think(game.view(simulation.state, seat), seat, moves, random).move
    const move = moves.find((legal) => sameJson(legal, choice))
    if (!move) throw new Error(`A bot chose a move that it doesn't have: ${JSON.stringify(choice)}`)
    simulation.play(seat, move)
  }
  return simulation.outcome()
}
