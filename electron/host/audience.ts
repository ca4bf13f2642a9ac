/** The sessions at a table: what each of them is shown, and when. */
import { setImmediate as breathe } from 'node:timers/promises'
import { sameJson } from '../../machines/kernel/json.ts'
import type { Viewer } from '../../machines/kernel/game.ts'
import type { Frame, HostEvent, UndoState } from './api.ts'
import { pictureOf, type Picture } from './frame.ts'
import type { Logbook } from './logbook.ts'
import { inPieces, type Work } from './pieces.ts'
import { Trouble } from './problems.ts'
import type { Past } from './replay.ts'
import { looksTogether, madeIn, viewerOf, type Party, type Sitting } from './situation.ts'
import type { GameRecord, Looks } from './store/games.ts'
import { beforeOf, stepsOf, tellsAll, type Telling } from './told.ts'
import { undoOf, type Undo } from './undo.ts'

export type Send = (event: HostEvent) => void

/** A session at a table. */
export interface Member {
  readonly session: string
  readonly send: Send
  sitting: Sitting
  /** Names what this session was shown last. */
  revision: string
  picture: Picture | null
  /** Whose log the session has, and how many lines of it. */
  log: { viewer: Viewer; lines: number } | null
  /** What it was told can be taken back. */
  undo: UndoState | 'pending'
  /** What all were shown before the curtain fell: its frame, and from how many moves to how many it led. */
  parting: { revision: string; from: number; to: number } | null
}

/** What is shown with a frame. */
export interface Occasion {
  /** How the last moves are told. */
  telling?: Telling
  recap?: Frame['recap']
  /** The session has nothing yet, or has lost it. */
  whole?: boolean
}

export interface Audience {
  members(): readonly Member[]
  /** Throws a Trouble if the session isn't at this table. */
  find(session: string): Member
  known(session: string): Member | undefined
  /** The session that plays for the people. */
  holder(): Member | undefined
  add(session: string, send: Send, sitting: Sitting): Member
  remove(session: string): number
  show(member: Member, occasion?: Occasion): void
  /** Shows a change to all who can see it; to the others nothing has happened. */
  showAll(occasion: Occasion, mover?: Member): void
  /** Logs that were rewritten are the same up to these lines. */
  clip(same: (viewer: Viewer) => number): void
  tell(event: HostEvent): void
  close(): void
}

interface Parts {
  party: Party
  record: GameRecord
  past: Past
  logbook: Logbook
  looks(): Looks
  newRevision(): string
  report(error: unknown): void
}

/** Lines of the log that come with a frame to a session that has none of them. */
const firstLines = 200

