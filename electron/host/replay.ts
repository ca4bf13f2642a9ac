/** From what happened at a table to its states, through the rules. */
import type { Game, Move, Seat, State } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { inPieces, type Work } from './pieces.ts'
import { Trouble } from './problems.ts'
import type { GameRecord, Happening, MoveMade, Snapshot, WholeTable } from './store/games.ts'

export interface Made {
  seat: Seat
  move: Move
  /** It belongs to the group of the move before. */
  joined: boolean
  /** How a bot found it. */
  bot?: NonNullable<MoveMade['bot']>
}

/** A state that the table was in, and the move that led to it; null where the past begins. */
export interface Position {
  state: State
  made: Made | null
}

export interface Past {
  /** Only ever added to at the end, or cut there, once that is saved. */
  positions: Position[]
  /** How many moves were made before the first position: 0, unless the rules have changed since. */
  base: number
  /** How many positions there were when a chair last changed hands: nothing before that is taken back. */
  settled: number
}

export type Games = Readonly<Partial<Record<string, Game>>>

/** The rules can't follow what is said to have happened. */
export class BrokenReplay extends Error {
  override name = 'BrokenReplay'
}

/** Where a table began: as dealt, or where it went on under newer rules. */
export type Beginning = Pick<Snapshot, 'n' | 'made' | 'state'>

/** Plays what happened since the beginning. */
export function* replay(game: Game, begun: Beginning, happenings: readonly Happening[]): Work<Past> {
  const past: Past = { positions: [{ state: begun.state, made: null }], base: begun.made, settled: 1 }
  const { positions } = past
  for (let n = begun.n; n < happenings.length; n++) {
    const happening = happenings[n] as Happening
    if (happening.kind === 'chair') {
      past.settled = positions.length
      continue
    }
    if (happening.kind === 'undo') {
      const left = happening.to - past.base
      if (left < past.settled - 1 || left >= positions.length - 1) throw new BrokenReplay(`${n}: nothing to go back to`)
      positions.length = left + 1
      continue
    }
    const { seat, move, joined = false, bot } = happening
    const made = { seat, move, joined, ...(bot && { bot }) }
    const position = after(game, (positions.at(-1) as Position).state, made)
    if (!position) throw new BrokenReplay(`${n}: not a legal move`)
    positions.push(position)
    yield
  }
  return past
}

/** On the compiled chart: a game of 500 moves opens at once. */
export function after(game: Game, state: State, made: Made): Position | undefined {
  const legal = game.legalMoves(state, made.seat).find((candidate) => sameJson(candidate, made.move))
  if (!legal) return undefined
  const simulation = game.simulate(state)
  simulation.play(made.seat, legal)
  return { state: simulation.state, made: { ...made, move: legal } }
}

export function dealt(game: Game, { seats, seed, options }: Pick<GameRecord, 'seats' | 'seed' | 'options'>): Beginning {
  return { n: 0, made: 0, state: game.setup({ seats: seats.length, seed, options }) }
}

/** A saved table as it can be gone on with; `rebased` if that is only from its last state, under newer rules. */
export interface Opened {
  game: Game
  past: Past
  rebased: Snapshot | null
}

/** The past of a saved table, worked out in the background. Throws a Trouble if this version can't go on with it. */
export async function openPast(games: Games, table: WholeTable): Promise<Opened> {
  const { record, snapshot } = table
  const game = games[record.game]
  if (!game) throw new Trouble('problem.noSuchGame', { game: record.game })
  const past = await replayed(game, table)
  const last = past?.positions.at(-1)
  if (past && last && sameJson(last.state, snapshot.state) && table.happenings.length === snapshot.n) {
    return { game, past, rebased: null }
  }
  if (record.rulesVersion === game.rulesVersion) throw new Trouble('problem.gameMismatch', { title: record.title })
  const state = upgraded(game, record, snapshot.state)
  if (!state) throw new Trouble('problem.otherRules', { title: record.title, game: record.game })
  // What people saw is what counts; what led there can't be told under these rules.
  const rebased = { ...snapshot, state }
  return { game, past: { positions: [{ state, made: null }], base: snapshot.made, settled: 1 }, rebased }
}

async function replayed(game: Game, { record, happenings, base }: WholeTable): Promise<Past | undefined> {
  try {
    return await inPieces(replay(game, base ?? dealt(game, record), happenings))
  } catch {
    return undefined
  }
}

/** A state that was saved under older rules, as the present ones would have it, if they know how. */
export function upgraded(game: Game, record: GameRecord, state: State): State | undefined {
  try {
    const upgrade = record.rulesVersion < game.rulesVersion ? game.upgrade?.(state, record.rulesVersion) : undefined
    return upgrade && makesSense(game, record.seats.length, upgrade) ? upgrade : undefined
  } catch {
    return undefined
  }
}

/** Whether the rules can go on from a state that they did not make. */
export function makesSense(game: Game, seats: number, state: State): boolean {
  try {
    if (state.seats !== seats) return false
    for (let seat = 0; seat < seats; seat++) game.view(state, seat)
    const active = game.active(state)
    if (active.some((seat) => game.legalMoves(state, seat).length === 0)) return false
    return active.length > 0 || game.outcome(state) !== undefined
  } catch {
    return false
  }
}

/** What is written down of a position; nothing for the first. */
export function happeningOf({ made }: Position): MoveMade[] {
  if (!made) return []
  const { seat, move, joined, bot } = made
  return [{ kind: 'move', seat, move, ...(joined && { joined: true }), ...(bot && { bot }) }]
}
