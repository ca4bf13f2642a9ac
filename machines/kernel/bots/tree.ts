/**
 * The tree of a seat's own decisions. A node is what the seat has done since it began to think: it stands for every table
 * that it can't tell apart from there, so what can be done at a node differs from world to world. Others have no nodes:
 * they would learn there what only this seat can know.
 */
import type { Move } from '../game.ts'

export interface Edge<M extends Move> {
  move: M
  /** How good it looks at a glance, as a share of all that could be done. */
  prior: number
  tries: number
  /** Of the values that the tries came to. */
  total: number
  /** Where it leads; null until it has been tried twice. */
  next: Node<M> | null
}

export interface Node<M extends Move> {
  /** By what was done. */
  edges: Map<string, Edge<M>>
}

export const newNode = <M extends Move>(): Node<M> => ({ edges: new Map() })

export const newEdge = <M extends Move>(move: M, prior: number): Edge<M> => ({
  move,
  prior,
  tries: 0,
  total: 0,
  next: null,
})

/** Two moves with the same words are the same. */
export function keyOf(move: Move): string {
  let key = ''
  for (const word of Object.values(move) as unknown[]) key += `${String(word)} `
  return key
}

/** What can be done here in this world. What is new here gets its prior from how the moves look. */
export function edgesOf<M extends Move>(
  { edges }: Node<M>,
  moves: readonly M[],
  looks: () => readonly number[],
): Edge<M>[] {
  let priors: readonly number[] | undefined
  return moves.map((move, at) => {
    const key = keyOf(move)
    const known = edges.get(key)
    if (known) return known
    priors ??= looks()
    const edge = newEdge(move, priors[at] as number)
    edges.set(key, edge)
    return edge
  })
}

/** How much what looks good is tried, whatever has come of it so far. */
const curiosity = 1

/**
 * The edge to try next: what has gone well, compared with the others here, and what looks better than it has been tried
 * (PUCT). What was never tried is taken for average. `luck`: the difference between two means that may be luck alone.
 */
export function mostPromising<E extends Edge<Move>>(edges: readonly E[], luck: number): E {
  let tries = 0
  let total = 0
  let worst = Infinity
  let best = -Infinity
  for (const edge of edges) {
    if (edge.tries === 0) continue
    tries += edge.tries
    total += edge.total
    const mean = edge.total / edge.tries
    if (mean < worst) worst = mean
    if (mean > best) best = mean
  }
  const scale = 1 / Math.max(best - worst, luck)
  const average = tries === 0 ? 0 : (total / tries - worst) * scale
  const reach = curiosity * Math.sqrt(tries + 1)
  let choice = edges[0] as E
  let most = -Infinity
  for (const edge of edges) {
    const success = edge.tries === 0 ? average : (edge.total / edge.tries - worst) * scale
    const promise = success + (reach * edge.prior) / (1 + edge.tries)
    if (promise <= most) continue
    most = promise
    choice = edge
  }
  return choice
}

/** Shares that add up to one: the better it looks, the more. `blur`: how much worse something may be and still count. */
export function sharesOf(looks: readonly number[], blur: number): number[] {
  const highest = Math.max(...looks)
  const weights = looks.map((look) => Math.exp((look - highest) / blur))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}
