/**
 * Information-set Monte Carlo tree search. A bot imagines worlds that its view allows, tries a move there, lets the others
 * answer as they would from what *they* can see, plays on for a while and looks how it stands; more often where it went well.
 * Every move is tried in the same worlds with the same dice, one after the other, so that luck favours none of them. The
 * budget is a number of tries in a fixed number of parts: a thought can be repeated on any machine, by as many threads as it has.
 */
import type { Game, Move, Outcome, Seat, State, View } from '../game.ts'
import { resume, type Random, type RandomState } from '../random.ts'
import { byFeel, sourcesOf, type Bot, type Tally, type Thought } from './bot.ts'
import { edgesOf, mostPromising, newEdge, newNode, sharesOf, type Edge, type Node } from './tree.ts'

/** What a game teaches bots who go by feel. */
export interface Glance<S extends State, M extends Move, V extends View> {
  /** How good each of these moves looks to the seat at a glance, from what it could know; in units of the game's own. */
  looks(state: S, seat: Seat, moves: readonly M[]): readonly number[]
  /** How much worse a move may look, in these units, and still be likely. */
  blur: number
  /** What is never worth a thought, whatever is hidden: it is left out, as long as there is something else. */
  isPointless?(view: V, seat: Seat, move: M): boolean
}

/** Moves in a row that are tried as one, and how good that looks. */
export interface Line<M extends Move> {
  moves: readonly M[]
  look: number
}

/** What a game teaches bots who think ahead. */
export interface Lore<S extends State, M extends Move, V extends View> extends Glance<S, M, V> {
  /** What to try where many small moves make one decision; undefined: each move is one. */
  lines?(state: S, seat: Seat, moves: readonly M[]): readonly Line<M>[] | undefined
  /** How much two moves' values may differ by luck alone: where there is much of it, what looks good counts for more. */
  luck: number
  /** How good it is for this seat, from 0 to 1: the outcome if there is one, else how it stands. `from`: where a try began. */
  value(seat: Seat, state: S, outcome: Outcome | undefined, from: S): number
  /** Where a try ends before the game does. */
  isFar?(state: S, from: S, played: number): boolean
}

/** What sets a level apart. */
export interface Skill {
  /** For one decision, all parts together; none: it goes by what looks best at a glance. */
  tries: number
  /** How many parts they are split into. */
  parts: number
  /** How readily it makes a move that was tried nearly as often as the most tried one; 0 is never. */
  ease: number
  /** How much moves are misjudged at a glance, in blurs: by the players that it imagines, and by itself where it goes by that. */
  whim: number
}

export function searcher<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  lore: Lore<S, M, V>,
  skill: Skill,
): Bot<M, V> {
  const { tries, parts } = skill
  if (tries === 0) return glancer(game, lore, skill.whim)

  function weigh(view: V, seat: Seat, moves: readonly M[], source: Random): Tally {
    const worlds: World<S>[] = []
    const worldAt = (n: number): World<S> =>
      (worlds[n] ??= { state: game.imagine(view, seat, source), dice: source.fork().state() })
    const edges = rootsOf(lore, worldAt(0).state, seat, moves)
    const sensible = worthAThought(lore, view, seat, moves)
    const highest = Math.max(...edges.map(({ prior }) => prior))
    const likely = edges.filter(({ move, prior }) => prior >= hopeless * highest && sensible.includes(move))
    const worthTrying = likely.length > 0 ? likely : edges
    // Where only one move is worth a thought, one try says what to expect of it.
    for (let left = Math.ceil(tries / parts); left > leadOf(worthTrying); left--) {
      const edge = mostPromising(worthTrying, lore.luck)
      attempt(game, lore, skill.whim, worldAt(edge.tries), seat, edge)
    }
    return moves.map((move) => mostTried(edges.filter((edge) => edge.move === move)))
  }

  const settle = (moves: readonly M[], tallies: readonly Tally[], source: Random): Thought<M> =>
    settled(moves, tallies, skill.ease, source)

  return {
    ...(parts > 1 && { shared: { parts, weigh, settle } }),
    think(view, seat, moves, random) {
      const [only] = moves
      if (only === undefined) throw new RangeError('A bot was asked to move and has no move')
      if (moves.length === 1) return byFeel(only)
      const sources = sourcesOf(random, parts)
      const last = sources.pop() as Random
      return settle(
        moves,
        sources.map((source) => weigh(view, seat, moves, source)),
        last,
      )
    },
  }
}

/** Where the tree begins: the move that is decided on, and those that are tried along with it. */
interface Root<M extends Move> extends Edge<M> {
  rest: readonly M[]
}

function rootsOf<S extends State, M extends Move, V extends View>(
  lore: Lore<S, M, V>,
  state: S,
  seat: Seat,
  moves: readonly M[],
): Root<M>[] {
  const each = (): Line<M>[] => lore.looks(state, seat, moves).map((look, at) => ({ moves: [moves[at] as M], look }))
  const lines = lore.lines?.(state, seat, moves) ?? each()
  const priors = sharesOf(
    lines.map(({ look }) => look),
    lore.blur,
  )
  return lines.map(({ moves: [first, ...rest] }, at) => ({ ...newEdge(first as M, priors[at] as number), rest }))
}

/** Of the lines that begin with the same move, the one that counts. */
function mostTried(edges: readonly Edge<Move>[]): Tally[number] {
  let most = { tries: 0, total: 0 }
  for (const { tries, total } of edges) if (tries > most.tries) most = { tries, total }
  return most
}