export function audience({ party, record, past, logbook, looks, newRevision, report }: Parts): Audience {
  const members = new Map<string, Member>()
  let late = new AbortController()

  function show(member: Member, { telling, recap = null, whole = false }: Occasion = {}): void {
    const { sitting } = member
    const viewer = viewerOf(sitting)
    const picture = pictureOf(party, record, past, sitting)
    const goesOn = telling && viewer !== undefined && member.picture?.view && !whole
    const opens = goesOn && viewer === 'table' && member.log?.viewer !== viewer
    member.revision = newRevision()
    member.undo = saidAtOnce(sitting)
    const frame: Frame = {
      ...picture,
      revision: member.revision,
      undo: member.undo,
      log: viewer === undefined ? { from: 0, lines: [] } : logFor(member, viewer, whole),
      steps: goesOn ? stepsOf(past, logbook, telling, viewer) : [],
      ...(opens && { before: beforeOf(party.game, past, telling, viewer) }),
      recap,
    }
    member.picture = picture
    member.log = viewer === undefined ? null : { viewer, lines: logbook.read(viewer).length }
    send(member, { type: 'frame', frame })
    sayLater()
  }

  /** What led to a handover all may see before the curtain falls, as far as it is nobody's secret. */
  function part(member: Member, telling: Telling): void {
    const { sitting } = member
    member.sitting = looksTogether(sitting)
    show(member, { telling })
    member.sitting = sitting
    const to = madeIn(past)
    member.parting = { revision: member.revision, from: to - telling.length, to }
  }

  /** Whoever looked would be sent away before they have seen what came of it. */
  function parts({ picture, sitting }: Member, telling: Telling): boolean {
    return !!picture?.view && sitting.waiting.length > 0 && tellsAll(telling)
  }

  function logFor({ log }: Member, viewer: Viewer, whole: boolean): Frame['log'] {
    const lines = logbook.read(viewer)
    const known = log?.viewer === viewer && !whole
    const from = known ? log.lines : Math.max(0, lines.length - firstLines)
    return { from, lines: lines.slice(from) }
  }

  /** A session that can't be told must not undo what was done. */
  function send(member: Member, event: HostEvent): void {
    try {
      member.send(event)
    } catch (error) {
      report(error)
    }
  }

  // ---- What can be taken back --------------------------------------------------------------------------------------------

  const undoFor = (sitting: Sitting): Undo => undoOf(party, past, looks(), sitting)

  /** Under the curtain it always takes a moment: how long would tell what was done. */
  function saidAtOnce(sitting: Sitting): UndoState | 'pending' {
    return sitting.waiting.length > 0 ? 'pending' : undoFor(sitting).state
  }

  /** The reason why not is for the one who moved: under the curtain it would tell all others what was seen. */
  function* said(sitting: Sitting): Work<UndoState> {
    const undo = undoFor(sitting)
    const { state } = undo.state === 'pending' ? yield* undo.workOut() : undo
    return sitting.waiting.length > 0 && state !== 'possible' ? 'nothing' : state
  }

  /** It is dear to work out, so what happened is shown first; whatever happens next makes it needless. */
  function sayLater(): void {
    late.abort()
    late = new AbortController()
    const { signal } = late
    breathe(undefined, { signal })
      .then(() => inPieces(sayAll(), signal))
      .catch((error: unknown) => signal.aborted || report(error))
  }

  function* sayAll(): Work<void> {
    for (const member of members.values()) yield* sayUndo(member)
  }

  function* sayUndo(member: Member): Work<void> {
    const undo = yield* said(member.sitting)
    // It may have left meanwhile.
    if (undo === member.undo || !members.has(member.session)) return
    member.undo = undo
    send(member, { type: 'undo', id: record.id, revision: member.revision, undo })
  }

  /** Whether a session would see that something has happened. */
  function isSeen({ picture: before, sitting, log }: Member): boolean {
    const viewer = viewerOf(sitting)
    const now = pictureOf(party, record, past, sitting)
    if (viewer !== undefined && (log?.viewer !== viewer || log.lines !== logbook.read(viewer).length)) return true
    return !sameJson(withoutNews(before), withoutNews(now)) || (now.view?.news.length ?? 0) > 0
  }

  return {
    members: () => [...members.values()],
    find(session) {
      const member = members.get(session)
      if (!member) throw new Trouble('problem.notAtTable')
      return member
    },
    known: (session) => members.get(session),
    holder: () => [...members.values()].find(({ sitting }) => sitting.holds.length > 0),
    add(session, send, sitting) {
      const member: Member = {
        session,
        send,
        sitting,
        revision: '',
        picture: null,
        log: null,
        undo: 'nothing',
        parting: null,
      }
      members.set(session, member)
      return member
    },
    remove(session) {
      members.delete(session)
      return members.size
    },
    show,
    showAll(occasion, mover) {
      const { telling = [] } = occasion
      for (const member of members.values()) {
        member.parting = null
        if (member !== mover && !isSeen(member)) continue
        if (parts(member, telling)) part(member, telling)
        show(member, occasion)
      }
      sayLater()
    },
    clip(same) {
      for (const { log } of members.values()) if (log) log.lines = Math.min(log.lines, same(log.viewer))
    },
    tell(event) {
      for (const member of members.values()) send(member, event)
    },
    close() {
      late.abort()
      members.clear()
    },
  }
}

function withoutNews(picture: Picture | null): unknown {
  return picture && { ...picture, view: picture.view && { ...picture.view, news: [] } }
}
