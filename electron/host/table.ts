/** A live table: answers what people do at it, lets bots play, saves every move before it is shown. */
import { createHash } from 'node:crypto'
import { createActor } from 'xstate'
import type { Game, Move, Refusal, Seat, View } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { readable } from '../../machines/kernel/journal.ts'
import type { Frame, HostEvent, LogLine } from './api.ts'
import type { Bots } from './bots.ts'
import { botsToMove, frameOf, sinceFrame } from './frame.ts'
import { problemOf, Trouble } from './problems.ts'
import type { Past } from './replay.ts'
import {
  lastSeenBy,
  lifted,
  madeIn,
  opened,
  played,
  recapFor,
  stateOf,
  undoOf,
  wentBack,
  type Round,
  type Situation,
} from './situation.ts'
import type { GameRecord, GameStore, Happening } from './store/games.ts'
import { tableMachine } from './table-machine.ts'

export interface Table {
  /** The table as it is, with the whole log. */
  frame(): Frame
  play(seat: Seat, move: Move, revision: string): Frame
  undo(revision: string): Frame
  liftCurtain(seat: Seat): Frame
  whyNot(seat: Seat, move: Move): Refusal | null
  rename(title: string): void
  close(): void
}

export interface TableParts {
  game: Game
  record: GameRecord
  past: Past
  /** How many happenings are saved. */
  saved: number
  store: Pick<GameStore, 'append' | 'look'>
  bots: Bots
  clock(): number
  /** A name that nobody can guess or count. */
  newRevision(): string
  /** How long a bot's move should stand before the next, in milliseconds. */
  pace(): number
  push(event: HostEvent): void
  /** Told of errors that nobody expected. */
  report(error: unknown): void
}

export function openTable(parts: TableParts): Table {
  const { game, store, bots, clock, push } = parts
  let { record, saved } = parts
  const people = record.seats.flatMap(({ seat, kind }) => (kind === 'person' ? [seat] : []))
  const round: Round = { game, people }
  let situation = opened(round, parts.past, {
    seen: record.seats.map(({ seen }) => seen),
    lifted: record.seats.map(({ lifted }) => lifted),
  })
  /** What the windows have been shown last, with the whole log and no recap. */
  let shown = frameOf(round, record, situation, parts.newRevision())
  let shownAt = clock()

  /** Saves first; only what is saved becomes the table's situation, and only that is shown. */
  function happen(happening: Happening, next: Situation): void {
    const snapshot = { n: saved + 1, made: madeIn(next), state: stateOf(next) }
    store.append(record.id, happening, snapshot, next, clock())
    saved += 1
    situation = next
  }

  function show(recap: LogLine[] = [], before?: View): Frame {
    const frame = frameOf(round, record, situation, parts.newRevision())
    const sent = { ...sinceFrame(shown, frame), recap, ...(before && { before }) }
    shown = frame
    shownAt = clock()
    push({ type: 'frame', frame: sent })
    return sent
  }

  function mustBeCurrent(revision: string): void {
    if (revision !== shown.revision) throw new Trouble('problem.stale')
  }

  function mustSitInFront(seat: Seat): void {
    if (situation.front !== seat) throw new Trouble('problem.notInFront')
  }

  const actor = createActor(tableMachine, {
    input: {
      next() {
        if (game.active(stateOf(situation)).length === 0) return 'nobody'
        return botsToMove(round, situation).length > 0 ? 'bot' : 'person'
      },
      async think(attempt) {
        const state = stateOf(situation)
        const [seat] = botsToMove(round, situation)
        if (seat === undefined) throw new Error('No bot is to move')
        const moves = game.legalMoves(state, seat)
        const seed = botSeed(record.seed, madeIn(situation), seat, attempt)
        const choice = await bots.think({ game: record.game, view: game.view(state, seat), seat, moves, seed })
        const move = moves.find((legal) => sameJson(legal, choice))
        if (!move) throw new Error(`A bot of ${record.game} chose what it can't: ${JSON.stringify(choice)}`)
        return { seat, move }
      },
      pause() {
        const nothingToSee = readable(stateOf(situation).journal, situation.front ?? 'table').length === 0
        // A clock that was set back must not keep anybody waiting.
        const stood = Math.max(0, clock() - shownAt)
        return nothingToSee ? 0 : Math.max(0, parts.pace() - stood)
      },
      move({ seat, move }) {
        happen({ kind: 'move', seat, move }, played(round, situation, seat, move))
        // What the front can't see is not shown: not even that it happened, let alone how often.
        if (!sameJson(frameOf(round, record, situation, shown.revision), shown)) show()
      },
      fail(error) {
        const problem = problemOf(error)
        if (!problem) parts.report(error)
        push({ type: 'problem', problem: problem ?? { key: 'problem.botFailed', params: {} } })
      },
    },
  })
  actor.start()

  return {
    frame: () => shown,
    play(seat, move, revision) {
      mustBeCurrent(revision)
      mustSitInFront(seat)
      const state = stateOf(situation)
      const legal = game.legalMoves(state, seat).find((candidate) => sameJson(candidate, move))
      if (!legal) throw illegal(game.whyNot(state, seat, move))
      happen({ kind: 'move', seat, move: legal }, played(round, situation, seat, legal))
      const frame = show()
      actor.send({ type: 'changed' })
      return frame
    },
    undo(revision) {
      mustBeCurrent(revision)
      const { state, to } = undoOf(round, situation)
      if (state !== 'possible') throw new Trouble(`problem.undo.${state}`)
      happen({ kind: 'undo', to }, wentBack(round, situation, to))
      const frame = show()
      actor.send({ type: 'changed' })
      return frame
    },
    liftCurtain(seat) {
      if (situation.front === seat) return shown
      if (!situation.waiting.includes(seat)) throw new Trouble('problem.notInFront')
      const recap = recapFor(situation, seat)
      const before = recap.length > 0 ? lastSeenBy(round, situation, seat) : undefined
      const next = lifted(situation, seat)
      store.look(record.id, next)
      situation = next
      return show(recap, before)
    },
    whyNot(seat, move) {
      mustSitInFront(seat)
      return game.whyNot(stateOf(situation), seat, move) ?? null
    },
    rename(title) {
      record = { ...record, title }
      show()
    },
    close: () => void actor.stop(),
  }
}

function illegal(refusal: Refusal | undefined): Trouble {
  return new Trouble('problem.illegalMove', refusal ? { rule: refusal.rule, refusal: refusal.message } : {})
}

/** The same table lets its bots do the same again; nobody can tell the cards from it. */
function botSeed(seed: string, made: number, seat: Seat, attempt: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, made, seat, attempt]))
    .digest('hex')
}
