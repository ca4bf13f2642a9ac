/** A lesson at a live table: the lesson's machine leads, the table plays; what is not meant yet is answered, not made. */
import { createActor, transition, type SnapshotFrom } from 'xstate'
import { byFeel } from '../../machines/kernel/bots/bot.ts'
import type { Game, Move, Seat } from '../../machines/kernel/game.ts'
import type { Phrase } from '../../machines/kernel/journal.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import {
  judge,
  lessonMachine,
  nextMove,
  ownScripted,
  scriptedFor,
  stepOf,
  type Lead,
  type LessonEvent,
} from '../../machines/kernel/lesson-machine.ts'
import {
  aboutAfter,
  goalOf,
  isScripted,
  rehearse,
  sentenceOf,
  titleOf,
  type Lesson,
} from '../../machines/kernel/lessons.ts'
import type { Frame, LessonShown, Shown, Wish } from './api.ts'
import type { Send } from './audience.ts'
import type { Answer, Question } from './bots.ts'
import { inOneGo, type Work } from './pieces.ts'
import { marked, openLoose, type Shared } from './practice.ts'
import { Trouble } from './problems.ts'
import { after, type Past, type Position } from './replay.ts'
import { stateOf } from './situation.ts'
import type { GameRecord, Happening } from './store/games.ts'
import type { Table } from './table.ts'

export interface LessonParts {
  game: Game
  record: GameRecord
  lesson: Lesson
  /** The lesson after this one. */
  next: string | null
  /** The step to begin with. */
  step: number
  /** The learner has come this far, or has been through it all. */
  keep(step: number, finished: boolean): void
}

/** While somebody reads, and when all is done, nothing can be done at the table and nobody is waited for. */
const atRest: Pick<Frame, 'moves' | 'thinking'> = { moves: [], thinking: [] }

/** A session at the table, and what it was shown last. */
interface Pupil {
  send: Send
  frame: Frame | null
}

