/** What a session is given of a table: the view of whoever sits in front, and nothing while the curtain is down. */
import { phasesOf } from '../../machines/kernel/chart.ts'
import type { Outcome, Seat, State } from '../../machines/kernel/game.ts'
import { usualLevel } from './chairs.ts'
import type { Frame, SeatInfo } from './api.ts'
import type { Past } from './replay.ts'
import { botsToMove, hasSecrets, moverOf, stageOf, stateOf, viewerOf, type Party, type Sitting } from './situation.ts'
import type { GameRecord, SeatRecord } from './store/games.ts'
import { changingIn } from './undo.ts'

/** A frame without what makes it new: its name, its log, what led to it, and what can be taken back. */
export type Picture = Omit<Frame, 'revision' | 'undo' | 'log' | 'steps' | 'recap'>

export function pictureOf(party: Party, record: GameRecord, past: Past, sitting: Sitting): Picture {
  const { game } = party
  const { holds, front, waiting } = sitting
  const state = stateOf(past)
  const viewer = viewerOf(sitting)
  const mover = moverOf(party, state, sitting)
  const outcome = game.outcome(state) ?? null
  return {
    id: record.id,
    game: record.game,
    copy: record.copy,
    seats: record.seats.map(seatInfo),
    seed: seedOf(record, outcome),
    phases: phasesOf(game.chart),
    stage: stageOf(party, state, sitting),
    holds: [...holds],
    front,
    mover,
    waiting: [...waiting],
    hiding: hidingAt(party, state, sitting),
    changing: changingIn(party, past, sitting),
    active: [...game.active(state)],
    thinking: botsToMove(party, state),
    view: viewer === undefined ? null : game.view(state, viewer),
    moves: mover === null ? [] : [...game.legalMoves(state, mover)],
    outcome,
    ...(record.hints && { hints: true }),
    ...(outcome && { hinted: record.seats.flatMap(({ seat, hints }) => (hints > 0 ? [seat] : [])) }),
  }
}

/** Who could want to look at their own before something is done in the open. */
function hidingAt(party: Party, state: State, sitting: Sitting): Seat[] {
  if (sitting.holds.length < 2 || stageOf(party, state, sitting) !== 'open') return []
  return sitting.holds.filter((seat) => hasSecrets(party.game, state, seat))
}

export function seatInfo({ seat, kind, name, colour, emblem, level, lent }: SeatRecord): SeatInfo {
  const bot = kind === 'bot' && { level: level ?? usualLevel, ...(lent && { lent }) }
  return { seat, kind, name, colour, emblem, ...bot }
}

/** Who has the seed has every card: it is told when the game is over. */
export function seedOf({ seed }: GameRecord, outcome: Outcome | null): string {
  return outcome === null ? '' : seed
}
