/** What bots are asked, and what they are asked again: what a bot would do in somebody's place, and why it did what it did. */
import { createHash } from 'node:crypto'
import { reasonsOf } from '../../machines/index.ts'
import { reasonFor } from '../../machines/kernel/reasons.ts'
import type { Game, Seat, State, Viewer } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import type { Decision, Hint, Receipt } from './api.ts'
import type { Bots } from './bots.ts'
import { usualLevel } from './chairs.ts'
import type { Logbook } from './logbook.ts'
import type { Work } from './pieces.ts'
import { Trouble } from './problems.ts'
import type { Past, Position } from './replay.ts'
import { stateOf } from './situation.ts'
import type { GameRecord } from './store/games.ts'

/**
 * The same table lets its bots do the same again; nobody can tell the cards from it. A bot's own moves count, not those of
 * others: a plan that somebody takes back changes nothing for it.
 */
export function botSeed(seed: string, seat: Seat, own: number, attempt: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, seat, own, attempt]))
    .digest('hex')
}

/** What the best of the bots would do here. It is given what this seat sees, as in its own place, and a seed of its own. */
export async function hintFor(game: Game, record: GameRecord, bots: Bots, state: State, seat: Seat): Promise<Hint> {
  const view = game.view(state, seat)
  const moves = game.legalMoves(state, seat)
  const seed = createHash('sha256')
    .update(JSON.stringify(['hint', view]))
    .digest('hex')
  const { move: found } = await bots.think({ game: record.game, view, seat, moves, seed, level: 'mastermind' })
  const move = moves.find((legal) => sameJson(legal, found))
  if (!move) throw new Error(`A hint of ${record.game} that can't be followed: ${JSON.stringify(found)}`)
  return { move, reason: reasonFor(game, reasonsOf[record.game] ?? [], view, seat, move, moves) ?? null }
}

/** The choices that bots have made, where there was one. */
export function* decisionsIn(game: Game, past: Past, logbook: Logbook, viewer: Viewer): Work<Decision[]> {
  mustBeOver(game, past)
  const decisions: Decision[] = []
  for (const [at, { made }] of past.positions.entries()) {
    if (!made?.bot || game.legalMoves((past.positions[at - 1] as Position).state, made.seat).length < 2) continue
    decisions.push({ at, seat: made.seat, told: logbook.linesAt(viewer, at)[0]?.move ?? null })
    yield
  }
  return decisions
}

/** A bot is asked again what it was asked then. */
export async function receiptAt(game: Game, record: GameRecord, past: Past, bots: Bots, at: number): Promise<Receipt> {
  mustBeOver(game, past)
  const made = past.positions[at]?.made
  const before = past.positions[at - 1]
  if (!made?.bot || !before) throw new Trouble('problem.noReceipt')
  const { seat, move, bot } = made
  const own = past.positions.slice(0, at).filter((position) => position.made?.seat === seat).length
  const level = bot.level ?? usualLevel
  const view = game.view(before.state, seat)
  const moves = game.legalMoves(before.state, seat)
  const seed = botSeed(record.seed, seat, own, bot.attempt)
  const { move: again, weighed, by, version } = await bots.think({ game: record.game, view, seat, moves, seed, level })
  const isSame = sameJson(again, move)
  return { at, seat, level, view, move, again: isSame ? null : again, weighed, by, changed: version !== bot.version }
}

/** While it is played, what a bot knew is a secret. */
function mustBeOver(game: Game, past: Past): void {
  if (game.outcome(stateOf(past)) === undefined) throw new Trouble('problem.receiptEarly')
}