export function openLesson(shared: Shared, { game, record, lesson, next, step, keep }: LessonParts): Table {
  const { seat: learner } = lesson
  const names = Object.fromEntries(record.seats.map(({ seat }) => [`seat${seat}`, seat]))
  const pupils = new Map<string, Pupil>()
  const rehearsal = rehearse(game, lesson)
  const wholeLine: Position[] = [
    { state: rehearsal.position, made: null },
    ...rehearsal.moves.map(({ seat, move, state }) => ({ state, made: { seat, move, joined: false } })),
  ]
  const startOf = (step: number): number => rehearsal.starts[step] ?? rehearsal.moves.length
  const first = step < lesson.steps.length ? step : 0
  /** By step: how many moves had been made when it began, as it was really played. */
  let starts = rehearsal.starts.slice(0, first + 1)

  const actor = createActor(lessonMachine, { input: { lesson, step: first } }).start()
  const lead = (): Lead => actor.getSnapshot().context
  const isNow = (stage: 'doing' | 'reading' | 'finished'): boolean => actor.getSnapshot().matches(stage)

  let past: Past = { positions: wholeLine.slice(0, startOf(first) + 1), base: 0, settled: 1 }
  /** Lets bots that had nothing to do look again. */
  let wake = (): void => undefined
  let closed = false
  let table = open()

  function open(): Table {
    return openLoose(shared, {
      game,
      record,
      past,
      store: { append: happen, look: () => undefined, hint: () => undefined },
      bots: { ...shared.bots, think },
    })
  }

  // ---- What happens ---------------------------------------------------------------------------------------------------------

  /** Told of every move before it is shown, so that what is shown says what comes next. */
  function happen(_id: string, happenings: readonly Happening[]): void {
    let position: Position | undefined = past.positions.at(-1)
    let made = past.positions.length - 1
    for (const happening of happenings) {
      if (happening.kind !== 'move' || !position) continue
      position = after(game, position.state, { ...happening, joined: false })
      if (!position) return
      made += 1
      tell({ type: 'moved', seat: happening.seat, move: happening.move, state: position.state }, made)
    }
    // What others do can leave nothing to be done that is meant: then the step is laid out as it should be.
    queueMicrotask(() => {
      if (!closed && isStuck()) layOut(lead().step)
    })
  }

  function tell(event: LessonEvent, made: number): void {
    const before = lead().step
    actor.send(event)
    const { step, made: own } = lead()
    // As long as the learner has done nothing in it, a step begins where the others have got to.
    if (own === 0) starts[step] = made
    if (step !== before) keepStep()
  }

  function keepStep(): void {
    const finished = isNow('finished')
    keep(finished ? 0 : lead().step, finished)
  }

  const legal = (seat: Seat): readonly Move[] => game.legalMoves(stateOf(past), seat)
  const isTheirs = (): boolean => game.active(stateOf(past)).includes(learner)
  const isStuck = (): boolean =>
    isNow('doing') && isTheirs() && !legal(learner).some((move) => judge(lead(), stateOf(past), move).welcome)

  /** What the lesson has in store; off script a bot's choice; while somebody reads, nothing. */
  async function think(question: Question): Promise<Answer> {
    for (;;) {
      const scripted = scriptedFor(lead(), question.seat)
      const move = question.moves.find((one) => sameJson(one, scripted))
      if (move) return { ...byFeel(move), version: '' }
      if (isNow('doing')) return shared.bots.think(question)
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }

  // ---- What is shown --------------------------------------------------------------------------------------------------------

  const phrase = (key: string): Phrase => ({ key, params: names })

  function shown(): LessonShown {
    const { answer, made } = lead()
    const step = stepOf(lead())
    return {
      id: lesson.id,
      next,
      step: lead().step,
      steps: lesson.steps.length,
      stage: stageNow(),
      title: titleOf(lesson),
      goal: goalOf(lesson),
      says: step ? phrase(sentenceOf(lesson, step)) : null,
      about: step ? aboutAfter(step, made) : [],
      rule: step?.rule ?? null,
      answer: answer === null ? null : phrase(answer),
      canGoBack: lead().step > 0 || made > 0,
    }
  }

  function markOf(): Partial<Frame> {
    const lesson = shown()
    return { lesson, ...(lesson.stage === 'reading' || lesson.stage === 'done' ? atRest : {}) }
  }

  function stageNow(): LessonShown['stage'] {
    if (isNow('finished')) return 'done'
    if (isNow('reading')) return othersAct() ? 'watching' : 'reading'
    return isTheirs() ? 'doing' : 'watching'
  }

  /** Whether somebody else is to do something that the lesson has in store. */
  function othersAct(): boolean {
    const active = game.active(stateOf(past))
    if (active.includes(learner)) return false
    return active.some((seat) => legal(seat).some((move) => sameJson(move, scriptedFor(lead(), seat))))
  }

  function sitDown(session: string): Shown {
    return table.join(session, (event) => {
      const pupil = pupils.get(session)
      if (!pupil) return
      const said = marked(event, markOf)
      if (said?.type === 'frame') pupil.frame = said.frame
      if (said) pupil.send(said)
    })
  }

  function pupilOf(session: string): Pupil {
    const pupil = pupils.get(session)
    if (!pupil) throw new Trouble('problem.notAtTable')
    return pupil
  }

  const revisionOf = (session: string): string => pupilOf(session).frame?.revision ?? ''
  const holds = ({ frame }: Pupil): boolean => frame?.holds.includes(learner) ?? false

  /** Another table with another past, for all who sit here; who held the seats holds them. */
  function layAt(positions: Position[], step: number, from: readonly number[]): void {
    table.close()
    past = { positions, base: 0, settled: 1 }
    starts = from.slice(0, step + 1)
    actor.send({ type: 'laid', step })
    table = open()
    const holdersFirst = [...pupils].sort(([, a], [, b]) => Number(holds(b)) - Number(holds(a)))
    for (const [session] of holdersFirst) sitDown(session)
    keepStep()
  }

  /** As it is meant to be when this step begins. */
  function layOut(step: number): void {
    layAt(wholeLine.slice(0, startOf(step) + 1), step, rehearsal.starts)
  }

  // ---- What the learner does ----------------------------------------------------------------------------------------------

  /** What of these moves is made: up to the end of the step; nothing, with an answer, if one of them isn't meant. */
  function admitted(moves: readonly Move[]): readonly Move[] {
    let snapshot: SnapshotFrom<typeof lessonMachine> = actor.getSnapshot()
    let state = stateOf(past)
    const { step } = snapshot.context
    for (const [index, move] of moves.entries()) {
      const position = after(game, state, { seat: learner, move, joined: false })
      // The table says why not.
      if (!position) return moves.slice(0, index + 1)
      const { welcome, answer } = judge(snapshot.context, state, move)
      if (!welcome) {
        actor.send({ type: 'tried', answer: answer === null ? 'lesson.notNow' : sentenceOf(lesson, { say: answer }) })
        return []
      }
      state = position.state
      ;[snapshot] = transition(lessonMachine, snapshot, { type: 'moved', seat: learner, move, state })
      if (snapshot.context.step !== step) return moves.slice(0, index + 1)
    }
    return moves
  }

  function* make(session: string, moves: readonly Move[]): Work<Shown> {
    yield* table.play(session, learner, moves, revisionOf(session))
    return runOn(session)
  }

  /** The learner's own moves that make themselves. */
  function runOn(session: string): Shown {
    for (let own = ownScripted(lead()); own && isTheirs(); own = ownScripted(lead())) {
      if (!legal(learner).some((move) => sameJson(move, own))) break
      inOneGo(table.play(session, learner, [own], revisionOf(session)))
    }
    return { revision: revisionOf(session) }
  }

  /** The moves of the line that come one after another. */
  function meant(): Move[] {
    const { rest } = lead()
    const from = rest.findIndex((entry) => !isScripted(entry))
    const others = rest.findIndex((entry, index) => index > from && isScripted(entry))
    return rest.slice(from, others < 0 ? undefined : others).filter((entry) => !isScripted(entry)) as Move[]
  }

  function show(session: string): Shown {
    const next = nextMove(lead())
    if (!next || !legal(learner).some((move) => sameJson(move, next))) {
      if (isTheirs()) layOut(lead().step + 1)
      return { revision: revisionOf(session) }
    }
    const step = stepOf(lead())
    return inOneGo(make(session, step?.done ? [next] : meant()))
  }

  function goOn(session: string): Shown {
    tell({ type: 'wentOn' }, past.positions.length - 1)
    wake()
    sitDown(session)
    const shown = runOn(session)
    if (!isStuck()) return shown
    layOut(lead().step)
    return { revision: revisionOf(session) }
  }

  function back(): void {
    const { step, made } = lead()
    const to = made > 0 ? step : Math.max(0, step - 1)
    layAt(past.positions.slice(0, (starts[to] ?? startOf(to)) + 1), to, starts)
  }

  const wishes: Record<Wish, (session: string) => Shown> = {
    show(session) {
      if (isNow('reading')) return goOn(session)
      return isNow('doing') ? show(session) : { revision: revisionOf(session) }
    },
    goOn: (session) => (stageNow() === 'reading' ? goOn(session) : { revision: revisionOf(session) }),
    back(session) {
      back()
      return { revision: revisionOf(session) }
    },
    restart(session) {
      layOut(0)
      return { revision: revisionOf(session) }
    },
  }

  return {
    join(session, send) {
      pupils.set(session, { send, frame: null })
      return sitDown(session)
    },
    leave(session) {
      pupils.delete(session)
      return table.leave(session)
    },
    *play(session, seat, moves, revision) {
      const pupil = pupilOf(session)
      if (pupil.frame?.revision !== revision) throw new Trouble('problem.stale')
      if (seat !== learner || !holds(pupil)) throw new Trouble('problem.notInFront')
      const made = admitted(moves)
      return made.length > 0 ? yield* make(session, made) : sitDown(session)
    },
    teach(session, wish) {
      if (!holds(pupilOf(session))) throw new Trouble('problem.notInFront')
      return wishes[wish](session)
    },
    takeOver: (session) => table.takeOver(session),
    undo: (...request) => table.undo(...request),
    liftCurtain: (session, seat, watched) => table.liftCurtain(session, seat, watched),
    lowerCurtain: (session) => table.lowerCurtain(session),
    leaveChair: (...request) => table.leaveChair(...request),
    returnToChair: (...request) => table.returnToChair(...request),
    hurry: (session) => table.hurry(session),
    hint: (session, revision) => table.hint(session, revision),
    decisions: (session) => table.decisions(session),
    receipt: (session, at) => table.receipt(session, at),
    whyNot: (session, seat, move) => table.whyNot(session, seat, move),
    earlier: (session, revision, before) => table.earlier(session, revision, before),
    close() {
      closed = true
      table.close()
      actor.stop()
    },
  }
}
