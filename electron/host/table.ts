/** A live table: answers what people do at it, lets bots play, saves every move before it is shown. */
import { createActor } from 'xstate'
import type { Level } from '../../machines/kernel/bots/bot.ts'
import type { Game, Move, Refusal, Seat, State } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { readable } from '../../machines/kernel/journal.ts'
import { teachesMover } from '../../machines/kernel/undo.ts'
import type { Decision, Frame, HostEvent, LogLine, Receipt, Shown, Wish } from './api.ts'
import { audience, type Member, type Send } from './audience.ts'
import type { Bots } from './bots.ts'
import { back, lent, peopleAt, sitterOf, usualLevel } from './chairs.ts'
import { forcedFrom, makeMove, runsOn, standing, type Course } from './course.ts'
import { logbook as openLogbook } from './logbook.ts'
import { inOneGo, type Work } from './pieces.ts'
import { problemOf, Trouble } from './problems.ts'
import { happeningOf, type Past, type Position } from './replay.ts'
import {
  botsToMove,
  hasSecrets,
  heldBy,
  lastOf,
  liftedBy,
  looksAway,
  looksOn,
  looksTogether,
  looksUp,
  madeIn,
  moverOf,
  satDown,
  seated,
  shifted,
  shownTo,
  stageOf,
  stateOf,
  viewerOf,
  watchedBy,
  watching,
  type Change,
  type Party,
  type Sitting,
} from './situation.ts'
import type { GameRecord, GameStore, Looks, SeatRecord } from './store/games.ts'
import { tableMachine } from './table-machine.ts'
import { botSeed, decisionsIn, hintFor, receiptAt } from './thoughts.ts'
import { recapFor, tellsAll } from './told.ts'
import { changingIn, undoOf } from './undo.ts'

/** Worlds that are imagined to see whether the mover has learnt something; a surprise shows in the first few. */
const worlds = 12

/** A table as sessions know it; whatever they ask for, they name themselves. */
export interface Table {
  /** Sits down, or asks for the whole frame again. */
  join(session: string, send: Send): Shown
  /** How many are left. */
  leave(session: string): number
  /** Gives the people's seats to this session. */
  takeOver(session: string): Shown
  /** Somebody leaves: a bot plays on for them, until they come back. */
  leaveChair(session: string, seat: Seat, level: Level): Shown
  returnToChair(session: string, seat: Seat): Shown
  play(session: string, seat: Seat, moves: readonly Move[], revision: string): Work<Shown>
  undo(session: string, revision: string): Work<Shown>
  liftCurtain(session: string, seat: Seat, watched?: string): Shown
  lowerCurtain(session: string): Shown
  whyNot(session: string, seat: Seat, move: Move): Refusal | null
  /** Bots play without a pause until a person is asked. */
  hurry(session: string): null
  /** What a bot would do in the place of the one in front: the word on it follows. */
  hint(session: string, revision: string): null
  /** After the game: the bots' choices, and one of them as it was thought. */
  decisions(session: string): Work<Decision[]>
  receipt(session: string, at: number): Promise<Receipt>
  /** The log before this line. */
  earlier(session: string, revision: string, before: number): LogLine[]
  /** Only where something is taught. */
  teach?(session: string, wish: Wish): Shown
  close(): void
}

export interface TableParts {
  game: Game
  record: GameRecord
  past: Past
  /** How many happenings are saved. */
  saved: number
  store: Pick<GameStore, 'append' | 'look' | 'hint'>
  bots: Bots
  clock(): number
  /** A name that nobody can guess or count. */
  newRevision(): string
  /** How long a bot's move should stand before the next, in milliseconds. */
  pace(): number
  /** Whether people are asked also where they have no choice. */
  asksAlways(): boolean
  /** Whether a session's line is broken: another one may sit down in its place. */
  isAway(session: string): boolean
  /** Told of errors that nobody expected. */
  report(error: unknown): void
}

