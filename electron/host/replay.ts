/** From what happened at a table to its states, through the rules. */
import type { Game, Move, Options, Seat, State } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { Trouble } from './problems.ts'
import type { GameRecord, Happening, SavedTable } from './store/games.ts'

/** A state that the table was in, and the move that led to it; null where the past begins. */
export interface Position {
  state: State
  made: { seat: Seat; move: Move } | null
}

export interface Past {
  positions: readonly Position[]
  /** How many moves were made before the first position: 0, unless the rules have changed since. */
  base: number
}

export type Games = Readonly<Partial<Record<string, Game>>>

/** The rules can't follow what is said to have happened. */
export class BrokenReplay extends Error {
  override name = 'BrokenReplay'
}

export function replay(
  game: Game,
  config: { seats: number; seed: string; options: Options },
  happenings: readonly Happening[],
): Position[] {
  const positions: Position[] = [{ state: game.setup(config), made: null }]
  happenings.forEach((happening, n) => {
    if (happening.kind === 'undo') {
      if (happening.to >= positions.length - 1) throw new BrokenReplay(`${n}: nothing to go back to`)
      positions.length = happening.to + 1
      return
    }
    const { state } = positions[positions.length - 1] as Position
    const position = after(game, state, happening.seat, happening.move)
    if (!position) throw new BrokenReplay(`${n}: not a legal move`)
    positions.push(position)
  })
  return positions
}

/** On the compiled chart: a game of 500 moves opens at once. */
function after(game: Game, state: State, seat: Seat, move: Move): Position | undefined {
  const legal = game.legalMoves(state, seat).find((candidate) => sameJson(candidate, move))
  if (!legal) return undefined
  const simulation = game.simulate(state)
  simulation.play(seat, legal)
  return { state: simulation.state, made: { seat, move: legal } }
}

/** The past of a saved table. Throws a Trouble if this version can't go on with it. */
export function pastOf(games: Games, { record, snapshot, happenings }: SavedTable & { happenings: Happening[] }): Past {
  const game = games[record.game]
  if (!game) throw new Trouble('problem.noSuchGame', { game: record.game })
  const positions = replayed(game, record, happenings)
  const last = positions?.at(-1)
  if (positions && last && sameJson(last.state, snapshot.state) && happenings.length === snapshot.n) {
    return { positions, base: 0 }
  }
  if (record.rulesVersion === game.rulesVersion) throw new Trouble('problem.gameMismatch', { title: record.title })
  if (!makesSense(game, record, snapshot.state)) {
    throw new Trouble('problem.otherRules', { title: record.title, game: record.game })
  }
  // What people saw is what counts; what led there can't be told under these rules.
  return { positions: [{ state: snapshot.state, made: null }], base: snapshot.made }
}

function replayed(game: Game, { seats, seed, options }: GameRecord, happenings: Happening[]): Position[] | undefined {
  try {
    return replay(game, { seats: seats.length, seed, options }, happenings)
  } catch {
    return undefined
  }
}

/** Whether the game's present rules can go on from a state that was saved under others. */
function makesSense(game: Game, { seats }: GameRecord, state: State): boolean {
  try {
    if (state.seats !== seats.length) return false
    for (const { seat } of seats) game.view(state, seat)
    const active = game.active(state)
    if (active.some((seat) => game.legalMoves(state, seat).length === 0)) return false
    return active.length > 0 || game.outcome(state) !== undefined
  } catch {
    return false
  }
}
