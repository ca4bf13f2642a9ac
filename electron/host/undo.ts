/** What a session can take back, and why not. Nobody ever un-sees anything. */
import type { Seat } from '../../machines/kernel/game.ts'
import { sameJson } from '../../machines/kernel/json.ts'
import { lessonOf, type Lesson } from '../../machines/kernel/undo.ts'
import type { UndoState } from './api.ts'
import type { Work } from './pieces.ts'
import { plansIn, planTakenBack } from './plans.ts'
import type { Past, Position } from './replay.ts'
import type { Change, Party, Sitting } from './situation.ts'
import type { Looks } from './store/games.ts'

/** What can be said at once, and what has to be worked out. */
export type Undo =
  | { state: Exclude<UndoState, 'possible'> }
  | { state: 'possible'; change: Change }
  | { state: 'pending'; workOut(): Work<Exclude<Undo, { state: 'pending' }>> }

/** Asking what was learnt is dear; it is asked once a move. */
const lessons = new WeakMap<Position, Lesson | 'none'>()

/** The plan of the one in front; else the last thing that a person did, with the bots' moves since. */
export function undoOf(party: Party, past: Past, looks: Looks, sitting: Sitting): Undo {
  const { game } = party
  const { holds, front, stays } = sitting
  if (holds.length === 0) return { state: 'nothing' }
  const plan = front === null ? undefined : plansIn(game, past).get(front)
  if (front !== null && plan) {
    if (plan.begun < past.settled) return { state: 'chair' }
    return {
      state: 'pending',
      *workOut() {
        const change = yield* planTakenBack(game, past, front)
        return change ? { state: 'possible', change } : { state: 'learnt' }
      },
    }
  }
  const { positions, base } = past
  const begun = lastDone(party, past)
  const mover = positions[begun]?.made?.seat
  if (mover === undefined || !holds.includes(mover)) return { state: 'nothing' }
  // Who only looks takes nothing back for others.
  if (stays && front !== mover) return { state: 'nothing' }
  if (begun < past.settled) return { state: 'chair' }
  const to = base + begun - 1
  if (looks.lifted.some((at, seat) => seat !== mover && at > to)) return { state: 'looked' }
  const since = positions.slice(begun)
  const { random } = (positions[begun - 1] as Position).state
  if (since.some(({ state }) => !sameJson(state.random, random))) return { state: 'random' }
  const change: Change = {
    keep: begun,
    added: [],
    removed: positions.length - begun,
    happenings: [{ kind: 'undo', to }],
  }
  const known = since.map((position) => lessons.get(position))
  const lesson = known.find((each) => each === 'random' || each === 'learnt')
  if (lesson === 'random' || lesson === 'learnt') return { state: lesson }
  if (known.every((each) => each === 'none')) return { state: 'possible', change }
  return {
    state: 'pending',
    *workOut() {
      for (let index = begun; index < positions.length; index++) {
        const lesson = lessonAt(party, past, index)
        if (lesson !== 'none') return { state: lesson }
        yield
      }
      return { state: 'possible', change }
    },
  }
}

/** Where the last group of moves begins that a person began; 0 if there is none. */
function lastDone({ people }: Party, { positions }: Past): number {
  for (let index = positions.length - 1; index > 0; index--) {
    const { made } = positions[index] as Position
    if (made && !made.joined && people.includes(made.seat)) return index
  }
  return 0
}

function lessonAt({ game }: Party, { positions }: Past, index: number): Lesson | 'none' {
  const { state: before } = positions[index - 1] as Position
  const position = positions[index] as Position
  const { state, made } = position
  if (made === null) return 'none'
  const lesson = lessons.get(position) ?? lessonOf(game, { before, ...made }, state) ?? 'none'
  lessons.set(position, lesson)
  return lesson
}

/** The people who have chosen in secret, are waited for no more, and may still change their mind. */
export function changingIn({ game }: Party, past: Past, { holds }: Sitting): Seat[] {
  const active = game.active((past.positions.at(-1) as Position).state)
  if (active.length === 0) return []
  return [...plansIn(game, past).keys()].filter((seat) => holds.includes(seat) && !active.includes(seat)).sort()
}
