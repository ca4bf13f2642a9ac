/** What a window is given of a table: the view of whoever sits in front, and nothing while the curtain is down. */
import { phasesOf } from '../../machines/kernel/chart.ts'
import type { Outcome, Seat, Viewer } from '../../machines/kernel/game.ts'
import type { Frame, SeatInfo, Stage, UndoState } from './api.ts'
import { logOf, stateOf, undoOf, type Round, type Situation } from './situation.ts'
import type { GameRecord, SeatRecord } from './store/games.ts'

/** The frame with the whole log. */
export function frameOf(round: Round, record: GameRecord, situation: Situation, revision: string): Frame {
  const { game } = round
  const { front, waiting } = situation
  const state = stateOf(situation)
  const stage = stageOf(round, situation)
  const hidden = stage === 'curtain'
  const viewer: Viewer = front ?? 'table'
  const outcome = game.outcome(state) ?? null
  return {
    id: record.id,
    game: record.game,
    title: record.title,
    seats: record.seats.map(seatInfo),
    options: record.options,
    seed: seedOf(record, outcome),
    phases: phasesOf(game.chart),
    revision,
    stage,
    front,
    waiting: [...waiting],
    active: [...game.active(state)],
    thinking: botsToMove(round, situation),
    view: hidden ? null : game.view(state, viewer),
    moves: front === null ? [] : [...game.legalMoves(state, front)],
    undo: undoSaid(undoOf(round, situation).state, hidden),
    log: { from: 0, lines: hidden ? [] : logOf(situation, viewer).map(({ line }) => line) },
    recap: [],
    outcome,
  }
}

/** The reason why not is for the one who moved: under the curtain it would tell all others what was seen. */
const undoSaid = (state: UndoState, hidden: boolean): UndoState => (hidden && state !== 'possible' ? 'nothing' : state)

/** Lines that are sent again: a window that has missed a frame or two still has the whole log. */
const overlap = 40

/** The frame with as much of the log as windows need that have been shown another one. */
export function sinceFrame(shown: Frame, frame: Frame): Frame {
  if (shown.view === null || frame.view === null || shown.front !== frame.front) return frame
  const from = Math.max(0, Math.min(shown.log.lines.length, frame.log.lines.length) - overlap)
  return { ...frame, log: { from, lines: frame.log.lines.slice(from) } }
}

function stageOf({ game }: Round, situation: Situation): Stage {
  if (situation.waiting.length > 0) return 'curtain'
  if (game.active(stateOf(situation)).length === 0) return 'over'
  return situation.front === null ? 'watching' : 'seated'
}

/** Bots let people go first where both may move: people choose in peace, and no bot's move overtakes theirs. */
export function botsToMove({ game, people }: Round, situation: Situation): Seat[] {
  const active = game.active(stateOf(situation))
  return active.some((seat) => people.includes(seat)) ? [] : [...active]
}

export function seatInfo({ seat, kind, name, colour, emblem }: SeatRecord): SeatInfo {
  return { seat, kind, name, colour, emblem }
}

/** Who has the seed has every card: it is told when the game is over. */
export function seedOf({ seed }: GameRecord, outcome: Outcome | null): string {
  return outcome === null ? '' : seed
}