export function openTable(parts: TableParts): Table {
  const { game, record, past, store, bots, clock, newRevision, report } = parts
  let { saved } = parts
  const party: Party = { game, people: peopleAt(record.seats) }
  const logbook = openLogbook(past)
  let looks: Looks = {
    seen: record.seats.map(({ seen }) => seen),
    lifted: record.seats.map(({ lifted }) => lifted),
    shown: record.seats.map(({ shown }) => shown),
  }
  /** How many of the moves that count each seat has made. */
  const counts = record.seats.map(({ seat }) => past.positions.filter(({ made }) => made?.seat === seat).length)
  let shownAt = clock()
  let hurried = false
  let hintedAt: number | null = null
  const crowd = audience({ party, record, past, logbook, looks: () => looks, newRevision, report })

  /** Saves first; only what is saved becomes the table's past, and only that is shown. */
  function happen(change: Change, sittings: ReadonlyMap<Member, Sitting>): void {
    const { keep, added, happenings } = change
    const made = past.base + keep + added.length - 1
    const state = (added.at(-1) ?? (past.positions[keep - 1] as Position)).state
    let next = shifted(looks, past.base, change)
    for (const sitting of sittings.values()) next = shownTo(next, sitting, made)
    const n = saved + happenings.length
    const winners = game.outcome(state)?.winners ?? null
    store.append(record.id, happenings, { snapshot: { n, made, state }, looks: next, played: clock(), winners })
    saved = n
    looks = next
    const same = change.removed > 0 ? logbook.rewrite(keep) : null
    for (const { made } of past.positions.splice(keep, Infinity, ...added)) if (made) count(made.seat, -1)
    for (const { made } of added) if (made) count(made.seat, 1)
    if (same) crowd.clip(same)
    for (const [member, sitting] of sittings) member.sitting = sitting
    shownAt = clock()
  }

  const count = (seat: Seat, by: number): void => void (counts[seat] = (counts[seat] ?? 0) + by)

  /** Moves that were made, and what is forced after them. */
  function* onTop({ positions, telling }: Course): Work<Course & { change: Change }> {
    const last = positions.at(-1) as Position
    const forced = parts.asksAlways() ? null : yield* forcedFrom(game, party.people, last.state)
    const added = [...positions, ...(forced?.positions ?? [])]
    return {
      positions: added,
      telling: [...telling, ...(forced?.telling ?? [])],
      change: { keep: past.positions.length, added, removed: 0, happenings: added.flatMap(happeningOf) },
    }
  }

  /** Who sits in front of each screen after a change. */
  function reseated(state: State, relook: (member: Member) => Sitting = ({ sitting }) => sitting) {
    return new Map(crowd.members().map((member) => [member, seated(party, state, relook(member))]))
  }

  /** What concerns all is seen by all who share a screen, before anybody is asked in secret. */
  function gathered(sittings: Map<Member, Sitting>, { positions, telling }: Course): Map<Member, Sitting> {
    const { state } = positions.at(-1) as Position
    if (!tellsAll(telling) || !game.shared(stateOf(past), state)) return sittings
    for (const [member, sitting] of sittings) {
      const { holds, front, waiting } = sitting
      if (holds.length > 1 && (front !== null || waiting.length > 0)) sittings.set(member, looksTogether(sitting))
    }
    return sittings
  }

  /** Somebody looks, or looks away. */
  function look(member: Member, sitting: Sitting, next: Looks, recap: Frame['recap'] = null): Shown {
    const seen = shownTo(next, sitting, madeIn(past))
    store.look(record.id, seen)
    looks = seen
    member.sitting = sitting
    crowd.show(member, { recap })
    return { revision: member.revision }
  }

  function current(session: string, revision: string): Member {
    const member = crowd.find(session)
    if (revision !== member.revision) throw new Trouble('problem.stale')
    return member
  }

  /** Others have their turn meanwhile; it counts only if nothing has happened here. */
  function* undisturbed<T>(session: string, revision: string, work: Work<T>): Work<T> {
    const last = lastOf(past)
    const done = yield* work
    if (lastOf(past) !== last) throw new Trouble('problem.stale')
    current(session, revision)
    return done
  }

  function mustBeMover({ sitting }: Member, seat: Seat): void {
    if (moverOf(party, stateOf(past), sitting) !== seat) throw new Trouble('problem.notInFront')
  }

  const actor = createActor(tableMachine, {
    input: {
      next() {
        if (game.active(stateOf(past)).length === 0) return 'nobody'
        if (botsToMove(party, stateOf(past)).length > 0) return 'bot'
        hurried = false
        return 'person'
      },
      async think(attempt) {
        const state = stateOf(past)
        const [seat] = botsToMove(party, state)
        if (seat === undefined) throw new Error('No bot is to move')
        const moves = game.legalMoves(state, seat)
        const seed = botSeed(record.seed, seat, counts[seat] ?? 0, attempt)
        const level = record.seats[seat]?.level ?? usualLevel
        const view = game.view(state, seat)
        const { move: choice, version } = await bots.think({ game: record.game, view, seat, moves, seed, level })
        const move = moves.find((legal) => sameJson(legal, choice))
        if (!move) throw new Error(`A bot of ${record.game} chose what it can't: ${JSON.stringify(choice)}`)
        return { seat, move, bot: { level, attempt, version } }
      },
      pause() {
        const { journal } = stateOf(past)
        const isSeen = ({ sitting }: Member): boolean => readable(journal, viewerOf(sitting) ?? 'table').length > 0
        // A clock that was set back must not keep anybody waiting.
        const stood = Math.max(0, clock() - shownAt)
        const stands = standing(game, past.positions, parts.pace())
        return !hurried && crowd.members().some(isSeen) ? Math.max(0, stands - stood) : 0
      },
      move({ seat, move, bot }) {
        const { position, moments } = makeMove(game, stateOf(past), { seat, move, joined: false, bot })
        const course = inOneGo(onTop({ positions: [position], telling: [moments] }))
        happen(course.change, gathered(reseated((course.positions.at(-1) as Position).state), course))
        crowd.showAll({ telling: course.telling })
      },
      fail(error) {
        const problem = problemOf(error)
        if (!problem) report(error)
        crowd.tell({ type: 'problem', problem: problem ?? { key: 'problem.botFailed', params: {} } })
      },
    },
  })

  /** Another session plays for the people from now on. */
  function handOver(to: Member): void {
    for (const member of crowd.members()) {
      if (member === to || member.sitting.holds.length === 0) continue
      member.sitting = watching
      crowd.show(member)
    }
    to.sitting = satDown(party, stateOf(past), party.people)
  }

  /** Asked twice in the same place, it is one hint. */
  function countHint(seat: Seat): void {
    const made = madeIn(past)
    const chair = record.seats[seat]
    if (!chair || hintedAt === made) return
    hintedAt = made
    store.hint(record.id, seat, chair.hints + 1)
    record.seats = record.seats.with(seat, { ...chair, hints: chair.hints + 1 })
  }

  /** A chair changes hands. Whoever plays for the people does that, or anybody where nobody does. */
  function changeChair(session: string, seat: Seat, change: (chair: SeatRecord) => SeatRecord | undefined): Shown {
    const member = crowd.find(session)
    const chair = record.seats[seat]
    const next = chair && change(chair)
    const holder = crowd.holder() ?? member
    if (!next || holder !== member || game.active(stateOf(past)).length === 0) throw new Trouble('problem.chair')
    const seats = record.seats.with(seat, next)
    const now: Party = { game, people: peopleAt(seats) }
    const sitting = heldBy(now, stateOf(past), now.people, member.sitting)
    const happenings = [{ kind: 'chair', seat, chair: sitterOf(next) } as const]
    const unchanged = { keep: past.positions.length, added: [], removed: 0 }
    happen({ ...unchanged, happenings }, new Map([[member, sitting]]))
    record.seats = seats
    party.people = now.people
    past.settled = past.positions.length
    crowd.showAll({}, member)
    actor.send({ type: 'changed' })
    return { revision: member.revision }
  }

  /** The moves of a list, up to the one that something comes in between after. */
  function* made(seat: Seat, moves: readonly Move[]): Work<Course> {
    const course: { positions: Position[]; telling: Course['telling'][number][] } = { positions: [], telling: [] }
    let state = stateOf(past)
    for (const [index, asked] of moves.entries()) {
      const move = game.legalMoves(state, seat).find((candidate) => sameJson(candidate, asked))
      if (!move) throw illegal(game.whyNot(state, seat, asked))
      const { position, moments } = makeMove(game, state, { seat, move, joined: index > 0 })
      course.positions.push(position)
      course.telling.push(moments)
      if (index < moves.length - 1 && !runsOn(game, state, position, moves.slice(index + 1))) break
      state = position.state
      yield
    }
    return course
  }

  /** Whether the screen would go on to others before the mover has seen what only they have learnt. */
  function* mustLookOn({ sitting }: Member, { positions }: Course, seat: Seat, end: State): Work<boolean> {
    if (seated(party, end, sitting).front === seat || game.active(end).length === 0) return false
    let before = stateOf(past)
    for (const { state, made } of positions) {
      // What was dealt is looked at when it is needed: by who had no secrets, waits for others now, or goes on in the open.
      const needsNone = game.open(end) || !game.active(end).includes(seat)
      const isDealt = !hasSecrets(game, before, seat) || (game.deals(before) && needsNone)
      if (made && !isDealt && teachesMover(game, { before, ...made }, state, worlds, ({ mine }) => mine)) return true
      before = state
      yield
    }
    return false
  }

  /** What comes of a list of moves: all that happens, and whether the mover looks on first. */
  function* outcomeOf(member: Member, seat: Seat, moves: readonly Move[]) {
    const course = yield* made(seat, moves)
    const whole = yield* onTop(course)
    const { state } = whole.positions.at(-1) as Position
    return { ...whole, state, looksFirst: yield* mustLookOn(member, course, seat, state) }
  }

  let begun = false
  return {
    join(session, send) {
      const known = crowd.known(session)
      const holder = crowd.holder()
      const member = known ?? crowd.add(session, send, watching)
      if (!known && (!holder || parts.isAway(holder.session))) handOver(member)
      looks = shownTo(looks, member.sitting, madeIn(past))
      crowd.show(member, { whole: true })
      if (!begun) actor.start()
      begun = true
      return { revision: member.revision }
    },
    leave: (session) => crowd.remove(session),
    takeOver(session) {
      const member = crowd.find(session)
      if (member.sitting.holds.length === 0) {
        handOver(member)
        crowd.show(member)
      }
      return { revision: member.revision }
    },
    leaveChair: (session, seat, level) =>
      changeChair(session, seat, (chair) => (chair.kind === 'person' ? lent(chair, level) : undefined)),
    returnToChair: (session, seat) => changeChair(session, seat, (chair) => (chair.lent ? back(chair) : undefined)),
    *play(session, seat, moves, revision) {
      const member = current(session, revision)
      mustBeMover(member, seat)
      const work = outcomeOf(member, seat, moves)
      const { change, positions, telling, state, looksFirst } = yield* undisturbed(session, revision, work)
      const sittings = reseated(state, ({ sitting }) => ({
        ...sitting,
        stays: sitting.stays && sitting.front !== seat,
      }))
      if (looksFirst) sittings.set(member, looksOn(member.sitting, seat))
      happen(change, gathered(sittings, { positions, telling }))
      crowd.showAll({ telling }, member)
      actor.send({ type: 'changed' })
      return { revision: member.revision }
    },
    *undo(session, revision) {
      const member = current(session, revision)
      const undo = undoOf(party, past, looks, member.sitting)
      const settled = undo.state === 'pending' ? yield* undisturbed(session, revision, undo.workOut()) : undo
      if (settled.state !== 'possible') throw new Trouble(`problem.undo.${settled.state}`)
      const { change } = settled
      const { state } = change.added.at(-1) ?? (past.positions[change.keep - 1] as Position)
      happen(
        change,
        reseated(state, ({ sitting }) => ({ ...sitting, stays: false })),
      )
      crowd.showAll({}, member)
      actor.send({ type: 'changed' })
      return { revision: member.revision }
    },
    liftCurtain(session, seat, watched) {
      const member = crowd.find(session)
      const { sitting, parting } = member
      if (sitting.front === seat) return { revision: member.revision }
      const state = stateOf(past)
      const waited = sitting.waiting.includes(seat)
      const changing = changingIn(party, past, sitting).includes(seat)
      const isOpen = sitting.holds.includes(seat) && ['open', 'watching'].includes(stageOf(party, state, sitting))
      if (!waited && !changing && !isOpen) throw new Trouble('problem.notInFront')
      if (parting && parting.revision === watched) looks = watchedBy(past, looks, sitting, parting)
      // Who only looks at their own does not stand in the way of anybody's undo.
      const next = waited ? liftedBy(looks, seat, madeIn(past)) : looks
      const recap = recapFor(game, past, logbook, looks, seat, waited && sitting.stays)
      return look(member, looksUp(party, state, sitting, seat), next, recap)
    },
    lowerCurtain(session) {
      const member = crowd.find(session)
      if (member.sitting.front === null && !member.sitting.stays) return { revision: member.revision }
      return look(member, looksAway(party, stateOf(past), member.sitting), looks)
    },
    whyNot(session, seat, move) {
      mustBeMover(crowd.find(session), seat)
      return game.whyNot(stateOf(past), seat, move) ?? null
    },
    hurry(session) {
      crowd.find(session)
      hurried = true
      actor.send({ type: 'changed' })
      return null
    },
    hint(session, revision) {
      const member = current(session, revision)
      const { front: seat } = member.sitting
      // Where all look, a hint would tell them what only one of them knows.
      if (seat === null) throw new Trouble('problem.notInFront')
      mustBeMover(member, seat)
      countHint(seat)
      const tell = (event: HostEvent): void => {
        if (crowd.known(session)?.revision === revision) member.send(event)
      }
      hintFor(game, record, bots, stateOf(past), seat)
        .then((hint) => tell({ type: 'hint', id: record.id, revision, hint }))
        .catch((error: unknown) => {
          const problem = problemOf(error)
          if (problem) tell({ type: 'problem', problem })
          else report(error)
        })
      return null
    },
    decisions: (session) => decisionsIn(game, past, logbook, viewerOf(crowd.find(session).sitting) ?? 'table'),
    async receipt(session, at) {
      crowd.find(session)
      return receiptAt(game, record, past, bots, at)
    },
    earlier(session, revision, before) {
      const viewer = viewerOf(current(session, revision).sitting)
      return viewer === undefined ? [] : logbook.read(viewer).slice(0, before)
    },
    close() {
      crowd.close()
      actor.stop()
    },
  }
}

function illegal(refusal: Refusal | undefined): Trouble {
  return new Trouble('problem.illegalMove', refusal ? { rule: refusal.rule, refusal: refusal.message } : {})
}