/** What looks so much less likely than the likeliest move is not tried at all. */
const hopeless = 1e-4

/** By how many tries the most tried is ahead: what can't be caught up with any more need not be tried again. */
function leadOf(edges: readonly Edge<Move>[]): number {
  let most = 0
  let next = 0
  for (const { tries } of edges) {
    if (tries > most) [most, next] = [tries, most]
    else if (tries > next) next = tries
  }
  return edges.length === 1 && most > 0 ? Infinity : most - next
}

/** An imagined world, and the dice that are thrown in it. */
interface World<S extends State> {
  state: S
  dice: RandomState
}

/** One try: on from the root's edge through what is known of the tree, one edge further, then to the end. */
function attempt<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  lore: Lore<S, M, V>,
  whim: number,
  { state: from, dice }: World<S>,
  seat: Seat,
  first: Root<M>,
): void {
  const simulation = game.simulate(from, { silent: true })
  const { state } = simulation
  const random = resume(dice)
  const path: Edge<M>[] = [first]
  simulation.play(seat, first.move)
  for (const move of first.rest) simulation.play(seat, move)
  /** Where the tree goes on; null where it has ended. */
  let node: Node<M> | null = first.tries === 0 ? null : (first.next ??= newNode())
  for (let played = 1; !lore.isFar?.(state, from, played); played++) {
    const active = simulation.active()
    const mover = active[0]
    if (mover === undefined) break
    const moves = simulation.legalMoves(mover)
    if (node === null || mover !== seat || moves.length === 1) {
      simulation.play(mover, atAGlance(lore, state, mover, moves, whim, random))
      continue
    }
    const known = edgesOf(node, moves, () => sharesOf(lore.looks(state, seat, moves), lore.blur))
    const edge = mostPromising(known, lore.luck)
    path.push(edge)
    simulation.play(seat, edge.move)
    node = edge.tries === 0 ? null : (edge.next ??= newNode())
  }
  const value = lore.value(seat, state, simulation.outcome(), from)
  for (const edge of path) {
    edge.tries += 1
    edge.total += value
  }
}

/** What a player does without thinking ahead: what looks best, more or less. */
function atAGlance<S extends State, M extends Move, V extends View>(
  { looks, blur }: Glance<S, M, V>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  whim: number,
  random: Random,
): M {
  const only = moves[0] as M
  if (moves.length === 1) return only
  const worths = looks(state, seat, moves)
  let best = only
  let most = -Infinity
  for (let at = 0; at < moves.length; at++) {
    const worth = (worths[at] as number) + whim * blur * (random.int(fineness) / fineness)
    if (worth <= most) continue
    most = worth
    best = moves[at] as M
  }
  return best
}

const fineness = 1 << 16

/** A player that never thinks ahead. */
export function glancer<S extends State, M extends Move, V extends View>(
  game: Game<S, M, V>,
  glance: Glance<S, M, V>,
  whim: number,
): Bot<M, V> {
  return {
    think(view, seat, moves, random) {
      const sensible = worthAThought(glance, view, seat, moves)
      return byFeel(atAGlance(glance, game.imagine(view, seat, random), seat, sensible, whim, random))
    },
  }
}

function worthAThought<S extends State, M extends Move, V extends View>(
  { isPointless }: Glance<S, M, V>,
  view: V,
  seat: Seat,
  moves: readonly M[],
): readonly M[] {
  const sensible = isPointless ? moves.filter((move) => !isPointless(view, seat, move)) : moves
  return sensible.length > 0 ? sensible : moves
}

/** The most tried, then the best, then rather something than nothing; with ease, one that was tried nearly as often. */
function settled<M extends Move>(
  moves: readonly M[],
  tallies: readonly Tally[],
  ease: number,
  source: Random,
): Thought<M> {
  const sum = (at: number, of: 'tries' | 'total'): number =>
    tallies.reduce((all, tally) => all + (tally[at] as Tally[number])[of], 0)
  const tried = moves.map((move, at) => ({ move, tries: sum(at, 'tries'), total: sum(at, 'total') }))
  const all = tried.reduce((all, { tries }) => all + tries, 0)
  const mean = ({ tries, total }: (typeof tried)[number]): number => (tries === 0 ? 0 : total / tries)
  tried.sort((a, b) => b.tries - a.tries || mean(b) - mean(a) || isNothing(a.move) - isNothing(b.move))
  const weighed = tried.map((one) => ({
    move: one.move,
    share: one.tries / all,
    value: one.tries === 0 ? null : mean(one),
  }))
  return { move: (weighed[easily(weighed, ease, source)] as (typeof weighed)[number]).move, weighed, by: 'search' }
}

/** What is tried less than half as often as the most tried is never done. */
const nearly = 0.5

/** Softmax over the tries, among those that are nearly as many as the most. */
function easily(weighed: readonly { share: number }[], ease: number, source: Random): number {
  if (ease === 0) return 0
  const highest = (weighed[0] as { share: number }).share
  const close = weighed.filter(({ share }) => share >= nearly * highest)
  const shares = sharesOf(
    close.map(({ share }) => share / highest),
    ease,
  )
  let left = source.int(fineness) / fineness
  const at = shares.findIndex((share) => (left -= share) < 0)
  return Math.max(0, at)
}

const isNothing = ({ type }: Move): number => Number(type === 'decline' || type === 'pass' || type === 'done')
